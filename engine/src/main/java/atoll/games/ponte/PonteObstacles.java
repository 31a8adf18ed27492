package atoll.games.ponte;

/**
 * Says what is in the way of a tile or bridge that the board does not take, as a {@link PonteIllegalReason} with its cell. {@link
 * PonteBoard} decides; this only explains.
 */
final class PonteObstacles {
    private static final int ROW = PonteGroups.ROW;

    private PonteObstacles() {}

    /**
     * {@return why a tile of that colour may not be placed on a cell that does not {@linkplain PonteBoard#takesTile take} it}
     *
     * @param board the board
     * @param colour {@link PonteBoard#LIGHT} or {@link PonteBoard#DARK}
     * @param cell a cell of {@link PonteMoves#cell}
     */
    static int whyNoTile(PonteBoard board, int colour, int cell) {
        if (board.colourAt(cell) >= 0) {
            return PonteIllegalReason.TAKEN.at(cell);
        }
        return board.isUnderBridge(cell)
                ? PonteIllegalReason.UNDER_BRIDGE.at(cell)
                : board.groups(colour).obstacle(cell);
    }

    /**
     * {@return why a bridge that {@link PonteBoard#bridgePlaces} does not list may not be built} It uses the same sets, for a
     * single bridge.
     *
     * @param board the board
     * @param colour {@link PonteBoard#LIGHT} or {@link PonteBoard#DARK}
     * @param bridge a bridge, as a move
     */
    static int whyNoBridge(PonteBoard board, int colour, int bridge) {
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
                                        ? bridgeBeside(board.rising, middle) - ROW - 1
                                        : bridgeBeside(board.falling, middle) + ROW - 1);
    }

    // rulings: bridges may share a cell but not cross. Two knight's bridges of one direction that stand side by side
    // share one. Any other two over a cell cross, have a common end, or need a tile under a bridge. So a cell must be
    // free, or lie under the bridge beside this one, on the cell's side.
    private static boolean isClear(PonteBoard board, int cell, int other, int bridge) {
        int beside = PonteMoves.lower(bridge) + cell - other;
        return !PonteBoard.has(board.busy, 0, cell)
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

    // The middle of the diagonal bridge, among those with these middles, that runs next to a middle.
    private static int bridgeBeside(int[] middles, int middle) {
        return PonteBoard.has(middles, 0, middle - 1)
                ? middle - 1
                : PonteBoard.has(middles, 0, middle + 1)
                        ? middle + 1
                        : PonteBoard.has(middles, 0, middle - ROW) ? middle - ROW : middle + ROW;
    }
}
