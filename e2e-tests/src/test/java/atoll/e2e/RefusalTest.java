package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Browsers that refuse storage: games can still be played, and the player is told what will be lost. */
class RefusalTest extends PageTest {
    /** The responses of a browser with blocked site data, as words of the scripts below. */
    private static final String ANSWERS = """
            const denied = () => { throw new DOMException('denied', 'SecurityError'); };
            const rejects = () => Promise.reject(new DOMException('denied', 'SecurityError'));
            const never = () => new Promise(() => {});
            const property = (on, name, get) => Object.defineProperty(on, name, { get, configurable: true });
            """;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "property(window, 'localStorage', denied); property(window, 'sessionStorage', denied);",
                "property(window, 'sessionStorage', denied);",
                "Storage.prototype.getItem = Storage.prototype.setItem = Storage.prototype.removeItem = denied;",
                "property(Navigator.prototype, 'locks', denied);",
                "LockManager.prototype.request = denied;",
                "LockManager.prototype.request = rejects;",
                "LockManager.prototype.request = never;",
                "property(window, 'caches', denied); property(Navigator.prototype, 'serviceWorker', denied);",
                "CacheStorage.prototype.open = CacheStorage.prototype.match = denied;"
                        + " ServiceWorkerContainer.prototype.register = denied;",
                "CacheStorage.prototype.open = CacheStorage.prototype.match = rejects;"
                        + " ServiceWorkerContainer.prototype.register = rejects;",
                "CacheStorage.prototype.open = CacheStorage.prototype.match = never;"
                        + " ServiceWorkerContainer.prototype.register = never;",
                "property(Navigator.prototype, 'storage', denied);",
                "StorageManager.prototype.persist = denied;",
                "StorageManager.prototype.persist = never;"
            })
    void refusedFeaturesAreNotNeeded(String refusal) {
        visitor(desk());
        context.addInitScript(ANSWERS + refusal);
        open("");
        playsAGame();
        assertThat(page.locator(".warning")).hasCount(0);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "property(window, 'indexedDB', denied);",
                "property(window, 'indexedDB', () => undefined);",
                "IDBFactory.prototype.open = denied;",
                """
                IDBFactory.prototype.open = () => {
                  const request = { error: new DOMException('denied', 'SecurityError') };
                  setTimeout(() => request.onerror(new Event('error')));
                  return request;
                };""",
                "IDBFactory.prototype.open = () => ({});",
                "IDBDatabase.prototype.transaction = denied;",
                "IDBDatabase.prototype.transaction = () => ({ objectStore: () => ({ getAll: () => ({}), get: () => ({}),"
                        + " put: () => ({}), delete: () => ({}) }), commit() {}, abort() {} });",
                "IDBObjectStore.prototype.put = () => ({}); IDBTransaction.prototype.commit = () => {};"
                        + " property(IDBTransaction.prototype, 'oncomplete', () => null);"
                        + " Object.defineProperty(IDBTransaction.prototype, 'oncomplete', { set() {} });"
            })
    void unstoredGamesAreReported(String refusal) {
        visitor(desk());
        context.addInitScript(ANSWERS + refusal);
        playsAnUnstoredGame();
    }

    @Test
    void everythingRefusedPermanently() {
        visitor(desk());
        context.addInitScript(ANSWERS + """
                property(window, 'localStorage', denied);
                property(window, 'sessionStorage', denied);
                LockManager.prototype.request = never;
                IDBFactory.prototype.open = () => ({});
                ServiceWorkerContainer.prototype.register = never;""");
        playsAnUnstoredGame();
    }

    @Test
    void aLateLockIsReleased() {
        visitor(desk());
        context.addInitScript("""
                const request = LockManager.prototype.request;
                LockManager.prototype.request = function(name, options, got) {
                  const mine = lock => { globalThis.late = [lock, got(lock)]; return globalThis.late[1]; };
                  return new Promise(done => {
                    globalThis.answer = () => done(request.call(this, name, options, mine));
                  });
                };""");
        open("");
        begins();
        page.evaluate("answer()");
        page.waitForFunction("() => globalThis.late && late[0] !== null && late[1] === undefined");
        playTo(4, new Random(51));
    }

    @Test
    void inChromiumWithoutStorage(@TempDir Path profile) throws IOException {
        visitor(Browsers.chromiumWithoutSiteData(profile));
        open("");
        assertEquals("SecurityError", page.evaluate("""
                () => { try { return localStorage.length; } catch (refused) { return refused.name; } }"""));
        assertEquals("SecurityError", page.evaluate("navigator.locks.request('x', () => 'got').catch(e => e.name)"));
        playsAnUnstoredGame();
        for (String link :
                new String[] {SampleGames.gameLink(SampleGames.ponte(9)), "games", "review", "new.kanaloa"}) {
            open("#" + link);
        }
        page.locator("form .primary").click();
        await("person|bot|forced");
    }

    @Test
    void inFirefoxWithoutStorage() {
        assertNotNull(Browsers.firefox(), "No Firefox: ./check installs one, or let ATOLL_FIREFOX name it");
        expect("(?i)cookie|storage|SecurityError|operation is insecure");
        try (Browser firefox = Browsers.firefoxWithoutSiteData()) {
            visitor(firefox, desk());
            open("");
            assertEquals("SecurityError", page.evaluate("""
                    () => { try { return localStorage.length; } catch (refused) { return refused.name; } }"""));
            playsAnUnstoredGame();
            Page played = page;
            visitor(firefox, desk());
            open("#" + SampleGames.gameLink(SampleGames.ponte(9)));
            isScreen("open");
            played.close();
        }
    }

    private void playsAGame() {
        begins();
        playTo(4, new Random(51));
    }

    private void playsAnUnstoredGame() {
        page.navigate(home());
        begins();
        Locator warning = page.locator(".warning");
        assertThat(warning)
                .containsText(
                        Texts.ENGLISH.text("store.refused"),
                        new LocatorAssertions.ContainsTextOptions().setTimeout(PATIENCE_MILLIS));
        warning.getByRole(AriaRole.BUTTON).last().click();
        playTo(4, new Random(51));
    }

    // A call that never replies is waited for, but not long.
    private void begins() {
        page.locator("a[href='#new.ponte']").click();
        page.locator(".seating select").nth(1).selectOption(Integer.toString(EASIEST));
        page.locator("form .primary").click();
        await("person");
    }
}
