package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** German and English: the browser's first, then the chosen one, on every screen. */
class LanguageTest extends PageTest {
    @Test
    void theBrowsersLanguageComesFirst() {
        visitor(desk().setLocale("de-AT"));
        open("");
        speaks(Texts.GERMAN, "de");
        visitor(desk().setLocale("en-US"));
        open("");
        speaks(Texts.ENGLISH, "en");
        visitor(desk().setLocale("pt-BR"));
        open("");
        speaks(Texts.ENGLISH, "en");
    }

    @Test
    void aChosenLanguageStays() {
        visit("");
        page.locator("select.language").selectOption("de");
        speaks(Texts.GERMAN, "de");
        page.reload();
        speaks(Texts.GERMAN, "de");
    }

    @Test
    void aSlowLanguageLoadDoesNotUndoANewerChoice() {
        expect("Service Worker registration blocked");
        visitor(desk().setServiceWorkers(ServiceWorkerPolicy.BLOCK));
        open("");
        Page other = context.newPage();
        List<Route> late = new ArrayList<>();
        other.route("**/texts/de.json", late::add);
        other.navigate(page.url());
        assertThat(other.locator("body")).hasAttribute("data-screen", "home");

        page.locator("select.language").selectOption("de");
        speaks(Texts.GERMAN, "de");
        page.locator("select.language").selectOption("en");
        speaks(Texts.ENGLISH, "en");
        other.waitForCondition(() -> !late.isEmpty());
        other.waitForRequest("**/texts/en.json", () -> late.forEach(Route::resume));
        assertThat(other.locator("html")).hasAttribute("lang", "en");
        speaks(Texts.ENGLISH, "en");
        page.reload();
        speaks(Texts.ENGLISH, "en");
    }

    // The history says "Anna lays", not "Anna: lays".
    private static Pattern withoutColon(Pattern pattern) {
        return Pattern.compile(pattern.pattern().replaceFirst("\\\\?: ", " "));
    }

    @Test
    void theLanguageCanChangeDuringAGame() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponte(9), "pp"), "#table");
        await("person");
        int ply = ply();
        assertThat(log().first()).hasText(withoutColon(Texts.ENGLISH.pattern("ponte.tell.tile")));
        page.locator(".settings-button").click();
        page.locator("#setting-language").selectOption("de");
        // the settings stay open, in the new language, at the same place
        assertThat(page.locator("#dialog-title")).hasText(Texts.GERMAN.text("settings.title"));
        assertThat(page.locator("#setting-language")).isFocused();
        await("person");
        awaitPly(ply);
        assertThat(log().first()).hasText(withoutColon(Texts.GERMAN.pattern("ponte.tell.tile")));
        Locator free = page.locator("#spots [data-spot][aria-disabled=false]").first();
        assertThat(free)
                .hasAttribute("aria-label", Texts.GERMAN.pattern("ponte.cell.free", "ponte.cell.dark.sandbank"));
    }

    private void speaks(Texts texts, String language) {
        assertThat(page.locator("html")).hasAttribute("lang", language);
        assertThat(page.locator(".hero p")).hasText(texts.text("home.lead"));
        assertThat(page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName(texts.text("nav.about"))))
                .isVisible();
    }
}
