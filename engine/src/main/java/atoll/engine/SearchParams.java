package atoll.engine;

/**
 * The parameters of a game's Monte Carlo tree search (MCTS) and the strength of each level. Immutable; every {@code with} returns
 * a changed copy. Each game's values come from matches between bots, see {@code engine/BOTS.md}.
 */
public final class SearchParams {
    /** Playouts to the end of the game, no RAVE, no MAST. In most games each level clearly beats the one below. */
    public static final SearchParams DEFAULT = new SearchParams();

    private int[] iterations = {10, 20, 100, 500, 2500, 12000};
    private int[] blunderRates = {10, 0, 0, 0, 0, 0};
    private int playoutDepth = Integer.MAX_VALUE;
    private int fullPlayoutsFrom = Integer.MAX_VALUE;
    private int deferredListingFrom = Integer.MAX_VALUE;
    private int rareListingFrom = Integer.MAX_VALUE;
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
        copy.deferredListingFrom = deferredListingFrom;
        copy.rareListingFrom = rareListingFrom;
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
     * {@return the search iterations of a level for one decision} The strongest level takes about three seconds on a
     * phone.
     *
     * @param level 1 (weakest) to {@link #levels}; throws IndexOutOfBoundsException
     */
    public int iterations(int level) {
        return iterations[level - 1];
    }

    /**
     * Sets the search iterations of the levels, weakest first, each at least 1.
     *
     * @param perLevel one number per level, weakest first
     * @return a changed copy
     */
    public SearchParams withIterations(int... perLevel) {
        SearchParams copy = copy();
        copy.iterations = perLevel;
        return copy;
    }

    /**
     * {@return in how many of ten decisions a level may blunder, 0..10} The weakest level may in all of them. So may
     * the second in some, in games where more iterations hardly make a bot stronger.
     *
     * @param level as for {@link #iterations}
     */
    public int blunderRate(int level) {
        return blunderRates[level - 1];
    }

    /**
     * Sets the blunder rates of the levels, weakest first, each 0..10.
     *
     * @param perLevel one number per level, weakest first
     * @return a changed copy
     */
    public SearchParams withBlunderRates(int... perLevel) {
        SearchParams copy = copy();
        copy.blunderRates = perLevel;
        return copy;
    }

    /**
     * {@return the number of moves after which a playout stops and {@link Evaluator#evaluate} estimates the result;
     * Integer.MAX_VALUE for never}
     *
     * @param searchIterations the iterations of the whole search
     */
    public int playoutDepth(int searchIterations) {
        return searchIterations < fullPlayoutsFrom ? playoutDepth : Integer.MAX_VALUE;
    }

    /**
     * Stops playouts after this many moves.
     *
     * @param moves a number of moves, at least 0
     * @return a changed copy
     */
    public SearchParams withPlayoutDepth(int moves) {
        return withPlayoutDepth(moves, Integer.MAX_VALUE);
    }

    /**
     * Stops playouts after this many moves in short searches only. With few iterations, the noise of long playouts
     * costs more than the errors of an evaluation.
     *
     * @param moves a number of moves, at least 0
     * @param searchIterations searches with at least this many iterations play to the end
     * @return a changed copy
     */
    public SearchParams withPlayoutDepth(int moves, int searchIterations) {
        SearchParams copy = copy();
        copy.playoutDepth = moves;
        copy.fullPlayoutsFrom = searchIterations;
        return copy;
    }

    /**
     * {@return whether a new node of the tree is visited once more before its moves are listed} Most nodes of a long search are
     * visited once or twice: listing hundreds of moves in order to play one of them costs more than it tells.
     *
     * @param searchIterations the iterations of the whole search
     */
    public boolean defersListing(int searchIterations) {
        return searchIterations >= deferredListingFrom;
    }

    /**
     * Lists the moves of new nodes one visit later in long searches.
     *
     * @param searchIterations the fewest iterations of such a search, at least 1
     * @return a changed copy
     */
    public SearchParams withDeferredListing(int searchIterations) {
        SearchParams copy = copy();
        copy.deferredListingFrom = searchIterations;
        return copy;
    }

    /**
     * {@return whether the moves of a node are listed in its second visit and then only once in a while, without RAVE and
     * random tie-breaks} In its first visit only {@link Evaluator#favourite} counts; in others {@link State#stillAllows}
     * tells which of the moves listed before are legal.
     *
     * @param searchIterations the iterations of the whole search
     */
    public boolean listsRarely(int searchIterations) {
        return searchIterations >= rareListingFrom;
    }

    /**
     * Lists the moves of nodes rarely in long searches.
     *
     * @param searchIterations the fewest iterations of such a search, at least 1
     * @return a changed copy
     */
    public SearchParams withRareListing(int searchIterations) {
        SearchParams copy = copy();
        copy.rareListingFrom = searchIterations;
        return copy;
    }

    /** {@return the weight of the prior and of few visits against the mean result, as in PUCT; in hundredths} */
    public int explorationConstant() {
        return explorationConstant;
    }

    /**
     * Sets the exploration constant.
     *
     * @param hundredths hundredths of the constant, at least 0
     * @return a changed copy
     */
    public SearchParams withExplorationConstant(int hundredths) {
        SearchParams copy = copy();
        copy.explorationConstant = hundredths;
        return copy;
    }

    /**
     * RAVE (rapid action value estimation): the number of visits at which direct and AMAF values count equally. 0
     * switches RAVE off, for games where a move changes its meaning over time.
     *
     * @return a number of visits, at least 0
     */
    public int raveEquivalence() {
        return raveEquivalence;
    }

    /**
     * Sets the RAVE equivalence.
     *
     * @param equivalence a number of visits, at least 0
     * @return a changed copy
     */
    public SearchParams withRave(int equivalence) {
        SearchParams copy = copy();
        copy.raveEquivalence = equivalence;
        return copy;
    }

    /**
     * {@return whether a random one of the untried moves with the same prior is tried first} Otherwise it is the first
     * legal move. If moves are ordered by cell, bots with few iterations would then fill the board from one edge.
     */
    public boolean randomTieBreak() {
        return randomTieBreak;
    }

    /**
     * Breaks ties between equally good moves at random.
     *
     * @return a changed copy
     */
    public SearchParams withRandomTieBreak() {
        SearchParams copy = copy();
        copy.randomTieBreak = true;
        return copy;
    }

    /**
     * {@return whether playouts use MAST (move-average sampling technique): prefer moves that went well for the same
     * seat anywhere in the search}
     */
    public boolean usesMast() {
        return usesMast;
    }

    /**
     * Chooses playout moves by their average result in this search (MAST).
     *
     * @return a changed copy
     */
    public SearchParams withMast() {
        SearchParams copy = copy();
        copy.usesMast = true;
        return copy;
    }
}
