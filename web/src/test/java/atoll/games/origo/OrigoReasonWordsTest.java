package atoll.games.origo;

import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.table.text.TestMessages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OrigoReasonWordsTest {
    private static final Path SOURCE = Path.of("../engine/src/main/java/atoll/games/origo/OrigoIllegalReason.java");

    @ParameterizedTest
    @ValueSource(strings = {"en", "de"})
    void everyReasonHasAText(String language) throws IOException {
        Matcher reason = Pattern.compile("\"([a-z]+(?:-[a-z]+)*)\"").matcher(Files.readString(SOURCE));
        int found = 0;
        while (reason.find()) {
            String key = "origo.why." + reason.group(1);
            assertNotEquals(key, TestMessages.of(language).text(key));
            found++;
        }
        assertTrue(found > 20, "reasons are found in the source: " + found);
    }
}
