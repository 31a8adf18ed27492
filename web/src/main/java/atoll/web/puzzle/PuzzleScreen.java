package atoll.web.puzzle;

import atoll.puzzle.Puzzle;
import atoll.puzzle.PuzzleLog;
import atoll.web.app.AppContext;
import atoll.web.app.Route;
import atoll.web.app.Screen;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.text.Texts;
import java.util.List;
import java.util.Locale;
import org.teavm.jso.dom.events.EventListener;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLElement;

/** One puzzle: a board, the goal, and the verdict on each answer. */
final class PuzzleScreen implements Screen, PuzzleTable.Listener {
    private final AppContext app;
    private final Texts texts;
    private final PuzzleTexts words;
    private final PuzzleScreens puzzles;
    private final PuzzlePlace place;
    private final PuzzleRound round;
    private final HTMLElement heading;
    private final HTMLElement verdict = Dom.el("div", "verdict");
    private final HTMLElement buttons = Dom.el("div", "buttons");
    private final HTMLElement root = Dom.el("main", "drill puzzle");
    private final EventListener<KeyboardEvent> keys = this::key;
    private PuzzleTable table;
    /** Null unless the puzzle of a day is solved. */
    private DayResult day;

    /** Whether the help of its game is loaded, which knows why a move is good. */
    private boolean hasRationale;

    PuzzleScreen(AppContext app, PuzzleScreens puzzles) {
        this.app = app;
        this.puzzles = puzzles;
        texts = app.texts();
        words = new PuzzleTexts(texts);
        place = puzzles.place();
        round = puzzles.round();
        heading = Dom.text("h1", "puzzle-name", title());
        root.setId("puzzle");
    }

    @Override
    public String name() {
        return "puzzle";
    }

    @Override
    public String title() {
        return place.hasDay()
                ? texts.format("puzzle.day.of", Browser.day(place.day(), texts.language(), "long"))
                : texts.format("puzzle.of", words.gameName(place.game()), Integer.toString(place.number()));
    }

    @Override
    public HTMLElement body() {
        return root;
    }

    @Override
    public void enter() {
        HTMLDocument.current().addEventListener("keydown", keys);
        table = new PuzzleTable(app, round, this);
        Puzzle puzzle = round.puzzle();
        String grade = words.grade(puzzle.task().grade());
        String facts = place.hasDay() ? words.gameName(place.game()) + " · " + grade : grade;
        PuzzleLog.Attempt before = puzzles.log().attempt(place.game(), place.number());
        HTMLElement panel = Dom.el(
                "div",
                "drill-panel",
                heading,
                Dom.el(
                        "p",
                        "hint puzzle-facts",
                        Dom.text("span", "", before == null ? facts : facts + " · " + words.state(before)),
                        all()),
                Dom.text("p", "puzzle-goal", words.goal(puzzle.task().goal())),
                table.board().prompt(),
                table.board().choices(),
                verdict);
        String themes = words.themes(puzzle);
        if (!themes.isEmpty()) {
            panel.appendChild(Dom.el(
                    "details",
                    "puzzle-themes",
                    Dom.text("summary", "", texts.text("puzzle.themes")),
                    Dom.text("p", "", themes)));
        }
        panel.appendChild(table.board().note());
        panel.appendChild(buttons);
        root.appendChild(table.board().box());
        root.appendChild(panel);
        texts.loadHelp(place.game(), () -> hasRationale = true, () -> {});
        table.enter();
        render();
    }

    private HTMLElement all() {
        Route route = place.hasDay() ? Route.of(Route.PUZZLES) : Route.puzzles(place.game(), "");
        HTMLElement link = Dom.link("", texts.text("puzzle.all"), route.href());
        link.setAttribute("data-act", "puzzle.all");
        return link;
    }

    @Override
    public void leave() {
        HTMLDocument.current().removeEventListener("keydown", keys);
        table.leave();
    }

    @Override
    public void repaint() {
        table.repaint();
    }

    @Override
    public void judged() {
        render();
        app.liveRegion().announce(headline());
        if (round.outcome() == PuzzleRound.Outcome.WRONG) {
            app.liveRegion().announce(words.cost(round.puzzle().task().goal(), round.refutation()));
        }
        Browser.focus((HTMLElement) buttons.getFirstChild());
    }

