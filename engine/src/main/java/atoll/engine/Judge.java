package atoll.engine;

/** What a game knows of good play: which moves look promising, and who stands better. It may be wrong; rules may not. */
public interface Judge {
    /** The worths of all seats together. */
    int WHOLE = 1000;

    /** Knows nothing: every move looks alike, and playouts run to the end. */
    Judge NONE = new Judge() {
        @Override
        public int weigh(State at, int move) {
            return 1;
        }

        @Override
        public int horizon(int iterations) {
            return Integer.MAX_VALUE;
        }

        @Override
        public void assess(State at, int[] worths) {
            throw new UnsupportedOperationException("playouts of this game run to the end");
        }
    };

    /**
     * How promising a legal move looks to the actor, 1..1000; asked for very often, so it should look at little more than
     * the neighbourhood of the move.
     */
    int weigh(State at, int move);

    /**
     * After how many moves a playout stops and {@link #assess} is asked, in a search of so many iterations; Integer.MAX_VALUE for
     * never. A few long playouts may be noise where many tell more than a guess.
     */
    int horizon(int iterations);

    /**
     * How many times each level imagines the rest of the game before it moves, from the weakest on: such that each clearly
     * beats the one before, and the strongest does what a phone can in some three seconds.
     */
    default int[] iterations() {
        return new int[] {10, 20, 100, 500, 2500, 12000};
    }

    /**
     * Of ten moves, how many each level makes carelessly, from the weakest on. The first overlooks things; where thinking longer
     * tells levels little apart, the second does so now and then.
     */
    default int[] careless() {
        return new int[] {10, 0, 0, 0, 0, 0};
    }

    /**
     * How much the search makes of what looks good to the judge and was tried little, against what went well so far; in
     * hundredths.
     */
    default int exploration() {
        return 160;
    }

    /**
     * How many tries of a move in some position weigh as much as all games in which the same seat made it only later (RAVE,
     * rapid action value estimation). 0 where moves mean another thing later: those games do not count then.
     */
    default int equivalence() {
        return 0;
    }

    /**
     * Whether of moves that look alike, and of which nothing is known yet, a lot decides which one is tried, rather than their order:
     * where that is an order of places, bots that think little would fill the board from one edge.
     */
    default boolean scatters() {
        return false;
    }

    /**
     * Whether playouts also prefer moves that went well for the same seat in the games imagined so far, wherever they were made
     * (MAST, move-average sampling technique).
     */
    default boolean remembers() {
        return false;
    }

    /**
     * What each seat may expect in a position that is not over.
     *
     * @param worths one entry a seat, each 0..{@link #WHOLE}, together {@link #WHOLE}
     */
    void assess(State at, int[] worths);
}
