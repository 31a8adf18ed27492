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
import atoll.games.origo.OrigoDrawing;
import atoll.games.origo.OrigoState;
import atoll.play.Session;
import atoll.table.Chapter;
import atoll.table.Guide;
import atoll.table.Lesson;
import atoll.table.Tables;
import com.deque.html.axecore.playwright.AxeBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Origo in the page: a whole game, a battle between two people, shields on their way, scorings, keys, a map from nearer. */
class OrigoTest extends PageTest {
    private static final Game GAME = Games.find("origo");
    private static final Path SCREENS = Path.of(System.getProperty("atoll.out", "target"), "screens");
    private static final double END = 0.35;

    @Test
    void aWholeGameAgainstThreeBots() {
        visitor(desk());
        fixChance(21);
        context.addInitScript("localStorage.setItem('atoll.settings', '{\"pace\":\"quick\"}');");
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
        assertThat(page.locator("#prompt")).hasText(Words.ENGLISH.pattern("over.you", "over.won"));
        assertThat(page.locator("#result .results .player")).hasCount(4);
        assertThat(page.locator("#result")).containsText("Final scoring");
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
        Object before = picks();
        page.mouse().click(spot.x(), spot.y());
        context.waitForCondition(() -> !before.equals(picks()));
    }

    private Object picks() {
        return page.evaluate("""
                () => document.querySelector('#table').dataset.ply + document.querySelector('#prompt').textContent
                  + [...document.querySelectorAll('[data-spot][aria-pressed=true]')].map(e => e.dataset.spot)""");
    }

    @Test
    void aBattleBetweenTwoPeopleAtOneDevice() {
        play(lesson("battle"), "y1p");
        liftOverNoHand();
        click("hand:1:gallien");
        assertThat(spot("field:G2")).hasAttribute("aria-disabled", "false");
        assertThat(spot("field:G4")).hasAttribute("aria-disabled", "true");
        click("field:G2");
        // hands are secret: the other one sits down behind a curtain, each time
        liftOverNoHand();
        assertThat(spot("hand:1:G")).hasCount(0);
        says("Battle for G2: 4 attack, 2 defend");
        assertThat(spot("battle")).hasAttribute("aria-label", Pattern.compile("by 2 shields, Gaul; .*by 1 shield, no"));
        assertThat(page.locator("#choices [data-spot=fold]")).hasText("Fold: lose the shield on G2");
        click("hand:3:2");
        liftOverNoHand();
        says("4 attack, 4 defend");
        assertThat(spot("hand:1:2")).hasAttribute("aria-disabled", "false");
        click("hand:1:G");
        liftOverNoHand();
        says("6 attack, 4 defend");
        click("hand:3:people");
        liftOverNoHand();
        says("6 attack, 6 defend");
        click("hand:1:people");
        liftOverNoHand();
        says("8 attack, 6 defend");
        page.locator("#choices [data-spot=fold]").click();
        liftOverNoHand();
        assertThat(spot("field:G2")).hasAttribute("aria-label", Pattern.compile("your shield"));
        assertThat(log().last()).containsText("folds");
        assertThat(page.locator("#players .standing").first()).containsText("27 shields");
    }

    private void liftOverNoHand() {
        await("curtain");
        assertEquals(0, page.locator("[data-spot^='hand:']").count(), "nobody's hand behind the curtain");
        lift();
    }

    private void says(String words) {
        assertThat(page.locator("#prompt")).containsText(words);
    }

    @Test
    void aShieldWandersOverItsOwnByTwoPicks() {
        play(lesson("chain"), "y11");
        await("person");
        click("field:A6");
        assertThat(spot("field:A4")).hasAttribute("aria-disabled", "false");
        assertThat(spot("field:A7")).hasAttribute("aria-disabled", "false");
        assertThat(spot("field:C4")).hasAttribute("aria-disabled", "true");
        click("field:C4");
        says(Words.ENGLISH.text("origo.why.out-of-reach").replace("{0}", "C4"));
        click("field:B4");
        awaitPly(1);
        assertThat(spot("field:B4")).hasAttribute("aria-label", "B4, Scandinavia: your shield, clan of 3");
        assertThat(log().last()).containsText("wanders from A6 to B4");
    }

