package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import atoll.lab.StaticServer;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where a host or a browser does not allow offline use, the page says so where it speaks of it. */
class NoOfflineTest extends PageTest {
    private static final String REJECTED =
            "navigator.serviceWorker.register = () => Promise.reject(new TypeError('not here'));";

    @TempDir
    Path copy;

    @Override
    boolean installs() {
        return true;
    }

    private Locator foot(Texts texts) {
        return page.getByText(texts.text("home.foot"), new Page.GetByTextOptions().setExact(true));
    }

    private void saysSo(Texts texts) {
        assertThat(page.getByText(texts.text("home.foot.online"))).isVisible();
        assertThat(foot(texts)).isHidden();
        open("#about");
        assertThat(page.getByText(texts.text("about.online"))).isVisible();
    }

    @Test
    void whereTheWorkerIsRejected() {
        for (Browser.NewContextOptions options : new Browser.NewContextOptions[] {desk(), Visitors.phone()}) {
            visitor(options);
            context.addInitScript(REJECTED);
            open("");
            saysSo(options.locale.startsWith("de") ? Texts.GERMAN : Texts.ENGLISH);
        }
    }

    @Test
    void whereBrowsersHaveNoWorkers() {
        visitor(desk());
        context.addInitScript("delete Navigator.prototype.serviceWorker;");
        open("");
        saysSo(Texts.ENGLISH);
    }

    @Test
    void whereTheHostMixesFilesOfSeveralVersions() throws IOException {
        expect("of another version");
        server.close();
        Builders.copySite(copy);
        Files.writeString(copy.resolve("texts/de.json"), " ", StandardOpenOption.APPEND);
        server = new StaticServer(copy, 0, PREFIX);
        visit("");
        saysSo(Texts.ENGLISH);
    }

    @Test
    void elsewhereItIsOffered() {
        visit("");
        awaitWorker();
        assertThat(foot(Texts.ENGLISH)).isVisible();
        assertThat(page.getByText(Texts.ENGLISH.text("home.foot.online"))).isHidden();
    }
}
