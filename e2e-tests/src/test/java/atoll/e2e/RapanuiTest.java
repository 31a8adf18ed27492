package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Setup;
import atoll.games.Games;
import atoll.games.rapanui.RapanuiPositionParser;
import atoll.play.Seed;
import atoll.play.Session;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rapa Nui in the page: a whole game, a sacrifice between two people, choices in another's turn, keys, touch, space. */
class RapanuiTest extends GameTest {
    private static final Game GAME = Games.find("rapanui");

    RapanuiTest() {
        super(GAME);
    }

    /** The first seat can build its first Moai. */
    private static final String BUILDER = """
            column woodcutter priest grain
            column moai priest woodcutter
            column priest woodcutter mulberry
            column grain moai sweetpotato
            seat wood 9 glory 2 village woodcutter*2 priest fish mulberry sweetpotato hand fish*2 moai
                offerings fish*3 mulberry sweetpotato grain
            seat wood 3 glory 1 village woodcutter*2 fish grain hand mulberry priest woodcutter
                offerings fish mulberry*2 sweetpotato grain*2
            """;

    @Test
    void aWholeGameByMouse() {
        visitor(desk());
        fixRandomness(41);
        storeSetting("pace", "quick");
        open("");
        page.locator("a[href='#new.rapanui']").click();
        isScreen("new");
        page.locator(".seating select").nth(1).selectOption("1");
        page.locator("form .primary").click();
        isScreen("table");
        Random random = new Random(41);
        await("person|over");
        assertTrue(ply() >= 16, "the columns are laid out first");
        while (!isOver()) {
            // one of several hunters waits for the others, or for confirmation
            if (page.locator("#confirm").count() > 0 && random.nextBoolean()) {
                int ply = ply();
                page.locator("#confirm").click();
                page.locator("#table:not([data-ply='" + ply + "'])").waitFor();
            } else {
                pickAny(random);
            }
            await("person|over");
        }
        assertThat(page.locator("#prompt")).hasText(Texts.ENGLISH.pattern("over.you", "over.won", "over.shared"));
        assertThat(page.locator("#result .scores th .sign")).hasCount(2);
        assertThat(page.locator("#result .scores tr")
                        .filter(new Locator.FilterOptions().setHasText("Moai"))
                        .locator("td"))
                .hasText(new Pattern[] {Pattern.compile("^\\d+$"), Pattern.compile("^\\d+$")});
        assertTrue(ply() > 100, "a whole game");
        assertTrue(((Number) page.evaluate("document.querySelectorAll('#log .move').length")).intValue() > 100);
    }

    // A hunter that is picked already is picked again: both count.
    private void pickAny(Random random) {
        List<Alive> alive = alive();
        Alive spot = alive.get(random.nextInt(alive.size()));
        Object before = pickState();
        page.mouse().click(spot.x(), spot.y());
        context.waitForCondition(() -> !before.equals(pickState()));
    }

    @Test
    void aSacrificeBetweenTwoPeopleAtOneDevice() {
        play(Session.from(GAME, RapanuiPositionParser.read(BUILDER, 2, 0), Seed.of(5)), "yp");
        await("handover");
        assertThat(spot("hand:1:moai")).hasCount(0);
        acceptHandover();
        click("hand:1:moai");
        // the other sacrifices openly: both know the same, but the hands are face down between them
        await("handover");
        assertThat(spot("pile:1:grain")).hasCount(0);
        assertThat(spot("pile:2:grain")).hasCount(0);
        acceptHandover();
        assertThat(page.locator("#prompt")).containsText(Texts.ENGLISH.text("rapanui.prompt.offer"));
        assertThat(spot("pile:2:grain")).hasCount(1);
        assertThat(spot("pile:1:grain")).hasCount(0);
        click("pile:2:grain");
        assertThat(spot("stone")).hasAttribute("aria-label", Pattern.compile("with grain on top$"));
        // only the builder may see the builder's options
        await("handover");
        assertThat(spot("pile:1:fish")).hasCount(0);
        acceptHandover();
        assertThat(page.locator("#prompt")).containsText(Texts.ENGLISH.text("rapanui.prompt.hide"));
        click("pile:1:mulberry");
        await("person");
        assertThat(spot("stone")).hasAttribute("aria-label", Pattern.compile("face down"));
        assertThat(log().last()).containsText("mulberry face down");
        click("stock:fish");
        assertThat(spot("stone")).hasAttribute("aria-label", Pattern.compile("with fish on top$"));
        assertThat(spot("stock:fish")).hasAttribute("aria-label", Pattern.compile(" wood$"));
        click("column:3");
        // the other must not see the builder's log
        await("handover");
        hidesTheSecret();
        acceptHandover();
        hidesTheSecret();
        assertThat(spot("stone")).hasAttribute("aria-label", Pattern.compile("with fish on top$"));
        assertThat(spot("stock:mulberry")).hasAttribute("aria-label", Pattern.compile(" wood$"));
        assertThat(spot("hand:2:priest")).hasCount(1);
    }

