package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The rules with boards to try: navigation to and from them, and their behaviour. */
class HelpTest extends PageTest {
    @Test
    void returnsToTheGameWithoutLoss() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponte(9), "pp"), "#table");
        await("person");
        int ply = ply();
        Object before = boardLabels();
        page.keyboard().press("?");
        isScreen("help");
        page.getByRole(AriaRole.LINK, named("help.back")).first().click();
        awaitPly(ply);
        assertEquals(before, boardLabels());
        page.locator(".menu-button").click();
        page.getByRole(AriaRole.BUTTON, named("menu.rules")).click();
        isScreen("help");
        page.goBack();
        awaitPly(ply);
        assertEquals(before, boardLabels());
        // and a new game can be learned first
        open("#new.ponte");
        page.getByRole(AriaRole.LINK, named("menu.rules")).click();
        isScreen("help");
    }

    @Test
    void aLessonIsTriedByMouseAndRestarted() {
        visit("#help.ponte.islands");
        assertThat(page.locator("#help-islands")).isFocused();
        Locator lesson = lesson("distance");
        Locator line = lesson.locator(".try-line");
        click(lesson, "e3");
        assertThat(lesson).hasAttribute("data-ply", "0");
        assertThat(line).not().hasText(Texts.ENGLISH.pattern("ponte.prompt.turn.light"));
        click(lesson, "g4");
        assertThat(lesson).hasAttribute("data-ply", "1");
        assertThat(spot(lesson, "g4")).hasAttribute("aria-label", Texts.ENGLISH.pattern("ponte.cell.light.sandbank"));
        assertThat(line).hasText(Texts.ENGLISH.pattern("ponte.prompt.second.light"));
        lesson.getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(Texts.ENGLISH.text("try.again")))
                .click();
        assertThat(lesson).hasAttribute("data-ply", "0");
        assertThat(spot(lesson, "g4")).hasAttribute("aria-label", Texts.ENGLISH.pattern("ponte.cell.free"));
        // the others were not affected
        assertThat(lesson("island")).hasAttribute("data-ply", "0");
        // no game was started, and no id is duplicated
        assertEquals(List.of(), storedGames());
        assertEquals(0, ((Number) page.evaluate("""
                () => { const ids = [...document.querySelectorAll('[id]')].map(e => e.id);
                  return ids.length - new Set(ids).size; }""")).intValue());
    }

    @Test
    void aLessonIsTriedByKeyboardInGerman() {
        visitor(desk().setLocale("de-DE"));
        open("#help.ponte.score");
        assertThat(page.locator("#help-score")).isFocused();
        Locator lesson = lesson("scores");
        assertThat(lesson.locator(".scores")).hasText("Hell: 10 Punkte, Dunkel: 5 Punkte");
        spot(lesson, "a1").focus();
        for (String key : List.of("ArrowRight", "ArrowUp")) {
            for (int i = 0; i < 6; i++) {
                page.keyboard().press(key);
            }
        }
        assertThat(spot(lesson, "g7")).isFocused();
        page.keyboard().press("Enter");
        assertThat(spot(lesson, "g7")).hasAttribute("aria-pressed", "true");
        page.keyboard().press("Escape");
        assertThat(spot(lesson, "g7")).hasAttribute("aria-pressed", "false");
        page.keyboard().press("Enter");
        page.keyboard().press("ArrowUp");
        page.keyboard().press("ArrowRight");
        page.keyboard().press("ArrowRight");
        page.keyboard().press("Enter");
        assertThat(lesson.locator(".scores")).hasText("Hell: 10 Punkte, Dunkel: 7 Punkte");
        assertThat(page.locator("#voice")).containsText("Dunkel: baut eine Brücke von g7 nach i8");
    }

    @Test
    void onlyBoardsNearTheViewportExist() {
        visit("#help.ponte");
        assertThat(page.locator(".lesson")).hasCount(13);
        assertThat(page.locator("[data-lesson=scores] canvas:not(.marks)")).hasCount(0);
        lesson("scores").scrollIntoViewIfNeeded();
        assertThat(lesson("scores").locator("canvas:not(.marks)")).hasCount(1);
        // print has no viewport
        page.evaluate("dispatchEvent(new Event('beforeprint'))");
        assertThat(page.locator(".lesson canvas:not(.marks)")).hasCount(13);
    }

    @Test
    void headingsAreInOrder() {
        visit("#help.ponte");
        assertThat(page.locator(".help[data-filled]")).isVisible();
        List<?> levels = (List<?>) page.locator("main :is(h1,h2,h3,h4)").evaluateAll("all => all.map(e => e.tagName)");
        assertEquals("H1", levels.get(0));
        assertEquals(1, levels.stream().filter("H1"::equals).count());
        assertEquals(13, levels.stream().filter("H3"::equals).count());
        List<?> links =
                (List<?>) page.locator(".contents a").evaluateAll("all => all.map(a => a.getAttribute('href'))");
        for (Object link : links) {
            String section = link.toString().substring("#help.ponte.".length());
            assertThat(page.locator("h2#help-" + section)).hasCount(1);
        }
    }

    private Page.GetByRoleOptions named(String key) {
        return new Page.GetByRoleOptions().setName(Texts.ENGLISH.text(key));
    }

    private Locator lesson(String id) {
        Locator lesson = page.locator("[data-lesson=" + id + "]");
        lesson.scrollIntoViewIfNeeded();
        return lesson;
    }

    private static Locator spot(Locator lesson, String id) {
        return lesson.locator("[data-spot=" + id + "]");
    }

    // By its place on the canvas, which receives the pointer.
    private void click(Locator lesson, String id) {
        spot(lesson, id).scrollIntoViewIfNeeded();
        var box = spot(lesson, id).boundingBox();
        page.mouse().click(box.x + box.width / 2, box.y + box.height / 2);
    }
}
