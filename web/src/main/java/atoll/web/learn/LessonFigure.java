package atoll.web.learn;

import atoll.engine.Game;
import atoll.engine.State;
import atoll.games.Games;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.table.Lesson;
import atoll.table.Table;
import atoll.table.present.PlayState;
import atoll.table.present.Player;
import atoll.table.present.TablePresenter;
import atoll.web.app.AppContext;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.text.Texts;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.dom.html.HTMLElement;

/** A lesson: its text, and its board once it is near the viewport. The reader has all seats. */
final class LessonFigure {
    private final AppContext app;
    private final Texts texts;
    private final Table table;
    private final Lesson lesson;
    private final HTMLElement scores = Dom.el("p", "hint scores");
    private final HTMLElement place = Dom.el("div", "lesson-board");
    private final HTMLElement root;
    private TutorialBoard board;

    LessonFigure(AppContext app, Table table, Lesson lesson) {
        this.app = app;
        this.table = table;
        this.lesson = lesson;
        texts = app.texts();
        String key = "help." + table.id() + ".lesson." + lesson.id();
        HTMLElement title = Dom.text("h3", "", texts.text(key));
        title.setId("lesson-" + lesson.id());
        HTMLElement body = Dom.el("div", "lesson-words", title, Dom.text("p", "", texts.text(key + ".shows")));
        HTMLElement task = Dom.el("p", "lesson-try", Dom.text("strong", "", texts.text("help.try") + " "));
        task.appendChild(Dom.text("span", "", texts.text(key + ".try")));
        body.appendChild(task);
        body.appendChild(scores);
        body.appendChild(Dom.el(
                "div",
                "buttons",
                Dom.button(
                        "plain",
                        texts.text("table.undo"),
                        () -> board().gameLoop().undo()),
                Dom.button("plain", texts.text("try.again"), () -> board().restart())));
        root = Dom.el("figure", "lesson", body, place);
        root.setAttribute("aria-labelledby", title.getId());
        root.setAttribute("data-lesson", lesson.id());
    }

    HTMLElement element() {
        return root;
    }

    /** It is in the document now. */
    void enter() {
        Browser.onVisible(root, this::board);
    }

    void leave() {
        if (board != null) {
            board.leave();
        }
    }

    void repaint() {
        if (board != null) {
            board.repaint();
        }
    }

    /** Paints now, for print. */
    void print() {
        board().print();
    }

    // The board, created on first use.
    private TutorialBoard board() {
        if (board == null) {
            Game game = Games.find(table.id());
            TablePresenter presenter = new TablePresenter(
                    Session.from(game, lesson.start(), Seed.of(0)), table, players(lesson.start()), texts);
            presenter.composer().highlight(lesson.about());
            board = new TutorialBoard(app, presenter, app.bots(), PlayState::prompt, this::showScores);
            place.appendChild(board.element());
            board.enter();
        }
        return board;
    }

    private List<Player> players(State start) {
        List<Player> players = new ArrayList<>();
        for (int seat = 1; seat <= start.seats(); seat++) {
            String key = "help." + table.id() + ".seat." + seat;
            String name = texts.has(key) ? texts.text(key) : texts.format("seat.number", Integer.toString(seat));
            players.add(new Player(name, 0));
        }
        return players;
    }

    private void showScores(PlayState state) {
        State view = state.view();
        StringBuilder line = new StringBuilder();
        for (int seat = 0; seat < view.seats(); seat++) {
            line.append(seat == 0 ? "" : ", ")
                    .append(state.players().get(seat).name())
                    .append(": ")
                    .append(texts.count("points", table.score(view, seat)));
        }
        Dom.setText(scores, line.toString());
        Dom.setAttribute(root, "data-ply", Integer.toString(state.ply()));
    }
}
