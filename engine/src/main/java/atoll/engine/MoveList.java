package atoll.engine;

import java.util.Arrays;

/** Moves and, where they have any, their weights. Reused from call to call; grows and never shrinks. */
public final class MoveList {
    private int[] moves = new int[256];
    private int[] weights = new int[256];
    private int size;
    private boolean weighted;
    /** The sum of the weights, if there are any. */
    private int total;

    public void clear() {
        size = 0;
        weighted = false;
        total = 0;
    }

    public void add(int move) {
        if (weighted) {
            throw new IllegalStateException("either all moves have weights or none");
        }
        if (size == moves.length) {
            grow();
        }
        moves[size++] = move;
    }

    /** Adds {@code first + i} for every bit i that is set in {@code bits}, from the lowest bit on. */
    public void addEach(int first, int bits) {
        if (weighted) {
            throw new IllegalStateException("either all moves have weights or none");
        }
        while (size + 36 > moves.length) {
            grow();
        }
        int[] to = moves;
        int left = bits;
        // Four at a time, the last of them perhaps in vain: that costs less than a wrongly predicted branch.
        for (int end = size; left != 0; end += 4) {
            to[end] = first + Integer.numberOfTrailingZeros(left);
            left &= left - 1;
            to[end + 1] = first + Integer.numberOfTrailingZeros(left);
            left &= left - 1;
            to[end + 2] = first + Integer.numberOfTrailingZeros(left);
            left &= left - 1;
            to[end + 3] = first + Integer.numberOfTrailingZeros(left);
            left &= left - 1;
        }
        size += Integer.bitCount(bits);
    }

    /** Adds an outcome of chance. {@code weight} is at least 1. */
    public void add(int move, int weight) {
        if (weight < 1 || weighted != size > 0) {
            throw new IllegalStateException("either all moves have weights, of at least 1, or none");
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

    public int size() {
        return size;
    }

    /** The move at {@code i}, 0..size-1; throws IndexOutOfBoundsException. */
    public int get(int i) {
        check(i);
        return moves[i];
    }

    /** The weight of the move at {@code i}: 1 unless one was given. */
    public int weight(int i) {
        check(i);
        return weighted ? weights[i] : 1;
    }

    /** Gives the move at {@code i} a weight of at least 1; the others have 1 until they are told otherwise. */
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

    /** Where {@code move} stands, or -1. */
    public int indexOf(int move) {
        for (int i = 0; i < size; i++) {
            if (moves[i] == move) {
                return i;
            }
        }
        return -1;
    }

    /** How many moves from the first on are the same as in {@code others}, of which only the first {@code otherSize} count. */
    public int commonPrefix(int[] others, int otherSize) {
        int most = Math.min(size, otherSize);
        int same = 0;
        while (same < most && moves[same] == others[same]) {
            same++;
        }
        return same;
    }

    /** One of the moves, each as often as its weight says. The list must not be empty. */
    public int sample(Rng rng) {
        return moveAtWeight(rng.next(totalWeight()));
    }

    /** The sum of all weights; the size of a list without any. */
    public int totalWeight() {
        return weighted ? total : size;
    }

    /** The move where {@code number} lies, 0..totalWeight-1, when the moves lie side by side, each as long as its weight. */
    public int moveAtWeight(int number) {
        if (!weighted) {
            return get(number);
        }
        int left = number;
        int i = 0;
        while (left >= weights[i]) {
            left -= weights[i++];
        }
        return moves[i];
    }

    // JavaScript would answer a wrong index with nothing at all.
    private void check(int i) {
        if (i < 0 || i >= size) {
            throw new IndexOutOfBoundsException("move " + i + " of " + size);
        }
    }
}
