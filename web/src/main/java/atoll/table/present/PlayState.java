package atoll.table.present;

import atoll.engine.State;
import atoll.play.GameRecord;
import atoll.play.Session;
import java.util.List;
import java.util.Set;

/**
 * What a screen shows of a game at one moment, as the viewer may know it. {@link TablePresenter#state} computes it; it never
 * changes. All panels render the latest one.
 */
public final class PlayState implements PickState {
    /** Who or what is to act. */
    public enum Stage {
        /** A person at this screen is to decide. */
        PERSON,
        /** A bot is to decide. */
        BOT,
        /** A chance move or a forced move is next; it is played by itself. */
        FORCED,
        /** The next person has to take over the screen before deciding. */
        HANDOVER,
        /** A remote person is to decide. */
        AWAY,
        /** An earlier position is viewed: nothing happens by itself. */
        LOOKING,
        /** Not started, or stopped. */
        PAUSED,
        /** The game is over. */
        OVER;

        /** {@return whether the game goes on, by itself or by a person here} */
        public boolean isUnderWay() {
            return this == PERSON || this == BOT || this == FORCED;
        }

        /**
         * {@return whether a page may show the board first, and the rest when that is painted}
         *
         * @param before what it shows now
         */
        public boolean isShownInParts(Stage before) {
            return (isUnderWay() || this == LOOKING) && (before.isUnderWay() || before == LOOKING);
        }

        /** {@return the value of the page's attribute {@code data-state}} */
        public String key() {
            return switch (this) {
                case PERSON -> "person";
                case BOT -> "bot";
                case FORCED -> "forced";
                case HANDOVER -> "handover";
                case AWAY -> "away";
                case LOOKING -> "looking";
                case PAUSED -> "paused";
                case OVER -> "over";
            };
        }
    }

    private final Stage stage;
    private final List<Player> players;
    private final int viewer;
    private final State view;
    private final int actor;
    private final boolean personToMove;
    private final boolean watched;
    private final String prompt;
    private final String lastTurn;
    private final int version;

    private final int ply;
    private final int length;
    private final int livePly;
    private final boolean lookingBack;
    private final List<LogEntry> history;
    private final List<GameRecord> branches;

    private final List<String> picks;
    private final Set<String> alive;
    private final Set<String> replacing;
    private final List<String> hinted;

    private final boolean canConfirm;
    private final boolean canUndo;
    private final boolean canUnpick;
    private final boolean canRedo;
    private final boolean canResetTurn;

    /**
     * The state of a presenter at this moment.
     *
     * @param presenter the game at the table
     * @param running whether the game has been started and not stopped
     */
    PlayState(TablePresenter presenter, boolean running) {
        Session session = presenter.session();
        Picker picker = presenter.picker();
        Navigator navigator = presenter.navigator();
        stage = running ? stage(presenter) : Stage.PAUSED;
        players = presenter.players();
        viewer = presenter.viewerSeat();
        view = presenter.view();
        actor = session.state().actor();
        personToMove = presenter.personToMove();
        watched = presenter.isWatched();
        prompt = presenter.prompt();
        lastTurn = presenter.lastTurn();
        version = presenter.changes();
        ply = session.ply();
        length = session.length();
        livePly = navigator.livePly();
        lookingBack = navigator.isLookingBack();
        history = presenter.history();
        branches = List.copyOf(session.branches());
        picks = picker.picks();
        alive = picker.alive();
        replacing = picker.replacing();
        hinted = presenter.composer().hinted();
        canConfirm = mayPick() && picker.canConfirm();
        boolean undoes = navigator.canUndo();
        canUndo = isPicking() || (stage == Stage.LOOKING ? ply > 0 : undoes);
        boolean midTurn = ply > 0 && undoes && history.get(ply - 1).actor() == actor;
        canUnpick = isPicking() || stage == Stage.PERSON && midTurn;
        canRedo = navigator.canRedo();
        canResetTurn = stage == Stage.PERSON && navigator.canResetTurn();
    }

