package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.MoveList;
import atoll.engine.Setup;
import atoll.games.Games;
import atoll.play.SavedGame;
import atoll.play.SeatAssignments;
import atoll.play.Session;
import atoll.results.GameResult;
import atoll.table.all.Tables;
import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.FilePayload;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The player's rating: recorded at the end of a game, shown with statistics, part of the file; and what makes a game unrated. */
class RatingTest extends PageTest {
    private static final String THEN = "2026-01-02T03:04:05.678Z";

    /** A game of Ponte, and the ply of its last choice. */
    private final Session end = SampleGames.ponte(1000);

    private final int lastChoice = lastChoice(end);
    private final int person = end.at(lastChoice).actor();

    private static int lastChoice(Session session) {
        MoveList legal = new MoveList();
        int ply = session.length();
        do {
            session.at(--ply).moves(legal);
        } while (legal.size() < 2);
        return ply;
    }

    /** Opens the game before its last choice, which is the visitor's. It was begun on the full page. */
    private void openBeforeTheEnd(Browser.NewContextOptions options) {
        Session session = new Session(end.game(), end.state().setup(), end.seed());
        SavedGame saved = new SavedGame("kept", 1, session, SeatAssignments.parse(person == 0 ? "y3" : "3y"), THEN);
        for (int ply = 0; ply < lastChoice; ply++) {
            session.play(end.move(ply));
        }
        visitor(options);
        context.addInitScript(SampleGames.storeScript(saved.written(THEN)));
        open("#table");
        await("person");
    }

    private void playTheLastMove() {
        List<String> path = Tables.of("ponte").spotsOfMove(end.at(lastChoice), end.move(lastChoice));
        for (String spot : path) {
            page.locator("#table [data-spot='" + spot + "']").dispatchEvent("click");
        }
        await("over");
    }

    private Locator line() {
        return page.locator("#result > .rating > span");
    }

    private List<Map<String, String>> storedResults() {
        List<Map<String, String>> results = new ArrayList<>();
        for (Object each : (List<?>) page.evaluate(Scripts.named("database", "results"))) {
            Map<String, String> result = new TreeMap<>();
            ((Map<?, ?>) each).forEach((name, text) -> result.put((String) name, (String) text));
            result.remove("version"); // each write has its own
            results.add(result);
        }
        return results;
    }

    static Map<String, String> sample(String id, String game, String seats, String time) {
        Session session = SampleGames.game(Setup.of(Games.find(game).info(), seats.length()), id.length(), 10_000);
        SavedGame saved = new SavedGame(id, 1, session, SeatAssignments.parse(seats), time);
        Map<String, String> texts = GameResult.of(saved, "seat-1", time).written();
        texts.put("unrated", "");
        return texts;
    }

    private static Map<String, String> measured(Map<String, String> result, int cost) {
        result.put("cost", Integer.toString(cost));
        result.put("decisions", "20");
        return result;
    }

    private static String file(List<Map<String, String>> things) {
        JsonObject file = new JsonObject();
        file.addProperty("atoll", 1);
        JsonArray games = new JsonArray();
        things.forEach(each -> games.add(new Gson().toJsonTree(each)));
        file.add("games", games);
        return file.toString();
    }

    private Locator mainButton(String key) {
        return page.locator("main > .buttons button").getByText(Texts.ENGLISH.text(key));
    }

    private void importFile(String file) {
        page.waitForFileChooser(
                        () -> page.locator("main > .buttons button").first().click())
                .setFiles(new FilePayload("atoll.json", "application/json", file.getBytes(StandardCharsets.UTF_8)));
    }

    private void awaitResults(int count) {
        context.waitForCondition(() -> storedResults().size() == count);
    }

    private Locator cell(String table, int row, int column) {
        return page.locator(".stats table[aria-label='" + Texts.ENGLISH.text(table) + "'] tbody tr")
                .nth(row)
                .locator("th, td")
                .nth(column);
    }

