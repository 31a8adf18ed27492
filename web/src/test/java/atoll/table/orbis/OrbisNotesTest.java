package atoll.table.orbis;

import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Setup;
import atoll.games.orbis.OrbisGame;
import atoll.games.orbis.OrbisGods;
import atoll.games.orbis.OrbisState;
import atoll.games.orbis.OrbisTiles;
import atoll.table.text.Messages;
import atoll.table.text.TestMessages;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is said about the spot that is pointed at. */
class OrbisNotesTest {
    /** Four lines beside the board, where they are narrowest. */
    private static final int MOST_LETTERS = 150;

    /** The words about every tile and god fit into the place of the prompt. */
    @Test
    void notesAreShort() {
        for (String language : List.of("en", "de")) {
            Messages messages = TestMessages.of(language);
            OrbisState state = (OrbisState) new OrbisGame().start(Setup.of(new OrbisGame().info(), 2));
            OrbisNotes notes = new OrbisNotes(state, messages);
            for (int tile = 0; tile < OrbisTiles.TILES; tile++) {
                String[] what = notes.what(tile);
                String span = messages.format("orbis.span", "−1", "+5");
                String pay = messages.format("orbis.pay.wild", messages.count("orbis.pay.swap", 2), span);
                assertShort(what[0], what[1], pay);
                String only = messages.format("orbis.pay.only", messages.text("orbis.pay.noplace"), span);
                assertShort(what[0], what[1], only);
            }
            for (int god = 0; god < OrbisGods.GODS; god++) {
                assertShort(notes.god(god));
            }
        }
    }

    private static void assertShort(String... words) {
        String note = String.join(". ", words);
        assertTrue(note.length() <= MOST_LETTERS, () -> note.length() + ": " + note);
    }
}
