package atoll.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.MoveList;
import atoll.engine.Setup;
import atoll.games.Games;
import atoll.play.Session;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Bots search in workers, not in the page. {@link Responsiveness} measures how soon the page responds meanwhile. */
class ThinkingTest extends PageTest {
    private static final int OPENING = 3;
    private static final int MIDGAME = 40;
    private static final int MOVES = 3;
    /** In milliseconds; under load, where the bots leave the page little processor time. */
    private static final int STALL = 500;

    private static final String NOTES = """
            globalThis.tasks = [];
            new PerformanceObserver(list => { for (const e of list.getEntries()) tasks.push([e.startTime, e.duration]);
            }).observe({ type: 'longtask' });
            """;

    @ParameterizedTest
    @ValueSource(strings = {"wasm", "js"})
    void thePageIsIdleDuringTheStrongestSearch(String backend) {
        assertIdle(SampleGames.ponte(OPENING), "66", 2, backend);
    }

    @ParameterizedTest
    @CsvSource({"kanaloa, 4", "rapanui, 4", "orbis, 4", "origo, 5"})
    void thePageIsIdleWithStrongBotsOnly(String game, int seats) {
        Setup setup = Setup.of(Games.find(game).info(), seats);
        Session session = choice(game.equals("kanaloa") ? setup.with("gods", "true") : setup);
        assertIdle(session, "6".repeat(seats), MOVES, "wasm");
    }

    // In the middle of a game, where there is something to search.
    private static Session choice(Setup setup) {
        MoveList legal = new MoveList();
        for (int plies = MIDGAME; ; plies++) {
            Session session = SampleGames.game(setup, 5, plies);
            session.state().moves(legal);
            if (session.state().actor() >= 0 && legal.size() > 2) {
                return session;
            }
            assertTrue(session.ply() == plies, "over before anybody had a choice");
        }
    }

    // Watches the page during that many moves.
    private void assertIdle(Session session, String kinds, int moves, String backend) {
        visitor(desk());
        storeGame(SampleGames.stored(session, kinds));
        context.addInitScript(NOTES);
        open((backend.equals("js") ? "?bot=js" : "") + "#table");
        await("bot");
        page.locator("#table[data-backend=" + backend + "]").waitFor();
        CDPSession devtools = context.newCDPSession(page);
        devtools.send("Performance.enable");
        assertEquals(true, page.evaluate("PerformanceObserver.supportedEntryTypes.includes('longtask')"));
        double begun = ((Number) page.evaluate("performance.now()")).doubleValue();
        double[] before = metrics(devtools);
        int until = ply() + moves;
        page.waitForCondition(() -> ply() >= until);
        double[] after = metrics(devtools);
        double ran = after[0] - before[0];
        double passed = after[1] - before[1];
        double longest = ((Number) page.evaluate(
                        "begun => Math.max(0, ...tasks.filter(task => task[0] >= begun).map(task => task[1]))", begun))
                .doubleValue();
        System.out.printf(
                "While bots thought in %s for %.1f s, the page ran for %.2f s, %.0f ms at a time%n",
                backend, passed, ran, longest);
        // A searching page would do nothing else.
        assertTrue(ran < passed / 2, ran + " s of " + passed + " s");
        assertTrue(longest < STALL, "a task took " + longest + " ms");
    }

    // Seconds of script time in the page, and the clock.
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
