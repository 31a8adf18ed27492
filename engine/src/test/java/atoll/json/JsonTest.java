package atoll.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.gson.JsonParser;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "[]",
                "null",
                "-12",
                "1.5",
                "\"\"",
                "{\"a\":[1,2,{\"b\":null}],\"c\":true,\"d\":false}",
                "\"quote \\\" back \\\\ tab \\u0009 \u00e4\"",
                "[[[[]]],{}]",
                "99999999999",
                "-2147483648",
                "2147483648",
                "-0",
                "0.25",
                "1e3",
                "1e999",
                "-1.5E-3"
            })
    void readsAndWritesLikeALibrary(String text) {
        String written = Json.write(Json.read(text));
        assertEquals(JsonParser.parseString(text), JsonParser.parseString(written));
        assertEquals(Json.read(text), Json.read(written));
        assertEquals(Json.read(text), Json.read("  " + text.replace(",", " ,\n\t") + "\r\n"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "[1,",
                "[1 2]",
                "{\"a\"}",
                "{a:1}",
                "\"open",
                "\"\\x\"",
                "\"\\u12\"",
                "tru",
                "01",
                "1.",
                "--1",
                "-",
                "-01",
                ".5",
                "1e",
                "1e+",
                "+1",
                "1-2",
                "{\"a\":1,\"a\":1}",
                "[1]]",
                "{\"a\":1,}",
                "\"a\nb\"",
                "'a'",
                "NaN"
            })
    void refusesAllElse(String text) {
        assertThrows(IllegalArgumentException.class, () -> Json.read(text), text);
    }

    @Test
    void numbersAreIntsOrAsTheyWereWritten() {
        assertEquals(Integer.MIN_VALUE, Json.read("-2147483648"));
        assertEquals(Integer.MAX_VALUE, Json.read("2147483647"));
        assertEquals(new Json.Other("2147483648"), Json.read("2147483648"));
        assertEquals("[1.50,1E+3]", Json.write(Json.read("[ 1.50 , 1E+3 ]")));
    }

    @Test
    void depthIsBounded() {
        assertThrows(IllegalArgumentException.class, () -> Json.read("[".repeat(100_000)));
    }

    @Test
    void keepsTheOrderOfKeys() {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("z", 1);
        map.put("a", Arrays.asList("x", null));
        assertEquals("{\"z\":1,\"a\":[\"x\",null]}", Json.write(map));
        assertEquals(List.of("z", "a"), List.copyOf(((Map<?, ?>) Json.read(Json.write(map))).keySet()));
    }
}
