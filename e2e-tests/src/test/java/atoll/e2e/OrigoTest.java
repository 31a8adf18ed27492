package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Setup;
import atoll.games.Games;
import atoll.games.origo.OrigoPositionParser;
import atoll.games.origo.OrigoState;
import atoll.play.Seed;
import atoll.play.Session;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Origo in the page: a whole game, a battle between two people, moving shields, scorings, keys, a zoomed map. */
class OrigoTest extends GameTest {
    private static final Game GAME = Games.find("origo");

    OrigoTest() {
        super(GAME);
    }

    private static final double END = 0.35;

    @Test
    void aWholeGameAgainstThreeBots() {
        visitor(desk());
        fixRandomness(21);
        storeSetting("pace", "quick");
        open("#new.origo");
        isScreen("new");
        page.locator(".radios input[name=seats]").nth(2).check();
        for (int seat = 1; seat < 4; seat++) {
            page.locator(".seating select").nth(seat).selectOption("1");
        }
        page.locator("form .primary").click();
        isScreen("table");
        Random random = new Random(21);
        await("person|over");
        while (!isOver()) {
            pickAny(random);
            await("person|over");
        }
        assertThat(page.locator("#prompt")).hasText(Texts.ENGLISH.pattern("over.you", "over.won"));
        assertThat(page.locator("#result .scores th .sign")).hasCount(4);
        assertThat(page.locator("#result")).containsText("Before, with jumps");
        assertTrue(ply() > 150, "a whole game");
        assertThat(log().filter(new Locator.FilterOptions().setHasText("is founded"))
                        .first())
                .isAttached();
    }

    private void pickAny(Random random) {
        List<Alive> alive = alive();
        Alive spot = alive.get(random.nextInt(alive.size()));
        for (Alive each : alive) {
            spot = each.id().equals("end") && random.nextDouble() < END ? each : spot;
        }
        Object before = pickState();
        page.mouse().click(spot.x(), spot.y());
        context.waitForCondition(() -> !before.equals(pickState()));
    }

    @Test
    void aBattleBetweenTwoPeopleAtOneDevice() {
        play(lesson("battle"), "y1p");
        acceptHandoverWithoutHands();
        click("hand:1:gallien");
        assertThat(spot("field:G2")).hasAttribute("aria-disabled", "false");
        assertThat(spot("field:G4")).hasAttribute("aria-disabled", "true");
        click("field:G2");
        // hands are secret: there is a handover each time
        acceptHandoverWithoutHands();
        assertThat(spot("hand:1:G")).hasCount(0);
        says("Attack on Gaul G2: 4 against 2");
        assertThat(spot("battle")).hasAttribute("aria-label", Pattern.compile("by 2 shields, Gaul; .*by 1 shield, no"));
        assertThat(choiceButton("fold")).hasText("Fold: lose the shield on Gaul G2");
        click("hand:3:2");
        acceptHandoverWithoutHands();
        says("4 against 4");
        assertThat(spot("hand:1:2")).hasAttribute("aria-disabled", "false");
        click("hand:1:G");
        acceptHandoverWithoutHands();
        says("6 against 4");
        click("hand:3:people");
        acceptHandoverWithoutHands();
        says("6 against 6");
        click("hand:1:people");
        acceptHandoverWithoutHands();
        says("8 against 6");
        choiceButton("fold").click();
        acceptHandoverWithoutHands();
        assertThat(spot("field:G2")).hasAttribute("aria-label", Pattern.compile("your shield"));
        assertThat(log().last()).containsText("folds");
        assertThat(page.locator("#players .standing").first()).containsText("27 shields");
    }

    private void acceptHandoverWithoutHands() {
        await("handover");
        assertEquals(0, page.locator("[data-spot^='hand:']").count(), "nobody's hand during a handover");
        acceptHandover();
    }

    private void says(String words) {
        assertThat(page.locator("#prompt")).containsText(words);
    }

