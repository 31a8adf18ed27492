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

    /** A page or table that depends on something anywhere within it. */
    private static final Pattern SEARCHED = Pattern.compile(
            "(?<![\\w-])(?:body|html|#app|\\.table|\\.side)(?:\\[[^\\]]*\\]|:not\\([^)]*\\))*:has\\((?!> )");

    /** Otherwise browsers look at every element again, whatever appears or disappears: some milliseconds each time. */
    @Test
    void noElementDependsOnTheNumberOfOthersWithinIt() throws IOException {
        assertTrue(COUNTED.matcher(".a:has(b:not(.c) > :nth-child(3)) .d").find());
        assertFalse(COUNTED.matcher(".a:has(.b) .c:nth-child(3)").find());
        assertNone(COUNTED);
    }

    /** Otherwise browsers search it, with hundreds of moves in its history, whenever any text changes. */
    @Test
    void noPageDependsOnWhatIsDeepWithinIt() throws IOException {
        assertTrue(SEARCHED.matcher("body:has(.b) .c").find());
        assertTrue(SEARCHED.matcher(".table[data-a]:not(.b):has(.c)").find());
        assertFalse(SEARCHED.matcher(".table:has(> .side > .b), .notable-body:has(.c)")
                .find());
        assertNone(SEARCHED);
    }

    private static void assertNone(Pattern pattern) throws IOException {
        try (Stream<Path> files = Files.list(Path.of("../static"))) {
            List<Path> styles =
                    files.filter(file -> file.toString().endsWith(".css")).toList();
            assertFalse(styles.isEmpty());
            for (Path file : styles) {
                assertFalse(pattern.matcher(Files.readString(file)).find(), file.toString());
            }
        }
    }
}
