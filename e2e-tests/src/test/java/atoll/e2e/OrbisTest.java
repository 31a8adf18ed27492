package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Setup;
import atoll.games.Games;
import atoll.games.orbis.OrbisMoves;
import atoll.play.Seed;
import atoll.play.Session;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Orbis in the page: a whole game, effects of landscapes and gods, exchanges, keys, touch, space. */
class OrbisTest extends GameTest {
    private static final Game GAME = Games.find("orbis");

    OrbisTest() {
        super(GAME);
    }

    @Test
    void aWholeGameByMouse() {
        visitor(desk());
        fixRandomness(41);
        storeSetting("pace", "quick");
        open("");
        page.locator("a[href='#new.orbis']").click();
        isScreen("new");
        page.locator(".seating select").nth(1).selectOption("1");
        page.locator("form .primary").click();
        isScreen("table");
        Random random = new Random(41);
        await("person|over");
        assertTrue(ply() >= 12, "gods and display come first");
        while (!isOver()) {
            pickAny(random);
            await("person|over");
        }
        assertThat(page.locator("#prompt")).hasText(Texts.ENGLISH.pattern("over.you", "over.won", "over.shared"));
        assertThat(page.locator("#result .scores th .sign")).hasCount(2);
        assertThat(page.locator("#result .scores tr")).hasCount(7);
        assertTrue(ply() > 100, "a whole game");
    }

    // A tile that could only become a wilderness needs confirmation. Exchanges could go on for long, so they are rarely
    // started.
    private void pickAny(Random random) {
        List<Alive> all = alive();
        boolean begun = page.locator("[data-spot][aria-pressed=true]").count() > 0;
        List<Alive> others =
                all.stream().filter(spot -> !isOfExchange(spot.id())).toList();
        List<Alive> alive = begun || others.isEmpty() || random.nextInt(8) == 0 ? all : others;
        Alive spot = alive.get(random.nextInt(alive.size()));
        Object before = pickState();
        page.mouse().click(spot.x(), spot.y());
        context.waitForCondition(() -> !before.equals(pickState()));
        if (page.locator("#confirm").count() > 0) {
            Object held = pickState();
            page.locator("#confirm").click();
            context.waitForCondition(() -> !held.equals(pickState()));
        }
    }

    private static boolean isOfExchange(String id) {
        return id.startsWith("supply:") || id.startsWith("heap:");
    }

    @Test
    void aFarmPays() {
        play("farm", "yp1");
        click("slot:a1");
        assertThat(page.locator("#prompt")).containsText("1 blue, 1 of any colour");
        button("build"); // only the red one is left to pay with
        assertThat(spot("supply:1:red")).hasAttribute("aria-label", Pattern.compile(": 0"));
        click("cell:1:1.1");
        assertThat(log().filter(new Locator.FilterOptions().setHasText("You lay it ")))
                .hasCount(1);
    }

    @Test
    void aVolcanoBurnsOneAfterTheOther() {
        play("volcano", "yp");
        click("slot:b2");
        button("build"); // there is only one place
        assertThat(page.locator("#choices")).containsText("Burn 3 worshippers");
        button("fulfil");
        for (int left = 3; left > 0; left--) {
            assertThat(page.locator("#prompt")).containsText("Burn " + left + " more");
            click(List.of("slot:a1", "slot:b1", "slot:b3").get(3 - left));
        }
        assertThat(page.locator("#players .points").first()).containsText("3");
        // each of them is a separate undo step
        page.locator("#undo").click();
        assertThat(page.locator("#prompt")).containsText("Burn 1 more");
        page.locator("#undo").click();
        assertThat(page.locator("#prompt")).containsText("Burn 2 more");
    }

    @Test
    void aVillageIsDeclined() {
        play("village", "yp");
        click("slot:a1");
        button("build");
        assertThat(choiceButton("fulfil")).hasText("Give 2 worshippers");
        button("decline");
        assertThat(page.locator("#players .points").first()).containsText("0");
        assertThat(log().filter(new Locator.FilterOptions().setHasText("You decline the price")))
                .hasCount(1);
    }

    @Test
    void exchangeAndTheLimitOfTen() {
        play("ten", "yp");
        click("slot:b2");
        // three white ones for a blue one, in the middle of the turn
        pick("supply:1:white");
        assertThat(page.locator("#prompt")).containsText("three white for one");
        click("heap:blue");
        assertThat(spot("supply:1:white")).hasAttribute("aria-label", Pattern.compile(": 6"));
        page.locator("#undo").click();
        assertThat(spot("supply:1:white")).hasAttribute("aria-label", Pattern.compile(": 9"));
        button("wild");
        click("cell:1:1.0");
        assertThat(page.locator("#prompt")).containsText("Put 2 back");
        click("supply:1:green");
        pick("supply:1:white");
        assertThat(page.locator("#prompt")).containsText("Put it back into the supply of white");
        click("heap:white");
        assertThat(log().filter(new Locator.FilterOptions().setHasText("You return worshippers: white")))
                .hasCount(1);
    }