    @Test
    void aShieldWandersOverOwnShieldsByTwoPicks() {
        play(lesson("chain"), "y11");
        await("person");
        click("field:A6");
        await("person"); // the prompt of this pick comes after the spots
        assertThat(spot("field:A4")).hasAttribute("aria-disabled", "false");
        assertThat(spot("field:A7")).hasAttribute("aria-disabled", "false");
        assertThat(spot("field:C4")).hasAttribute("aria-disabled", "true");
        click("field:C4");
        says(Texts.ENGLISH.text("origo.why.out-of-reach").replace("{0}", "North Sea C4"));
        click("field:B4");
        awaitPly(1);
        assertThat(spot("field:B4")).hasAttribute("aria-label", "B4, Scandinavia: your shield, clan of 3");
        assertThat(log().last()).containsText("You wander from Scandinavia A6 to Scandinavia B4");
    }

    @Test
    void draggedShieldsSailAndWander() {
        play(lesson("harbour"), "y1");
        await("person");
        drag("field:B3", "field:A1");
        awaitPly(0);
        assertThat(spot("field:B3")).hasAttribute("aria-pressed", "true");
        page.keyboard().press("Escape");
        drag("field:B3", "field:C4");
        awaitPly(1);
        assertThat(spot("field:C4")).hasAttribute("aria-label", "C4, North Sea: your shield, clan of 3, has sailed");
        click("field:C4");
        says("has already sailed this turn");
        drag("field:B5", "field:A5");
        awaitPly(2);
        drag("hand:1:people", "field:B6");
        assertThat(spot("hand:1:people")).hasAttribute("aria-pressed", "true");
        drag("hand:1:people", "field:A4");
        awaitPly(3);
    }

    @Test
    void aShieldSailsByTwoPicks() {
        play(lesson("harbour"), "y1");
        await("person");
        says(Texts.ENGLISH.text("origo.can.shift"));
        click("field:B3");
        says(Texts.ENGLISH.text("origo.prompt.field"));
        assertThat(spot("field:A1")).hasAttribute("aria-disabled", "true");
        click("field:C4");
        awaitPly(1);
        assertThat(spot("field:C4")).hasAttribute("aria-label", Pattern.compile("your shield, .*has sailed"));
        assertThat(log().last()).containsText("You sail from North Sea B3 to North Sea C4");
        // the other order: first the target, then the shield
        click("field:A5");
        says(Texts.ENGLISH.text("origo.prompt.cardshield").replace("{0}", "Scandinavia A5"));
        click("field:B5");
        awaitPly(2);
        assertThat(log().last()).containsText("from Scandinavia B5 to Scandinavia A5");
    }

    /** The board gets no event for a press that ends elsewhere: the next one is still a first touch. */
    @Test
    void aPressMayEndOutsideTheBoard() {
        play(lesson("cards"), "y1");
        await("person");
        BoundingBox field = spot("field:A10").boundingBox();
        BoundingBox title = page.locator("header h1").boundingBox();
        page.mouse().move(field.x + field.width / 2, field.y + field.height / 2);
        page.mouse().down();
        page.mouse().move(title.x + title.width / 2, title.y + title.height / 2);
        page.mouse().up();
        click("hand:1:polen");
        assertThat(spot("hand:1:polen")).hasAttribute("aria-pressed", "true");
        click("field:D9");
        awaitPly(1);
    }

    private void drag(String from, String to) {
        BoundingBox one = spot(from).boundingBox();
        BoundingBox other = spot(to).boundingBox();
        page.mouse().move(one.x + one.width / 2, one.y + one.height / 2);
        page.mouse().down();
        page.mouse().move(one.x + one.width / 2 + 12, one.y + one.height / 2);
        page.mouse().move(other.x + other.width / 2, other.y + other.height / 2);
        assertThat(page.locator(".carried")).isVisible();
        page.mouse().up();
        assertThat(page.locator(".carried")).hasCount(0);
    }

