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
 * What happens next in a game: a person decides, a bot thinks, or chance and forced moves settle, one readable step at a
 * time. Whatever the player does comes first: it ends pauses, and drops what a bot was about to answer.
 */
public final class GameLoop {
    /** Who is at it. */
    public enum Stage {
        PERSON,
        BOT,
        SETTLING,
        /** A person is to decide who must be alone with the screen. */
        CURTAIN,
        /** A person elsewhere is to decide. */
        AWAY,
        /** The player looks at an earlier position: nothing happens by itself. */
        LOOKING,
        /** Not begun, or stopped. */
        PAUSED,
        OVER;

        /** As the page's data-state says it. */
        public String word() {
            return switch (this) {
                case PERSON -> "person";
                case BOT -> "bot";
                case SETTLING -> "settling";
                case CURTAIN -> "curtain";
                case AWAY -> "away";
                case LOOKING -> "looking";
                case PAUSED -> "paused";
                case OVER -> "over";
            };
        }
    }

    /** Who is told. */
    public interface Listener {
        /** The position, the picks or the stage have changed. */
        void changed();

        /** The player is about to look at another moment: what there is now is how the game stands. */
        default void leavesLive() {}

        /** How far a bot has thought, 0..1000. */
        void thinking(int permille);
    }

    private static final int PAUSE = 650;
    private static final int CALM_PAUSE = 350;
    /** From the second of a run of settled moves on, say a deal of cards. */
    private static final int SHORT_PAUSE = 160;
    /** From so many on it is a deal of all hands, and goes by quicker. */
    private static final int DEAL = 6;

    private static final int DEAL_PAUSE = 45;

    private final TablePresenter presenter;
    private final MoveSource bots;
    private final Settings settings;
    private final GameLoop.Listener watcher;
    private Stage stage = Stage.PAUSED;
    private double shown;
    private int settled;
    private int timer;
    private Runnable pending;
    private boolean jumped;

    public GameLoop(TablePresenter presenter, MoveSource bots, Settings settings, GameLoop.Listener watcher) {
        this.presenter = presenter;
        this.bots = bots;
        this.settings = settings;
        this.watcher = watcher;
    }

    public Stage stage() {
        return stage;
    }

    /** Begins, or goes on after {@link #stop}. */
    public void start() {
        shown = Performance.now();
        next();
    }

    /** Nothing happens by itself any more. */
    public void stop() {
        cancel();
        stage = Stage.PAUSED;
    }

