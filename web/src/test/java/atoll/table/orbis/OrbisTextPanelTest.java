package atoll.table.orbis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Setup;
import atoll.games.orbis.OrbisGame;
import atoll.games.orbis.OrbisGods;
import atoll.games.orbis.OrbisState;
import atoll.games.orbis.OrbisTiles;
import atoll.table.ViewOptions;
import atoll.table.text.Messages;
import atoll.table.text.TestMessages;
import java.util.List;
import org.junit.jupiter.api.Test;

class OrbisTextPanelTest {
    @Test
    void sentencesAreBrokenBetweenWords() {
        assertEquals(
                List.of("3 points if", "green or blue", "is below"), lines("3 points if green or blue is below", 13));
        assertEquals(List.of("short"), lines("short", 13));
        assertEquals(List.of("a", "wordthatislong", "b"), lines("a wordthatislong b", 5));
        assertEquals(List.of("onewordonly"), lines("onewordonly", 5));
        assertEquals(List.of("12345", "67890"), lines("12345 67890", 5));
    }

    private static List<String> lines(String sentence, int letters) {
        return OrbisTextPanel.lines(sentence, letters);
    }

    /** The text panel of every tile and god fits beside a phone's display. */
    @Test
    void noPanelReachesThePyramid() {
        for (int room : new int[] {ViewOptions.TALL, ViewOptions.LONG}) {
            noPanelReachesThePyramid(OrbisLayout.of(2, 0, room));
        }
    }

    private static void noPanelReachesThePyramid(OrbisLayout layout) {
        for (String language : List.of("en", "de")) {
            Messages messages = TestMessages.of(language);
            OrbisState state = (OrbisState) new OrbisGame().start(Setup.of(new OrbisGame().info(), 2));
            OrbisTextPanels panels = new OrbisTextPanels(state, messages);
            for (int tile = 0; tile < OrbisTiles.TILES; tile++) {
                String[] what = panels.what(tile);
                String pay = messages.format(
                        "orbis.pay.wild",
                        messages.count("orbis.pay.swap", 2),
                        messages.format("orbis.span", "−1", "+5"));
                ends(layout, what[0], what[1], pay);
                String only = messages.format(
                        "orbis.pay.only",
                        messages.text("orbis.pay.noplace"),
                        messages.format("orbis.span", "−1", "+5"));
                ends(layout, what[0], what[1], only);
            }
            for (int god = 0; god < OrbisGods.GODS; god++) {
                ends(layout, panels.god(god));
            }
        }
    }

    private static void ends(OrbisLayout layout, String... words) {
        double bottom = layout.textPanel().top()
                + OrbisTextPanel.height(
                        OrbisTextPanel.wrap(layout.textPanel().width(), words).size());
        assertTrue(bottom <= layout.world().top(), () -> List.of(words) + " ends at " + bottom);
    }
}
