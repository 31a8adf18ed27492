package atoll.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
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
    void verbsFollowWhoActs() {
        Map<String, String> texts = Map.of(
                "player.you", "Du",
                "advice.hint", "Tipp",
                "advice.first", "Erster Gedanke",
                "review.better", "Besser",
                "swap", "{0}: [tauscht|tauschst|tausch] {1} und [passt|passe]");
        Words german = key -> texts.getOrDefault(key, key);
        assertEquals("Anna: tauscht [a] und passt", german.say("swap", "Anna", "[a]"));
        assertEquals("Du: tauschst 2 und passe", german.say("swap", "Du", "2"));
        assertEquals("Tipp: tausch 2 und passe", german.say("swap", "Tipp", "2"));
        assertEquals("Erster Gedanke: tausch 2 und passe", german.say("swap", "Erster Gedanke", "2"));
        assertEquals("Besser: tausch 2 und passe", german.say("swap", "Besser", "2"));
        assertEquals("a [b", words.say("{0} [b", "a"));
        assertEquals("[a|b]", words.say("[a|b]"), "nobody acts");
    }

    @Test
    void whatIsNoPlaceStays() {
        assertEquals("a {1} {x} { {0", words.say("{0} {1} {x} { {0", "a"));
        assertEquals("{a}", words.say("{{0}}", "a"));
        assertEquals("", words.say(""));
    }
}