    @Test
    void openMemoryCountsTheStone() {
        Setup open = Setup.of(GAME.info(), 2).with("openMemory", "true");
        Session session = Session.from(GAME, RapanuiPositionParser.read(BUILDER, open, 0), Seed.of(5));
        for (String token : List.of("play:moai", "offer:grain", "offer:mulberry", "add:fish")) {
            session.play(GAME.parseMove(session.state(), token));
        }
        play(session, "1y");
        await("person");
        assertThat(spot("stone"))
                .hasAttribute(
                        "aria-label",
                        Pattern.compile("with fish on top, 3 cards: 1 fish, 0 mulberries, .*, 1 unknown$"));
        assertThat(spot("stock:mulberry")).hasAttribute("aria-label", Pattern.compile("counts [0-3]–[0-3] now"));
        Object plain = boardPixels();
        spot("stone").focus();
        context.waitForCondition(() -> !plain.equals(boardPixels()));
    }

    private void hidesTheSecret() {
        List<String> log = log().allTextContents();
        assertFalse(log.toString().contains("mulberry face down"), log.toString());
        assertFalse(log.toString().contains("offer:"), log.toString());
        assertTrue(log.toString().contains("You sacrifice a card face down"), log.toString());
    }

    @Test
    void woodOrGloryInAnothersTurn() {
        play(lesson("either"), "yp");
        acceptHandover();
        click("hand:1:woodcutter");
        click("column:2");
        assertThat(page.locator("#choices")).containsText("Take 1 glory");
        choiceButton("wood").click();
        // the second decides in the first one's turn, and gets the bonus
        acceptHandover();
        assertThat(page.locator("#choices")).containsText("Take 3 glory");
        choiceButton("glory").click();
        assertThat(choiceButton("glory")).hasCount(0);
        assertThat(page.locator("#players .standing").first()).hasText("4 wood, 2 glory");
        assertThat(page.locator("#players .standing").nth(1)).hasText("2 wood, 4 glory");
    }

    @Test
    void anEmptyStockIsReplacedByOthers() {
        play(lesson("empty"), "yp");
        acceptHandover();
        click("hand:1:priest");
        click("column:2");
        acceptHandover();
        assertThat(page.locator("#prompt"))
                .containsText(Texts.ENGLISH.text("rapanui.prompt.gain.other").replace("{0}", "2"));
        assertThat(spot("stock:fish")).hasAttribute("aria-disabled", "true");
        click("stock:grain");
        assertThat(page.locator("#prompt")).containsText(Texts.ENGLISH.text("rapanui.prompt.gain.one"));
        click("stock:mulberry");
        assertThat(page.locator("#prompt")).containsText(Texts.ENGLISH.text("rapanui.prompt.lay"));
        assertThat(spot("pile:2:grain")).hasAttribute("aria-label", Pattern.compile("grain: 3$"));
    }

