package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.lab.StaticServer;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.assertions.PageAssertions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.NoSuchAlgorithmException;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A new version is installed on the player's request, in each tab as a whole; a broken one is replaced without asking. */
class UpdateTest extends PageTest {
    private static final String LEAD = Texts.ENGLISH.text("home.lead");

    @TempDir
    Path copy;

    private int version;

    @Override
    boolean installs() {
        return true;
    }

    @BeforeEach
    void publish() throws IOException {
        Builders.copySite(copy);
        server.close();
        server = new StaticServer(copy, 0, PREFIX);
        visit("");
        awaitWorker();
    }

    @Test
    void aNewVersionWaitsForConsent() throws IOException, NoSuchAlgorithmException {
        publish("texts/en.json", LEAD, "Played by the new version.");
        page.reload();
        isOffered();
        assertThat(page.locator(".hero p")).hasText(LEAD);
        // a game from the old version continues in the new one
        beginAgainst(EASIEST);
        playTo(4, new Random(32));
        int ply = ply();
        page.locator(".update button").click();
        assertThat(page.locator(".update button")).hasCount(0);
        await("person");
        awaitPly(ply);
        page.locator("a.brand").click();
        assertThat(page.locator(".hero p")).hasText("Played by the new version.");
        awaitOneCache();
    }

    @Test
    void anOldTabStaysOfOneVersionAndItsButtonWorks() throws IOException, NoSuchAlgorithmException {
        Page old = page;
        page = context.newPage();
        open("#about");
        publish("texts/en.json", LEAD, "Played by the new version.");
        changeMore("texts/de.json", Texts.GERMAN.text("home.lead"), "Von der neuen Fassung.");
        changeMore("bot-wasm.js", "exports.bot()", "exports.gone()");
        changeMore("bot-js.js", "bot();", "gone();");
        page.reload();
        isOffered();
        page.locator(".update button").click();
        assertThat(page.locator(".update button")).hasCount(0);
        page.locator("a.brand").click();
        assertThat(page.locator(".hero p")).hasText("Played by the new version.");
        assertEquals(2, caches());

        page = old;
        isOffered();
        page.locator("select.language").selectOption("de");
        assertThat(page.locator(".hero p")).hasText(Texts.GERMAN.text("home.lead"));
        page.locator("select.language").selectOption("en");
        assertThat(page.locator(".hero p")).hasText(LEAD);
        // the new bot would not start: its files were changed so
        beginAgainst(EASIEST);
        playTo(4, new Random(33));
        assertThat(table()).hasAttribute("data-backend", "wasm");
        page.locator("a.brand").click();
        page.locator(".update button").click();
        assertThat(page.locator(".hero p")).hasText("Played by the new version.");
        assertThat(page.locator(".update button")).hasCount(0);

        // nobody needs the old version any more when the next one comes
        publish("texts/en.json", "the new version", "the newest version");
        page.reload();
        isOffered();
        page.locator(".update button").click();
        assertThat(page.locator(".hero p")).hasText("Played by the newest version.");
        context.pages().get(1).reload();
        assertThat(context.pages().get(1).locator(".hero p")).hasText("Played by the newest version.");
    }

    @ParameterizedTest
    @CsvSource({
        "app.js, 'export{', 'throw new Error(\"broken\");export{'",
        "app.js, 'export{', 'export{{'",
        "boot.js, 'page();', ';'",
        "boot.js, 'const', 'throw new Error(\"broken\"); const'",
        "boot.js, 'const', '} const'",
        "theme.js, 'atollLanguages', 'nothing'"
    })
    void aBrokenVersionIsReplacedWithoutAsking(String file, String good, String bad)
            throws IOException, NoSuchAlgorithmException {
        expect("broken|Unexpected|SyntaxError|does not provide an export|undefined or null|atollLanguages");
        makeImpatient();
        String before = Files.readString(copy.resolve(file));
        publish(file, good, bad);
        takeOver("Broken");
        // there is nothing better yet: it is not retried forever
        int[] loads = {0};
        page.onFrameNavigated(frame -> loads[0]++);
        page.reload();
        isTitled("Broken");
        assertThat(page.locator("body:not([data-screen]) #start")).isVisible();
        Files.writeString(copy.resolve(file), before);
        rehash(file);
        changeMore("texts/en.json", LEAD, "Played by the mended version.");
        changeMore("index.html", "<title>Broken", "<title>Atoll");
        page.reload();
        assertThat(page.locator(".hero p"))
                .hasText(
                        "Played by the mended version.",
                        new LocatorAssertions.HasTextOptions().setTimeout(PATIENCE_MILLIS));
        assertTrue(loads[0] <= 4, loads[0] + " loads");
    }

    @Test
    void aBrokenVersionAfterABrokenOneIsTriedOnce() throws IOException, NoSuchAlgorithmException {
        expect("broken|worse");
        makeImpatient();
        publish("app.js", "export{", "throw new Error('broken');export{");
        takeOver("Broken");
        cannotStart();
        publish("app.js", "throw new Error('broken')", "throw new Error('worse')");
        changeMore("index.html", "<title>Broken", "<title>Worse");
        int[] loads = {0};
        page.onFrameNavigated(frame -> loads[0]++);
        page.reload();
        isTitled("Worse");
        cannotStart();
        page.reload();
        cannotStart();
        assertEquals(3, loads[0]);
    }

