package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.drill.DrillTask;
import atoll.drill.MoveValue;
import atoll.drill.SavedTask;
import atoll.drill.Sm2;
import atoll.engine.MoveList;
import atoll.engine.State;
import atoll.play.BadLink;
import atoll.play.Session;
import atoll.table.all.Tables;
import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Costly moves become exercises, which are asked again. */
class DrillTest extends PageTest {
    private static final int LONG_MILLIS = 120_000;
    private static final String TIME = "2026-01-02T03:04:05.678Z";

    /** A move of a game of Ponte that cost 20 %; the first legal move is best. */
    static SavedTask task() {
        return task(SampleGames.ponte(12));
    }

    private static SavedTask task(Session session) {
        State at = session.state();
        MoveList legal = new MoveList();
        at.moves(legal);
        List<MoveValue> values = List.of(new MoveValue(legal.get(0), 700), new MoveValue(legal.get(5), 500));
        DrillTask task = new DrillTask(session.game(), at, legal.get(5), values);
        return new SavedTask("kept", task, new SavedTask.Source("Lagoon", TIME), Sm2.NEW, TIME);
    }

    private Locator drill() {
        return page.locator("#drill");
    }

    private Locator entry() {
        return page.locator("#drill-entry");
    }

    private Locator act(String key) {
        return drill().locator("[data-act='" + key + "']");
    }

    private void awaitState(String state) {
        awaitAttribute(drill(), "data-state", state);
    }

    private List<Map<String, String>> storedTasks() {
        List<Map<String, String>> tasks = storedGames();
        tasks.removeIf(stored -> !SavedTask.KIND.equals(stored.get("kind")));
        return tasks;
    }

    private static SavedTask read(Map<String, String> stored) {
        try {
            return SavedTask.read(stored::get);
        } catch (BadLink e) {
            throw new AssertionError(e);
        }
    }

    private static String counted(String key, int n) {
        return Texts.ENGLISH.text(key + (n == 1 ? ".one" : ".other")).replace("{0}", Integer.toString(n));
    }

    @Test
    void costlyMovesOfAReviewedGameBecomeExercises() {
        visitWithStoredGame(desk(), SampleGames.stored(ReviewTest.endgame("ponte"), "yp"), "#table");
        await("over");
        page.locator("#review-game").click();
        assertThat(page.locator("#review"))
                .hasAttribute("data-done", "yes", new LocatorAssertions.HasAttributeOptions().setTimeout(LONG_MILLIS));
        Locator tasks = page.locator("section.tasks");
        // Stopped, it can be resumed.
        page.locator("#practise").click();
        assertThat(page.locator("#practise")).hasText(Texts.ENGLISH.text("review.stop"));
        page.locator("#practise").click();
        assertThat(page.locator("#practise")).hasText(Texts.ENGLISH.text("review.go"));
        assertThat(tasks.locator("progress")).isVisible();
        page.locator("#practise").click();
        assertThat(tasks)
                .hasAttribute("data-done", "yes", new LocatorAssertions.HasAttributeOptions().setTimeout(LONG_MILLIS));
        Locator link = tasks.locator("a");
        assertThat(link).isFocused();
        assertAccessible();
        List<Map<String, String>> stored = storedTasks();
        assertTrue(!stored.isEmpty(), "costly moves of a random player");
        assertThat(tasks).containsText(counted("review.tasks.made", stored.size()));
        for (Map<String, String> each : stored) {
            SavedTask task = read(each);
            assertEquals(Sm2.NEW, task.schedule());
            assertTrue(task.task().cost(task.task().played()) >= DrillTask.THRESHOLD);
        }

        // They are not listed as games, and the home page says how many are due.
        page.evaluate("() => { location.hash = 'games'; }");
        assertThat(page.locator(".games > .kept > li")).hasCount(1);
        page.evaluate("() => { location.hash = ''; }");
        assertThat(entry()).hasText(counted("drill.due", stored.size()));
        entry().click();
        isScreen("drill");
        awaitState("open");
        assertThat(page.locator("#spots [data-spot][aria-disabled=false]").first())
                .isAttached();
        assertAccessible();
        saveScreenshot("drill");

        act("drill.show").click();
        awaitState("shown");
        assertThat(drill()).containsText(Texts.ENGLISH.text("drill.shown"));
        assertThat(drill()).containsText(Texts.ENGLISH.text("drill.best"));
        assertThat(act("drill.next")).isFocused();
        assertAccessible();
        context.waitForCondition(() -> storedTasks().stream()
                        .filter(each -> read(each).schedule().interval() == 1)
                        .count()
                == 1);
        act("drill.delete").click();
        context.waitForCondition(() -> storedTasks().size() == stored.size() - 1);
        page.locator(".offer .plain").click();
        context.waitForCondition(() -> storedTasks().size() == stored.size());
    }

