package atoll.bot;

import java.util.Arrays;

/** Adds up the votes of several searches of the same view, each with its own seed. */
public final class VoteTally {
    private int[] moves = new int[64];
    private int[] votes = new int[64];
    private int size;

    /**
     * {@return the votes of a search: each move with a {@link Search#visitShare} above 0, followed by that share}
     *
     * @param search a search of the same position
     */
    public static int[] of(Search search) {
        int[] moves = search.moves();
        int[] votes = new int[2 * moves.length];
        int n = 0;
        for (int move : moves) {
            int share = search.visitShare(move);
            if (share > 0) {
                votes[n++] = move;
                votes[n++] = share;
            }
        }
        return Arrays.copyOf(votes, n);
    }

    /**
     * Adds a {@link Search#visitShare}, 0..1000, to a move's votes.
     *
     * @param move a move
     * @param share a share in per mille
     */
    public void add(int move, int share) {
        int place = 0;
        while (place < size && moves[place] != move) {
            place++;
        }
        if (place == moves.length) {
            moves = Arrays.copyOf(moves, 2 * size);
            votes = Arrays.copyOf(votes, 2 * size);
        }
        if (place == size) {
            moves[size++] = move;
        }
        votes[place] += share;
    }

    /**
     * {@return the move with the most votes; {@code own} on a tie}
     *
     * @param own one's own result
     */
    public int best(int own) {
        int best = own;
        int most = 0;
        for (int i = 0; i < size; i++) {
            if (votes[i] > most || votes[i] == most && moves[i] == own) {
                best = moves[i];
                most = votes[i];
            }
        }
        return best;
    }
}
