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
 * Players around a table: whose turn it is and what they see, the prompt, the log, what a pick does, how far an undo goes.
 * All that a screen does to a game it does through this class.
 *
 * <p>An earlier position can be looked at: nothing is lost by it, and it shows no more than the near seat may know. Whoever
 * plays on from there leaves the line that followed as a branch of the session.
 *
 * <p>Chance and decisions with a single choice are played by {@link #playForced}, one at a time, so that a screen can show
 * each; nothing else happens by itself.
 */
public final class TablePresenter {
    private final Session session;
    private final Table table;
    private Players party;
    private final Picker picker = new Picker();
    private final MoveLog moveLog;
    private final Prompt prompt;
    private final SceneComposer composer;
    private final MoveList legal = new MoveList();
    private int nearSeat;
    private boolean curtain;
    private boolean looking;
    private int stood;
    private boolean halted;
    private int changes;
    private Predicate<String> wanted;

    /**
     * @param session the game, which may be under way; only this sitting plays on it from now on
     * @param players one for every seat
     */
    public TablePresenter(Session session, Table table, List<Player> players, Messages words) {
        party = Players.of(players, session.state().seats());
        this.session = session;
        this.table = table;
        Messages names = new PlayerNameTexts(words, () -> party);
        moveLog = new MoveLog(session, table, names);
        prompt = new Prompt(table, names);
        composer = new SceneComposer(table, names);
        nearSeat = party.onlyPerson();
        moveLog.addMove(party, nearSeat);
        // A person who went back was about to play differently; anybody else would, unasked.
        stood = session.length();
        looking = session.ply() < stood && !personToMove();
        turnTable();
    }

    public Session session() {
        return session;
    }

    public Table table() {
        return table;
    }

    public List<Player> players() {
        return party.players();
    }

    public Picker picker() {
        return picker;
    }

    public SceneComposer showing() {
        return composer;
    }

    /** Others play from now on; throws IllegalArgumentException if they are not as many. */
    public void setPlayers(List<Player> newPlayers) {
        party = Players.of(newPlayers, party.players().size());
        nearSeat = party.onlyPerson();
        moveLog.addMove(party, nearSeat);
        turnTable();
    }

    /** The seat whose knowledge is shown: the person to move, else the person who moved before; or SPECTATOR. */
    public int viewerSeat() {
        return nearSeat;
    }

    /** Whether only what everyone may see is shown, until the person to move, who will see more, says {@link #acceptHandover}. */
    public boolean awaitsHandover() {
        return curtain;
    }

    /** The person to move is alone with the screen. */
    public void acceptHandover() {
        if (curtain) {
            curtain = false;
            sitAt(session.state().actor());
            offer();
        }
    }

    /** From now on offers persons only those legal moves whose tokens are {@code wanted}. */
    public void offerOnly(Predicate<String> newWanted) {
        wanted = newWanted;
        turnTable();
    }

    /** What may be shown. */
    public State view() {
        return session.view(nearSeat);
    }

    public boolean isOver() {
        return session.state().actor() == State.OVER;
    }

    /** Whether a person is to decide, and has a choice; while looking, only the one whose knowledge is shown. */
    public boolean personToMove() {
        int actor = session.state().actor();
        return actor >= 0 && party.at(actor).isPerson() && (!looking || actor == nearSeat) && !isForced() && !curtain;
    }

    /** Whether a person elsewhere is to decide. */
    public boolean isAwayToMove() {
        int actor = session.state().actor();
        return actor >= 0 && party.at(actor).level() == Player.AWAY && !isForced();
    }

    /** The level of the bot that is to decide, or 0. */
    public int botToMove() {
        int actor = session.state().actor();
        return actor < 0 || isForced() ? 0 : Math.max(0, party.at(actor).level());
    }

    /**
     * Draws the view with its marks, and with a preview of the move that the pointed-at spot would complete.
     *
     * @param room the shape of the space, as {@link ViewOptions#room} tells it
     * @param pointed the spot under the pointer or the focus, or null
     */
    public Scene scene(int room, String pointed) {
        return composer.scene(this, room, pointed);
    }

    /** The move that the pointed-at spot would complete, and {@link #scene} previews; or -1. */
    public int previewed(String pointed) {
        return personToMove() ? picker.moveWith(pointed) : -1;
    }

    /** Whether pointing at a spot shows anything. */
    public boolean describesPick(String pointed) {
        return previewed(pointed) >= 0 || pointed != null && composer.describesPick(this, pointed);
    }

    /** As {@link Players#onlyPerson}: nobody else can be meant by "you". */
    public int onlyPerson() {
        return party.onlyPerson();
    }

    /** What may be done now, and by whom. */
    public String prompt() {
        return prompt.current(this, session.state().actor() < 0 || isForced());
    }

    /** Why the person to move cannot pick a spot; empty if it can be, or if the prompt says all there is to say. */
    public String illegalMoveText(String spot) {
        return personToMove()
                ? prompt.illegalMoveText(this, spot, wanted != null, composer.viewOptions(this, ViewOptions.WIDE))
                : "";
    }

    /** Every move of the line, those beyond the position now included, as the near seat knows them. */
    public List<LogEntry> history() {
        return moveLog.entries();
    }

    /** The sentence for the first move of a branch, as the near seat knows it. */
    public String sentenceAtBranch(GameRecord line) {
        return moveLog.sentenceAtBranch(line, party, nearSeat);
    }

    /** How often the position has changed; with it goes whatever was said about the one before. */
    public int changes() {
        return changes;
    }

    /**
     * Marks a legal move as advice for a seat, until the position changes; answers it in words.
     *
     * @param who opens the sentence: what the advice is called
     * @param why whether it is also said what the move is for: the help of the game must be here
     */
    public String hint(int seat, int move, String who, boolean why) {
        return composer.hint(session.view(seat), move, who, why);
    }

    /** Marks what a seat played here and what would have been better, until the position changes. */
    public void showComparison(int seat, int played, int better) {
        composer.showComparison(session.view(seat), played, better);
    }

    /** A move that could follow {@code ply} moves in words, as {@code seat} is told it; {@code who} opens the sentence. */
    public String describeMove(int ply, int seat, int move, String who) {
        return composer.describeMove(session.at(ply).viewFor(seat), move, who);
    }

    /** What a move that could follow {@code ply} moves would be for, as its seat is told it; empty if there is nothing to say. */
    public String rationale(int ply, int seat, int move) {
        return composer.rationale(session.at(ply).viewFor(seat), move);
    }

    /** Picks a spot for the person to move; plays the move that the picks have become. */
    public Picker.Result pick(String spot) {
        Picker.Result answer = personToMove() ? picker.pick(spot) : Picker.Result.DEAD;
        if (answer == Picker.Result.MOVE) {
            play(picker.move());
        }
        return answer;
    }

    /** Plays the picks if they are a move already. */
    public boolean confirm() {
        if (!picker.confirm()) {
            return false;
        }
        play(picker.move());
        return true;
    }

    /** Plays a legal move of the seat to decide. */
    public void play(int move) {
        moveLog.play(move, party, nearSeat);
        resume();
    }

    /** Plays one move of chance or without a choice, if that is what comes next. False if a seat has to decide. */
    public boolean playForced() {
        boolean chance = session.state().actor() == State.CHANCE;
        if (!chance && !isForced()) {
            return false;
        }
        play(chance ? session.outcome() : legal.get(0));
        return true;
    }

    public boolean canUndo() {
        return moveLog.undoTo(party) >= 0;
    }

    /** Goes back to the last decision of a person (of anybody, where only bots play). False if there is none. */
    public boolean undo() {
        int target = moveLog.undoTo(party);
        if (target < 0) {
            return false;
        }
        travel(target);
        return true;
    }

    public boolean canRedo() {
        return session.ply() < session.length();
    }

    /** Plays again what was taken back, as far as the next decision of a person. False if there is nothing. */
    public boolean redo() {
        if (!canRedo()) {
            return false;
        }
        travel(moveLog.redoTo(party));
        return true;
    }

    public boolean canResetTurn() {
        return !looking && personToMove() && (!picker.picks().isEmpty() || moveLog.turnStart() < session.ply());
    }

    /** Goes back to where the person to move began this turn, and lets go of all picks. False if nothing was done in it. */
    public boolean resetTurn() {
        if (!canResetTurn()) {
            return false;
        }
        seek(moveLog.turnStart());
        return true;
    }

    /** Goes to the position after {@code ply} moves, 0..session().length(), to play there. */
    public void seek(int ply) {
        session.seek(ply);
        resume();
    }

    /** Whether an earlier position is looked at: nobody is to do anything there, but may. */
    public boolean isLookingBack() {
        return looking;
    }

    /** Shows the position after {@code ply} moves, 0..session().length(). Where it stood, the game goes on. */
    public void showPly(int ply) {
        stood = livePly();
        session.seek(ply);
        looking = halted || ply != stood;
        turnTable();
    }

    /** How far the game has come, whatever is looked at. */
    public int livePly() {
        return looking ? stood : session.ply();
    }

    /** Of how many moves one is looked at: of those played, or where that is one taken back, of those as well. */
    public int span() {
        return session.ply() <= livePly() ? livePly() : session.length();
    }

    /** Everything waits where it is, until {@link #playOn}. */
    public void pause() {
        stood = livePly();
        halted = !isOver();
        looking = halted;
        turnTable();
    }

    /** Whether nobody here or elsewhere plays: bots among themselves. */
    public boolean isWatched() {
        return party.isWatched();
    }

    /** The game goes on from the position looked at. */
    public void playOn() {
        seek(session.ply());
    }

    /** Goes on with a line that was left, 0..session().branches().size()-1, at its last move. */
    public void switchToBranch(int branch) {
        session.switchToBranch(branch);
        moveLog.addMove(party, nearSeat);
        resume();
    }

    private void resume() {
        looking = false;
        halted = false;
        turnTable();
    }

    // Where only bots play, going back is for looking.
    private void travel(int ply) {
        stood = livePly();
        session.seek(ply);
        looking = party.persons() == 0 && ply != stood;
        turnTable();
    }

    // The table turns to the person who is to decide; while others do, it stays. Between people who know or are shown
    // different things a curtain falls; while somebody looks at an earlier position, the table stays instead.
    private void turnTable() {
        int actor = session.state().actor();
        curtain = false;
        if (actor >= 0 && actor != nearSeat && party.at(actor).isPerson() && !isForced()) {
            boolean apart = party.persons() > 1 && HandoverRule.isNeeded(table, session, actor, nearSeat);
            if (!apart || !looking) {
                curtain = apart;
                sitAt(curtain ? State.SPECTATOR : actor);
            }
        }
        offer();
    }

    private void sitAt(int seat) {
        nearSeat = seat;
        if (moveLog.hasSecrets()) {
            moveLog.addMove(party, nearSeat);
        }
    }

    private void offer() {
        composer.setLastMove(moveLog.lastSpots(nearSeat));
        changes++;
        if (personToMove()) {
            State view = view();
            picker.offer(
                    table,
                    view,
                    move -> wanted == null || wanted.test(session.game().formatMove(view, move)));
        } else {
            picker.clear();
        }
    }

    private boolean isForced() {
        session.state().moves(legal);
        return session.state().actor() >= 0 && legal.size() == 1;
    }
}
