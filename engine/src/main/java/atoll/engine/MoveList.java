package atoll.engine;

import java.util.Arrays;

/** A list of moves with optional weights. Reused between calls; its capacity grows and never shrinks. */
public final class MoveList {
    private int[] moves = new int[256];
    private int[] weights = new int[256];
    /** The moves in {@link #moves}. */
    private int listed;

    private boolean weighted;
    /** The sum of the weights; only used for a weighted list. */
    private int total;

    /** Whether moves will only be counted and drawn. */
    private boolean drawing;
    /** Moves before those in the list; none but between clearForDraw and draw. */
    private final MoveSets sets = new MoveSets();

    private int[] drawn = {};

    /** Removes all moves. */
    public void clear() {
        listed = 0;
        weighted = false;
        total = 0;
        drawing = false;
        sets.clear();
    }

    /**
     * Removes all moves. What is added from now on can only be counted and {@linkplain #draw drawn} from, which is faster
     * than listing it.
     */
    public void clearForDraw() {
        clear();
        drawing = true;
    }

    /**
     * Replaces the moves, of which there is at least one, by some of them. They are drawn as by {@link #sample} in a
     * row, so they can be the same.
     *
     * @param count how many to draw, at least 1; an only move is drawn once
     * @param rng the source of randomness, which advances
     */
    public void draw(int count, Rng rng) {
        int size = size();
        int draws = size == 1 ? 1 : count;
        if (drawn.length < draws) {
            drawn = new int[draws];
        }
        for (int i = 0; i < draws; i++) {
            if (weighted) {
                drawn[i] = sample(rng);
            } else {
                int number = rng.next(size);
                drawn[i] = number < sets.moves() ? sets.move(number) : moves[number - sets.moves()];
            }
        }
        clear();
        for (int i = 0; i < draws; i++) {
            add(drawn[i]);
        }
    }

    /**
     * Appends a move with weight 1.
     *
     * @param move a move
     */
    public void add(int move) {
        if (weighted) {
            throw new IllegalStateException("either all moves have weights or none");
        }
        if (listed == moves.length) {
            grow();
        }
        moves[listed++] = move;
    }

    /**
     * Adds {@code first + i} for every set bit i of {@code bits}, from the lowest bit on.
     *
     * @param first the move of bit 0
     * @param set bit i stands for the move {@code first + i}
     */
    public void addEach(int first, int set) {
        if (weighted) {
            throw new IllegalStateException("either all moves have weights or none");
        }
        if (drawing && listed == 0) {
            sets.add(first, set);
            return;
        }
        while (listed + 40 > moves.length) {
            grow();
        }
        int[] to = moves;
        int rest = set;
        // Eight at a time, the last ones perhaps for nothing: that costs less than a mispredicted branch.
        for (int end = listed; rest != 0; end += 8) {
            to[end] = first + Integer.numberOfTrailingZeros(rest);
            rest &= rest - 1;
            to[end + 1] = first + Integer.numberOfTrailingZeros(rest);
            rest &= rest - 1;
            to[end + 2] = first + Integer.numberOfTrailingZeros(rest);
            rest &= rest - 1;
            to[end + 3] = first + Integer.numberOfTrailingZeros(rest);
            rest &= rest - 1;
            to[end + 4] = first + Integer.numberOfTrailingZeros(rest);
            rest &= rest - 1;
            to[end + 5] = first + Integer.numberOfTrailingZeros(rest);
            rest &= rest - 1;
            to[end + 6] = first + Integer.numberOfTrailingZeros(rest);
            rest &= rest - 1;
            to[end + 7] = first + Integer.numberOfTrailingZeros(rest);
            rest &= rest - 1;
        }
        listed += Integer.bitCount(set);
    }

    /**
     * Does the same as {@link #addEach}, faster if there is seldom more than one bit, and slower to {@link #draw} from.
     *
     * @param first the move of bit 0
     * @param set bit i stands for the move {@code first + i}
     */
    public void addFew(int first, int set) {
        if (listed == moves.length) {
            grow();
        }
        moves[listed] = first + Integer.numberOfTrailingZeros(set);
        // Without a branch, which would often be mispredicted.
        listed += (set | -set) >>> 31;
        for (int rest = set & set - 1; rest != 0; rest &= rest - 1) {
            add(first + Integer.numberOfTrailingZeros(rest));
        }
    }

    /**
     * Adds a chance outcome. {@code weight} is at least 1.
     *
     * @param move a move
     * @param weight the relative probability of the outcome, at least 1
     */
    public void add(int move, int weight) {
        if (weight < 1 || weighted != listed > 0) {
            throw new IllegalStateException("either all moves have weights, of at least 1, or none");
        }
        if (listed == moves.length) {
            grow();
        }
        weighted = true;
        total += weight;
        weights[listed] = weight;
        moves[listed++] = move;
    }

    private void grow() {
        moves = Arrays.copyOf(moves, 2 * moves.length);
        weights = Arrays.copyOf(weights, 2 * weights.length);
    }

    /** {@return the number of moves} */
    public int size() {
        return sets.moves() + listed;
    }

    /**
     * {@return the move at {@code i}, 0..size-1; throws IndexOutOfBoundsException}
     *
     * @param i an index, from 0
     */
    public int get(int i) {
        check(i);
        return moves[i];
    }

    /**
     * {@return the weight of the move at {@code i}; 1 in a list without weights}
     *
     * @param i an index, from 0
     */
    public int weight(int i) {
        check(i);
        return weighted ? weights[i] : 1;
    }

    /**
     * Sets the weight of the move at {@code i}, at least 1. Moves without a weight have weight 1.
     *
     * @param i an index, from 0
     * @param weight the relative probability of the outcome, at least 1
     */
    public void setWeight(int i, int weight) {
        check(i);
        if (!weighted) {
            Arrays.fill(weights, 0, listed, 1);
            weighted = true;
            total = listed;
        }
        total += weight - weights[i];
        weights[i] = weight;
    }

    /**
     * {@return the index of {@code move}, or -1}
     *
     * @param move a move
     */
    public int indexOf(int move) {
        for (int i = 0; i < listed; i++) {
            if (moves[i] == move) {
                return i;
            }
        }
        return -1;
    }

    /**
     * {@return the number of leading moves that equal those in {@code others}; only the first {@code otherSize} of
     * these count}
     *
     * @param others the other list
     * @param otherSize the number of moves to compare
     */
    public int commonPrefix(int[] others, int otherSize) {
        int most = Math.min(listed, otherSize);
        int same = 0;
        while (same < most && moves[same] == others[same]) {
            same++;
        }
        return same;
    }

    /**
     * {@return a random move, drawn in proportion to the weights} The list must not be empty.
     *
     * @param rng the source of randomness, which advances
     */
    public int sample(Rng rng) {
        return moveAtWeight(rng.next(totalWeight()));
    }

    /** {@return the sum of all weights; the size of a list without weights} */
    public int totalWeight() {
        return weighted ? total : listed;
    }

    /**
     * {@return the move at {@code number}, 0..totalWeight-1, on the cumulative weights}
     *
     * @param number how many
     */
    public int moveAtWeight(int number) {
        if (!weighted) {
            return get(number);
        }
        int rest = number;
        int i = 0;
        while (rest >= weights[i]) {
            rest -= weights[i++];
        }
        return moves[i];
    }

    // JavaScript does not check array indexes.
    private void check(int i) {
        if (i < 0 || i >= listed) {
            throw new IndexOutOfBoundsException("move " + i + " of " + listed);
        }
    }
}
