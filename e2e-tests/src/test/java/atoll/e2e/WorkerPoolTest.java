package atoll.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.play.BadLink;
import atoll.play.GameRecord;
import atoll.play.Link;
import atoll.play.Seed;
import atoll.play.Session;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The strongest level searches in several workers if the device has enough processors. */
class WorkerPoolTest extends PageTest {
    private static final int LATE = 50;

    private void watch(int processors, int deaf, String kinds) {
        visitor(desk());
        context.addInitScript(Scripts.call(Scripts.named("workers", "record"), processors, deaf));
        storeGame(SampleGames.stored(SampleGames.ponte(LATE), kinds));
        open("#table");
    }

    // The messages to each worker for the first request that this many of them received.
    private List<String[]> requests(int workers) {
        page.waitForFunction(
                Scripts.named("workers", "firstRequest"),
                workers,
                new Page.WaitForFunctionOptions().setTimeout(PATIENCE_MILLIS));
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
    void onEightProcessorsFourSearch() {
        watch(8, 0, "66");
        List<String[]> asked = requests(4);
        assertEquals(Set.of("1", "2", "3", "4"), words(asked, 0));
        assertEquals(4, words(asked, 4).size(), "each has a seed of its own");
        assertEquals(1, words(asked, 5).size(), "all are asked about the same view");
        awaitMoves(4);
        List<?> voters =
                (List<?>) page.evaluate("heard.map(line => line.split(' ')).filter(words => words[1] === 'report'"
                        + " && words[2] === asked).map(words => words[0])");
        assertEquals(Set.of("1", "2", "3", "4"), Set.copyOf(voters));
    }

    private static Set<String> words(List<String[]> lines, int word) {
        return lines.stream().map(line -> line[word]).collect(Collectors.toSet());
    }

    @Test
    void aSilentHelperIsNotWaitedFor() {
        watch(6, 2, "66");
        requests(3);
        awaitMoves(4);
    }

    @Test
    void aHelperThatNeverRepliesIsDropped() {
        watch(6, 2, "66");
        page.waitForFunction(
                "() => posted.filter(line => line.startsWith('1 vote')).length > 4"
                        + " && posted.filter(line => line.startsWith('3 vote')).length > 4",
                null,
                new Page.WaitForFunctionOptions().setTimeout(2 * PATIENCE_MILLIS));
        assertEquals(3, page.evaluate("posted.filter(line => line.startsWith('2 vote')).length"));
    }

    @Test
    void onTwoProcessorsOneSearches() {
        watch(2, 0, "66");
        awaitMoves(2);
        assertTrue((boolean) page.evaluate("posted.every(line => line.startsWith('1 ') && !line.includes('vote'))"));
    }

    @Test
    void otherLevelsUseOneWorker() {
        watch(8, 0, "55");
        awaitMoves(2);
        assertTrue((boolean) page.evaluate("posted.every(line => line.startsWith('1 ') && !line.includes('vote'))"));
    }

    @Test
    void theMajorityVoteIsPlayed() throws BadLink {
        visitor(desk());
        context.addInitScript(Scripts.call(Scripts.named("workers", "outvote")));
        storeGame(SampleGames.stored(SampleGames.ponte(LATE), "66"));
        open("#table");
        page.waitForFunction(
                "() => globalThis.outvoted && +document.querySelector('#table').dataset.ply > outvoted.ply",
                null,
                new Page.WaitForFunctionOptions().setTimeout(PATIENCE_MILLIS));
        int ply = (int) page.evaluate("outvoted.ply");
        awaitStoredFrom(ply + 1);
        GameRecord game = Link.read(storedGames().get(0).get("game")).record();
        assertEquals(
                page.evaluate("outvoted.move"), Session.of(game, Seed.of(0)).move(ply));
    }

    private void awaitStoredFrom(int ply) {
        context.waitForCondition(() -> Integer.parseInt(storedGames().get(0).get("ply")) >= ply);
    }

    @Test
    void theBotsSeedDiffersFromTheGames() {
        assertNotEquals(firstSeed(), firstSeed(), "the same game, and other lots in another page");
    }

    private String firstSeed() {
        watch(2, 0, "11");
        awaitMoves(1);
        return (String) page.evaluate("posted.find(line => line.includes(' think ')).split(' ')[4]");
    }
}