    @Test
    void aFinishedGameIsRatedAndCounted() {
        openBeforeTheEnd(desk());
        playTheLastMove();
        assertThat(line()).hasText(Pattern.compile("^Your rating: \\d+ ± \\d+ \\([+−]\\d+\\)\\s*$"));
        assertThat(page.locator("#voice")).containsText(line().textContent().trim());
        awaitResults(1);
        Map<String, String> result = storedResults().get(0);
        assertEquals("", result.get("unrated"));
        assertEquals("kept", result.get("of"));
        assertTrue(result.get("colour").startsWith("ponte-"), result.get("colour"));
        assertAccessible();
        saveScreenshot("rating-result");
        // going back and coming again changes nothing
        page.keyboard().press(",");
        await("looking");
        page.keyboard().press(".");
        await("over");
        assertThat(line()).hasCount(1);
        String points =
                line().textContent().replaceAll(".*: (\\d+ ± \\d+) .*", "$1").trim();

        page.locator("#result > .rating a").focus();
        page.keyboard().press("Enter");
        isScreen("stats");
        assertThat(cell("stats.ratings", 0, 0)).containsText("Ponte del Diavolo");
        assertThat(cell("stats.ratings", 0, 1)).hasText(points);
        assertThat(cell("stats.by.level", 0, 1)).hasText("1");
        assertThat(cell("stats.by.colour", 0, 0)).hasText(Pattern.compile("Light|Dark"));
        assertThat(cell("stats.by.seat", 0, 0)).hasText("Seat " + (person + 1));
        assertAccessible();
        page.locator(".stats select").selectOption("origo");
        assertThat(page.locator(".stats .lead")).hasText(Texts.ENGLISH.text("stats.none"));
        page.reload();
        assertThat(cell("stats.ratings", 0, 1)).hasText(points);
        assertEquals(List.of(result), storedResults());
    }

    @Test
    void aHintMakesAGameUnratedEvenAfterAReload() {
        openBeforeTheEnd(desk());
        page.keyboard().press("h");
        String why = Texts.ENGLISH.text("stats.why.hint");
        assertThat(page.locator(".notice").last())
                .hasText(Texts.ENGLISH.text("stats.now").replace("{0}", why));
        context.waitForCondition(() -> "h".equals(storedGames().get(0).get("aids")));
        page.reload();
        await("person");
        playTheLastMove();
        assertThat(line()).containsText(Texts.ENGLISH.text("stats.unrated").replace("{0}", why));
        awaitResults(1);
        assertEquals("h", storedResults().get(0).get("unrated"));
        page.locator("#result > .rating a").click();
        assertThat(page.locator(".stats section").first()).containsText(Texts.ENGLISH.text("stats.ratings.none"));
        assertThat(cell("stats.by.game", 0, 1)).hasText("1");
    }

    @Test
    void takingAMoveBackIsWarnedOf() {
        openBeforeTheEnd(desk());
        page.keyboard().press("u");
        assertThat(page.locator(".notice").last()).hasText(Texts.ENGLISH.text("stats.undone"));
    }

    @Test
    void aStudyOfTheGameMakesItUnrated() {
        openBeforeTheEnd(desk());
        open("#study.~" + person);
        isScreen("study");
        context.waitForCondition(() -> storedGames().stream().anyMatch(each -> "s".equals(each.get("aids"))));
    }

