package atoll.e2e;

import atoll.lab.StaticServer;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A page in Chromium with {@link atoll.parity.ParityPage} compiled to JavaScript or to WebAssembly. */
final class ParityHost implements AutoCloseable {
    static final List<String> BACKENDS = List.of("js", "wasm");

    private static final String PAGE = "<!doctype html><html lang=en><meta charset=utf-8><title>Parity</title>"
            + "<script type=module>" + Scripts.call(Scripts.named("loadParity")) + "</script>";

    private final StaticServer server;
    private final BrowserContext context;
    private final Page page;

    /** This build's. */
    ParityHost(String backend) throws IOException {
        this(Path.of(System.getProperty("atoll.parity")), backend);
    }

    /** The one in the folder {@code target/parity} of any build. */
    ParityHost(Path folder, String backend) throws IOException {
        Files.writeString(folder.resolve("index.html"), PAGE);
        server = new StaticServer(folder, 0);
        context = Browsers.chromium().newContext();
        page = context.newPage();
        page.navigate(server.url() + "#" + backend);
    }

    /** Calls an export with two arguments, and returns its result. */
    Object call(String export, Object a, Object b) {
        return page.evaluate("async ([name, a, b]) => (await globalThis.parity)[name](a, b)", List.of(export, a, b));
    }

    @Override
    public void close() {
        context.close();
        server.close();
    }
}
