package atoll.table.present;

import atoll.engine.MoveList;
import atoll.engine.State;
import atoll.play.GameRecord;
import atoll.play.Session;
import atoll.play.TurnCounter;
import atoll.table.Table;
import atoll.table.text.Messages;
import java.util.ArrayList;
import java.util.List;

/** The log of all moves of a session's line, including undone ones, as one seat knows them. */
final class MoveLog {
    private final Session session;
    private final Table table;
    private final Messages messages;
    private final List<LogEntry> entries = new ArrayList<>();
    /** For each entry, the number of moves that a seat could choose from; 0 for chance. */
    private final List<Integer> choices = new ArrayList<>();

    private final MoveList legal = new MoveList();
    /** A copy of the entries; null after a change. */
    private List<LogEntry> copy;

    private boolean secrets;

    /**
     * The log of a game, empty until {@link #rebuild}.
     *
     * @param session the game in progress
     * @param table the table of the game
     * @param messages the texts
     */
    MoveLog(Session session, Table table, Messages messages) {
        this.session = session;
        this.table = table;
        this.messages = messages;
    }

    /** {@return the entries, one per move} */
    List<LogEntry> entries() {
        if (copy == null) {
            copy = List.copyOf(entries);
        }
        return copy;
    }

    /**
     * {@return the sentence for the first move of a branch, as {@code seat} knows it; empty if the branch has no move
     * of its own}
     *
     * @param line another line of the game
     * @param players the players, one per seat
     * @param seat the seat whose knowledge is shown, or SPECTATOR
     */
    String sentenceAtBranch(GameRecord line, Players players, int seat) {
        int ply = session.commonLength(line);
        if (ply == line.length()) {
            return "";
        }
        State at = line.at(ply);
        return sentence(at, line.move(ply), at.isVisibleTo(seat, line.move(ply)), players, seat);
    }

    /** {@return whether other seats might see other sentences} */
    boolean hasSecrets() {
        return secrets;
    }

    /**
     * Rebuilds all entries for {@code seat}.
     *
     * @param players the players, one per seat
     * @param seat the seat whose knowledge is shown, or SPECTATOR
     */
    void rebuild(Players players, int seat) {
        copy = null;
        entries.clear();
        choices.clear();
        State at = session.at(0);
        for (int ply = 0; ply < session.length(); ply++) {
            add(at, session.move(ply), players, seat);
            at.play(session.move(ply));
            if (at.actor() != State.CHANCE || ply == session.length() - 1) {
                mergeChanceMoves(at, seat);
            }
        }
    }

    /**
     * Adds the entry of the move that was just played, in place of the moves of a line that was left by it.
     *
     * @param before the position before it
     * @param players the players, one per seat
     * @param seat the seat whose knowledge is shown, or SPECTATOR
     */
    void append(State before, Players players, int seat) {
        int ply = session.ply() - 1;
        if (ply < entries.size() && secrets) {
            // The line that was left may have revealed earlier moves; now they are hidden again.
            rebuild(players, seat);
            return;
        }
        copy = null;
        while (entries.size() > ply) {
            entries.remove(entries.size() - 1);
            choices.remove(choices.size() - 1);
        }
        add(before, session.move(ply), players, seat);
        mergeChanceMoves(session.state(), seat);
    }

    private void add(State truth, int move, Players players, int seat) {
        int ply = entries.size();
        truth.moves(legal);
        choices.add(truth.actor() < 0 ? 0 : legal.size());
        entries.add(entry(truth, move, ply, truth.isVisibleTo(seat, move), players, seat));
        // Moves before the start of this session are not in the log.
        for (int at = Math.max(0, ply - truth.revealedCount(move)); at < ply; at++) {
            entries.set(at, entry(session.at(at), session.move(at), at, true, players, seat));
        }
    }

