package atoll.web.drill;

import atoll.drill.DrillSession;
import atoll.drill.DrillTask;
import atoll.drill.MoveValue;
import atoll.drill.SavedTask;
import atoll.drill.TaskCheck;
import atoll.web.app.AppContext;
import atoll.web.app.Route;
import atoll.web.app.Screen;
import atoll.web.app.Toast;
import atoll.web.bot.Verifier;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.text.Texts;
import java.util.List;
import java.util.Locale;
import org.teavm.jso.dom.events.EventListener;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLElement;

/** The tasks that are due, one after the other: a board, the question, and the bot's verdict on the answer. */
final class DrillScreen implements Screen {
    private static final int WHOLE = 1000;

    private final AppContext app;
    private final Texts texts;
    private final DrillScreens drill;
    private final DrillRound round;
    private final HTMLElement heading;
    private final HTMLElement question = Dom.el("h2", "drill-question");
    private final HTMLElement verdict = Dom.el("div", "verdict");
    private final HTMLElement buttons = Dom.el("div", "buttons");
    private final HTMLElement progress = Dom.el("progress", "");
    private final HTMLElement root;
    private final EventListener<KeyboardEvent> keys = this::key;
    /** Null if no task is shown. */
    private DrillTable table;
    /** Whether this is the screen shown now. */
    private boolean here;

    /** Whether the help of its game is loaded, which knows why a move is good. */
    private boolean hasRationale;

    DrillScreen(AppContext app, DrillScreens drill) {
        this.app = app;
        this.drill = drill;
        texts = app.texts();
        round = drill.round();
        heading = Dom.text("h1", "unseen", title());
        question.setAttribute("tabindex", "-1");
        progress.setAttribute("max", Integer.toString(WHOLE));
        progress.setAttribute("aria-label", texts.text("drill.checking.progress"));
        root = Dom.el("main", "drill");
        root.setId("drill");
    }

    @Override
    public String name() {
        return "drill";
    }

    @Override
    public String title() {
        return texts.text("drill.title");
    }

    @Override
    public HTMLElement body() {
        root.appendChild(heading);
        return root;
    }

    @Override
    public void enter() {
        here = true;
        HTMLDocument.current().addEventListener("keydown", keys);
        show();
    }

    @Override
    public void leave() {
        here = false;
        HTMLDocument.current().removeEventListener("keydown", keys);
        clear();
    }

    @Override
    public void repaint() {
        if (table != null) {
            table.repaint();
        }
    }

    private void clear() {
        drill.verifier().cancel();
        if (table != null) {
            table.leave();
            table = null;
        }
        Dom.empty(root);
        Dom.empty(verdict);
        Dom.empty(buttons);
        root.appendChild(heading);
    }

    private void show() {
        clear();
        SavedTask shown = round.shown();
        if (shown == null) {
            Dom.setAttribute(root, "data-state", "end");
            root.appendChild(end());
            return;
        }
        table = new DrillTable(app, shown.task(), this::answered);
        Dom.setText(question, table.question());
        HTMLElement panel = Dom.el(
                "div",
                "drill-panel",
                Dom.text("p", "hint", source(shown)),
                clockNote(shown),
                question,
                table.prompt(),
                table.choices(),
                table.note(),
                verdict,
                progress,
                buttons);
        root.appendChild(table.board());
        root.appendChild(panel);
        hasRationale = false;
        String game = shown.task().game().info().id();
        texts.loadHelp(game, () -> hasRationale = true, () -> {});
        table.enter();
        if (round.outcome() != DrillRound.Outcome.OPEN) {
            table.end(round.hasAnswer() ? round.answer() : shown.task().played());
        }
        render();
        if (round.outcome() == DrillRound.Outcome.CHECKING) {
            check();
        }
    }

    private HTMLElement clockNote(SavedTask shown) {
        HTMLElement note = Dom.text("p", "hint", texts.text("drill.future"));
        note.setHidden(!shown.schedule().isFromFuture(drill.today()));
        return note;
    }