    @Override
    public void shown() {
        say();
    }

    private String headline() {
        return switch (round.outcome()) {
            case OPEN -> texts.text("puzzle.right");
            case WRONG -> texts.text("puzzle.wrong");
            case SOLVED -> texts.text(round.isFirstTry() ? "puzzle.solved.first" : "puzzle.solved");
            case SHOWN -> texts.text("puzzle.shown");
        };
    }

    // The buttons, and the verdict on the answer.
    private void render() {
        Dom.empty(buttons);
        switch (round.outcome()) {
            case OPEN -> {
                button("plain", "puzzle.show", table::showSolution);
                next("plain", "puzzle.skip");
            }
            case WRONG -> {
                button("primary", "puzzle.retry", () -> {
                    table.retry();
                    onBoard();
                });
                button("plain", "puzzle.show", table::showSolution);
                next("plain", "puzzle.next");
            }
            case SOLVED -> {
                next("primary", "puzzle.next");
                if (place.hasDay()) {
                    day = new DayResult(app, puzzles);
                    button("plain", "puzzle.copy", day::copy);
                }
            }
            case SHOWN -> {
                next("primary", "puzzle.next");
                button("plain", "puzzle.retry", () -> {
                    table.restart();
                    onBoard();
                });
            }
        }
        if (round.outcome() == PuzzleRound.Outcome.SOLVED || round.outcome() == PuzzleRound.Outcome.SHOWN) {
            link("plain", "puzzle.study", Route.study(round.puzzle().position()));
        }
        say();
    }

    // After a wrong move was taken back.
    private void onBoard() {
        render();
        Browser.focus(table.board().prompt());
    }

    private void say() {
        PuzzleRound.Outcome outcome = round.outcome();
        Dom.setAttribute(root, "data-state", outcome.name().toLowerCase(Locale.ROOT));
        Dom.setAttribute(root, "data-showing", table.isShowing() ? "yes" : "no");
        Dom.empty(verdict);
        if (outcome == PuzzleRound.Outcome.OPEN && round.ply() == 0) {
            return;
        }
        verdict.appendChild(Dom.text("h2", "", headline()));
        switch (outcome) {
            case WRONG -> {
                say(words.cost(round.puzzle().task().goal(), round.refutation()));
                list(table.shownLine());
                say(texts.text("puzzle.exercise"));
            }
            case SHOWN -> {
                list(table.shownLine());
                say(texts.text("puzzle.exercise"));
            }
            case SOLVED -> solved();
            default -> {
                // the prompt says the rest
            }
        }
    }

    private void solved() {
        int first = round.record(1).move(0);
        String why = hasRationale ? table.rationale(0, first) : "";
        if (!why.isEmpty()) {
            say(why);
        }
        for (int move : round.puzzle().answer().moves()) {
            if (move != first) {
                say(table.describe(0, move, texts.text("puzzle.also")) + ".");
            }
        }
        if (day != null) {
            verdict.appendChild(day.element());
        }
    }

    private void list(List<String> sentences) {
        if (!sentences.isEmpty()) {
            HTMLElement list = Dom.el("ol", "puzzle-line");
            for (String sentence : sentences) {
                list.appendChild(Dom.text("li", "", sentence));
            }
            verdict.appendChild(list);
        }
    }

    private void say(String sentence) {
        verdict.appendChild(Dom.text("p", "", sentence));
    }

    private void button(String style, String key, Runnable action) {
        HTMLElement button = Dom.button(style, texts.text(key), action);
        button.setAttribute("data-act", key);
        buttons.appendChild(button);
    }

    private void link(String style, String key, Route route) {
        HTMLElement link = Dom.link(style, texts.text(key), route.href());
        link.setAttribute("data-act", key);
        buttons.appendChild(link);
    }

    private void next(String style, String key) {
        int next = puzzles.next(place.game(), place.number());
        if (next > 0) {
            link(style, key, PuzzlePlace.puzzle(place.game(), next));
        }
    }

    private void key(KeyboardEvent event) {
        if (event.getKey().equals("Escape") && !Browser.matches("dialog[open]")) {
            table.board().gameLoop().unpick();
        }
    }
}
