package atoll.puzzle.make;

import atoll.engine.BitWriter;
import atoll.engine.State;
import atoll.games.ponte.PonteBoard;
import atoll.games.ponte.PonteMoves;
import atoll.games.ponte.PonteState;

/** Positions as keys of maps: equal texts are equal positions, so that a proof does not depend on a hash. */
final class StateKey {
    private static final int SHIFT = 15;
    private static final int HALF = 1 << SHIFT;
    /** Cells of Ponte in a character. */
    private static final int CELLS = 8;

    private StateKey() {}

    /**
     * {@return a text that positions of one setup share only if they are equal}
     *
     * @param state a position
     */
    static String of(State state) {
        return state instanceof PonteState ponte ? of(ponte) : encoding(state);
    }

    // The same for positions of one game of Ponte, several times as fast: tiles, bridges, and what comes next.
    private static String of(PonteState state) {
        PonteBoard board = state.board();
        StringBuilder key = new StringBuilder(64);
        key.append((char) (state.phase().ordinal() * 8
                + (state.phase() == PonteState.Phase.OVER ? 0 : state.colour(state.actor()) * 4)
                + (state.isLastTurn() ? 2 : 0)
                + state.colour(0)));
        int tiles = 0;
        int count = 0;
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                tiles = tiles << 2 | board.colourAt(PonteMoves.cell(column, row)) + 1;
                count++;
                if (count % CELLS == 0) {
                    key.append((char) tiles);
                    tiles = 0;
                }
            }
        }
        key.append((char) tiles);
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                int cell = PonteMoves.cell(column, row);
                if (board.mate(cell) > cell) {
                    key.append((char) (cell << 8 | board.mate(cell)));
                }
            }
        }
        return key.toString();
    }

    private static String encoding(State state) {
        BitWriter out = new BitWriter();
        state.write(out);
        StringBuilder key = new StringBuilder(out.size());
        for (int i = 0; i < out.size(); i++) {
            int value = out.value(i);
            if (value >= HALF) {
                // No other character has the highest bit, so the key can be read in one way only.
                key.append((char) (HALF + (value >>> SHIFT)));
            }
            key.append((char) (value & HALF - 1));
        }
        return key.toString();
    }
}
