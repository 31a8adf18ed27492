package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Browser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The single-file page, opened from disk: it plays, and loads nothing but itself. */
class SinglePageTest extends PageTest {
    private static final Path BUILT = SITE.resolveSibling("atoll.html");

    /** In bytes on disk. */
    private static final int BUDGET = 2_250_500;

    @TempDir
    Path folder;

    private Path file;

    // The folder and name of a download.
    @BeforeEach
    void download() throws IOException {
        file = folder.resolve("Spiele für Ärger & mehr").resolve("atoll (1).html");
        Files.createDirectories(file.getParent());
        Files.copy(BUILT, file);
    }

    @Override
    String home() {
        return file.toUri().toString();
    }

    // Blobs are created by the page itself.
    @Override
    boolean isOurs(String url) {
        return url.split("[?#]")[0].equals(home()) || url.startsWith("blob:null/") || url.startsWith("data:");
    }

    @ParameterizedTest
    @CsvSource({"'',wasm", "?bot=js,js"})
    void playsAndKeepsTheGame(String query, String backend) {
        visit(query);
        isScreen("home");
        assertTrue(
                (Boolean) page.locator("img.mark").evaluate("mark => mark.decode().then(() => mark.naturalWidth > 0)"));
        beginAgainst(EASIEST);
        await("person");
        assertThat(table()).hasAttribute("data-backend", backend);
        playTo(6, new Random(81));
        int ply = ply();
        Object board = boardLabels();
        page.reload();
        await("person");
        awaitPly(ply);
        assertEquals(board, boardLabels());
        playTo(ply + 4, new Random(82));
    }

    @Test
    void playsWithoutWorkers() {
        visitor(desk());
        context.addInitScript("delete window.Worker;");
        open("");
        beginAgainst(EASIEST);
        await("person");
        assertThat(table()).hasAttribute("data-backend", "page");
        playTo(4, new Random(83));
    }

    @Test
    void opensLinksAndSpeaksBothLanguages() {
        visit("#" + SampleGames.positionLink(SampleGames.ponte(20)));
        isScreen("open");
        page.locator("select.language").selectOption("de");
        assertThat(page.locator("html")).hasAttribute("lang", "de");
        assertThat(page.locator(".lead")).hasText(Texts.GERMAN.text("open.position"));
        page.locator("main .primary").click();
        await("person|bot");
        open("#2.ponte.g.broken");
        isScreen("badlink");
        assertThat(page.locator("html")).hasAttribute("lang", "de");
        open("#puzzles.today");
        isScreen("puzzle");
    }

    @Test
    void sharesNoLocalPath() {
        visit("");
        beginAgainst(EASIEST);
        playTo(4, new Random(85));
        for (String what : List.of("share.game", "share.position", "share.notation")) {
            share(what);
            String text = shared().inputValue();
            assertFalse(text.contains("file:") || text.contains("atoll (1)") || text.contains("Spiele"), text);
            assertThat(page.locator("dialog .hint").first()).containsText(Texts.ENGLISH.text("share.file"));
            assertThat(page.locator("dialog .qr")).isHidden();
            assertThat(page.locator("dialog .frame")).isHidden();
            page.keyboard().press("Escape");
            if (what.equals("share.notation")) {
                assertTrue(text.contains("\n#"), text);
            } else {
                assertTrue(text.startsWith("#"), text);
                page.evaluate("link => { location.hash = link; }", text);
                isScreen("open");
                page.goBack();
                await("person");
            }
        }
    }

    @Test
    void runsNoScriptButItsOwnAndLoadsNothing() {
        expect("Content Security Policy|Trusted|violates|not in this page");
        visit("");
        String policy = page.locator("meta[http-equiv=Content-Security-Policy]").getAttribute("content");
        assertTrue(policy.startsWith("default-src 'none'; script-src 'sha256-"), policy);
        assertFalse(
                Pattern.compile("'unsafe|'self'|http|\\*|connect-src")
                        .matcher(policy)
                        .find(),
                policy);
        assertTrue(policy.contains("require-trusted-types-for 'script'"), policy);
        page.evaluate("""
                () => {
                  const script = document.createElement('script');
                  try { script.textContent = 'document.body.dataset.injected = 1'; } catch (refused) { return; }
                  document.body.append(script);
                }""");
        assertEquals(null, page.locator("body").getAttribute("data-injected"));
        assertEquals("refused", page.evaluate("""
                () => {
                  const foreign = URL.createObjectURL(new Blob(['postMessage(1)'], { type: 'text/javascript' }));
                  try { new Worker(foreign); return 'started'; } catch (refused) { return 'refused'; }
                }"""));
        assertEquals("refused", page.evaluate("""
                () => { try { document.body.innerHTML = '<b>x</b>'; return 'written'; } catch (e) { return 'refused'; } }"""));
        assertEquals("refused", page.evaluate("""
                () => fetch('data:text/plain,x').then(() => 'loaded', () => 'refused')"""));
    }

    @Test
    void playsInFirefox() {
        Browser firefox = Browsers.firefox();
        assertNotNull(firefox, "No Firefox: ./check installs one, or let ATOLL_FIREFOX name it");
        visitor(firefox, desk());
        open("");
        beginAgainst(EASIEST);
        await("person");
        assertThat(table()).hasAttribute("data-backend", Pattern.compile("wasm|js"));
        playTo(6, new Random(84));
        open("#" + SampleGames.positionLink(SampleGames.ponte(20)));
        isScreen("open");
    }

    @Test
    void isSmallEnoughToBeSent() throws IOException {
        assertTrue(Files.size(BUILT) <= BUDGET, Files.size(BUILT) + " bytes");
    }

    @Test
    void theSameSiteGivesTheSamePage() throws IOException, InterruptedException {
        Path site = folder.resolve("site");
        Builders.copySite(site);
        Path again = folder.resolve("again.html");
        Builders.Answer answer = Builders.singlePage(site, again);
        assertEquals(0, answer.code(), answer.output());
        assertArrayEquals(Files.readAllBytes(BUILT), Files.readAllBytes(again));
    }

    @ParameterizedTest
    @CsvSource({
        "sound.ogg, x, sound.ogg is not in the single page",
        "lost.svg, <svg/>, lost.svg is not in the single page",
        "texts/more.json, '{\"x\": \"</script>\"}', texts/more.json would end its element",
        "texts/more.json, '{\"x\": \"https://example.org/\"}', texts/more.json has an absolute address",
    })
    void omittedFilesAreReported(String name, String content, String complaint)
            throws IOException, InterruptedException {
        Path site = folder.resolve("site");
        Builders.copySite(site);
        Files.writeString(site.resolve(name), content);
        Builders.Answer answer = Builders.singlePage(site, folder.resolve("never.html"));
        assertNotEquals(0, answer.code());
        assertTrue(answer.output().contains(complaint), answer.output());
        assertFalse(Files.exists(folder.resolve("never.html")));
    }
}
