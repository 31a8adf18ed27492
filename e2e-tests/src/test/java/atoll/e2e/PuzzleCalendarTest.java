package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.games.Games;
import atoll.play.BadLink;
import atoll.puzzle.DailyPuzzle;
import atoll.puzzle.Days;
import atoll.puzzle.Puzzle;
import atoll.puzzle.PuzzleFile;
import com.microsoft.playwright.Locator;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The puzzle of the day: on the board, shared, in the calendar. */
class PuzzleCalendarTest extends PuzzlePageTest {
    private static DailyPuzzle daily(int day) throws IOException, BadLink {
        return DailyPuzzle.of(day, PuzzleFile.readIndex(Games.INFOS, Files.readString(FILES.resolve("index.json"))));
    }

    private static int refutedMove(Puzzle puzzle) {
        return puzzle.answer().wrong().stream()
                .filter(wrong -> !wrong.line().isEmpty())
                .mapToInt(wrong -> wrong.move())
                .findFirst()
                .orElse(-1);
    }

    private Locator entry() {
        return page.locator("#puzzle-entry");
    }

    /** Noon of a day, by the clock of the page. */
    private void setClock(int day) {
        page.clock().setFixedTime(Days.text(day) + "T12:00:00Z");
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
        DailyPuzzle daily = daily(DAY);
        String game = Games.INFOS.get(daily.game()).id();
        Puzzle puzzle = puzzle(game, daily.puzzle() + 1);
        assertThat(page.locator("h1")).hasText("Puzzle of December 28, 2026");
        assertThat(puzzle()).containsText(Texts.ENGLISH.text("puzzle.goal.win"));
        assertAccessible();
        saveScreenshot("puzzle");

        // A wrong move: its refutation in words and on the board, then another try.
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
        assertThat(puzzle()).containsText(Texts.ENGLISH.text("puzzle.day.show"));
        context.waitForCondition(() -> puzzleLog().mistakes(DAY) == 1);

        // A reload forgets no try.
        page.reload();
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
        assertTrue(line2.endsWith("\n" + home() + "#puzzles.day.2026-12-28"), line2);
        assertTrue(line2.contains(Texts.ENGLISH.text("puzzle.share.tries").replace("{0}", "2")), line2);
        context.grantPermissions(List.of("clipboard-read", "clipboard-write"));
        act("puzzle.copy").click();
        assertThat(puzzle().locator("[role=status]")).hasText(Texts.ENGLISH.text("share.copied"));
        assertEquals(line2, page.evaluate("navigator.clipboard.readText()"));

        // A day whose solution was seen is not solved, whatever comes then; nor is one that has not begun.
        open("?shown#puzzles.day.2026-12-26");
        awaitState("open");
        assertThat(puzzle()).containsText(Texts.ENGLISH.text("puzzle.day.show"));
        act("puzzle.show").click();
        awaitState("shown");
        awaitShown();
        assertThat(puzzle()).containsText(Texts.ENGLISH.text("puzzle.day.shown"));
        act("puzzle.retry").click();
        awaitState("open");
        DailyPuzzle other = daily(DAY - 2);
        solve(puzzle(Games.INFOS.get(other.game()).id(), other.puzzle() + 1), false);
        assertThat(puzzle()).containsText(Texts.ENGLISH.text("puzzle.day.shown"));
        assertThat(act("puzzle.copy")).hasCount(0);
        open("?early#puzzles.day.2026-12-30");
        awaitState("open");
        assertThat(puzzle()).containsText(Texts.ENGLISH.text("puzzle.day.early"));

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
        Locator cell = page.locator(".calendar [data-day='2026-12-28']");
        assertThat(cell)
                .hasAttribute(
                        "aria-label", Texts.ENGLISH.text("puzzle.cell.solved").replace("{0}", "December 28, 2026"));
        assertThat(page.locator(".calendar td.in-time")).hasCount(1);
        assertThat(page.locator(".calendar td.solved")).hasCount(1);
        assertThat(page.locator(".calendar [data-day='2026-12-26']"))
                .hasAttribute(
                        "aria-label", Texts.ENGLISH.text("puzzle.cell.shown").replace("{0}", "December 26, 2026"));
        saveScreenshot("puzzles");

        // By keyboard: one stop for Tab, arrows to other days, other months.
        assertThat(page.locator(".calendar a[tabindex='0']")).hasCount(1);
        cell.focus();
        page.keyboard().press("ArrowUp");
        assertThat(page.locator("[data-day='2026-12-21']")).isFocused();
        page.keyboard().press("PageUp");
        assertThat(page.locator("[data-day='2026-11-21']")).isFocused();
        page.keyboard().press("End");
        assertThat(page.locator("[data-day='2026-11-30']")).isFocused();
        page.keyboard().press("ArrowRight");
        assertThat(page.locator("[data-day='2026-12-01']")).isFocused();
        page.keyboard().press("End");
        assertThat(cell).isFocused();
        page.keyboard().press("ArrowRight");
        assertThat(cell).isFocused();
        assertThat(page.locator(".calendar h3")).hasText("December 2026");
        page.keyboard().press("ArrowLeft");
        page.keyboard().press("Enter");
        isScreen("puzzle");
        assertThat(page.locator("h1")).hasText("Puzzle of December 27, 2026");
    }
}
