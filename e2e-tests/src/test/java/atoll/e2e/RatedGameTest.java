package atoll.e2e;

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
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What the tests of ratings share: a game that is about to end, stored results, and files of them. */
abstract class RatedGameTest extends PageTest {
    static final String THEN = "2026-01-02T03:04:05.678Z";

    /** A game of Ponte, and the ply of its last choice. */
    final Session end = SampleGames.ponte(1000);

    final int lastChoice = lastChoice(end);
    final int person = end.at(lastChoice).actor();

    private static int lastChoice(Session session) {
        MoveList legal = new MoveList();
        int ply = session.length();
        do {
            session.at(--ply).moves(legal);
        } while (legal.size() < 2);
        return ply;
    }

    /** Opens the game before its last choice, which is the visitor's. It was begun on the full page. */
    void openBeforeTheEnd(Browser.NewContextOptions options) {
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

    void playTheLastMove() {
        List<String> path = Tables.of("ponte").spotsOfMove(end.at(lastChoice), end.move(lastChoice));
        for (String spot : path) {
            page.locator("#table [data-spot='" + spot + "']").dispatchEvent("click");
        }
        await("over");
    }

    Locator line() {
        return page.locator("#result > .rating > span");
    }

    List<Map<String, String>> storedResults() {
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

    static Map<String, String> measured(Map<String, String> result, int cost) {
        result.put("cost", Integer.toString(cost));
        result.put("decisions", "20");
        return result;
    }

    static String file(List<Map<String, String>> things) {
        JsonObject file = new JsonObject();
        file.addProperty("atoll", 1);
        JsonArray games = new JsonArray();
        things.forEach(each -> games.add(new Gson().toJsonTree(each)));
        file.add("games", games);
        return file.toString();
    }

    void importFile(String file) {
        importFile("atoll.json", file);
    }

    void awaitResults(int count) {
        context.waitForCondition(() -> storedResults().size() == count);
    }
}
