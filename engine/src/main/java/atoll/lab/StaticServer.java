package atoll.lab;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.zip.GZIPOutputStream;

/**
 * Serves the files of a folder to this machine only, like a static host: compressed if the browser accepts it, revalidated at
 * each use (file names have no version), with the headers of the folder's {@code _headers}.
 */
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

    /** Already compressed, or incompressible. */
    private static final Set<String> INCOMPRESSIBLE = Set.of("image/png", "image/x-icon", "application/octet-stream");

    private static final Set<String> HOSTS = Set.of("localhost", "127.0.0.1", "[::1]");

    /** Compressed contents by ETag; tests start many servers of the same site. */
    private static final Map<String, byte[]> COMPRESSED = new ConcurrentHashMap<>();

    private final Path root;
    private final String prefix;
    private final HostHeaders hostHeaders;
    private final HttpServer server;
    private final ExecutorService threads;

    /**
     * Serves {@code root} under {@code /}; {@code port} 0 takes any free one. Throws IOException if the port is in use,
     * or if the folder's {@code _headers} is invalid.
     *
     * @param root the directory of the site
     * @param port the port, or 0 for any free one
     * @throws IOException if a file or socket fails
     */
    public StaticServer(Path root, int port) throws IOException {
        this(root, port, "/");
    }

    /**
     * Serves {@code root} under {@code prefix}, which begins and ends with a slash.
     *
     * @param root the directory of the site
     * @param port the port, or 0 for any free one
     * @param prefix the path under which the site lies, with slashes
     * @throws IOException if a file or socket fails
     */
    public StaticServer(Path root, int port, String prefix) throws IOException {
        if (!prefix.startsWith("/") || !prefix.endsWith("/")) {
            throw new IllegalArgumentException("a prefix begins and ends with a slash: " + prefix);
        }
        this.root = root.toRealPath();
        this.prefix = prefix;
        hostHeaders = HostHeaders.read(this.root);
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

    /** {@return the address of the folder, with a trailing slash} */
    public String url() {
        return "http://localhost:" + port() + prefix;
    }

    /** Stops at once; pending requests get no answer. */
    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }

    private int port() {
        return server.getAddress().getPort();
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            String method = exchange.getRequestMethod();
            if (!isForThisMachine(exchange.getRequestHeaders().get("Host"))) {
                refuse(exchange, 421, "not a host of this server");
            } else if (!method.equals("GET") && !method.equals("HEAD")) {
                exchange.getResponseHeaders().set("Allow", "GET, HEAD");
                refuse(exchange, 405, "only GET and HEAD");
            } else {
                find(exchange);
            }
        }
    }

    // Protects against DNS rebinding: a page of another site could point its host name to this machine and read what is
    // served.
    private boolean isForThisMachine(List<String> hosts) {
        if (hosts == null || hosts.size() != 1) {
            return false;
        }
        String host = hosts.get(0).toLowerCase(Locale.ROOT);
        String end = ":" + port();
        return host.endsWith(end)
                ? HOSTS.contains(host.substring(0, host.length() - end.length()))
                : port() == 80 && HOSTS.contains(host);
    }

    private void find(HttpExchange exchange) throws IOException {
        URI target = exchange.getRequestURI();
        String path = target.getPath();
        // A target may contain a host (//host/), which a redirect must not repeat; and file names are never empty.
        Path file = target.getRawAuthority() != null || path == null || path.contains("//") ? null : file(path);
        if (file != null && Files.isDirectory(file) && !path.endsWith("/")) {
            // without the slash, relative links of the page would resolve one folder too high
            String query = target.getRawQuery() == null ? "" : "?" + target.getRawQuery();
            exchange.getResponseHeaders().set("Location", target.getRawPath() + "/" + query);
            exchange.sendResponseHeaders(301, -1);
            return;
        }
        if (file != null && Files.isDirectory(file)) {
            file = file.resolve("index.html");
        }
        if (file == null || !Files.isRegularFile(file) || file.equals(root.resolve(HostHeaders.FILE))) {
            refuse(exchange, 404, "not found");
        } else {
            send(exchange, file);
        }
    }

    private void send(HttpExchange exchange, Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        String type = type(file);
        String tag = tag(bytes);
        Headers headers = exchange.getResponseHeaders();
        hostHeaders.addTo(headers, "/" + root.relativize(file).toString().replace('\\', '/'));
        headers.set("Cache-Control", "no-cache");
        headers.set("ETag", tag);
        boolean compressible = !INCOMPRESSIBLE.contains(type);
        if (compressible) {
            headers.set("Vary", "Accept-Encoding");
        }
        if (matches(exchange.getRequestHeaders().get("If-None-Match"), tag)) {
            exchange.sendResponseHeaders(304, -1);
            return;
        }
        headers.set("Content-Type", type);
        if (compressible && acceptsGzip(exchange.getRequestHeaders().get("Accept-Encoding"))) {
            headers.set("Content-Encoding", "gzip");
            byte[] whole = bytes;
            bytes = COMPRESSED.computeIfAbsent(tag, ignored -> compress(whole));
        }
        send(exchange, 200, bytes);
    }

    private static void refuse(HttpExchange exchange, int code, String words) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", TYPES.get("txt"));
        exchange.getResponseHeaders().set("Cache-Control", "no-store");
        send(exchange, code, words.getBytes(StandardCharsets.US_ASCII));
    }

    private static void send(HttpExchange exchange, int code, byte[] bytes) throws IOException {
        boolean head = exchange.getRequestMethod().equals("HEAD");
        if (head) {
            exchange.getResponseHeaders().set("Content-Length", bytes.length + "");
        }
        exchange.sendResponseHeaders(code, head || bytes.length == 0 ? -1 : bytes.length);
        if (!head && bytes.length > 0) {
            try (OutputStream body = exchange.getResponseBody()) {
                body.write(bytes);
            }
        }
    }

    // The file of a path, or null if it is outside the folder, which links and dots may lead to.
    private Path file(String path) throws IOException {
        if (!path.startsWith(prefix)) {
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

    // A weak ETag, because the plain and the compressed content share it.
    private static String tag(byte[] bytes) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(bytes);
            return "W/\"" + HexFormat.of().formatHex(hash, 0, 16) + "\"";
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static boolean matches(List<String> conditions, String tag) {
        return conditions != null && elements(conditions).stream().anyMatch(one -> one.equals(tag) || one.equals("*"));
    }

    private static boolean acceptsGzip(List<String> encodings) {
        return encodings != null
                && elements(encodings).stream()
                        .map(one -> one.replace(" ", "").toLowerCase(Locale.ROOT))
                        .anyMatch(
                                one -> one.equals("gzip") || (one.startsWith("gzip;q=") && !isZero(one.substring(7))));
    }

    private static boolean isZero(String weight) {
        return weight.chars().allMatch(sign -> sign == '0' || sign == '.');
    }

    private static List<String> elements(List<String> values) {
        return values.stream()
                .flatMap(value -> List.of(value.split(",")).stream())
                .map(String::strip)
                .toList();
    }

    private static byte[] compress(byte[] bytes) {
        ByteArrayOutputStream compressed = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(compressed)) {
            gzip.write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return compressed.toByteArray();
    }
}