    @Test
    void shieldsSailAndWanderWhereTheyAreDragged() {
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
        says("has sailed in this turn");
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
        says("Shield + field: wander, sail.");
        click("field:B3");
        says(Words.ENGLISH.text("origo.prompt.field"));
        assertThat(spot("field:A1")).hasAttribute("aria-disabled", "true");
        click("field:C4");
        awaitPly(1);
        assertThat(spot("field:C4")).hasAttribute("aria-label", Pattern.compile("your shield, .*has sailed"));
        assertThat(log().last()).containsText("sails from B3 to C4");
        // the other way round: where to, and then which shield
        click("field:A5");
        says(Words.ENGLISH.text("origo.prompt.cardshield"));
        click("field:B5");
        awaitPly(2);
        assertThat(log().last()).containsText("from B5 to A5");
    }

    /** Of a press that ends elsewhere the board is told nothing: the next one is a first finger all the same. */
    @Test
    void aPressThatEndsOutsideOfTheBoardIsOver() {
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
        assertThat(spot("track")).hasAttribute("aria-label", Pattern.compile("you: 5"));
        Object plain = picture();
        click("field:F4");
        BoundingBox card = spot("hand:1:belgica").boundingBox();
        page.mouse().move(card.x + card.width / 2, card.y + card.height / 2);
        assertNotEquals(plain, picture());
        click("hand:1:belgica");
        awaitPly(1);
        assertThat(spot("track")).hasAttribute("aria-label", Pattern.compile("you: 8"));
        assertThat(log().last()).containsText("Belgica is founded: +2, leader on 8");
        assertThat(spot("score:belgica")).hasAttribute("aria-label", Pattern.compile(", founded, 0 fields free"));
        assertThat(spot("stones")).hasAttribute("aria-label", Pattern.compile("1 of 12 taken"));
    }

