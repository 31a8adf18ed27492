package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Setup;
import atoll.games.Games;
import atoll.play.Session;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The board comes first, stays in place, and nothing scrolls during a turn. */
class LayoutTest extends PageTest {
    @ParameterizedTest
    @CsvSource({"320, 640", "390, 844", "820, 1180", "1280, 800"})
    void theBoardStaysInPlace(int width, int height) {
        visitor(desk().setViewportSize(width, height));
        fixRandomness(51);
        storeSetting("pace", "quick");
        open("");
        beginAgainst(EASIEST);
        await("person");
        BoundingBox first = page.locator("#board").boundingBox();
        assertTrue(first.width >= Math.min(width, height) * 0.6, "a board of " + first.width);
        Random random = new Random(51);
        for (int ply = 1; ply < 14; ply++) {
            playTo(ply, random);
            BoundingBox box = page.locator("#board").boundingBox();
            assertEquals(first.x, box.x, 0.5);
            assertEquals(first.y, box.y, 0.5);
            assertEquals(first.width, box.width, 0.5);
            assertEquals(0, ((Number) page.evaluate("scrollX + scrollY")).intValue());
        }
        Locator html = page.locator("html");
        assertEquals(html.evaluate("e => e.clientWidth"), html.evaluate("e => e.scrollWidth"));
        assertEquals(html.evaluate("e => e.clientHeight"), html.evaluate("e => e.scrollHeight"));
    }

    /** With buttons, prompt and buttons are as high as without. */
    @ParameterizedTest
    @ValueSource(strings = {"kanaloa", "rapanui", "orbis"})
    void buttonsDoNotMoveTheBoard(String game) {
        visitWithStoredGame(Visitors.phone(), SampleGames.stored(SampleGames.game(game, 5, 60), "y1"), "#table");
        await("person");
        Locator board = page.locator("#board");
        Locator buttons = page.locator("#choices");
        buttons.evaluate("e => { e.replaceChildren(); }");
        BoundingBox before = board.boundingBox();
        buttons.evaluate("e => { e.append(Object.assign(document.createElement('button'), { className: 'plain' })); }");
        assertEquals(before.height, board.boundingBox().height, 0.5);
    }

    @ParameterizedTest
    @CsvSource({
        "320, 640, rapanui, 3, on",
        "390, 844, kanaloa, 2, off",
        "390, 844, orbis, 4, off",
        "390, 844, origo, 2, on",
        "820, 1180, origo, 3, off",
        "1280, 800, kanaloa, 4, on"
    })
    void aHintMovesNothing(int width, int height, String game, int seats, String odds) {
        visitor(desk().setViewportSize(width, height).setLocale("de-DE"));
        context.addInitScript("localStorage.setItem('atoll.chances', '" + odds + "');");
        storeGame(SampleGames.stored(
                SampleGames.game(Setup.of(Games.find(game).info(), seats), 7, 60), "1".repeat(seats - 1) + "y"));
        open("#table");
        await("person");
        List<Object> before = places();
        page.locator("#hint").click();
        String hint = Texts.GERMAN.text("advice.hint");
        assertThat(page.locator("#prompt"))
                .containsText(hint + ":", new LocatorAssertions.ContainsTextOptions().setTimeout(PATIENCE_MILLIS));
        assertEquals(before, places());
        BoundingBox prompt = page.locator("#prompt").boundingBox();
        BoundingBox tools = page.locator(".tools").boundingBox();
        assertTrue(prompt.y + prompt.height <= tools.y, "the hint ends at " + (prompt.y + prompt.height));
        page.locator("#prompt").evaluate("e => e.scrollTo(0, e.scrollHeight)");
        int left = ((Number) page.locator("#prompt").evaluate("e => e.scrollHeight - e.clientHeight - e.scrollTop"))
                .intValue();
        assertTrue(left <= 1, "all of it can be read");
    }

    /** On a desktop a long prompt, buttons and four seats leave room for the history, and for the tools below it. */
    @ParameterizedTest
    @CsvSource({"1440, 900, origo", "1280, 720, origo", "1100, 700, origo", "1100, 700, kanaloa"})
    void historyAndToolsAreAlwaysInSight(int width, int height, String game) {
        atTable(desk().setViewportSize(width, height).setLocale("de-DE"), game, 4, 60);
        assertThat(page.locator("#last-turn")).isVisible();
        LocatorAssertions.IsInViewportOptions whole = new LocatorAssertions.IsInViewportOptions().setRatio(1);
        assertThat(page.locator(".tools")).isInViewport(whole);
        assertThat(page.locator(".scrubber")).isInViewport(whole);
        assertThat(page.locator("#log [aria-current]")).isInViewport();
        BoundingBox log = page.locator("#log").boundingBox();
        assertTrue(log.height >= 50, "a history of " + log.height);
        assertTrue(log.y + log.height <= page.locator(".tools").boundingBox().y, "the tools are below it");
    }

    /** Of the text about the others' moves the latest lines are seen, from their beginning; a tap opens the history, which has all of it. */
    @ParameterizedTest
    @CsvSource({"320, 640, kanaloa, 4", "390, 844, orbis, 4", "844, 390, kanaloa, 4"})
    void theLastTurnKeepsItsLatestLines(int width, int height, String game, int seats) {
        atTable(desk().setViewportSize(width, height).setHasTouch(true).setLocale("de-DE"), game, seats, 60);
        Locator words = page.locator("#last-turn");
        assertThat(words).isVisible();
        assertThat(words).hasText(Pattern.compile("^●.A [^.]+\\.\\s■.B .*\\.$", Pattern.DOTALL));
        assertThat(words.locator("b").first()).hasText("●");
        assertEquals("--seat: var(--ink-seat-1);", words.locator("b").first().getAttribute("style"), "its colour");
        double lines = ((Number) words.evaluate("e => e.clientHeight / parseFloat(getComputedStyle(e).lineHeight)"))
                .doubleValue();
        assertTrue(lines > 0.9, lines + " lines");
        String seen = (String) words.evaluate(Scripts.named("linesSeen"));
        assertTrue(seen.matches("([1-9]),\\1,true"), seen);
        BoundingBox box = words.boundingBox();
        BoundingBox tools = page.locator(".tools").boundingBox();
        assertTrue(box.y + box.height <= tools.y, "above the tools");
        words.click();
        assertThat(page.locator("#log")).isFocused();
    }

