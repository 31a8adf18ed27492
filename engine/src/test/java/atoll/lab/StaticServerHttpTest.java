package atoll.lab;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The HTTP behaviour of the static server: hosts, redirects, caches, compression, extra headers. */
class StaticServerHttpTest {
    private static final String SCRIPT = "export const long = 1;\n".repeat(200);

    @TempDir
    Path site;

    private StaticServer server;
    private int port;

    @BeforeEach
    void serve() throws IOException {
        Files.createDirectories(site.resolve("help/de"));
        Files.writeString(site.resolve("index.html"), "<!doctype html>");
        Files.writeString(site.resolve("app.js"), SCRIPT);
        Files.write(site.resolve("a.png"), new byte[2000]);
        Files.writeString(site.resolve("_headers"), """
                # for all
                /*
                  X-Content-Type-Options: nosniff

                /app.js
                  Content-Security-Policy: default-src 'none'; connect-src 'self'
                """);
        server = new StaticServer(site, 0);
        port = URI.create(server.url()).getPort();
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private RawAnswer ask(String method, String target, String... headers) throws IOException {
        List<String> lines = new ArrayList<>(List.of(method + " " + target + " HTTP/1.1", "Host: localhost:" + port));
        lines.addAll(List.of(headers));
        return RawAnswer.to(port, lines.toArray(String[]::new));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "////help",
                "//help",
                "//example.org/help",
                "//example.org/%2e%2e/help",
                "//example.org/..",
                "/%2fexample.org/../help",
                "/%2f%2fhelp",
                "/.//help",
                "http://example.org/help",
                "http://example.org//help"
            })
    void redirectsStayOnThisHost(String target) throws IOException {
        RawAnswer answer = ask("GET", target);
        assertTrue(answer.code() == 404 || answer.code() == 400, answer.toString());
        assertEquals("", answer.header("location"));
    }

    @Test
    void aFolderIsRedirectedToItsSlashWithTheQuery() throws IOException {
        assertEquals("/help/", ask("GET", "/help").header("location"));
        RawAnswer answer = ask("GET", "/help/de?embed");
        assertEquals(301, answer.code());
        assertEquals("/help/de/?embed", answer.header("location"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"localhost:PORT", "LOCALHOST:PORT", "127.0.0.1:PORT", "[::1]:PORT"})
    void ownHostsAreServed(String host) throws IOException {
        assertEquals(200, ofHost("Host: " + host).code());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "example.org",
                "example.org:PORT",
                "localhost",
                "localhost:1",
                "localhost.example.org:PORT",
                "evil-localhost:PORT",
                "localhost:PORT:PORT",
                "localhost@example.org:PORT",
                "127.0.0.2:PORT",
                ""
            })
    void otherHostsAreRejected(String host) throws IOException {
        RawAnswer answer = ofHost("Host: " + host);
        assertEquals(421, answer.code());
        assertTrue(new String(answer.body()).contains("not a host"), answer.toString());
    }

    @Test
    void missingAndRepeatedHostsAreRejected() throws IOException {
        assertEquals(421, RawAnswer.to(port, "GET / HTTP/1.0").code());
        assertEquals(
                421,
                ofHost("Host: localhost:" + port + "\r\nHost: localhost:" + port)
                        .code());
    }

    private RawAnswer ofHost(String header) throws IOException {
        return RawAnswer.to(port, "GET / HTTP/1.1", header.replace("PORT", port + ""));
    }

