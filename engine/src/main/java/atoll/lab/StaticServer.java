package atoll.lab;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Serves the files of a folder to this machine alone, as any static host would. */
public final class StaticServer implements AutoCloseable {
    private static final Map<String, String> TYPES = Map.ofEntries(
            Map.entry("html", "text/html; charset=utf-8"),
            Map.entry("js", "text/javascript; charset=utf-8"),
            Map.entry("mjs", "text/javascript; charset=utf-8"),
            Map.entry("css", "text/css; charset=utf-8"),
            Map.entry("json", "application/json"),
            Map.entry("map", "application/json"),
            Map.entry("webmanifest", "application/manifest+json"),
            Map.entry("wasm", "application/wasm"),
            Map.entry("svg", "image/svg+xml"),
            Map.entry("png", "image/png"),
            Map.entry("ico", "image/x-icon"),
            Map.entry("txt", "text/plain; charset=utf-8"));

    private final Path root;
    private final String prefix;
    private final HttpServer server;
    private final ExecutorService threads;

    /** Serves {@code root} under {@code /}; {@code port} 0 takes any free one. Throws IOException if it is taken. */
    public StaticServer(Path root, int port) throws IOException {
        this(root, port, "/");
    }

    /** Serves {@code root} under {@code prefix}, which begins and ends with a slash. */
    public StaticServer(Path root, int port, String prefix) throws IOException {
        if (!prefix.startsWith("/") || !prefix.endsWith("/")) {
            throw new IllegalArgumentException("a prefix begins and ends with a slash: " + prefix);
        }
        this.root = root.toRealPath();
        this.prefix = prefix;
        threads = Executors.newCachedThreadPool(task -> {
            Thread thread = new Thread(task, "static server");
            thread.setDaemon(true);
            return thread;
        });
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
        server.setExecutor(threads);
        server.createContext("/", this::answer);
        server.start();
    }

    /** The address of the folder, with a slash at its end. */
    public String url() {
        return "http://localhost:" + server.getAddress().getPort() + prefix;
    }

    /** Stops at once; whoever waits for an answer gets none. */
    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            String method = exchange.getRequestMethod();
            if (!method.equals("GET") && !method.equals("HEAD")) {
                exchange.sendResponseHeaders(405, -1);
                return;
            }
            String path = exchange.getRequestURI().getPath();
            Path file = file(path);
            if (file != null && Files.isDirectory(file) && !path.endsWith("/")) {
                // else the links of the folder's page would lead one folder too high
                exchange.getResponseHeaders()
                        .set("Location", exchange.getRequestURI().getRawPath() + "/");
                exchange.sendResponseHeaders(301, -1);
                return;
            }
            if (file != null && Files.isDirectory(file)) {
                file = file.resolve("index.html");
            }
            if (file == null || !Files.isRegularFile(file)) {
                send(exchange, 404, TYPES.get("txt"), "not found".getBytes());
            } else {
                send(exchange, 200, type(file), Files.readAllBytes(file));
            }
        }
    }

    private static void send(HttpExchange exchange, int code, String type, byte[] bytes) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", type);
        exchange.getResponseHeaders().set("Cache-Control", "no-cache");
        boolean head = exchange.getRequestMethod().equals("HEAD");
        exchange.sendResponseHeaders(code, head || bytes.length == 0 ? -1 : bytes.length);
        if (!head && bytes.length > 0) {
            try (OutputStream body = exchange.getResponseBody()) {
                body.write(bytes);
            }
        }
    }

    // The file a path names, or null if it is none of ours: links and dots may lead out of the folder.
    private Path file(String path) throws IOException {
        if (path == null || !path.startsWith(prefix)) {
            return null;
        }
        try {
            Path file = root.resolve("./" + path.substring(prefix.length())).normalize();
            return Files.exists(file) && file.toRealPath().startsWith(root) ? file : null;
        } catch (InvalidPathException e) {
            return null;
        }
    }

    private static String type(Path file) {
        String name = file.getFileName().toString();
        return TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), "application/octet-stream");
    }
}