    private String source(SavedTask shown) {
        String name = shown.source().name().isEmpty()
                ? texts.text("game." + shown.task().game().info().id() + ".name")
                : shown.source().name();
        if (shown.source().isPuzzle()) {
            name = texts.format("drill.puzzle", name, puzzle(shown).rest());
        }
        String date = Browser.date(shown.source().time(), texts.language());
        int left = round.session().left();
        String from = date.isEmpty() ? name : texts.format("drill.source", name, date);
        return left == 0 ? from : from + " · " + texts.count("drill.left", left);
    }

    // The address of the puzzle that it is from.
    private static Route puzzle(SavedTask shown) {
        return Route.parse(Route.PUZZLES + "." + shown.source().puzzle());
    }

    // The buttons, and the verdict on the answer.
    private void render() {
        DrillRound.Outcome outcome = round.outcome();
        Dom.setAttribute(root, "data-state", outcome.name().toLowerCase(Locale.ROOT));
        progress.setHidden(outcome != DrillRound.Outcome.CHECKING);
        Dom.empty(verdict);
        Dom.empty(buttons);
        switch (outcome) {
            case OPEN -> {
                button("plain", "drill.show", () -> {
                    round.show();
                    table.end(round.shown().task().played());
                    judged();
                });
                button("plain", "drill.skip", this::next);
            }
            case CHECKING -> {
                say(texts.text("drill.checking"));
                button("plain", "drill.stop", () -> {
                    drill.verifier().cancel();
                    round.stopCheck();
                    judged();
                });
            }
            default -> {
                explain();
                button("primary", "drill.next", this::next);
            }
        }
        if (outcome != DrillRound.Outcome.CHECKING) {
            button(
                    "plain",
                    "drill.study",
                    () -> app.navigate(Route.study(round.shown().task().position())));
            button("plain", "drill.delete", this::delete);
        }
    }

    private void button(String style, String key, Runnable action) {
        HTMLElement button = Dom.button(style, texts.text(key), action);
        button.setAttribute("data-act", key);
        buttons.appendChild(button);
    }

    private void say(String sentence) {
        verdict.appendChild(Dom.text("p", "", sentence));
    }

    private void answered(int move) {
        round.answered(move);
        if (round.outcome() == DrillRound.Outcome.CHECKING) {
            render();
            app.liveRegion().announce(texts.text("drill.checking"));
            Browser.focus((HTMLElement) buttons.getFirstChild());
            check();
        } else {
            judged();
        }
    }

    // Only a move that was never searched before has to be checked.
    private void check() {
        DrillTask task = round.shown().task();
        Dom.setAttribute(progress, "value", "0");
        int seed = TaskCheck.seed(task.view().hash());
        drill.verifier().verify(task.game(), task.view(), seed, round.answer(), new Verifier.Handler() {
            @Override
            public void progress(int permille) {
                Dom.setAttribute(progress, "value", Integer.toString(permille));
            }

            @Override
            public void found(int move, int value) {
                round.checked(value);
                judged();
            }
        });
    }

    private void judged() {
        render();
        app.liveRegion().announce(headline());
        Browser.focus((HTMLElement) buttons.getFirstChild());
    }

    private String headline() {
        return switch (round.outcome()) {
            // Rounded down: less than the threshold must look like less.
            case RIGHT ->
                round.cost() < 10
                        ? texts.text("drill.right.best")
                        : texts.format("drill.right", Integer.toString(round.cost() / 10));
            case WRONG ->
                round.shown().source().isPuzzle()
                        ? texts.text("drill.wrong.puzzle")
                        : texts.format("drill.wrong", Integer.toString(percent(round.cost())));
            case SHOWN -> texts.text("drill.shown");
            default -> texts.text("drill.unchecked");
        };
    }

    private static int percent(int permille) {
        return (permille + 5) / 10;
    }

