package atoll.table.present;

import atoll.engine.MoveList;
import atoll.engine.State;
import atoll.play.GameRecord;
import atoll.play.Session;
import atoll.table.Table;
import atoll.table.ViewOptions;
import atoll.table.scene.Scene;
import atoll.table.text.Messages;
import java.util.List;
import java.util.function.Predicate;

/**
 * The presenter of a game: the seat to move, its view, the prompt, the log, the effect of a pick. Screens change a game only
 * through this class and its {@link Navigator}, and render the {@link PlayState} that it computes.
 *
 * <p>{@link #playForced} plays chance moves and forced moves one at a time, so that a screen can show each. Nothing else
 * happens automatically.
 */
public final class TablePresenter implements BoardModel {
    private final Session session;
    private final Table table;
    private Players players;
    private final Picker picker = new Picker();
    private final MoveLog moveLog;
    private final Prompt prompt;
    private final SceneComposer composer;
    private final LastTurn lastTurn;
    private final Navigator navigator;
    private final MoveList legal = new MoveList();
    private int nearSeat;
    private boolean awaitingHandover;
    private int changes;
    private Predicate<String> offered;
    /** Null if it has to be written anew. */
    private String lastTurnText;

    /**
     * A game at a table, at its last move.
     *
     * @param session the game, which may be under way; from now on only this presenter plays on it
     * @param table the table of the game
     * @param people one for every seat
     * @param messages the texts
     */
    public TablePresenter(Session session, Table table, List<Player> people, Messages messages) {
        players = Players.of(people, session.state().seats());
        this.session = session;
        this.table = table;
        Messages names = new PlayerNameTexts(messages, () -> players);
        moveLog = new MoveLog(session, table, names);
        prompt = new Prompt(table, names);
        composer = new SceneComposer(session, table, names);
        lastTurn = new LastTurn(session, table, names);
        nearSeat = players.onlyPerson();
        moveLog.rebuild(players, nearSeat);
        navigator = new Navigator(this, moveLog);
        navigator.begin();
        updateViewer();
    }

    /**
     * {@return what a screen shows now}
     *
     * @param running whether the game goes on by itself; if not, nobody acts
     */
    public PlayState state(boolean running) {
        return new PlayState(this, running);
    }

    /** {@return the game in progress} */
    public Session session() {
        return session;
    }

    /** {@return the table of the game} */
    public Table table() {
        return table;
    }

    /** {@return the players, one per seat} */
    public List<Player> players() {
        return players.players();
    }

    /** {@return the number of people at this screen} */
    public int persons() {
        return players.persons();
    }

    /** {@return who plays which seat} */
    Players lineup() {
        return players;
    }

    /** {@return the picks for the next move} */
    public Picker picker() {
        return picker;
    }

    /** {@return what goes back and forth in the game} */
    public Navigator navigator() {
        return navigator;
    }

    /** {@return what draws the scenes of this table} */
    public SceneComposer composer() {
        return composer;
    }

    /**
     * Changes the players; throws IllegalArgumentException if their number differs.
     *
     * @param newPlayers the players, one per seat
     */
    public void setPlayers(List<Player> newPlayers) {
        players = Players.of(newPlayers, players.players().size());
        nearSeat = players.onlyPerson();
        moveLog.rebuild(players, nearSeat);
        updateViewer();
    }

    /**
     * {@return the seat whose knowledge is shown: the person to move, else the person who moved before; or SPECTATOR}
     */
    public int viewerSeat() {
        return nearSeat;
    }

    /**
     * {@return whether only the public view is shown, until {@link #acceptHandover} reveals the view of the person to
     * move}
     */
    public boolean awaitsHandover() {
        return awaitingHandover;
    }

    /** The person to move is alone with the screen. */
    public void acceptHandover() {
        if (awaitingHandover) {
            awaitingHandover = false;
            setViewer(session.state().actor());
            offer();
        }
    }

    /**
     * Restricts people to the legal moves whose tokens match {@code offered}.
     *
     * @param newOffered the only moves that can be picked, or null
     */
    public void offerOnly(Predicate<String> newOffered) {
        offered = newOffered;
        updateViewer();
    }

    /** {@return the position that may be shown; at the end of the game everything is turned up} Read only. */
    public State view() {
        return isOver() ? session.state().copy() : session.view(nearSeat);
    }

    /** {@return whether the game is over} */
    public boolean isOver() {
        return session.state().actor() == State.OVER;
    }

    /**
     * {@return whether a person has to decide between moves} While viewing an earlier position, only if that person is
     * the viewer.
     */
    public boolean personToMove() {
        int actor = session.state().actor();
        return actor >= 0
                && players.at(actor).isPerson()
                && (!navigator.isLookingBack() || actor == nearSeat)
                && !isForced()
                && !awaitingHandover;
    }

    /** {@return whether a remote person is to decide} */
    public boolean isAwayToMove() {
        int actor = session.state().actor();
        return actor >= 0 && players.at(actor).level() == Player.AWAY && !isForced();
    }

