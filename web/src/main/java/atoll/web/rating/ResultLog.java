package atoll.web.rating;

import atoll.play.BadLink;
import atoll.play.SavedGame;
import atoll.play.SeatAssignments;
import atoll.results.GameResult;
import atoll.table.all.Tables;
import atoll.web.dom.Browser;
import atoll.web.storage.GameLibrary;
import atoll.web.storage.StoredGame;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.browser.Window;

/** The log of results, stored among the games. Entries are only added; a review adds the cost of the moves to one. */
public final class ResultLog {
    /** Finished games without a result are read in slices of this many milliseconds. */
    private static final int SLICE = 12;

    private final GameLibrary library;

    public ResultLog(GameLibrary library) {
        this.library = library;
    }

    /** All results that this version can read. The others stay as they are. */
    List<GameResult> results() {
        List<GameResult> results = new ArrayList<>();
        for (StoredGame entry : library.ofKind(GameResult.KIND)) {
            GameResult result = read(entry);
            if (result != null) {
                results.add(result);
            }
        }
        return results;
    }

    /** The number of results that this version cannot read. */
    int unreadable() {
        return library.ofKind(GameResult.KIND).size() - results().size();
    }

    private static GameResult read(StoredGame entry) {
        try {
            return GameResult.read(entry::text);
        } catch (BadLink e) {
            return null;
        }
    }

    /** The result of a game, or null if there is none. */
    GameResult of(String game) {
        StoredGame entry = library.entry(GameResult.idOf(game));
        return entry == null ? null : read(entry);
    }

    /**
     * Records the result of a game that is over, unless there is one already.
     *
     * @param time of its end
     * @return the result; null if it is not a game of a person against bots
     */
    GameResult record(SavedGame saved, String time) {
        StoredGame known = library.entry(GameResult.idOf(saved.id()));
        if (known != null) {
            return read(known);
        }
        GameResult result = result(saved, time);
        if (result != null) {
            library.add(List.of(StoredGame.of(result.written())), outcome -> {});
        }
        return result;
    }

    private static GameResult result(SavedGame saved, String time) {
        int person = saved.seats().personAgainstBots();
        if (person < 0) {
            return null;
        }
        String game = saved.session().game().info().id();
        String colour = Tables.of(game)
                .seatSymbol(saved.session().state(), person)
                .shapes()
                .get(0)
                .fill()
                .name();
        return GameResult.of(saved, colour, time);
    }

    /** Adds what a review found, once. */
    void measured(String game, int cost, int decisions) {
        GameResult result = of(game);
        if (result != null && result.cost() < 0) {
            StoredGame entry = StoredGame.of(result.withCost(cost, decisions).written());
            library.save(entry, false, outcome -> {});
        }
    }

    /**
     * Records the results of games that ended elsewhere: on a page with one game, or before there were results.
     *
     * @param done called at the end
     */
    public void collect(Runnable done) {
        List<StoredGame> games = new ArrayList<>();
        for (StoredGame entry : library.games()) {
            if (entry.isOver() && isCandidate(entry)) {
                games.add(entry);
            }
        }
        collect(games, 0, new ArrayList<>(), done);
    }

    private boolean isCandidate(StoredGame entry) {
        try {
            return library.entry(GameResult.idOf(entry.id())) == null
                    && SeatAssignments.parse(entry.text("seats")).personAgainstBots() >= 0;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private void collect(List<StoredGame> games, int from, List<StoredGame> found, Runnable done) {
        int begin = Browser.millis();
        int next = from;
        while (next < games.size() && Browser.millis() - begin < SLICE) {
            try {
                SavedGame saved = games.get(next++).read();
                GameResult result = result(saved, saved.changed());
                if (result != null) {
                    found.add(StoredGame.of(result.written()));
                }
            } catch (BadLink e) {
                continue; // for example of a later version
            }
        }
        if (next < games.size()) {
            int rest = next;
            Window.setTimeout(() -> collect(games, rest, found, done), 0);
        } else if (found.isEmpty()) {
            done.run();
        } else {
            // What was recorded meanwhile is skipped.
            library.add(found, outcome -> done.run());
        }
    }
}
