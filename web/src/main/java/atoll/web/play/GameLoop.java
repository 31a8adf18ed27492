package atoll.web.play;

import atoll.table.present.Navigator;
import atoll.table.present.PlayState;
import atoll.table.present.PlayState.Stage;
import atoll.table.present.TablePresenter;
import atoll.web.bot.BotClient;
import atoll.web.bot.MoveSource;
import atoll.web.storage.Setting;
import atoll.web.storage.Settings;
import org.teavm.jso.browser.Performance;
import org.teavm.jso.browser.Window;

/**
 * The game loop: a person decides, a bot searches, or chance and forced moves are played one readable step at a time. Player
 * input has priority: it ends a pause, so that what waited is played at once; going to another position cancels a bot's search.
 */
public final class GameLoop {
    /** Receives the events of the loop. */
    public interface Listener {
        /** The position, the picks or the stage changed. */
        void changed(PlayState state);

        /** A spot was picked. Returns false if it is gone: the elements that pick spots are replaced a little later. */
        boolean accepts(String spot);

        /**
         * The picked spot is of no use to the person to move; nothing changed.
         *
         * @param reason the rule that forbids it; empty if the prompt says everything
         */
        void refused(String reason);

        /** Another position is about to be shown; the current one is the live game. */
        default void leavesLive() {}

        /** The progress of a bot's search, 0..1000. */
        void thinking(int permille);
    }

    private static final int PAUSE = 650;
    private static final int REDUCED_MOTION_PAUSE = 350;
    /** From the second move of a run of forced moves, like a deal of cards. */
    private static final int SHORT_PAUSE = 160;
    /** A run of at least this length is a deal of all hands, and goes faster. */
    private static final int DEAL = 6;

    private static final int DEAL_PAUSE = 45;

    private final TablePresenter presenter;
    private final Navigator navigator;
    private final MoveSource bots;
    private final Settings settings;
    private final GameLoop.Listener listener;
    private boolean running;
    private PlayState state;
    private double shownSince;
    private int forcedCount;
    private int timer;
    private Runnable pending;
    private boolean jumped;

    public GameLoop(TablePresenter presenter, MoveSource bots, Settings settings, GameLoop.Listener listener) {
        this.presenter = presenter;
        navigator = presenter.navigator();
        this.bots = bots;
        this.settings = settings;
        this.listener = listener;
        refresh();
    }

    /** What the screen shows: the same for all its panels. */
    public PlayState state() {
        return state;
    }

    /** Marks on the board or a setting changed; returns the new state. */
    public PlayState refresh() {
        state = presenter.state(running);
        return state;
    }

    /** Starts, or resumes after {@link #stop}. */
    public void start() {
        running = true;
        afterChange();
    }

    /** Nothing happens by itself any more. */
    public void stop() {
        cancel();
        running = false;
        refresh();
    }

    /** Ends a pause early. Returns false if there was none. */
    public boolean skip() {
        if (pending == null) {
            return false;
        }
        Runnable action = pending;
        cancel();
        action.run();
        return true;
    }

    /** A spot of the board was picked, by any device. During a pause, that only ends the pause. */
    public void pick(String spot) {
        if (skip() || !listener.accepts(spot) || !state.mayPick()) {
            return;
        }
        switch (presenter.pick(spot)) {
            case MOVE -> afterChange();
            case MORE -> listener.changed(refresh());
            default -> listener.refused(presenter.illegalMoveText(spot));
        }
    }

    public void confirm() {
        if (state.mayPick() && presenter.confirm()) {
            afterChange();
        }
    }

    /** Removes the last pick or, without picks, undoes the last move of the same turn; returns to the live position. */
    public void unpick() {
        if (state.canUnpick()) {
            undo();
        } else if (state.stage() == Stage.LOOKING) {
            showPly(state.livePly());
        }
    }