    @Test
    void aFoundingMovesTheLeaderAndMakesItJump() {
        play(lesson("jump"), "y1");
        await("person");
        assertThat(spot("track")).hasAttribute("aria-label", Pattern.compile("you: 4"));
        Object plain = boardPixels();
        click("field:F4");
        BoundingBox card = spot("hand:1:belgica").boundingBox();
        page.mouse().move(card.x + card.width / 2, card.y + card.height / 2);
        assertNotEquals(plain, boardPixels());
        click("hand:1:belgica");
        awaitPly(1);
        assertThat(spot("track")).hasAttribute("aria-label", Pattern.compile("you: 8"));
        assertThat(log().last()).containsText("Belgica is founded: +3, leader on 8");
        assertThat(spot("standings"))
                .hasAttribute("aria-label", Pattern.compile("Belgica[^.]*, founded, 0 fields free"));
        assertThat(spot("stones")).hasAttribute("aria-label", Pattern.compile("1 of 12 taken"));
    }

    @Test
    void aTribalScoringAndWhoBeginsThen() {
        OrigoState state = OrigoPositionParser.read("""
                shields 0 D5 D6 D7 A2
                shields 1 H9
                founded belgica polen helvetien dakien
                leaders 9 2
                turn 1
                waiting 1
                busy
                hand 0 A B C D E 1 2 3 4 5
                hand 1 F G H I J 6 7 8 9 10
                """, 2);
        play(Session.from(GAME, state, Seed.of(5)), "1y");
        await("person");
        says(Texts.ENGLISH.text("origo.prompt.scoring"));
        Locator standings = spot("standings");
        assertThat(standings)
                .hasAttribute("aria-label", Pattern.compile("Germania[^.]*[.] If scored now: [^.]*: 4[.]"));
        assertThat(standings).hasAttribute("aria-label", Pattern.compile("Dalmatia[^.]*[.] If scored now: you: 3$"));
        choiceButton("end").click();
        awaitPly(1);
        // 8 for the clan, 3 at sea, 4 in Germania; and 3 in Dalmatia
        assertThat(spot("track")).hasAttribute("aria-label", Pattern.compile(": 24, you: 5$"));
        says(Texts.ENGLISH.text("origo.prompt.start"));
        choiceButton("start:2").click();
        await("person");
        assertThat(log().nth(0))
                .containsText(
                        Pattern.compile(
                                "Tribal scoring: .* \\+15 \\(clans 8, sea 3, countries 4\\), .* \\+3 \\(clans 0, sea 0, countries 3\\)"));
        assertTrue(ply() == 2, "whoever was named has the turn");
    }

    @Test
    void aTurnByKeyboardAloneInGerman() {
        visitWithStoredGame(desk().setLocale("de-DE"), SampleGames.stored(lesson("cards"), "y1"), "#table");
        await("person");
        tabTo("hand:");
        assertThat(page.locator(":focus")).hasAttribute("aria-label", Pattern.compile("Auf deiner Hand"));
        // the hand has two columns
        for (int i = 0; i < 12 && !"hand:1:polen".equals(focused()); i++) {
            page.keyboard().press(i % 2 == 0 ? "ArrowDown" : "ArrowRight");
        }
        page.keyboard().press("Enter");
        assertThat(page.locator("#prompt")).hasText(Texts.GERMAN.text("origo.prompt.cardfield"));
        tabTo("field:");
        for (int i = 0; i < 9 && !focused().startsWith("field:D"); i++) {
            page.keyboard().press("ArrowDown");
        }
        for (int i = 0; i < 9 && !focused().equals("field:D9"); i++) {
            page.keyboard().press("ArrowRight");
        }
        assertEquals("field:D9", focused());
        page.keyboard().press("+");
        assertThat(page.locator(".board")).hasAttribute("data-near", "yes");
        page.keyboard().press("ArrowDown");
        page.keyboard().press("ArrowUp");
        assertEquals("field:D9", focused());
        BoundingBox seen = page.locator(":focus").boundingBox();
        assertTrue(seen.width > 60, "from nearer: " + seen.width);
        page.keyboard().press("Enter");
        awaitPly(1);
        assertThat(page.locator("#voice")).containsText("Du: breitest dich mit Polen auf Polen D9 aus");
        page.keyboard().press("-");
        assertThat(page.locator(".board")).hasAttribute("data-near", "no");
    }

