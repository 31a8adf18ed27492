package atoll.e2e;

import atoll.lab.StaticServer;
import com.google.gson.JsonObject;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.util.Locale;

/**
 * Prints how soon a first visit on a phone is complete: the largest content of the home page and its layout shifts, and the time
 * from opening that page until a game of Ponte can be played. The network has 1.4 Mbit/s and a latency of 150 ms, the processor
 * is slowed down four times: {@code mvn -q verify -Dbench -DskipTests -pl e2e-tests -am}
 */
public final class FirstPaint {
    private static final int RUNS = 3;
    private static final int LATENCY_MILLIS = 150;
    private static final double BYTES_PER_SECOND = 1.4e6 / 8;
    private static final int SLOWER = 4;

    private FirstPaint() {}

    public static void main(String[] args) throws IOException {
        try (StaticServer server = new StaticServer(PageTest.SITE, 0)) {
            for (int run = 0; run < RUNS; run++) {
                home(server.url());
                playable(server.url());
            }
        }
        System.exit(0); // the browser would keep it running
    }

    private static void home(String url) {
        try (BrowserContext context = Browsers.chromium().newContext(Visitors.phone())) {
            context.addInitScript(Scripts.call(Scripts.named("firstPaint", "record")));
            Page page = open(context, url);
            page.locator("body[data-screen=home]").waitFor();
            // the last of all pictures
            page.waitForLoadState();
            page.evaluate("new Promise(done => setTimeout(done, 3000))");
            System.out.printf(
                    Locale.ROOT,
                    "home: largest content after %.0f ms (%s), layout shift %.3f%n",
                    ((Number) page.evaluate("paint.largest")).doubleValue(),
                    page.evaluate("paint.what"),
                    ((Number) page.evaluate("paint.shift")).doubleValue());
        }
    }

    private static void playable(String url) {
        try (BrowserContext context = Browsers.chromium().newContext(Visitors.phone())) {
            context.addInitScript(Scripts.call(Scripts.named("firstPaint", "hurryToTable")));
            Page page = open(context, url);
            page.waitForFunction("() => globalThis.playable");
            System.out.printf(
                    Locale.ROOT,
                    "from home to a playable Ponte: %.0f ms%n",
                    ((Number) page.evaluate("playable")).doubleValue());
        }
    }

    private static Page open(BrowserContext context, String url) {
        Page page = context.newPage();
        CDPSession devtools = context.newCDPSession(page);
        JsonObject network = new JsonObject();
        network.addProperty("offline", false);
        network.addProperty("latency", LATENCY_MILLIS);
        network.addProperty("downloadThroughput", BYTES_PER_SECOND);
        network.addProperty("uploadThroughput", BYTES_PER_SECOND);
        devtools.send("Network.enable");
        devtools.send("Network.emulateNetworkConditions", network);
        JsonObject processor = new JsonObject();
        processor.addProperty("rate", SLOWER);
        devtools.send("Emulation.setCPUThrottlingRate", processor);
        page.navigate(url);
        return page;
    }
}
