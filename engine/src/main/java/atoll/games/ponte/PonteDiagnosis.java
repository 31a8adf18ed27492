package atoll.games.ponte;

import atoll.edit.Problem;
import atoll.engine.MoveList;
import java.util.ArrayList;
import java.util.List;

/**
 * Why a position made by hand is impossible. Reading it decides: {@link PonteBoard} takes no tile or bridge against the rules, and
 * {@link PonteValidator} checks the rest. This class only explains.
 */
final class PonteDiagnosis {
    private static final int ROW = PonteGroups.ROW;
    private static final int MOST_OF_A_GROUP = 4;

    private final PonteState at;
    private final List<Integer> bridges;

    /**
     * The diagnosis of a position.
     *
     * @param at a position, drawn anyway if it is impossible
     * @param bridges its bridges as moves, in the order in which they are written
     */
    PonteDiagnosis(PonteState at, List<Integer> bridges) {
        this.at = at;
        this.bridges = bridges;
    }

    /** {@return the first problem, or null} */
    Problem problem() {
        Problem found = tiles();
        found = found == null ? bridges() : found;
        found = found == null ? supply() : found;
        return found == null ? phase() : found;
    }

    private Problem tiles() {
        boolean[] seen = new boolean[PonteGroups.CELLS];
        for (int row = 0; row < at.board.size(); row++) {
            for (int column = 0; column < at.board.size(); column++) {
                int cell = PonteMoves.cell(column, row);
                if (at.board.colourAt(cell) >= 0 && !seen[cell]) {
                    Problem found = group(group(cell, seen));
                    if (found != null) {
                        return found;
                    }
                }
            }
        }
        return null;
    }

    // All tiles of a colour that are connected by their sides.
    private List<Integer> group(int first, boolean[] seen) {
        List<Integer> group = new ArrayList<>(List.of(first));
        seen[first] = true;
        for (int i = 0; i < group.size(); i++) {
            for (int step : new int[] {-ROW, -1, 1, ROW}) {
                int next = group.get(i) + step;
                if (!seen[next] && at.board.colourAt(next) == at.board.colourAt(first)) {
                    seen[next] = true;
                    group.add(next);
                }
            }
        }
        return group;
    }

    private Problem group(List<Integer> group) {
        if (group.size() > MOST_OF_A_GROUP) {
            String[] cells = new String[group.size()];
            for (int i = 0; i < cells.length; i++) {
                cells[i] = cell(group.get(i));
            }
            return Problem.of(PonteProblem.GROUP_OF_FIVE, cells).number(cells.length);
        }
        for (int i = 0; group.size() == MOST_OF_A_GROUP && i < group.size(); i++) {
            for (int step : new int[] {-ROW - 1, -ROW + 1, ROW - 1, ROW + 1}) {
                int corner = group.get(i) + step;
                if (at.board.colourAt(corner) == at.board.colourAt(group.get(i)) && !group.contains(corner)) {
                    return Problem.of(PonteProblem.ISLAND_TOUCHES, cell(group.get(i)), cell(corner));
                }
            }
        }
        return null;
    }

    // As when a position is read: bridge after bridge, on a board with all tiles.
    private Problem bridges() {
        PonteBoard board = new PonteBoard(at.board.size());
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                int cell = PonteMoves.cell(column, row);
                if (at.board.colourAt(cell) >= 0) {
                    board.place(at.board.colourAt(cell), cell);
                }
            }
        }
        for (int bridge : bridges) {
            int colour = board.colourAt(PonteMoves.lower(bridge));
            MoveList places = new MoveList();
            board.bridgePlaces(colour, places);
            if (places.indexOf(bridge) < 0) {
                return obstacle(board, PonteObstacle.whyNotBridge(board, colour, bridge), bridge);
            }
            board.build(colour, bridge);
        }
        return null;
    }

    private static Problem obstacle(PonteBoard board, PonteObstacle obstacle, int bridge) {
        return switch (obstacle.reason()) {
            case OVER_TILE -> Problem.of(PonteProblem.OVER_TILE, bridge(bridge), cell(obstacle.cell()));
            case CROSSES -> {
                int other = PonteMoves.bridgeBetween(obstacle.cell(), board.mate(obstacle.cell()));
                yield Problem.of(PonteProblem.CROSSES, bridge(bridge), bridge(other));
            }
            default -> Problem.of(PonteProblem.TWO_BRIDGES, bridge(bridge), cell(obstacle.cell()));
        };
    }

    private Problem supply() {
        if (!at.box) {
            return null;
        }
        if (at.bridgesLeft() < 0) {
            int built = at.board.bridges(PonteBoard.LIGHT) + at.board.bridges(PonteBoard.DARK);
            return Problem.of(PonteProblem.BRIDGES).number(built + at.bridgesLeft());
        }
        for (int colour = 0; colour < 2; colour++) {
            int left = at.tilesLeft(colour);
            if (left < 0) {
                return Problem.of(colour == PonteBoard.LIGHT ? PonteProblem.LIGHT_TILES : PonteProblem.DARK_TILES)
                        .number(at.board.tiles(colour) + left);
            }
        }
        return null;
    }

    private Problem phase() {
        int due = at.phase.ordinal(); // of the opening: as many light tiles
        if (due <= PonteState.Phase.COLOUR.ordinal()) {
            if (at.board.tiles(PonteBoard.LIGHT) != due || at.board.tiles(PonteBoard.DARK) != 0) {
                return Problem.of(PonteProblem.OPENING, "phase").number(due);
            }
            return at.board.bridges(PonteBoard.LIGHT) > 0 ? Problem.of(PonteProblem.OPENING_BRIDGE, "phase") : null;
        }
        if (at.last && at.turn == PonteBoard.LIGHT) {
            return Problem.of(PonteProblem.LAST_TURN_OF_LIGHT, "last", "turn");
        }
        if (at.last && PonteValidator.canPlace(at, PonteBoard.LIGHT)) {
            return Problem.of(PonteProblem.LIGHT_CAN_PLACE, "last");
        }
        return switch (at.phase) {
            case SECOND -> second();
            case OVER ->
                !at.last && PonteValidator.canPlace(at, PonteBoard.DARK)
                        ? Problem.of(PonteProblem.DARK_CAN_PLACE, "phase")
                        : null;
            default -> null;
        };
    }

    private Problem second() {
        if (at.board.tiles(at.turn) == 0) {
            return Problem.of(PonteProblem.NO_FIRST_TILE, "phase");
        }
        if (at.box && at.tilesLeft(at.turn) == 0) {
            return Problem.of(PonteProblem.NO_SECOND_TILE, "phase");
        }
        MoveList places = new MoveList();
        at.board.tilePlaces(at.turn, places);
        return places.size() == 0 ? Problem.of(PonteProblem.NO_SECOND_CELL, "phase") : null;
    }

    private static String cell(int cell) {
        return "cell." + PonteMoves.name(cell);
    }

    private static String bridge(int bridge) {
        return "bridge." + PonteMoves.token(bridge);
    }
}
