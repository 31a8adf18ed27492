package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.drill.SavedTask;
import atoll.engine.MoveList;
import atoll.engine.State;
import atoll.play.BadLink;
import atoll.puzzle.Puzzle;
import atoll.puzzle.PuzzleLog;
import atoll.puzzle.PuzzleSession;
import atoll.table.all.Tables;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Puzzles of the lists: on the board, by every way of input; what becomes of mistakes. */
class PuzzleTest extends PuzzlePageTest {
    // The first puzzle of a game in which the opponent replies.
    private static int withReply(String game) throws IOException, BadLink {
        for (int number = 1; number <= file(game).puzzles().size(); number++) {
            Puzzle puzzle = puzzle(game, number);
            PuzzleSession session = new PuzzleSession(puzzle);
            State state = puzzle.start(1).start().copy();
            while (!session.isSolved()) {
                if (session.isReplyDue(state.actor())) {
                    return number;
                }
                int move = session.rightMoves()[0];
                session.play(move);
                state.play(move);
            }
        }
        throw new AssertionError("none");
    }

    // The next puzzle of a grade after a number.
    private static int next(String game, int number, int grade) throws IOException, BadLink {
        int next = number + 1;
        while (puzzle(game, next).task().grade() != grade) {
            next++;
        }
        return next;
    }

    // Those of the puzzles of a game; "" if some have none.
    private static Set<String> themes(String game) throws IOException, BadLink {
        Set<String> themes = new TreeSet<>();
        for (int number = 1; number <= file(game).puzzles().size(); number++) {
            List<String> some = puzzle(game, number).task().themes();
            themes.addAll(some.isEmpty() ? List.of("") : some);
        }
        return themes;
    }

    private static int wrongMove(Puzzle puzzle) {
        MoveList legal = new MoveList();
        puzzle.view().moves(legal);
        for (int i = 0; i < legal.size(); i++) {
            if (!puzzle.answer().isRight(legal.get(i))) {
                return legal.get(i);
            }
        }
        throw new AssertionError();
    }

    private void goTo(String fragment) {
        page.evaluate("where => { location.hash = where; }", fragment);
    }

    private List<Map<String, String>> tasks() {
        List<Map<String, String>> tasks = storedGames();
        tasks.removeIf(stored -> !SavedTask.KIND.equals(stored.get("kind")));
        return tasks;
    }

    @Test
    void aPuzzleOfTheListIsSolvedByKeyboardInGermanOnAPhone() throws IOException, BadLink {
        visitor(Visitors.phone());
        storeSetting("pace", "quick");
        open("#puzzles.ponte");
        isScreen("puzzle-list");
        assertThat(page.locator("main[data-read='all']")).isVisible();
        int all = file("ponte").puzzles().size();
        assertThat(page.locator(".puzzle-tiles li:not([hidden])")).hasCount(all);
        page.locator("main select").first().selectOption("3");
        int hard = 0;
        for (int i = 1; i <= all; i++) {
            hard += puzzle("ponte", i).task().grade() == 3 ? 1 : 0;
        }
        assertThat(page.locator(".puzzle-tiles li:not([hidden])")).hasCount(hard);
        assertThat(page.locator("main [role=status]").first())
                .hasText(Texts.GERMAN.text("puzzle.count").replace("{0}", "0").replace("{1}", "" + hard));
        assertAccessible();
        saveScreenshot("puzzle-list");
        assertThat(page.locator("main select[data-key='puzzle.theme'] option"))
                .hasCount(1 + themes("ponte").size());

        // The next one is of the same choice.
        page.locator(".puzzle-tiles li:not([hidden]) a").first().click();
        awaitState("open");
        int firstHard = next("ponte", 0, 3);
        assertThat(act("puzzle.skip")).hasAttribute("href", "#puzzles.ponte." + next("ponte", firstHard, 3));
        page.goBack();
        isScreen("puzzle-list");
        assertThat(page.locator("main[data-read='all']")).isVisible();
        page.locator("main select").first().selectOption("");

        int number = withReply("ponte");
        page.locator(".puzzle-tiles li").nth(number - 1).locator("a").focus();
        page.keyboard().press("Enter");
        isScreen("puzzle");
        awaitState("open");
        assertThat(page.locator("h1")).isFocused();
        Puzzle puzzle = puzzle("ponte", number);
        solve(puzzle, true);
        assertThat(puzzle().locator("h2")).hasText(Texts.GERMAN.text("puzzle.solved.first"));
        assertThat(page.locator("#voice")).containsText(Texts.GERMAN.text("puzzle.opponent"));
        assertThat(act("puzzle.next")).isInViewport();
        assertAccessible();
        context.waitForCondition(() -> puzzleLog().attempt("ponte", number) != null);
        assertTrue(puzzleLog().attempt("ponte", number).isFirstTry());
        assertEquals(List.of(), tasks());

        // The next one.
        page.keyboard().press("Enter");
        awaitState("open");
        assertThat(page.locator("h1"))
                .not()
                .hasText(Texts.GERMAN
                        .text("puzzle.of")
                        .replace("{0}", "Ponte del Diavolo")
                        .replace("{1}", "" + number));
        page.goBack();
        awaitState("open");
        act("puzzle.all").click();
        isScreen("puzzle-list");
        page.locator("main p > a").click();
        isScreen("puzzles");
        assertThat(page.locator(".puzzle-games li").first())
                .containsText(
                        Texts.GERMAN.text("puzzle.count").replace("{0}", "1").replace("{1}", "" + all));
        assertAccessible();
    }