    /** {@return the level of the bot that is to decide, or 0} */
    public int botToMove() {
        int actor = session.state().actor();
        return actor < 0 || isForced() ? 0 : Math.max(0, players.at(actor).level());
    }

    @Override
    public Scene scene(int room, String hovered) {
        return composer.scene(this, room, hovered);
    }

    @Override
    public int previewed(String hovered) {
        return personToMove() ? picker.moveWith(hovered) : -1;
    }

    @Override
    public boolean describesPick(String hovered) {
        return previewed(hovered) >= 0 || hovered != null && composer.describesPick(this, hovered);
    }

    /** {@return the only possible meaning of "you": a seat, or SPECTATOR, see {@link Players#onlyPerson}} */
    public int onlyPerson() {
        return players.onlyPerson();
    }

    /** {@return what can be done now, and by whom} */
    public String prompt() {
        return prompt.current(this, session.state().actor() < 0 || isForced());
    }

    /** {@return what happened since the viewer's last move, and who gained what; empty if nothing happened} */
    public String lastTurn() {
        if (lastTurnText == null) {
            lastTurnText = awaitingHandover ? "" : lastTurn.text(history(), nearSeat, players());
        }
        return lastTurnText;
    }

    @Override
    public String illegalMoveText(String spot) {
        return personToMove()
                ? prompt.illegalMoveText(this, spot, offered != null, composer.viewOptions(this, ViewOptions.WIDE))
                : "";
    }

    /** {@return every move of the line, including those after the current position, as the near seat knows them} */
    public List<LogEntry> history() {
        return moveLog.entries();
    }

    /**
     * {@return the sentence for the first move of a branch, as the near seat knows it}
     *
     * @param line another line of the game
     */
    public String sentenceAtBranch(GameRecord line) {
        return moveLog.sentenceAtBranch(line, players, nearSeat);
    }

    /** {@return the number of position changes; a change invalidates everything said about the old position} */
    public int changes() {
        return changes;
    }

    @Override
    public boolean canDrag(String spot) {
        return personToMove() && !picker.isDeadEnd(spot) && table.isDraggable(view(), spot);
    }

    /**
     * Picks a spot for the person to move, and plays the move if the picks are complete.
     *
     * @param spot the id of a spot
     * @return what the pick did
     */
    public Picker.Result pick(String spot) {
        Picker.Result answer = personToMove() ? picker.pick(spot) : Picker.Result.DEAD;
        if (answer == Picker.Result.MOVE) {
            play(picker.move());
        }
        return answer;
    }

    /**
     * Removes the last pick.
     *
     * @return whether there was a pick
     */
    public boolean unpick() {
        return picker.unpick();
    }

    /**
     * Plays the picks if they are a move already.
     *
     * @return whether a move was played
     */
    public boolean confirm() {
        if (!picker.confirm()) {
            return false;
        }
        play(picker.move());
        return true;
    }

    /**
     * Plays a legal move of the seat to decide.
     *
     * @param move a move, as the game encodes it
     */
    public void play(int move) {
        boolean again = session.ply() < session.length() && session.move(session.ply()) == move;
        State before = session.state().copy();
        session.play(move);
        if (!again) {
            moveLog.append(before, players, nearSeat);
        }
        navigator.resume();
    }

    /**
     * Plays one chance move or forced move.
     *
     * @return whether a move was played; false if a seat has to decide
     */
    public boolean playForced() {
        boolean chance = session.state().actor() == State.CHANCE;
        if (!chance && !isForced()) {
            return false;
        }
        play(chance ? session.outcome() : legal.get(0));
        return true;
    }

    /** {@return whether only bots play} */
    public boolean isWatched() {
        return players.isWatched();
    }

    /**
     * Shows the view of the person who is to decide; while others decide, the view stays. If people know different things,
     * a handover screen comes first. While an earlier position is viewed, the view stays instead.
     */
    void updateViewer() {
        int actor = session.state().actor();
        awaitingHandover = false;
        if (actor >= 0 && actor != nearSeat && players.at(actor).isPerson() && !isForced()) {
            boolean apart = players.persons() > 1 && HandoverRule.isNeeded(table, session, actor, nearSeat);
            if (!apart || !navigator.isLookingBack()) {
                awaitingHandover = apart;
                setViewer(awaitingHandover ? State.SPECTATOR : actor);
            }
        }
        offer();
    }

    private void setViewer(int seat) {
        nearSeat = seat;
        if (moveLog.hasSecrets()) {
            moveLog.rebuild(players, nearSeat);
        }
    }

    private void offer() {
        composer.setLastMove(moveLog.lastSpots(nearSeat));
        changes++;
        lastTurnText = null;
        if (personToMove()) {
            State view = view();
            picker.offer(
                    table,
                    view,
                    move -> offered == null || offered.test(session.game().formatMove(view, move)));
        } else {
            picker.clear();
        }
    }

    private boolean isForced() {
        session.state().moves(legal);
        return session.state().actor() >= 0 && legal.size() == 1;
    }
}
