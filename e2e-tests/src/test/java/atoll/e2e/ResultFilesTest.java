package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.play.SavedGame;
import atoll.play.SeatAssignments;
import atoll.play.Session;
import com.microsoft.playwright.Download;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Results in the file with everything, and the line that reminds the player to save it. */
class ResultFilesTest extends RatedGameTest {
    @Test
    void everythingComesBackByteForByteAfterAllStorageWasWiped() throws IOException {
        openBeforeTheEnd(desk());
        page.evaluate("localStorage.setItem('atoll.settings', JSON.stringify({ confirm: 'on' }))");
        playTheLastMove();
        assertThat(line()).hasCount(1);
        awaitResults(1);
        open("#games");
        Map<String, String> other = measured(sample("b", "origo", "2y34", THEN), 17);
        Map<String, String> study = SampleStudies.stored("study", SampleStudies.ponte());
        Map<String, String> task = DrillTest.task().written();
        Map<String, String> going =
                new SavedGame("g", 1, SampleGames.ponte(9), SeatAssignments.parse("pp"), THEN).written(THEN);
        importFile(file(List.of(other, study, task, going)));
        assertThat(page.locator(".notice").last())
                .containsText(Texts.ENGLISH.text("games.results.one").replace("{0}", "1"));
        awaitResults(2);
        List<Map<String, String>> before = storedResults();
        Download all = page.waitForDownload(() -> mainButton("games.export").click());
        String file = Files.readString(all.path());

        visitor(desk());
        open("#games");
        importFile(file);
        assertThat(page.locator(".games > .kept > li")).hasCount(2);
        assertEquals(before, storedResults());
        // a second time: everything exists already
        importFile(file);
        assertThat(page.locator(".notice").last())
                .containsText(Texts.ENGLISH.text("games.known.other").replace("{0}", "6"));
        // and again the same file
        Download again = page.waitForDownload(() -> mainButton("games.export").click());
        assertEquals(file, Files.readString(again.path()), "byte for byte");
        assertTrue(file.contains("confirm"), "with settings");

        // an entry with more content replaces the stored one
        Map<String, String> practised =
                DrillTest.task().repeated(5, 20_000, "2026-02-03T04:05:06.789Z").written();
        Map<String, String> cost = measured(new TreeMap<>(before.get(unmeasured(before))), 23);
        importFile(file(List.of(practised, cost, task)));
        assertThat(page.locator(".notice").last())
                .containsText(Texts.ENGLISH.text("games.tasks.one").replace("{0}", "1"));
        assertEquals(cost, storedResults().get(unmeasured(before)));
        assertEquals(
                practised.get("schedule"),
                storedGames().stream()
                        .filter(each -> "task".equals(each.get("kind")))
                        .findFirst()
                        .orElseThrow()
                        .get("schedule"));

        Map<String, String> newer = new TreeMap<>(other);
        newer.put("format", "4");
        Map<String, String> edited = sample("d", "origo", "2y34", THEN);
        edited.put("places", "9999");
        Map<String, String> cut = sample("e", "origo", "2y34", THEN);
        cut.remove("places");
        newer.put("id", "rz");
        newer.put("of", "z");
        // a game has one result
        Map<String, String> twice = new TreeMap<>(other);
        twice.put("of", "c");
        twice.put("id", "rc");
        Map<String, String> again2 = new TreeMap<>(twice);
        again2.put("changed", "2026-01-05T03:04:05.678Z");
        again2.put("colour", "seat-2");
        again2.put("seats", "3y45");
        importFile(file(List.of(twice, again2)));
        assertThat(page.locator(".notice").last())
                .hasText(Texts.ENGLISH.text("games.results.one").replace("{0}", "1") + " "
                        + Texts.ENGLISH.text("games.known.one").replace("{0}", "1"));
        before = storedResults();
        importFile(file(List.of(newer, edited, cut)));
        assertThat(page.locator(".notice").last())
                .containsText(Texts.ENGLISH.text("games.newer.one").replace("{0}", "1"));
        assertThat(page.locator(".notice").last())
                .containsText(Texts.ENGLISH.text("games.bad.other").replace("{0}", "2"));
        assertEquals(before.size(), storedResults().size());
    }

    private static int unmeasured(List<Map<String, String>> results) {
        return results.get(0).get("cost").isEmpty() ? 0 : 1;
    }

    @Test
    void afterTenFinishedGamesOneLineRemindsOfTheFile() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponte(9), "y1"), "#games");
        assertThat(page.locator(".remind")).isHidden();
        List<Map<String, String>> games = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            Session session = SampleGames.game("orbis", i, 10_000);
            games.add(new SavedGame("g" + i, 1, session, SeatAssignments.parse("pp"), THEN).written(THEN));
        }
        importFile(file(games));
        assertThat(page.locator(".kept > li")).hasCount(11);
        page.reload();
        assertThat(page.locator(".remind")).isVisible();
        assertAccessible();
        page.locator("#remind-later").click();
        assertThat(page.locator(".remind")).isHidden();
        assertThat(page.locator("h1")).isFocused();
        page.reload();
        assertThat(page.locator(".kept > li")).hasCount(11);
        assertThat(page.locator(".remind")).isHidden();
    }

    private void visitorWhereStorageIsDeleted() {
        visitor(desk());
        context.addInitScript("Object.defineProperty(navigator, 'vendor', { value: 'Apple Computer, Inc.' });");
        context.addInitScript("navigator.storage.persisted = () => Promise.resolve(false);");
    }

    /** Also of a game that ended on a page with one game, which records none. */
    @Test
    void aFileSavedOnTheHomePageHasTheResults() throws IOException {
        visitorWhereStorageIsDeleted();
        storeGame(SampleGames.stored(SampleGames.game("orbis", 1, 10_000), "3y"));
        open("");
        Download saved = page.waitForDownload(
                () -> page.locator(".remind button").first().click());
        String file = Files.readString(saved.path());
        assertTrue(Pattern.compile("\"kind\"\\s*:\\s*\"result\"").matcher(file).find(), file);
    }

    @Test
    void whereStorageIsDeletedFiveDaysAreEnough() {
        visitorWhereStorageIsDeleted();
        storeGame(SampleGames.stored(SampleGames.ponte(9), "y1"));
        open("");
        assertThat(page.locator(".remind p")).hasText(Texts.ENGLISH.text("games.remind"));
        assertThat(page.locator(".remind button"))
                .hasText(new String[] {Texts.ENGLISH.text("games.remind.save"), Texts.ENGLISH.text("games.remind.later")
                });
        assertAccessible();
        saveScreenshot("reminder");
        open("#games");
        assertThat(page.locator(".remind")).isVisible();
        page.waitForDownload(() -> page.locator(".remind button").first().click());
        assertThat(page.locator(".remind")).isHidden();
        page.reload();
        assertThat(page.locator(".kept > li")).hasCount(1);
        assertThat(page.locator(".remind")).isHidden();
    }
}
