package atoll.drill;

import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.State;
import atoll.play.GameRecord;
import atoll.play.Link;
import java.util.ArrayList;
import java.util.List;

/**
 * A position in which a player made a costly move, as that player saw it, with the values of the moves that were
 * searched.
 * Immutable. It contains nothing that the player did not know: the position is a view, and the values are those of a bot that
 * knew no more.
 */
public final class DrillTask {
    /**
     * Moves that cost less than this count as equally good, in thousandths of a win. Smaller differences are within the error of
     * two searches; reviews do not show them either.
     */
    public static final int THRESHOLD = 40;

    /** The most moves whose values are kept. */
    static final int MOST_VALUES = 64;

    private final Game game;
    private final State view;
    private final int played;
    private final List<MoveValue> values;

    /**
     * Throws IllegalArgumentException if the position offers no choice, if it has no move, one move twice or an illegal move among
     * the values, or if the first one is not better than the played one by {@link #THRESHOLD}.
     *
     * @param game the rules
     * @param position the seat to decide has at least two legal moves; only what this seat knows is kept
     * @param played the move that was played; among the values
     * @param values the best move first, with which answers are compared; then any others
     */
    public DrillTask(Game game, State position, int played, List<MoveValue> values) {
        if (position.actor() < 0) {
            throw new IllegalArgumentException("nobody decides");
        }
        this.game = game;
        view = position.viewFor(position.actor());
        this.played = played;
        this.values = List.copyOf(values);
        MoveList legal = new MoveList();
        view.moves(legal);
        if (legal.size() < 2 || values.isEmpty() || values.size() > MOST_VALUES) {
            throw new IllegalArgumentException("no choice, or no values");
        }
        for (int i = 0; i < values.size(); i++) {
            if (legal.indexOf(values.get(i).move()) < 0 || indexOf(values.get(i).move()) != i) {
                throw new IllegalArgumentException("an illegal move, or a move twice");
            }
        }
        if (indexOf(played) < 0 || isRight(played)) {
            throw new IllegalArgumentException("the played move is not costly");
        }
    }

    private int indexOf(int move) {
        for (int i = 0; i < values.size(); i++) {
            if (values.get(i).move() == move) {
                return i;
            }
        }
        return -1;
    }

    /** {@return the rules} */
    public Game game() {
        return game;
    }

    /** {@return a copy of what the player knew} */
    public State view() {
        return view.copy();
    }

    /** {@return the seat that decides} */
    public int seat() {
        return view.actor();
    }

    /** {@return the costly move that was played} */
    public int played() {
        return played;
    }

    /** {@return the values of the moves that were searched, the best one first} */
    public List<MoveValue> values() {
        return values;
    }

    /** {@return the best move known} */
    public int best() {
        return values.get(0).move();
    }

    /**
     * {@return whether the value of a move is known}
     *
     * @param move a legal move
     */
    public boolean knows(int move) {
        return indexOf(move) >= 0;
    }

    /**
     * {@return what a move costs compared with the best one, in thousandths of a win, at least 0} Throws IllegalArgumentException
     * if it is not known.
     *
     * @param move a move
     */
    public int cost(int move) {
        int index = indexOf(move);
        if (index < 0) {
            throw new IllegalArgumentException("not searched: " + move);
        }
        return Math.max(0, values.get(0).permille() - values.get(index).permille());
    }

    /**
     * {@return whether a move is as good as the best one, within {@link #THRESHOLD}} Throws IllegalArgumentException if it is not
     * known.
     *
     * @param move a move
     */
    public boolean isRight(int move) {
        return cost(move) < THRESHOLD;
    }

    /**
     * {@return this task with the value of one more move; this one if there is no room} The best one stays the first: what counted
     * as right once must not count as wrong later.
     *
     * @param value of a legal move that is not known yet
     */
    public DrillTask with(MoveValue value) {
        if (values.size() == MOST_VALUES) {
            return this;
        }
        List<MoveValue> more = new ArrayList<>(values);
        more.add(value);
        return new DrillTask(game, view, played, more);
    }

    /** {@return the position as a link of the seat's view: what makes two tasks the same} */
    public String position() {
        return Link.view(game, view, seat());
    }

    /**
     * {@return a start on which the seat can make a move} What the seat does not know is drawn; show only its view.
     *
     * @param seed any int
     */
    public GameRecord start(int seed) {
        State drawn = view.copy();
        drawn.determinize(new Rng(seed));
        return GameRecord.ofPosition(game, drawn);
    }
}
