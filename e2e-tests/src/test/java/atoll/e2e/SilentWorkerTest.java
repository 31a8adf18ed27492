package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Workers that are silent, send nonsense, or are gone: another replaces them, and the game goes on. */
class SilentWorkerTest extends PageTest {
    /** Seconds pass quickly, the bots' moves are hardly shown, and a script's expression of {@code worker} and {@code words} replaces each message. */
    private void sabotage(String expression) {
        storeSetting("pace", "quick");
        context.addInitScript(Scripts.named("workers", "filter") + "((worker, words) => " + expression + ");");
    }

    private void plays(String expression, String heir) {
        visitor(desk());
        sabotage(expression);
        open("");
        beginAgainst(EASIEST);
        playTo(6, new Random(45));
        assertThat(table()).hasAttribute("data-backend", heir);
    }

    @ParameterizedTest
    @CsvSource({"1, js", "2, page"})
    void aWorkerThatIsNeverReady(int workers, String heir) {
        plays("words === 'ready' && worker <= " + workers + " ? null : words", heir);
    }

    @ParameterizedTest
    @CsvSource({"1, wasm", "2, js", "3, page"})
    void aWorkerThatFallsSilent(int workers, String heir) {
        plays("words !== 'ready' && worker <= " + workers + " ? null : words", heir);
    }

    @ParameterizedTest
    @CsvSource({"1, wasm", "2, js", "3, page"})
    void aWorkerThatIsGone(int workers, String heir) {
        visitor(desk());
        context.addInitScript("globalThis.dying = " + workers + ";");
        sabotage("words");
        open("");
        beginAgainst(EASIEST);
        playTo(6, new Random(46));
        assertThat(table()).hasAttribute("data-backend", heir);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "words.replace('move', 'mauve')",
                "words.startsWith('move') ? 'move' : words",
                "words.startsWith('move') ? '' : words",
                "words.startsWith('move') ? 'ready?' : words",
                "words.startsWith('move') ? words + ' 500' : words",
                "words.startsWith('move') ? words.split(' ').slice(0, 3).join(' ') : words",
                "words.replace(/^(move \\d+) \\d+/, '$1 123456789')",
                "words.replace(/^(move \\d+) \\d+/, '$1 one')",
                "words.startsWith('move') ? {} : words",
                "words.startsWith('move') ? 'failed ' + words.split(' ')[1] : words"
            })
    void aWorkerThatSendsNonsense(String nonsense) {
        plays("worker > 1 ? words : " + nonsense, "wasm");
    }
}
