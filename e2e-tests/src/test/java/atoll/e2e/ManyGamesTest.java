package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.play.SavedGame;
import atoll.play.SeatAssignments;
import atoll.play.Session;
import com.google.gson.Gson;
import com.google.gson.JsonParser;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.assertions.LocatorAssertions;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Files of thousands of games are imported while the page stays responsive, and thousands are listed. */
class ManyGamesTest extends PageTest {
    private static final int MANY = 10_000;
    /** The maximum of a file. */
    private static final int MOST = 20_000;
    /** Far more than an import takes, on slow machines, too. */
    private static final int TAKEN_MILLIS = 4 * PATIENCE_MILLIS;

    private static final int LISTED_MILLIS = 3000;
    private static final int LISTED = 200;
    private static final int DIFFERENT = 60;

    // What is installed is the full page, which needs no other one for its lists.
    @Override
    boolean installs() {
        return true;
    }

    @Test
    void tenThousandGamesAreImportedResponsively() {
        visit("#games");
        String file = file(MANY);
        long begin = System.nanoTime();
        importFile(file);
        // not before: passing such a large file stops the page for a third of a second
        page.evaluate("""
                () => {
                  globalThis.frames = [];
                  const frame = now => { frames.push(now); requestAnimationFrame(frame); };
                  requestAnimationFrame(frame);
                }""");
        Locator bar = page.locator(".taking progress");
        assertThat(bar).isVisible();
        assertThat(bar).hasAttribute("max", Integer.toString(MANY));
        assertThat(page.locator(".notice"))
                .hasText(
                        said("games.taken.other", MANY),
                        new LocatorAssertions.HasTextOptions().setTimeout(TAKEN_MILLIS));
        long millis = (System.nanoTime() - begin) / 1_000_000;
        assertThat(bar).isHidden();
        int frames = ((Number) page.evaluate("frames.length")).intValue();
        System.out.println(MANY + " games taken in: " + millis + " ms, " + frames + " frames, the longest "
                + page.evaluate("Math.round(Math.max(...frames.slice(1).map((now, i) => now - frames[i])))") + " ms");
        assertTrue(frames > millis / 500, frames + " frames: the page stood still");

        // the first of them are listed soon, the others on request
        open("");
        int listed = ((Number) page.evaluate(Scripts.named("listingMillis"))).intValue();
        System.out.println(MANY + " games listed: " + listed + " ms");
        assertTrue(listed < LISTED_MILLIS, listed + " ms");
        Locator rows = page.locator(".kept > li");
        assertThat(rows).hasCount(LISTED);
        Locator more = page.getByText(said("games.more.other", MANY - LISTED));
        more.focus();
        page.keyboard().press("Enter");
        assertThat(rows.nth(LISTED).locator(".primary")).isFocused();
        assertTrue(rows.count() > LISTED);

        // a second time: all exist already
        importFile(file);
        assertThat(page.locator(".notice").last())
                .containsText(
                        said("games.known.other", MANY),
                        new LocatorAssertions.ContainsTextOptions().setTimeout(TAKEN_MILLIS));
    }

    @Test
    void aStoppedImportKeepsItsGames() {
        visit("#games");
        importFile(file(MANY));
        page.locator(".taking button").click();
        Locator notice = page.locator(".notice");
        assertThat(notice).containsText("Stopped");
        List<Integer> numbers = new ArrayList<>();
        for (String word : notice.textContent().split("[^0-9]+")) {
            if (!word.isEmpty()) {
                numbers.add(Integer.parseInt(word));
            }
        }
        assertEquals(MANY, numbers.get(0) + numbers.get(1), "taken in and left out: " + numbers);
        assertTrue(numbers.get(0) > 0 && numbers.get(1) > 0, numbers.toString());
        assertEquals(numbers.get(0), storedCount());
        assertThat(page.locator(".taking")).isHidden();
        page.reload();
        assertThat(page.locator(".kept > li").first()).isVisible();
        assertEquals(numbers.get(0), storedCount());
    }

    @Test
    void aFileWithTooManyGamesIsRefusedAtOnce() {
        visit("#games");
        for (int games : List.of(MOST + 1, 1_000_000)) {
            importFile("{\"atoll\":1,\"games\":[" + "{},".repeat(games - 1) + "{}]}");
            assertThat(page.locator(".notice"))
                    .hasText(said("games.large", MOST).replace("{1}", "40"));
            page.locator(".notice").evaluate("notice => notice.remove()");
        }
        importFile("{\"atoll\":1,\"games\":[" + "{},".repeat(MOST - 1) + "{}]}");
        assertThat(page.locator(".notice")).containsText(said("games.bad.other", MOST));
        assertEquals(0, storedCount());
    }

    @Test
    void moreGamesThanAFileMayHoldAreSavedInSeveral() throws IOException {
        visit("");
        page.evaluate(Scripts.named("database", "putCopies"), List.of(game(0, 9), MOST + 1));
        open("#games");
        List<Download> files = new ArrayList<>();
        page.onDownload(files::add);
        page.getByText(Texts.ENGLISH.text("games.export")).click();
        context.waitForCondition(() -> files.size() == 2);
        int games = 0;
        for (Download file : files) {
            String text = Files.readString(file.path());
            games += JsonParser.parseString(text)
                    .getAsJsonObject()
                    .getAsJsonArray("games")
                    .size();
            assertTrue(file.suggestedFilename().matches("atoll-[12]\\.json"), file.suggestedFilename());
        }
        assertEquals(MOST + 1, games);
    }

    private int storedCount() {
        return ((Number) page.evaluate(Scripts.named("database", "count"))).intValue();
    }

    // Ordinary games of 60 to 150 moves, each with its own name.
    private static String file(int games) {
        List<Map<String, String>> different = new ArrayList<>();
        for (int i = 0; i < DIFFERENT; i++) {
            different.add(game(i, 60 + 90 * i / DIFFERENT));
        }
        List<Map<String, String>> all = new ArrayList<>();
        for (int i = 0; i < games; i++) {
            Map<String, String> game = new java.util.TreeMap<>(different.get(i % DIFFERENT));
            game.put("id", "many" + i);
            game.put("name", "Game " + i);
            all.add(game);
        }
        return new Gson().toJson(Map.of("atoll", 1, "games", all));
    }

    private static Map<String, String> game(int i, int plies) {
        Session session = SampleGames.game(i % 2 == 0 ? "ponte" : "rapanui", i, plies);
        return new SavedGame("some", i, session, SeatAssignments.parse("y1"), "2026-01-02T03:04:05.678Z")
                .written("2026-01-02T03:04:05.678Z");
    }

    private static String said(String key, int n) {
        return Texts.ENGLISH.text(key).replace("{0}", Integer.toString(n));
    }

    private void importFile(String file) {
        importFile("games.json", file);
    }
}
