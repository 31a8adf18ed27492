package atoll.table.present;

import atoll.play.Session;

/**
 * Moves along the line of a game: takes decisions back, views earlier positions, pauses, switches to branches.
 *
 * <p>While the user views an earlier position, the game waits at its live one. Nothing is lost, and the view reveals no more
 * than the near seat may know. Playing on from there keeps the old continuation as a branch of the session.
 */
public final class Navigator {
    private final TablePresenter presenter;
    private final Session session;
    private final MoveLog moveLog;
    private boolean lookingBack;
    /** While looking back: the ply of the live position. */
    private int livePly;

    private boolean paused;

    /**
     * Navigates in a game, from the position of its session.
     *
     * @param presenter the game at the table, notified after every change
     * @param moveLog the log of the game
     */
    Navigator(TablePresenter presenter, MoveLog moveLog) {
        this.presenter = presenter;
        this.moveLog = moveLog;
        session = presenter.session();
    }

    /** Decides whether the game goes on from the earlier position at which its session was left. */
    void begin() {
        // After an undo, a person may want to play differently. Any other actor would move at once, so pause instead.
        livePly = session.length();
        lookingBack = session.ply() < livePly && !presenter.personToMove();
    }

    /** {@return whether an earlier position is viewed} Nobody has to move there, but a person may. */
    public boolean isLookingBack() {
        return lookingBack;
    }

    /** {@return the number of moves of the live game, whatever position is viewed} */
    public int livePly() {
        return lookingBack ? livePly : session.ply();
    }

    /**
     * {@return the number of moves in the viewed line: those played, or all including undone ones when viewing an
     * undone move}
     */
    int span() {
        return session.ply() <= livePly() ? livePly() : session.length();
    }

    /**
     * Shows the position after {@code ply} moves, 0..session().length(). The game continues at its live position.
     *
     * @param ply a number of moves, 0..length
     */
    public void showPly(int ply) {
        livePly = livePly();
        session.seek(ply);
        lookingBack = paused || ply != livePly;
        presenter.updateViewer();
    }

    /** Pauses the game until {@link #playOn}. */
    public void pause() {
        livePly = livePly();
        paused = !presenter.isOver();
        lookingBack = paused;
        presenter.updateViewer();
    }

    /** Resumes the game from the viewed position. */
    public void playOn() {
        seek(session.ply());
    }

    /**
     * Goes to the position after {@code ply} moves, 0..session().length(), and resumes play there.
     *
     * @param ply a number of moves, 0..length
     */
    public void seek(int ply) {
        session.seek(ply);
        resume();
    }

    /**
     * Switches to a branch, 0..session().branches().size()-1, at its last move.
     *
     * @param branch the index of a branch
     */
    public void switchToBranch(int branch) {
        session.switchToBranch(branch);
        moveLog.rebuild(presenter.lineup(), presenter.viewerSeat());
        resume();
    }

    /** The session's position is the live one. */
    void resume() {
        lookingBack = false;
        paused = false;
        presenter.updateViewer();
    }

    /** {@return whether a decision can be taken back} */
    boolean canUndo() {
        return moveLog.undoTo(presenter.lineup()) >= 0;
    }

    /**
     * Goes back to the last human decision; to any decision, if only bots play.
     *
     * @return whether there was one
     */
    public boolean undo() {
        int ply = moveLog.undoTo(presenter.lineup());
        if (ply < 0) {
            return false;
        }
        moveTo(ply);
        return true;
    }

    /** {@return whether a move can be played again} */
    boolean canRedo() {
        return session.ply() < session.length();
    }

    /**
     * Replays undone moves up to the next human decision.
     *
     * @return whether there were any
     */
    public boolean redo() {
        if (!canRedo()) {
            return false;
        }
        moveTo(moveLog.redoTo(presenter.lineup()));
        return true;
    }

    // If only bots play, going back is for viewing.
    private void moveTo(int ply) {
        livePly = livePly();
        session.seek(ply);
        lookingBack = presenter.persons() == 0 && ply != livePly;
        presenter.updateViewer();
    }

    /** {@return whether the turn can be begun again} */
    boolean canResetTurn() {
        return !lookingBack
                && presenter.personToMove()
                && (!presenter.picker().picks().isEmpty() || moveLog.turnStart() < session.ply());
    }

    /**
     * Goes back to the start of the current person's turn and clears the picks.
     *
     * @return whether something was done in this turn
     */
    public boolean resetTurn() {
        if (!canResetTurn()) {
            return false;
        }
        seek(moveLog.turnStart());
        return true;
    }
}
