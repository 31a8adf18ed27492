package atoll.table.present;

import atoll.engine.MoveList;
import atoll.engine.State;
import atoll.table.Table;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.Predicate;

/**
 * Turns picks into moves, for every game and every input device. A spot is alive if a legal move that contains the picks so far
 * still needs it, in any order. Picks that match exactly one move, with no longer one possible, are that move.
 */
public final class Picker {
    /** The result of a pick. */
    public enum Result {
        /** The spot is not usable now; nothing changed. */
        DEAD,
        /** The picks changed; more are needed, or {@link #confirm}. */
        MORE,
        /** The picks are a move: {@link #move}. */
        MOVE
    }

    private final List<List<String>> paths = new ArrayList<>();
    private final List<Integer> moves = new ArrayList<>();
    private final List<String> picks = new ArrayList<>();
    /** The spots that can be picked after {@link #alivePicks}; cached, because screens query every spot repeatedly. */
    private Set<String> alive = new HashSet<>();
    /** The other spots that can be picked: they confirm or replace complete picks. */
    private Set<String> replacing = alive;

    private List<String> alivePicks;
    private Table table;
    private State view;
    private int move = -1;
    private boolean requiresConfirmation;

    /**
     * Sets whether complete picks wait for {@link #confirm}, or for a second pick of their last spot. Moves that
     * {@linkplain Table#needsConfirmation need confirmation} always wait.
     *
     * @param on whether they wait
     */
    public void requireConfirmation(boolean on) {
        requiresConfirmation = on;
        alivePicks = null;
    }

    /**
     * Clears the picks and offers all legal moves of a view.
     *
     * @param table the table of the game
     * @param view what the seat knows
     */
    public void offer(Table table, State view) {
        offer(table, view, move -> true);
    }

    /**
     * Clears the picks and offers the legal moves of a view that pass {@code filter}.
     *
     * @param newTable the table of the game
     * @param newView what the seat knows
     * @param filter which moves can be picked
     */
    public void offer(Table newTable, State newView, IntPredicate filter) {
        clear();
        table = newTable;
        view = newView;
        MoveList legal = new MoveList();
        view.moves(legal);
        for (int i = 0; i < legal.size(); i++) {
            if (filter.test(legal.get(i))) {
                moves.add(legal.get(i));
                paths.add(table.spotsOfMove(view, legal.get(i)));
            }
        }
    }

    /**
     * Clears the picks and offers anything that is chosen by spots, not only moves: {@link #move} is the index of what was
     * chosen. Nothing has to be confirmed.
     *
     * @param choices the spots of each, in spoken order
     */
    public void offer(List<List<String>> choices) {
        clear();
        for (List<String> choice : choices) {
            moves.add(moves.size());
            paths.add(choice);
        }
    }

    /** Clears the picks and offers nothing: another seat is to move, or none. */
    public void clear() {
        paths.clear();
        moves.clear();
        picks.clear();
        alivePicks = null;
        move = -1;
    }

    /** {@return the spots picked so far} */
    public List<String> picks() {
        return List.copyOf(picks);
    }

    /**
     * {@return whether picking this spot next leads to a move}
     *
     * @param spot the id of a spot
     */
    public boolean leadsToMove(String spot) {
        return alive().contains(spot);
    }

    /** {@return the spots that {@link #leadsToMove lead to a move}; another pick makes another set} */
    Set<String> alive() {
        if (!picks.equals(alivePicks)) {
            alivePicks = List.copyOf(picks);
            alive = new HashSet<>();
            replacing = new HashSet<>();
            boolean waits = awaitsConfirmation();
            for (List<String> path : paths) {
                boolean longer = path.size() > picks.size() && contains(path, picks);
                for (String spot : path) {
                    if (longer && count(path, spot) > count(picks, spot)) {
                        alive.add(spot);
                    } else if (waits && !picks.contains(spot) || confirms(spot)) {
                        replacing.add(spot);
                    }
                }
            }
        }
        return alive;
    }

