package atoll.games.ponte;

/**
 * Why a move is illegal: the rule and the cell in the way. {@link PonteState#moves} alone decides what is legal; this class only
 * explains, so it is created for a refused click and never during a search.
 *
 * @param reason the rule that forbids the move
 * @param cell a cell of {@link PonteMoves#cell}: a tile that is touched, the cell under the bridge, or the lower end of the bridge
 *     that is crossed; 0 for none
 */
public record PonteObstacle(PonteIllegalReason reason, int cell) {
    private static final int ROW = PonteGroups.ROW;

    /**
     * {@return why an illegal move is illegal}
     *
     * @param state a position
     * @param move any move that {@link PonteMoves} encodes and that is not legal here: a tile on a cell of the board, a
     *     bridge, a colour or a pass
     */
    public static PonteObstacle of(PonteState state, int move) {
        boolean tile = PonteMoves.isTile(move);
        return switch (state.phase) {
            case OPENING, OPENING_SECOND -> tile ? whyNotTile(state, move) : PonteIllegalReason.OPENING.at(0);
            case COLOUR -> PonteIllegalReason.COLOUR_FIRST.at(0);
            case TURN -> tile ? whyNotFirstTile(state, move) : whyNotInTurn(state, move);
            case SECOND -> tile ? whyNotTile(state, move) : PonteIllegalReason.SECOND_FIRST.at(0);
            case OVER -> PonteIllegalReason.OVER.at(0);
        };
    }

    private static PonteObstacle whyNotFirstTile(PonteState state, int cell) {
        if (!state.board.takesTile(state.turn, cell)) {
            return whyNotTile(state, cell);
        }
        return (state.hasTwoTiles(state.turn) ? PonteIllegalReason.NO_SECOND : PonteIllegalReason.NO_TILES_LEFT).at(0);
    }

    private static PonteObstacle whyNotTile(PonteState state, int cell) {
        if (state.board.colourAt(cell) >= 0) {
            return PonteIllegalReason.TAKEN.at(cell);
        }
        return state.board.isUnderBridge(cell)
                ? PonteIllegalReason.UNDER_BRIDGE.at(cell)
                : state.board.groups(state.turn).whyNotTile(cell);
    }

    private static PonteObstacle whyNotInTurn(PonteState state, int move) {
        if (PonteMoves.isBridge(move)) {
            return state.canBuild()
                    ? whyNotBridge(state.board, state.turn, move)
                    : PonteIllegalReason.NO_BRIDGES_LEFT.at(0);
        }
        return (move == PonteMoves.PASS ? PonteIllegalReason.CAN_PLACE : PonteIllegalReason.COLOURS_CHOSEN).at(0);
    }

    /**
     * {@return why a bridge that {@link PonteBoard#bridgePlaces} does not list may not be built} It uses the same sets, for a
     * single bridge.
     *
     * @param board the board
     * @param colour {@link PonteBoard#LIGHT} or {@link PonteBoard#DARK}
     * @param bridge a bridge, as a move
     */
    static PonteObstacle whyNotBridge(PonteBoard board, int colour, int bridge) {
        for (int i = 0; i < 2; i++) {
            int end = i == 0 ? PonteMoves.lower(bridge) : PonteMoves.upper(bridge);
            if (!PonteBoard.has(board.posts, colour * PonteGroups.WORDS, end)) {
                return (board.colourAt(end) == colour ? PonteIllegalReason.END_BEARS : PonteIllegalReason.END_NOT_OWN)
                        .at(end);
            }
        }
        int middle = PonteMoves.under(bridge, false);
        int other = PonteMoves.under(bridge, true);
        int tile = board.colourAt(middle) >= 0 ? middle : other;
        if (board.colourAt(tile) >= 0) {
            return PonteIllegalReason.OVER_TILE.at(tile);
        }
        return PonteIllegalReason.CROSSES.at(
                !isClear(board, middle, other, bridge)
                        ? bridgeOver(board, middle)
                        : !isClear(board, other, middle, bridge)
                                ? bridgeOver(board, other)
                                : PonteMoves.direction(bridge) == PonteMoves.FALLING
                                        ? crossing(board, middle, -ROW - 1)
                                        : crossing(board, middle, ROW - 1));
    }

    // our reading of the rulebook (help: ponte.en.json): bridges may share a cell but not cross. Two knight's bridges
    // of
    // one direction that stand side by side share one. Any other two over a cell cross, have a common end, or need a
    // tile under a bridge. So a cell must be free, or lie under the bridge beside this one, on the cell's side.
    private static boolean isClear(PonteBoard board, int cell, int other, int bridge) {
        int beside = PonteMoves.lower(bridge) + cell - other;
        return !board.isUnderBridge(cell)
                || board.mate[beside] == beside + PonteMoves.step(PonteMoves.direction(bridge));
    }

    // The lower end of a bridge over a cell, or 0. Its ends touch the cell, at a side or at a corner.
    private static int bridgeOver(PonteBoard board, int cell) {
        for (int row = -ROW; row <= ROW; row += ROW) {
            for (int end = cell + row - 1; end <= cell + row + 1; end++) {
                if (board.mate[end] != 0) {
                    int bridge = PonteMoves.bridgeBetween(end, board.mate[end]);
                    if (PonteMoves.under(bridge, false) == cell || PonteMoves.under(bridge, true) == cell) {
                        return PonteMoves.lower(bridge);
                    }
                }
            }
        }
        return 0;
    }

    // The lower end, this far from its middle, of the diagonal bridge that runs next to a middle.
    private static int crossing(PonteBoard board, int middle, int toLower) {
        for (int step : new int[] {-1, 1, -ROW}) {
            int lower = middle + step + toLower;
            if (board.mate[lower] == lower - 2 * toLower) {
                return lower;
            }
        }
        return middle + ROW + toLower;
    }
}
