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

/** The puzzles of a game: what became of each; those of one grade or theme. Grades and themes appear as they are read. */
final class PuzzleListScreen implements Screen {
    /** Puzzles are read in slices of this many milliseconds. */
    private static final int SLICE = 12;

    /** What was chosen last, per game: a theme of one game means nothing in another. */
    private static String chosenGame = "";

    private static String chosenGrade = "";
    private static String chosenTheme = "";

    private final Texts texts;
    private final PuzzleTexts words;
    private final PuzzleFiles files;
    private final PuzzleLog log;
    private final String game;
    private final List<HTMLElement> tiles = new ArrayList<>();
    private final HTMLElement found = Dom.el("p", "hint");
    private final HTMLElement root;
    private boolean left;

    PuzzleListScreen(AppContext app, PuzzleScreens puzzles, String game) {
        this.game = game;
        texts = app.texts();
        words = new PuzzleTexts(texts);
        files = puzzles.files();
        log = puzzles.log();
        if (!chosenGame.equals(game)) {
            chosenGame = game;
            chosenGrade = "";
            chosenTheme = "";
        }
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
                Dom.el("div", "buttons filters", grades(), themes()),
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
            files.puzzle(game, number);
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
        select.setValue(chosenGrade);
        select.addEventListener("change", (Event event) -> {
            chosenGrade = select.getValue();
            filter();
        });
        return select;
    }

    private HTMLElement themes() {
        HTMLSelectElement select = select("puzzle.theme");
        for (String theme : Games.find(game).puzzleRules().themes()) {
            select.appendChild(option(theme, words.theme(game, theme)));
        }
        select.setValue(chosenTheme);
        select.addEventListener("change", (Event event) -> {
            chosenTheme = select.getValue();
            filter();
        });
        return select;
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
        if (chosenGrade.isEmpty() && chosenTheme.isEmpty()) {
            return true;
        }
        if (!files.isRead(game, number)) {
            return false;
        }
        Puzzle.Task task = files.puzzle(game, number).task();
        return (chosenGrade.isEmpty() || chosenGrade.equals(Integer.toString(task.grade())))
                && (chosenTheme.isEmpty() || task.themes().contains(chosenTheme));
    }
}
