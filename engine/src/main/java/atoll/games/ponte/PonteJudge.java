package atoll.games.ponte;

import atoll.engine.Judge;
import atoll.engine.State;
import atoll.engine.Tunable;

/** What promises points in Ponte: to complete an island, to keep the other from it, to join islands by bridges. */
final class PonteJudge extends Tunable {
    private static final String NAMES =
            "builds-1 builds-2 builds-3 builds-4 blocks-0 blocks-1 blocks-2 blocks-3 blocks-4 joins leads bridge pass";

    /** By the size of the group that a tile makes, 1..4, less one. */
    private static final int BUILDS = 0;
    /** By the size, 0..4, of the group that it keeps the other colour from making there. */
    private static final int BLOCKS = 4;
    // By what a bridge does: it joins islands, leads from one, or neither.
    private static final int JOINS_ISLANDS = 9;
    private static final int LEADS_FROM_ISLAND = 10;
    private static final int BRIDGE = 11;
    private static final int PASS = 12;

    private static final int[] WEIGHTS = {
        6, 18, 40, 160, // BUILDS
        0, 0, 6, 14, 70, // BLOCKS
        200, 24, 2, 1, // JOINS_ISLANDS to PASS
    };

    /** Not kept by the game, so that a page without its bots has nothing of it. */
    static final Judge JUDGE = new PonteJudge(WEIGHTS);

    private PonteJudge(int[] weights) {
        super(weights);
    }

    @Override
    public String names() {
        return NAMES;
    }

    @Override
    public Tunable with(int[] others) {
        return new PonteJudge(others.clone());
    }

    @Override
    public int weigh(State at, int move) {
        PonteState state = (PonteState) at;
        if (!state.hasColours()) {
            return 1;
        }
        PonteBoard board = state.board();
        int colour = state.colour(state.actor());
        if (PonteMoves.isTile(move)) {
            int other =
                    board.takesTile(1 - colour, move) ? board.land(1 - colour).sizeWith(move) : 0;
            return weights[BUILDS - 1 + board.land(colour).sizeWith(move)] + weights[BLOCKS + other];
        }
        if (move == PonteMoves.PASS) {
            return weights[PASS];
        }
        int lower = PonteMoves.lower(move);
        int upper = PonteMoves.upper(move);
        int islands = (board.groupSize(lower) == 4 ? 1 : 0) + (board.groupSize(upper) == 4 ? 1 : 0);
        if (islands == 2
                && board.land(colour).group(lower) != board.land(colour).group(upper)) {
            return weights[JOINS_ISLANDS];
        }
        return weights[islands == 1 ? LEADS_FROM_ISLAND : BRIDGE];
    }

    @Override
    public int horizon(int iterations) {
        return Integer.MAX_VALUE;
    }

    /** The games in which a move came later tell enough of what was tried little. */
    @Override
    public int exploration() {
        return 20;
    }

    /** A place that is good for a seat mostly stays so for some moves. */
    @Override
    public int equivalence() {
        return 800;
    }

    @Override
    public int[] iterations() {
        return new int[] {10, 25, 75, 250, 1300, 10000};
    }

    /** At first one place is as good as another. */
    @Override
    public boolean scatters() {
        return true;
    }

    /** A place is good or bad for a seat in most games that go on from here. */
    @Override
    public boolean remembers() {
        return true;
    }

    @Override
    public void assess(State at, int[] worths) {
        throw new UnsupportedOperationException("playouts of Ponte run to the end");
    }
}
