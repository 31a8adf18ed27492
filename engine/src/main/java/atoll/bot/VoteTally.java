package atoll.bot;

import java.util.Arrays;

/** The votes of several searches for the same view, each with a seed of its own, and what they come to. */
public final class VoteTally {
    private int[] moves = new int[64];
    private int[] votes = new int[64];
    private int size;

    /** What a search votes for: blanks, moves and for each {@link Search#visitShare} of them, if it is any. */
    public static String of(Search search) {
        StringBuilder votes = new StringBuilder();
        for (int move : search.moves()) {
            int share = search.visitShare(move);
            if (share > 0) {
                votes.append(' ').append(move).append(' ').append(share);
            }
        }
        return votes.toString();
    }

    /** Adds one search's votes for a move, as {@link Search#visitShare} tells them: 0..1000. */
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

    /** The move with the most votes; {@code own} if none has more than that. */
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
