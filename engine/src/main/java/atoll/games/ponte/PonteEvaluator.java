package atoll.games.ponte;

import atoll.engine.Evaluator;
import atoll.engine.SearchParams;
import atoll.engine.State;
import atoll.engine.WeightedEvaluator;

/** Heuristics for Ponte: complete islands, block those of the opponent, and join islands with bridges. */
final class PonteEvaluator extends WeightedEvaluator {
    private static final String NAMES =
            "builds-1 builds-2 builds-3 builds-4 blocks-0 blocks-1 blocks-2 blocks-3 blocks-4 joins leads bridge pass";

    /** By the size of the resulting group, 1..4, minus one. */
    private static final int BUILDS = 0;
    /** By the size, 0..4, of the opponent's group that the tile prevents. */
    private static final int BLOCKS = 4;
    // By the effect of a bridge: it joins islands, leads from one, or neither.
    private static final int JOINS_ISLANDS = 9;
    private static final int LEADS_FROM_ISLAND = 10;
    private static final int BRIDGE = 11;
    private static final int PASS = 12;

    private static final int[] WEIGHTS = {
        6, 18, 40, 160, // BUILDS
        0, 0, 6, 14, 70, // BLOCKS
        200, 24, 2, 1, // JOINS_ISLANDS to PASS
    };

    // Not in PonteGame, so that pages without bots do not contain it. A good cell for a seat mostly stays good for some
    // moves, so RAVE and MAST replace most exploration. At first all cells are alike.
    private static final SearchParams SEARCH = SearchParams.DEFAULT
            .withIterations(10, 25, 75, 250, 1300, 15000)
            .withExplorationConstant(20)
            .withRave(800)
            .withMast()
            .withDeferredListing(2000)
            .withRandomTieBreak();

    /** The heuristics with the tuned weights. */
    static final Evaluator EVALUATOR = new PonteEvaluator(WEIGHTS);

    private PonteEvaluator(int[] weights) {
        super(weights);
    }

    @Override
    public String names() {
        return NAMES;
    }

    @Override
    public WeightedEvaluator with(int[] others) {
        return new PonteEvaluator(others.clone());
    }

    @Override
    public int movePrior(State at, int move) {
        PonteState state = (PonteState) at;
        if (!state.hasColours()) {
            return 1;
        }
        PonteBoard board = state.board();
        int colour = state.turn;
        if (PonteMoves.isTile(move)) {
            int other =
                    board.takesTile(1 - colour, move) ? board.groups(1 - colour).sizeWithOpen(move) : 0;
            return weights[BUILDS - 1 + board.groups(colour).sizeWithOpen(move)] + weights[BLOCKS + other];
        }
        if (move == PonteMoves.PASS) {
            return weights[PASS];
        }
        int lower = PonteMoves.lower(move);
        int upper = PonteMoves.upper(move);
        int islands = (board.groupSize(lower) == 4 ? 1 : 0) + (board.groupSize(upper) == 4 ? 1 : 0);
        if (islands == 2
                && board.groups(colour).group(lower) != board.groups(colour).group(upper)) {
            return weights[JOINS_ISLANDS];
        }
        return weights[islands == 1 ? LEADS_FROM_ISLAND : BRIDGE];
    }

    @Override
    public SearchParams searchParams() {
        return SEARCH;
    }

    @Override
    public void evaluate(State at, int[] shares) {
        throw new UnsupportedOperationException(); // playouts run to the end
    }
}