    @Test
    void anExerciseIsAnsweredByKeyboardInGermanOnAPhone() {
        visitor(Visitors.phone().setLocale("de-DE"));
        SavedTask task = task();
        context.addInitScript(SampleGames.storeScript(task.written()));
        open("");
        assertThat(entry()).hasText(Texts.GERMAN.text("drill.due.one").replace("{0}", "1"));
        assertAccessible();
        entry().focus();
        page.keyboard().press("Enter");
        awaitState("open");
        assertThat(page.locator("h1")).isFocused();
        assertThat(drill()).containsText("Lagoon");
        State view = task.task().view();
        String wrong =
                Tables.of("ponte").spotsOfMove(view, task.task().played()).get(0);
        String right = Tables.of("ponte").spotsOfMove(view, task.task().best()).get(0);
        spot(wrong).focus();
        page.keyboard().press("Enter");
        awaitState("wrong");
        assertThat(drill().locator("h3"))
                .hasText(Texts.GERMAN.text("drill.wrong").replace("{0}", "20"));
        assertThat(act("drill.next")).isFocused();
        assertThat(act("drill.next")).isInViewport();
        assertAccessible();
        saveScreenshot("drill-wrong");

        // It comes again at once, and only the first answer counts.
        page.keyboard().press("Enter");
        awaitState("open");
        assertThat(page.locator(".drill-question")).isFocused();
        spot(right).focus();
        page.keyboard().press("Enter");
        awaitState("right");
        assertThat(drill().locator("h3")).hasText(Texts.GERMAN.text("drill.right.best"));
        page.keyboard().press("Enter");
        awaitState("end");
        assertThat(drill()).containsText(Texts.GERMAN.text("drill.until.one"));
        assertAccessible();
        context.waitForCondition(() -> read(storedTasks().get(0)).schedule().interval() == 1);
        Sm2 schedule = read(storedTasks().get(0)).schedule();
        assertEquals(new Sm2(0, 250, 1, schedule.day()), schedule);
        page.evaluate("() => { location.hash = ''; }");
        assertThat(entry()).hasText(Texts.GERMAN.text("drill.title"));
    }

    @Test
    void aMoveThatWasNeverSearchedIsCheckedByTheBot() {
        visitor(desk());
        SavedTask task = task();
        context.addInitScript(SampleGames.storeScript(task.written()));
        open("#drill");
        awaitState("open");
        MoveList legal = new MoveList();
        State view = task.task().view();
        view.moves(legal);
        int move = legal.get(9);
        assertTrue(!task.task().knows(move));
        press(spot(Tables.of("ponte").spotsOfMove(view, move).get(0)));
        assertThat(drill())
                .hasAttribute(
                        "data-state",
                        Pattern.compile("right|wrong"),
                        new LocatorAssertions.HasAttributeOptions().setTimeout(PATIENCE_MILLIS));
        context.waitForCondition(() -> read(storedTasks().get(0)).task().knows(move));
        SavedTask after = read(storedTasks().get(0));
        awaitState(after.task().isRight(move) ? "right" : "wrong");
    }

    /** The others' cards appear nowhere: neither on the board nor in the storage. */
    @Test
    void anExerciseShowsWhatItsPlayerKnew() {
        Session session = SampleGames.game("kanaloa", 3, 0);
        MoveList legal = new MoveList();
        session.state().moves(legal);
        while (session.ply() < 30 || session.state().actor() < 0 || legal.size() < 6) {
            session.play(legal.get(0));
            session.state().moves(legal);
        }
        SavedTask task = task(session);
        visitor(desk());
        context.addInitScript(SampleGames.storeScript(task.written()));
        open("#drill");
        awaitState("open");
        State view = task.task().view();
        for (String picked : Tables.of("kanaloa").spotsOfMove(view, task.task().best())) {
            if (drill().getAttribute("data-state").equals("open")) {
                press(spot(picked));
            }
        }
        if (drill().locator(".choices .primary").isVisible()) {
            drill().locator(".choices .primary").click();
        }
        awaitState("right");
        assertThat(drill().locator("h3")).hasText(Texts.ENGLISH.text("drill.right.best"));
        context.waitForCondition(() -> read(storedTasks().get(0)).schedule().interval() == 1);
        assertEquals(task.task().position(), storedTasks().get(0).get("game"));
    }

