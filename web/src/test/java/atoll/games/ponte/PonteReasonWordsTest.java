package atoll.games.ponte;

import static org.junit.jupiter.api.Assertions.assertFalse;

import atoll.table.text.TestMessages;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PonteReasonWordsTest {
    @ParameterizedTest
    @ValueSource(strings = {"en", "de"})
    void everyReasonHasAText(String language) {
        for (int rule = 1; rule <= PonteIllegalReason.OVER; rule++) {
            String key = "ponte.why." + PonteIllegalReason.id(PonteIllegalReason.of(rule));
            assertFalse(TestMessages.of(language).text(key).isBlank(), key);
        }
    }
}
