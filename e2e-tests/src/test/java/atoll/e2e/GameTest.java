package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Game;
import atoll.play.Session;
import atoll.table.Guide;
import atoll.table.Table;
import atoll.table.all.Tables;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import java.util.Map;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Shared requirements for the page of every game, and ways to play it. */
abstract class GameTest extends PageTest {
    private final Game game;
    private final String id;
    private final Table table;

    GameTest(Game game) {
        this.game = game;
        id = game.info().id();
        table = Tables.of(id);
    }

    /** The game that starts from a board of the help. */
    Session lesson(String name) {
        return SampleGames.lesson(game, name);
    }

    /**
     * A game up to the first choice of a seat after that many moves.
     *
     * @param choice the moves that a seat plays
     */
    static Session played(Session session, int plies, ToIntFunction<Session> choice) {
        while (session.ply() < plies || session.state().actor() < 0) {
            session.play(session.state().actor() < 0 ? session.outcome() : choice.applyAsInt(session));
        }
        return session;
    }

    /** A desktop visitor plays on; {@code kinds} has a person or bot per seat, one character each. */
    void play(Session session, String kinds) {
        visitWithStoredGame(desk(), SampleGames.stored(session, kinds), "#table");
    }

    /** A button beside the board. */
    Locator choiceButton(String spot) {
        return page.locator("#choices [data-spot='" + spot + "']");
    }

    /** A touch event at the middle of a spot. */
    void touchSpot(String event, String spot) {
        BoundingBox box = spot(spot).boundingBox();
        double x = box.x + box.width / 2;
        double y = box.y + box.height / 2;
        page.dispatchEvent(
                "#board", event, Map.of("pointerType", "touch", "clientX", x, "clientY", y, "bubbles", true));
    }

    /** The pixels of the board. */
    Object boardPixels() {
        return page.evaluate("""
                () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(
                  [...document.querySelectorAll('.board canvas')].map(e => e.toDataURL()).join()))))""");
    }

    /** Everything that a pick can change. */
    Object pickState() {
        return page.evaluate("""
                () => document.querySelector('#table').dataset.ply + document.querySelector('#prompt').textContent
                  + [...document.querySelectorAll('[data-spot][aria-pressed=true]')].map(e => e.dataset.spot)""");
    }

    /**
     * The seat to move plays on against bots on a screen of that size, in German: no scrolling, no accessibility violations,
     * and all spots are large enough.
     *
     * @param text text size in per cent
     * @param least minimum width and height of spots, in CSS pixels
     */
    void assertFits(Session session, int width, int height, ColorScheme scheme, String text, double least) {
        StringBuilder kinds = new StringBuilder("1".repeat(session.state().seats()));
        kinds.setCharAt(session.state().actor(), 'y');
        visitor(desk().setViewportSize(width, height)
                .setColorScheme(scheme)
                .setLocale("de-DE")
                .setHasTouch(width < 1000));
        storeGame(SampleGames.stored(session, kinds.toString()));
        storeSetting("text", text);
        open("#table");
        await("person");
        Locator html = page.locator("html");
        assertEquals(html.evaluate("e => e.clientWidth"), html.evaluate("e => e.scrollWidth"));
        assertEquals(html.evaluate("e => e.clientHeight"), html.evaluate("e => e.scrollHeight"));
        assertThat(page.locator("#undo")).isVisible();
        if (text.equals("100")) {
            Object over = page.locator("#prompt").evaluate("e => e.scrollHeight - e.clientHeight");
            assertTrue(((Number) over).intValue() <= 0, "the prompt is cut by " + over + " pixels");
        }
        saveScreenshot(id + "-" + width + "-" + scheme.name().toLowerCase());
        assertAccessible();
        for (Alive alive : alive()) {
            BoundingBox box = (alive.button() ? choiceButton(alive.id()) : spot(alive.id())).boundingBox();
            assertTrue(box.width >= least && box.height >= least, alive + ": " + box.width + " x " + box.height);
        }
    }

    @Test
    void theGuideLeadsToARealGame() {
        Guide guide = table.guide();
        visitor(desk());
        storeSetting("pace", "quick");
        open("#guide." + id);
        Locator main = page.locator("main");
        for (Guide.Step step : guide.steps()) {
            assertThat(main).hasAttribute("data-step", step.id());
            await(main, "person|done");
            while (!"done".equals(main.getAttribute("data-state"))) {
                followGuide(main);
                await(main, "person|done");
            }
            assertThat(page.locator(".try-line"))
                    .hasText(Texts.ENGLISH.text("guide." + id + "." + step.id() + ".done"));
            page.locator("#guide-next").click();
        }
        isScreen("table");
        assertThat(page.locator("header h1")).hasText(Texts.ENGLISH.text("game." + id + ".name"));
    }

    // By keys; held picks can still be replaced, and are confirmed, or picked again.
    private void followGuide(Locator main) {
        String ply = main.getAttribute("data-ply");
        String open = "main [data-spot][aria-disabled=false]";
        Locator next = Stream.of("main .choices .primary", open + ":not([aria-pressed=true])", open)
                .map(page::locator)
                .filter(found -> found.count() > 0)
                .findFirst()
                .orElseThrow()
                .first();
        String spot = next.getAttribute("data-spot");
        next.focus();
        page.keyboard().press("Enter");
        page.locator("main:not([data-ply='" + ply + "']), main [data-spot='" + spot + "'][aria-pressed=true]")
                .first()
                .waitFor();
    }

    /** The open help has a place for every lesson; a board is drawn when it is near the viewport. */
    void hasEveryLesson() {
        int lessons = table.chapters().stream()
                .mapToInt(chapter -> chapter.lessons().size())
                .sum();
        assertThat(page.locator(".lesson")).hasCount(lessons);
    }

    /** Clicks a spot on the board of a lesson. */
    void press(Locator lesson, String spot) {
        Locator place = lesson.locator("[data-spot='" + spot + "']");
        place.scrollIntoViewIfNeeded();
        press(place);
    }
}
