package atoll.engine;

/**
 * How bots search a game: the parameters of their Monte Carlo tree search and the strength of each level. Immutable; every
 * {@code with} answers a changed copy. The values of each game were found by bots playing each other, see
 * {@code engine/BOTS.md}.
 */
public final class SearchParams {
    /** Playouts to the end of the game, no RAVE, no MAST, and levels of which each clearly beats the one before in most games. */
    public static final SearchParams DEFAULT = new SearchParams();

    private int[] iterations = {10, 20, 100, 500, 2500, 12000};
    private int[] blunderRates = {10, 0, 0, 0, 0, 0};
    private int playoutDepth = Integer.MAX_VALUE;
    private int fullPlayoutsFrom = Integer.MAX_VALUE;
    private int explorationConstant = 160;
    private int raveEquivalence;
    private boolean randomTieBreak;
    private boolean usesMast;

    private SearchParams() {}

    private SearchParams copy() {
        SearchParams copy = new SearchParams();
        copy.iterations = iterations;
        copy.blunderRates = blunderRates;
        copy.playoutDepth = playoutDepth;
        copy.fullPlayoutsFrom = fullPlayoutsFrom;
        copy.explorationConstant = explorationConstant;
        copy.raveEquivalence = raveEquivalence;
        copy.randomTieBreak = randomTieBreak;
        copy.usesMast = usesMast;
        return copy;
    }

    /**
     * The number of levels.
     *
     * @return at least 1
     */
    public int levels() {
        return iterations.length;
    }

    /**
     * The search iterations of a level for one decision. The strongest does what a phone can do in about three seconds.
     *
     * @param level 1 (weakest) to {@link #levels}; throws IndexOutOfBoundsException
     */
    public int iterations(int level) {
        return iterations[level - 1];
    }

    /** The search iterations of the levels, from the weakest on, each at least 1. */
    public SearchParams withIterations(int... perLevel) {
        SearchParams copy = copy();
        copy.iterations = perLevel;
        return copy;
    }

    /**
     * How many of ten decisions a level makes carelessly, 0..10. The weakest level overlooks things in all of them. Where more
     * iterations hardly make a bot stronger, the second level sometimes does, too.
     *
     * @param level as for {@link #iterations}
     */
    public int blunderRate(int level) {
        return blunderRates[level - 1];
    }

    /** The blunder rates of the levels, from the weakest on, each 0..10. */
    public SearchParams withBlunderRates(int... perLevel) {
        SearchParams copy = copy();
        copy.blunderRates = perLevel;
        return copy;
    }

    /**
     * After how many moves a playout stops and {@link Evaluator#evaluate} is asked; Integer.MAX_VALUE for never.
     *
     * @param searchIterations the iterations of the whole search
     */
    public int playoutDepth(int searchIterations) {
        return searchIterations < fullPlayoutsFrom ? playoutDepth : Integer.MAX_VALUE;
    }

    /** Playouts stop after so many moves. */
    public SearchParams withPlayoutDepth(int moves) {
        return withPlayoutDepth(moves, Integer.MAX_VALUE);
    }

    /**
     * Playouts stop after so many moves in short searches and run to the end in long ones: with few iterations the noise of long
     * playouts hides more than an evaluation misses.
     *
     * @param searchIterations searches with at least so many iterations play to the end
     */
    public SearchParams withPlayoutDepth(int moves, int searchIterations) {
        SearchParams copy = copy();
        copy.playoutDepth = moves;
        copy.fullPlayoutsFrom = searchIterations;
        return copy;
    }

    /** The weight of the prior and of few visits against the mean result, as in PUCT; in hundredths. */
    public int explorationConstant() {
        return explorationConstant;
    }

    public SearchParams withExplorationConstant(int hundredths) {
        SearchParams copy = copy();
        copy.explorationConstant = hundredths;
        return copy;
    }

    /**
     * RAVE (rapid action value estimation): the number of visits at which direct and AMAF values count equally. 0 for no RAVE,
     * where the same move means something else later in the game.
     */
    public int raveEquivalence() {
        return raveEquivalence;
    }

    public SearchParams withRave(int equivalence) {
        SearchParams copy = copy();
        copy.raveEquivalence = equivalence;
        return copy;
    }

    /**
     * Whether the first of several untried moves with the same prior is drawn at random. Otherwise it is the first in the order
     * of the legal moves; where that is an order of places, bots with few iterations would fill the board from one edge.
     */
    public boolean randomTieBreak() {
        return randomTieBreak;
    }

    public SearchParams withRandomTieBreak() {
        SearchParams copy = copy();
        copy.randomTieBreak = true;
        return copy;
    }

    /** Whether playouts prefer moves that went well for the same seat anywhere in the search so far (MAST, move-average sampling technique). */
    public boolean usesMast() {
        return usesMast;
    }

    public SearchParams withMast() {
        SearchParams copy = copy();
        copy.usesMast = true;
        return copy;
    }
}
