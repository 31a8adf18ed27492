package atoll.lab;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StaticServerTest {
    private final HttpClient client = HttpClient.newHttpClient();

    @TempDir
    Path folder;

    private Path site;

    @BeforeEach
    void fill() throws IOException {
        site = Files.createDirectories(folder.resolve("site"));
        Files.createDirectories(site.resolve("help"));
        Files.writeString(site.resolve("index.html"), "<!doctype html>");
        Files.writeString(site.resolve("help/index.html"), "help");
        Files.writeString(folder.resolve("secret.txt"), "secret");
        for (String name :
                new String[] {"a.js", "a.mjs", "a.css", "a.json", "a.wasm", "a.webmanifest", "a.svg", "a.png", "a b.x"
                }) {
            Files.write(site.resolve(name), new byte[] {1, 2, 3});
        }
        Files.write(site.resolve("empty.js"), new byte[0]);
    }

    private HttpResponse<byte[]> get(String method, String url) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create(url))
                .method(method, HttpRequest.BodyPublishers.noBody())
                .build();
        return client.send(request, HttpResponse.BodyHandlers.ofByteArray());
    }

    private String type(HttpResponse<?> response) {
        return response.headers().firstValue("Content-Type").orElse("");
    }

    @Test
    void servesFilesWithTheirTypes() throws IOException, InterruptedException {
        try (StaticServer server = new StaticServer(site, 0)) {
            String[][] types = {
                {"", "text/html; charset=utf-8"},
                {"index.html", "text/html; charset=utf-8"},
                {"help/", "text/html; charset=utf-8"},
                {"a.js?v=1", "text/javascript; charset=utf-8"},
                {"a.mjs", "text/javascript; charset=utf-8"},
                {"a.css", "text/css; charset=utf-8"},
                {"a.json", "application/json"},
                {"a.wasm", "application/wasm"},
                {"a.webmanifest", "application/manifest+json"},
                {"a.svg", "image/svg+xml"},
                {"a.png", "image/png"},
                {"a%20b.x", "application/octet-stream"},
            };
            for (String[] type : types) {
                HttpResponse<byte[]> response = get("GET", server.url() + type[0]);
                assertEquals(200, response.statusCode(), type[0]);
                assertEquals(type[1], type(response), type[0]);
                assertEquals(
                        "no-cache",
                        response.headers().firstValue("Cache-Control").orElse(""));
            }
            assertArrayEquals(
                    new byte[] {1, 2, 3}, get("GET", server.url() + "a.wasm").body());
            assertEquals(0, get("GET", server.url() + "empty.js").body().length);
            assertEquals(405, get("POST", server.url() + "a.js").statusCode());
            assertEquals(404, get("GET", server.url() + "none.js").statusCode());
            HttpResponse<byte[]> moved = get("GET", server.url() + "help");
            assertEquals(301, moved.statusCode());
            assertEquals("/help/", moved.headers().firstValue("Location").orElse(""));
        }
    }

    @Test
    void servesUnderAPrefixOnly() throws IOException, InterruptedException {
        try (StaticServer server = new StaticServer(site, 0, "/a/b/")) {
            assertTrue(server.url().endsWith("/a/b/"));
            assertEquals(200, get("GET", server.url()).statusCode());
            assertEquals(200, get("GET", server.url() + "a.js").statusCode());
            String root = server.url().substring(0, server.url().length() - "a/b/".length());
            assertEquals(404, get("GET", root).statusCode());
            assertEquals(404, get("GET", root + "a.js").statusCode());
        }
        assertThrows(IllegalArgumentException.class, () -> new StaticServer(site, 0, "a/b"));
    }

    @Test
    void noPathLeadsOutOfTheFolder() throws IOException {
        Files.createSymbolicLink(site.resolve("out.txt"), folder.resolve("secret.txt"));
        try (StaticServer server = new StaticServer(site, 0)) {
            int port = URI.create(server.url()).getPort();
            for (String path : new String[] {
                "/../secret.txt",
                "/%2e%2e/secret.txt",
                "/help/../../secret.txt",
                "//secret.txt",
                "/..%2fsecret.txt",
                "/out.txt",
                "/%00",
                "/" + folder.resolve("secret.txt")
            }) {
                RawAnswer answer = RawAnswer.to(port, "GET " + path + " HTTP/1.1", "Host: localhost:" + port);
                assertTrue(answer.code() == 404 || answer.code() == 400, path + ": " + answer);
            }
        }
    }

    @Test
    void closingFreesThePort() throws IOException {
        StaticServer server = new StaticServer(site, 0);
        String url = server.url();
        int port = URI.create(url).getPort();
        server.close();
        assertThrows(ConnectException.class, () -> get("GET", url));
        new StaticServer(site, port).close();
    }
}
