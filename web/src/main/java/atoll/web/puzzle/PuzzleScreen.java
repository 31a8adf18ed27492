package atoll.web.puzzle;

import atoll.engine.State;
import atoll.puzzle.Goal;
import atoll.puzzle.Puzzle;
import atoll.puzzle.PuzzleLog;
import atoll.puzzle.WrongMove;
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
    private final HTMLElement thinking = Dom.el("div", "puzzle-thinking");
    private final HTMLElement progress = Dom.el("progress", "");
    private final HTMLElement dayNote = Dom.el("p", "hint");
    private final HTMLElement buttons = Dom.el("div", "buttons");
    private final HTMLElement root = Dom.el("main", "drill puzzle");
    private final EventListener<KeyboardEvent> keys = this::key;
    private PuzzleTable table;
    /** Null unless the puzzle of a day is solved and counts. */
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
                Dom.text(
                        "p",
                        "puzzle-goal",
                        words.goal(puzzle, table.explanation().isLastTurn())),
                table.board().prompt(),
                table.board().choices(),
                verdict,
                thinking,
                Dom.el(
                        "details",
                        "puzzle-themes",
                        Dom.text("summary", "", texts.text("puzzle.themes")),
                        Dom.text("p", "", words.themes(puzzle))),
                table.board().note(),
                dayNote,
                buttons);
        fillThinking();
        root.appendChild(table.board().box());
        root.appendChild(panel);
        texts.loadHelp(place.game(), () -> hasRationale = true, () -> {});
        table.enter();
        render();
    }

    private void fillThinking() {
        progress.setAttribute("max", "1000");
        progress.setAttribute("aria-label", texts.text("puzzle.thinking"));
        HTMLElement stop = Dom.button("plain", texts.text("puzzle.thinking.stop"), () -> {
            table.explanation().stop();
            explained();
        });
        stop.setAttribute("data-act", "puzzle.thinking.stop");
        thinking.appendChild(Dom.text("p", "", texts.text("puzzle.thinking")));
        thinking.appendChild(Dom.el("div", "puzzle-progress", progress, stop));
        thinking.setHidden(true);
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
            app.liveRegion().announce(cost());
        }
        Browser.focus((HTMLElement) buttons.getFirstChild());
    }

    @Override
    public void shown() {
        say();
    }

    @Override
    public void explained() {
        PuzzleExplanation explanation = table.explanation();
        boolean searching = explanation.stage() == PuzzleExplanation.Stage.SEARCHING;
        progress.setAttribute("value", Integer.toString(explanation.permille()));
        if (searching) {
            thinking.setHidden(false);
            return;
        }
        if (Browser.holdsFocus(thinking)) {
            Browser.focus((HTMLElement) buttons.getFirstChild());
        }
        say();
        app.liveRegion().announce(expectation());
    }

    private String cost() {
        Puzzle.Task task = round.puzzle().task();
        return words.cost(task.goal(), table.explanation().isLastTurn(), round.refutation());
    }

    // Null unless it is as much better as the wrong move is said to cost: the bot's line may be worse than the proved
    // one.
    private State rightEnd(State wrongEnd) {
        State right = table.explanation().rightEnd(round.solution());
        WrongMove wrong = round.refutation();
        int seat = round.puzzle().seat();
        boolean agrees = right != null && (wrong == null || wrong.cost() == lead(right, seat) - lead(wrongEnd, seat));
        return agrees ? right : null;
    }

    private static int lead(State end, int seat) {
        return end.score(seat) - end.score(1 - seat);
    }

    // What the bot expects after the wrong move; empty as long as it is not known.
    private String expectation() {
        PuzzleExplanation explanation = table.explanation();
        if (explanation.stage() != PuzzleExplanation.Stage.DONE) {
            return "";
        }
        Puzzle puzzle = round.puzzle();
        Goal goal = puzzle.task().goal();
        State end = explanation.end();
        if (end != null) {
            return words.end(goal, puzzle.seat(), end, rightEnd(end));
        }
        String odds = goal.isExact()
                ? words.odds(goal, explanation.wrongOdds())
                : words.odds(explanation.wrongOdds(), explanation.rightOdds());
        return explanation.hasLine() ? odds : odds + " " + texts.text("puzzle.expect.open");
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
                if (place.hasDay() && puzzles.log().days().has(place.day())) {
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
        dayNote();
        say();
    }

    // What the puzzle of a day needs to count, as long as it does not.
    private void dayNote() {
        boolean counts = !place.hasDay() || puzzles.log().days().has(place.day());
        String key = puzzles.log().isShown(place.day())
                ? "puzzle.day.shown"
                : place.day() > puzzles.latestDay() ? "puzzle.day.early" : "puzzle.day.show";
        Dom.setText(dayNote, counts ? "" : texts.text(key));
        dayNote.setHidden(counts);
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
        PuzzleExplanation.Stage stage = table.explanation().stage();
        Dom.setAttribute(root, "data-explained", stage.name().toLowerCase(Locale.ROOT));
        thinking.setHidden(stage != PuzzleExplanation.Stage.SEARCHING);
        Dom.empty(verdict);
        if (outcome == PuzzleRound.Outcome.OPEN && round.ply() == 0) {
            return;
        }
        verdict.appendChild(Dom.text("h2", "", headline()));
        switch (outcome) {
            case WRONG -> {
                say(cost());
                say(expectation());
                list(table.shownLine());
                say(texts.text("puzzle.exercise"));
            }
            case SHOWN -> {
                list(table.shownLine());
                say(texts.text("puzzle.exercise"));
            }
            case SOLVED -> solved();
            default -> say(table.reply()); // the prompt says the rest
        }
        Browser.reveal(verdict);
    }

    private void solved() {
        int first = round.record(1).move(0);
        String why = hasRationale ? table.rationale(0, first) : "";
        if (!why.isEmpty()) {
            say(why);
        }
        for (int move : round.puzzle().answer().moves()) {
            if (move != first) {
                say(table.describe(0, move, words.also(round.puzzle().task().goal())) + ".");
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
        if (!sentence.isEmpty()) {
            verdict.appendChild(Dom.text("p", "", sentence));
        }
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
        } else {
            link(style, "puzzle.list.back", Route.puzzles(place.game(), ""));
        }
    }

    private void key(KeyboardEvent event) {
        if (event.getKey().equals("Escape") && !Browser.matches("dialog[open]")) {
            table.board().gameLoop().unpick();
        }
    }
}
