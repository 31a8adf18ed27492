package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import atoll.play.SavedGame;
import atoll.play.SeatAssignments;
import atoll.play.Session;
import com.microsoft.playwright.Route;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** If something is missing, refused or broken, the game goes on, and the player is told. */
class TroubleTest extends PageTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };",
                "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied'); } });"
            })
    void withoutStorageSettingsLastForThePage(String refusal) {
        visitor(desk());
        context.addInitScript(refusal);
        open("");
        page.locator(".settings-button").click();
        page.locator("dialog input[name=setting-theme][value=dark]").check();
        assertThat(page.locator("dialog .hint[role=status]")).hasText(Texts.ENGLISH.text("settings.refused"));
        page.keyboard().press("Escape");
        assertThat(page.locator("html")).hasAttribute("data-theme", "dark");
        beginAgainst(EASIEST);
        playTo(6, new Random(41));
        assertThat(page.locator("html")).hasAttribute("data-theme", "dark");
    }

    @ParameterizedTest
    @CsvSource({
        "format, 1, kept.bad.older, ponte",
        "format, 99, kept.bad.newer, ponte",
        "game, 1.ponte.g.AAAAAAAA, kept.bad.older, ponte",
        "game, 2.ponte.g.AAAAAAAA, games.unreadable, ponte",
        "game, 2.chess.g.AAAAAAAA, games.unreadable, ''",
        "seed, twelve, games.unreadable, ponte",
        "seats, zz, games.unreadable, ponte"
    })
    void anUnreadableStoredGameStaysAndIsExplained(String name, String text, String why, String another) {
        Session session = SampleGames.ponte(9);
        Map<String, String> game =
                new TreeMap<>(new SavedGame("kept", 1, session, SeatAssignments.parse("y1"), "2026-01-02T03:04:05.678Z")
                        .written("2026-01-02T03:04:05.678Z"));
        game.put(name, text);
        visitor(desk());
        context.addInitScript(SampleGames.storeScript(game));
        open("#table");
        isScreen("badgame");
        assertThat(page.locator("main .lead")).hasText(Texts.ENGLISH.text(why));
        assertThat(page.locator("main .plain")).hasAttribute("href", another.isEmpty() ? "#" : "#new." + another);
        assertThat(page.locator("main a[href='#table']")).hasCount(0);
        page.locator("main .primary").click();
        isScreen("games");
        assertThat(page.locator(".kept > li")).hasCount(1);
        open("");
        beginAgainst(EASIEST);
        await("person");
        context.waitForCondition(() -> storedGames().size() == 2);
        assertEquals(game, storedGames().get(1), "nothing of it is lost");
    }

    @ParameterizedTest
    @ValueSource(strings = {"**/bot.wasm", "**/wasm-runtime.js", "**/bot-wasm.js"})
    void withoutWebAssemblyTheBotRunsAsJavaScript(String missing) {
        expect("404|Failed to load|ERR_FAILED");
        visitor(desk());
        storeSetting("pace", "quick");
        context.addInitScript("delete Navigator.prototype.serviceWorker;");
        context.route(missing, route -> route.fulfill(new Route.FulfillOptions().setStatus(404)));
        open("");
        beginAgainst(EASIEST);
        await("person");
        playTo(6, new Random(42));
        assertThat(table()).hasAttribute("data-backend", "js");
    }

    @Test
    void withoutWorkersThePageSearches() {
        visitor(desk());
        storeSetting("pace", "quick");
        context.addInitScript("delete window.Worker;");
        open("");
        beginAgainst(EASIEST);
        await("person");
        playTo(6, new Random(43));
        assertThat(table()).hasAttribute("data-backend", "page");
    }

    /** During a request, which another backend then answers: a restart, then JavaScript, then the page. */
    @ParameterizedTest
    @CsvSource({"1, wasm", "2, js", "3, page"})
    void aCrashedBotIsReplaced(int dying, String heir) {
        visitor(desk());
        context.addInitScript(Scripts.call(Scripts.named("workers", "crash"), dying));
        storeSetting("pace", "quick");
        open("");
        beginAgainst(EASIEST);
        await("person");
        playTo(6, new Random(44));
        assertThat(table()).hasAttribute("data-backend", heir);
    }

    @Test
    void keysAtTheWrongTimeDoNothing() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponte(9), "pp"), "#table");
        await("person");
        Object board = boardLabels();
        int ply = ply();
        page.locator(".settings-button").click();
        page.locator("#setting-language").focus();
        for (String key : new String[] {"r", "u", "Escape"}) {
            page.keyboard().press(key);
        }
        page.locator(".menu-button").click();
        page.keyboard().press("u");
        assertThat(page.locator("dialog[open]")).isVisible();
        page.keyboard().press("Escape");
        assertEquals(ply, ply());
        assertEquals(board, boardLabels());
    }
}