    private void explain() {
        DrillTask task = round.shown().task();
        verdict.appendChild(Dom.text("h3", "", headline()));
        if (round.hasAnswer()) {
            say(table.describeChosen(round.answer(), texts.text("drill.yours")) + ".");
        }
        if (!round.hasAnswer() || round.answer() != task.best()) {
            String why = hasRationale ? table.rationale() : "";
            say(table.describeGood(task.best(), texts.text("drill.best")) + "." + (why.isEmpty() ? "" : " " + why));
        }
        for (MoveValue value : task.values()) {
            boolean said = value.move() == task.best() || round.hasAnswer() && value.move() == round.answer();
            if (!said && task.isRight(value.move())) {
                say(table.describeGood(value.move(), texts.text("drill.also")) + ".");
            }
        }
        if (round.shown().source().isPuzzle()) {
            verdict.appendChild(Dom.link(
                    "", texts.text("drill.puzzle.open"), puzzle(round.shown()).href()));
            return; // its values say only which moves are right
        }
        say(table.describeChosen(task.played(), texts.text("drill.then")) + ". "
                + texts.format("drill.cost", Integer.toString(percent(task.cost(task.played())))));
        verdict.appendChild(
                Dom.text("p", "hint", texts.format("drill.about", Integer.toString(DrillTask.THRESHOLD / 10))));
    }

    private void next() {
        round.next();
        goOn();
    }

    private void goOn() {
        show();
        Browser.focus(table == null ? heading : question);
        app.liveRegion().announce(table == null ? texts.text("drill.done") : table.question());
    }

    private void delete() {
        SavedTask gone = round.shown();
        drill.tasks().remove(gone.id(), () -> {
            if (round.shown() == gone) {
                round.removed();
                goOn();
            }
            Toast.offer(app, texts.text("drill.deleted"), texts.text("table.undo"), () -> restore(gone));
        });
    }

    private void restore(SavedTask gone) {
        drill.tasks().save(gone);
        if (gone.schedule().isDue(drill.today())) {
            boolean elsewhere = round.shown() != null && round.outcome() != DrillRound.Outcome.OPEN;
            round.restored(gone);
            if (!elsewhere && here) {
                goOn();
            }
        }
    }

    // Nothing is due, or nothing any more.
    private HTMLElement end() {
        HTMLElement sheet = Dom.el("div", "drill-end card");
        List<SavedTask> all = drill.tasks().tasks();
        int left = DrillSession.daysLeft(all, drill.today());
        int skipped = round.session().skipped();
        if (drill.tasks().isEmpty()) {
            sheet.appendChild(Dom.text("p", "lead", texts.text("drill.none")));
        } else if (!all.isEmpty()) {
            if (left > 0) {
                sheet.appendChild(Dom.text("h2", "", texts.text("drill.done")));
                sheet.appendChild(Dom.text("p", "", texts.count("drill.until", left)));
            } else {
                sheet.appendChild(Dom.text("p", "", texts.count("drill.skipped", Math.max(1, skipped))));
                sheet.appendChild(Dom.button("plain", texts.text("drill.again"), () -> {
                    drill.begin();
                    app.navigate(app.route());
                }));
            }
            sheet.appendChild(Dom.text("p", "hint", texts.count("drill.all", all.size())));
        }
        int unreadable = drill.tasks().unreadable(true).size();
        if (unreadable > 0) {
            sheet.appendChild(Dom.text("p", "warning", texts.count("drill.unreadable", unreadable)));
            if (!drill.tasks().unreadable(false).isEmpty()) {
                sheet.appendChild(Dom.button("plain", texts.text("drill.discard"), this::discard));
            }
        }
        sheet.appendChild(Dom.link(
                "plain", texts.text("drill.games"), Route.of(Route.GAMES).href()));
        return sheet;
    }

    private void discard() {
        for (String id : drill.tasks().unreadable(false)) {
            drill.tasks().remove(id, () -> {
                if (table == null) {
                    goOn();
                }
            });
        }
    }

    private void key(KeyboardEvent event) {
        if (table != null && event.getKey().equals("Escape") && !Browser.matches("dialog[open]")) {
            table.unpick();
        }
    }
}
