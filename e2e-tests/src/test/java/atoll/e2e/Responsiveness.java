package atoll.e2e;

import atoll.lab.StaticServer;
import atoll.play.Session;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/**
 * Prints how soon the page responds on a processor slowed down four times, while the strongest bot searches: the time from an
 * interaction to the next paint, as browsers measure it (Event Timing), and the longest frame. Other load lengthens those, four
 * times where the processor is slowed. So the processor time of the frames is traced as well, at full speed: {@code mvn -q
 * verify -Dbench -DskipTests -pl e2e-tests -am}
 */
public final class Responsiveness {
    private static final int SLOWER = 4;
    private static final int ROUNDS = 12;
    private static final int HOVERS = 12;
    /** How long a mouse button is held down, in milliseconds. */
    private static final int HELD = 80;

    private static final int MIDGAME = 40;
    private static final int SLOWEST = 5;
    /** How much later the entries of the last interactions come, in milliseconds; nothing tells that they have come. */
    private static final int ENTRIES_LATE = 250;

    private static final List<String> TRACED = List.of("disabled-by-default-devtools.timeline", "blink.user_timing");
    /** Tasks that begin at most this many microseconds before a frame belong to it. */
    private static final double FRAME_MICROS = 1e6 / 60;

    /** Draws a square at the mouse, while a worker is busy. */
    private static final String IDLE = "<body style='margin: 0'><main id=table data-state=bot>"
            + "<canvas id=board width=760 height=760></canvas></main><script>"
            + Scripts.call(Scripts.named("responsiveness", "drawBesideBusyWorker")) + "</script>";

    private final Page page;
    private final CDPSession devtools;
    private final Random random = new Random(4);

    private Responsiveness(BrowserContext context) {
        page = context.newPage();
        devtools = context.newCDPSession(page);
    }

    public static void main(String[] args) throws IOException {
        try (StaticServer server = new StaticServer(SiteTest.SITE, 0);
                BrowserContext context =
                        Browsers.chromium().newContext(Visitors.desk().setReducedMotion(ReducedMotion.NO_PREFERENCE))) {
            Session session = SampleGames.ponteWithBridge(MIDGAME);
            int seat = session.state().actor();
            context.addInitScript(SampleGames.storeScript(SampleGames.stored(session, seat == 0 ? "y6" : "6y")));
            context.addInitScript(Scripts.call(Scripts.named("responsiveness", "record")));
            Responsiveness floor = new Responsiveness(context);
            floor.page.navigate("about:blank");
            floor.page.setContent(IDLE);
            floor.throttle(SLOWER);
            for (int round = 0; round < ROUNDS; round++) {
                floor.hoverAround(floor.middleAndHalf("#board"));
            }
            System.out.println("an almost empty page beside a busy worker, which is what this machine can do:");
            printFrames(floor.notes());
            floor.page.close();
            Responsiveness pace = new Responsiveness(context);
            pace.page.navigate(server.url() + "#table");
            PageTest.await(pace.page.locator("#table"), "person");
            pace.throttle(SLOWER);
            for (int round = 0; round < ROUNDS; round++) {
                pace.round();
            }
            JsonObject notes = pace.notes();
            printInteractions(notes);
            printFrames(notes);
            pace.throttle(1);
            double dearest = pace.maxFrameTime();
            System.out.printf(
                    Locale.ROOT,
                    "at full speed, no frame takes more than %.1f ms of the processor: %.0f ms, %d times slower%n",
                    dearest,
                    dearest * SLOWER,
                    SLOWER);
        }
        System.exit(0);
    }

    private void throttle(int times) {
        JsonObject rate = new JsonObject();
        rate.addProperty("rate", times);
        devtools.send("Emulation.setCPUThrottlingRate", rate);
    }

    // A turn; hovering while the bot searches; then undo of the turn, by button and key. Playwright's own element
    // lookup would
    // take longer in the page than any of its frames.
    private void round() {
        double[] board = middleAndHalf("#board");
        double[] undo = middleAndHalf("#undo");
        for (int i = 0; i < 2 && state().equals("person"); i++) {
            hover(board, HOVERS / 4);
            pick();
        }
        hoverAround(board);
        page.mouse().click(undo[0], undo[1], new Mouse.ClickOptions().setDelay(HELD));
        await("table => table.state === 'person'");
        page.keyboard().press("u");
        await("table => table.state === 'person'");
    }

