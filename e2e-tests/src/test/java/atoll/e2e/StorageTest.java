package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Storage that is full, refuses, cannot be read or is cleared: the player is told, and everything possible is stored. */
class StorageTest extends PageTest {
    private static final String FULL =
            "void (IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); })";

    @Override
    boolean installs() {
        return true;
    }

    @Test
    void fullStorageIsReportedForRenameImportAndUndo() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponte(9), "y1"), "#games");
        context.waitForCondition(() -> storedGames().size() == 1);
        String name = storedGames().get(0).get("name");
        page.evaluate(FULL);
        act("games.rename");
        page.locator("dialog input").fill("Never kept");
        page.keyboard().press("Enter");
        assertThat(page.locator(".warning")).containsText(Texts.ENGLISH.text("store.full"));
        assertEquals(name, storedGames().get(0).get("name"));

        act("games.delete");
        context.waitForCondition(() -> storedGames().isEmpty());
        page.locator(".offer .plain").click();
        assertThat(page.locator(".warning")).containsText(Texts.ENGLISH.text("store.full"));
        assertThat(page.locator(".kept > li")).hasCount(1);

        page.waitForFileChooser(
                        () -> page.locator("main .buttons button").first().click())
                .setFiles(new FilePayload("games.json", "application/json", file().getBytes(StandardCharsets.UTF_8)));
        Locator told = page.locator(".notice:not(.warning)");
        assertThat(told).containsText(Texts.ENGLISH.text("games.taken.other").replace("{0}", "0"));
        assertThat(told).containsText(Texts.ENGLISH.text("games.unkept.one").replace("{0}", "1"));
        assertEquals(0, storedGames().size());
    }

    @Test
    void theWarningStaysWhileGamesAreNotStored() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponte(9), "pp"), "#table");
        awaitStored(9);
        page.evaluate("void (window.put = IDBObjectStore.prototype.put)");
        page.evaluate(FULL);
        Random random = new Random(7);
        playTo(10, random);
        Locator warning = page.locator(".warning");
        assertThat(warning).containsText(Texts.ENGLISH.text("store.full"));
        open("#new.ponte");
        page.locator("form .primary").click();
        isScreen("table");
        assertThat(page.locator(".offer")).containsText(Texts.ENGLISH.text("new.unkept"));
        assertThat(warning).isVisible();
        page.locator(".offer .plain").click();
        awaitPly(10);
        assertThat(warning).isVisible();
        page.evaluate("void (IDBObjectStore.prototype.put = window.put)");
        playTo(11, random);
        awaitStored(11);
        assertThat(warning).hasCount(0);
    }

    @Test
    void aGameThatIsNotStoredIsThereAfterAReload() {
        visitor(desk());
        context.addInitScript(FULL);
        open("#games");
        open("#new.ponte");
        page.locator("form .primary").click();
        isScreen("table");
        Random random = new Random(7);
        for (int ply = 4; ply <= 8; ply += 4) {
            playTo(ply, random);
            int reached = ply();
            page.reload();
            awaitPly(reached);
        }
        assertEquals(0, storedGames().size());
    }

    @Test
    void aFailedDeletionIsReported() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponte(9), "y1"), "#games");
        page.evaluate(
                "void (IDBObjectStore.prototype.delete = () => { throw new DOMException('no', 'UnknownError'); })");
        act("games.delete");
        assertThat(page.locator(".notice")).hasText(Texts.ENGLISH.text("games.stays"));
        assertThat(page.locator(".kept > li")).hasCount(1);
        assertEquals(1, storedGames().size());
    }

    @Test
    void unreadableStorageIsNotShownAsEmpty() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponte(9), "pp"), "#table");
        awaitStored(9);
        context.addInitScript(
                "IDBObjectStore.prototype.getAll = () => { throw new DOMException('no', 'UnknownError'); }");
        page.reload();
        isScreen("home");
        assertThat(page.locator(".offer")).containsText(Texts.ENGLISH.text("games.unread"));
        open("#games");
        assertThat(page.locator("main .lead")).hasText(Texts.ENGLISH.text("games.unread"));
    }

    @Test
    void theCurrentGameIsStoredAgainAfterTheBrowserClearsStorage() {
        visitor(desk());
        context.addInitScript("""
                window.made = 0;
                const make = IDBDatabase.prototype.createObjectStore;
                IDBDatabase.prototype.createObjectStore = function(...all) { made++; return make.apply(this, all); };""");
        storeGame(SampleGames.stored(SampleGames.ponte(9), "pp"));
        open("#table");
        await("person");
        awaitStored(9);
        clear();
        // not opened before: that would create it again
        context.waitForCondition(() -> page.evaluate("made").equals(2));
        context.waitForCondition(() -> storedGames().size() == 1);
        clickAny(new Random(7));
        awaitStored(10);
        assertThat(page.locator(".offer")).hasCount(0);
        page.reload();
        await("person");
        awaitPly(10);
    }

    @Test
    void aMissingGameIsReported() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponte(9), "pp"), "#table");
        awaitStored(9);
        page.navigate("about:blank");
        clear();
        open("#table");
        isScreen("home");
        assertThat(page.locator(".offer")).containsText(Texts.ENGLISH.text("games.gone"));
        // once
        open("#about");
        open("#table");
        isScreen("home");
        page.reload();
        isScreen("home");
        assertThat(page.locator(".offer")).hasCount(0);
    }

    private void clear() {
        JsonObject what = new JsonObject();
        what.addProperty("origin", home().replaceAll("(?<=\\d)/.*", ""));
        what.addProperty("storageTypes", "indexeddb");
        context.newCDPSession(page).send("Storage.clearDataForOrigin", what);
    }

    @Test
    void aLongGameRequestsPersistentStorage() {
        visitor(desk());
        context.addInitScript("window.asked = 0;"
                + " StorageManager.prototype.persist = async () => { window.asked++; return true; };");
        storeGame(SampleGames.stored(SampleGames.ponte(17), "pp"));
        open("#table");
        await("person");
        Random random = new Random(8);
        playTo(19, random);
        awaitStored(ply());
        assertEquals(0, page.evaluate("window.asked"));
        playTo(22, random);
        awaitStored(ply());
        assertEquals(1, page.evaluate("window.asked"));
    }

    private void act(String key) {
        page.locator(".kept li [data-act='" + key + "']").click();
    }

    private static String file() {
        return "{\"atoll\":1,\"games\":[" + new com.google.gson.Gson().toJson(LibraryTest.fields(7)) + "]}";
    }
}