    private static Stage stage(TablePresenter presenter) {
        if (presenter.isOver()) {
            return Stage.OVER;
        }
        if (presenter.navigator().isLookingBack()) {
            return Stage.LOOKING;
        }
        if (presenter.awaitsHandover()) {
            return Stage.HANDOVER;
        }
        if (presenter.isAwayToMove()) {
            return Stage.AWAY;
        }
        if (presenter.personToMove()) {
            return Stage.PERSON;
        }
        return presenter.botToMove() > 0 ? Stage.BOT : Stage.FORCED;
    }

    /** {@return who or what is to act} */
    public Stage stage() {
        return stage;
    }

    /** {@return one for every seat} */
    public List<Player> players() {
        return players;
    }

    @Override
    public boolean isOthersTurn() {
        return stage == Stage.BOT || stage == Stage.FORCED;
    }

    /** {@return the seat whose knowledge is shown, or SPECTATOR} */
    public int viewer() {
        return viewer;
    }

    /** {@return the position as the viewer knows it; do not modify} */
    public State view() {
        return view;
    }

    /** {@return the seat to decide, CHANCE or OVER} */
    public int actor() {
        return actor;
    }

    /** {@return whether a person at this screen has a choice} */
    public boolean personToMove() {
        return personToMove;
    }

    /** {@return whether only bots play} */
    public boolean isWatched() {
        return watched;
    }

    /** {@return what can be done now, and by whom} */
    public String prompt() {
        return prompt;
    }

    /** {@return what happened since the viewer's last move, and who gained what; empty if nothing happened} */
    public String lastTurn() {
        return lastTurn;
    }

    /**
     * {@return the same for all states of one position: another version invalidates everything said about the position}
     */
    public int version() {
        return version;
    }

    /** {@return the number of moves before the shown position} */
    public int ply() {
        return ply;
    }

    /** {@return the number of moves of the line, undone ones included} */
    public int length() {
        return length;
    }

    /** {@return the number of moves of the live game, whatever position is shown} */
    public int livePly() {
        return livePly;
    }

    /** {@return whether the position of the live game is shown} */
    public boolean isLatest() {
        return ply == livePly;
    }

    /**
     * {@return the number of moves in the viewed line: those played, or all including undone ones when viewing an
     * undone move}
     */
    public int span() {
        return ply <= livePly ? livePly : length;
    }

    /** {@return whether the game waits at its live position while a position is viewed} */
    public boolean isLookingBack() {
        return lookingBack;
    }

    /** {@return every move of the line, as the viewer knows it} */
    public List<LogEntry> history() {
        return history;
    }

    /** {@return the other lines} */
    public List<GameRecord> branches() {
        return branches;
    }

    @Override
    public List<String> picks() {
        return picks;
    }

    /** {@return whether something is picked and can be removed} */
    public boolean isPicking() {
        return mayPick() && !picks.isEmpty();
    }

    /** {@return whether a person may pick: picking while viewing an earlier position plays on from there} */
    public boolean mayPick() {
        return stage != Stage.PAUSED && personToMove;
    }

    @Override
    public boolean leadsToMove(String spot) {
        return alive.contains(spot);
    }

    @Override
    public boolean canPick(String spot) {
        return personToMove && (alive.contains(spot) || replacing.contains(spot));
    }

    @Override
    public boolean isHinted(String spot) {
        return hinted.contains(spot);
    }

    /** {@return whether a hint is marked} */
    public boolean hasHint() {
        return !hinted.isEmpty();
    }

    @Override
    public boolean canConfirm() {
        return canConfirm;
    }

    /** {@return whether a pick, a decision or, while viewing, a step can be undone} */
    public boolean canUndo() {
        return canUndo;
    }

    /** {@return whether a pick or a move of the same turn can be undone} */
    public boolean canUnpick() {
        return canUnpick;
    }

    /** {@return whether a move can be played again} */
    public boolean canRedo() {
        return canRedo;
    }

    /** {@return whether something was done in this turn} */
    public boolean canResetTurn() {
        return canResetTurn;
    }
}
