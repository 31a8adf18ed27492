package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.GameInfo;
import atoll.engine.MoveList;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.Games;
import atoll.games.kanaloa.KanaloaState;
import atoll.play.Session;
import atoll.table.all.Tables;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The end of a game: points are counted row by row, once, unless motion is unwanted. */
class EndTest extends PageTest {
    private final Session session = SampleGames.ponte(1000);

    static Stream<String> games() {
        return Games.INFOS.stream().map(GameInfo::id);
    }

    private static Browser.NewContextOptions moving() {
        return desk().setReducedMotion(ReducedMotion.NO_PREFERENCE);
    }

    private Locator result() {
        return page.locator("#result");
    }

    private Locator points() {
        return page.locator("#result .scores tr:nth-last-child(2) td");
    }

    /** Opens a game before its last choice, with the clock stopped, and makes it. */
    private void playTheLastMove(Browser.NewContextOptions options) {
        int last = session.length() - 1;
        MoveList legal = new MoveList();
        session.at(last).moves(legal);
        while (legal.size() < 2) {
            session.at(--last).moves(legal);
        }
        List<String> path = Tables.of("ponte").spotsOfMove(session.at(last), session.move(last));
        Session before = SampleGames.ponte(last);
        visitor(options);
        page.clock().install();
        storeGame(SampleGames.stored(before, "pp"));
        open("#table");
        await("person");
        for (String spot : path) {
            page.locator("#table [data-spot='" + spot + "']").dispatchEvent("click");
        }
        // forced moves may follow
        while (!isOver()) {
            page.clock().runFor(100);
        }
        await("over");
    }

    private void isComplete() {
        State end = session.state();
        assertThat(points()).hasText(new String[] {Integer.toString(end.score(0)), Integer.toString(end.score(1))});
        assertThat(page.locator("#result .scores tr:last-child td"))
                .hasText(new String[] {Integer.toString(end.rank(0)), Integer.toString(end.rank(1))});
    }

    @Test
    void pointsAreCountedWhenTheGameEndsAndEverythingIsThereAtOnce() {
        playTheLastMove(moving());
        assertThat(result()).hasAttribute("data-counting", "won");
        isComplete();
        assertThat(result()).hasCSS("opacity", "1");
        Object corner = page.evaluate("getComputedStyle(document.querySelector('.scores td'), '::after').content");
        assertEquals("none", corner, "nothing is counted in the empty corner of the sheet");
        // a row takes 160 ms; then the winner glows
        page.clock()
                .runFor(1_700 + 160 * page.locator("#result [style*='--from']").count());
        assertThat(result()).not().hasAttribute("data-counting", java.util.regex.Pattern.compile(".*"));
        isComplete();
    }

    @ParameterizedTest
    @ValueSource(strings = {"key", "press"})
    void anyKeyOrPressSkipsTheCount(String by) {
        playTheLastMove(moving());
        assertThat(result()).hasAttribute("data-counting", "won");
        if (by.equals("key")) {
            page.keyboard().press("Shift");
        } else {
            page.mouse().click(5, 5);
        }
        assertThat(page.locator("#result[data-counting]")).hasCount(0);
        isComplete();
    }

    @Test
    void withReducedMotionNothingIsCounted() {
        playTheLastMove(desk());
        isComplete();
        assertThat(page.locator("#result[data-counting]")).hasCount(0);
    }

    @Test
    void aFinishedGameThatIsReopenedOrLookedBackAtIsNotCounted() {
        visitWithStoredGame(moving(), SampleGames.stored(session, "pp"), "#table");
        await("over");
        isComplete();
        assertThat(page.locator("#result [data-won]")).not().hasCount(0);
        assertThat(page.locator("#result[data-counting]")).hasCount(0);
        page.keyboard().press(",");
        await("looking");
        page.keyboard().press(".");
        await("over");
        isComplete();
        assertThat(page.locator("#result[data-counting]")).hasCount(0);
    }

    @Test
    void aWinOnTheTieBreakIsCalledThat() {
        int seed = 0;
        Session tied = SampleGames.game("kanaloa", seed, Integer.MAX_VALUE);
        while (tied.state().rank(0) == tied.state().rank(1)
                || tied.state().score(0) != tied.state().score(1)
                || ((KanaloaState) tied.state()).champion() >= 0) {
            tied = SampleGames.game("kanaloa", ++seed, Integer.MAX_VALUE);
        }
        visitWithStoredGame(desk(), SampleGames.stored(tied, "pp"), "#table");
        await("over");
        int points = tied.state().score(0);
        String score = Texts.ENGLISH.text("over.tie").replace("{0}", " " + points + " : " + points);
        assertThat(result().locator("h2").first()).containsText(score);
    }

    @Test
    void aWinThatPointsDidNotDecideNamesNone() {
        int seed = 0;
        Session eleven = session;
        int champion = -1;
        while (champion < 0 || eleven.state().score(champion) == 0) {
            eleven = SampleGames.game("kanaloa", ++seed, Integer.MAX_VALUE);
            champion = ((KanaloaState) eleven.state()).champion();
        }
        visitWithStoredGame(desk(), SampleGames.stored(eleven, champion == 0 ? "y1" : "1y"), "#table");
        await("over");
        assertThat(result().locator("h2").first())
                .hasText(Texts.ENGLISH.text("over.you").replace("{0}", ""));
    }

    @ParameterizedTest
    @MethodSource("fewestAndMostSeats")
    void onAPhoneReviewRematchAndShareNeedNoScrolling(String game, int seats) {
        endOnAPhone(game, seats);
        for (int[] size : new int[][] {{390, 844}, {360, 740}}) {
            resize(size[0], size[1]);
            double tools = page.locator(".tools").boundingBox().y;
            for (String text : List.of("over.again", "review.open", "menu.share")) {
                Locator button =
                        result().getByText(Texts.GERMAN.text(text), new Locator.GetByTextOptions().setExact(true));
                assertThat(button).isInViewport(new LocatorAssertions.IsInViewportOptions().setRatio(1));
                BoundingBox box = button.boundingBox();
                assertTrue(box.y + box.height <= tools, text + " above the tools at " + size[1]);
            }
        }
    }

    static Stream<Arguments> fewestAndMostSeats() {
        return Games.INFOS.stream()
                .flatMap(info -> IntStream.of(info.minSeats(), info.maxSeats())
                        .distinct()
                        .mapToObj(seats -> Arguments.of(info.id(), seats)));
    }

    /** The board has nearly the whole width; the table scrolls down to the score sheet. */
    @ParameterizedTest
    @MethodSource("games")
    void onAPhoneTheBoardKeepsItsWidth(String game) {
        endOnAPhone(game, Games.find(game).info().minSeats());
        BoundingBox board = page.locator(".board").boundingBox();
        double tall = Double.parseDouble((String) table().evaluate("e => e.style.getPropertyValue('--tall')"));
        assertTrue(board.height >= 0.97 * board.width * tall / 1000, board.height + " of " + tall);
        Locator sum = page.locator("#result .scores tr").last();
        sum.scrollIntoViewIfNeeded();
        assertThat(sum).isInViewport();
        BoundingBox row = sum.boundingBox();
        assertTrue(row.y + row.height <= page.locator(".tools").boundingBox().y, "above the tools");
    }

    private void endOnAPhone(String game, int seats) {
        Session whole = SampleGames.game(Setup.of(Games.find(game).info(), seats), 9, Integer.MAX_VALUE);
        visitWithStoredGame(Visitors.phone(), SampleGames.stored(whole, "p".repeat(seats)), "#table");
        await("over");
    }
}
