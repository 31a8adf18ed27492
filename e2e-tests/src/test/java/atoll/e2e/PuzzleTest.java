package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.drill.SavedTask;
import atoll.engine.MoveList;
import atoll.engine.State;
import atoll.games.Games;
import atoll.play.BadLink;
import atoll.puzzle.DailyPuzzle;
import atoll.puzzle.Days;
import atoll.puzzle.Puzzle;
import atoll.puzzle.PuzzleFile;
import atoll.puzzle.PuzzleLog;
import atoll.puzzle.PuzzleSession;
import atoll.table.all.Tables;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Puzzles: on the board, by every way of input; the puzzle of the day and its calendar; what becomes of mistakes. */
class PuzzleTest extends PageTest {
    /** A day whose puzzle is of Ponte, with replies. */
    private static final int DAY = Days.of(2026, 11, 22);

    private static final Path FILES = Path.of("../static/puzzles");

    private static PuzzleFile file(String game) throws IOException, BadLink {
        return PuzzleFile.read(Files.readString(FILES.resolve(game + ".json")));
    }

    private static Puzzle puzzle(String game, int number) throws IOException, BadLink {
        return file(game).puzzle(Games.ALL, number - 1);
    }

    private static DailyPuzzle daily() throws IOException, BadLink {
        return DailyPuzzle.of(DAY, PuzzleFile.readIndex(Games.INFOS, Files.readString(FILES.resolve("index.json"))));
    }

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