    @Test
    void ofTwoTabsTheFirstAnswerCounts() {
        visitor(desk());
        SavedTask task = task();
        context.addInitScript(SampleGames.storeScript(task.written()));
        open("#drill");
        awaitState("open");
        Page first = page;
        page = context.newPage();
        page.navigate(first.url());
        awaitState("open");
        Page second = page;
        page = first;
        State view = task.task().view();
        press(spot(Tables.of("ponte").spotsOfMove(view, task.task().best()).get(0)));
        awaitState("right");
        context.waitForCondition(() -> read(storedTasks().get(0)).schedule().interval() == 1);
        Sm2 schedule = read(storedTasks().get(0)).schedule();
        page = second;
        press(spot(Tables.of("ponte").spotsOfMove(view, task.task().played()).get(0)));
        awaitState("wrong");
        assertThat(page.locator(".notice")).hasText(Texts.ENGLISH.text("games.overtaken"));
        assertEquals(schedule, read(storedTasks().get(0)).schedule());
    }

    @Test
    void filesCarryExercisesAsTheyAre() throws IOException {
        visitor(desk());
        Map<String, String> kept = task().repeated(4, 20_000, TIME).written();
        context.addInitScript(SampleGames.storeScript(kept));
        open("#games");
        Download download = page.waitForDownload(() -> page.locator("main > .buttons button")
                .getByText(Texts.ENGLISH.text("games.export"), new Locator.GetByTextOptions().setExact(true))
                .click());
        String file = Files.readString(download.path());
        JsonArray written = JsonParser.parseString(file).getAsJsonObject().getAsJsonArray("games");
        assertEquals(1, written.size());

        visitor(desk());
        open("#games");
        JsonObject all = JsonParser.parseString(file).getAsJsonObject();
        JsonObject newer = written.get(0).getAsJsonObject().deepCopy();
        newer.addProperty("format", "99");
        newer.addProperty("game", newer.get("game").getAsString() + "x");
        all.getAsJsonArray("games").add(newer);
        all.getAsJsonArray("games").add(written.get(0).deepCopy());
        importFile("atoll.json", new Gson().toJson(all));
        assertThat(page.locator(".notice")).containsText(counted("games.tasks", 1));
        assertThat(page.locator(".notice")).containsText(counted("games.known", 1));
        assertThat(page.locator(".notice")).containsText(counted("games.newer", 1));
        Map<String, String> imported = storedTasks().get(0);
        assertEquals(1, storedGames().size());
        imported.remove("version");
        assertEquals(new TreeMap<>(kept), imported);
    }

    @Test
    void whatCannotBeReadIsToldAndKept() {
        visitor(desk());
        Map<String, String> newer = task().written();
        newer.put("format", "99");
        context.addInitScript(SampleGames.storeScript(newer));
        open("#drill");
        awaitState("end");
        assertThat(drill()).containsText(counted("drill.unreadable", 1));
        assertThat(drill().locator("button")).hasCount(0);
        assertAccessible();
        assertEquals("99", storedTasks().get(0).get("format"));
    }

    @Test
    void anExerciseAnsweredInTheFutureIsDueAndSaysWhy() {
        visitor(desk());
        Map<String, String> future = task().written();
        future.put(SavedTask.SCHEDULE, new Sm2(5, 250, 90, 60_000).written());
        context.addInitScript(SampleGames.storeScript(future));
        open("#drill");
        awaitState("open");
        assertThat(drill().getByText(Texts.ENGLISH.text("drill.future"))).isVisible();
        act("drill.show").click();
        awaitState("shown");
        assertThat(drill().getByText(Texts.ENGLISH.text("drill.cost").replace("{0}", "20")))
                .isVisible();
        page.reload();
        assertThat(drill()).containsText(Texts.ENGLISH.text("drill.done"));
    }

    @Test
    void withoutExercisesItIsSaidHowTheyAreMade() {
        visitor(desk());
        open("#drill");
        awaitState("end");
        assertThat(drill()).containsText(Texts.ENGLISH.text("drill.none"));
        assertAccessible();
        page.evaluate("() => { location.hash = ''; }");
        isScreen("home");
        assertThat(entry()).hasCount(0);
    }
}
