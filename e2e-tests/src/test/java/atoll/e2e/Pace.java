package atoll.e2e;

import atoll.lab.StaticServer;
import atoll.play.Session;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/**
 * Prints how soon the page answers, on a processor made four times slower, while the strongest bot thinks: the time from an
 * interaction to the next paint, as browsers measure it (Event Timing), and the longest frame:
 * {@code mvn -q verify -Dbench -DskipTests -pl e2e-tests -am}
 */
public final class Pace {
    private static final int SLOWER = 4;
    private static final int ROUNDS = 12;
    private static final int HOVERS = 12;
    /** How long a hand holds the button of a mouse down, in milliseconds. */
    private static final int HELD = 80;

    private static final int MIDGAME = 40;
    private static final int SLOWEST = 5;

    /** What the page notes from its first script on: interactions, long frames, and the time between frames. */
    private static final String NOTES = """
            globalThis.pace = { events: [], frames: [], longest: 0, hovers: [] };
            new PerformanceObserver(list => { for (const e of list.getEntries()) {
              if (e.interactionId) pace.events.push([e.interactionId, e.name, e.duration]);
              else if (e.name === 'pointermove' || e.name === 'pointerover') pace.hovers.push(e.duration);
            } }).observe({ type: 'event', durationThreshold: 16, buffered: true });
            new PerformanceObserver(list => { for (const e of list.getEntries()) pace.frames.push([e.duration,
              e.blockingDuration, e.scripts.map(s => s.invoker + ' ' + Math.round(s.duration)).join('; ')]);
            }).observe({ type: 'long-animation-frame', buffered: true });
            let before = 0;
            const frame = now => {
              const thinks = document.querySelector('#table[data-state=bot]');
              if (before && thinks) pace.longest = Math.max(pace.longest, now - before);
              before = thinks ? now : 0;
              requestAnimationFrame(frame);
            };
            requestAnimationFrame(frame);
            """;

    private final Page page;
    private final Random random = new Random(4);

    private Pace(Page page) {
        this.page = page;
    }

    public static void main(String[] args) throws IOException {
        try (StaticServer server = new StaticServer(PageTest.SITE, 0);
                BrowserContext context =
                        Browsers.chromium().newContext(Visitors.desk().setReducedMotion(ReducedMotion.NO_PREFERENCE))) {
            Session session = Played.ponteWithBridge(MIDGAME);
            int seat = session.state().actor();
            context.addInitScript("if (!localStorage.getItem('" + PageTest.STORED_GAME + "')) localStorage.setItem('"
                    + PageTest.STORED_GAME + "', '" + Played.kept(session, seat == 0 ? "y6" : "6y") + "');");
            context.addInitScript(NOTES);
            Page page = context.newPage();
            page.navigate(server.url() + "#table");
            PageTest.await(page.locator("#table"), "person");
            CDPSession devtools = context.newCDPSession(page);
            JsonObject rate = new JsonObject();
            rate.addProperty("rate", SLOWER);
            devtools.send("Emulation.setCPUThrottlingRate", rate);
            Pace pace = new Pace(page);
            for (int round = 0; round < ROUNDS; round++) {
                pace.round();
            }
            pace.print();
        }
        System.exit(0);
    }

    // A turn; a look around while the bot thinks, by mouse and keys; then the turn is taken back, by key or button.
    private void round() {
        for (int i = 0; i < 2 && inState("person"); i++) {
            hover(HOVERS / 4);
            pick();
        }
        hover(HOVERS);
        for (String key : List.of("n", "ArrowRight", "ArrowDown", "PageDown", "l", "l")) {
            page.keyboard().press(key);
        }
        hover(HOVERS);
        for (int back = 0; back < 2; back++) {
            if (back == 0) {
                page.locator("#undo").click(new Locator.ClickOptions().setDelay(HELD));
            } else {
                page.keyboard().press("u");
            }
            PageTest.await(page.locator("#table"), "person");
        }
    }

    private boolean inState(String state) {
        return state.equals(page.locator("#table").getAttribute("data-state"));
    }

