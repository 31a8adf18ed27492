package atoll.e2e;

import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A window of WebKitGTK's MiniBrowser, which Playwright does not support. It is controlled by its own WebKitWebDriver with the
 * W3C protocol, JSON over HTTP. Without a display, it uses a virtual one.
 */
final class WebKit implements AutoCloseable {
    /** The Debian packages with everything needed. */
    static final String PACKAGES = "webkit2gtk-driver xvfb xauth";

    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final Gson GSON = new Gson();

    private final HttpClient http = HttpClient.newHttpClient();
    private final Process driver;
    private final String base;
    private final String session;

    private WebKit(Path browser) throws IOException, InterruptedException {
        int port;
        try (ServerSocket free = new ServerSocket(0)) {
            port = free.getLocalPort();
        }
        String program = Browsers.onPath("WebKitWebDriver").toString();
        List<String> command = List.of(program, "--port=" + port);
        if (System.getenv("DISPLAY") == null) {
            command =
                    Stream.concat(Stream.of("xvfb-run", "-a"), command.stream()).toList();
        }
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(new File(System.getProperty("atoll.out", "target"), "webkit.log"));
        // Containers have neither a graphics card nor the right to create a sandbox.
        builder.environment().putAll(Map.of("LIBGL_ALWAYS_SOFTWARE", "1", "WEBKIT_DISABLE_COMPOSITING_MODE", "1"));
        driver = builder.start();
        base = "http://127.0.0.1:" + port + "/session";
        try {
            session = base + "/" + begin(browser);
        } catch (IOException | RuntimeException e) {
            kill();
            throw e;
        }
    }

    /** A new window. Null if no controllable WebKitGTK is installed. */
    static WebKit open() throws IOException, InterruptedException {
        Path browser = browser();
        boolean display = System.getenv("DISPLAY") != null
                || Browsers.onPath("xvfb-run") != null && Browsers.onPath("xauth") != null;
        return Browsers.onPath("WebKitWebDriver") == null || browser == null || !display ? null : new WebKit(browser);
    }

    // Debian installs it with the library, in a folder named after the architecture.
    private static Path browser() throws IOException {
        for (Path root : List.of(Path.of("/usr/lib"), Path.of("/usr/libexec"))) {
            if (Files.isDirectory(root)) {
                try (Stream<Path> all = Files.find(
                        root, 3, (path, about) -> path.getFileName().toString().equals("MiniBrowser"))) {
                    Path found =
                            all.filter(Files::isExecutable).sorted().findFirst().orElse(null);
                    if (found != null) {
                        return found;
                    }
                }
            }
        }
        return null;
    }

    private String begin(Path browser) throws IOException, InterruptedException {
        Map<String, Object> options = Map.of("binary", browser.toString(), "args", List.of("--automation"));
        String wanted =
                GSON.toJson(Map.of("capabilities", Map.of("alwaysMatch", Map.of("webkitgtk:browserOptions", options))));
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (true) {
            try {
                return send("POST", base, wanted)
                        .getAsJsonObject()
                        .get("sessionId")
                        .getAsString();
            } catch (java.net.ConnectException e) {
                // The driver takes a moment before it listens.
                if (!driver.isAlive() || System.nanoTime() > end) {
                    throw e;
                }
                driver.waitFor(50, TimeUnit.MILLISECONDS);
            }
        }
    }

    void navigate(String url) {
        call("POST", "/url", Map.of("url", url));
    }

    void reload() {
        call("POST", "/refresh", Map.of());
    }

    /** The result of a function body in the page. */
    JsonElement run(String script, Object... args) {
        return call("POST", "/execute/sync", Map.of("script", script, "args", args));
    }

    /** Clicks at the pointer's place, on whatever is there. */
    void click(double x, double y) {
        JsonArray actions = new JsonArray();
        actions.add(action(Map.of("type", "pointerMove", "duration", 0, "x", (int) x, "y", (int) y)));
        actions.add(action(Map.of("type", "pointerDown", "button", 0)));
        actions.add(action(Map.of("type", "pointerUp", "button", 0)));
        JsonObject mouse = new JsonObject();
        mouse.addProperty("type", "pointer");
        mouse.addProperty("id", "mouse");
        mouse.add("actions", actions);
        call("POST", "/actions", Map.of("actions", List.of(mouse)));
    }

    private static JsonElement action(Map<String, Object> fields) {
        return GSON.toJsonTree(fields);
    }

    /** Waits for a condition in the page; throws AssertionError after a timeout. */
    void await(String condition) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!run("return Boolean(" + condition + ");").getAsBoolean()) {
            if (System.nanoTime() > end) {
                throw new AssertionError("not in time: " + condition + "; the page shows "
                        + run("return document.body.innerText;").getAsString());
            }
        }
    }

    private JsonElement call(String method, String path, Object body) {
        try {
            return send(method, session + path, body == null ? null : GSON.toJson(body));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private JsonElement send(String method, String url, String body) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create(url))
                .timeout(PATIENCE)
                .header("Content-Type", "application/json")
                .method(
                        method,
                        body == null ? HttpRequest.BodyPublishers.noBody() : HttpRequest.BodyPublishers.ofString(body))
                .build();
        HttpResponse<String> response = http.send(request, HttpResponse.BodyHandlers.ofString());
        if (response.statusCode() != 200) {
            throw new IOException("WebKitWebDriver: " + response.statusCode() + " " + response.body());
        }
        return JsonParser.parseString(response.body()).getAsJsonObject().get("value");
    }

    @Override
    public void close() {
        try {
            call("DELETE", "", null);
        } catch (UncheckedIOException e) {
            // it is gone already
        } finally {
            kill();
        }
    }

    // xvfb-run would leave the driver and the display running.
    private void kill() {
        driver.descendants().forEach(ProcessHandle::destroy);
        driver.destroy();
        driver.onExit().completeOnTimeout(driver, 5, TimeUnit.SECONDS).join();
    }
}
