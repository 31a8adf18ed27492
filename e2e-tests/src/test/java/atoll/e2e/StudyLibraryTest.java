package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.play.BadLink;
import atoll.play.Link;
import atoll.study.Study;
import atoll.study.StudyJson;
import atoll.study.StudyJsonReader;
import atoll.study.StudyLink;
import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Studies are stored beside games, and never taken for one: listed, named, deleted, restored, exported. */
class StudyLibraryTest extends StoredTest {
    private static final String FULL =
            "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };";
    private static final String DENIED = "IDBFactory.prototype.open = () => { throw new DOMException('denied'); };";
    private static final String LINK = StudyLink.of(SampleStudies.ponte());

    private Locator games() {
        return page.locator(".games > .kept > li");
    }

    private static String said(String key, int n) {
        return Texts.ENGLISH.text(key).replace("{0}", Integer.toString(n));
    }

    @Test
    void studiesAreListedNamedDeletedAndRestored() {
        visitWithStudy(SampleStudies.ponte(), "#games");
        Locator row = studies();
        assertThat(row).hasCount(1);
        assertThat(page.locator(".studies > h2")).hasText(Texts.ENGLISH.text("studies.title"));
        assertThat(row.locator("h3")).hasText(SampleStudies.TITLE);
        assertThat(row).containsText("Ponte del Diavolo");
        assertThat(row).containsText(said("studies.moves.other", 13));
        assertThat(row).containsText(Texts.ENGLISH.text("studies.view.everything"));
        assertThat(games()).hasCount(0);
        assertAccessible();

        act("games.rename");
        assertThat(page.locator("dialog input")).hasValue(SampleStudies.TITLE);
        page.locator("dialog input").fill("Another");
        page.keyboard().press("Enter");
        assertThat(row.locator("h3")).hasText("Another");
        assertThat(row.locator("[data-act='games.rename']")).isFocused();
        awaitTitle("Another");
        String kept = new Gson().toJson(storedGames());

        act("games.delete");
        assertThat(row).hasCount(0);
        assertThat(page.locator(".studies")).isHidden();
        assertThat(page.locator("h1")).isFocused();
        context.waitForCondition(() -> storedGames().isEmpty());
        assertThat(page.locator(".offer")).containsText("Another");
        page.locator(".offer .plain").click();
        assertThat(row).hasCount(1);
        assertThat(row.locator("[data-act='games.delete']")).isFocused();
        context.waitForCondition(() -> storedGames().size() == 1);
        assertEquals(version(kept), version(new Gson().toJson(storedGames())));
        page.reload();
        assertThat(row.locator("h3")).hasText("Another");

        row.locator("[data-act='studies.open']").focus();
        page.keyboard().press("Enter");
        isScreen("study");
        assertTrue(page.url().endsWith("#study.kept"), page.url());
    }

    // Each write has its own.
    private static String version(String stored) {
        return stored.replaceAll("\"version\":\"[^\"]*\"", "");
    }