    private static int refutedMove(Puzzle puzzle) {
        return puzzle.answer().wrong().stream()
                .filter(wrong -> !wrong.line().isEmpty())
                .mapToInt(wrong -> wrong.move())
                .findFirst()
                .orElse(-1);
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

    private Locator puzzle() {
        return page.locator("#puzzle");
    }

    private Locator entry() {
        return page.locator("#puzzle-entry");
    }

    private Locator act(String key) {
        return puzzle().locator("[data-act='" + key + "']");
    }

    private void awaitState(String state) {
        assertThat(puzzle())
                .hasAttribute(
                        "data-state", state, new LocatorAssertions.HasAttributeOptions().setTimeout(PATIENCE_MILLIS));
    }

    private void awaitShown() {
        assertThat(puzzle())
                .hasAttribute(
                        "data-showing", "no", new LocatorAssertions.HasAttributeOptions().setTimeout(PATIENCE_MILLIS));
    }

    private void goTo(String fragment) {
        page.evaluate("where => { location.hash = where; }", fragment);
    }

    /** Noon of a day, by the clock of the page. */
    private void setClock(int day) {
        page.clock().setFixedTime(Days.text(day) + "T12:00:00Z");
    }

    private PuzzleLog puzzleLog() {
        PuzzleLog log = PuzzleLog.NONE;
        for (Map<String, String> stored : storedGames()) {
            if (PuzzleLog.KIND.equals(stored.get("kind"))) {
                try {
                    log = log.merged(PuzzleLog.read(stored::get));
                } catch (BadLink e) {
                    throw new AssertionError(e);
                }
            }
        }
        return log;
    }

    private List<Map<String, String>> tasks() {
        List<Map<String, String>> tasks = storedGames();
        tasks.removeIf(stored -> !SavedTask.KIND.equals(stored.get("kind")));
        return tasks;
    }

    // By pointer, or by keyboard with the focus on the spot.
    private void play(State at, int move, boolean byKeyboard) {
        for (String id : Tables.of(at.setup().info().id()).spotsOfMove(at, move)) {
            assertThat(spot(id)).hasAttribute("aria-disabled", "false");
            if (byKeyboard) {
                spot(id).focus();
                page.keyboard().press("Enter");
            } else {
                press(spot(id));
            }
        }
        Locator confirm = puzzle().locator(".choices .primary");
        if (confirm.isVisible()) {
            confirm.click();
        }
    }

    // Solves it from its start, and waits for every reply.
    private void solve(Puzzle puzzle, boolean byKeyboard) {
        PuzzleSession session = new PuzzleSession(puzzle);
        State state = puzzle.start(1).start().copy();
        while (!session.isSolved()) {
            MoveList legal = new MoveList();
            state.moves(legal);
            int move = session.rightMoves()[0];
            if (session.isReplyDue(state.actor())) {
                session.reply();
            } else {
                if (legal.size() > 1) {
                    play(state.viewFor(puzzle.seat()), move, byKeyboard);
                }
                session.play(move);
            }
            state.play(move);
        }
        awaitState("solved");
    }

    @Test
    void thePuzzleOfTheDayIsSolvedOnceAndForAll() throws IOException, BadLink {
        visitor(desk().setTimezoneId("UTC"));
        storeGame(SampleGames.stored(SampleGames.ponte(12), "yp"));
        storeSetting("pace", "quick");
        setClock(DAY);
        open("");
        assertThat(entry()).hasText(Texts.ENGLISH.text("puzzle.day"));
        assertAccessible();
        entry().click();
        isScreen("puzzle");
        awaitState("open");
        DailyPuzzle daily = daily();
        String game = Games.INFOS.get(daily.game()).id();
        Puzzle puzzle = puzzle(game, daily.puzzle() + 1);
        assertThat(page.locator("h1")).hasText("Puzzle of November 22, 2026");
        assertThat(puzzle()).containsText(Texts.ENGLISH.text("puzzle.goal.win"));
        assertAccessible();
        saveScreenshot("puzzle");

        // A wrong move: why not, in words and on the board, and once more.
        int wrong = refutedMove(puzzle);
        play(puzzle.view(), wrong, false);
        awaitState("wrong");
        assertThat(act("puzzle.retry")).isFocused();
        assertThat(page.locator("#voice")).containsText(Texts.ENGLISH.text("puzzle.wrong"));
        awaitShown();
        int line = puzzle.answer().wrong(wrong).line().size();
        assertThat(puzzle().locator(".puzzle-line li")).hasCount(1 + line);
        assertThat(puzzle().locator(".puzzle-line li").last()).containsText(Texts.ENGLISH.text("puzzle.opponent"));
        assertAccessible();
        saveScreenshot("puzzle-wrong");
        act("puzzle.retry").click();
        awaitState("open");
        solve(puzzle, false);
        assertThat(act("puzzle.next")).isFocused();
        assertThat(puzzle().locator("h2")).hasText(Texts.ENGLISH.text("puzzle.solved"));
        assertThat(puzzle().locator(".streak"))
                .hasText(Texts.ENGLISH.text("puzzle.streak.one").replace("{0}", "1"));
        assertAccessible();
        saveScreenshot("puzzle-solved");

        // What was done stays when the language changes.
        page.locator("select.language").selectOption("de");
        assertThat(puzzle().locator("h2")).hasText(Texts.GERMAN.text("puzzle.solved"));
        awaitState("solved");
        page.locator("select.language").selectOption("en");
        assertThat(puzzle().locator("h2")).hasText(Texts.ENGLISH.text("puzzle.solved"));

        // The line tells the tries, and nothing of the answer; its link is that of the day.
        String line2 = page.locator("#puzzle-line").inputValue();
        assertTrue(line2.endsWith("\n" + home() + "#puzzles.day.2026-11-22"), line2);
        assertTrue(line2.contains(Texts.ENGLISH.text("puzzle.share.tries").replace("{0}", "2")), line2);
        context.grantPermissions(List.of("clipboard-read", "clipboard-write"));
        act("puzzle.copy").click();
        assertThat(puzzle().locator("[role=status]")).hasText(Texts.ENGLISH.text("share.copied"));
        assertEquals(line2, page.evaluate("navigator.clipboard.readText()"));

        // It is stored: after a reload, with a clock set back and one set forward.
        context.waitForCondition(() -> puzzleLog().days().isInTime(DAY));
        assertFalse(puzzleLog().attempt(game, daily.puzzle() + 1).isFirstTry());
        for (int day : new int[] {DAY, DAY - 40, DAY + 1}) {
            setClock(day);
            open("?" + day + "#puzzles");
            isScreen("puzzles");
            assertThat(page.locator(".day-words .streak"))
                    .hasText(Texts.ENGLISH.text("puzzle.streak.one").replace("{0}", "1"));
        }
        setClock(DAY);
        open("?again");
        assertThat(entry()).hasText(Texts.ENGLISH.text("puzzle.entry.one").replace("{0}", "1"));
        entry().click();
        isScreen("puzzles");
        assertAccessible();
        Locator cell = page.locator(".calendar [data-day='2026-11-22']");
        assertThat(cell)
                .hasAttribute(
                        "aria-label", Texts.ENGLISH.text("puzzle.cell.solved").replace("{0}", "November 22, 2026"));
        assertThat(page.locator(".calendar td.in-time")).hasCount(1);
        saveScreenshot("puzzles");

        // By keyboard: one stop for Tab, arrows to other days, other months.
        assertThat(page.locator(".calendar a[tabindex='0']")).hasCount(1);
        cell.focus();
        page.keyboard().press("ArrowUp");
        assertThat(page.locator("[data-day='2026-11-15']")).isFocused();
        page.keyboard().press("PageUp");
        assertThat(page.locator("[data-day='2026-10-15']")).isFocused();
        page.keyboard().press("End");
        assertThat(page.locator("[data-day='2026-10-31']")).isFocused();
        page.keyboard().press("ArrowRight");
        assertThat(page.locator("[data-day='2026-11-01']")).isFocused();
        page.keyboard().press("End");
        assertThat(cell).isFocused();
        page.keyboard().press("ArrowRight");
        assertThat(cell).isFocused();
        assertThat(page.locator(".calendar h3")).hasText("November 2026");
        page.keyboard().press("ArrowLeft");
        page.keyboard().press("Enter");
        isScreen("puzzle");
        assertThat(page.locator("h1")).hasText("Puzzle of November 21, 2026");
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
        Download download = page.waitForDownload(() -> page.locator("main > .buttons button")
                .getByText(Texts.ENGLISH.text("games.export"), new Locator.GetByTextOptions().setExact(true))
                .click());
        visitor(desk());
        PuzzleLog other = PuzzleLog.NONE
                .answered("ponte", 1, 1, true, "2026-01-02T03:04:05.678Z")
                .solvedDay(DAY, DAY);
        context.addInitScript(SampleGames.storeScript(other.written("puzzles", "2026-01-02T03:04:05.678Z")));
        open("#games");
        for (String report : List.of("games.puzzles", "games.known.other")) {
            page.waitForFileChooser(() -> page.locator("main > .buttons button")
                            .getByText(
                                    Texts.ENGLISH.text("games.import"), new Locator.GetByTextOptions().setExact(true))
                            .click())
                    .setFiles(download.path());
            assertThat(page.locator(".notice").last())
                    .containsText(Texts.ENGLISH.text(report).replace("{0}", "2"));
        }
        assertTrue(puzzleLog().days().has(DAY));
        assertTrue(puzzleLog().attempt("ponte", 1).isFirstTry());
        assertTrue(puzzleLog().attempt("kanaloa", 5).isSolved());
        assertEquals(1, tasks().size());
    }
}
