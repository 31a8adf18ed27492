package atoll.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The strongest level thinks in several workers where the device has the processors. */
class CrewTest extends PageTest {
    private static final int LATE = 50;

    /** Notes what the page says to each of its workers, by their number; none of those that are deaf hears a question. */
    private static final String NOTES = """
            Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { value: %d });
            globalThis.posted = [];
            globalThis.heard = [];
            let workers = 0;
            const post = Worker.prototype.postMessage;
            Worker.prototype.postMessage = function(said) {
              if (!this.number) {
                this.number = ++workers;
                this.addEventListener('message', e => heard.push(this.number + ' ' + e.data));
              }
              posted.push(this.number + ' ' + said);
              if (!(this.number === %d && said.startsWith('vote'))) post.call(this, said);
            };""";

    private void watch(int processors, int deaf, String kinds) {
        visitor(desk());
        context.addInitScript(String.format(NOTES, processors, deaf));
        keep(Played.kept(Played.ponte(LATE), kinds));
        open("#table");
    }

    // What was said to each worker about the first question that so many of them were asked.
    private List<String[]> asked(int workers) {
        page.waitForFunction("""
                workers => globalThis.asked = posted.map(line => line.split(' ')).filter(words => words[1] === 'vote')
                  .map(words => words[2]).filter((id, i, all) => all.filter(other => other === id).length === workers)[0]""", workers, new Page.WaitForFunctionOptions().setTimeout(PATIENCE_MILLIS));
        List<?> lines = (List<?>)
                page.evaluate("posted.filter(line => line.split(' ')[1] === 'vote' && line.split(' ')[2] === asked)");
        return lines.stream().map(line -> line.toString().split(" ")).toList();
    }

    private void awaitMoves(int more) {
        page.waitForFunction(
                "ply => +document.querySelector('#table').dataset.ply >= ply",
                LATE + more,
                new Page.WaitForFunctionOptions().setTimeout(PATIENCE_MILLIS));
    }

    @Test
    void ofEightProcessorsFourThink() {
        watch(8, 0, "66");
        List<String[]> asked = asked(4);
        assertEquals(Set.of("1", "2", "3", "4"), words(asked, 0));
        assertEquals(4, words(asked, 4).size(), "each has a seed of its own");
        assertEquals(1, words(asked, 5).size(), "all are asked about the same view");
        awaitMoves(4);
        List<?> voters =
                (List<?>) page.evaluate("heard.map(line => line.split(' ')).filter(words => words[1] === 'votes'"
                        + " && words[2] === asked).map(words => words[0])");
        assertEquals(Set.of("1", "2", "3", "4"), Set.copyOf(voters));
    }

    private static Set<String> words(List<String[]> lines, int word) {
        return lines.stream().map(line -> line[word]).collect(Collectors.toSet());
    }

    @Test
    void whoDoesNotAnswerIsNotWaitedFor() {
        watch(6, 2, "66");
        asked(3);
        awaitMoves(4);
    }

    @Test
    void onTwoProcessorsOneThinks() {
        watch(2, 0, "66");
        awaitMoves(2);
        assertTrue((boolean) page.evaluate("posted.every(line => line.startsWith('1 ') && !line.includes('vote'))"));
    }

    @Test
    void otherLevelsThinkAlone() {
        watch(8, 0, "55");
        awaitMoves(2);
        assertTrue((boolean) page.evaluate("posted.every(line => line.startsWith('1 ') && !line.includes('vote'))"));
    }
}
