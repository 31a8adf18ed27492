package atoll.web.rating;

import atoll.engine.GameInfo;
import atoll.games.Games;
import atoll.puzzle.PuzzleLog;
import atoll.puzzle.PuzzleRating;
import atoll.rating.Rating;
import atoll.results.RatingHistory;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.text.Texts;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.dom.html.HTMLElement;

/** The player's ratings in puzzles, and how many were solved. */
record PuzzleStats(PuzzleLog log, Texts texts) {
    /**
     * The section; null if no puzzle was answered.
     *
     * @param chosen the id of a game; empty for all of them, and a row for all together
     */
    HTMLElement element(String chosen) {
        List<List<String>> rows = new ArrayList<>();
        for (GameInfo info : Games.INFOS) {
            if (chosen.isEmpty() || chosen.equals(info.id())) {
                addRow(rows, info.id(), texts.text("game." + info.id() + ".name"));
            }
        }
        if (rows.isEmpty()) {
            return null;
        }
        if (rows.size() > 1) {
            addRow(rows, "", texts.text("stats.all"));
        }
        List<String> heads = List.of(
                texts.text("stats.game"),
                texts.text("stats.points"),
                texts.text("stats.puzzles.first"),
                texts.text("stats.puzzles.later"),
                texts.text("stats.puzzles.open"));
        HTMLElement section = Dom.el(
                "section",
                "card",
                Dom.text("h2", "", texts.text("stats.puzzles")),
                ResultTables.table(texts.text("stats.puzzles"), heads, rows),
                Dom.text("p", "hint", texts.text("stats.puzzles.about")));
        section.setId("stats-puzzles");
        return section;
    }

    private void addRow(List<List<String>> rows, String game, String name) {
        Rating rating = PuzzleRating.of(log, game, Browser.now());
        if (rating == null) {
            return;
        }
        int first = 0;
        int later = 0;
        int open = 0;
        for (PuzzleLog.Attempt each : log.attempts()) {
            if (game.isEmpty() || each.game().equals(game)) {
                first += each.isFirstTry() ? 1 : 0;
                later += each.isSolved() && !each.isFirstTry() ? 1 : 0;
                open += each.isSolved() ? 0 : 1;
            }
        }
        rows.add(List.of(
                name,
                texts.format(
                        "stats.rating",
                        Integer.toString(RatingHistory.points(rating)),
                        Integer.toString(RatingHistory.margin(rating))),
                Integer.toString(first),
                Integer.toString(later),
                Integer.toString(open)));
    }
}
