package atoll.web.rating;

import atoll.engine.GameInfo;
import atoll.games.Games;
import atoll.puzzle.PuzzleLog;
import atoll.rating.Rating;
import atoll.results.GameResult;
import atoll.results.RatingHistory;
import atoll.web.app.AppContext;
import atoll.web.app.Route;
import atoll.web.app.Screen;
import atoll.web.app.Toast;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.storage.GameLibrary;
import atoll.web.storage.PuzzleStore;
import atoll.web.text.Texts;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLSelectElement;

/** The player's ratings, results, average cost of a move and puzzles; of all games or of one. */
public final class StatsScreen implements Screen {
    /** The game that was chosen last; empty for all. */
    private static String chosen = "";

    private final AppContext app;
    private final Texts texts;
    private final ResultLog log;
    private final HTMLElement content = Dom.el("div", "");
    private final HTMLElement root;
    private final List<CostCurve> curves = new ArrayList<>();

    private StatsScreen(AppContext app) {
        this.app = app;
        texts = app.texts();
        log = new ResultLog(app.currentGame().library());
        root = Dom.el(
                "main",
                "sheet narrow stats",
                Dom.text("h1", "", title()),
                Dom.text("p", "hint", texts.text("stats.about")),
                filter(),
                content);
    }

    /** The screen; first of all one that loads the texts and the style. */
    public static Screen at(AppContext app) {
        return app.texts().has("stats.about") ? new StatsScreen(app) : new Opening(app);
    }

    /** Waits for the texts, for a moment. */
    private record Opening(AppContext app) implements Screen {
        @Override
        public String name() {
            return "opening";
        }

        @Override
        public String title() {
            return "Atoll";
        }

        @Override
        public HTMLElement body() {
            return Dom.el("main", "sheet");
        }

        @Override
        public void enter() {
            Browser.Action failed = () -> {
                Toast.show(app, app.texts().text("load.failed"));
                app.navigate(Route.of(Route.HOME));
            };
            Browser.Action done = () -> {
                if (app.route().is(Route.STATS)) {
                    app.navigate(app.route());
                }
            };
            app.texts().loadHelp("stats", done, failed);
        }
    }

    private HTMLElement filter() {
        HTMLSelectElement select = (HTMLSelectElement) Dom.el("select", "");
        select.setAttribute("aria-label", texts.text("stats.filter"));
        select.appendChild(option("", texts.text("stats.all")));
        for (GameInfo info : Games.INFOS) {
            select.appendChild(option(info.id(), gameName(info.id())));
        }
        select.setValue(chosen);
        select.addEventListener("change", (Event event) -> {
            chosen = select.getValue();
            show();
        });
        return Dom.el("p", "", select);
    }

    private static HTMLElement option(String value, String label) {
        HTMLElement option = Dom.text("option", "", label);
        option.setAttribute("value", value);
        return option;
    }

    private String gameName(String id) {
        return texts.text("game." + id + ".name");
    }

    @Override
    public String name() {
        return "stats";
    }

    @Override
    public String title() {
        return texts.text("stats.title");
    }

    @Override
    public HTMLElement body() {
        return root;
    }

    @Override
    public void enter() {
        Browser.style("stats.css", () -> {}, () -> {});
        // Other tabs may have stored something, and pages with one game record no results.
        GameLibrary library = app.currentGame().library();
        library.refresh(() -> log.collect(this::show));
    }

    @Override
    public void repaint() {
        curves.forEach(CostCurve::draw);
    }

    private void show() {
        Dom.empty(content);
        curves.clear();
        List<GameResult> results = log.results();
        if (!chosen.isEmpty()) {
            results.removeIf(result -> !result.game().equals(chosen));
        }
        RatingHistory.sort(results);
        notice("stats.unreadable", log.unreadable());
        notice("stats.future", future(results));
        if (results.isEmpty()) {
            content.appendChild(Dom.text("p", "lead", texts.text("stats.none")));
        } else {
            content.appendChild(ratings(results));
            content.appendChild(new ResultTables(results, texts).element());
            content.appendChild(costs(results));
        }
        PuzzleLog puzzles = new PuzzleStore(app.currentGame().library()).log();
        HTMLElement solved = new PuzzleStats(puzzles, texts).element(chosen);
        if (solved != null) {
            content.appendChild(solved);
        }
        Dom.setAttribute(root, "data-shown", Integer.toString(results.size()));
    }

