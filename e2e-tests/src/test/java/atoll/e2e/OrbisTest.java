package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Setup;
import atoll.games.Games;
import atoll.games.orbis.OrbisMoves;
import atoll.play.Session;
import atoll.table.Chapter;
import atoll.table.Guide;
import atoll.table.Lesson;
import atoll.table.Tables;
import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Orbis in the page: a whole game, what landscapes and gods ask for, exchanges, keys, fingers, room. */
class OrbisTest extends PageTest {
    private static final Game GAME = Games.find("orbis");
    private static final Path SCREENS = Path.of(System.getProperty("atoll.out", "target"), "screens");

    @Test
    void aWholeGameByMouse() {
        visitor(desk());
        fixChance(41);
        context.addInitScript("localStorage.setItem('atoll.settings', '{\"pace\":\"quick\"}');");
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
        assertThat(page.locator("#prompt")).hasText(Words.ENGLISH.pattern("over.you", "over.won", "over.shared"));
        assertThat(page.locator("#result .results .player")).hasCount(2);
        assertThat(page.locator("#result .lines").first()).containsText("for tiles");
        assertTrue(ply() > 100, "a whole game");
    }

    // A tile that could only become a wilderness has to be confirmed. Exchanges could go on for long, so they are begun
    // seldom.
    private void pickAny(Random random) {
        List<Alive> all = alive();
        boolean begun = page.locator("[data-spot][aria-pressed=true]").count() > 0;
        List<Alive> others =
                all.stream().filter(spot -> !isOfExchange(spot.id())).toList();
        List<Alive> alive = begun || others.isEmpty() || random.nextInt(8) == 0 ? all : others;
        Alive spot = alive.get(random.nextInt(alive.size()));
        Object before = picks();
        page.mouse().click(spot.x(), spot.y());
        context.waitForCondition(() -> !before.equals(picks()));
        if (page.locator("#confirm").count() > 0) {
            Object held = picks();
            page.locator("#confirm").click();
            context.waitForCondition(() -> !held.equals(picks()));
        }
    }

    private static boolean isOfExchange(String id) {
        return id.startsWith("supply:") || id.startsWith("heap:");
    }

    private Object picks() {
        return page.evaluate("""
                () => document.querySelector('#table').dataset.ply + document.querySelector('#prompt').textContent
                  + [...document.querySelectorAll('[data-spot][aria-pressed=true]')].map(e => e.dataset.spot)""");
    }

    @Test
    void aFarmPays() {
        play("farm", "yp1");
        click("slot:a1");
        assertThat(page.locator("#prompt")).containsText("1 blue, 1 of any colour");
        button("build"); // the red one is all that is left to pay with
        assertThat(spot("supply:1:red")).hasAttribute("aria-label", Pattern.compile(": 0"));
        click("cell:1:1.1");
        assertThat(log().filter(new Locator.FilterOptions().setHasText("lays the blue irrigation")))
                .hasCount(1);
    }

    @Test
    void aVolcanoBurnsOneAfterTheOther() {
        play("volcano", "yp");
        click("slot:b2");
        button("build"); // there is a single place
        assertThat(page.locator("#choices")).containsText("Burn 3 worshippers");
        button("fulfil");
        for (int left = 3; left > 0; left--) {
            assertThat(page.locator("#prompt")).containsText("Still to burn: " + left);
            click(List.of("slot:a1", "slot:b1", "slot:b3").get(3 - left));
        }
        assertThat(page.locator("#players .points").first()).containsText("3");
        // each of them is a step of its own to take back
        page.locator("#undo").click();
        assertThat(page.locator("#prompt")).containsText("Still to burn: 1");
        page.locator("#undo").click();
        assertThat(page.locator("#prompt")).containsText("Still to burn: 2");
    }

    @Test
    void aVillageIsDeclined() {
        play("village", "yp");
        click("slot:a1");
        button("build");
        assertThat(page.locator("#choices [data-spot=fulfil]")).hasText("Give 2 worshippers");
        button("decline");
        assertThat(page.locator("#players .points").first()).containsText("0");
        assertThat(log().filter(new Locator.FilterOptions().setHasText("does not pay the price")))
                .hasCount(1);
    }

