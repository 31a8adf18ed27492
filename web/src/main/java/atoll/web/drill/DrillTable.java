package atoll.web.drill;

import atoll.drill.DrillTask;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.table.all.Tables;
import atoll.table.present.PlayState;
import atoll.table.present.Player;
import atoll.table.present.TablePresenter;
import atoll.web.app.AppContext;
import atoll.web.board.Board;
import atoll.web.board.ChoiceButtons;
import atoll.web.bot.NoBots;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.play.Announcer;
import atoll.web.play.GameLoop;
import atoll.web.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.teavm.jso.dom.html.HTMLElement;

/**
 * The board of one task. One move can be played; then the position is shown again, with that move and the best one. What the player
 * did not know is drawn, and never shown: no outcome of a move is.
 */
final class DrillTable implements GameLoop.Listener {
    private final DrillTask task;
    private final Texts texts;
    private final Consumer<Integer> answered;
    private final TablePresenter presenter;
    private final GameLoop gameLoop;
    private final Board board;
    private final ChoiceButtons choices;
    private final AppContext app;
    private final Announcer announcer;
    private final HTMLElement prompt = Dom.el("p", "drill-prompt");
    private boolean over;

    /**
     * @param answered receives the move that was played
     */
    DrillTable(AppContext app, DrillTask task, Consumer<Integer> answered) {
        this.app = app;
        this.task = task;
        this.answered = answered;
        texts = app.texts();
        Session session = Session.of(task.start(1), Seed.of(Browser.random()));
        presenter = new TablePresenter(session, Tables.of(task.game().info().id()), players(task, texts), texts);
        gameLoop = new GameLoop(presenter, new NoBots(), app.settings(), this);
        Consumer<String> pick = gameLoop::pick;
        board = new Board(presenter, texts, app.colours(), pick).named();
        choices = new ChoiceButtons(texts, pick, gameLoop::confirm).named("");
        announcer = new Announcer(app.liveRegion());
        prompt.setId("prompt");
        prompt.setAttribute("tabindex", "-1");
    }

    private static List<Player> players(DrillTask task, Texts texts) {
        List<Player> players = new ArrayList<>();
        for (int seat = 0; seat < task.view().seats(); seat++) {
            players.add(new Player(name(seat, texts), seat == task.seat() ? 0 : Player.AWAY));
        }
        return players;
    }

    private static String name(int seat, Texts texts) {
        return texts.format("seat.number", Integer.toString(seat + 1));
    }

    HTMLElement board() {
        return board.box();
    }

    HTMLElement prompt() {
        return prompt;
    }

    HTMLElement choices() {
        return choices.element();
    }

    HTMLElement note() {
        return board.note();
    }

    /** It is in the document now. */
    void enter() {
        gameLoop.start();
        board.enter(gameLoop.state());
    }

    void leave() {
        gameLoop.stop();
    }

    void repaint() {
        render(gameLoop.refresh());
    }

    void unpick() {
        gameLoop.unpick();
    }

    /** No move can be played any more; marks an answer, or the played move, beside the best one. */
    void end(int other) {
        over = true;
        gameLoop.stop();
        presenter.navigator().seek(0);
        presenter.offerOnly(token -> false);
        presenter.composer().showComparison(task.seat(), other, task.best());
        render(gameLoop.refresh());
    }

    /** A move in words, after what opens the sentence. */
    String describe(int move, String opening) {
        return presenter.composer().describeMove(0, task.seat(), move, opening);
    }

    /** Why the best move is good; empty if there is nothing to say. Needs the help of the game. */
    String rationale() {
        return presenter.composer().rationale(0, task.seat(), task.best());
    }

    String question() {
        return texts.format("drill.ask", name(task.seat(), texts));
    }

    private void render(PlayState state) {
        board.render(state);
        board.showSpots();
        choices.element().setHidden(over);
        if (!over && choices.render(state, board.scene())) {
            Browser.focus(prompt);
        }
        prompt.setHidden(over);
    }

    @Override
    public void changed(PlayState state) {
        if (over) {
            return;
        }
        if (state.stage() == PlayState.Stage.HANDOVER) {
            gameLoop.acceptHandover(); // one person has the screen
            return;
        }
        if (state.ply() > 0) {
            int move = presenter.session().move(0);
            end(move);
            answered.accept(move);
            return;
        }
        render(state);
        String sentence = presenter.prompt();
        Dom.setText(prompt, sentence);
        announcer.announce(state, sentence);
    }

    @Override
    public boolean accepts(String spot) {
        return board.has(spot);
    }

    @Override
    public void refused(String reason) {
        announcer.refuse(reason, prompt, texts);
    }

    @Override
    public void thinking(int permille) {
        // nobody thinks
    }
}
