package atoll.table.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.Test;

class MessagesTest {
    private final Messages messages = key -> key;

    @Test
    void argumentsReplacePlaceholders() {
        assertEquals("b, a and b", messages.format("{1}, {0} and {1}", "a", "b"));
        assertEquals("ab", messages.format("{0}{1}", "a", "b"));
        assertEquals("{1} a", messages.format("{0} a", "{1}", "b"));
    }

    @Test
    void verbsFollowWhoActs() {
        Map<String, String> texts = Map.of(
                "player.you", "Du",
                "advice.hint", "Tipp",
                "advice.then", "Danach",
                "advice.first", "Erster Gedanke",
                "review.better", "Besser",
                "swap", "{0}: [tauscht|tauschst|tausch] {1} und [passt|passe]");
        Messages german = key -> texts.getOrDefault(key, key);
        assertEquals("Anna: tauscht [a] und passt", german.format("swap", "Anna", "[a]"));
        assertEquals("Du: tauschst 2 und passe", german.format("swap", "Du", "2"));
        assertEquals("Tipp: tausch 2 und passe", german.format("swap", "Tipp", "2"));
        assertEquals("Danach: tausch 2 und passe", german.format("swap", "Danach", "2"));
        assertEquals("Erster Gedanke: tausch 2 und passe", german.format("swap", "Erster Gedanke", "2"));
        assertEquals("Besser: tausch 2 und passe", german.format("swap", "Besser", "2"));
        assertEquals("a [b", messages.format("{0} [b", "a"));
        assertEquals("[a|b]", messages.format("[a|b]"), "nobody acts");
    }

    @Test
    void invalidPlaceholdersStay() {
        assertEquals("a {1} {x} { {0", messages.format("{0} {1} {x} { {0", "a"));
        assertEquals("{a}", messages.format("{{0}}", "a"));
        assertEquals("", messages.format(""));
    }
}