    /** Removes the last pick or, without picks, undoes the last human decision; while viewing, goes back one step. */
    public void undo() {
        if (state.isPicking()) {
            presenter.unpick();
            listener.changed(refresh());
        } else if (state.stage() == Stage.LOOKING) {
            showPly(state.ply() - 1);
        } else if (state.canUndo()) {
            cancel();
            navigator.undo();
            afterSeek(false);
        }
    }

    /** Redoes an undone decision; while viewing, goes forward one step. */
    void redo() {
        if (state.stage() == Stage.LOOKING) {
            showPly(state.ply() + 1);
        } else if (state.canRedo()) {
            cancel();
            navigator.redo();
            afterSeek(false);
        }
    }

    /** The person to move has taken over the screen. */
    public void acceptHandover() {
        presenter.acceptHandover();
        afterChange();
    }

    /** Continues after a change of players. */
    void playersChanged() {
        cancel();
        afterChange();
    }

    /** Pauses the bots until {@link #playOn}. */
    public void pause() {
        cancel();
        navigator.pause();
        afterSeek(false);
    }

    /** Makes the searching bot move now. */
    void moveNow() {
        bots.moveNow();
    }

    /** Goes back to the start of the turn. */
    void resetTurn() {
        if (state.canResetTurn()) {
            cancel();
            navigator.resetTurn();
            afterSeek(false);
        }
    }

    /** Shows the position after {@code ply} moves; does nothing if there is none, or if it is shown already. */
    public void showPly(int ply) {
        if (ply >= 0 && ply <= state.length() && ply != state.ply()) {
            cancel();
            listener.leavesLive();
            navigator.showPly(ply);
            afterSeek(true);
        }
    }

    /** Resumes the game from the viewed position. */
    public void playOn() {
        cancel();
        navigator.playOn();
        afterSeek(false);
    }

    /** Switches to a branch. */
    void switchToBranch(int branch) {
        cancel();
        listener.leavesLive();
        navigator.switchToBranch(branch);
        afterSeek(true);
    }

    /** Whether the last change went to another place in the history. Reading resets it. */
    boolean hasJumped() {
        boolean answer = jumped;
        jumped = false;
        return answer;
    }

    private void afterSeek(boolean far) {
        jumped = far;
        forcedCount = 0;
        afterChange();
    }

    private void afterChange() {
        shownSince = Performance.now();
        advance();
    }

    private void advance() {
        Stage stage = refresh().stage();
        if (stage != Stage.FORCED) {
            forcedCount = 0;
        }
        listener.changed(state);
        if (state.stage() != stage) {
            return; // the listener stopped the game, or went on
        }
        if (stage == Stage.FORCED) {
            forcedCount++;
            schedule(
                    forcedCount > 1 ? scaledMillis(forcedCount < DEAL ? SHORT_PAUSE : DEAL_PAUSE) : stepMillis(),
                    () -> {
                        presenter.playForced();
                        afterChange();
                    });
        } else if (stage == Stage.BOT) {
            requestBotMove();
        }
    }

    private void requestBotMove() {
        bots.requestMove(presenter.session(), presenter.botToMove(), new BotClient.ReplyHandler() {
            @Override
            public void progress(int permille) {
                listener.thinking(permille);
            }

            @Override
            public void move(int move, int[] rest, int[] odds) {
                listener.thinking(1000);
                schedule(stepMillis(), () -> {
                    presenter.play(move);
                    afterChange();
                });
            }
        });
    }

    // Runs the action when the current position has been visible that long.
    private void schedule(int millis, Runnable action) {
        pending = action;
        double wait = Math.max(0, shownSince + millis - Performance.now());
        timer = Window.setTimeout(this::skip, wait);
    }

    private void cancel() {
        if (pending != null) {
            Window.clearTimeout(timer);
            pending = null;
        }
        bots.cancel();
    }

    private int stepMillis() {
        return scaledMillis(Settings.reducedMotion() ? REDUCED_MOTION_PAUSE : PAUSE);
    }

    private int scaledMillis(int millis) {
        return switch (settings.get(Setting.PACE)) {
            case "quick" -> millis / 3;
            case "slow" -> millis * 3;
            default -> millis;
        };
    }
}
