package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import atoll.lab.StaticServer;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/**
 * Serves the built site under its own path to visitors' browsers, and knows what these store. After each test there must be no
 * unexpected console error and no request to another host.
 */
abstract class SiteTest {
    static final Path SITE = Path.of(System.getProperty("atoll.site", "../web/target/site"));
    static final String PREFIX = "/some/where/";
    static final int PATIENCE_MILLIS = 30_000;

    static {
        PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE_MILLIS / 2); // machines under load need it
    }

    StaticServer server;
    /** The context and page of the latest visit. */
    BrowserContext context;

    Page page;

    // The page stays as it is during a first visit, while its files are still on their way into the cache.
    private static final String NEVER_INSTALLED = """
            if (globalThis.ServiceWorkerContainer) {
              ServiceWorkerContainer.prototype.register = () => new Promise(() => {});
            }""";

    private final List<BrowserContext> contexts = new ArrayList<>();
    private final List<String> errors = new ArrayList<>();
    private final List<Pattern> expected = new ArrayList<>();

    @BeforeEach
    void serve() throws IOException {
        server = new StaticServer(site(), 0, PREFIX);
    }

    /** The served folder. */
    Path site() {
        return SITE;
    }

    @AfterEach
    void noUnexpectedErrors() {
        for (BrowserContext each : contexts) {
            each.close();
        }
        server.close();
        errors.removeIf(trouble ->
                expected.stream().anyMatch(pattern -> pattern.matcher(trouble).find()));
        assertEquals(List.of(), errors);
    }

    /**
     * Whether browsers install the site for offline use: for tests of that, and of whole visits. Installing takes longer than loading
     * the page, for every visitor again.
     */
    boolean installs() {
        return false;
    }

    /** Declares that a console line or error that matches this is part of the test. */
    void expect(String regex) {
        expected.add(Pattern.compile(regex));
    }

    /** A desktop visitor with an English browser and reduced motion. */
    static Browser.NewContextOptions desk() {
        return Visitors.desk();
    }

    /** A new visitor; nothing is loaded yet. */
    Page visitor(Browser.NewContextOptions options) {
        return visitor(Browsers.chromium(), options);
    }

    Page visitor(Browser browser, Browser.NewContextOptions options) {
        return visitor(browser.newContext(options));
    }

    /** A new visitor with a separate browser. */
    Page visitor(BrowserContext newContext) {
        context = newContext;
        contexts.add(context);
        context.setDefaultTimeout(PATIENCE_MILLIS);
        context.onRequest(request -> {
            if (!isOurs(request.url())) {
                errors.add("request to another origin: " + request.url());
            }
        });
        context.onConsoleMessage(message -> {
            if (message.type().equals("error") || message.type().equals("warning")) {
                errors.add("console: " + message.text());
            }
        });
        if (!installs()) {
            context.addInitScript(NEVER_INSTALLED);
        }
        context.onWebError(error -> errors.add("error in the page: " + error.error()));
        page = context.newPage();
        return page;
    }

    /** A new desktop visitor who has opened an address of the site: a query, a fragment, both or neither. */
    Page visit(String address) {
        visitor(desk());
        return open(address);
    }

    /** Opens an address of the site, and waits for a screen. */
    Page open(String address) {
        page.navigate(home() + address);
        assertThat(page.locator("body")).hasAttribute("data-screen", Pattern.compile(".+"));
        return page;
    }

    /** The address of the page, to append a query and a fragment. */
    String home() {
        return server.url();
    }

    /** Whether the page may request this address. */
    boolean isOurs(String url) {
        return url.startsWith(server.url().substring(0, server.url().indexOf('/', "http://".length()) + 1));
    }

    /** A new visitor whose browser has this game stored from an earlier visit. */
    Page visitWithStoredGame(Browser.NewContextOptions options, String stored, String address) {
        visitor(options);
        storeGame(stored);
        return open(address);
    }

    /** Stores a game before the first visit, in the form of {@link SampleGames#kept}. */
    void storeGame(String stored) {
        context.addInitScript(SampleGames.storeScript(stored));
    }

    /** Stores a setting before the first visit. */
    void storeSetting(String setting, String value) {
        context.addInitScript("localStorage.setItem('atoll.settings', '{\"" + setting + "\":\"" + value + "\"}');");
    }

    /** All stored games, as objects of texts, the last played first. */
    List<Map<String, String>> storedGames() {
        List<?> all = (List<?>) page.evaluate(Scripts.named("database", "games"));
        List<Map<String, String>> games = new ArrayList<>();
        for (Object each : all) {
            Map<String, String> game = new TreeMap<>();
            ((Map<?, ?>) each).forEach((name, text) -> game.put((String) name, (String) text));
            games.add(game);
        }
        return games;
    }

    /** The last played game in the form of {@link SampleGames#kept}. */
    String lastStoredGame() {
        Map<String, String> game = storedGames().get(0);
        return game.get("seats") + " " + game.get("seed") + " " + game.get("ply") + " " + game.get("game");
    }

    /** Waits until the game is stored up to a ply. */
    void awaitStored(int ply) {
        context.waitForCondition(() -> storedGames().get(0).get("ply").equals(Integer.toString(ply)));
    }

    /** Waits until the service worker has all files and serves this page. */
    void awaitWorker() {
        page.evaluate("""
            navigator.serviceWorker.controller ? true : new Promise(done =>
              navigator.serviceWorker.addEventListener('controllerchange', () => done(true)))\
            """);
    }

    /** Makes the page's random numbers, and so the bots, reproducible. */
    void fixRandomness(int seed) {
        context.addInitScript(
                "crypto.getRandomValues = numbers => { numbers.fill(0); numbers[0] = " + seed + "; return numbers; };");
    }
}
