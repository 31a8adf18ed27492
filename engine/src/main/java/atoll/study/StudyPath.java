package atoll.study;

import java.util.Arrays;

/**
 * The address of a node: the moves that lead to it from the start. It stays the same when variations change their order. Immutable.
 */
public final class StudyPath {
    /** The path to the start. */
    public static final StudyPath START = new StudyPath(new int[0]);

    private final int[] moves;

    private StudyPath(int[] moves) {
        this.moves = moves;
    }

    /**
     * {@return a path}
     *
     * @param moves the moves from the start
     */
    public static StudyPath of(int... moves) {
        return new StudyPath(moves.clone());
    }

    /** {@return the number of moves} */
    public int length() {
        return moves.length;
    }

    /**
     * {@return a move of the path; throws IndexOutOfBoundsException}
     *
     * @param i the number of moves before it, 0..length-1
     */
    public int move(int i) {
        // JavaScript does not check array indexes.
        if (i < 0 || i >= moves.length) {
            throw new IndexOutOfBoundsException("move " + i + " of " + moves.length);
        }
        return moves[i];
    }

    /**
     * {@return this path and one move more}
     *
     * @param move a move
     */
    public StudyPath then(int move) {
        int[] longer = Arrays.copyOf(moves, moves.length + 1);
        longer[moves.length] = move;
        return new StudyPath(longer);
    }

    /** {@return the path without its last move; the start is its own parent} */
    public StudyPath parent() {
        return moves.length == 0 ? this : until(moves.length - 1);
    }

    /**
     * {@return the first moves of the path; throws IndexOutOfBoundsException}
     *
     * @param length how many, 0..{@link #length}
     */
    public StudyPath until(int length) {
        if (length < 0 || length > moves.length) {
            throw new IndexOutOfBoundsException(length + " moves of " + moves.length);
        }
        return length == moves.length ? this : new StudyPath(Arrays.copyOf(moves, length));
    }

    /**
     * {@return the number of leading moves that two paths share}
     *
     * @param that another path
     */
    public int commonLength(StudyPath that) {
        int most = Math.min(moves.length, that.moves.length);
        int same = 0;
        while (same < most && moves[same] == that.moves[same]) {
            same++;
        }
        return same;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof StudyPath that && Arrays.equals(moves, that.moves);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(moves);
    }

    /** For messages. */
    @Override
    public String toString() {
        return Arrays.toString(moves);
    }
}