    @Test
    void theGodOfDeathTakesSix() {
        play("death", "yp");
        click("god:death");
        button("fulfil");
        for (int left = 6; left > 2; left--) {
            assertThat(page.locator("#prompt")).containsText("Give " + left);
            click("supply:1:green"); // then only red ones are left
        }
        assertThat(page.locator("#players .points").first()).containsText("3");
        assertThat(page.locator("#players .standing").first()).hasText("god 3");
    }

    @Test
    void aTurnByKeyboardAloneInGerman() {
        visitWithStoredGame(desk().setLocale("de-DE"), SampleGames.stored(lesson("irrigation"), "y1"), "#table");
        await("person");
        tabTo("slot:");
        assertThat(page.locator(":focus")).hasAttribute("aria-label", Pattern.compile("Bewässerung in Blau.*zahlen"));
        Object still = boardPixels();
        page.keyboard().press("ArrowRight");
        assertThat(page.locator(":focus")).hasAttribute("data-spot", "slot:b1");
        assertNotEquals(still, boardPixels());
        page.keyboard().press("ArrowLeft");
        page.keyboard().press("Enter");
        awaitPly(1);
        tabTo("build");
        page.keyboard().press("Enter");
        awaitPly(2);
        tabTo("cell:");
        while (!"cell:1:2.0".equals(page.locator(":focus").getAttribute("data-spot"))) {
            page.keyboard().press("PageDown");
        }
        assertThat(page.locator(":focus")).hasAttribute("aria-label", Pattern.compile("Ebene 2.*Punkte \\+2"));
        page.keyboard().press("Enter");
        assertThat(log().filter(new Locator.FilterOptions().setHasText("; sie zählt")))
                .hasCount(1);
    }

    @Test
    void anUnpickableSpotSaysWhy() {
        play("colour", "yp");
        pickDead("world:2");
        assertThat(page.locator("#prompt")).containsText("World of");
        click("slot:b2");
        button("build");
        pickDead("cell:1:2.1");
        assertThat(page.locator("#prompt")).containsText("Neither of the two tiles below");
        pickDead("cell:1:1.1");
        assertThat(page.locator("#prompt")).containsText("A tile already lies there");
    }

    private void pickDead(String id) {
        press(spot(id));
    }

    @Test
    void aRestingTouchShowsTheTilePreview() {
        visitWithStoredGame(
                desk().setViewportSize(390, 844).setHasTouch(true),
                SampleGames.stored(lesson("spread"), "yp"),
                "#table");
        await("person");
        page.mouse().move(5, 5);
        Object plain = boardPixels();
        touchSpot("pointerdown", "slot:b2");
        context.waitForCondition(() -> !plain.equals(boardPixels()));
        Object first = boardPixels();
        touchSpot("pointermove", "slot:a3");
        context.waitForCondition(() -> !first.equals(boardPixels()));
        Object second = boardPixels();
        page.dispatchEvent("#board", "pointerleave", Map.of("pointerType", "touch"));
        context.waitForCondition(() -> !second.equals(boardPixels()));
        awaitPly(0);
    }

    @ParameterizedTest
    @CsvSource({
        "320, 640, LIGHT, 4, 100",
        "320, 640, DARK, 2, 150",
        "390, 844, DARK, 4, 100",
        "844, 390, LIGHT, 4, 100",
        "820, 1180, DARK, 3, 100",
        "1280, 800, LIGHT, 4, 100"
    })
    void everythingFits(int width, int height, ColorScheme scheme, int seats, String text) {
        Session session = played(new Session(GAME, Setup.of(GAME.info(), seats), Seed.of(3)), 120, OrbisTest::first);
        assertFits(session, width, height, scheme, text, 24);
    }

    // Builds where possible, else takes the next legal move.
    private static int first(Session session) {
        MoveList legal = new MoveList();
        session.state().moves(legal);
        int build = legal.indexOf(OrbisMoves.of(OrbisMoves.BUILD));
        return build >= 0 ? legal.get(build) : legal.get(session.ply() * 7 % legal.size());
    }

    @Test
    void lessonsAreTriedOnTheirBoards() {
        visit("#help.orbis.effects");
        Locator lesson = page.locator("[data-lesson=forest]");
        lesson.scrollIntoViewIfNeeded();
        for (String id : List.of("slot:b2", "build", "cell:1:2.0")) {
            press(lesson, id);
            assertThat(lesson.locator("[data-spot='" + id + "'][aria-disabled=false]"))
                    .hasCount(0);
        }
        assertThat(lesson.locator(".scores")).containsText("Seat 1: 2 points");
        hasEveryLesson();
    }

    private void play(String id, String kinds) {
        play(lesson(id), kinds);
        await("person");
    }

    private void button(String id) {
        int ply = ply();
        choiceButton(id).click();
        page.locator("#table:not([data-ply='" + ply + "'])").waitFor();
        await("person");
    }

    private void pick(String id) {
        press(spot(id));
        assertThat(spot(id)).hasAttribute("aria-pressed", "true");
    }

    private void click(String id) {
        int ply = ply();
        press(spot(id));
        page.locator("#table:not([data-ply='" + ply + "'])").waitFor();
        await("person");
    }
}
