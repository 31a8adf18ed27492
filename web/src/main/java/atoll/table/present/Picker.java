package atoll.table.present;

import atoll.engine.MoveList;
import atoll.engine.State;
import atoll.table.Table;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;

/**
 * Turns picks into moves, for every game and every kind of input. A spot is alive if some legal move that fits the picks
 * so far still needs it, in any order; picks that are all of one move, and of no longer one, are that move.
 */
public final class Picker {
    /** What a pick led to. */
    public enum Result {
        /** The spot is of no use now; nothing changed. */
        DEAD,
        /** The picks have changed; others are needed, or {@link #confirm}. */
        MORE,
        /** The picks are a move: {@link #move}. */
        MOVE
    }

    private final List<List<String>> paths = new ArrayList<>();
    private final List<Integer> moves = new ArrayList<>();
    private final List<String> picks = new ArrayList<>();
    /** What can be picked after {@link #known}: a screen asks for every spot, again and again. */
    private final Set<String> alive = new HashSet<>();

    private List<String> known;
    private Table table;
    private State view;
    private int move = -1;
    private boolean holding;

    /**
     * Whether complete picks wait for {@link #confirm}, or for the last of them to be picked once more. Those of a
     * {@linkplain Table#needsConfirmation grave} move always do.
     */
    public void requireConfirmation(boolean on) {
        holding = on;
    }

    /** Forgets everything and offers the legal moves of a view. */
    public void offer(Table table, State view) {
        offer(table, view, move -> true);
    }

    /** Forgets everything and offers those legal moves of a view that are {@code wanted}. */
    public void offer(Table newTable, State newView, IntPredicate wanted) {
        clear();
        table = newTable;
        view = newView;
        MoveList legal = new MoveList();
        view.moves(legal);
        for (int i = 0; i < legal.size(); i++) {
            if (wanted.test(legal.get(i))) {
                moves.add(legal.get(i));
                paths.add(table.spotsOfMove(view, legal.get(i)));
            }
        }
    }

    /** Offers nothing: another seat is to move, or none. */
    public void clear() {
        paths.clear();
        moves.clear();
        picks.clear();
        known = null;
        move = -1;
    }

    public List<String> picks() {
        return List.copyOf(picks);
    }

    /** Whether another pick of this spot leads on to a move. */
    public boolean leadsToMove(String spot) {
        if (!picks.equals(known)) {
            known = List.copyOf(picks);
            alive.clear();
            for (List<String> path : paths) {
                if (path.size() > picks.size() && holds(path, picks)) {
                    addRest(path);
                }
            }
        }
        return alive.contains(spot);
    }

    private void addRest(List<String> path) {
        for (String spot : path) {
            if (count(path, spot) > count(picks, spot)) {
                alive.add(spot);
            }
        }
    }

    /** Whether picking this spot is of use: it is alive, or would confirm what is picked, or take the place of what is held. */
    public boolean canPick(String spot) {
        return leadsToMove(spot) || confirms(spot) || awaitsConfirmation() && !picks.contains(spot) && !isDeadEnd(spot);
    }

    /** Whether a pick of this spot would change nothing: {@link Picker.Result#DEAD}. */
    public boolean isDeadEnd(String spot) {
        if (leadsToMove(spot) || picks.contains(spot)) {
            return false;
        }
        for (List<String> path : paths) {
            if (path.contains(spot)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Picks a spot. A spot that is of no use after the others, picked again, is let go; one that begins another move takes
     * their place.
     */
    public Picker.Result pick(String spot) {
        if (isDeadEnd(spot)) {
            return Picker.Result.DEAD;
        }
        if (!leadsToMove(spot)) {
            if (confirms(spot)) {
                settle(true);
                return Picker.Result.MOVE;
            }
            if (picks.remove(spot)) {
                return Picker.Result.MORE;
            }
            picks.clear();
        }
        picks.add(spot);
        return settle(false) ? Picker.Result.MOVE : Picker.Result.MORE;
    }

    /** Whether the picks are a move already, though a longer one could still be meant, or it is held. */
    public boolean canConfirm() {
        return complete() >= 0;
    }

    /** Whether the picks are a move that only waits to be confirmed. */
    public boolean awaitsConfirmation() {
        int found = complete();
        return found >= 0 && waits(found) && !longer();
    }

    private boolean waits(int found) {
        return holding || table.needsConfirmation(view, moves.get(found));
    }

    /** Takes the picks for the move they are. False, and nothing changed, if they are none. */
    public boolean confirm() {
        return settle(true);
    }

    /** Takes the last pick back. False if there was none. */
    public boolean unpick() {
        if (picks.isEmpty()) {
            return false;
        }
        picks.remove(picks.size() - 1);
        move = -1;
        return true;
    }

    /** The move that was picked; -1 before {@link Picker.Result#MOVE}. */
    public int move() {
        return move;
    }

    /**
     * The move that the picks and this spot would be, else the one they are already, or -1; for previews.
     *
     * @param spot null for none
     */
    public int moveWith(String spot) {
        int found = -1;
        if (spot != null) {
            picks.add(spot);
            found = complete();
            picks.remove(picks.size() - 1);
        }
        if (found < 0) {
            found = complete();
        }
        return found < 0 ? -1 : moves.get(found);
    }

    private boolean confirms(String spot) {
        int found = picks.isEmpty() || !picks.get(picks.size() - 1).equals(spot) ? -1 : complete();
        return found >= 0 && waits(found);
    }

    private boolean settle(boolean confirmed) {
        int found = complete();
        if (found < 0 || !confirmed && (waits(found) || longer())) {
            return false;
        }
        move = moves.get(found);
        return true;
    }

    private int complete() {
        for (int i = 0; i < paths.size(); i++) {
            if (paths.get(i).size() == picks.size() && holds(paths.get(i), picks)) {
                return i;
            }
        }
        return -1;
    }

    private boolean longer() {
        for (List<String> path : paths) {
            if (path.size() > picks.size() && holds(path, picks)) {
                return true;
            }
        }
        return false;
    }

    // As a multiset: a spot may be needed twice.
    private static boolean holds(List<String> path, List<String> wanted) {
        if (wanted.size() > path.size()) {
            return false;
        }
        for (String spot : wanted) {
            if (count(wanted, spot) > count(path, spot)) {
                return false;
            }
        }
        return true;
    }

    private static int count(List<String> list, String spot) {
        int n = 0;
        for (String each : list) {
            if (each.equals(spot)) {
                n++;
            }
        }
        return n;
    }
}
