package atoll.lab;

import com.sun.net.httpserver.Headers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The HTTP headers in a site's {@code _headers} file, in the format of Netlify and Cloudflare Pages: a line with a path, which
 * may end with {@code *}, followed by indented {@code Name: value} lines. All matching paths apply. The file itself is not
 * served.
 */
final class HostHeaders {
    /** The name of the file with headers. */
    static final String FILE = "_headers";

    private record Rule(String path, String name, String value) {
        boolean isFor(String requested) {
            return path.endsWith("*")
                    ? requested.startsWith(path.substring(0, path.length() - 1))
                    : requested.equals(path);
        }
    }

    private final List<Rule> rules = new ArrayList<>();

    private HostHeaders() {}

    /**
     * The rules of a folder; empty if it has no such file. Throws IOException for an invalid line.
     *
     * @param root the directory of the site
     * @return what was read
     * @throws IOException if a file or socket fails
     */
    static HostHeaders read(Path root) throws IOException {
        HostHeaders all = new HostHeaders();
        Path file = root.resolve(FILE);
        String path = null;
        for (String line : Files.exists(file) ? Files.readAllLines(file) : List.<String>of()) {
            int colon = line.indexOf(':');
            if (line.isBlank() || line.strip().startsWith("#")) {
                continue;
            }
            if (line.startsWith("/")) {
                path = line.strip();
            } else if (path != null && line.startsWith(" ") && colon > 0) {
                all.rules.add(new Rule(
                        path,
                        line.substring(0, colon).strip(),
                        line.substring(colon + 1).strip()));
            } else {
                throw new IOException(FILE + " has a line that is neither a path nor a header: " + line);
            }
        }
        return all;
    }

    /**
     * Adds the headers of a file; {@code path} begins with a slash and names a file.
     *
     * @param headers the headers by path
     * @param path the path of a request
     */
    void addTo(Headers headers, String path) {
        for (Rule rule : rules) {
            if (rule.isFor(path)) {
                headers.add(rule.name(), rule.value());
            }
        }
    }
}
