package atoll.web.play;

import atoll.table.present.Picker.Result;
import atoll.table.present.TablePresenter;
import atoll.web.bot.BotClient;
import atoll.web.bot.MoveSource;
import atoll.web.storage.Setting;
import atoll.web.storage.Settings;
import org.teavm.jso.browser.Performance;
import org.teavm.jso.browser.Window;

/**
 * The game loop: a person decides, a bot searches, or chance and forced moves are played one readable step at a time. Player
 * input has priority: it ends pauses, and cancels a bot's reply.
 */
public final class GameLoop {
    /** Who or what is to act. */
    public enum Stage {
        PERSON,
        BOT,
        FORCED,
        /** The next person has to take over the screen before deciding. */
        HANDOVER,
        /** A remote person is to decide. */
        AWAY,
        /** An earlier position is viewed: nothing happens by itself. */
        LOOKING,
        /** Not started, or stopped. */
        PAUSED,
        OVER;

        /** The value of the page's data-state. */
        public String key() {
            return switch (this) {
                case PERSON -> "person";
                case BOT -> "bot";
                case FORCED -> "settling";
                case HANDOVER -> "curtain";
                case AWAY -> "away";
                case LOOKING -> "looking";
                case PAUSED -> "paused";
                case OVER -> "over";
            };
        }
    }

    /** Receives the events of the loop. */
    public interface Listener {
        /** The position, the picks or the stage changed. */
        void changed();

        /** Another position is about to be shown; the current one is the live game. */
        default void leavesLive() {}

        /** The progress of a bot's search, 0..1000. */
        void thinking(int permille);
    }

    private static final int PAUSE = 650;
    private static final int CALM_PAUSE = 350;
    /** From the second move of a run of forced moves, like a deal of cards. */
    private static final int SHORT_PAUSE = 160;
    /** A run of at least this length is a deal of all hands, and goes faster. */
    private static final int DEAL = 6;

    private static final int DEAL_PAUSE = 45;

    private final TablePresenter presenter;
    private final MoveSource bots;
    private final Settings settings;
    private final GameLoop.Listener listener;
    private Stage stage = Stage.PAUSED;
    private double shownSince;
    private int forcedCount;
    private int timer;
    private Runnable pending;
    private boolean jumped;

    public GameLoop(TablePresenter presenter, MoveSource bots, Settings settings, GameLoop.Listener listener) {
        this.presenter = presenter;
        this.bots = bots;
        this.settings = settings;
        this.listener = listener;
    }

    public Stage stage() {
        return stage;
    }

    /** Starts, or resumes after {@link #stop}. */
    public void start() {
        shownSince = Performance.now();
        advance();
    }

    /** Nothing happens by itself any more. */
    public void stop() {
        cancel();
        stage = Stage.PAUSED;
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

    /** The player picks a spot. */
    public Result pick(String spot) {
        if (!mayPick()) {
            return Result.DEAD;
        }
        Result answer = presenter.pick(spot);
        if (answer == Result.MOVE) {
            afterChange();
        } else if (answer == Result.MORE) {
            listener.changed();
        }
        return answer;
    }

    public void confirm() {
        if (mayPick() && presenter.confirm()) {
            afterChange();
        }
    }

    /** Whether a person may pick: picking while viewing an earlier position plays on from there. */
    public boolean mayPick() {
        return stage == Stage.PERSON || stage == Stage.LOOKING && presenter.personToMove();
    }

    private boolean canUnpick() {
        return isPicking() || stage == Stage.PERSON && isMidTurn();
    }

    /** Removes the last pick or, without picks, undoes the last move of the same turn; returns to the live position. */
    public void unpick() {
        if (canUnpick()) {
            undo();
        } else if (stage == Stage.LOOKING) {
            showPly(presenter.livePly());
        }
    }

    boolean canUndo() {
        return isPicking() || (stage == Stage.LOOKING ? presenter.session().ply() > 0 : presenter.canUndo());
    }

    /** Removes the last pick or, without picks, undoes the last human decision; while viewing, goes back one step. */
    public void undo() {
        if (isPicking()) {
            presenter.picker().unpick();
            listener.changed();
        } else if (stage == Stage.LOOKING) {
            showPly(presenter.session().ply() - 1);
        } else if (presenter.canUndo()) {
            cancel();
            presenter.undo();
            afterSeek(false);
        }
    }

    /** Redoes an undone decision; while viewing, goes forward one step. */
    void redo() {
        if (stage == Stage.LOOKING) {
            showPly(presenter.session().ply() + 1);
        } else if (presenter.canRedo()) {
            cancel();
            presenter.redo();
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

    /** Whether the game can be paused: no person plays. */
    boolean canPause() {
        return presenter.isWatched();
    }

    /** Pauses the bots until {@link #playOn}. */
    public void pause() {
        cancel();
        presenter.pause();
        afterSeek(false);
    }

    /** Makes the searching bot move now. */
    void moveNow() {
        bots.moveNow();
    }

    /** Goes back to the start of the turn. */
    void resetTurn() {
        if (stage == Stage.PERSON && presenter.canResetTurn()) {
            cancel();
            presenter.resetTurn();
            afterSeek(false);
        }
    }

    /** Shows the position after {@code ply} moves; does nothing if there is none, or if it is shown already. */
    public void showPly(int ply) {
        if (ply >= 0
                && ply <= presenter.session().length()
                && ply != presenter.session().ply()) {
            cancel();
            listener.leavesLive();
            presenter.showPly(ply);
            afterSeek(true);
        }
    }

    /** Resumes the game from the viewed position. */
    public void playOn() {
        cancel();
        presenter.playOn();
        afterSeek(false);
    }

    /** Switches to a branch. */
    void switchToBranch(int branch) {
        cancel();
        listener.leavesLive();
        presenter.switchToBranch(branch);
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
        if (presenter.isOver()) {
            stage = Stage.OVER;
        } else if (presenter.isLookingBack()) {
            stage = Stage.LOOKING;
        } else if (presenter.awaitsHandover()) {
            stage = Stage.HANDOVER;
        } else if (presenter.isAwayToMove()) {
            stage = Stage.AWAY;
        } else if (presenter.personToMove()) {
            stage = Stage.PERSON;
        } else if (presenter.botToMove() > 0) {
            stage = Stage.BOT;
        } else {
            stage = Stage.FORCED;
        }
        if (stage != Stage.FORCED) {
            forcedCount = 0;
        }
        listener.changed();
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
            public void move(int move, int[] odds) {
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

    private boolean isPicking() {
        return mayPick() && !presenter.picker().picks().isEmpty();
    }

    private boolean isMidTurn() {
        int ply = presenter.session().ply();
        return ply > 0
                && presenter.canUndo()
                && presenter.history().get(ply - 1).actor()
                        == presenter.session().state().actor();
    }

    private int stepMillis() {
        return scaledMillis(Settings.reducedMotion() ? CALM_PAUSE : PAUSE);
    }

    private int scaledMillis(int millis) {
        return switch (settings.get(Setting.PACE)) {
            case "quick" -> millis / 3;
            case "slow" -> millis * 3;
            default -> millis;
        };
    }
}
