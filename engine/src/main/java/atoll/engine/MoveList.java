package atoll.engine;

import java.util.Arrays;

/** A list of moves with optional weights. Reused between calls; its capacity grows and never shrinks. */
public final class MoveList {
    private int[] moves = new int[256];
    private int[] weights = new int[256];
    private int size;
    private boolean weighted;
    /** The sum of the weights; only used for a weighted list. */
    private int total;

    /** Removes all moves. */
    public void clear() {
        size = 0;
        weighted = false;
        total = 0;
    }

    /**
     * Replaces the moves, of which there is at least one, by some of them. They are drawn as by {@link #sample} in a
     * row, so they can be the same.
     *
     * @param count how many to draw, 1..256, and 1 of moves with weights; an only move is drawn once
     * @param rng the source of randomness, which advances
     */
    public void draw(int count, Rng rng) {
        if (weighted) {
            int move = sample(rng);
            clear();
            add(move);
            return;
        }
        int from = size;
        size = from == 1 ? 1 : count;
        // The array of weights is free where there are none.
        int[] drawn = weights;
        for (int i = 0; i < size; i++) {
            drawn[i] = moves[rng.next(from)];
        }
        weights = moves;
        moves = drawn;
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
        if (size == moves.length) {
            grow();
        }
        moves[size++] = move;
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
        int more = set & set - 1;
        while (size + 36 > moves.length) {
            grow();
        }
        int[] to = moves;
        // One or none without a branch, then four at a time, the last ones perhaps for nothing: that costs less than a
        // mispredicted branch.
        to[size] = first + Integer.numberOfTrailingZeros(set);
        int end = size + 1;
        size += Integer.bitCount(set);
        for (int rest = more; rest != 0; end += 4) {
            to[end] = first + Integer.numberOfTrailingZeros(rest);
            rest &= rest - 1;
            to[end + 1] = first + Integer.numberOfTrailingZeros(rest);
            rest &= rest - 1;
            to[end + 2] = first + Integer.numberOfTrailingZeros(rest);
            rest &= rest - 1;
            to[end + 3] = first + Integer.numberOfTrailingZeros(rest);
            rest &= rest - 1;
        }
    }

    /**
     * Adds {@code first + steps[from + i]} for i from 0 to {@code count - 1}.
     *
     * @param first what to add to each step
     * @param steps the steps, with at least eight from {@code from} on
     * @param from the first step
     * @param count how many, 0..8
     */
    public void addUpTo8(int first, int[] steps, int from, int count) {
        if (weighted) {
            throw new IllegalStateException("either all moves have weights or none");
        }
        if (size + 8 > moves.length) {
            grow();
        }
        int[] to = moves;
        // Perhaps for nothing: that costs less than a mispredicted branch.
        to[size] = first + steps[from];
        to[size + 1] = first + steps[from + 1];
        to[size + 2] = first + steps[from + 2];
        to[size + 3] = first + steps[from + 3];
        if (count > 4) {
            to[size + 4] = first + steps[from + 4];
            to[size + 5] = first + steps[from + 5];
            to[size + 6] = first + steps[from + 6];
            to[size + 7] = first + steps[from + 7];
        }
        size += count;
    }

    /**
     * Adds a chance outcome. {@code weight} is at least 1.
     *
     * @param move a move
     * @param weight the relative probability of the outcome, at least 1
     */
    public void add(int move, int weight) {
        if (weight < 1 || weighted != size > 0) {
            throw new IllegalStateException("either all moves have weights or none");
        }
        if (size == moves.length) {
            grow();
        }
        weighted = true;
        total += weight;
        weights[size] = weight;
        moves[size++] = move;
    }

    private void grow() {
        moves = Arrays.copyOf(moves, 2 * moves.length);
        weights = Arrays.copyOf(weights, 2 * weights.length);
    }

    /** {@return the number of moves} */
    public int size() {
        return size;
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
            Arrays.fill(weights, 0, size, 1);
            weighted = true;
            total = size;
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
        for (int i = 0; i < size; i++) {
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
        int most = Math.min(size, otherSize);
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
        return weighted ? total : size;
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
        if (i < 0 || i >= size) {
            throw new IndexOutOfBoundsException(i);
        }
    }
}
