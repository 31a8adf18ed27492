package atoll.web.puzzle;

import atoll.engine.State;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.puzzle.WrongMove;
import atoll.table.present.LogEntry;
import atoll.table.present.PlayState;
import atoll.table.present.Player;
import atoll.web.app.AppContext;
import atoll.web.bot.BotClient;
import atoll.web.bot.MoveSource;
import atoll.web.dom.Browser;
import atoll.web.drill.PracticeBoard;
import atoll.web.storage.Settings;
import atoll.web.text.Texts;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.browser.Window;

/**
 * The board of a puzzle: the player's moves, the stored replies, and lines that are only shown: what refutes a wrong move, and the
 * solution. What the player does not know is drawn at random and never shown.
 */
final class PuzzleTable implements MoveSource, PuzzleExplanation.Listener {
    /** How long each move of a shown line is seen, in milliseconds. */
    private static final int STEP = 900;

    private static final int QUICK_STEP = 450;
    private static final int BOT = 1;

    /** Receives what happens. */
    interface Listener {
        /** A move was judged; the round has the outcome. */
        void judged();

        /** Moves of a line were shown. */
        void shown();

        /** What is known of a wrong move has changed. */
        void explained();
    }

    private final PuzzleRound round;
    private final Texts texts;
    private final Listener listener;
    private final AppContext app;
    private final PracticeBoard board;
    private final PuzzleExplanation explanation;
    /** What is still to be shown. */
    private final List<Integer> line = new ArrayList<>();

    private int timer;

    PuzzleTable(AppContext app, PuzzleRound round, Listener listener) {
        this.app = app;
        this.round = round;
        this.listener = listener;
        texts = app.texts();
        explanation = new PuzzleExplanation(round.puzzle(), this);
        Session session = Session.of(round.record(1), Seed.of(Browser.random()));
        board = new PracticeBoard(app, session, players(session), this, this::changed);
    }

    private List<Player> players(Session session) {
        List<Player> players = new ArrayList<>();
        int seats = session.state().seats();
        for (int seat = 0; seat < seats; seat++) {
            if (seat == round.puzzle().seat()) {
                players.add(new Player(texts.text("player.you"), 0));
            } else {
                String name = seats == 2
                        ? texts.text("puzzle.opponent")
                        : texts.format("seat.number", Integer.toString(seat + 1));
                players.add(new Player(name, BOT));
            }
        }
        return players;
    }

    PracticeBoard board() {
        return board;
    }

    /** It is in the document now. */
    void enter() {
        // a round that goes on after a change of language
        switch (round.outcome()) {
            case SOLVED -> {
                hideEnd();
                board.enterStill();
            }
            case SHOWN -> {
                round.solution().forEach(board.presenter()::play);
                hideEnd();
                board.enterStill();
            }
            default -> {
                round.retry();
                board.enter();
            }
        }
    }

    void leave() {
        stop();
        explanation.close();
    }

    PuzzleExplanation explanation() {
        return explanation;
    }

    void repaint() {
        if (board.gameLoop().state().stage() == PlayState.Stage.PERSON) {
            board.ask(board.gameLoop().refresh());
        } else {
            board.show(board.gameLoop().refresh());
        }
    }

    /** Takes back the wrong move and the moves shown after it. */
    void retry() {
        stop();
        round.retry();
        resume();
    }

    /** Starts again. */
    void restart() {
        stop();
        round.restart();
        resume();
    }

    private void resume() {
        board.presenter().navigator().seek(round.ply());
        board.skip(board.gameLoop().refresh());
        board.gameLoop().start();
    }

    private void stop() {
        Window.clearTimeout(timer);
        line.clear();
        explanation.clear();
        board.gameLoop().stop();
    }

    /** Shows the solution from the last right move on. */
    void showSolution() {
        stop();
        board.presenter().navigator().seek(round.ply());
        round.show(session().state());
        line.addAll(round.solution());
        PlayState state = board.gameLoop().refresh();
        board.skip(state);
        board.show(state);
        listener.judged();
        playLine();
    }

