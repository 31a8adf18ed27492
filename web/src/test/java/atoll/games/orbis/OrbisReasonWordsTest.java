package atoll.games.orbis;

import static org.junit.jupiter.api.Assertions.assertFalse;

import atoll.table.text.TestMessages;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OrbisReasonWordsTest {
    @ParameterizedTest
    @ValueSource(strings = {"en", "de"})
    void everyReasonHasAText(String language) {
        for (int reason = 1; reason <= OrbisIllegalReason.count(); reason++) {
            String key = "orbis.why." + OrbisIllegalReason.id(reason);
            assertFalse(TestMessages.of(language).text(key).isBlank(), key);
        }
    }
}
