package atoll.web.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlainNumbersTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "0",
                "7",
                "-1",
                "+12",
                "-0",
                "007",
                "2147483647",
                "-2147483648",
                "-2147483647",
                "1999999999",
                "+0"
            })
    void readsAsJava(String text) {
        assertEquals(Integer.parseInt(text), PlainNumbers.parse(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "-",
                "+",
                "1 ",
                " 1",
                "1.5",
                "--1",
                "+-1",
                "a",
                "1a",
                "2147483648",
                "-2147483649",
                "21474836470",
                "-99999999999",
                "4294967296",
                "1-"
            })
    void refusesAsJava(String text) {
        assertThrows(NumberFormatException.class, () -> Integer.parseInt(text));
        assertThrows(NumberFormatException.class, () -> PlainNumbers.parse(text));
    }
}
