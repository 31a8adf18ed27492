package atoll.table;

import static org.junit.jupiter.api.Assertions.assertFalse;

import atoll.engine.Game;
import atoll.engine.IllegalReason;
import atoll.games.Games;
import atoll.games.kanaloa.KanaloaIllegalReason;
import atoll.table.text.TestMessages;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every rule that forbids a move has a text in every language. */
class IllegalReasonTextsTest {
    /** For passing: a button that exists only while it is legal. */
    private static final Set<IllegalReason> UNSPOKEN =
            Set.of(KanaloaIllegalReason.NOT_LAST_ROUND, KanaloaIllegalReason.BEGUN, KanaloaIllegalReason.NOBODY_AHEAD);

    // The enum beside the game: KanaloaGame has KanaloaIllegalReason.
    private static IllegalReason[] reasons(Game game) throws ClassNotFoundException {
        String name = game.getClass().getName().replaceAll("Game$", "IllegalReason");
        return (IllegalReason[]) Class.forName(name).getEnumConstants();
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "de"})
    void everyReasonHasAText(String language) throws ClassNotFoundException {
        TestMessages messages = TestMessages.of(language);
        for (Game game : Games.ALL) {
            for (IllegalReason reason : reasons(game)) {
                if (!UNSPOKEN.contains(reason)) {
                    String key = game.info().id() + ".why." + reason.id();
                    assertFalse(messages.text(key).isBlank(), key);
                }
            }
        }
    }
}
