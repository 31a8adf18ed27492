package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import atoll.table.Guide;
import atoll.table.all.Tables;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The guided first game, played to its end, and left before. */
class GuideTest extends PageTest {
    private static final Guide GUIDE = Tables.of("ponte").guide();

    @Test
    void byMouseFromTheFirstStepToARealGame() {
        visit("#new.ponte");
        page.getByRole(AriaRole.LINK, named(Texts.ENGLISH, "guide.offer")).click();
        isScreen("guide");
        for (Guide.Step step : GUIDE.steps()) {
            assertThat(page.getByText("Step " + (GUIDE.steps().indexOf(step) + 1) + " of "
                            + GUIDE.steps().size()))
                    .isVisible();
            while (!isDone(step)) {
                Locator spot = page.locator("main [data-spot][aria-disabled=false]:not([aria-pressed=true])")
                        .first();
                pick(step, spot, false);
            }
            assertThat(page.locator(".try-line")).hasText(Texts.ENGLISH.text("guide.ponte." + step.id() + ".done"));
            if (GUIDE.steps().indexOf(step) + 1 < GUIDE.steps().size()) {
                page.locator("#guide-next").click();
                assertThat(page.locator("main h2")).isFocused();
            }
        }
        assertEquals(List.of(), storedGames());
        page.getByRole(AriaRole.BUTTON, named(Texts.ENGLISH, "guide.play")).click();
        isScreen("table");
        awaitPly(0);
        assertThat(page.locator("#players")).containsText(Texts.ENGLISH.text("bot.1"));
    }

    @Test
    void byKeyboardAloneInGerman() {
        visitor(desk().setLocale("de-DE"));
        open("#guide.ponte");
        for (Guide.Step step : GUIDE.steps()) {
            while (!isDone(step)) {
                Locator spot = page.locator("main [data-spot][aria-disabled=false]:not([aria-pressed=true])")
                        .first();
                pick(step, spot, true);
            }
            assertThat(page.locator("#voice"))
                    .containsText(Texts.GERMAN.text(
                            "guide.ponte." + step.id() + (step.line().isEmpty() ? ".1" : ".done")));
            page.locator("#guide-next").focus();
            page.keyboard().press("Enter");
        }
        isScreen("table");
    }

    @Test
    void otherPicksAreExplainedAndHarmless() {
        visit("#guide.ponte.4");
        state("person");
        clickCanvas("a9");
        assertThat(page.locator(".try-line")).hasText(Texts.ENGLISH.text("try.other"));
        clickCanvas("e3");
        assertThat(page.locator(".try-line")).not().hasText(Texts.ENGLISH.text("try.other"));
        assertThat(page.locator("main")).hasAttribute("data-ply", "0");
        clickCanvas("f2");
        assertThat(page.locator("main")).hasAttribute("data-ply", "1");
        page.getByRole(AriaRole.BUTTON, named(Texts.ENGLISH, "try.again")).click();
        assertThat(page.locator("main")).hasAttribute("data-ply", "0");
        // another language and a reload stay at the step
        page.locator("select.language").selectOption("de");
        assertThat(page.locator("main h2")).hasText(Texts.GERMAN.text("guide.ponte.distance"));
        page.reload();
        assertThat(page.locator("main h2")).hasText(Texts.GERMAN.text("guide.ponte.distance"));
        page.getByRole(AriaRole.BUTTON, named(Texts.GERMAN, "guide.back")).click();
        assertThat(page.locator("main")).hasAttribute("data-step", "island");
        page.getByRole(AriaRole.LINK, named(Texts.GERMAN, "guide.leave")).click();
        isScreen("new");
    }

    private boolean isDone(Guide.Step step) {
        assertThat(page.locator("main")).hasAttribute("data-step", step.id());
        state("person|done");
        return "done".equals(page.locator("main").getAttribute("data-state"));
    }

    private void state(String states) {
        await(page.locator("main"), states);
    }

    private void pick(Guide.Step step, Locator spot, boolean byKey) {
        String id = spot.getAttribute("data-spot");
        String ply = page.locator("main").getAttribute("data-ply");
        if (byKey) {
            spot.focus();
            page.keyboard().press("Enter");
        } else if (spot.evaluate("e => e.closest('.choices') !== null").equals(true)) {
            spot.click();
        } else {
            clickCanvas(id);
        }
        page.locator("main:not([data-ply='" + ply + "']), [data-spot='" + id + "'][aria-pressed=true]")
                .first()
                .waitFor();
    }

    private void clickCanvas(String id) {
        var box = page.locator("main [data-spot=" + id + "]").boundingBox();
        page.mouse().click(box.x + box.width / 2, box.y + box.height / 2);
    }

    private static Page.GetByRoleOptions named(Texts texts, String key) {
        return new Page.GetByRoleOptions().setName(texts.text(key)).setExact(true);
    }
}
