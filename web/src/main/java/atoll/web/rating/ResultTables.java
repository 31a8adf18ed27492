package atoll.web.rating;

import atoll.play.SeatAssignment;
import atoll.results.GameResult;
import atoll.results.Tally;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.text.PlayerNames;
import atoll.web.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import org.teavm.jso.dom.html.HTMLElement;

/** The results by game, level, seat and colour, and the last games. */
final class ResultTables {
    /** The number of games listed one by one. */
    private static final int LAST = 20;

    private final List<GameResult> results;
    private final Texts texts;

    /**
     * @param results the oldest first; at least one
     */
    ResultTables(List<GameResult> results, Texts texts) {
        this.results = results;
        this.texts = texts;
    }

    HTMLElement element() {
        HTMLElement section = Dom.el("section", "card", Dom.text("h2", "", texts.text("stats.results")));
        // Each label has a sort key in front.
        add(section, "stats.by.game", result -> texts.text("game." + result.game() + ".name"));
        add(section, "stats.by.level", result -> result.commonLevel() + level(result));
        add(
                section,
                "stats.by.seat",
                result -> (result.seat() + 1) + texts.format("stats.seat", Integer.toString(result.seat() + 1)));
        add(section, "stats.by.colour", this::colour);
        section.appendChild(last());
        return section;
    }

    private String level(GameResult result) {
        int level = result.commonLevel();
        return level == 0 ? texts.text("stats.mixed") : PlayerNames.title(SeatAssignment.bot(level), texts);
    }

    // Empty for games whose colours follow from the seats.
    private String colour(GameResult result) {
        String key = "stats.colour." + result.colour();
        return texts.has(key) ? texts.text(key) : "";
    }

    private void add(HTMLElement section, String key, Function<GameResult, String> label) {
        Map<String, Tally> tallies = new TreeMap<>();
        for (GameResult result : results) {
            String name = label.apply(result);
            if (!name.isEmpty()) {
                tallies.computeIfAbsent(name, any -> new Tally()).add(result);
            }
        }
        if (tallies.isEmpty()) {
            return;
        }
        List<List<String>> rows = new ArrayList<>();
        for (Map.Entry<String, Tally> each : tallies.entrySet()) {
            Tally tally = each.getValue();
            String name = each.getKey();
            rows.add(List.of(
                    name.charAt(0) <= '9' ? name.substring(1) : name,
                    Integer.toString(tally.games()),
                    Integer.toString(tally.won()),
                    Integer.toString(tally.shared()),
                    Integer.toString(tally.lost())));
        }
        List<String> heads = List.of(
                texts.text(key),
                texts.text("stats.games"),
                texts.text("stats.won"),
                texts.text("stats.shared"),
                texts.text("stats.lost"));
        section.appendChild(table(texts.text(key), heads, rows));
    }

    private HTMLElement last() {
        List<List<String>> rows = new ArrayList<>();
        for (int i = results.size() - 1; i >= Math.max(0, results.size() - LAST); i--) {
            GameResult result = results.get(i);
            String rated = result.isRated()
                    ? texts.text("stats.yes")
                    : texts.format(
                            "stats.no",
                            texts.text("stats.why." + result.unrated().key()));
            rows.add(List.of(
                    Browser.date(result.time(), texts.language()),
                    texts.text("game." + result.game() + ".name"),
                    level(result),
                    result.place(result.seat()) + " / " + result.seats(),
                    rated));
        }
        List<String> heads = List.of(
                texts.text("stats.date"),
                texts.text("stats.game"),
                texts.text("stats.against"),
                texts.text("stats.place"),
                texts.text("stats.rated.one"));
        return Dom.el(
                "details",
                "",
                Dom.text("summary", "", texts.text("stats.last")),
                table(texts.text("stats.last"), heads, rows));
    }

    /** A table whose first column names the rows. A narrow screen scrolls it. */
    static HTMLElement table(String name, List<String> heads, List<List<String>> rows) {
        HTMLElement head = Dom.el("tr", "");
        for (String each : heads) {
            HTMLElement cell = Dom.text("th", "", each);
            cell.setAttribute("scope", "col");
            head.appendChild(cell);
        }
        HTMLElement body = Dom.el("tbody", "");
        for (List<String> each : rows) {
            HTMLElement row = Dom.el("tr", "");
            for (int i = 0; i < each.size(); i++) {
                HTMLElement cell = Dom.text(i == 0 ? "th" : "td", "", each.get(i));
                if (i == 0) {
                    cell.setAttribute("scope", "row");
                }
                row.appendChild(cell);
            }
            body.appendChild(row);
        }
        HTMLElement table = Dom.el("table", "", Dom.el("thead", "", head), body);
        table.setAttribute("aria-label", name);
        HTMLElement frame = Dom.el("div", "stats-table", table);
        frame.setAttribute("role", "group");
        frame.setAttribute("aria-label", name);
        frame.setAttribute("tabindex", "0");
        return frame;
    }
}
