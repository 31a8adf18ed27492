package atoll.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * The installed browsers, each started once: {@code ATOLL_CHROMIUM} and {@code ATOLL_FIREFOX} (in the environment or as system
 * properties), else those at the usual places. Of Chromium's two programs, the headless one is used where possible: the same
 * pages take a third less time. It ignores the settings of a profile.
 */
final class Browsers {
    private static final List<String> CHROMIUM = List.of(
            "/usr/bin/chromium",
            "/usr/bin/chromium-browser",
            "/usr/bin/google-chrome",
            "/usr/bin/google-chrome-stable",
            "/opt/google/chrome/chrome");

    private static final List<String> HEADLESS = List.of("/usr/bin/chromium-headless-shell");

    private static final List<String> FIREFOX =
            List.of("/usr/bin/firefox-esr", "/usr/bin/firefox", "/opt/firefox/firefox");

    private static Playwright playwright;
    private static Browser chromium;
    private static Browser firefox;

    private Browsers() {}

    static Browser chromium() {
        if (chromium == null) {
            Path headless = find("ATOLL_CHROMIUM", HEADLESS);
            Path path = headless == null ? find("ATOLL_CHROMIUM", CHROMIUM) : headless;
            if (path == null) {
                throw new IllegalStateException("No Chromium: ./check installs one, or let ATOLL_CHROMIUM name it");
            }
            chromium = playwright()
                    .chromium()
                    .launch(new BrowserType.LaunchOptions()
                            .setExecutablePath(path)
                            .setArgs(List.of("--no-sandbox", "--disable-gpu")));
        }
        return chromium;
    }

    /** Null if there is none. */
    static Browser firefox() {
        Path path = find("ATOLL_FIREFOX", FIREFOX);
        if (firefox == null && path != null) {
            firefox = playwright()
                    .firefox()
                    .launch(new BrowserType.LaunchOptions()
                            .setChannel("moz-firefox")
                            .setExecutablePath(path));
        }
        return firefox;
    }

    /** A separate Chromium whose settings forbid all sites to store data. */
    static BrowserContext chromiumWithoutSiteData(Path profile) throws IOException {
        Files.createDirectories(profile.resolve("Default"));
        Files.writeString(
                profile.resolve("Default/Preferences"),
                "{\"profile\":{\"default_content_setting_values\":{\"cookies\":2}}}");
        return playwright()
                .chromium()
                .launchPersistentContext(
                        profile,
                        new BrowserType.LaunchPersistentContextOptions()
                                .setExecutablePath(find("ATOLL_CHROMIUM", CHROMIUM))
                                .setArgs(List.of("--no-sandbox", "--disable-gpu"))
                                .setViewportSize(1280, 800)
                                .setLocale("en-GB"));
    }

    /** The same for Firefox. */
    static Browser firefoxWithoutSiteData() {
        return playwright()
                .firefox()
                .launch(new BrowserType.LaunchOptions()
                        .setChannel("moz-firefox")
                        .setExecutablePath(find("ATOLL_FIREFOX", FIREFOX))
                        .setFirefoxUserPrefs(Map.of("network.cookie.cookieBehavior", 2)));
    }

    private static Playwright playwright() {
        if (playwright == null) {
            Path node = onPath("node");
            if (node == null) {
                throw new IllegalStateException("No node on the path: ./check installs it");
            }
            playwright = Playwright.create(new Playwright.CreateOptions()
                    .setEnv(Map.of(
                            "PLAYWRIGHT_NODEJS_PATH", node.toString(), "PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
            // Closing it closes the browsers.
            Runtime.getRuntime().addShutdownHook(new Thread(playwright::close));
        }
        return playwright;
    }

    private static Path find(String variable, List<String> usual) {
        String named = System.getProperty(variable, System.getenv(variable));
        if (named != null && !named.isEmpty()) {
            return Path.of(named);
        }
        for (String path : usual) {
            if (Files.isExecutable(Path.of(path))) {
                return Path.of(path);
            }
        }
        for (String path : usual) {
            Path found = onPath(Path.of(path).getFileName().toString());
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    /** The path of a program, or null. */
    static Path onPath(String program) {
        for (String folder : System.getenv().getOrDefault("PATH", "").split(File.pathSeparator)) {
            Path path = Path.of(folder.isEmpty() ? "." : folder, program);
            if (Files.isExecutable(path)) {
                return path.toAbsolutePath();
            }
        }
        return null;
    }
}
