package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.lab.StaticServer;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Response;
import com.microsoft.playwright.Worker;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The headers that a host is asked to send; the server of all these tests sends them. */
class HostHeadersTest extends PageTest {
    @Override
    boolean installs() {
        return true;
    }

    @Test
    void thePageHasThem() {
        visitor(desk());
        Response response = page.navigate(home());
        assertEquals("nosniff", response.headerValue("x-content-type-options"));
        assertEquals("no-referrer", response.headerValue("referrer-policy"));
        assertEquals("same-origin", response.headerValue("cross-origin-opener-policy"));
        assertEquals(null, response.headerValue("content-security-policy"));
        isScreen("home");
    }

    /** A page that loses the opener policy on a reload loses the state of its history. */
    @Test
    void thePageThatTheServiceWorkerServesHasTheOpenerPolicy() {
        visit("");
        awaitWorker();
        Response response = page.reload();
        assertTrue(response.fromServiceWorker());
        assertEquals("same-origin", response.headerValue("cross-origin-opener-policy"));
        isScreen("home");
    }

    @ParameterizedTest
    @CsvSource({"'',wasm", "?bot=js,js"})
    void aWorkerReachesNoOtherHost(String query, String backend, @TempDir Path folder) throws IOException {
        expect("Content Security Policy|violates|Refused to connect");
        expect("request to another origin: http://localhost:\\d+/$");
        Files.writeString(folder.resolve("index.html"), "here");
        try (StaticServer other = new StaticServer(folder, 0)) {
            visit(query);
            beginAgainst(EASIEST);
            await("person");
            assertThat(table()).hasAttribute("data-backend", backend);
            assertTrue(!page.workers().isEmpty());
            for (Worker worker : page.workers()) {
                String ask = "url => fetch(url, { mode: 'no-cors' }).then(() => 'loaded', () => 'refused')";
                assertEquals("refused", worker.evaluate(ask, other.url()), worker.url());
                assertEquals("loaded", worker.evaluate(ask, server.url()), worker.url());
            }
        }
    }

    // A window opened from a sandbox may not have such headers, unless the sandbox allows it.
    @Test
    void aSandboxedBoardStillOpensTheFullPage(@TempDir Path folder) throws IOException {
        String link = SampleGames.gameLink(SampleGames.ponte(10));
        Files.writeString(
                folder.resolve("index.html"),
                "<!doctype html><html lang=en><title>A site</title><link rel=icon href='data:,'>"
                        + "<iframe sandbox='allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox'"
                        + " width=400 height=460 src='" + server.url() + "?embed#" + link + "'></iframe>");
        expect("request to another origin: http://localhost:\\d+/(index.html)?$");
        try (StaticServer site = new StaticServer(folder, 0)) {
            visitor(desk());
            page.navigate(site.url());
            Page whole = context.waitForPage(
                    () -> page.frameLocator("iframe").locator("a").click());
            assertThat(whole.locator("body")).hasAttribute("data-screen", "open");
            assertEquals(server.url() + "#" + link, whole.url());
        }
    }
}
