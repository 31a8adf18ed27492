package atoll.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import atoll.engine.IllegalReason;
import atoll.games.Games;
import atoll.games.kanaloa.KanaloaIllegalReason;
import atoll.games.orbis.OrbisIllegalReason;
import atoll.games.origo.OrigoIllegalReason;
import atoll.games.ponte.PonteIllegalReason;
import atoll.games.rapanui.RapanuiIllegalReason;
import atoll.table.text.TestMessages;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every rule that forbids a move has a text in every language. */
class IllegalReasonTextsTest {
    private static final Map<String, IllegalReason[]> REASONS = Map.of(
            "kanaloa", KanaloaIllegalReason.values(),
            "orbis", OrbisIllegalReason.values(),
            "origo", OrigoIllegalReason.values(),
            "ponte", PonteIllegalReason.values(),
            "rapanui", RapanuiIllegalReason.values());

    /** For passing: a button that exists only while it is legal. */
    private static final Set<IllegalReason> UNSPOKEN =
            Set.of(KanaloaIllegalReason.NOT_LAST_ROUND, KanaloaIllegalReason.BEGUN, KanaloaIllegalReason.NOBODY_AHEAD);

    @Test
    void everyGameIsHere() {
        assertEquals(
                Games.INFOS.size(),
                Games.INFOS.stream()
                        .filter(info -> REASONS.containsKey(info.id()))
                        .count());
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "de"})
    void everyReasonHasAText(String language) {
        TestMessages messages = TestMessages.of(language);
        REASONS.forEach((game, reasons) -> {
            for (IllegalReason reason : reasons) {
                if (!UNSPOKEN.contains(reason)) {
                    String key = game + ".why." + reason.id();
                    assertFalse(messages.text(key).isBlank(), key);
                }
            }
        });
    }
}
