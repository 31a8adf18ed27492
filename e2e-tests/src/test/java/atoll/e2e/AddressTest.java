package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.GameInfo;
import atoll.games.Games;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every address leads to a screen at once, through one page or two, and never back and forth between them. */
class AddressTest extends PageTest {
    /** Storage that forgets, and storage that refuses: a page that stores its redirects there would redirect again. */
    private static final String DEAF = "Storage.prototype.setItem = () => {};";

    private static final String DENIED =
            "Object.defineProperty(window, 'sessionStorage', { get() { throw new DOMException('', 'SecurityError'); } });";

    private static final Path ROUTES = Path.of("../web/src/test/resources/routes.csv");

    /** The scripts of loaded pages. */
    private final List<String> loaded = new ArrayList<>();

    private int documents;

    private void watch(String script) {
        visitor(desk());
        context.addInitScript("delete Navigator.prototype.serviceWorker;" + script);
        loaded.clear();
        documents = 0;
        BrowserContext ours = context;
        context.onRequest(request -> {
            documents += ours == context && request.isNavigationRequest() ? 1 : 0;
            String file = request.url().substring(request.url().lastIndexOf('/') + 1);
            if (file.equals("app.js")
                    || Games.INFOS.stream().map(GameInfo::id).anyMatch(id -> file.equals(id + ".js"))) {
                loaded.add(file);
            }
        });
    }

    // Pages that replace each other never show a screen.
    private void assertScreen(String screen) {
        page.locator("body[data-screen=" + screen + "]").waitFor();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "#",
                "#review",
                "#games",
                "#table",
                "#x.kanaloa",
                "#1x.orbis.g.AAAA",
                "#.kanaloa.",
                "#new.kanaloa",
                "#help.rapanui",
                "#1.orbis.g.AAAA",
                "#2.origo.g.AAAA",
                "#1.chess.g.AAAA"
            })
    void anEmbeddedBoardNeedsNoRedirect(String hash) {
        watch("");
        page.navigate(home() + "?embed" + hash);
        assertScreen("embed");
        assertEquals(1, documents);
        assertEquals(1, loaded.size(), loaded.toString());
        assertThat(page.locator("main p")).isVisible();
    }

    // The same table as in RouteTest. No page with Java runs here.
    @Test
    void theFirstPageIsTheOneOfTheRoute() throws IOException {
        watch("");
        context.route(
                url -> url.endsWith(".js") && !url.endsWith("boot.js") && !url.endsWith("theme.js"),
                route -> route.fulfill(new Route.FulfillOptions()
                        .setBody("export const page = () => { document.body.dataset.screen = 'chosen'; };")
                        .setContentType("text/javascript")));
        int visits = 0;
        for (String row : Files.readAllLines(ROUTES).stream().skip(1).toList()) {
            String[] cells = row.split(",", -1);
            String expected = switch (cells[4]) {
                case "any" -> Games.INFOS.get(0).id();
                case "all" -> "app";
                default -> cells[4];
            };
            loaded.clear();
            page.navigate(home() + "?embed=" + ++visits + "#" + cells[0]);
            assertScreen("chosen");
            assertEquals(List.of(expected + ".js"), loaded, row);
        }
        assertTrue(visits > 30, "hardly the whole table");
    }

    @ParameterizedTest
    @CsvSource({
        "review, home",
        "games, games",
        "x.kanaloa, home",
        "1x.orbis.g.AAAA, badlink",
        "1.orbis.g.AAAA, badlink",
        "2.kanaloa.g.AAAA, badlink",
        "1.chess.g.AAAA, badlink",
        "help.orbis, help",
        "new.chess, home"
    })
    void noRedirectLoopWithoutStorage(String fragment, String screen) {
        for (String refusal : List.of("", DENIED, DEAF)) {
            watch(refusal);
            page.navigate(home() + "#" + fragment);
            assertScreen(screen);
            assertEquals(1, documents);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "review, home",
        "games, games",
        "x.kanaloa, home",
        "1x.orbis.g.AAAA, badlink",
        "1.orbis.g.AAAA, badlink",
        "2.kanaloa.g.AAAA, badlink",
        "help.orbis, help",
        "new.kanaloa, new"
    })
    void atMostOneRedirect(String fragment, String screen) {
        for (String refusal : List.of("", DENIED, DEAF)) {
            watch(refusal);
            open("");
            page.evaluate("fragment => { location.hash = fragment; }", fragment);
            assertScreen(screen);
            assertTrue(documents <= 2, documents + " pages");
        }
    }

    // As in a mix of two versions: the full page is requested, another one delivered.
    @ParameterizedTest
    @ValueSource(strings = {"games", "new.kanaloa"})
    void anUnavailableFullPageIsNotWaitedFor(String fragment) {
        watch("");
        context.route(
                "**/app.js",
                route -> route.fulfill(new Route.FulfillOptions()
                        .setPath(SITE.resolve("ponte.js"))
                        .setContentType("text/javascript")));
        page.navigate(home() + "#" + fragment);
        assertScreen(fragment.equals("games") ? "home" : "new");
        page.evaluate("() => { location.hash = 'review'; }");
        assertScreen("home");
        assertTrue(documents <= 3, documents + " pages");
    }

    @ParameterizedTest
    @ValueSource(strings = {"kanaloa", "origo"})
    void anEmbeddedBoardFollowsItsLink(String game) {
        watch("");
        String link = SampleGames.gameLink(SampleGames.game(game, 5, 9));
        open("?embed#" + SampleGames.gameLink(SampleGames.ponte(9)));
        Page frame = page;
        frame.evaluate("link => { location.hash = link; }", link);
        assertThat(frame).hasTitle(Texts.ENGLISH.text("game." + game + ".name") + " – Atoll");
        assertScreen("embed");
        assertEquals(List.of("ponte.js", game + ".js"), loaded);
    }
}