    /** The maximum processor time of the page's thread per frame while the bot searches, in milliseconds. */
    private double maxFrameTime() {
        Browser browser = Browsers.chromium();
        browser.startTracing(page, new Browser.StartTracingOptions().setCategories(TRACED));
        for (int round = 0; round < ROUNDS; round++) {
            round();
        }
        JsonObject trace = JsonParser.parseString(new String(browser.stopTracing(), StandardCharsets.UTF_8))
                .getAsJsonObject();
        List<JsonObject> tasks = new ArrayList<>();
        List<JsonObject> frames = new ArrayList<>();
        for (JsonElement each : trace.getAsJsonArray("traceEvents")) {
            JsonObject event = each.getAsJsonObject();
            switch (event.get("name").getAsString()) {
                case "RunTask" -> tasks.add(event);
                case "a frame of thought" -> frames.add(event);
                default -> {}
            }
        }
        double most = 0;
        for (JsonObject frame : frames) {
            double at = frame.get("ts").getAsDouble();
            double sum = 0;
            for (JsonObject task : tasks) {
                double begin = task.get("ts").getAsDouble();
                if (task.get("tid").equals(frame.get("tid")) && begin <= at && begin > at - FRAME_MICROS) {
                    sum += task.get("tdur").getAsDouble();
                }
            }
            most = Math.max(most, sum);
        }
        return most / 1000;
    }

    private void hoverAround(double[] board) {
        hover(board, HOVERS);
        for (String key : List.of("n", "ArrowRight", "ArrowDown", "PageDown", "l", "l")) {
            page.keyboard().press(key);
        }
        hover(board, HOVERS);
    }

    private void hover(double[] over, int times) {
        for (int i = 0; i < times; i++) {
            page.mouse()
                    .move(
                            over[0] + over[2] * 1.6 * (random.nextDouble() - 0.5),
                            over[1] + over[3] * 1.6 * (random.nextDouble() - 0.5));
        }
    }

    // A free cell, so that two of them make a turn.
    private void pick() {
        double[] at = numbers(Scripts.named("spots", "free") + "(" + random.nextInt(1000) + ")");
        String ply = ply();
        page.mouse().click(at[0], at[1], new Mouse.ClickOptions().setDelay(HELD));
        await("table => table.ply !== '" + ply + "' && table.text !== 'behind'");
    }

    private double[] middleAndHalf(String selector) {
        return numbers(
                "(b => [b.x + b.width / 2, b.y + b.height / 2, b.width / 2, b.height / 2])(document.querySelector('"
                        + selector + "').getBoundingClientRect())");
    }

    private double[] numbers(String expression) {
        JsonArray found = JsonParser.parseString(ask("JSON.stringify(" + expression + ")"))
                .getAsJsonArray();
        double[] numbers = new double[found.size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = found.get(i).getAsDouble();
        }
        return numbers;
    }

    private void await(String test) {
        ask(Scripts.named("responsiveness", "painted") + "(" + test + ").then(() => 'painted')");
    }

    private String state() {
        return ask("document.querySelector('#table').dataset.state");
    }

    private String ply() {
        return ask("document.querySelector('#table').dataset.ply");
    }

    private String ask(String expression) {
        JsonObject question = new JsonObject();
        question.addProperty("expression", expression);
        question.addProperty("awaitPromise", true);
        return devtools.send("Runtime.evaluate", question)
                .getAsJsonObject("result")
                .get("value")
                .getAsString();
    }

    private JsonObject notes() {
        page.waitForTimeout(ENTRIES_LATE);
        return JsonParser.parseString(ask("JSON.stringify(pace)")).getAsJsonObject();
    }

    private static void printInteractions(JsonObject notes) {
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
    }

    private static void printFrames(JsonObject notes) {
        System.out.printf(
                Locale.ROOT,
                "while a worker thinks: %d of %d frames take 50 ms and more, longest time between two frames %.0f ms%n",
                notes.getAsJsonArray("frames").size(),
                notes.get("count").getAsInt(),
                notes.get("longest").getAsDouble());
        for (JsonElement frame : notes.getAsJsonArray("frames")) {
            System.out.println("  " + frame);
        }
    }

    private static double part(List<Double> sorted, double part) {
        return sorted.isEmpty() ? 0 : sorted.get((int) Math.ceil(part * sorted.size()) - 1);
    }
}
