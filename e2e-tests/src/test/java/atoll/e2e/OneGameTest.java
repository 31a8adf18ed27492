package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.GameInfo;
import atoll.games.Games;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Response;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** First-time visitors get a page with one game, without noticing. */
class OneGameTest extends PageTest {
    /** The scripts of loaded pages. */
    private final Set<String> pages = new TreeSet<>();

    static Iterable<String> games() {
        return Games.INFOS.stream().map(GameInfo::id).toList();
    }

    private void watch() {
        watch(desk());
    }

    private void watch(Browser.NewContextOptions options) {
        visitor(options);
        // It would prefetch everything.
        context.addInitScript("delete Navigator.prototype.serviceWorker;");
        context.onRequest(request -> {
            String file = request.url().substring(request.url().lastIndexOf('/') + 1);
            if (file.equals("app.js") || games(file)) {
                pages.add(file);
            }
        });
    }

    private static boolean games(String file) {
        return Games.INFOS.stream().anyMatch(info -> file.equals(info.id() + ".js"));
    }

    @ParameterizedTest
    @MethodSource("games")
    void aGameIsReachedByItsOwnPage(String game) {
        watch();
        open("?bot=js#new." + game);
        assertThat(page.locator("h1")).hasText(Texts.ENGLISH.text("game." + game + ".name"));
        page.locator("form .primary").click();
        await("person|bot|forced");
        assertThat(table()).hasAttribute("data-backend", "js");
        assertEquals(Set.of(game + ".js"), pages);
        // From now on the browser has a stored game, and the full page is used.
        page.reload();
        await("person|bot|forced");
        assertEquals(Set.of(game + ".js", "app.js"), pages);
    }

    @Test
    void aLinkIsOpenedByThePageOfItsGame() {
        String game = Games.ALL.get(1).info().id();
        String link = SampleGames.gameLink(SampleGames.game(game, 5, 9));
        watch();
        open("#" + link);
        isScreen("open");
        assertEquals(Set.of(game + ".js"), pages);
        open("?embed#" + link);
        isScreen("embed");
        assertEquals(Set.of(game + ".js"), pages);
    }

    @Test
    void otherGamesOpenTheFullPage() {
        String here = Games.ALL.get(0).info().id();
        String other = Games.ALL.get(1).info().id();
        watch();
        open("");
        assertThat(page.locator(".game")).hasCount(Games.INFOS.size());
        assertEquals(Set.of(here + ".js"), pages);
        page.locator(".game a[href$='#new." + other + "']").click();
        isScreen("new");
        assertThat(page.locator("h1")).hasText(Texts.ENGLISH.text("game." + other + ".name"));
        assertTrue(page.url().endsWith("#new." + other), page.url());
        page.goBack();
        isScreen("home");
    }

    @Test
    void picturesOfOtherGamesNeedNoOtherPage() {
        watch(desk().setReducedMotion(ReducedMotion.NO_PREFERENCE));
        open("");
        Locator pictures = page.locator(".game .window");
        assertThat(pictures).hasCount(Games.INFOS.size());
        List<?> places = (List<?>) pictures.evaluateAll("""
                all => all.map(e => getComputedStyle(e)).filter(style => style.backgroundImage.includes('/pictures.svg'))
                  .map(style => style.backgroundPosition)""");
        assertEquals(Games.INFOS.size(), Set.copyOf(places).size(), places.toString());
        // the game of this page plays on
        page.waitForFunction(Scripts.named("hasBoardOnCard"));
        assertEquals(Set.of(Games.ALL.get(0).info().id() + ".js"), pages);
    }

    @Test
    void finerPicturesFollowInTheColoursOfTheTheme() {
        for (ColorScheme scheme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
            watch(desk().setColorScheme(scheme));
            Response picture = page.waitForResponse(Pattern.compile(".*/pictures-fine.*"), () -> open(""));
            String file = scheme == ColorScheme.DARK ? "/pictures-fine-dark.svg" : "/pictures-fine.svg";
            assertTrue(picture.ok() && picture.url().endsWith(file), picture.url());
            List<?> places = (List<?>) page.locator(".game .window")
                    .evaluateAll("all => all.map(e => getComputedStyle(e, '::before').backgroundPosition)");
            assertEquals(Games.INFOS.size(), Set.copyOf(places).size(), places.toString());
            assertEquals(Set.of(Games.ALL.get(0).info().id() + ".js"), pages);
        }
    }

    @Test
    void linksToOtherGamesOpenTheFullPage() {
        watch();
        open("");
        String link =
                SampleGames.gameLink(SampleGames.game(Games.ALL.get(1).info().id(), 5, 9));
        page.evaluate("link => { location.hash = link; }", link);
        isScreen("open");
        assertTrue(page.url().endsWith("#" + link), page.url());
        watch();
        open("");
        page.evaluate("() => { location.hash = 'games'; }");
        isScreen("games");
    }

    @Test
    void unstoredGamesMoveToTheFullPage() {
        watch();
        context.addInitScript("delete Window.prototype.indexedDB;");
        open("");
        beginAgainst(EASIEST);
        await("person");
        playTo(4, new Random(3));
        int ply = ply();
        Object board = boardLabels();
        page.evaluate("() => { location.hash = 'games'; }");
        isScreen("games");
        assertThat(page.locator(".kept > li")).hasCount(1);
        assertTrue(pages.contains("app.js"), pages.toString());
        page.evaluate("() => { location.hash = 'table'; }");
        awaitPly(ply);
        assertEquals(board, boardLabels());
    }
}
