package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.GameInfo;
import atoll.games.Games;
import com.microsoft.playwright.Response;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a first-time visitor loads, and what the page forbids to others. */
class FirstVisitTest extends PageTest {
    /** Everything needed to play a game against the JavaScript bot, in bytes after a host's compression. */
    private static final Map<String, Integer> BUDGETS =
            Map.of("ponte", 135_000, "kanaloa", 161_900, "rapanui", 150_700, "orbis", 164_900, "origo", 169_100);

    static Stream<String> games() {
        return Games.INFOS.stream().map(GameInfo::id);
    }

    @ParameterizedTest
    @MethodSource("games")
    void isSmall(String game) throws IOException {
        assertTrue(BUDGETS.containsKey(game), "a budget");
        int budget = BUDGETS.get(game);
        // the page of the first game begins with the home page
        String address = game.equals(Games.INFOS.get(0).id()) ? "" : "#new." + game;
        visitor(desk());
        // without the service worker, which prefetches everything
        context.addInitScript("delete Navigator.prototype.serviceWorker;");
        Map<String, Integer> sizes = new TreeMap<>();
        context.onResponse(response -> {
            String file = response.url().substring(server.url().length());
            // larger pictures come when nothing else is loading, to those who are still on the home page
            if (!file.startsWith("fine.css") && !file.startsWith("pictures-fine")) {
                sizes.put(file, packed(response));
            }
        });
        open("?bot=js" + address);
        if (address.isEmpty()) {
            page.locator("a[href='#new." + game + "']").click();
        }
        page.locator("form .primary").click();
        await("person|bot|forced|handover");
        assertThat(table()).hasAttribute("data-backend", "js");
        page.context().waitForCondition(() -> sizes.keySet().stream().anyMatch(file -> file.startsWith("bot-js.js")));
        assertTrue(sizes.containsKey(game + ".js") && !sizes.containsKey("app.js"), "one game only: " + sizes);
        String style = Files.readString(SITE.resolve("inks/" + game + ".css"));
        assertEquals(page.locator(".zoom").isVisible(), style.contains(".zoom"), "style for a map to zoom");
        int sum = sizes.values().stream().mapToInt(Integer::intValue).sum();
        System.out.println("First visit to " + game + ", gzip: " + sum + " bytes " + sizes);
        assertTrue(sum <= budget, sum + " bytes: " + sizes);
        assertTrue(sum > 20_000, "hardly everything: " + sizes);
    }

    @ParameterizedTest
    @MethodSource("games")
    void hasTheStyleForItsSeats(String game) throws IOException {
        String style = Files.readString(SITE.resolve("inks/" + game + ".css"));
        boolean many = Games.find(game).info().maxSeats() > 2;
        assertEquals(many, style.contains("[data-seats*=\"3\"]"), "rules for more than two players");
    }

    @Test
    void isQuick() {
        visit("#new.ponte");
        page.locator("form .primary").click();
        await("person");
        // From a cold start: the current game is reopened at its table.
        page.reload();
        await("person");
        Object millis = page.evaluate("Math.round(performance.now())");
        System.out.println("Reload to a board that can be played on: " + millis + " ms at most");
        assertTrue(((Number) millis).intValue() < PATIENCE_MILLIS);
    }

    @Test
    void runsNoScriptButItsOwn() {
        expect("Content Security Policy|Trusted|violates");
        visit("");
        assertThat(page.locator("meta[http-equiv=Content-Security-Policy]"))
                .hasAttribute("content", java.util.regex.Pattern.compile("^default-src 'none'; script-src 'self';"));
        page.evaluate("""
                () => {
                  const script = document.createElement('script');
                  try { script.textContent = 'document.body.dataset.injected = 1'; } catch (refused) { return; }
                  document.body.append(script);
                }""");
        assertEquals(null, page.locator("body").getAttribute("data-injected"));
        for (String worker : List.of(
                "elsewhere.js",
                "bot-js.js?../elsewhere",
                "bot-js.js?chess",
                "bot-js.js#x",
                "bot-wasm.js?x",
                "sw.js?x",
                "./sw.js",
                "x/bot-js.js")) {
            assertEquals("refused", page.evaluate("""
                    url => { try { new Worker(url); return 'started'; } catch (refused) { return 'refused'; } }""", worker));
        }
        // and only from their place
        assertEquals(home() + "bot-js.js?ponte", page.evaluate(Scripts.named("workerAddress")));
        assertEquals("refused", page.evaluate("""
                () => { try { document.body.innerHTML = '<b>x</b>'; return 'written'; } catch (e) { return 'refused'; } }"""));
    }

    @Test
    void worksAtAnyPathWithoutOtherRequests() {
        visit("");
        for (String link : List.of("#about", "#new.ponte", "")) {
            open(link);
        }
        assertTrue(server.url().endsWith(PREFIX), server.url());
        assertTrue(page.url().startsWith(server.url()), page.url());
    }

    private static int packed(Response response) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
            gzip.write(response.body());
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
        return bytes.size();
    }
}
