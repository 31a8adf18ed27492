package atoll.games.ponte;

import atoll.engine.BadPosition;
import atoll.engine.BitReader;
import atoll.engine.BitWriter;
import atoll.engine.GameInfo;
import atoll.engine.MoveList;
import atoll.engine.Setup;

/** Encodes positions as numbers; {@link PonteValidator} checks decoded ones against the rules. */
final class PonteCodec {
    private static final PonteState.Phase[] PHASES = PonteState.Phase.values();

    private PonteCodec() {}

    /**
     * Writes a position; {@link #read} reads it.
     *
     * @param at a position
     * @param out receives the result
     */
    static void write(PonteState at, BitWriter out) {
        PonteBoard board = at.board;
        at.setup.write(out);
        out.put(at.phase.ordinal(), PHASES.length);
        out.put(at.turn, 2);
        out.put(at.light, 2);
        out.put(at.last);
        int cells = board.size() * board.size();
        for (int i = 0; i < cells; i++) {
            out.put(board.colourAt(cell(board, i)) + 1, 3);
        }
        PonteBoard built = new PonteBoard(board.size());
        for (int i = 0; i < cells; i++) {
            int cell = cell(board, i);
            if (board.colourAt(cell) >= 0) {
                built.place(board.colourAt(cell), cell);
            }
        }
        MoveList all = new MoveList();
        MoveList bridges = new MoveList();
        for (int i = 0; i < cells; i++) {
            int cell = cell(board, i);
            bridgesFrom(built, cell, all, bridges);
            int chosen = 0;
            for (int k = 0; k < bridges.size(); k++) {
                if (board.mate(cell) == PonteMoves.upper(bridges.get(k))) {
                    chosen = k + 1;
                }
            }
            out.put(chosen, bridges.size() + 1);
            if (chosen > 0) {
                built.build(board.colourAt(cell), bridges.get(chosen - 1));
            }
        }
    }

    /**
     * Reads what {@link #write} wrote.
     *
     * @param info the fixed properties of the game
     * @param in the source, which advances
     * @return the position
     */
    static PonteState read(GameInfo info, BitReader in) {
        PonteState state = new PonteState(Setup.read(info, in));
        state.phase = PHASES[in.get(PHASES.length)];
        state.turn = in.get(2);
        state.light = in.get(2);
        state.last = in.getFlag();
        readBoard(state.board, in);
        PonteValidator.check(state);
        return state;
    }

    private static void readBoard(PonteBoard board, BitReader in) {
        int cells = board.size() * board.size();
        for (int i = 0; i < cells; i++) {
            int cell = cell(board, i);
            int colour = in.get(3) - 1;
            if (colour >= 0) {
                if (!board.takesTile(colour, cell)) {
                    throw new BadPosition("a tile is not allowed on " + PonteMoves.name(cell));
                }
                board.place(colour, cell);
            }
        }
        MoveList all = new MoveList();
        MoveList bridges = new MoveList();
        for (int i = 0; i < cells; i++) {
            int cell = cell(board, i);
            bridgesFrom(board, cell, all, bridges);
            int chosen = in.get(bridges.size() + 1);
            if (chosen > 0) {
                board.build(board.colourAt(cell), bridges.get(chosen - 1));
            }
        }
    }

    // A position encodes each bridge as an index among those that are possible so far, cell by cell.
    private static void bridgesFrom(PonteBoard board, int lower, MoveList all, MoveList out) {
        out.clear();
        int colour = board.colourAt(lower);
        if (colour < 0 || board.mate(lower) != 0) {
            return;
        }
        all.clear();
        board.bridgePlaces(colour, all);
        for (int i = 0; i < all.size(); i++) {
            if (PonteMoves.lower(all.get(i)) == lower) {
                out.add(all.get(i));
            }
        }
    }

    private static int cell(PonteBoard board, int index) {
        return PonteMoves.cell(index % board.size(), index / board.size());
    }
}