    private void notice(String key, int count) {
        if (count > 0) {
            content.appendChild(Dom.text("p", "warning card", texts.count(key, count)));
        }
    }

    // The clock was, or is, wrong. A day for time zones is not needed: times are universal.
    private static int future(List<GameResult> results) {
        String now = Browser.now();
        int count = 0;
        for (GameResult result : results) {
            count += result.time().compareTo(now) > 0 ? 1 : 0;
        }
        return count;
    }

    private HTMLElement ratings(List<GameResult> results) {
        List<List<String>> rows = new ArrayList<>();
        for (GameInfo info : Games.INFOS) {
            for (int seats = info.minSeats(); seats <= info.maxSeats(); seats++) {
                RatingHistory history = RatingHistory.of(results, info.id(), seats, Browser.now());
                Rating now = history.now(Browser.now());
                if (now != null) {
                    rows.add(List.of(
                            gameName(info.id()) + ", " + texts.count("seats", seats),
                            texts.format(
                                    "stats.rating",
                                    Integer.toString(RatingHistory.points(now)),
                                    Integer.toString(RatingHistory.margin(now))),
                            Integer.toString(history.size())));
                }
            }
        }
        HTMLElement section = Dom.el("section", "card", Dom.text("h2", "", texts.text("stats.ratings")));
        if (rows.isEmpty()) {
            section.appendChild(Dom.text("p", "", texts.text("stats.ratings.none")));
        } else {
            List<String> heads =
                    List.of(texts.text("stats.game"), texts.text("stats.points"), texts.text("stats.rated"));
            section.appendChild(ResultTables.table(texts.text("stats.ratings"), heads, rows));
            section.appendChild(Dom.text("p", "hint", texts.text("stats.ratings.about")));
        }
        return section;
    }

    // A curve per game: what moves cost in different games cannot be compared.
    private HTMLElement costs(List<GameResult> results) {
        HTMLElement section = Dom.el("section", "card", Dom.text("h2", "", texts.text("stats.cost")));
        List<GameResult> measured = new ArrayList<>(results);
        measured.removeIf(result -> result.cost() < 0);
        for (GameInfo info : Games.INFOS) {
            List<GameResult> ofGame = new ArrayList<>(measured);
            ofGame.removeIf(result -> !result.game().equals(info.id()));
            if (ofGame.size() > 1) {
                if (chosen.isEmpty()) {
                    section.appendChild(Dom.text("h3", "", gameName(info.id())));
                }
                CostCurve curve = curve(ofGame);
                curves.add(curve);
                section.appendChild(curve.element());
                section.appendChild(Dom.text("p", "hint", curve.label()));
            }
        }
        if (curves.isEmpty()) {
            section.appendChild(Dom.text("p", "", texts.text("stats.cost.none")));
            return section;
        }
        section.appendChild(Dom.text("p", "hint", texts.text("stats.cost.about")));
        List<List<String>> rows = new ArrayList<>();
        for (GameResult result : measured) {
            rows.add(0, List.of(date(result), percent(result.cost()), gameName(result.game())));
        }
        List<String> heads = List.of(texts.text("stats.date"), texts.text("stats.costs"), texts.text("stats.game"));
        section.appendChild(Dom.el(
                "details",
                "",
                Dom.text("summary", "", texts.text("stats.table")),
                ResultTables.table(texts.text("stats.cost"), heads, rows)));
        return section;
    }

    private CostCurve curve(List<GameResult> results) {
        int count = results.size();
        int[] costs = new int[count];
        for (int i = 0; i < count; i++) {
            costs[i] = results.get(i).cost();
        }
        String label = texts.format(
                "stats.cost.told",
                Integer.toString(count),
                percent(CostCurve.average(costs, Math.min(count, CostCurve.WINDOW) - 1)),
                percent(CostCurve.average(costs, count - 1)));
        return new CostCurve(costs, label, List.of(day(results.get(0)), day(results.get(count - 1))), app.colours());
    }

    private String day(GameResult result) {
        return Browser.day(result.time(), texts.language());
    }

    private String date(GameResult result) {
        return Browser.date(result.time(), texts.language());
    }

    private String percent(int permille) {
        return texts.format("stats.percent", Integer.toString(permille / 10), Integer.toString(permille % 10));
    }
}
