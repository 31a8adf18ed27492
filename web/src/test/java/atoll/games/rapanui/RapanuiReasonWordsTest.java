package atoll.games.rapanui;

import static org.junit.jupiter.api.Assertions.assertFalse;

import atoll.table.text.TestMessages;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RapanuiReasonWordsTest {
    @ParameterizedTest
    @ValueSource(strings = {"en", "de"})
    void everyReasonHasAText(String language) {
        for (int reason = RapanuiIllegalReason.OVER; reason <= RapanuiIllegalReason.NO_SCORING; reason++) {
            String key = "rapanui.why." + RapanuiIllegalReason.id(reason);
            assertFalse(TestMessages.of(language).text(key).isBlank(), key);
        }
    }
}