    @Test
    void exchangeAndTheLimitOfTen() {
        play("ten", "yp");
        click("slot:b2");
        // three white ones for a blue one, in the middle of the turn
        pick("supply:1:white");
        assertThat(page.locator("#prompt")).containsText("Three white for one");
        click("heap:blue");
        assertThat(spot("supply:1:white")).hasAttribute("aria-label", Pattern.compile(": 6"));
        page.locator("#undo").click();
        assertThat(spot("supply:1:white")).hasAttribute("aria-label", Pattern.compile(": 9"));
        button("wild");
        click("cell:1:1.0");
        assertThat(page.locator("#prompt")).containsText("put 2 back");
        click("supply:1:green");
        pick("supply:1:white");
        assertThat(page.locator("#prompt")).containsText("Put it on the heap of white");
        click("heap:white");
        assertThat(log().filter(new Locator.FilterOptions().setHasText("puts white back")))
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
        visitWith(
                desk().setLocale("de-DE"),
                Played.kept(Session.from(GAME, lesson("irrigation").start(), 5), "y1"),
                "#table");
        await("person");
        tabTo("slot:");
        assertThat(page.locator(":focus")).hasAttribute("aria-label", Pattern.compile("Bewässerung in Blau.*zahlen"));
        Object still = picture();
        page.keyboard().press("ArrowRight");
        assertThat(page.locator(":focus")).hasAttribute("data-spot", "slot:b1");
        assertNotEquals(still, picture());
        page.keyboard().press("ArrowLeft");
        page.keyboard().press("Enter");
        awaitPly(1);
        for (int i = 0; i < 60 && page.locator("[data-spot=build]:focus").count() == 0; i++) {
            page.keyboard().press("Tab");
        }
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

    private void tabTo(String start) {
        for (int i = 0; i < 60; i++) {
            page.keyboard().press("Tab");
            if (page.locator("[data-spot^='" + start + "']:focus").count() > 0) {
                return;
            }
        }
        assertTrue(false, "the Tab key does not lead to " + start);
    }

    @Test
    void whatCannotBePickedSaysWhy() {
        play("colour", "yp");
        pickDead("world:2");
        assertThat(page.locator("#prompt")).containsText("World of");
        click("slot:b2");
        button("build");
        pickDead("cell:1:2.1");
        assertThat(page.locator("#prompt")).containsText("Neither of the two tiles below");
        pickDead("cell:1:1.1");
        assertThat(page.locator("#prompt")).containsText("A tile lies there already");
    }

    private void pickDead(String id) {
        var box = spot(id).boundingBox();
        page.mouse().click(box.x + box.width / 2, box.y + box.height / 2);
    }

    @Test
    void aFingerThatRestsSeesWhatATileWouldBring() {
        visitWith(
                desk().setViewportSize(390, 844).setHasTouch(true),
                Played.kept(Session.from(GAME, lesson("spread").start(), 5), "yp"),
                "#table");
        await("person");
        page.mouse().move(5, 5);
        Object plain = picture();
        touch("pointerdown", "slot:b2");
        context.waitForCondition(() -> !plain.equals(picture()));
        Object first = picture();
        touch("pointermove", "slot:a3");
        context.waitForCondition(() -> !first.equals(picture()));
        Object second = picture();
        page.dispatchEvent("#board", "pointerleave", Map.of("pointerType", "touch"));
        context.waitForCondition(() -> !second.equals(picture()));
        awaitPly(0);
    }

    private void touch(String event, String id) {
        var box = spot(id).boundingBox();
        page.dispatchEvent(
                "#board",
                event,
                Map.of(
                        "pointerType",
                        "touch",
                        "clientX",
                        box.x + box.width / 2,
                        "clientY",
                        box.y + box.height / 2,
                        "bubbles",
                        true));
    }

    private Object picture() {
        return page.evaluate(
                "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done([...document.querySelectorAll('.board canvas')].map(c => c.toDataURL()).join()))))");
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
    void thereIsRoomForAll(int width, int height, ColorScheme scheme, int seats, String text) {
        Browser.NewContextOptions options = desk().setViewportSize(width, height)
                .setColorScheme(scheme)
                .setLocale("de-DE")
                .setHasTouch(width < 1000);
        Session session = new Session(GAME, Setup.of(GAME.info(), seats), 3);
        while (session.ply() < 120 || session.state().actor() < 0) {
            session.play(session.state().actor() < 0 ? session.outcome() : first(session));
        }
        String kinds = "1".repeat(session.state().actor()) + "y"
                + "1".repeat(seats - 1 - session.state().actor());
        visitor(options);
        keep(Played.kept(session, kinds));
        context.addInitScript("localStorage.setItem('atoll.settings', '{\"text\":\"" + text + "\"}');");
        open("#table");
        await("person");
        Locator html = page.locator("html");
        assertEquals(html.evaluate("e => e.clientWidth"), html.evaluate("e => e.scrollWidth"));
        assertEquals(html.evaluate("e => e.clientHeight"), html.evaluate("e => e.scrollHeight"));
        assertThat(page.locator("#undo")).isVisible();
        if (height > 2 * width) {
            // a long phone has a long table, rather than an empty foot
            var table = page.locator("#board").boundingBox();
            var tools = page.locator("#undo").boundingBox();
            assertTrue(table.height > 1.28 * table.width, table.width + " x " + table.height);
            assertTrue(tools.y - table.y - table.height < 150, "prompt and choices only lie between");
        }
        String name = "orbis-" + width + "-" + scheme.name().toLowerCase();
        page.screenshot(new Page.ScreenshotOptions().setPath(SCREENS.resolve(name + ".png")));
        assertEquals(
                List.of(),
                new AxeBuilder(page)
                        .analyze().getViolations().stream()
                                .map(rule -> rule.getId() + " "
                                        + rule.getNodes().get(0).getHtml())
                                .toList());
        for (Alive spot : alive()) {
            var box = spot.button()
                    ? choice(spot.id()).boundingBox()
                    : spot(spot.id()).boundingBox();
            assertTrue(box.width >= 24 && box.height >= 24, spot + ": " + box.width + " x " + box.height);
        }
    }

    // Built where it can be, else the next in turn.
    private static int first(Session session) {
        MoveList legal = new MoveList();
        session.state().moves(legal);
        int build = legal.indexOf(OrbisMoves.of(OrbisMoves.BUILD));
        return build >= 0 ? legal.get(build) : legal.get(session.ply() * 7 % legal.size());
    }

    @Test
    void theGuideLeadsToARealGame() {
        Guide guide = Tables.of("orbis").guide();
        visitor(desk());
        context.addInitScript("localStorage.setItem('atoll.settings', '{\"pace\":\"quick\"}');");
        open("#guide.orbis");
        Locator main = page.locator("main");
        for (Guide.Step step : guide.steps()) {
            assertThat(main).hasAttribute("data-step", step.id());
            await(main, "person|done");
            while (!"done".equals(main.getAttribute("data-state"))) {
                Locator offered =
                        page.locator("main [data-spot][aria-disabled=false]").first();
                String ply = main.getAttribute("data-ply");
                offered.focus();
                page.keyboard().press("Enter");
                page.locator("main:not([data-ply='" + ply + "']), main [data-spot][aria-pressed=true]")
                        .first()
                        .waitFor();
                await(main, "person|done");
            }
            assertThat(page.locator(".try-line")).hasText(Words.ENGLISH.text("guide.orbis." + step.id() + ".done"));
            page.locator("#guide-next").click();
        }
        isScreen("table");
        assertThat(page.locator("header h1")).hasText("Orbis");
    }

    @Test
    void lessonsAreTriedOnTheirBoards() {
        visit("#help.orbis.effects");
        Locator lesson = page.locator("[data-lesson=forest]");
        lesson.scrollIntoViewIfNeeded();
        for (String id : List.of("slot:b2", "build", "cell:1:2.0")) {
            Locator spot = lesson.locator("[data-spot='" + id + "']");
            spot.scrollIntoViewIfNeeded();
            var box = spot.boundingBox();
            page.mouse().click(box.x + box.width / 2, box.y + box.height / 2);
            assertThat(lesson.locator("[data-spot='" + id + "'][aria-disabled=false]"))
                    .hasCount(0);
        }
        assertThat(lesson.locator(".scores")).containsText("Seat 1: 2 points");
        assertEquals(
                Tables.of("orbis").chapters().stream()
                        .mapToInt(chapter -> chapter.lessons().size())
                        .sum(),
                page.locator(".lesson").count(),
                "every lesson has its place, drawn when it comes near the window");
    }

    private static Lesson lesson(String id) {
        return Tables.of("orbis").chapters().stream()
                .map(Chapter::lessons)
                .flatMap(List::stream)
                .filter(lesson -> lesson.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private void play(String id, String kinds) {
        visitWith(desk(), Played.kept(Session.from(GAME, lesson(id).start(), 5), kinds), "#table");
        await("person");
    }

    private Locator choice(String id) {
        return page.locator("#choices [data-spot='" + id + "']");
    }

    private void button(String id) {
        int ply = ply();
        choice(id).click();
        page.locator("#table:not([data-ply='" + ply + "'])").waitFor();
        await("person");
    }

    private void pick(String id) {
        var box = spot(id).boundingBox();
        page.mouse().click(box.x + box.width / 2, box.y + box.height / 2);
        assertThat(spot(id)).hasAttribute("aria-pressed", "true");
    }

    private void click(String id) {
        int ply = ply();
        var box = spot(id).boundingBox();
        page.mouse().click(box.x + box.width / 2, box.y + box.height / 2);
        page.locator("#table:not([data-ply='" + ply + "'])").waitFor();
        await("person");
    }
}