    // A run of chance moves is one line, if the table has a sentence for it.
    private void mergeChanceMoves(State after, int seat) {
        int end = entries.size();
        int begin = end;
        while (begin > 0 && entries.get(begin - 1).actor() == State.CHANCE) {
            begin--;
        }
        if (end - begin > 1) {
            String all = table.describeChanceRun(session.at(begin).viewFor(seat), after.viewFor(seat), messages);
            for (int at = begin; at < end; at++) {
                LogEntry entry = entries.get(at);
                entries.set(at, entry.withLine(all.isEmpty() ? entry.sentence() : at == end - 1 ? all : ""));
            }
        }
    }

    /**
     * {@return the ply of the last human decision (of any decision, if only bots play); -1 if there is none}
     *
     * @param players the players, one per seat
     */
    int undoTo(Players players) {
        int target = session.ply() - 1;
        while (target >= 0 && !isDecision(target, players)) {
            target--;
        }
        return target;
    }

    /**
     * {@return the ply of the next such decision, or the end of the line}
     *
     * @param players the players, one per seat
     */
    int redoTo(Players players) {
        int target = session.ply() + 1;
        while (target < session.length() && !isDecision(target, players)) {
            target++;
        }
        return target;
    }

    private boolean isDecision(int ply, Players players) {
        LogEntry entry = entries.get(ply);
        return choices.get(ply) > 1
                && (players.persons() == 0 || players.at(entry.actor()).isPerson());
    }

    /** {@return the ply at which the turn of the seat to move began: its first decision} */
    int turnStart() {
        int actor = session.state().actor();
        int begin = session.ply();
        for (int at = begin - 1; at >= 0; at--) {
            LogEntry entry = entries.get(at);
            if (entry.actor() >= 0 && entry.actor() != actor) {
                break;
            }
            if (choices.get(at) > 1) {
                begin = at;
            }
        }
        return begin;
    }

    /**
     * {@return the spots of the last player's most recent moves, as far as {@code seat} may see them; and of those before
     * them, back to the last move of {@code seat}}
     *
     * @param seat the seat whose knowledge is shown, or SPECTATOR
     */
    List<String> lastSpots(int seat) {
        List<String> spots = new ArrayList<>();
        int actor = State.CHANCE;
        for (int at = session.ply() - 1; at >= 0; at--) {
            State before = session.at(at);
            if (before.actor() == State.CHANCE) {
                continue;
            }
            boolean other = actor != State.CHANCE && before.actor() != actor;
            if (other && (seat < 0 || actor == seat || before.actor() == seat)) {
                break;
            }
            actor = before.actor();
            if (before.isVisibleTo(seat, session.move(at))) {
                for (String spot : table.spotsOfMove(before.viewFor(seat), session.move(at))) {
                    if (table.marksLastMove(spot, session.move(at))) {
                        spots.add(spot);
                    }
                }
            }
        }
        return spots;
    }

    private LogEntry entry(State truth, int move, int ply, boolean seen, Players players, int seat) {
        int actor = truth.actor();
        // The spectator knows least: whatever a spectator sees, everyone sees.
        secrets = secrets
                || !truth.isVisibleTo(State.SPECTATOR, move)
                || !truth.viewFor(State.SPECTATOR).isFullyKnown();
        String sentence = sentence(truth, move, seen, players, seat);
        TurnCounter counter = new TurnCounter(TurnNumbers.at(entries, ply), lastTurn(ply));
        counter.next(truth.turnSeat());
        return new LogEntry(ply + 1, actor, counter.turn(), sentence, sentence);
    }

    private String sentence(State truth, int move, boolean seen, Players players, int seat) {
        String who = truth.actor() < 0 ? "" : players.at(truth.actor()).name();
        State view = truth.viewFor(seat);
        return seen ? table.describeMove(view, move, who, messages) : table.describeHiddenMove(view, who, messages);
    }

    // The seat whose turn was last. It begins its turn itself, unless the game begins within the turn.
    private int lastTurn(int ply) {
        int at = TurnNumbers.first(entries, ply - 1);
        return at > 0 ? entries.get(at).actor() : ply > 0 ? session.at(0).turnSeat() : State.CHANCE;
    }
}