    /** Whether a line is being shown. */
    boolean isShowing() {
        return !line.isEmpty();
    }

    /** The moves after the last right one, in words: the wrong one and its refutation, or the solution as far as it is shown. */
    List<String> shownLine() {
        List<String> sentences = new ArrayList<>();
        List<LogEntry> history = board.presenter().history();
        for (int ply = round.ply(); ply < board.presenter().navigator().livePly(); ply++) {
            sentences.add(history.get(ply).line());
        }
        return sentences;
    }

    /** What the opponent replied, in words; empty while the reply is not complete, or before one. */
    String reply() {
        PlayState state = board.gameLoop().state();
        return state.stage() == PlayState.Stage.PERSON ? state.lastTurn() : "";
    }

    /** A good move of the player that was possible after the first {@code ply} moves, in words. */
    String describe(int ply, int move, String opening) {
        return board.describe(ply, round.puzzle().seat(), move, "advice.hint", opening);
    }

    /** Why such a move is good; empty if there is nothing to say. Needs the help of the game. */
    String rationale(int ply, int move) {
        return board.presenter().composer().rationale(ply, round.puzzle().seat(), move);
    }

    private Session session() {
        return board.presenter().session();
    }

    private void changed(PlayState state) {
        boolean right = false;
        while (round.outcome() == PuzzleRound.Outcome.OPEN && state.ply() > round.ply()) {
            int ply = round.ply();
            State before = session().at(ply);
            right |= before.actor() == round.puzzle().seat();
            round.played(before, session().move(ply));
        }
        if (round.outcome() == PuzzleRound.Outcome.OPEN) {
            if (right) {
                app.liveRegion().announce(texts.text("puzzle.right"));
            }
            if (state.stage() == PlayState.Stage.PERSON) {
                board.ask(state);
            } else {
                board.say(state, state.stage() == PlayState.Stage.BOT ? texts.text("puzzle.reply") : "");
            }
            if (round.ply() > 0) {
                listener.shown();
            }
            return;
        }
        board.gameLoop().stop();
        hideEnd();
        board.say(board.gameLoop().refresh(), "");
        WrongMove wrong = round.outcome() == PuzzleRound.Outcome.WRONG ? round.refutation() : null;
        if (wrong != null) {
            line.addAll(wrong.line());
        }
        if (round.outcome() == PuzzleRound.Outcome.WRONG && line.isEmpty()) {
            explanation.start(session().at(round.ply()), round.wrongMove(), round.rightMoves()[0]);
        }
        listener.judged();
        playLine();
    }

    @Override
    public void expects(int[] moves) {
        for (int move : moves) {
            line.add(move);
        }
        playLine();
    }

    @Override
    public void explained() {
        listener.explained();
    }

    // At the end of a game all hands are turned up. What the player did not know was drawn here, so the position before
    // is shown.
    private void hideEnd() {
        if (session().state().actor() == State.OVER && !round.puzzle().view().isFullyKnown()) {
            board.presenter().navigator().showPly(session().ply() - 1);
        }
    }

    private void playLine() {
        if (line.isEmpty()) {
            listener.shown();
            return;
        }
        timer = Window.setTimeout(this::step, Settings.reducedMotion() ? QUICK_STEP : STEP);
    }

    private void step() {
        int move = line.remove(0);
        if (!session().state().isLegal(move)) {
            line.clear(); // possible only where something unknown was drawn
        } else {
            board.presenter().play(move);
            hideEnd();
            board.say(board.gameLoop().refresh(), "");
        }
        listener.shown();
        playLine();
    }

    @Override
    public void requestMove(Session at, int level, BotClient.ReplyHandler handler) {
        handler.move(round.rightMoves()[0], new int[0], new int[0]);
    }

    @Override
    public void moveNow() {
        // replies are immediate
    }

    @Override
    public void cancel() {
        // it has replied already
    }
}