    @Test
    void whatAScoringWouldBringIsShown() {
        play(lesson("example"), "y11");
        await("person");
        assertThat(spot("score:clans")).hasAttribute("aria-label", Pattern.compile("you: 8, .*: 8, .*: 7$"));
        assertThat(spot("score:sea")).hasAttribute("aria-label", Pattern.compile("you: 2, .*: 5, .*: 2$"));
        page.mouse().move(5, 5);
        Object plain = boardPixels();
        String before = "";
        for (String id : List.of("standings", "score:clans", "score:sea", "track")) {
            BoundingBox box = spot(id).boundingBox();
            page.mouse().move(box.x + box.width / 2, box.y + box.height / 2);
            Locator note = page.locator(".spot-note");
            assertThat(note).not().hasText(before); // of another spot
            assertThat(note).containsText(Pattern.compile("\\d"));
            before = note.textContent();
            if (id.equals("standings")) {
                assertNotEquals(plain, boardPixels(), "the table of all scores opens");
            }
        }
        saveScreenshot("origo-example");
    }

    @ParameterizedTest
    @CsvSource({
        "320, 640, LIGHT, 5, 100",
        "320, 640, DARK, 3, 150",
        "360, 640, LIGHT, 5, 100",
        "844, 390, LIGHT, 4, 100",
        "820, 1180, DARK, 5, 100",
        "1280, 800, LIGHT, 4, 100",
        "1280, 800, DARK, 2, 100"
    })
    void everythingFits(int width, int height, ColorScheme scheme, int seats, String text) {
        Session session = played(new Session(GAME, Setup.of(GAME.info(), seats), Seed.of(3)), 220, OrigoTest::first);
        assertFits(session, width, height, scheme, text, 23.5);
        if (width == 320) {
            for (Locator beside : page.locator("[data-spot^='score:'], [data-spot=stones], [data-spot=pile]")
                    .all()) {
                BoundingBox hit = beside.boundingBox();
                assertTrue(hit.width >= 24 && hit.height >= 24, beside + ": " + hit.width + " x " + hit.height);
            }
            zoom(Texts.GERMAN.text("zoom.nearer"));
            zoom(Texts.GERMAN.text("zoom.nearer"));
            BoundingBox box = spot("field:E5").boundingBox();
            assertTrue(box.width >= 44 && box.height >= 44, "from nearer: " + box.width + " x " + box.height);
            saveScreenshot("origo-near-" + width + "-" + scheme.name().toLowerCase());
        }
    }

    private static int first(Session session) {
        MoveList legal = new MoveList();
        session.state().moves(legal);
        return legal.get(session.ply() * 7 % legal.size());
    }

    @Test
    void lessonsAreTriedOnTheirBoards() {
        visit("#help.origo.attack");
        Locator lesson = page.locator("[data-lesson=seas]");
        lesson.scrollIntoViewIfNeeded();
        for (String id : List.of("hand:1:ship", "field:C3")) {
            press(lesson, id);
        }
        assertThat(lesson.locator(".try-line")).containsText("Attack on North Sea C3: 3 against 2");
        lesson.locator("[data-spot=fold]").click();
        assertThat(lesson.locator("[data-spot='field:C3']")).hasAttribute("aria-label", Pattern.compile("shield"));
        hasEveryLesson();
        assertFalse(page.locator(".help").textContent().contains("seat 1"), "seats have the names of their colours");
    }

    private void click(String id) {
        press(spot(id));
    }
}
