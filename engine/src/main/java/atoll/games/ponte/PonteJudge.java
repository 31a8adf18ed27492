package atoll.games.ponte;

import atoll.engine.Judge;
import atoll.engine.State;

/** What promises points in Ponte: to complete an island, to keep the other from it, to join islands by bridges. */
final class PonteJudge implements Judge {
    /** By the size of the group that a tile makes, 1..4. */
    private static final int[] BUILDS = {0, 6, 18, 40, 160};

    /** By the size of the group that it keeps the other colour from making there. */
    private static final int[] BLOCKS = {0, 0, 6, 14, 70};

    private static final int JOINS_ISLANDS = 200;
    private static final int LEADS_FROM_ISLAND = 24;
    private static final int BRIDGE = 2;
    private static final int PASS = 1;

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
            return BUILDS[board.land(colour).sizeWith(move)] + BLOCKS[other];
        }
        if (move == PonteMoves.PASS) {
            return PASS;
        }
        int lower = PonteMoves.lower(move);
        int upper = PonteMoves.upper(move);
        int islands = (board.groupSize(lower) == 4 ? 1 : 0) + (board.groupSize(upper) == 4 ? 1 : 0);
        if (islands == 2
                && board.land(colour).group(lower) != board.land(colour).group(upper)) {
            return JOINS_ISLANDS;
        }
        return islands == 1 ? LEADS_FROM_ISLAND : BRIDGE;
    }

    @Override
    public int horizon() {
        return Integer.MAX_VALUE;
    }

    @Override
    public void assess(State at, int[] worths) {
        throw new UnsupportedOperationException("playouts of Ponte run to the end");
    }
}
