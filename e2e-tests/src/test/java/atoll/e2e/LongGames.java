package atoll.e2e;

import atoll.games.origo.WanderingGame;
import atoll.lab.StaticServer;
import atoll.play.SavedGame;
import atoll.play.SeatAssignments;
import atoll.play.Session;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Prints what a move, an undo, a redo and looking back cost the page's thread in a short and in a very long game, saving
 * included: the longest task of the processor, at full speed and times four. Then how soon the list of many saved games opens.
 * To know when the game is saved, the page reports each save: nothing is read from the storage, so no such reading is counted.
 * For comparison, what it costs a browser on this machine to show another prompt, without any work of the page.
 * {@code mvn -q verify -Dbench -DskipTests -pl e2e-tests -am}
 */
public final class LongGames {
    private static final int SLOWER = 4;
    private static final int ROUNDS = 8;
    private static final int SAVED = 1000;
    /** The interval of polls of the page, in milliseconds: each is a short task of the measured thread. */
    private static final int POLL = 50;

    private static final String MOMENT = "2026-01-02T03:04:05.678Z";
    private static final List<String> TRACED = List.of("disabled-by-default-devtools.timeline", "blink.user_timing");

    private final Browser browser = Browsers.chromium();
    private final Page page;

    private LongGames(Page page) {
        this.page = page;
    }

    public static void main(String[] args) throws IOException {
        try (StaticServer server = new StaticServer(SiteTest.SITE, 0)) {
            for (int length : List.of(100, 5000)) {
                Session session = WanderingGame.of(length);
                String kinds = session.state().actor() == 0 ? "y1" : "1y";
                try (BrowserContext context = Browsers.chromium().newContext(Visitors.desk())) {
                    context.addInitScript(SampleGames.storeScript(
                            new SavedGame("kept", 1, session, SeatAssignments.parse(kinds), MOMENT).written(MOMENT)));
                    context.addInitScript(Scripts.call(Scripts.named("savedPly", "record")));
                    LongGames games = new LongGames(context.newPage());
                    games.page.navigate(server.url() + "#table");
                    PageTest.await(games.page.locator("#table"), "person");
                    games.page.locator("#table[data-rest='shown']").waitFor();
                    games.print(length);
                }
            }
            for (int rate : List.of(1, SLOWER)) {
                System.out.printf(
                        "%d saved games, %d times slower: listed after %d ms%n", SAVED, rate, list(server.url(), rate));
            }
        }
        System.exit(0);
    }

    // The least time until the list of many games is there, in milliseconds, on a processor that many times slower.
    private static int list(String url, int rate) {
        int least = Integer.MAX_VALUE;
        try (BrowserContext context = Browsers.chromium().newContext(Visitors.desk())) {
            Page page = context.newPage();
            // the database is made where games are kept
            page.navigate(url + "#games");
            page.locator("body[data-screen=games]").waitFor();
            SavedGame game = new SavedGame("some", 1, SampleGames.ponte(60), SeatAssignments.parse("y1"), MOMENT);
            page.evaluate(Scripts.named("database", "putCopies"), List.of(game.written(MOMENT), SAVED));
            JsonObject processor = new JsonObject();
            processor.addProperty("rate", rate);
            context.newCDPSession(page).send("Emulation.setCPUThrottlingRate", processor);
            for (int round = 0; round < ROUNDS; round++) {
                // a screen of the page with all games
                page.navigate(url + "?" + round + "#stats");
                page.locator("body[data-screen=stats]").waitFor();
                page.waitForLoadState();
                least = Math.min(least, ((Number) page.evaluate(Scripts.named("listingMillis"))).intValue());
            }
        }
        return least;
    }

    private void print(int length) {
        System.out.printf(Locale.ROOT, "Origo, %d moves: the longest task of the page's thread, in ms%n", length);
        print("undo", moving(() -> page.keyboard().press("u")));
        print("redo", moving(() -> page.keyboard().press("r")));
        print("a move", moving(this::move));
        print("one move back", moving(() -> page.keyboard().press(",")));
        print("one move on", moving(() -> page.keyboard().press(".")));
        print("another prompt", () -> page.evaluate(Scripts.named("savedPly", "changePrompt")));
    }

    // The action, until the table shows all of another ply and this is saved.
    private Runnable moving(Runnable action) {
        return () -> {
            String before = page.locator("#table").getAttribute("data-ply");
            action.run();
            page.waitForFunction(
                    Scripts.named("savedPly", "isOther"),
                    before,
                    new Page.WaitForFunctionOptions().setPollingInterval(POLL));
        };
    }

    // Picks whatever can be picked until a move is made.
    private void move() {
        String before = ply();
        for (int i = 0; i < 30 && ply().equals(before); i++) {
            page.evaluate(Scripts.named("spots", "pickAny"), i);
        }
    }

    // The page shows it last, after the board and its spots. A pick meanwhile could pause the game.
    private String ply() {
        page.locator("#table:not([data-words='behind'])").waitFor();
        return page.locator("#table").getAttribute("data-ply");
    }

    private void print(String what, Runnable action) {
        double[] tasks = new double[ROUNDS];
        for (int round = 0; round < ROUNDS; round++) {
            tasks[round] = longestTask(action);
        }
        Arrays.sort(tasks);
        double least = tasks[0];
        double median = (tasks[(ROUNDS - 1) / 2] + tasks[ROUNDS / 2]) / 2;
        double greatest = tasks[ROUNDS - 1];
        System.out.printf(
                Locale.ROOT,
                "  %-14s %.1f to %.1f, median %.1f; %d times slower: %.0f to %.0f, median %.0f%n",
                what,
                least,
                greatest,
                median,
                SLOWER,
                least * SLOWER,
                greatest * SLOWER,
                median * SLOWER);
    }

    private double longestTask(Runnable action) {
        ply();
        browser.startTracing(page, new Browser.StartTracingOptions().setCategories(TRACED));
        page.evaluate("performance.mark('here')");
        action.run();
        JsonObject trace = JsonParser.parseString(new String(browser.stopTracing(), StandardCharsets.UTF_8))
                .getAsJsonObject();
        JsonElement thread = null;
        for (JsonElement each : trace.getAsJsonArray("traceEvents")) {
            JsonObject event = each.getAsJsonObject();
            if (event.get("name").getAsString().equals("here")) {
                thread = event.get("tid");
            }
        }
        double longest = 0;
        for (JsonElement each : trace.getAsJsonArray("traceEvents")) {
            JsonObject event = each.getAsJsonObject();
            if (event.get("name").getAsString().equals("RunTask")
                    && event.get("tid").equals(thread)
                    && event.has("tdur")) {
                longest = Math.max(longest, event.get("tdur").getAsDouble() / 1000);
            }
        }
        return longest;
    }
}
