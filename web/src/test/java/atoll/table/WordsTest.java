package atoll.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class WordsTest {
    private final Words words = key -> key;

    @Test
    void argumentsTakeTheirPlaces() {
        assertEquals("b, a and b", words.say("{1}, {0} and {1}", "a", "b"));
        assertEquals("ab", words.say("{0}{1}", "a", "b"));
        assertEquals("{1} a", words.say("{0} a", "{1}", "b"));
    }

    @Test
    void whatIsNoPlaceStays() {
        assertEquals("a {1} {x} { {0", words.say("{0} {1} {x} { {0", "a"));
        assertEquals("{a}", words.say("{{0}}", "a"));
        assertEquals("", words.say(""));
    }
}
