package atoll.web.drill;

import atoll.drill.DrillTask;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.table.present.PlayState;
import atoll.table.present.Player;
import atoll.table.present.SceneComposer;
import atoll.web.app.AppContext;
import atoll.web.bot.NoBots;
import atoll.web.dom.Browser;
import atoll.web.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.teavm.jso.dom.html.HTMLElement;

/**
 * The board of one task. One move can be played; then the position is shown again, with that move and the best one.
 * What the player did not know is drawn at random and never shown, and neither is the outcome of a move.
 */
final class DrillTable {
    private final DrillTask task;
    private final Texts texts;
    private final Consumer<Integer> answered;
    private final PracticeBoard board;
    private boolean over;

    /**
     * @param answered receives the move that was played
     */
    DrillTable(AppContext app, DrillTask task, Consumer<Integer> answered) {
        this.task = task;
        this.answered = answered;
        texts = app.texts();
        Session session = Session.of(task.start(1), Seed.of(Browser.random()));
        board = new PracticeBoard(app, session, players(task, texts), new NoBots(), this::changed);
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
        return board.prompt();
    }

    HTMLElement choices() {
        return board.choices();
    }

    HTMLElement note() {
        return board.note();
    }

    /** It is in the document now. */
    void enter() {
        board.enter();
    }

    void leave() {
        board.gameLoop().stop();
    }

    void repaint() {
        render(board.gameLoop().refresh());
    }

    void unpick() {
        board.gameLoop().unpick();
    }

    /** Ends the play; marks an answer, or the played move, beside the best one. */
    void end(int other) {
        over = true;
        board.gameLoop().stop();
        board.presenter().navigator().seek(0);
        board.presenter().offerOnly(token -> false);
        composer().showComparison(task.seat(), other, List.of(task.best()));
        render(board.gameLoop().refresh());
    }

    private SceneComposer composer() {
        return board.presenter().composer();
    }

    /** A move that the person chose, in words, after what opens the sentence. */
    String describeChosen(int move, String opening) {
        return board.describe(0, task.seat(), move, "player.you", opening);
    }

    /** A move to recommend, in words, after what opens the sentence. */
    String describeGood(int move, String opening) {
        return board.describe(0, task.seat(), move, "advice.hint", opening);
    }

    /** Why the best move is good; empty if there is nothing to say. Needs the help of the game. */
    String rationale() {
        return composer().rationale(0, task.seat(), task.best());
    }

    String question() {
        return texts.format("drill.ask", name(task.seat(), texts));
    }

    private void render(PlayState state) {
        if (over) {
            board.show(state);
        } else {
            board.ask(state);
        }
    }

    private void changed(PlayState state) {
        if (over) {
            return;
        }
        if (state.ply() > 0) {
            int move = board.presenter().session().move(0);
            end(move);
            answered.accept(move);
            return;
        }
        board.ask(state);
    }
}
