package atoll.web.puzzle;

import atoll.games.Games;
import atoll.puzzle.Puzzle;
import atoll.puzzle.PuzzleLog;
import atoll.web.app.AppContext;
import atoll.web.app.Route;
import atoll.web.app.Screen;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.text.Texts;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLSelectElement;

/** The puzzles of a game: what became of each; those of one grade or theme. Grades and themes appear as they are read, so only
 * themes that lead to a puzzle. */
final class PuzzleListScreen implements Screen {
    /** Puzzles are read in slices of this many milliseconds. */
    private static final int SLICE = 12;

    private final Texts texts;
    private final PuzzleTexts words;
    private final PuzzleFiles files;
    private final PuzzleLog log;
    private final PuzzleFilter filter;
    private final String game;
    private final List<HTMLElement> tiles = new ArrayList<>();
    private final HTMLElement found = Dom.el("p", "hint");
    private final HTMLSelectElement themes;
    /** The themes to choose from: those of puzzles that are read. */
    private final List<String> listed = new ArrayList<>();

    private final HTMLElement root;
    private boolean left;

    PuzzleListScreen(AppContext app, PuzzleScreens puzzles, String game) {
        this.game = game;
        texts = app.texts();
        words = new PuzzleTexts(texts);
        files = puzzles.files();
        log = puzzles.log();
        filter = puzzles.filter();
        filter.setGame(game);
        themes = select("puzzle.theme");
        themes.addEventListener("change", (Event event) -> {
            filter.setTheme(themes.getValue());
            filter();
        });
        HTMLElement list = Dom.el("ul", "puzzle-tiles");
        for (int number = 1; number <= files.count(game); number++) {
            PuzzleLog.Attempt attempt = log.attempt(game, number);
            HTMLElement tile = Dom.el("li", attempt != null && attempt.isSolved() ? "solved" : "");
            tiles.add(tile);
            list.appendChild(tile);
            fill(number);
        }
        found.setAttribute("role", "status");
        root = Dom.el(
                "main",
                "sheet narrow puzzles",
                Dom.text("h1", "", title()),
                Dom.el("div", "buttons filters", grades(), themes),
                found,
                list,
                Dom.el(
                        "p",
                        "",
                        Dom.link(
                                "plain",
                                texts.text("puzzle.all"),
                                Route.of(Route.PUZZLES).href())));
    }

    @Override
    public String name() {
        return "puzzle-list";
    }

    @Override
    public String title() {
        return texts.format("puzzle.list", words.gameName(game));
    }

    @Override
    public HTMLElement body() {
        return root;
    }

    @Override
    public void enter() {
        read(1);
    }

    @Override
    public void leave() {
        left = true;
    }

    private void read(int from) {
        int begin = Browser.millis();
        int number = from;
        while (number <= tiles.size() && Browser.millis() - begin < SLICE) {
            list(files.puzzle(game, number).task());
            fill(number);
            number++;
        }
        filter();
        boolean more = number <= tiles.size();
        Dom.setAttribute(root, "data-read", more ? "some" : "all");
        if (more && !left) {
            int rest = number;
            Window.setTimeout(() -> read(rest), 0);
        }
    }

    // As far as the puzzle is known.
    private void fill(int number) {
        PuzzleLog.Attempt attempt = log.attempt(game, number);
        boolean read = files.isRead(game, number);
        int grade = read ? files.puzzle(game, number).task().grade() : 0;
        HTMLElement link = Dom.link(
                "plain",
                Integer.toString(number),
                PuzzlePlace.puzzle(game, number).href());
        String state = words.state(attempt);
        link.setAttribute(
                "aria-label",
                read
                        ? texts.format("puzzle.tile", Integer.toString(number), words.grade(grade), state)
                        : texts.format("puzzle.of", words.gameName(game), Integer.toString(number)));
        HTMLElement marks = Dom.text("span", "marks", mark(attempt) + " " + "•".repeat(grade));
        marks.setAttribute("aria-hidden", "true");
        link.appendChild(marks);
        HTMLElement tile = tiles.get(number - 1);
        boolean focused = Browser.holdsFocus(tile);
        Dom.empty(tile);
        tile.appendChild(link);
        if (focused) {
            Browser.focus(link);
        }
    }

    private static String mark(PuzzleLog.Attempt attempt) {
        return attempt == null ? "" : attempt.isSolved() ? "✓" : "✗";
    }

    private HTMLElement grades() {
        HTMLSelectElement select = select("puzzle.grade");
        for (int grade = 1; grade <= Puzzle.GRADES; grade++) {
            select.appendChild(option(Integer.toString(grade), words.grade(grade)));
        }
        select.setValue(filter.grade());
        select.addEventListener("change", (Event event) -> {
            filter.setGrade(select.getValue());
            filter();
        });
        return select;
    }

    // Themes that some puzzle has, in their order; last, to have none.
    private void list(Puzzle.Task task) {
        List<String> order = new ArrayList<>(Games.find(game).puzzleRules().themes());
        order.add(PuzzleFilter.NO_THEME);
        for (String theme : task.themes().isEmpty() ? List.of(PuzzleFilter.NO_THEME) : task.themes()) {
            if (listed.contains(theme)) {
                continue;
            }
            int place = 0;
            while (place < listed.size() && order.indexOf(listed.get(place)) < order.indexOf(theme)) {
                place++;
            }
            listed.add(place, theme);
            String name =
                    theme.equals(PuzzleFilter.NO_THEME) ? texts.text("puzzle.theme.none") : words.theme(game, theme);
            // the first option is that of all themes
            themes.insertBefore(option(theme, name), themes.getChildNodes().get(place + 1));
            if (theme.equals(filter.theme())) {
                themes.setValue(theme);
            }
        }
    }

    private HTMLSelectElement select(String key) {
        HTMLSelectElement select = (HTMLSelectElement) Dom.el("select", "");
        select.setAttribute("aria-label", texts.text(key));
        select.setAttribute("data-key", key);
        select.appendChild(option("", texts.text(key + ".all")));
        return select;
    }

    private static HTMLElement option(String value, String label) {
        HTMLElement option = Dom.text("option", "", label);
        option.setAttribute("value", value);
        return option;
    }

    private void filter() {
        int shown = 0;
        int solved = 0;
        for (int number = 1; number <= tiles.size(); number++) {
            boolean fits = fits(number);
            tiles.get(number - 1).setHidden(!fits);
            PuzzleLog.Attempt attempt = log.attempt(game, number);
            shown += fits ? 1 : 0;
            solved += fits && attempt != null && attempt.isSolved() ? 1 : 0;
        }
        Dom.setText(
                found,
                shown == 0
                        ? texts.text("puzzle.none")
                        : texts.format("puzzle.count", Integer.toString(solved), Integer.toString(shown)));
    }

    private boolean fits(int number) {
        return filter.isEmpty() || files.isRead(game, number) && filter.fits(files.puzzle(game, number));
    }
}
