package atoll.web;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What style sheets must not contain. */
class StylesTest {
    /** :nth-child() and its like within :has(). */
    private static final Pattern COUNTED = Pattern.compile(":has\\((?:[^()]|\\([^()]*\\))*:nth-");

    /** Otherwise browsers look at every element again, whatever appears or disappears: some milliseconds each time. */
    @Test
    void noElementDependsOnTheNumberOfOthersWithinIt() throws IOException {
        assertTrue(COUNTED.matcher(".a:has(b:not(.c) > :nth-child(3)) .d").find());
        assertFalse(COUNTED.matcher(".a:has(.b) .c:nth-child(3)").find());
        try (Stream<Path> files = Files.list(Path.of("../static"))) {
            List<Path> styles =
                    files.filter(file -> file.toString().endsWith(".css")).toList();
            assertFalse(styles.isEmpty());
            for (Path file : styles) {
                assertFalse(COUNTED.matcher(Files.readString(file)).find(), file.toString());
            }
        }
    }
}