    @Test
    void aTribalScoringAndWhoBeginsThen() {
        OrigoState state = OrigoDrawing.read("""
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
        play(Session.from(GAME, state, 5), "1y");
        await("person");
        says(Words.ENGLISH.text("origo.prompt.scoring"));
        assertThat(spot("score:germanien")).hasAttribute("aria-label", Pattern.compile("scored now: .*: 4$"));
        assertThat(spot("score:dalmatien")).hasAttribute("aria-label", Pattern.compile("scored now: you: 3$"));
        page.locator("#choices [data-spot=end]").click();
        awaitPly(1);
        // 8 for the clan, 3 at sea, 4 in Germania; and 3 in Dalmatia
        assertThat(spot("track")).hasAttribute("aria-label", Pattern.compile(": 24, you: 5$"));
        says(Words.ENGLISH.text("origo.prompt.start"));
        page.locator("#choices [data-spot='start:2']").click();
        await("person");
        assertThat(log().nth(0))
                .containsText(
                        Pattern.compile(
                                "Tribal scoring: .* \\+15 \\(clans 8, sea 3, countries 4\\), .* \\+3 \\(clans 0, sea 0, countries 3\\)"));
        assertTrue(ply() == 2, "whoever was named has the turn");
    }

    @Test
    void aTurnByKeyboardAloneInGerman() {
        visitWith(
                desk().setLocale("de-DE"),
                Played.kept(Session.from(GAME, lessonOf("cards").start(), 5), "y1"),
                "#table");
        await("person");
        tabTo("hand:");
        assertThat(page.locator(":focus")).hasAttribute("aria-label", Pattern.compile("Auf deiner Hand"));
        for (int i = 0; i < 12 && !"hand:1:polen".equals(focused()); i++) {
            page.keyboard().press("ArrowRight");
        }
        page.keyboard().press("Enter");
        assertThat(page.locator("#prompt")).hasText(Words.GERMAN.text("origo.prompt.cardfield"));
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
        assertThat(page.locator("#voice")).containsText("breitet sich auf D9 aus mit Polen");
        page.keyboard().press("-");
        assertThat(page.locator(".board")).hasAttribute("data-near", "no");
    }

    private String focused() {
        return page.locator(":focus").getAttribute("data-spot");
    }

    private void tabTo(String start) {
        for (int i = 0; i < 40; i++) {
            page.keyboard().press("Tab");
            if (page.locator("[data-spot^='" + start + "']:focus").count() > 0) {
                return;
            }
        }
        assertTrue(false, "the Tab key does not lead to " + start);
    }

    @Test
    void theMapIsLookedAtFromNearerWithoutLosingTheHand() {
        visitWith(
                desk().setViewportSize(320, 640).setHasTouch(true),
                Played.kept(Session.from(GAME, lessonOf("cards").start(), 5), "y1"),
                "#table");
        await("person");
        BoundingBox hand = spot("hand:1:polen").boundingBox();
        BoundingBox before = spot("field:D9").boundingBox();
        Locator buttons = page.locator(".zoom button");
        for (Locator button : buttons.all()) {
            BoundingBox box = button.boundingBox();
            assertTrue(box.width >= 44 && box.height >= 44, box.width + " x " + box.height);
        }
        zoom("From nearer");
        assertThat(page.locator(".board")).hasAttribute("data-near", "yes");
        assertTrue(spot("field:E5").boundingBox().width > 1.4 * before.width);
        zoom("Whole map");
        assertThat(page.locator(".board")).hasAttribute("data-near", "no");
        assertEquals(before.width, spot("field:D9").boundingBox().width, 0.5);
        page.mouse().move(before.x + before.width / 2, before.y + before.height / 2);
        page.mouse().wheel(0, -200);
        assertThat(page.locator(".board")).hasAttribute("data-near", "yes");
        BoundingBox near = spot("field:D9").boundingBox();
        assertTrue(near.width > 1.4 * before.width, near.width + " after " + before.width);
        assertEquals(hand.x, spot("hand:1:polen").boundingBox().x, 0.5);
        assertEquals(hand.width, spot("hand:1:polen").boundingBox().width, 0.5);
        page.mouse().wheel(0, 100);
        double farther = spot("field:D9").boundingBox().width;
        assertTrue(farther < 0.9 * near.width && farther > before.width, farther + " after " + near.width);
        page.mouse().wheel(0, 300);
        assertThat(page.locator(".board")).hasAttribute("data-near", "no");
        assertEquals(before.width, spot("field:D9").boundingBox().width, 0.5);
        page.mouse().wheel(0, -200);
        assertThat(page.locator(".board")).hasAttribute("data-near", "yes");
        near = spot("field:D9").boundingBox();
        // two fingers bring it nearer still, one drags it
        finger("pointerdown", 1, near.x + 5, near.y + 5);
        finger("pointerdown", 2, near.x + 25, near.y + 5);
        finger("pointermove", 2, near.x + 45, near.y + 5);
        finger("pointerup", 2, near.x + 45, near.y + 5);
        finger("pointerup", 1, near.x + 5, near.y + 5);
        BoundingBox nearer = spot("field:D9").boundingBox();
        assertTrue(nearer.width > 1.3 * near.width, nearer.width + " after " + near.width);
        double x = nearer.x + 10;
        double y = nearer.y + 10;
        finger("pointerdown", 3, x, y);
        finger("pointermove", 3, x - 30, y - 20);
        finger("pointerup", 3, x - 30, y - 20);
        BoundingBox dragged = spot("field:D9").boundingBox();
        assertEquals(nearer.x - 30, dragged.x, 1.5);
        assertEquals(nearer.y - 20, dragged.y, 1.5);
        assertEquals(0, ply(), "nothing was played by all that");
        click("hand:1:polen");
        page.screenshot(new Page.ScreenshotOptions().setPath(SCREENS.resolve("origo-near.png")));
        click("field:D9");
        awaitPly(1);
        assertThat(spot("field:D9")).hasAttribute("aria-label", "D9, Poland: your shield");
    }

    /** Fingers as a browser tells of them, with all that it makes of them itself. */
    @Test
    void fingersBringTheMapNearerDragItAndSendItAway() {
        visitWith(
                desk().setViewportSize(390, 844).setHasTouch(true),
                Played.kept(Session.from(GAME, lessonOf("cards").start(), 5), "y1"),
                "#table");
        await("person");
        CDPSession touch = context.newCDPSession(page);
        BoundingBox hand = spot("hand:1:polen").boundingBox();
        BoundingBox whole = spot("field:F6").boundingBox();
        double x = whole.x + whole.width / 2;
        double y = whole.y + whole.height / 2;
        fingers(touch, "touchStart", x - 20, y, x + 20, y);
        fingers(touch, "touchMove", x - 50, y, x + 50, y);
        fingers(touch, "touchEnd");
        assertThat(page.locator(".board")).hasAttribute("data-near", "yes");
        BoundingBox near = spot("field:F6").boundingBox();
        assertEquals(2.5 * whole.width, near.width, 2);
        fingers(touch, "touchStart", x, y);
        fingers(touch, "touchMove", x - 40, y - 30);
        fingers(touch, "touchEnd");
        BoundingBox dragged = spot("field:F6").boundingBox();
        assertEquals(near.x - 40, dragged.x, 1.5);
        assertEquals(near.y - 30, dragged.y, 1.5);
        fingers(touch, "touchStart", x - 50, y, x + 50, y);
        fingers(touch, "touchMove", x - 30, y, x + 30, y);
        fingers(touch, "touchEnd");
        assertEquals(1.5 * whole.width, spot("field:F6").boundingBox().width, 2);
        fingers(touch, "touchStart", x - 50, y, x + 50, y);
        fingers(touch, "touchMove", x - 10, y, x + 10, y);
        fingers(touch, "touchEnd");
        assertThat(page.locator(".board")).hasAttribute("data-near", "no");
        assertEquals(whole.width, spot("field:F6").boundingBox().width, 0.5);
        assertEquals(hand.x, spot("hand:1:polen").boundingBox().x, 0.5);
        assertEquals(0, ply(), "nothing was played by all that");
        assertThat(page.locator("[data-spot][aria-pressed=true]")).hasCount(0);
    }

    /** @param places x and y of each finger */
    private static void fingers(CDPSession touch, String event, double... places) {
        JsonArray points = new JsonArray();
        for (int i = 0; i < places.length; i += 2) {
            JsonObject point = new JsonObject();
            point.addProperty("x", places[i]);
            point.addProperty("y", places[i + 1]);
            point.addProperty("id", i / 2);
            points.add(point);
        }
        JsonObject what = new JsonObject();
        what.addProperty("type", event);
        what.add("touchPoints", points);
        touch.send("Input.dispatchTouchEvent", what);
    }

    @Test
    void arrowKeysLeadToFieldsThatAreOutOfSight() {
        visitWith(
                desk().setViewportSize(390, 844),
                Played.kept(Session.from(GAME, lessonOf("cards").start(), 5), "y1"),
                "#table");
        await("person");
        tabTo("field:");
        for (String key : List.of("ArrowLeft", "ArrowUp")) {
            for (int i = 0; i < 9; i++) {
                page.keyboard().press(key);
            }
        }
        assertEquals("field:A1", focused());
        BoundingBox whole = page.locator(":focus").boundingBox();
        for (int i = 0; i < 3; i++) {
            page.keyboard().press("+");
        }
        page.keyboard().press("ArrowRight");
        page.keyboard().press("ArrowLeft");
        BoundingBox first = page.locator(":focus").boundingBox();
        assertTrue(first.width > 3 * whole.width, first.width + " after " + whole.width);
        assertFalse(spot("field:J10").isVisible(), "J10 is out of sight");
        for (String key : List.of("ArrowRight", "ArrowDown")) {
            for (int i = 0; i < 9; i++) {
                page.keyboard().press(key);
            }
        }
        assertEquals("field:J10", focused());
        BoundingBox last = page.locator(":focus").boundingBox();
        BoundingBox board = page.locator("#board").boundingBox();
        assertEquals(first.width, last.width, 1);
        assertEquals(first.height, last.height, 1);
        assertTrue(last.x >= board.x && last.x + last.width <= board.x + board.width, "it has come into sight");
        assertTrue(last.y >= board.y && last.y + last.height <= board.y + board.height, "it has come into sight");
        assertFalse(spot("field:A1").isVisible(), "A1 is out of sight now");
    }

    private void zoom(String name) {
        page.getByRole(
                        AriaRole.BUTTON,
                        new Page.GetByRoleOptions().setName(name).setExact(true))
                .click();
    }

    private void finger(String event, int id, double x, double y) {
        page.dispatchEvent(
                "#board",
                event,
                Map.of("pointerType", "touch", "pointerId", id, "clientX", x, "clientY", y, "bubbles", true));
    }

    @Test
    void whatAScoringWouldBringIsShown() {
        play(lesson("example"), "y11");
        await("person");
        assertThat(spot("score:clans")).hasAttribute("aria-label", Pattern.compile("you: 8, .*: 8, .*: 7$"));
        assertThat(spot("score:sea")).hasAttribute("aria-label", Pattern.compile("you: 2, .*: 5, .*: 2$"));
        page.mouse().move(5, 5);
        Object plain = picture();
        for (String id : List.of("score:clans", "score:sea", "score:belgica", "track")) {
            BoundingBox box = spot(id).boundingBox();
            page.mouse().move(box.x + box.width / 2, box.y + box.height / 2);
            Object now = picture();
            assertNotEquals(plain, now, id);
            plain = now;
        }
        page.screenshot(new Page.ScreenshotOptions().setPath(SCREENS.resolve("origo-example.png")));
    }

    private Object picture() {
        return page.evaluate("""
                () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(
                  [...document.querySelectorAll('.board canvas')].map(e => e.toDataURL()).join()))))""");
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
    void thereIsRoomForAll(int width, int height, ColorScheme scheme, int seats, String text) {
        Session session = new Session(GAME, Setup.of(GAME.info(), seats), 3);
        MoveList legal = new MoveList();
        while (session.ply() < 220 || session.state().actor() < 0) {
            session.state().moves(legal);
            boolean chance = session.state().actor() < 0;
            session.play(chance ? session.outcome() : legal.get(session.ply() * 7 % legal.size()));
        }
        String kinds = "1".repeat(session.state().actor()) + "y"
                + "1".repeat(seats - 1 - session.state().actor());
        visitor(desk().setViewportSize(width, height)
                .setColorScheme(scheme)
                .setLocale("de-DE")
                .setHasTouch(width < 1000));
        keep(Played.kept(session, kinds));
        context.addInitScript("localStorage.setItem('atoll.settings', '{\"text\":\"" + text + "\"}');");
        open("#table");
        await("person");
        Locator html = page.locator("html");
        assertEquals(html.evaluate("e => e.clientWidth"), html.evaluate("e => e.scrollWidth"));
        assertEquals(html.evaluate("e => e.clientHeight"), html.evaluate("e => e.scrollHeight"));
        assertThat(page.locator("#undo")).isVisible();
        String name = "origo-" + width + "-" + scheme.name().toLowerCase();
        page.screenshot(new Page.ScreenshotOptions().setPath(SCREENS.resolve(name + ".png")));
        assertEquals(
                List.of(),
                new AxeBuilder(page)
                        .analyze().getViolations().stream()
                                .map(rule -> rule.getId() + " "
                                        + rule.getNodes().get(0).getHtml())
                                .toList());
        for (Alive spot : alive()) {
            BoundingBox box = spot(spot.id())
                    .or(page.locator("#choices [data-spot='" + spot.id() + "']"))
                    .boundingBox();
            assertTrue(box.width >= 23.5 && box.height >= 23.5, spot + ": " + box.width + " x " + box.height);
        }
        if (width == 320) {
            zoom(Words.GERMAN.text("zoom.nearer"));
            zoom(Words.GERMAN.text("zoom.nearer"));
            BoundingBox box = spot("field:E5").boundingBox();
            assertTrue(box.width >= 44 && box.height >= 44, "from nearer: " + box.width + " x " + box.height);
            page.screenshot(new Page.ScreenshotOptions().setPath(SCREENS.resolve(name + "-near.png")));
        }
    }

    @Test
    void theGuideLeadsToARealGame() {
        Guide guide = Tables.of("origo").guide();
        visitor(desk());
        context.addInitScript("localStorage.setItem('atoll.settings', '{\"pace\":\"quick\"}');");
        open("#guide.origo");
        Locator main = page.locator("main");
        for (Guide.Step step : guide.steps()) {
            assertThat(main).hasAttribute("data-step", step.id());
            await(main, "person|done");
            while (!"done".equals(main.getAttribute("data-state"))) {
                Locator offered = page.locator("main [data-spot][aria-disabled=false]:not([aria-pressed=true])")
                        .first();
                String id = offered.getAttribute("data-spot");
                String ply = main.getAttribute("data-ply");
                offered.focus();
                page.keyboard().press("Enter");
                page.locator("main:not([data-ply='" + ply + "']), main [data-spot='" + id + "'][aria-pressed=true]")
                        .first()
                        .waitFor();
                await(main, "person|done");
            }
            assertThat(page.locator(".try-line")).hasText(Words.ENGLISH.text("guide.origo." + step.id() + ".done"));
            page.locator("#guide-next").click();
        }
        isScreen("table");
        assertThat(page.locator("header h1")).hasText("Origo");
    }

    @Test
    void lessonsAreTriedOnTheirBoards() {
        visit("#help.origo.attack");
        Locator lesson = page.locator("[data-lesson=seas]");
        lesson.scrollIntoViewIfNeeded();
        for (String id : List.of("hand:1:ship", "field:C3")) {
            Locator spot = lesson.locator("[data-spot='" + id + "']");
            spot.scrollIntoViewIfNeeded();
            BoundingBox box = spot.boundingBox();
            page.mouse().click(box.x + box.width / 2, box.y + box.height / 2);
        }
        assertThat(lesson.locator(".try-line")).containsText("Battle for C3: 3 attack, 2 defend");
        lesson.locator("[data-spot=fold]").click();
        assertThat(lesson.locator("[data-spot='field:C3']")).hasAttribute("aria-label", Pattern.compile("shield"));
        int lessons = Tables.of("origo").chapters().stream()
                .mapToInt(chapter -> chapter.lessons().size())
                .sum();
        assertEquals(lessons, page.locator(".lesson").count());
        assertFalse(page.locator(".help").textContent().contains("seat 1"), "seats have the names of their colours");
    }

    private static Session lesson(String id) {
        return Session.from(GAME, lessonOf(id).start(), 5);
    }

    private static Lesson lessonOf(String id) {
        return Tables.of("origo").chapters().stream()
                .map(Chapter::lessons)
                .flatMap(List::stream)
                .filter(lesson -> lesson.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private void play(Session session, String kinds) {
        visitWith(desk(), Played.kept(session, kinds), "#table");
    }

    private void click(String id) {
        BoundingBox box = spot(id).boundingBox();
        page.mouse().click(box.x + box.width / 2, box.y + box.height / 2);
    }
}
