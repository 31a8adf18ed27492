package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.play.SavedGame;
import atoll.play.SeatAssignments;
import atoll.play.Session;
import com.microsoft.playwright.Locator;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games are stored at every move, listed, named, deleted and restored. */
class LibraryTest extends PageTest {
    private static final int MANY = 200;
    private static final String NOW = "2026-01-02T03:04:%02d.%03dZ";

    @Test
    void everyMoveIsStoredAtOnce() {
        visit("");
        beginAgainst(EASIEST);
        playTo(6, new Random(1));
        awaitStored(ply());
        Object board = boardLabels();
        int ply = ply();
        page.reload();
        await("person|over");
        awaitPly(ply);
        assertEquals(board, boardLabels());
        assertEquals(1, storedGames().size());
    }

    @Test
    void aNewGameKeepsTheOldOneAndCanBeUndone() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponte(9), "pp"), "#table");
        await("person");
        Object board = boardLabels();
        open("#new.ponte");
        page.locator("form .primary").click();
        isScreen("table");
        awaitPly(0);
        context.waitForCondition(() -> storedGames().size() == 2);
        assertThat(page.locator(".offer")).containsText(Texts.ENGLISH.text("new.kept"));
        page.locator(".offer .plain").click();
        awaitPly(9);
        assertEquals(board, boardLabels());
        context.waitForCondition(() -> storedGames().size() == 1);
    }

    @Test
    void theNewGameToastEndsAtTheNextPress() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponte(9), "pp"), "#new.ponte");
        page.locator("form .primary").click();
        isScreen("table");
        Locator offer = page.locator(".offer");
        offer.locator("span").click();
        page.keyboard().press("Tab");
        assertThat(offer).isVisible();
        page.locator("#prompt").click();
        assertThat(offer).hasCount(0);
    }

    @Test
    void twoHundredGamesAreListedAndEachOpens() {
        visit("");
        storeMany();
        open("#games");
        Locator rows = page.locator(".kept > li");
        assertThat(rows).hasCount(MANY);
        // the last played comes first
        assertThat(rows.first()).containsText("Game " + (MANY - 1));
        Locator some = rows.filter(new Locator.FilterOptions().setHasText("Game 57"));
        some.scrollIntoViewIfNeeded();
        some.locator(".primary").click();
        await("person");
        awaitPly(57 % 40);
        assertEquals(MANY, storedGames().size());
    }

    @Test
    void gamesAreRenamedDeletedAndRestored() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponte(9), "y1"), "#games");
        Locator row = page.locator(".kept > li");
        assertThat(row).hasCount(1);
        assertThat(row).containsText("Ponte del Diavolo");
        assertThat(row).containsText("9 moves");
        row.locator("button", text("games.rename")).click();
        page.locator("dialog input").fill("The \"long\" <evening>");
        page.keyboard().press("Enter");
        assertThat(row.locator("h2")).hasText("The \"long\" <evening>");
        String kept = lastStoredGame();
        row.locator("button", text("games.delete")).click();
        assertThat(row).hasCount(0);
        context.waitForCondition(() -> storedGames().isEmpty());
        page.locator(".offer .plain").click();
        assertThat(row).hasCount(1);
        context.waitForCondition(() -> storedGames().size() == 1);
        assertEquals(kept, lastStoredGame());
        page.reload();
        assertThat(row.locator("h2")).hasText("The \"long\" <evening>");
        row.locator("button", text("games.delete")).click();
        context.waitForCondition(() -> storedGames().isEmpty());
        page.reload();
        assertThat(row).hasCount(0);
        assertThat(page.locator(".games .lead")).hasText(Texts.ENGLISH.text("games.none"));
    }

    private Locator threeGames() {
        visit("");
        put(List.of(fields(1), fields(2), fields(3)));
        open("#games");
        Locator rows = page.locator(".kept > li");
        assertThat(rows).hasCount(3);
        return rows;
    }

    @Test
    void severalDeletedGamesAreRestoredTogether() {
        Locator rows = threeGames();
        rows.nth(0).locator("button", text("games.delete")).click();
        assertThat(rows).hasCount(2);
        rows.nth(0).locator("button", text("games.delete")).click();
        assertThat(rows).hasCount(1);
        page.locator(".offer .plain").click();
        assertThat(rows).hasCount(3);
        context.waitForCondition(() -> storedGames().size() == 3);
        rows.nth(2).locator("button", text("games.delete")).click();
        page.locator(".offer .plain").click();
        assertThat(rows).hasCount(3);
        context.waitForCondition(() -> storedGames().size() == 3);
    }

    @Test
    void onlyTheChangedRowIsRendered() {
        Locator rows = threeGames();
        rows.evaluateAll("all => all.forEach(row => { row.old = true; })");
        rows.nth(1).locator("button", text("games.delete")).click();
        assertThat(rows).hasCount(2);
        assertThat(rows.nth(1).locator(".primary")).isFocused();
        assertEquals(List.of(true, true), old());
        page.locator(".offer .plain").click();
        assertThat(rows).hasCount(3);
        assertThat(rows.nth(1).locator("h2")).hasText("Game 2");
        assertThat(rows.nth(1).locator("button", text("games.delete"))).isFocused();
        assertEquals(List.of(true, false, true), old());
        rows.nth(0).locator("button", text("games.rename")).click();
        page.locator("dialog input").fill("Another");
        page.keyboard().press("Enter");
        assertThat(rows.nth(0).locator("h2")).hasText("Another");
        assertEquals(List.of(false, false, true), old());
    }

    private Object old() {
        return page.locator(".kept > li").evaluateAll("all => all.map(row => !!row.old)");
    }

    @Test
    void aGameOfALaterVersionStaysUnchanged() {
        visit("");
        Map<String, String> later = fields(3);
        later.put("format", "9");
        put(List.of(later));
        open("#games");
        Locator row = page.locator(".kept > li");
        assertThat(row).hasCount(1);
        row.locator(".primary").click();
        isScreen("badgame");
        assertEquals("9", storedGames().get(0).get("format"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };",
                "IDBFactory.prototype.open = () => { throw new DOMException('denied'); };"
            })
    void withoutStorageTheGameGoesOn(String refusal) {
        visitor(desk());
        context.addInitScript(refusal);
        open("");
        beginAgainst(EASIEST);
        String key = refusal.contains("Quota") ? "store.full" : "store.refused";
        assertThat(page.locator(".notice")).containsText(Texts.ENGLISH.text(key));
        playTo(6, new Random(41));
        page.locator(".warning .plain").click();
        isScreen("games");
        assertThat(page.locator(".kept > li")).hasCount(1);
        page.locator(".kept .primary").click();
        await("person|bot");
        assertTrue(ply() >= 6);
    }

    @Test
    void aMoveJustBeforeLeavingIsStored() {
        visitor(desk());
        context.addInitScript("IDBFactory.prototype.open = () => { throw new DOMException('denied'); };");
        open("");
        beginAgainst(EASIEST);
        await("person");
        int before = ply();
        page.evaluate("""
                () => {
                  document.querySelector('#spots [data-spot][aria-disabled=false]').click();
                  location.hash = 'games';
                }""");
        isScreen("games");
        page.locator(".kept .primary").click();
        await("person|bot");
        assertTrue(ply() > before);
    }

    private static Locator.LocatorOptions text(String key) {
        return new Locator.LocatorOptions().setHasText(Texts.ENGLISH.text(key));
    }

    /** A stored game: some moves of Ponte, named Game and its number. */
    static Map<String, String> fields(int i) {
        Session session = SampleGames.game("ponte", i, i % 40);
        String now = String.format(NOW, i / 1000, i % 1000);
        SavedGame saved = new SavedGame("game" + i, i, session, SeatAssignments.parse("yp"), now);
        saved.name("Game " + i);
        return saved.written(now);
    }

    private void storeMany() {
        List<Map<String, String>> games = new ArrayList<>();
        for (int i = 0; i < MANY; i++) {
            games.add(fields(i));
        }
        put(games);
    }

    private void put(List<Map<String, String>> games) {
        page.evaluate(Scripts.named("database", "put"), games);
        page.reload();
    }
}
