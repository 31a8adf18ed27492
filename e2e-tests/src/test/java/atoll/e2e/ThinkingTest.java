package atoll.e2e;

import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.GameInfo;
import atoll.engine.Setup;
import atoll.games.Games;
import atoll.play.Session;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Bots think beside the page, not in it. How soon the page answers meanwhile is measured by {@link Pace}. */
class ThinkingTest extends PageTest {
    private static final int OPENING = 3;
    private static final int HIDDEN = 40;

    @ParameterizedTest
    @ValueSource(strings = {"wasm", "js"})
    void thePageIsIdleWhileTheStrongestBotThinks(String backend) {
        isIdle(Played.ponte(OPENING), "33", OPENING + 2, backend);
    }

    @Test
    void thePageIsIdleWhileFourStrongBotsPlayWithHiddenHands() {
        GameInfo info = Games.find("kanaloa").info();
        Session session = Played.game(Setup.of(info, 4).with("gods", "true"), 5, HIDDEN);
        isIdle(session, "3333", HIDDEN + 4, "wasm");
    }

    // Plays on to a ply.
    private void isIdle(Session session, String kinds, int until, String backend) {
        visitWith(desk(), Played.kept(session, kinds), (backend.equals("js") ? "?bot=js" : "") + "#table");
        await("bot");
        page.locator("#table[data-backend=" + backend + "]").waitFor();
        CDPSession devtools = context.newCDPSession(page);
        devtools.send("Performance.enable");
        double[] before = metrics(devtools);
        page.waitForCondition(() -> ply() >= until);
        double[] after = metrics(devtools);
        double ran = after[0] - before[0];
        double passed = after[1] - before[1];
        System.out.printf("While bots thought in %s for %.1f s, the page ran for %.2f s%n", backend, passed, ran);
        // Were the page to think, it would do nothing else.
        assertTrue(ran < passed / 2, ran + " s of " + passed + " s");
    }

    // Seconds that scripts of the page have run for, and the clock.
    private static double[] metrics(CDPSession devtools) {
        double[] found = new double[2];
        for (JsonElement each : devtools.send("Performance.getMetrics").getAsJsonArray("metrics")) {
            JsonObject metric = each.getAsJsonObject();
            switch (metric.get("name").getAsString()) {
                case "ScriptDuration" -> found[0] = metric.get("value").getAsDouble();
                case "Timestamp" -> found[1] = metric.get("value").getAsDouble();
                default -> {
                    // there are many more
                }
            }
        }
        return found;
    }
}
