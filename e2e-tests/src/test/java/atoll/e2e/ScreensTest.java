package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.GameInfo;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.Games;
import atoll.play.Session;
import atoll.table.Table;
import atoll.table.all.Tables;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Every screen, at three sizes, in both themes: no accessibility violations (axe), nothing wider than the window. Saves a
 * screenshot of each in {@code target/screens}.
 */
abstract class ScreensTest extends PageTest {
    private static final int[][] SIZES = {{390, 844}, {820, 1180}, {1280, 800}};
    private static final int PLIES = 40;

    private final ColorScheme scheme;

    ScreensTest(ColorScheme scheme) {
        this.scheme = scheme;
    }

    @Test
    void everyScreenIsAccessibleAndFits() {
        for (int[] size : SIZES) {
            Browser.NewContextOptions options = desk().setColorScheme(scheme)
                    .setViewportSize(size[0], size[1])
                    .setHasTouch(size[0] < 1000);
            String suffix = "-" + size[0] + "-" + scheme.name().toLowerCase();
            visitWithStoredGame(options, SampleGames.stored(SampleGames.ponteWithBridge(PLIES), "pp"), "");
            look("home", suffix);
            open("#new.ponte");
            isScreen("new");
            look("new", suffix);
            open("#about");
            isScreen("about");
            look("about", suffix);
            open("#games");
            isScreen("games");
            look("games", suffix);
            open("#table");
            await("person");
            look("table", suffix);
            page.locator(".menu-button").click();
            look("menu", suffix);
            page.locator("dialog button", text("menu.seats")).click();
            look("seats", suffix);
            page.keyboard().press("Escape");
            page.locator(".settings-button").click();
            look("settings", suffix);
            page.keyboard().press("Escape");
            share("share.game");
            page.locator("dialog summary").first().click();
            look("share", suffix);
            page.keyboard().press("Escape");
            page.keyboard().press("?");
            isScreen("help");
            assertThat(page.locator(".help[data-filled]")).isVisible();
            look("help", suffix);
            open("#guide.ponte.3");
            assertThat(page.locator("main[data-step=island][data-state=person]"))
                    .isVisible();
            look("guide", suffix);
            open("#" + SampleGames.gameLink(SampleGames.ponte(PLIES)));
            isScreen("open");
            look("open", suffix);
            open("#2.ponte.g.broken");
            isScreen("badlink");
            look("bad", suffix);
            open("?embed#" + SampleGames.gameLink(SampleGames.ponte(PLIES)));
            isScreen("embed");
            look("embed", suffix);
            improve(suffix);
            visitWithStoredGame(options, SampleGames.stored(SampleGames.ponte(Integer.MAX_VALUE), "yp"), "#table");
            await("over");
            look("over", suffix);
            visitWithStoredGame(options, SampleGames.stored(SampleGames.ponte(2), "yp"), "#table");
            await("person");
            assertThat(page.locator("#choices [data-spot=dark]")).isVisible();
            look("colour", suffix);
            others(options, suffix);
        }
    }

    // The screens for players who want to get better.
    private void improve(String suffix) {
        List<Map<String, String>> kept = List.of(
                SampleStudies.stored("study", SampleStudies.ponte()),
                DrillTest.task().written(),
                RatedGameTest.sample("won", "orbis", "y3", "2026-01-02T03:04:05.678Z"));
        page.evaluate(Scripts.named("database", "put"), kept);
        open("#study.study");
        isScreen("study");
        look("study", suffix);
        open("#drill");
        isScreen("drill");
        look("drill", suffix);
        open("#puzzles");
        isScreen("puzzles");
        look("puzzles", suffix);
        open("#puzzles.orbis");
        assertThat(page.locator("main[data-read='all']")).isVisible();
        look("puzzle-list", suffix);
        open("#puzzles.orbis.1");
        isScreen("puzzle");
        look("puzzle", suffix);
        open("#stats");
        isScreen("stats");
        look("stats", suffix);
    }

    // Ponte was on all screens; for the other games, only their own.
    private void others(Browser.NewContextOptions options, String suffix) {
        for (Table table : Tables.ALL.subList(1, Tables.ALL.size())) {
            GameInfo info = Games.find(table.id()).info();
            String people = "p".repeat(info.maxSeats());
            Session session = SampleGames.game(Setup.of(info, info.maxSeats()), 5, PLIES);
            while (session.state().actor() == State.CHANCE) {
                session.play(session.outcome());
            }
            visitWithStoredGame(options, SampleGames.stored(session, "y" + people.substring(1)), "#table");
            await("person|handover|forced");
            look(table.id() + "-passed", suffix);
            if (page.locator("#lift").isVisible()) {
                page.locator("#lift").click();
                await("person");
            }
            look(table.id(), suffix);
            open("#help." + table.id());
            assertThat(page.locator(".help[data-filled]")).isVisible();
            look(table.id() + "-help", suffix);
        }
    }

    private static Page.LocatorOptions text(String key) {
        return new Page.LocatorOptions().setHasText(Texts.ENGLISH.text(key));
    }

    private void look(String name, String suffix) {
        saveScreenshot(name + suffix);
        assertEquals(List.of(), violations(), name + suffix);
        Locator html = page.locator("html");
        assertEquals(html.evaluate("e => e.clientWidth"), html.evaluate("e => e.scrollWidth"), name + suffix);
        assertTrue(page.title().startsWith("Atoll") || page.title().endsWith(" – Atoll"), page.title());
    }
}
