package atoll.table.present;

import atoll.engine.MoveList;
import atoll.engine.State;
import atoll.play.GameRecord;
import atoll.play.Session;
import atoll.table.Table;
import atoll.table.text.Messages;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Every move of a session's line, those taken back included, told as one seat knows them. */
final class MoveLog {
    private final Session session;
    private final Table table;
    private final Messages words;
    private final List<LogEntry> entries = new ArrayList<>();
    private final MoveList legal = new MoveList();
    private boolean secrets;

    MoveLog(Session session, Table table, Messages words) {
        this.session = session;
        this.table = table;
        this.words = words;
    }

    List<LogEntry> entries() {
        return Collections.unmodifiableList(entries);
    }

    /** The sentence for the first move of a branch, as {@code seat} knows it; empty if the branch has no move of its own. */
    String sentenceAtBranch(GameRecord line, Players party, int seat) {
        int ply = session.commonLength(line);
        if (ply == line.length()) {
            return "";
        }
        State at = line.at(ply);
        return sentence(at, line.move(ply), at.isVisibleTo(seat, line.move(ply)), party, seat);
    }

    /** Whether other seats might be told something else. */
    boolean hasSecrets() {
        return secrets;
    }

    /** Tells all anew, to whoever sits at {@code seat}. */
    void addMove(Players party, int seat) {
        entries.clear();
        State at = session.at(0);
        for (int ply = 0; ply < session.length(); ply++) {
            add(at, session.move(ply), party, seat);
            at.play(session.move(ply));
            if (at.actor() != State.CHANCE || ply == session.length() - 1) {
                fold(at, seat);
            }
        }
    }

    /** Plays a move on the session, and tells it. */
    void play(int move, Players party, int seat) {
        int ply = session.ply();
        if (ply < session.length() && session.move(ply) == move) {
            session.play(move);
            return;
        }
        if (ply < entries.size() && secrets) {
            // What the line left had brought to light of the moves before is dark again.
            session.play(move);
            addMove(party, seat);
            return;
        }
        entries.subList(ply, entries.size()).clear();
        add(session.state(), move, party, seat);
        session.play(move);
        fold(session.state(), seat);
    }

    private void add(State truth, int move, Players party, int seat) {
        int ply = entries.size();
        entries.add(entry(truth, move, ply, truth.isVisibleTo(seat, move), party, seat));
        // What was chosen before this session began is not in it.
        for (int at = Math.max(0, ply - truth.revealedCount(move)); at < ply; at++) {
            entries.set(at, entry(session.at(at), session.move(at), at, true, party, seat));
        }
    }

    // What chance has done in a row is one line, if the table has a sentence for it.
    private void fold(State after, int seat) {
        int end = entries.size();
        int begin = end;
        while (begin > 0 && entries.get(begin - 1).actor() == State.CHANCE) {
            begin--;
        }
        if (end - begin > 1) {
            String all = table.describeChanceRun(session.at(begin).viewFor(seat), after.viewFor(seat), words);
            for (int at = begin; at < end; at++) {
                LogEntry entry = entries.get(at);
                entries.set(at, entry.withLine(all.isEmpty() ? entry.sentence() : at == end - 1 ? all : ""));
            }
        }
    }

    /** Where the last decision of a person (of anybody, where only bots play) was made; -1 if there was none. */
    int undoTo(Players party) {
        int target = session.ply() - 1;
        while (target >= 0 && !isDecision(target, party)) {
            target--;
        }
        return target;
    }

    /** Where the next such decision was made, or the line ends. */
    int redoTo(Players party) {
        int target = session.ply() + 1;
        while (target < session.length() && !isDecision(target, party)) {
            target++;
        }
        return target;
    }

    private boolean isDecision(int ply, Players party) {
        LogEntry entry = entries.get(ply);
        return entry.choice()
                && (party.persons() == 0 || party.at(entry.actor()).isPerson());
    }

    /** Where the turn of the seat that is to decide began: at the first choice of it. */
    int turnStart() {
        int actor = session.state().actor();
        int begin = session.ply();
        for (int at = begin - 1; at >= 0; at--) {
            LogEntry entry = entries.get(at);
            if (entry.actor() >= 0 && entry.actor() != actor) {
                break;
            }
            if (entry.choice()) {
                begin = at;
            }
        }
        return begin;
    }

    /** The spots of all that was done last by one player in a row, as far as {@code seat} may see it. */
    List<String> lastSpots(int seat) {
        List<String> spots = new ArrayList<>();
        int actor = State.CHANCE;
        for (int at = session.ply() - 1; at >= 0; at--) {
            State before = session.at(at);
            if (before.actor() == State.CHANCE) {
                continue;
            }
            if (actor != State.CHANCE && before.actor() != actor) {
                break;
            }
            actor = before.actor();
            if (before.isVisibleTo(seat, session.move(at))) {
                for (String spot : table.spotsOfMove(before.viewFor(seat), session.move(at))) {
                    if (table.marksLastMove(spot)) {
                        spots.add(spot);
                    }
                }
            }
        }
        return spots;
    }

    private LogEntry entry(State truth, int move, int ply, boolean seen, Players party, int seat) {
        int actor = truth.actor();
        // The spectator knows least: what is plain to him is plain to all.
        secrets = secrets
                || !truth.isVisibleTo(State.SPECTATOR, move)
                || !truth.viewFor(State.SPECTATOR).isFullyKnown();
        truth.moves(legal);
        String sentence = sentence(truth, move, seen, party, seat);
        return new LogEntry(
                ply + 1,
                actor,
                actor >= 0 && actor != lastSeat(ply),
                actor >= 0 && legal.size() > 1,
                sentence,
                sentence);
    }

    private String sentence(State truth, int move, boolean seen, Players party, int seat) {
        String who = truth.actor() < 0 ? "" : party.at(truth.actor()).name();
        State view = truth.viewFor(seat);
        return seen ? table.describeMove(view, move, who, words) : table.describeHiddenMove(view, who, words);
    }

    private int lastSeat(int ply) {
        int at = ply - 1;
        while (at >= 0 && entries.get(at).actor() < 0) {
            at--;
        }
        return at < 0 ? State.CHANCE : entries.get(at).actor();
    }
}
