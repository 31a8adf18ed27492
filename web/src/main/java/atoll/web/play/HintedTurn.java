package atoll.web.play;

import atoll.play.Session;
import atoll.table.present.PlayState;
import java.util.ArrayList;
import java.util.List;

/** The moves of a hint, all of one turn. A move that is played drops out, and the hint goes on with the next. */
final class HintedTurn {
    private List<Integer> moves = List.of();
    private boolean fresh;
    private boolean shown;

    /** The moves in order; empty if no hint is known. */
    List<Integer> moves() {
        return moves;
    }

    boolean isKnown() {
        return !moves.isEmpty();
    }

    /** Whether it comes from a search of the shown position. */
    boolean isFresh() {
        return fresh;
    }

    /** Whether the person has seen the hint, and not dismissed it. */
    boolean isShown() {
        return shown;
    }

    void markShown(boolean newShown) {
        shown = newShown;
    }

    void clear() {
        moves = List.of();
        fresh = false;
        shown = false;
    }

    /** Another search begins; what is shown stays until its end. */
    void searchAgain() {
        fresh = false;
        if (!shown) {
            clear();
        }
    }

    /** The search ended: with its best move, and those after it in the same turn. */
    void found(int best, int[] rest) {
        fresh = true;
        moves = new ArrayList<>();
        moves.add(best);
        for (int move : rest) {
            moves.add(move);
        }
    }

    /** The position changed: drops the first move if it was played and the turn goes on; else all of them. */
    void follow(PlayState before, PlayState now, Session session) {
        fresh = false;
        boolean goesOn = moves.size() > 1
                && now.ply() == before.ply() + 1
                && now.viewer() == before.viewer()
                && now.actor() == before.actor()
                && session.record().move(before.ply()) == moves.get(0);
        if (goesOn) {
            List<Integer> rest = new ArrayList<>(moves);
            rest.remove(0);
            moves = rest;
        } else {
            clear();
        }
    }
}