    // All of 127.0.0.0/8 is this machine; a server on all addresses would answer there.
    @Test
    void listensOnTheLoopbackAddressOnly() throws IOException {
        assertThrows(IOException.class, () -> {
            try (Socket socket = new Socket()) {
                socket.connect(new InetSocketAddress("127.0.0.2", port), 2000);
            }
        });
        assertEquals(200, ask("GET", "/").code());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"gzip", "gzip, deflate, br", "br;q=1, GZIP ; q=0.5", "deflate,gzip;q=1.0"})
    void textIsCompressedIfAccepted(String accepted) throws IOException {
        RawAnswer answer = ask("GET", "/app.js", "Accept-Encoding: " + accepted);
        assertEquals("gzip", answer.header("content-encoding"));
        assertEquals("Accept-Encoding", answer.header("vary"));
        assertEquals("text/javascript; charset=utf-8", answer.header("content-type"));
        assertTrue(answer.body().length < SCRIPT.length() / 4, answer.toString());
        assertEquals(SCRIPT, new String(answer.unpacked()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"gzip;q=0", "gzip; q=0.000, br", "identity", "xgzip", "br"})
    void textIsPlainOtherwise(String accepted) throws IOException {
        RawAnswer answer = ask("GET", "/app.js", "Accept-Encoding: " + accepted);
        assertEquals("", answer.header("content-encoding"));
        assertEquals("Accept-Encoding", answer.header("vary"));
        assertEquals(SCRIPT, new String(answer.body()));
        assertEquals(SCRIPT, new String(ask("GET", "/app.js").body()));
    }

    @Test
    void imagesAreNotCompressed() throws IOException {
        RawAnswer answer = ask("GET", "/a.png", "Accept-Encoding: gzip");
        assertEquals("", answer.header("content-encoding"));
        assertArrayEquals(new byte[2000], answer.body());
    }

    @Test
    void unchangedFilesAreNotSentAgain() throws IOException {
        String tag = ask("GET", "/app.js").header("etag");
        assertTrue(tag.startsWith("W/\"") && tag.endsWith("\""), tag);
        assertEquals(tag, ask("GET", "/app.js", "Accept-Encoding: gzip").header("etag"));
        for (String known : List.of(tag, "\"other\", " + tag, "*")) {
            for (String method : List.of("GET", "HEAD")) {
                RawAnswer answer = ask(method, "/app.js", "If-None-Match: " + known, "Accept-Encoding: gzip");
                assertEquals(304, answer.code(), known);
                assertEquals(0, answer.body().length);
                assertEquals(tag, answer.header("etag"));
                assertEquals("no-cache", answer.header("cache-control"));
                assertEquals("Accept-Encoding", answer.header("vary"));
            }
        }
        Files.writeString(site.resolve("app.js"), SCRIPT + "// changed");
        RawAnswer changed = ask("GET", "/app.js", "If-None-Match: " + tag, "Accept-Encoding: gzip");
        assertEquals(200, changed.code());
        assertNotEquals(tag, changed.header("etag"));
        assertEquals(SCRIPT + "// changed", new String(changed.unpacked()));
    }

    @Test
    void headHasTheHeadersOfGet() throws IOException {
        for (String encoding : List.of("gzip", "identity")) {
            RawAnswer get = ask("GET", "/app.js", "Accept-Encoding: " + encoding);
            RawAnswer head = ask("HEAD", "/app.js", "Accept-Encoding: " + encoding);
            assertEquals(200, head.code());
            assertEquals(0, head.body().length);
            for (String name : List.of("content-length", "content-encoding", "content-type", "etag", "cache-control")) {
                assertEquals(get.header(name), head.header(name), name);
            }
            assertEquals(get.body().length + "", head.header("content-length"));
        }
        assertEquals(404, ask("HEAD", "/none.js").code());
        assertEquals(0, ask("HEAD", "/none.js").body().length);
    }

    @Test
    void otherMethodsAreRejected() throws IOException {
        for (String method : List.of("POST", "PUT", "DELETE", "OPTIONS")) {
            RawAnswer answer = ask(method, "/app.js", "Content-Length: 0");
            assertEquals(405, answer.code(), method);
            assertEquals("GET, HEAD", answer.header("allow"), method);
        }
    }

    @Test
    void theHeadersOfTheFolderAreSentAndTheirFileIsNot() throws IOException {
        RawAnswer script = ask("GET", "/app.js");
        assertEquals("nosniff", script.header("x-content-type-options"));
        assertEquals("default-src 'none'; connect-src 'self'", script.header("content-security-policy"));
        RawAnswer index = ask("GET", "/");
        assertEquals("nosniff", index.header("x-content-type-options"));
        assertEquals("", index.header("content-security-policy"));
        assertEquals(404, ask("GET", "/_headers").code());
        assertEquals(404, ask("GET", "/help/../_headers").code());
    }

    @ParameterizedTest
    @ValueSource(strings = {"  X-Early: before any path", "/*\nX-Flush: left", "/*\n  no colon", "*.js"})
    void invalidHeadersFileThrows(String text) throws IOException {
        Files.writeString(site.resolve("_headers"), text);
        assertThrows(IOException.class, () -> new StaticServer(site, 0));
    }
}