    /**
     * {@return the spots of all moves that need no spot of a kind}
     *
     * @param kind true for the spots of that kind
     */
    Set<String> spotsWithout(Predicate<String> kind) {
        Set<String> spots = new HashSet<>();
        for (List<String> path : paths) {
            if (path.stream().noneMatch(kind)) {
                spots.addAll(path);
            }
        }
        return spots;
    }

    /**
     * {@return whether picking this spot has an effect: it is alive, confirms the picks, or replaces complete picks}
     *
     * @param spot the id of a spot
     */
    public boolean canPick(String spot) {
        return leadsToMove(spot) || replacing.contains(spot);
    }

    /** {@return the other spots that {@link #canPick can be picked}; another pick makes another set} */
    Set<String> replacing() {
        alive();
        return replacing;
    }

    /**
     * {@return whether picking this spot would return {@link Picker.Result#DEAD}}
     *
     * @param spot the id of a spot
     */
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
     * Picks a spot. Picking a picked spot that no move needs again removes it. A spot that begins another move replaces
     * the picks.
     *
     * @param spot the id of a spot
     * @return what the pick did
     */
    public Picker.Result pick(String spot) {
        if (isDeadEnd(spot)) {
            return Picker.Result.DEAD;
        }
        if (!leadsToMove(spot)) {
            if (confirms(spot)) {
                finish(true);
                return Picker.Result.MOVE;
            }
            if (picks.remove(spot)) {
                return Picker.Result.MORE;
            }
            picks.clear();
        }
        picks.add(spot);
        return finish(false) ? Picker.Result.MOVE : Picker.Result.MORE;
    }

    /** {@return whether the picks are a move already, though a longer one is possible or a confirmation is required} */
    public boolean canConfirm() {
        return completeMove() >= 0;
    }

    /** {@return whether the picks are a move that only waits for confirmation} */
    public boolean awaitsConfirmation() {
        int found = completeMove();
        return found >= 0 && isHeld(found) && !canBeLonger();
    }

    private boolean isHeld(int found) {
        return requiresConfirmation || table != null && table.needsConfirmation(view, moves.get(found));
    }

    /**
     * Confirms the picks as a move. Changes nothing if they are none.
     *
     * @return whether the picks are a move
     */
    public boolean confirm() {
        return finish(true);
    }

    /**
     * Removes the last pick.
     *
     * @return whether there was a pick
     */
    public boolean unpick() {
        if (picks.isEmpty()) {
            return false;
        }
        picks.remove(picks.size() - 1);
        move = -1;
        return true;
    }

    /** {@return the picked move; -1 before {@link Picker.Result#MOVE}} */
    public int move() {
        return move;
    }

    /**
     * {@return the move formed by the picks and this spot, else by the picks alone, or -1; for previews}
     *
     * @param spot null for none
     */
    public int moveWith(String spot) {
        int found = -1;
        if (spot != null) {
            picks.add(spot);
            found = completeMove();
            picks.remove(picks.size() - 1);
        }
        if (found < 0) {
            found = completeMove();
        }
        return found < 0 ? -1 : moves.get(found);
    }

    private boolean confirms(String spot) {
        int found = picks.isEmpty() || !picks.get(picks.size() - 1).equals(spot) ? -1 : completeMove();
        return found >= 0 && isHeld(found);
    }

    private boolean finish(boolean confirmed) {
        int found = completeMove();
        if (found < 0 || !confirmed && (isHeld(found) || canBeLonger())) {
            return false;
        }
        move = moves.get(found);
        return true;
    }

    private int completeMove() {
        for (int i = 0; i < paths.size(); i++) {
            if (paths.get(i).size() == picks.size() && contains(paths.get(i), picks)) {
                return i;
            }
        }
        return -1;
    }

    private boolean canBeLonger() {
        for (List<String> path : paths) {
            if (path.size() > picks.size() && contains(path, picks)) {
                return true;
            }
        }
        return false;
    }

    // As a multiset: a move may need a spot twice.
    private static boolean contains(List<String> path, List<String> wanted) {
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
