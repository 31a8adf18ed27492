package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.games.Games;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.WaitUntilState;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The home page of a first visit is complete before any program runs, and the program does not change it. */
class FirstPaintTest extends PageTest {
    /** A plain picture, or none, has fewer colours. */
    private static final int COLOURS = 12;

    private static final String SHIFTS = """
            globalThis.shift = 0;
            new PerformanceObserver(list => { for (const entry of list.getEntries()) shift += entry.value; })
              .observe({ type: 'layout-shift', buffered: true });
            """;

    private static Browser.NewContextOptions phone(ColorScheme theme) {
        return Visitors.phone().setLocale("en-GB").setColorScheme(theme);
    }

    /** Opens the home page, whose program does not arrive. */
    private void openWithout(String scripts, Browser.NewContextOptions options, String address) {
        expect("Failed to load resource|ERR_FAILED");
        visitor(options);
        context.route(Pattern.compile(scripts), Route::abort);
        page.navigate(home() + address);
    }

    private int colours(Locator place) throws IOException {
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(place.screenshot()));
        Set<Integer> colours = new HashSet<>();
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                colours.add(image.getRGB(x, y));
            }
        }
        return colours.size();
    }

    private void isComplete(String name) throws IOException {
        assertThat(page.locator("h1")).isVisible();
        assertThat(page.locator(".hero p")).hasText(Texts.ENGLISH.text("home.lead"));
        assertThat(page.locator("#start")).isHidden();
        page.waitForLoadState();
        Locator windows = page.locator(".game .window");
        assertThat(windows).hasCount(Games.INFOS.size());
        for (Locator window : windows.all()) {
            assertTrue(colours(window) > COLOURS, "no picture");
        }
        page.evaluate("scrollTo(0, 0)");
        saveScreenshot(name);
    }

    @ParameterizedTest
    @EnumSource(
            value = ColorScheme.class,
            names = {"LIGHT", "DARK"})
    void wordsAndPicturesNeedNoProgram(ColorScheme theme) throws IOException {
        String name = "first-paint-" + theme.name().toLowerCase(Locale.ROOT);
        openWithout("/(boot|ponte|app)\\.js$", phone(theme), "");
        isComplete(name + "-phone");
        assertEquals(
                theme == ColorScheme.DARK,
                page.locator(".game .window")
                        .first()
                        .evaluate("e => /-dark/.test(getComputedStyle(e).backgroundImage)"));
        openWithout("/(boot|ponte|app)\\.js$", desk().setColorScheme(theme), "");
        isComplete(name + "-desk");
    }

    @Test
    void notEvenTheThemeIsNeeded() throws IOException {
        openWithout("\\.js$", desk(), "");
        isComplete("first-paint-no-script");
    }

    @Test
    void theProgramShowsTheSame() {
        openWithout("/boot\\.js$", desk(), "");
        String before = (String) page.locator("#app").evaluate(Scripts.named("firstPaint", "outline"));
        visit("");
        String after = (String) page.locator("#app").evaluate(Scripts.named("firstPaint", "outline"));
        assertEquals(after, before);
        assertTrue(after.contains("#new.origo"), after);
    }

    @ParameterizedTest
    @EnumSource(
            value = ColorScheme.class,
            names = {"LIGHT", "DARK"})
    void nothingShifts(ColorScheme theme) {
        for (Browser.NewContextOptions options : List.of(phone(theme), desk().setColorScheme(theme))) {
            visitor(options);
            context.addInitScript(SHIFTS);
            open("");
            page.waitForLoadState();
            List<Object> places = new ArrayList<>();
            places.add(page.locator(".game").first().evaluate("e => e.getBoundingClientRect().top"));
            // two frames later everything is painted
            page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))");
            places.add(page.locator(".game").first().evaluate("e => e.getBoundingClientRect().top"));
            assertEquals(places.get(0), places.get(1));
            assertEquals(0.0, ((Number) page.evaluate("shift")).doubleValue());
        }
    }

    /** German words need no program; before them there is the name only, and never an English word. */
    @Test
    void aGermanVisitorSeesNoEnglish() {
        expect("Failed to load resource|ERR_FAILED");
        visitor(desk().setLocale("de-DE"));
        List<Route> held = new ArrayList<>();
        context.route(Pattern.compile("/home\\.de\\.json$"), held::add);
        context.route(Pattern.compile("/boot\\.js$"), Route::abort);
        page.navigate(home(), new Page.NavigateOptions().setWaitUntil(WaitUntilState.COMMIT));
        context.waitForCondition(() -> !held.isEmpty());
        assertThat(page.locator("main")).isHidden();
        assertThat(page.locator("header")).isHidden();
        held.get(0).resume();
        assertThat(page.locator(".hero p")).hasText(Texts.GERMAN.text("home.lead"));
        String before = (String) page.locator("#app").evaluate(Scripts.named("firstPaint", "outline"));
        visitor(desk().setLocale("de-DE"));
        open("");
        assertEquals(page.locator("#app").evaluate(Scripts.named("firstPaint", "outline")), before);
    }

    @Test
    void theProgramKeepsThePlaceOfTheReader() {
        visitor(phone(ColorScheme.LIGHT));
        List<Route> held = new ArrayList<>();
        context.route(Pattern.compile("/boot\\.js$"), held::add);
        page.navigate(home(), new Page.NavigateOptions().setWaitUntil(WaitUntilState.COMMIT));
        page.locator(".foot").first().waitFor();
        page.evaluate("scrollTo(0, 200)");
        Object there = page.evaluate("scrollY");
        context.waitForCondition(() -> !held.isEmpty());
        held.get(0).resume();
        isScreen("home");
        assertEquals(there, page.evaluate("scrollY"));
    }

    @Test
    void aLinkThatIsPressedEarlyOpensItsScreen() {
        visitor(desk());
        List<Route> held = new ArrayList<>();
        context.route(Pattern.compile("/boot\\.js$"), held::add);
        page.navigate(home(), new Page.NavigateOptions().setWaitUntil(WaitUntilState.COMMIT));
        page.locator("a[href='#new.kanaloa']").click();
        assertTrue(page.url().endsWith("#new.kanaloa"), page.url());
        context.waitForCondition(() -> !held.isEmpty());
        held.get(0).resume();
        isScreen("new");
        assertThat(page.locator("h1")).hasText(Texts.ENGLISH.text("game.kanaloa.name"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"#new.ponte", "#about", "?embed", "stored"})
    void otherStartsDoNotShowTheHomePage(String address) {
        expect("Failed to load resource|ERR_FAILED");
        visitor(desk());
        if (address.equals("stored")) {
            storeGame(SampleGames.stored(SampleGames.ponte(9), "y3"));
        }
        context.route(Pattern.compile("/boot\\.js$"), Route::abort);
        page.navigate(home() + (address.equals("stored") ? "" : address));
        assertThat(page.locator("#start")).isVisible();
        assertThat(page.locator("main")).isHidden();
        assertThat(page.locator("header")).isHidden();
    }
}