    @Test
    void aTurnByKeyboardAloneInGerman() {
        visitWithStoredGame(desk().setLocale("de-DE"), SampleGames.stored(lesson("several"), "1y"), "#table");
        await("person");
        tabTo("hand:2:");
        assertThat(page.locator(":focus")).hasAttribute("aria-label", Pattern.compile("Auf deiner Hand"));
        while (!"hand:2:fish".equals(page.locator(":focus").getAttribute("data-spot"))) {
            page.keyboard().press("ArrowLeft");
        }
        page.keyboard().press("Enter");
        assertThat(page.locator("#prompt")).hasText(Texts.GERMAN.text("rapanui.prompt.more"));
        page.keyboard().press("Enter");
        awaitPly(1);
        tabTo("column:");
        page.keyboard().press("ArrowRight");
        page.keyboard().press("ArrowLeft");
        page.keyboard().press("ArrowLeft");
        page.keyboard().press("ArrowLeft");
        assertThat(page.locator(":focus")).hasAttribute("data-spot", "column:1");
        page.keyboard().press("Enter");
        awaitPly(2);
        // the last card scores: its effect is in the label, and drawn
        Locator column = spot("column:3");
        assertThat(column)
                .hasAttribute(
                        "aria-label",
                        Pattern.compile("Deckt einen Maulbeersammler auf: " + Texts.GERMAN.text("bot.1")
                                + " \\+1 .*, du \\+1 Papier"));
        page.evaluate("document.activeElement.blur()");
        // the card that was taken flies over the villages
        context.waitForCondition(() -> boardPixels().equals(boardPixels()));
        int still = village("village:1");
        spot("column:1").focus();
        page.keyboard().press("ArrowRight");
        page.keyboard().press("ArrowRight");
        assertThat(column).isFocused();
        context.waitForCondition(() -> still != village("village:1"));
        page.evaluate("document.activeElement.blur()");
        context.waitForCondition(() -> still == village("village:1"));
        var box = column.boundingBox();
        page.mouse().move(box.x + box.width / 2, box.y + box.height / 2);
        context.waitForCondition(() -> still != village("village:1"));
        column.focus();
        page.keyboard().press("Enter");
        assertThat(page.locator("#voice")).containsText("Maulbeersammler werden gewertet");
    }

    @Test
    void aRestingTouchShowsTheScoringPreview() {
        visitWithStoredGame(
                desk().setViewportSize(390, 844).setHasTouch(true),
                SampleGames.stored(lesson("uncover"), "y11"),
                "#table");
        await("person");
        click("hand:1:priest");
        awaitPly(1);
        page.mouse().move(5, 5);
        Object plain = boardPixels();
        touchSpot("pointerdown", "column:1");
        context.waitForCondition(() -> !plain.equals(boardPixels()));
        Object first = boardPixels();
        touchSpot("pointermove", "column:2");
        context.waitForCondition(() -> !first.equals(boardPixels()));
        Object second = boardPixels();
        page.dispatchEvent("#board", "pointerleave", Map.of("pointerType", "touch"));
        context.waitForCondition(() -> !second.equals(boardPixels()));
        awaitPly(1);
    }

    // The pixels of another seat's village, away from the hovered spot.
    private int village(String id) {
        boardPixels();
        var box = spot(id).boundingBox();
        return Arrays.hashCode(
                page.screenshot(new Page.ScreenshotOptions().setClip(box.x, box.y, box.width, box.height)));
    }

    @ParameterizedTest
    @CsvSource({
        "320, 640, LIGHT, 4, 100",
        "320, 640, DARK, 2, 150",
        "844, 390, LIGHT, 4, 100",
        "820, 1180, DARK, 3, 100",
        "1280, 800, LIGHT, 4, 100"
    })
    void everythingFits(int width, int height, ColorScheme scheme, int seats, String text) {
        Setup setup = Setup.of(GAME.info(), seats).with("openMemory", Boolean.toString(width > 800));
        Session session = played(new Session(GAME, setup, Seed.of(3)), 90, RapanuiTest::first);
        assertFits(session, width, height, scheme, text, 24);
    }

    private static int first(Session session) {
        MoveList legal = new MoveList();
        session.state().moves(legal);
        return legal.get(session.ply() * 7 % legal.size());
    }

    @Test
    void lessonsAreTriedOnTheirBoards() {
        visit("#help.rapanui.moai");
        Locator lesson = page.locator("[data-lesson=sacrifice]");
        lesson.scrollIntoViewIfNeeded();
        for (String id : List.of("hand:4:moai", "pile:1:sweetpotato", "pile:2:grain", "pile:3:grain", "pile:4:fish")) {
            press(lesson, id);
            assertThat(lesson.locator("[data-spot='" + id + "'][aria-disabled=false]"))
                    .hasCount(0);
        }
        assertThat(lesson.locator(".try-line")).containsText(Texts.ENGLISH.text("rapanui.prompt.add"));
        hasEveryLesson();
    }

    private void click(String id) {
        int ply = ply();
        press(spot(id));
        page.locator("#table:not([data-ply='" + ply + "'])").waitFor();
    }
}
