package atoll.games.ponte;

import atoll.edit.DraftForm;
import atoll.edit.EditPart;
import atoll.edit.Problem;
import atoll.edit.Property;
import atoll.engine.Game;
import atoll.engine.Setup;
import atoll.engine.State;
import java.util.ArrayList;
import java.util.List;

/**
 * What a position of Ponte consists of: {@code phase}, {@code turn} (the colour to move), {@code light} (the seat that plays it),
 * {@code last} (light has passed), {@code cell.b9} (its tile) and {@code bridge.b9-d9}. A bridge disappears with a tile at its end.
 */
final class PonteForm extends DraftForm {
    private static final PonteState.Phase[] PHASES = PonteState.Phase.values();
    private static final List<String> COLOURS = List.of("light", "dark");
    private static final List<String> TILES = List.of("water", "light", "dark");
    private static final List<String> BRIDGE = List.of("none", "built");

    private final int phase;
    private final int turn;
    private final int light;
    private final int last;
    private final int cells;
    private final int bridges;
    /** By index of a property, counted from the first cell: the cell. */
    private final List<Integer> where = new ArrayList<>();
    /** By index of a property, counted from the first bridge: the bridge, as a move. */
    private final List<Integer> spans = new ArrayList<>();
    /** By cell: the indices of the bridges that end there, counted from the first bridge. */
    private final List<List<Integer>> ends = new ArrayList<>();

    /**
     * The form of a board of one size.
     *
     * @param game the game
     * @param setup the seats and options
     */
    PonteForm(Game game, Setup setup) {
        super(game, setup);
        phase = add(Property.choice(EditPart.TURN, "phase", -1, null, names(PHASES)));
        turn = add(Property.choice(EditPart.TURN, "turn", -1, null, COLOURS));
        light = add(Property.choice(EditPart.TURN, "light", -1, null, seats()));
        last = add(Property.flag(EditPart.TURN, "last", -1, null));
        cells = properties().size();
        for (int i = 0; i < PonteGroups.CELLS; i++) {
            ends.add(new ArrayList<>());
        }
        int size = new PonteState(setup).board.size();
        for (int i = 0; i < size * size; i++) {
            int cell = PonteMoves.cell(i % size, i / size);
            where.add(cell);
            add(Property.place(EditPart.BOARD, "cell", -1, PonteMoves.name(cell), TILES));
        }
        bridges = properties().size();
        for (int cell : where) {
            addBridges(cell, size);
        }
    }

    private void addBridges(int cell, int size) {
        for (int direction = 0; direction < PonteMoves.DIRECTIONS; direction++) {
            int bridge = PonteMoves.bridge(cell, direction);
            int upper = PonteMoves.upper(bridge);
            int column = PonteMoves.column(upper);
            int row = PonteMoves.row(upper);
            if (column >= 0 && column < size && row >= 0 && row < size) {
                ends.get(cell).add(spans.size());
                ends.get(upper).add(spans.size());
                spans.add(bridge);
                add(Property.place(EditPart.BOARD, "bridge", -1, PonteMoves.token(bridge), BRIDGE));
            }
        }
    }

    @Override
    protected void read(State state, int[] values) {
        PonteState at = (PonteState) state;
        values[phase] = at.phase.ordinal();
        values[turn] = at.turn;
        values[light] = at.light;
        values[last] = at.last ? 1 : 0;
        for (int i = 0; i < where.size(); i++) {
            values[cells + i] = 1 + at.board.colourAt(where.get(i));
        }
        for (int i = 0; i < spans.size(); i++) {
            int bridge = spans.get(i);
            values[bridges + i] = at.board.mate(PonteMoves.lower(bridge)) == PonteMoves.upper(bridge) ? 1 : 0;
        }
    }

    @Override
    protected State build(int[] values) {
        PonteState at = new PonteState(setup());
        at.phase = PHASES[values[phase]];
        at.turn = values[turn];
        at.light = values[light];
        at.last = values[last] == 1;
        for (int i = 0; i < where.size(); i++) {
            int colour = values[cells + i] - 1;
            if (colour >= 0 && at.board.takesTile(colour, where.get(i))) {
                at.board.place(colour, where.get(i));
            } else if (colour >= 0) {
                at.board.placeAnyway(colour, where.get(i));
            }
        }
        for (int i = 0; i < spans.size(); i++) {
            if (values[bridges + i] == 1) {
                at.board.build(at.board.colourAt(PonteMoves.lower(spans.get(i))), spans.get(i));
            }
        }
        return at;
    }

    @Override
    protected Problem diagnose(int[] values, State built) {
        List<Integer> over = new ArrayList<>();
        for (int i = 0; i < spans.size(); i++) {
            if (values[bridges + i] == 1) {
                over.add(spans.get(i));
            }
        }
        return new PonteDiagnosis((PonteState) built, over).problem();
    }

    @Override
    protected boolean offers(int[] values, int property, int value) {
        if (property >= bridges && value == 1) {
            int bridge = spans.get(property - bridges);
            int tile = tile(values, PonteMoves.lower(bridge));
            return tile != 0 && tile == tile(values, PonteMoves.upper(bridge));
        }
        // Before the choice, seat 0 has light and is to move; after the end, dark was the last to move.
        PonteState.Phase at = PHASES[values[phase]];
        boolean hasTurn = at == PonteState.Phase.TURN || at == PonteState.Phase.SECOND;
        boolean hasColours = hasTurn || at == PonteState.Phase.OVER;
        return property == turn ? hasTurn : hasColours || property != light && property != last;
    }

    private int tile(int[] values, int cell) {
        int size = PonteMoves.row(where.get(where.size() - 1)) + 1;
        return values[cells + PonteMoves.row(cell) * size + PonteMoves.column(cell)];
    }

    @Override
    protected void settle(int[] values, int property, int before) {
        if (property == phase) {
            if (values[phase] <= PonteState.Phase.COLOUR.ordinal()) {
                values[turn] = PonteBoard.LIGHT;
                values[light] = 0;
                values[last] = 0;
            } else if (PHASES[values[phase]] == PonteState.Phase.OVER) {
                values[turn] = PonteBoard.DARK;
            }
        } else if (property >= cells && property < bridges) {
            for (int i : ends.get(where.get(property - cells))) {
                int bridge = spans.get(i);
                boolean stands = values[property] != 0
                        && tile(values, PonteMoves.lower(bridge)) == tile(values, PonteMoves.upper(bridge));
                values[bridges + i] = stands ? values[bridges + i] : 0;
            }
        }
    }
}
