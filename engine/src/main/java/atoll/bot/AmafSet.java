package atoll.bot;

import atoll.engine.Rng;

/** Who has made which moves in the game that is imagined. It may forget one of them, but makes none up. */
final class AmafSet {
    /** A power of two, and several times what a game has moves. */
    private static final int PLACES = 1 << 12;

    private final int[] moves = new int[PLACES];
    private final int[] seats = new int[PLACES];
    /** In which game; the first has 1. */
    private final int[] games = new int[PLACES];

    private int game = 1;

    /** Another game begins. */
    void clear() {
        game++;
    }

    void add(int seat, int move) {
        int place = place(seat, move, PLACES);
        moves[place] = move;
        seats[place] = seat;
        games[place] = game;
    }

    boolean has(int seat, int move) {
        int place = place(seat, move, PLACES);
        return games[place] == game && moves[place] == move && seats[place] == seat;
    }

    /** Where what is known of a seat's move is kept, in so many places, a power of two; others may have the same place. */
    static int place(int seat, int move, int places) {
        return Rng.mix(move ^ seat << 28) & (places - 1);
    }
}