    /** Ends a pause before its time. False if there was none. */
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
            moved();
        } else if (answer == Result.MORE) {
            watcher.changed();
        }
        return answer;
    }

    public void confirm() {
        if (mayPick() && presenter.confirm()) {
            moved();
        }
    }

    /** Whether a person may pick: whoever picks while looking goes on from there. */
    public boolean mayPick() {
        return stage == Stage.PERSON || stage == Stage.LOOKING && presenter.personToMove();
    }

    private boolean canTakeBack() {
        return isPicking() || stage == Stage.PERSON && isHalfDone();
    }

    /** Takes the last pick back or, with no pick, the last move of the same turn; ends looking back. */
    public void unpick() {
        if (canTakeBack()) {
            undo();
        } else if (stage == Stage.LOOKING) {
            showPly(presenter.livePly());
        }
    }

    boolean canUndo() {
        return isPicking() || (stage == Stage.LOOKING ? presenter.session().ply() > 0 : presenter.canUndo());
    }

    /** Takes the last pick back or, with no pick, the last decision of a person; while looking, one step. */
    public void undo() {
        if (isPicking()) {
            presenter.picker().unpick();
            watcher.changed();
        } else if (stage == Stage.LOOKING) {
            showPly(presenter.session().ply() - 1);
        } else if (presenter.canUndo()) {
            cancel();
            presenter.undo();
            travelled(false);
        }
    }

    /** Plays again what was taken back; while looking, one step. */
    void redo() {
        if (stage == Stage.LOOKING) {
            showPly(presenter.session().ply() + 1);
        } else if (presenter.canRedo()) {
            cancel();
            presenter.redo();
            travelled(false);
        }
    }

    /** The person to move is alone with the screen. */
    public void acceptHandover() {
        presenter.acceptHandover();
        moved();
    }

    /** Goes on after others have sat down. */
    void playersChanged() {
        cancel();
        moved();
    }

    /** Whether the players can be made to wait: no person plays. */
    boolean canPause() {
        return presenter.isWatched();
    }

    /** Lets the bots wait, until {@link #playOn}. */
    public void pause() {
        cancel();
        presenter.pause();
        travelled(false);
    }

    /** The bot that thinks is to play now. */
    void moveNow() {
        bots.moveNow();
    }

    /** Back to the beginning of the turn. */
    void resetTurn() {
        if (stage == Stage.PERSON && presenter.canResetTurn()) {
            cancel();
            presenter.resetTurn();
            travelled(false);
        }
    }

    /** Looks at the position after {@code ply} moves; nothing happens if there is none, or it is the one shown. */
    public void showPly(int ply) {
        if (ply >= 0
                && ply <= presenter.session().length()
                && ply != presenter.session().ply()) {
            cancel();
            watcher.leavesLive();
            presenter.showPly(ply);
            travelled(true);
        }
    }

    /** The game goes on from the position looked at. */
    public void playOn() {
        cancel();
        presenter.playOn();
        travelled(false);
    }

    /** Goes on with a line that was left. */
    void switchToBranch(int branch) {
        cancel();
        watcher.leavesLive();
        presenter.switchToBranch(branch);
        travelled(true);
    }

    /** Whether the last change led to another place in the history, rather than on. Says so once. */
    boolean hasJumped() {
        boolean answer = jumped;
        jumped = false;
        return answer;
    }

    private void travelled(boolean far) {
        jumped = far;
        settled = 0;
        moved();
    }

    private void moved() {
        shown = Performance.now();
        next();
    }

    private void next() {
        if (presenter.isOver()) {
            stage = Stage.OVER;
        } else if (presenter.isLookingBack()) {
            stage = Stage.LOOKING;
        } else if (presenter.awaitsHandover()) {
            stage = Stage.CURTAIN;
        } else if (presenter.isAwayToMove()) {
            stage = Stage.AWAY;
        } else if (presenter.personToMove()) {
            stage = Stage.PERSON;
        } else if (presenter.botToMove() > 0) {
            stage = Stage.BOT;
        } else {
            stage = Stage.SETTLING;
        }
        if (stage != Stage.SETTLING) {
            settled = 0;
        }
        watcher.changed();
        if (stage == Stage.SETTLING) {
            settled++;
            after(settled > 1 ? paced(settled < DEAL ? SHORT_PAUSE : DEAL_PAUSE) : readable(), () -> {
                presenter.playForced();
                moved();
            });
        } else if (stage == Stage.BOT) {
            ask();
        }
    }

    private void ask() {
        bots.ask(presenter.session(), presenter.botToMove(), new BotClient.ReplyHandler() {
            @Override
            public void progress(int permille) {
                watcher.thinking(permille);
            }

            @Override
            public void move(int move, int[] chances) {
                watcher.thinking(1000);
                after(readable(), () -> {
                    presenter.play(move);
                    moved();
                });
            }
        });
    }

    // Runs the action when what is shown now has been shown for so long.
    private void after(int millis, Runnable action) {
        pending = action;
        double wait = Math.max(0, shown + millis - Performance.now());
        timer = Window.setTimeout(this::skip, wait);
    }

    private void cancel() {
        if (pending != null) {
            Window.clearTimeout(timer);
            pending = null;
        }
        bots.drop();
    }

    private boolean isPicking() {
        return mayPick() && !presenter.picker().picks().isEmpty();
    }

    private boolean isHalfDone() {
        int ply = presenter.session().ply();
        return ply > 0
                && presenter.canUndo()
                && presenter.history().get(ply - 1).actor()
                        == presenter.session().state().actor();
    }

    private int readable() {
        return paced(Settings.reducedMotion() ? CALM_PAUSE : PAUSE);
    }

    private int paced(int millis) {
        return switch (settings.get(Setting.PACE)) {
            case "quick" -> millis / 3;
            case "slow" -> millis * 3;
            default -> millis;
        };
    }
}