    @Test
    void aDeletedGameAndStudyAreRestoredTogether() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponte(9), "y1"), "#games");
        importFile("study.json", StudyJson.write(SampleStudies.ponte()));
        assertThat(studies()).hasCount(1);
        assertThat(page.locator(".notice")).hasText(said("studies.taken.one", 1));
        games().locator("[data-act='games.delete']").click();
        assertThat(games()).hasCount(0);
        act("games.delete");
        assertThat(studies()).hasCount(0);
        assertThat(page.locator(".offer")).containsText("Ponte del Diavolo, " + SampleStudies.TITLE);
        page.locator(".offer .plain").click();
        assertThat(games()).hasCount(1);
        assertThat(studies()).hasCount(1);
        context.waitForCondition(() -> storedGames().size() == 2);
    }

    @Test
    void theListIsInGermanToo() {
        visitor(Visitors.phone());
        context.addInitScript(SampleGames.storeScript(SampleStudies.stored("kept", SampleStudies.view(0))));
        open("#games");
        assertThat(studies()).hasCount(1);
        assertThat(page.locator(".studies > h2")).hasText("Analysen");
        assertThat(studies().locator("h3")).hasText("Kanaloa");
        assertThat(studies()).containsText(Texts.GERMAN.text("studies.view").replace("{0}", "Platz 1"));
        assertAccessible();
        page.getByText("1 Analyse", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(page.locator(".studies > h2")).isFocused();
    }

    @Test
    void noStudyIsTakenForAGame() {
        visitor(desk());
        // even as the current game
        context.addInitScript(SampleGames.storeScript(SampleStudies.stored("kept", SampleStudies.ponte())));
        open("");
        assertThat(page.locator(".hero .buttons a").first()).hasText(Texts.ENGLISH.text("games.title"));
        assertThat(page.locator(".continue")).hasCount(0);
        open("#games");
        assertThat(studies()).hasCount(1);
        assertThat(games()).hasCount(0);
        assertThat(page.locator(".games > .lead")).hasText(Texts.ENGLISH.text("games.none"));
        open("");
        beginAgainst(EASIEST);
        await("person|bot");
        open("");
        assertThat(page.locator(".hero .buttons a").first()).hasText(said("home.games.one", 1));
        assertEquals(2, storedGames().size());
        assertEquals(
                SampleStudies.content(SampleStudies.ponte()),
                SampleStudies.content(storedGames().get(1)));
        // and no game for a study
        String game = storedGames().get(0).get("id");
        open("#study." + game);
        isScreen("nostudy");
    }

    @Test
    void studiesAreExportedAndImportedWithGames() throws IOException {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponte(9), "y1"), "#games");
        importFile("study.json", StudyJson.write(SampleStudies.ponte()));
        assertThat(studies()).hasCount(1);
        importFile("study.json", StudyJson.write(SampleStudies.view(1)));
        assertThat(studies()).hasCount(2);
        Download all = page.waitForDownload(() -> mainButton("games.export").click());
        String file = Files.readString(all.path());
        List<Map<String, String>> before = storedGames();

        visitor(desk());
        open("#games");
        importFile("atoll.json", file);
        assertThat(page.locator(".notice")).hasText(said("games.taken.one", 1) + " " + said("studies.taken.other", 2));
        assertThat(studies()).hasCount(2);
        assertThat(games()).hasCount(1);
        // byte for byte
        for (Map<String, String> each : before) {
            Map<String, String> now = storedGames().stream()
                    .filter(other -> other.get("id").equals(each.get("id")))
                    .findFirst()
                    .orElseThrow();
            if (each.containsKey("kind")) {
                each.remove("version");
                now.remove("version");
                assertEquals(each, now);
            }
        }
        // a second time: everything exists already
        importFile("atoll.json", file);
        assertThat(page.locator(".notice").last()).containsText(said("games.known.other", 3));
        importFile("study.json", StudyJson.write(SampleStudies.ponte()));
        assertThat(page.locator(".notice").last()).containsText(said("games.known.one", 1));
        assertThat(studies()).hasCount(2);
        // with another title it is another study
        importFile("atoll.json", file.replace("The \\\"best\\\"", "The \\\"worst\\\""));
        assertThat(studies()).hasCount(3);
        assertThat(page.locator(".notice").last())
                .hasText(said("studies.taken.one", 1) + " " + said("games.known.other", 2));
    }

    @Test
    void aStudyIsSavedAsFileAndAsText() throws IOException, BadLink {
        visitWithStudy(SampleStudies.ponte(), "#games");
        Download file = page.waitForDownload(() -> act("games.save"));
        assertTrue(file.suggestedFilename().matches("atoll-.*\\.json"), file.suggestedFilename());
        Study read = StudyJsonReader.read(Files.readString(file.path()));
        assertEquals(SampleStudies.content(SampleStudies.ponte()), SampleStudies.content(read));
        Download text = page.waitForDownload(() -> act("studies.text"));
        assertTrue(text.suggestedFilename().matches("atoll-.*\\.txt"), text.suggestedFilename());
        String words = Files.readString(text.path());
        assertTrue(words.contains("About the start.}"), words);
        act("games.delete");
        assertThat(studies()).hasCount(0);
        importFile("study.txt", words.replace("About the start.", "Edited by hand."));
        assertThat(studies()).hasCount(1);
        assertThat(studies()).containsText(SampleStudies.TITLE);
        Download again = page.waitForDownload(() -> act("games.save"));
        assertEquals(
                SampleStudies.content(SampleStudies.ponte())
                        .replace("About the start.", "Edited by hand.")
                        .replace("\\u000a", " "),
                SampleStudies.content(StudyJsonReader.read(Files.readString(again.path()))));
    }

    @Test
    void wrongFilesAreExplained() {
        visitWithStudy(SampleStudies.view(0), "#games");
        String file = StudyJson.write(SampleStudies.ponte());
        wrong(file.substring(0, file.length() / 2), "studies.file.damaged");
        wrong(file.replace("\"moves\"", "\"steps\""), "studies.file.damaged");
        wrong(file.replaceFirst("\"format\": 1", "\"format\": 2"), "studies.file.newer");
        wrong(file.replaceFirst("\"move\":\"[^\"]*\"", "\"move\":\"z99\""), "studies.file.illegal");
        wrong(file + " ".repeat(StudyJsonReader.LONGEST), "studies.file.long");
        wrong("{\"kind\":\"chapter\"}", "games.nofile");
        wrong("About the start.", "games.nofile");
        wrong("#" + Link.game(SampleStudies.ponte().start()) + "\n\nb9 {", "studies.text.wrong", "{");
        assertEquals(1, storedGames().size());
        assertThat(studies()).hasCount(1);
    }

    private void wrong(String file, String key) {
        wrong(file, key, "");
    }

    private void wrong(String file, String key, String place) {
        importFile("study.json", file);
        assertThat(page.locator(".notice")).hasText(Texts.ENGLISH.text(key).replace("{0}", place));
        page.locator(".notice").evaluate("notice => notice.remove()");
    }

    @Test
    void damagedAndNewerStudiesOfAFileAreCounted() {
        visit("#games");
        JsonArray all = new JsonArray();
        for (int i = 0; i < 3; i++) {
            JsonObject study = JsonParser.parseString(
                            new Gson().toJson(SampleStudies.stored("s" + i, SampleStudies.ponte())))
                    .getAsJsonObject();
            study.addProperty("name", "Study " + i);
            all.add(study);
        }
        all.get(1).getAsJsonObject().addProperty("game", LINK + "A");
        all.get(2).getAsJsonObject().addProperty("format", "4");
        JsonObject file = new JsonObject();
        file.addProperty("atoll", 1);
        file.add("games", all);
        importFile("atoll.json", file.toString());
        assertThat(page.locator(".notice"))
                .hasText(said("studies.taken.one", 1) + " " + said("games.newer.one", 1) + " "
                        + said("games.bad.one", 1));
        assertThat(studies()).hasCount(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {FULL, DENIED})
    void withoutStorageTheStudyGoesOn(String refusal) {
        visitor(desk());
        context.addInitScript(refusal);
        open("#" + LINK);
        page.locator("main .primary").click();
        isScreen("study");
        String key = refusal.equals(FULL) ? "store.full" : "store.refused";
        assertThat(page.locator(".warning")).containsText(Texts.ENGLISH.text(key));
        change("Not stored");
        page.locator(".warning .plain").click();
        isScreen("games");
        assertThat(studies()).hasCount(1);
        assertThat(studies().locator("h3")).hasText("Not stored");
        act("studies.open");
        isScreen("study");
        assertThat(page.locator("main .field")).hasValue("Not stored");
        change("Kept by this tab");
        for (int i = 0; i < 2; i++) {
            page.reload();
            isScreen("study");
            assertThat(page.locator("main .field")).hasValue("Kept by this tab");
        }
    }

    @Test
    void onceThereIsSpaceAgainTheStudyIsStored() {
        visitWithStudy(SampleStudies.ponte(), "#study.kept");
        isScreen("study");
        page.evaluate("void (window.put = IDBObjectStore.prototype.put)");
        page.evaluate("() => { " + FULL + " }");
        change("Lost?");
        assertThat(page.locator(".warning")).containsText(Texts.ENGLISH.text("store.full"));
        assertEquals(SampleStudies.TITLE, storedGames().get(0).get("name"));
        page.evaluate("void (IDBObjectStore.prototype.put = window.put)");
        change("Found");
        awaitTitle("Found");
        assertThat(page.locator(".warning")).hasCount(0);
    }

    @Test
    void aChangeIsStoredEvenIfThePageIsLeftAtOnce() {
        visitWithStudy(SampleStudies.ponte(), "#study.kept");
        isScreen("study");
        change("First");
        page.reload();
        isScreen("study");
        assertThat(page.locator("main .field")).hasValue("First");
        change("Second");
        page.evaluate("() => { location.hash = 'games'; }");
        assertThat(studies().locator("h3")).hasText("Second");
        awaitTitle("Second");
    }

    @Test
    void aStudyThatIsOnlyReadStaysAsItIs() {
        visitWithStudy(SampleStudies.ponte(), "#study.kept");
        isScreen("study");
        String before = new Gson().toJson(storedGames());
        open("#games");
        assertThat(studies()).hasCount(1);
        assertEquals(before, new Gson().toJson(storedGames()));
    }

    @Test
    void whatCannotBeOpenedIsExplained() {
        visitor(desk());
        Map<String, String> newer = SampleStudies.stored("kept", SampleStudies.ponte());
        newer.put("format", "4");
        context.addInitScript(SampleGames.storeScript(newer));
        open("#study.kept");
        isScreen("badstudy");
        assertThat(page.locator("main .lead")).hasText(Texts.ENGLISH.text("studies.bad.newer"));
        assertAccessible();
        page.locator("main .primary").click();
        assertThat(studies()).hasCount(1);
        rename("Never");
        assertThat(page.locator(".notice")).hasText(Texts.ENGLISH.text("studies.unreadable"));
        newer.put("version", storedGames().get(0).getOrDefault("version", ""));
        assertEquals("4", storedGames().get(0).get("format"));
        open("#study.gone");
        isScreen("nostudy");
        assertThat(page.locator("main .lead")).hasText(Texts.ENGLISH.text("studies.gone"));
    }
}