    private void hover(int times) {
        JsonObject box = JsonParser.parseString((String) page.locator("#board")
                        .evaluate("e => { const b = e.getBoundingClientRect();"
                                + " return JSON.stringify({ x: b.x, y: b.y, w: b.width, h: b.height }); }"))
                .getAsJsonObject();
        for (int i = 0; i < times; i++) {
            page.mouse()
                    .move(
                            box.get("x").getAsDouble() + box.get("w").getAsDouble() * (0.1 + 0.8 * random.nextDouble()),
                            box.get("y").getAsDouble()
                                    + box.get("h").getAsDouble() * (0.1 + 0.8 * random.nextDouble()));
        }
    }

    // A free cell, so that two of them make a turn.
    private void pick() {
        Locator free = page.locator("#spots [data-spot][aria-disabled=false]");
        String ply = page.locator("#table").getAttribute("data-ply");
        JsonObject at = JsonParser.parseString(
                        (String) free.evaluateAll("all => { const free = all.filter(e => /free$/.test("
                                + "e.getAttribute('aria-label'))); const e = free[" + random.nextInt(1000)
                                + " % free.length].getBoundingClientRect();"
                                + " return JSON.stringify({ x: e.x + e.width / 2, y: e.y + e.height / 2 }); }"))
                .getAsJsonObject();
        page.mouse()
                .click(at.get("x").getAsDouble(), at.get("y").getAsDouble(), new Mouse.ClickOptions().setDelay(HELD));
        page.locator("#table:not([data-ply='" + ply + "'])").waitFor();
    }

    private void print() {
        JsonObject notes = JsonParser.parseString((String)
                        page.evaluate("new Promise(done => setTimeout(() => done(JSON.stringify(pace)), 300))"))
                .getAsJsonObject();
        Map<Integer, Double> interactions = new TreeMap<>();
        Map<Integer, String> names = new TreeMap<>();
        for (JsonElement each : notes.getAsJsonArray("events")) {
            JsonArray event = each.getAsJsonArray();
            interactions.merge(event.get(0).getAsInt(), event.get(2).getAsDouble(), Math::max);
            names.merge(event.get(0).getAsInt(), event.get(1).getAsString(), (a, b) -> a + " " + b);
        }
        List<Double> sorted = new ArrayList<>(interactions.values());
        Collections.sort(sorted);
        System.out.printf(
                Locale.ROOT,
                "%d interactions of 16 ms and more, processor %d times slower: median %.0f ms, 98th percentile %.0f ms,"
                        + " longest %.0f ms%n",
                sorted.size(),
                SLOWER,
                part(sorted, 0.5),
                part(sorted, 0.98),
                part(sorted, 1));
        interactions.entrySet().stream()
                .sorted(Map.Entry.<Integer, Double>comparingByValue().reversed())
                .limit(SLOWEST)
                .forEach(each ->
                        System.out.printf(Locale.ROOT, "  %s %.0f ms%n", names.get(each.getKey()), each.getValue()));
        List<Double> hovers = new ArrayList<>();
        notes.getAsJsonArray("hovers").forEach(each -> hovers.add(each.getAsDouble()));
        Collections.sort(hovers);
        System.out.printf(
                Locale.ROOT,
                "%d hovers of 16 ms and more: 98th percentile %.0f ms, longest %.0f ms%n",
                hovers.size(),
                part(hovers, 0.98),
                part(hovers, 1));
        System.out.printf(
                Locale.ROOT,
                "while the bot thinks: longest time between two frames %.0f ms; %d long animation frames in all%n",
                notes.get("longest").getAsDouble(),
                notes.getAsJsonArray("frames").size());
        for (JsonElement frame : notes.getAsJsonArray("frames")) {
            System.out.println("  " + frame);
        }
    }

    private static double part(List<Double> sorted, double part) {
        return sorted.isEmpty() ? 0 : sorted.get((int) Math.ceil(part * sorted.size()) - 1);
    }
}
