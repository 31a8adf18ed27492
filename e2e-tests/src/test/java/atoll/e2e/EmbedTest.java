package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.lab.StaticServer;
import atoll.play.Link;
import atoll.play.Seed;
import atoll.play.Session;
import com.microsoft.playwright.FrameLocator;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A board in the frame of another page. */
class EmbedTest extends PageTest {
    private static final int PLIES = 30;

    @TempDir
    Path folder;

    @Test
    void theHtmlCodeShowsTheGameOnAnotherSite() throws IOException {
        Session session = SampleGames.ponteWithBridge(PLIES);
        visitWithStoredGame(desk(), SampleGames.stored(session, "pp"), "#table");
        await("person");
        share("share.game");
        page.locator(".frame summary").click();
        String html = page.locator(".frame textarea").inputValue();
        Files.writeString(
                folder.resolve("index.html"),
                "<!doctype html><html lang=en><title>A site</title><link rel=icon href='data:,'><h1>My best game</h1>"
                        + html);
        expect("request to another origin: http://localhost:\\d+/(index.html)?$");
        try (StaticServer site = new StaticServer(folder, 0)) {
            visitor(desk());
            page.navigate(site.url());
            FrameLocator frame = page.frameLocator("iframe");
            assertThat(frame.locator("body")).hasAttribute("data-screen", "embed");
            assertThat(frame.locator("header")).hasCount(0);
            int length = session.ply();
            assertThat(frame.locator("output")).hasText(SampleGames.place(session, length));
            assertThat(frame.locator(".told")).not().hasText("");
            String last = frame.locator(".told").textContent();
            Locator buttons = frame.locator(".leaf button");
            buttons.nth(0).click();
            assertThat(frame.locator("output")).hasText(SampleGames.place(session, 0));
            assertThat(frame.locator(".told")).hasText("");
            buttons.nth(2).click();
            assertThat(frame.locator("output")).hasText(SampleGames.place(session, 1));
            buttons.nth(3).click();
            buttons.nth(1).click();
            assertThat(frame.locator("output")).hasText(SampleGames.place(session, length - 1));
            assertThat(frame.locator(".told")).not().hasText(last);
            Page whole = context.waitForPage(() -> frame.locator("a").click());
            assertThat(whole.locator("body")).hasAttribute("data-screen", "open");
            assertEquals(server.url() + "#" + SampleGames.gameLink(session), whole.url());
        }
    }

    @ParameterizedTest
    @CsvSource({"200, 200", "300, 240", "400, 460", "390, 844"})
    void fitsItsFrame(int width, int height) {
        visitor(desk().setViewportSize(width, height));
        open("?embed#" + SampleGames.gameLink(SampleGames.ponte(PLIES)));
        isScreen("embed");
        Locator html = page.locator("html");
        assertEquals(width, html.evaluate("e => e.scrollWidth"));
        assertEquals(height, html.evaluate("e => e.scrollHeight"));
        assertTrue(page.locator("canvas:not(.marks)").boundingBox().height >= Math.min(width, height) * 0.55);
        for (Locator target : page.locator("button, a").all()) {
            assertTrue(target.boundingBox().width >= 24 && target.boundingBox().height >= 24, target.toString());
        }
        assertAccessible();
    }

    @Test
    void needsNoStorageAndNoServiceWorker() {
        visitor(desk());
        context.addInitScript(Scripts.call(Scripts.named("pageWithoutStorage")));
        Session session = SampleGames.ponte(PLIES);
        open("?embed#" + Link.turn(session.record(), new Link.CorrespondenceInfo(7, Seed.of(8), List.of(0, 2))));
        isScreen("embed");
        assertThat(page.locator("output")).hasText(SampleGames.place(session, PLIES));
        assertThat(page.locator("canvas:not(.marks)")).hasAttribute("aria-label", Pattern.compile("."));
    }

    @Test
    void writesNothingAnywhere() {
        visitor(desk());
        context.addInitScript(Scripts.call(Scripts.named("recordWrites")));
        for (String link : List.of(SampleGames.gameLink(SampleGames.ponte(PLIES)), "review", "1.chess.g.AAAA")) {
            open("?embed#" + link);
            isScreen("embed");
            assertThat(page.locator("html")).hasAttribute("data-theme", "dark");
            if (page.locator(".leaf button").count() > 0) {
                page.locator(".leaf button").first().click();
                assertThat(page.locator("output")).hasText(SampleGames.place(SampleGames.ponte(PLIES), 0));
            }
            page.reload();
            isScreen("embed");
            assertEquals(List.of(), page.evaluate("written"));
            assertEquals(true, page.evaluate("""
                    () => Object.entries(JSON.parse(old)).every(([key, text]) => localStorage.getItem(key) === text)
                      && localStorage.length === Object.keys(JSON.parse(old)).length && sessionStorage.length === 0"""));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "#table", "#games"})
    void anythingElseIsNotShownInAFrame(String address) throws IOException {
        Files.writeString(
                folder.resolve("index.html"),
                "<!doctype html><html lang=en><title>A site</title><link rel=icon href='data:,'><h1>A trap</h1>"
                        + "<iframe src='" + home() + address + "'></iframe>");
        expect("request to another origin: http://localhost:\\d+/(index.html)?$");
        try (StaticServer site = new StaticServer(folder, 0)) {
            visitor(desk());
            page.navigate(site.url());
            FrameLocator frame = page.frameLocator("iframe");
            Locator link = frame.locator("#start a");
            assertThat(link).containsText("needs its own tab");
            assertThat(frame.locator("button, canvas, input, select")).hasCount(0);
            assertThat(frame.locator("body:not([data-screen])")).hasCount(1);
            Page whole = context.waitForPage(link::click);
            assertThat(whole.locator("body")).hasAttribute("data-screen", address.equals("#games") ? "games" : "home");
        }
    }

    @Test
    void aPositionHasNoStepButtons() {
        visit("?embed#" + SampleGames.positionLink(SampleGames.ponte(PLIES)));
        isScreen("embed");
        assertThat(page.locator("canvas:not(.marks)")).isVisible();
        assertThat(page.locator("button")).hasCount(0);
    }

    @Test
    void aBadLinkIsExplained() {
        for (String link : List.of("", "#", "#about", "#table")) {
            visit("?embed" + link);
            isScreen("embed");
            assertThat(page.locator("main p")).hasText(Texts.ENGLISH.text("link.bad.form"));
        }
        String good = SampleGames.gameLink(SampleGames.ponte(PLIES));
        visit("?embed#" + good.substring(0, good.length() - 3));
        assertThat(page.locator("main p")).hasText(Texts.ENGLISH.text("link.bad.damaged"));
        assertThat(page.locator("main a")).hasCount(0);
        page.evaluate("link => { location.hash = link; }", good);
        assertThat(page.locator("canvas:not(.marks)")).isVisible();
    }
}
