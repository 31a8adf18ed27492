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
    @Override
    boolean installs() {
        return true;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "storages",
                "sessionStorage",
                "storageMethods",
                "locks",
                "lockThrows",
                "lockRejects",
                "lockNever",
                "offline",
                "offlineThrows",
                "offlineRejects",
                "offlineNever",
                "persistence",
                "persistThrows",
                "persistNever"
            })
    void refusedFeaturesAreNotNeeded(String refusal) {
        visitor(desk());
        refuse(refusal);
        open("");
        playsAGame();
        assertThat(page.locator(".warning")).hasCount(0);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "database",
                "noDatabase",
                "openThrows",
                "openFails",
                "openNever",
                "transactionThrows",
                "transactionNever",
                "writesNever"
            })
    void unstoredGamesAreReported(String refusal) {
        visitor(desk());
        refuse(refusal);
        playsAnUnstoredGame();
    }

    @Test
    void everythingRefusedPermanently() {
        visitor(desk());
        refuse("everything");
        playsAnUnstoredGame();
    }

    @Test
    void aLateLockIsReleased() {
        visitor(desk());
        context.addInitScript(Scripts.call(Scripts.named("delayLock")));
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

    /** Makes the browser refuse something, by the name of a function in {@code refusals.js}. */
    private void refuse(String what) {
        context.addInitScript(Scripts.call(Scripts.named("refusals", what)));
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
