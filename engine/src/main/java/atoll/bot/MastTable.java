package atoll.bot;

import java.util.Arrays;

/** What came of each move in the games imagined so far, wherever a seat made it. It may forget a move, but mixes no two up. */
final class MastTable {
    /** A power of two, and several times the moves that there are. */
    private static final int PLACES = 1 << 14;

    /** As if each move had been made in so many games besides, that came out even. */
    private static final int EVEN = 5;

    private final int[] moves = new int[PLACES];
    private final int[] seats = new int[PLACES];
    private final int[] games = new int[PLACES];
    private final double[] rewards = new double[PLACES];

    /** The moves of the game under way. */
    private int[] made = new int[256];

    private int[] makers = new int[256];
    private int size;

    /** In the game under way a seat makes a move. */
    void addMove(int seat, int move) {
        if (size == made.length) {
            made = Arrays.copyOf(made, 2 * size);
            makers = Arrays.copyOf(makers, 2 * size);
        }
        made[size] = move;
        makers[size++] = seat;
    }

    /** The game is over, and has brought each seat so much. */
    void credit(double[] brought) {
        for (int i = 0; i < size; i++) {
            add(makers[i], made[i], brought[makers[i]]);
        }
        size = 0;
    }

    private void add(int seat, int move, double reward) {
        int place = AmafSet.place(seat, move, PLACES);
        if (moves[place] != move || seats[place] != seat) {
            moves[place] = move;
            seats[place] = seat;
            games[place] = 0;
            rewards[place] = 0;
        }
        games[place]++;
        rewards[place] += reward;
    }

    /** What a seat has got by a move on average, 0..1; one half by one that it never made. */
    double mean(int seat, int move) {
        int place = AmafSet.place(seat, move, PLACES);
        boolean known = moves[place] == move && seats[place] == seat;
        return known ? (rewards[place] + EVEN / 2.0) / (games[place] + EVEN) : 0.5;
    }
}
