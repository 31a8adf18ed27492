package atoll.table;

import atoll.engine.MoveList;
import atoll.engine.State;
import atoll.play.Session;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Every move of a session's line, those taken back included, told as one seat knows them. */
final class Chronicle {
    private final Session session;
    private final Table table;
    private final Words words;
    private final List<Entry> entries = new ArrayList<>();
    private final MoveList legal = new MoveList();
    private boolean secrets;

    Chronicle(Session session, Table table, Words words) {
        this.session = session;
        this.table = table;
        this.words = words;
    }

    List<Entry> entries() {
        return Collections.unmodifiableList(entries);
    }

    /** Whether other seats might be told something else. */
    boolean hasSecrets() {
        return secrets;
    }

    /** Tells all anew, to whoever sits at {@code seat}. */
    void tell(List<Player> players, int seat) {
        entries.clear();
        State at = session.at(0);
        for (int ply = 0; ply < session.length(); ply++) {
            entries.add(entry(at, session.move(ply), ply, players, seat));
            at.play(session.move(ply));
        }
    }

    /** Plays a move on the session, and tells it. */
    void play(int move, List<Player> players, int seat) {
        int ply = session.ply();
        if (ply < session.length() && session.move(ply) == move) {
            session.play(move);
            return;
        }
        Entry entry = entry(session.state(), move, ply, players, seat);
        session.play(move);
        entries.subList(ply, entries.size()).clear();
        entries.add(entry);
    }

    /** Where the turn in progress of {@code actor}, who is to decide, began: at the first choice of it. */
    int turnBegin(int actor) {
        int begin = session.ply();
        for (int at = begin - 1; at >= 0; at--) {
            Entry entry = entries.get(at);
            if (entry.actor() >= 0 && entry.actor() != actor) {
                break;
            }
            if (entry.choice()) {
                begin = at;
            }
        }
        return begin;
    }

    private Entry entry(State truth, int move, int ply, List<Player> players, int seat) {
        int actor = truth.actor();
        String who = actor < 0 ? "" : players.get(actor).name();
        // The spectator knows least: what is plain to him is plain to all.
        secrets = secrets
                || !truth.sees(State.SPECTATOR, move)
                || !truth.seenBy(State.SPECTATOR).whole();
        boolean seen = truth.sees(seat, move);
        truth.moves(legal);
        return new Entry(
                ply + 1,
                actor,
                actor >= 0 && actor != lastSeat(ply),
                actor >= 0 && legal.size() > 1,
                seen
                        ? table.tell(truth.seenBy(seat), move, who, words)
                        : actor < 0 ? words.text("table.unseen.chance") : words.say("table.unseen", who),
                seen ? session.game().token(truth, move) : "");
    }

    private int lastSeat(int ply) {
        int at = ply - 1;
        while (at >= 0 && entries.get(at).actor() < 0) {
            at--;
        }
        return at < 0 ? State.CHANCE : entries.get(at).actor();
    }
}