    @Test
    void theStatisticsAreInGermanOnAPhoneToo() {
        visitor(Visitors.phone());
        open("#stats");
        isScreen("stats");
        assertThat(page.locator(".stats .lead")).hasText(Texts.GERMAN.text("stats.none"));
        assertAccessible();
        List<Map<String, String>> results = new ArrayList<>();
        for (int i = 0; i < 7; i++) {
            String time = "2026-02-0" + (i + 1) + "T12:00:00.000Z";
            results.add(measured(sample("a".repeat(i + 1), "ponte", "y3", time), 90 - 9 * i));
        }
        results.add(sample("b", "origo", "2y34", "2026-02-03T12:00:00.000Z"));
        results.add(sample("c", "origo", "2y34", "2099-02-03T12:00:00.000Z"));
        open("#games");
        importFile(file(results));
        awaitResults(9);
        open("#stats");
        assertThat(page.locator(".stats tbody").first().locator("tr")).hasCount(2);
        assertThat(page.locator(".stats .warning"))
                .hasText(Texts.GERMAN.text("stats.future.one").replace("{0}", "1"));
        assertThat(page.locator(".cost-curve"))
                .hasAttribute("aria-label", Pattern.compile("^7 Partien .* 7,2 % .* 5,4 %\\.$"));
        assertAccessible();
        page.locator(".stats details").last().locator("summary").click();
        assertThat(page.locator(".stats details").last().locator("tbody tr")).hasCount(7);
        assertAccessible();
        saveScreenshot("rating-stats-phone");
        assertEquals(
                true, page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"));
    }

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
        // once more: all is here already
        importFile(file);
        assertThat(page.locator(".notice").last())
                .containsText(Texts.ENGLISH.text("games.known.other").replace("{0}", "6"));
        // and again the same file
        Download again = page.waitForDownload(() -> mainButton("games.export").click());
        assertEquals(content(file), content(Files.readString(again.path())));
        assertTrue(file.contains("confirm"), "with settings");

        // what is known better replaces what is here
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

    /** Whoever writes the address: only who stores the study has studied the game. */
    @Test
    void anAddressAloneMakesNoGameUnrated() {
        Session session = new Session(end.game(), end.state().setup(), end.seed());
        SavedGame saved = new SavedGame("kept", 1, session, SeatAssignments.parse("y3"), THEN);
        session.play(end.move(0));
        visitor(desk());
        context.addInitScript(SampleGames.storeScript(saved.written(THEN)));
        open("#study.~0");
        isScreen("openstudy");
        open("#games");
        assertThat(page.locator(".games > .kept > li")).hasCount(1);
        assertEquals("", storedGames().get(0).get("aids"));
        open("#study.~0");
        isScreen("openstudy");
        page.locator("main .primary").click();
        isScreen("study");
        context.waitForCondition(
                () -> storedGames().stream().anyMatch(each -> SavedGame.STUDIED.equals(each.get("aids"))));
    }

    private static int unmeasured(List<Map<String, String>> results) {
        return results.get(0).get("cost").isEmpty() ? 0 : 1;
    }

    // Each write has a version of its own.
    private static String content(String file) {
        JsonObject all = JsonParser.parseString(file).getAsJsonObject();
        all.getAsJsonArray("games").forEach(each -> each.getAsJsonObject().remove("version"));
        return all.toString();
    }

    @Test
    void botsOfThePlayersStrengthAreDrawn() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponte(9), "y1"), "#games");
        List<Map<String, String>> results = new ArrayList<>();
        for (int i = 0; i < 9; i++) {
            Map<String, String> won =
                    sample("a".repeat(i + 1), "ponte", "y6", "2026-02-0" + (i + 1) + "T12:00:00.000Z");
            won.put("places", "12");
            results.add(won);
        }
        importFile(file(results));
        awaitResults(9);
        open("#new.ponte");
        assertThat(page.locator("form")).containsText(Texts.ENGLISH.text("new.bots"));
        page.locator("#even-bots").click();
        // stronger than all: no level to mix
        assertThat(page.locator(".strength [role=status]")).containsText("Level 6 fits.");
        assertThat(page.locator(".seating select").nth(1)).hasValue("6");
        assertAccessible();
        open("#new.kanaloa");
        page.locator("#even-bots").click();
        assertThat(page.locator(".strength [role=status]")).containsText("no rating yet; 1500 is assumed");
        assertThat(page.locator(".seating select").nth(1)).hasValue(Pattern.compile("[23]"));
        page.locator(".seating select").nth(1).selectOption("5");
        assertThat(page.locator(".strength [role=status]")).not().containsText("1500");
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

    @Test
    void whereStorageIsDeletedFiveDaysAreEnough() {
        visitor(desk());
        context.addInitScript("Object.defineProperty(navigator, 'vendor', { value: 'Apple Computer, Inc.' });");
        context.addInitScript("navigator.storage.persisted = () => Promise.resolve(false);");
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
        page.locator(".remind button").first().click();
        assertThat(page.locator(".remind")).isHidden();
        page.reload();
        assertThat(page.locator(".kept > li")).hasCount(1);
        assertThat(page.locator(".remind")).isHidden();
    }
}