    @Test
    void twoTabsLoseNothing() throws IOException, BadLink {
        visitor(desk());
        open("#puzzles.rapanui.1");
        awaitState("open");
        Page first = page;
        page = context.newPage();
        page.navigate(home() + "#puzzles.rapanui.2");
        awaitState("open");
        solve(puzzle("rapanui", 2), false);
        page = first;
        page.bringToFront();
        solve(puzzle("rapanui", 1), false);
        context.waitForCondition(() -> puzzleLog().solved("rapanui") == 2);
        assertThat(page.locator(".notice")).hasCount(0);
    }

    @Test
    void aMissedPuzzleBecomesAnExerciseCountsForTheRatingAndIsInFiles() throws IOException, BadLink {
        visitor(desk());
        open("#puzzles.kanaloa.5");
        awaitState("open");
        Puzzle puzzle = puzzle("kanaloa", 5);
        play(puzzle.view(), wrongMove(puzzle), false);
        awaitState("wrong");
        assertThat(puzzle()).containsText(Texts.ENGLISH.text("puzzle.exercise"));
        assertThat(act("puzzle.retry")).isFocused();

        // Why not: what the bot expects, in words and on the board.
        awaitExplained();
        assertThat(act("puzzle.retry")).isFocused();
        Locator words = puzzle().locator(".verdict");
        assertThat(words).containsText(Pattern.compile("The bot expects you to win \\d+ %.* and \\d+ %"));
        assertThat(page.locator("#voice")).containsText("The bot expects");
        assertAccessible();
        act("puzzle.show").click();
        awaitState("shown");
        awaitShown();
        assertThat(puzzle().locator(".puzzle-line li")).hasCount(1);
        assertThat(act("puzzle.next")).isFocused();
        assertAccessible();
        act("puzzle.retry").click();
        awaitState("open");
        solve(puzzle, false);
        assertThat(puzzle().locator("h2")).hasText(Texts.ENGLISH.text("puzzle.solved"));
        context.waitForCondition(() -> puzzleLog().attempt("kanaloa", 5) != null
                && puzzleLog().attempt("kanaloa", 5).isSolved());
        assertFalse(puzzleLog().attempt("kanaloa", 5).isFirstTry());
        assertEquals("kanaloa.5", tasks().get(0).get("puzzle"));

        // The exercise: what solves the puzzle is right, all else is wrong, at once.
        goTo("drill");
        assertThat(page.locator("#drill")).hasAttribute("data-state", "open");
        assertThat(page.locator("#drill")).containsText("Kanaloa, puzzle 5");
        for (String id :
                Tables.of("kanaloa").spotsOfMove(puzzle.view(), puzzle.answer().moves()[0])) {
            press(spot(id));
        }
        Locator confirm = page.locator("#drill .choices .primary");
        if (confirm.isVisible()) {
            confirm.click();
        }
        assertThat(page.locator("#drill")).hasAttribute("data-state", "right");
        assertThat(page.locator("#drill .verdict a")).hasAttribute("href", "#puzzles.kanaloa.5");
        assertAccessible();

        goTo("stats");
        Locator stats = page.locator("#stats-puzzles");
        assertThat(stats.locator("tbody tr")).hasCount(1);
        assertThat(stats.locator("tbody td").nth(2)).hasText("1");
        assertAccessible();

        // A file brings it to another device, where something else was solved.
        goTo("games");
        Download download =
                page.waitForDownload(() -> mainButton("games.export").click());
        visitor(desk());
        PuzzleLog other = PuzzleLog.NONE
                .answered("ponte", 1, 1, true, "2026-01-02T03:04:05.678Z")
                .solvedDay(DAY, DAY, DAY);
        context.addInitScript(SampleGames.storeScript(other.written("puzzles", "2026-01-02T03:04:05.678Z")));
        open("#games");
        for (String report : List.of("games.puzzles", "games.known.other")) {
            page.waitForFileChooser(() -> mainButton("games.import").click()).setFiles(download.path());
            assertThat(page.locator(".notice").last())
                    .containsText(Texts.ENGLISH.text(report).replace("{0}", "2"));
        }
        assertTrue(puzzleLog().days().has(DAY));
        assertTrue(puzzleLog().attempt("ponte", 1).isFirstTry());
        assertTrue(puzzleLog().attempt("kanaloa", 5).isSolved());
        assertEquals(1, tasks().size());
    }
}