    /** A refusal and a hint lie above the text about the others' moves, which gives them the room they need. */
    @ParameterizedTest
    @CsvSource({"390, 844, ponte, 2", "390, 844, rapanui, 2", "390, 844, kanaloa, 4", "1440, 900, orbis, 2"})
    void theLastTurnStaysBesideRefusalsAndHints(int width, int height, String game, int seats) {
        atTable(
                desk().setViewportSize(width, height).setHasTouch(width < 600).setLocale("de-DE"),
                game,
                seats,
                seats == 2 ? 40 : 60);
        Locator words = page.locator("#last-turn");
        assertThat(words).isVisible();
        beRefused();
        assertThat(words).isVisible();
        lastTurnIsBelowThePrompt();
        page.locator("#hint").click();
        assertThat(page.locator("#prompt"))
                .containsText(
                        Texts.GERMAN.text("advice.hint") + ":",
                        new LocatorAssertions.ContainsTextOptions().setTimeout(PATIENCE_MILLIS));
        lastTurnIsBelowThePrompt();
    }

    /** Hints of any length leave whole rows of the text below them, or none. */
    @Test
    void noHintCoversTheLastTurn() {
        atTable(Visitors.phone().setLocale("de-DE"), "kanaloa", 4, 60);
        assertThat(page.locator("#last-turn")).isVisible();
        beRefused();
        List<?> overlaps = (List<?>) page.evaluate(Scripts.named("overlapOfPrompts"));
        assertFalse(overlaps.isEmpty());
        for (Object overlap : overlaps) {
            assertTrue(((Number) overlap).doubleValue() < 1, overlap + " pixels");
        }
    }

    /** In a low window the head is above what stands beside the board, which has all of the height. */
    @ParameterizedTest
    @ValueSource(strings = {"ponte", "origo"})
    void inALowWindowTheHeadIsBesideTheBoard(String game) {
        atTable(desk().setViewportSize(844, 390).setLocale("de-DE"), game, 2, 40);
        BoundingBox board = page.locator(".board").boundingBox();
        BoundingBox head = page.locator("header").boundingBox();
        assertTrue(head.x >= board.x + board.width, "beside the board");
        assertTrue(board.y < 10, "the board begins at " + board.y);
        assertTrue(head.y + head.height <= page.locator("#players").boundingBox().y + 1, "above the players");
        assertThat(page.locator(".menu-button")).isInViewport();
    }

    /** At the turn of the last seat of a random game of about that many moves, against bots. */
    private void atTable(Browser.NewContextOptions options, String game, int seats, int plies) {
        Session session = SampleGames.game(Setup.of(Games.find(game).info(), seats), 7, plies);
        visitWithStoredGame(options, SampleGames.stored(session, "1".repeat(seats - 1) + "y"), "#table");
        await("person");
    }

    private void beRefused() {
        page.locator("#spots [data-spot][aria-disabled=true]").first().focus();
        page.keyboard().press("Enter");
        assertThat(page.locator("#prompt")).hasAttribute("data-aside", "yes");
    }

    private void lastTurnIsBelowThePrompt() {
        page.waitForFunction(Scripts.named("isBelow"), List.of("#prompt", "#last-turn"));
    }

    private List<Object> places() {
        return List.of("#board", "#choices", ".tools").stream()
                .map(
                        part -> page.locator(part)
                                .evaluate(
                                        "e => { const { top, height } = e.getBoundingClientRect(); return top + ' ' + height; }"))
                .toList();
    }

    /** In the players' bars and in the result, words break only at syllables. */
    @ParameterizedTest
    @CsvSource({"390, 844", "820, 1180", "1280, 800"})
    void namesBreakAtGermanSyllables(int width, int height) {
        visitWithStoredGame(
                desk().setViewportSize(width, height).setLocale("de-DE"),
                SampleGames.stored(
                        SampleGames.game(Setup.of(Games.find("orbis").info(), 4), 7, Integer.MAX_VALUE), "y116"),
                "#table");
        await("over");
        assertThat(page.locator("#result .scores .name")).hasCount(4);
        assertEquals(List.of(), page.evaluate(Scripts.named("brokenNames")));
    }

    @Test
    void theCanvasIsAsFineAsTheScreen() {
        visitor(Visitors.phone());
        storeGame(SampleGames.stored(SampleGames.ponte(9), "pp"));
        open("#table");
        await("person");
        double ratio = ((Number) page.locator("#board").evaluate("c => c.width / c.getBoundingClientRect().width"))
                .doubleValue();
        assertEquals(3, ratio, 0.05);
    }

    @Test
    void aLargerTextStillFits() {
        visitor(desk().setViewportSize(640, 400));
        storeGame(SampleGames.stored(SampleGames.ponte(9), "pp"));
        open("#table");
        await("person");
        Locator html = page.locator("html");
        assertEquals(html.evaluate("e => e.clientWidth"), html.evaluate("e => e.scrollWidth"));
        assertThat(page.locator("#undo")).isVisible();
    }
}