    /** A browser may not let the new version take over although it was asked to. Then it is offered again. */
    @Test
    void aVersionThatIsHeldBackIsOfferedAgain() throws IOException, NoSuchAlgorithmException {
        publish("texts/en.json", LEAD, "Played by the new version.");
        change("sw.js", "==='now')skipWaiting();", "==='now');");
        page.reload();
        isOffered();
        page.evaluate("self.before = true");
        page.locator(".update button").click();
        page.waitForFunction("() => !self.before");
        isOffered();
        assertThat(page.locator(".hero p")).hasText(LEAD);
    }

    @Test
    void damagedCacheEntriesAreFetchedAgain() throws IOException, NoSuchAlgorithmException {
        page.evaluate(Scripts.named("spoilCache"));
        publish("texts/en.json", LEAD, "Played by the new version.");
        page.reload();
        page.locator(".update button").click();
        assertThat(page.locator(".hero p")).hasText("Played by the new version.");
        page.locator("select.language").selectOption("de");
        assertThat(page.locator(".hero p")).hasText(Texts.GERMAN.text("home.lead"));
    }

    @ParameterizedTest
    @CsvSource({
        "'caches.match = caches.open = () => Promise.reject(new Error());'",
        "'caches.match = caches.open = () => { throw new Error(); };'",
        "'caches.match = caches.open = () => new Promise(() => {});'"
    })
    void withoutCachesTheNetworkIsUsed(String refusal) throws IOException, NoSuchAlgorithmException {
        change("sw.js", "PATIENCE=3000", "PATIENCE=1000");
        Path worker = copy.resolve("sw.js");
        Files.writeString(worker, Files.readString(worker) + "addEventListener('message', () => { " + refusal + " });");
        page.reload();
        isOffered();
        page.locator(".update button").click();
        assertThat(page.locator(".update button"))
                .hasCount(0, new LocatorAssertions.HasCountOptions().setTimeout(PATIENCE_MILLIS));
        page.evaluate("navigator.serviceWorker.controller.postMessage('now')");
        page.navigate(home());
        page.locator("a[href='#new.ponte']").click();
        isScreen("new");
    }

    /** Later versions wait two seconds instead of eight for a page that does not reply. */
    private void makeImpatient() throws IOException, NoSuchAlgorithmException {
        change("sw.js", "ANSWER=8000", "ANSWER=2000");
        change("boot.js", "(fail,8000)", "(fail,2000)");
        rehash("boot.js");
    }

    private void isOffered() {
        assertThat(page.locator(".update"))
                .containsText(
                        Texts.ENGLISH.text("update.ready"),
                        new LocatorAssertions.ContainsTextOptions().setTimeout(PATIENCE_MILLIS));
    }

    private int caches() {
        return ((Number) page.evaluate("caches.keys().then(all => all.length)")).intValue();
    }

    // A version is deleted when its last page is closed.
    private void awaitOneCache() {
        context.waitForCondition(() -> caches() == 1);
    }

    /** Lets the version whose page has that title take over. */
    private void takeOver(String title) throws IOException, NoSuchAlgorithmException {
        changeMore("index.html", "<title>Atoll", "<title>" + title);
        page.reload();
        isOffered();
        page.locator(".update button").click();
        isTitled(title);
    }

    private void isTitled(String title) {
        assertThat(page).hasTitle(title, new PageAssertions.HasTitleOptions().setTimeout(PATIENCE_MILLIS));
    }

    private void cannotStart() {
        assertThat(page.locator("#start"))
                .containsText(
                        "could not start", new LocatorAssertions.ContainsTextOptions().setTimeout(PATIENCE_MILLIS));
    }

    // As the build would write it.
    private void publish(String file, String from, String to) throws IOException, NoSuchAlgorithmException {
        version++;
        changeMore(file, from, to);
    }

    private void changeMore(String file, String from, String to) throws IOException, NoSuchAlgorithmException {
        change(file, from, to);
        rehash(file);
    }

    private void change(String file, String from, String to) throws IOException {
        Path path = copy.resolve(file);
        String text = Files.readString(path);
        int at = text.indexOf(from);
        assertTrue(at >= 0, file + " has no " + from);
        Files.writeString(path, text.substring(0, at) + to + text.substring(at + from.length()));
    }

    private void rehash(String file) throws IOException, NoSuchAlgorithmException {
        Path worker = copy.resolve("sw.js");
        Files.writeString(
                worker,
                Files.readString(worker)
                        .replaceAll("(\"" + file + "\": \")[0-9a-f]+", "$1" + OfflineTest.hash(copy.resolve(file)))
                        .replaceAll("VERSION ?= ?'[^']*'", "VERSION='next" + ++version + "'"));
    }
}
