package atoll.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.abort;

import atoll.lab.StaticServer;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import java.io.IOException;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The page in WebKit: start a game, play some moves against a bot, reload, and open a link. */
class WebKitTest {
    private static final String PERSON = "document.querySelector('#table[data-state=person]')";

    private StaticServer server;
    private WebKit webkit;

    @BeforeEach
    void start() throws IOException, InterruptedException {
        webkit = WebKit.open();
        if (webkit == null) {
            String why = "WebKit is not tested: no WebKitWebDriver here (Debian: " + WebKit.PACKAGES + ")";
            System.out.println(why);
            abort(why);
        }
        server = new StaticServer(SiteTest.SITE, 0, SiteTest.PREFIX);
    }

    @AfterEach
    void stop() {
        if (webkit != null) {
            webkit.close();
        }
        if (server != null) {
            server.close();
        }
    }

    @Test
    @Timeout(60)
    void playsReloadsAndOpensLinks() {
        webkit.navigate(server.url());
        isScreen("home");
        press("a[href=\"#new.ponte\"]");
        isScreen("new");
        webkit.run("const select = document.querySelectorAll('.seating select')[1];"
                + "select.value = '1'; select.dispatchEvent(new Event('change'));");
        press("form .primary");
        isScreen("table");
        Random random = new Random(71);
        while (ply() < 8) {
            webkit.await(PERSON);
            pickAny(random);
        }
        webkit.await(PERSON);
        String backend = text("return document.querySelector('#table').dataset.backend;");
        assertTrue(backend.equals("wasm") || backend.equals("js"), backend);

        int ply = ply();
        String board = board();
        webkit.reload();
        webkit.await(PERSON);
        assertEquals(ply, ply());
        assertEquals(board, board());
        pickAny(random);

        webkit.navigate(server.url() + "?link#" + SampleGames.positionLink(SampleGames.ponte(20)));
        isScreen("open");
        press("main .primary");
        webkit.await(PERSON + " || document.querySelector('#table[data-state=bot]')");
        webkit.navigate(server.url() + "?bad#2.ponte.g.broken");
        isScreen("badlink");
    }

    private void isScreen(String name) {
        webkit.await("document.body.dataset.screen === '" + name + "'");
    }

    private int ply() {
        return Integer.parseInt(text("return document.querySelector('#table').dataset.ply;"));
    }

    // All labels of the board's spots.
    private String board() {
        return text("return Array.from(document.querySelectorAll('#spots [data-spot]'), e => e.ariaLabel"
                + " || e.getAttribute('aria-label')).join();");
    }

    private String text(String script) {
        return webkit.run(script).getAsString();
    }

    private void press(String selector) {
        webkit.run("document.querySelector('" + selector + "').click();");
    }

    // With the mouse, at random: a canvas spot that can be picked, or one of the buttons beside it.
    private void pickAny(Random random) {
        JsonArray spots = webkit.run("return " + Scripts.named("spots", "pickable") + "();")
                .getAsJsonArray();
        JsonElement spot = spots.get(random.nextInt(spots.size()));
        String id = spot.getAsJsonArray().get(0).getAsString();
        int ply = ply();
        webkit.click(
                spot.getAsJsonArray().get(1).getAsDouble(),
                spot.getAsJsonArray().get(2).getAsDouble());
        webkit.await("document.querySelector('#table').dataset.ply !== '" + ply
                + "' || document.querySelector(\"[data-spot='" + id + "'][aria-pressed=true]\")");
    }
}
