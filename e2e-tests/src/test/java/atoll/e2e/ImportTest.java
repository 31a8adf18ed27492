package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.play.BadLink;
import atoll.play.SavedGame;
import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Export and import of games and settings; a damaged file is refused, or its intact parts are imported. */
class ImportTest extends PageTest {
    private static final int DAMAGED = 1000;
    /** Stands for nested lists, of which Gson itself would refuse so many. */
    private static final String DEEP = "\"deep\"";

    @Test
    void gamesAndSettingsAreExportedAndImported() throws IOException {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponteWithBridge(12), "y1"), "#table");
        await("person");
        Object board = boardLabels();
        page.locator(".settings-button").click();
        page.locator("[name=setting-theme][value=dark]").check();
        page.keyboard().press("Escape");
        open("#games");
        Download all = page.waitForDownload(() -> button("games.export").click());
        String file = Files.readString(all.path());
        assertEquals("atoll.json", all.suggestedFilename());
        Download one = page.waitForDownload(() -> button("games.save").click());
        assertEquals("atoll-Ponte-del-Diavolo.json", one.suggestedFilename());
        String single = Files.readString(one.path());
        assertEquals(games(file), games(single));

        visitor(desk());
        open("#games");
        importFile(file);
        assertThat(page.locator(".notice")).containsText(said("games.taken.one", 1));
        assertThat(page.locator("html")).hasAttribute("data-theme", "dark");
        page.locator(".kept .primary").click();
        await("person");
        assertEquals(board, boardLabels());
        // a second time: it exists already; a changed one is imported as another game
        open("#games");
        importFile(file);
        assertThat(page.locator(".notice").last()).containsText(said("games.known.one", 1));
        assertThat(page.locator(".kept > li")).hasCount(1);
        importFile(file.replace("\"name\": \"\"", "\"name\": \"Copy\""));
        assertThat(page.locator(".kept > li")).hasCount(2);
        context.waitForCondition(() -> storedGames().size() == 2);
        assertNotEquals(storedGames().get(0).get("id"), storedGames().get(1).get("id"));
    }

    @Test
    void repeatedImportsAddGamesOnce() {
        visit("#games");
        JsonArray games = new JsonArray();
        games.add(game(7));
        importFile(file(games).toString());
        assertThat(page.locator(".kept > li")).hasCount(1);
        // another with the same id, in a form that is not quite ours, twice in the same file
        JsonObject other = game(7);
        other.addProperty("name", "Other \n" + " ".repeat(60));
        games.add(other);
        games.add(other.deepCopy());
        String file = file(games).toString();
        importFile(file);
        assertThat(page.locator(".notice").last()).containsText(said("games.taken.one", 1));
        assertThat(page.locator(".notice").last()).containsText(said("games.known.other", 2));
        assertThat(page.locator(".kept > li")).hasCount(2);
        page.reload();
        importFile(file);
        assertThat(page.locator(".notice").last()).containsText(said("games.known.other", 3));
        assertThat(page.locator(".kept > li")).hasCount(2);
        assertEquals(2, storedGames().size());
    }

    @Test
    void importedSettingsAreReportedAndCanBeUndone() {
        visit("#games");
        importFile("{\"atoll\":1,\"games\":[],\"settings\":{\"theme\":\"dark\",\"language\":\"de\"}}");
        assertThat(page.locator("html")).hasAttribute("data-theme", "dark");
        assertThat(page.locator("html")).hasAttribute("lang", "de");
        Locator notice = page.locator(".offer");
        assertThat(notice).containsText(Texts.ENGLISH.text("games.settings"));
        notice.locator(".plain").click();
        assertThat(page.locator("html")).hasAttribute("data-theme", "light");
        assertThat(page.locator("html")).hasAttribute("lang", "en");
        // the language is the browser's again, not a chosen one
        JsonObject kept = JsonParser.parseString((String) page.evaluate("localStorage.getItem('atoll.settings')"))
                .getAsJsonObject();
        assertEquals("", kept.get("language").getAsString());
        // the same as here: no message
        importFile("{\"atoll\":1,\"games\":[],\"settings\":" + kept + "}");
        assertThat(page.locator(".notice").last()).hasText(said("games.taken.other", 0));
        assertThat(notice).hasCount(0);
    }

    @Test
    void anInvalidFileIsRefused() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponte(9), "y1"), "#games");
        context.waitForCondition(() -> storedGames().size() == 1);
        String kept = lastStoredGame();
        for (String file : List.of(
                "",
                "x",
                "[]",
                "{}",
                "null",
                "{\"atoll\":2,\"games\":[]}",
                "{\"atoll\":0,\"games\":[]}",
                "{\"atoll\":-3,\"games\":[]}",
                "{\"atoll\":0.5,\"games\":[]}",
                "{\"atoll\":\"1\",\"games\":[]}",
                "{\"atoll\":null,\"games\":[]}",
                "{\"atoll\":1,\"games\":{}}")) {
            importFile(file);
            assertThat(page.locator(".notice")).hasText(Texts.ENGLISH.text("games.nofile"));
            page.locator(".notice").evaluate("notice => notice.remove()");
        }
        assertEquals(kept, lastStoredGame());
    }

    @Test
    void badGamesAreSkippedAndCounted() {
        visit("#games");
        JsonArray games = new JsonArray();
        games.add(game(7));
        JsonObject damaged = game(8);
        damaged.addProperty("game", damaged.get("game").getAsString() + "x");
        games.add(damaged);
        games.add(new JsonObject());
        games.add(3);
        importFile(file(games).toString());
        assertThat(page.locator(".notice")).containsText(said("games.taken.one", 1));
        assertThat(page.locator(".notice")).containsText(said("games.bad.other", 2));
        assertThat(page.locator(".kept > li")).hasCount(1);
    }

    @Test
    void gamesOfOtherVersionsAreSkippedAndReported() {
        visit("#games");
        JsonArray games = new JsonArray();
        games.add(game(7));
        JsonObject older = game(8);
        older.addProperty("format", "1");
        older.addProperty("game", older.get("game").getAsString().replaceFirst("2", "1"));
        games.add(older);
        for (int i = 9; i < 11; i++) {
            JsonObject newer = game(i);
            newer.addProperty("format", "99");
            games.add(newer);
        }
        importFile(file(games).toString());
        assertThat(page.locator(".notice"))
                .hasText(said("games.taken.one", 1) + " " + said("games.older.one", 1) + " "
                        + said("games.newer.other", 2));
        assertThat(page.locator(".kept > li")).hasCount(1);
    }

    @Test
    void damagedFilesGiveClearMessages() throws BadLink {
        visit("#games");
        JsonArray games = new JsonArray();
        games.add(game(5));
        games.add(game(6));
        JsonObject file = file(games);
        file.add("settings", JsonParser.parseString("{\"theme\":\"light\",\"text\":\"100\"}"));
        Random random = new Random(22);
        List<String> files = new ArrayList<>();
        for (int i = 0; i < DAMAGED; i++) {
            files.add(i % 2 == 0 ? damaged(file.toString(), random) : wrong(file, random));
        }
        // The page's own reader, given a file as a file chooser would; its messages are removed at once.
        List<?> said = (List<?>)
                page.evaluate(Scripts.named("importFiles"), List.of(files, Texts.ENGLISH.text("games.import")));
        assertEquals(DAMAGED, said.size());
        String refused = Texts.ENGLISH.text("games.nofile");
        String taken = "\\d+ games? imported\\..*";
        for (int i = 0; i < DAMAGED; i++) {
            String words = (String) said.get(i);
            assertTrue(words.equals(refused) || words.matches(taken), words + " of " + files.get(i));
        }
        assertTrue(said.contains(refused));
        // everything imported can be opened
        List<Map<String, String>> kept = storedGames();
        assertTrue(kept.size() > 2);
        for (Map<String, String> game : kept) {
            SavedGame.read(game::get);
        }
        assertThat(page.locator(".kept > li")).hasCount(kept.size());
    }

    // Some characters changed, removed, doubled, or the end cut off.
    private static String damaged(String text, Random random) {
        StringBuilder file = new StringBuilder(text);
        for (int n = 1 + random.nextInt(3); n > 0; n--) {
            int at = random.nextInt(file.length());
            switch (random.nextInt(4)) {
                case 0 -> file.setCharAt(at, "0az\"{}[],:-\\u\u00e4\n".charAt(random.nextInt(15)));
                case 1 -> file.deleteCharAt(at);
                case 2 -> file.insert(at, text, at % text.length(), Math.min(text.length(), at % text.length() + 20));
                default -> file.setLength(Math.max(1, at));
            }
        }
        return file.toString();
    }

    // Replaces one value, perhaps by another type, in the file or in one of its games.
    private static String wrong(JsonObject file, Random random) {
        JsonObject copy = file.deepCopy();
        JsonObject in = random.nextInt(4) == 0
                ? copy
                : copy.getAsJsonArray("games").get(random.nextInt(2)).getAsJsonObject();
        List<String> names = new ArrayList<>(in.keySet());
        String[] values = {
            "null",
            "0",
            "-1",
            "1e9",
            "true",
            "\"\"",
            "\"-1\"",
            "\"99999999999\"",
            "\"x\"",
            "[]",
            "[[1]]",
            "{}",
            "{\"toString\":1,\"valueOf\":1}",
            "{\"__proto__\":{\"length\":-1}}",
            "\"" + "a".repeat(3000) + "\"",
            DEEP
        };
        in.add(names.get(random.nextInt(names.size())), JsonParser.parseString(values[random.nextInt(values.length)]));
        return copy.toString().replace(DEEP, "[".repeat(3000) + "]".repeat(3000));
    }

    private static JsonObject game(int i) {
        return JsonParser.parseString(new Gson().toJson(LibraryTest.fields(i))).getAsJsonObject();
    }

    private static JsonObject file(JsonArray games) {
        JsonObject file = new JsonObject();
        file.addProperty("atoll", 1);
        file.add("games", games);
        return file;
    }

    private static JsonArray games(String file) {
        return JsonParser.parseString(file).getAsJsonObject().getAsJsonArray("games");
    }

    private Locator button(String key) {
        return page.locator("main").locator("button", new Locator.LocatorOptions().setHasText(Texts.ENGLISH.text(key)));
    }

    private static String said(String key, int n) {
        return Texts.ENGLISH.text(key).replace("{0}", Integer.toString(n));
    }

    private void importFile(String file) {
        importFile("games.json", file);
    }
}
