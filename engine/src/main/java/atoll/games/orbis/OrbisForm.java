package atoll.games.orbis;

import atoll.edit.DraftForm;
import atoll.edit.EditPart;
import atoll.edit.Problem;
import atoll.edit.Property;
import atoll.engine.Game;
import atoll.engine.Setup;
import atoll.engine.State;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What a position of Orbis consists of.
 *
 * <ul>
 * <li>{@code phase}, {@code turn}, and what belongs to some phases only: {@code taken} (the slot), {@code tile} (in hand), {@code
 * turned} (it becomes a wilderness), {@code effect} (the cell whose effect is not complete), {@code due} (worshippers to come or go).
 * <li>{@code god.love}: {@code out} of the game, {@code open}, or the seat that has it; {@code unpaid.god}: that of the god of death.
 * <li>{@code slot.a1}: its tile; {@code heap.a1.red}: worshippers there.
 * <li>{@code cell.0.1.0}: the tile of seat 0 there, or {@code wild}; {@code unpaid.0.1.0}: a price that was not paid.
 * <li>{@code supply.0.red}: the worshippers of seat 0.
 * <li>{@code pile.R2a}: whether a tile that is not shown is in its pile, or lies face down as a {@code wild}erness.
 * </ul>
 *
 * {@link OrbisFormRules} says what can be edited when.
 */
final class OrbisForm extends DraftForm {
    private static final OrbisPhase[] PHASES = OrbisPhase.values();
    private static final int COLOURS = OrbisWorshippers.COLOURS;
    private static final int SLOTS = OrbisDisplay.SLOTS;
    private static final int CELLS = OrbisPyramid.CELLS;
    private static final int MOST_OF_A_COLOUR = 63;
    private static final int MOST_DUE = 15;

    /** The value of {@code god.X} if it is open; more is the seat that has it. */
    static final int OPEN = 1;
    /** The value of {@code cell.X} for a wilderness; in a pyramid the tiles come after it. */
    static final int WILD = 1;

    /** The tiles of the game. */
    final int[] tiles;
    /** By tile: its index among these, or -1. */
    private final int[] indices = new int[OrbisTiles.TILES];

    /** The index of {@code phase}. */
    final int phase;

    /** The index of {@code turn}. */
    final int turn;

    /** The index of {@code taken}. */
    final int taken;

    /** The index of {@code tile}. */
    final int tile;

    /** The index of {@code turned}. */
    final int turned;

    /** The index of {@code effect}. */
    final int effect;

    /** The index of {@code due}. */
    final int due;

    /** The index of the first {@code god}. */
    final int god;

    /** The index of {@code unpaid.god}. */
    final int price;

    /** The index of the first {@code slot}. */
    final int slot;

    /** The index of the first {@code heap}. */
    final int heap;

    /** The index of the first {@code cell}. */
    final int cell;

    /** The index of the first {@code unpaid} of a cell. */
    final int unpaid;

    /** The index of the first {@code supply}. */
    final int supply;

    /** The index of the first {@code pile}. */
    final int pile;

    private final OrbisFormRules rules;

    /**
     * The form for a number of seats.
     *
     * @param game the game
     * @param setup the seats and options
     */
    OrbisForm(Game game, Setup setup) {
        super(game, setup);
        tiles = tiles(setup.seats());
        List<String> slots = new ArrayList<>(List.of("none"));
        List<String> cells = new ArrayList<>(List.of("none"));
        List<String> inSlot = new ArrayList<>(List.of("none"));
        List<String> inCell = new ArrayList<>(List.of("none", "wild"));
        for (int i = 0; i < SLOTS; i++) {
            slots.add(OrbisDisplay.name(i));
        }
        for (int i = 0; i < CELLS; i++) {
            cells.add(OrbisPyramid.name(i));
        }
        for (int i = 0; i < OrbisTiles.TILES; i++) {
            indices[i] = -1;
        }
        for (int i = 0; i < tiles.length; i++) {
            indices[tiles[i]] = i;
            inSlot.add(OrbisTiles.name(tiles[i]));
            inCell.add(OrbisTiles.name(tiles[i]));
        }
        phase = add(Property.choice(EditPart.TURN, "phase", -1, null, names(PHASES)));
        turn = add(Property.choice(EditPart.TURN, "turn", -1, null, seats()));
        taken = add(Property.choice(EditPart.TURN, "taken", -1, null, slots));
        tile = add(Property.place(EditPart.TURN, "tile", -1, null, inSlot));
        turned = add(Property.flag(EditPart.TURN, "turned", -1, null));
        effect = add(Property.choice(EditPart.TURN, "effect", -1, null, cells));
        due = add(Property.number(EditPart.TURN, "due", -1, null, MOST_DUE));
        god = properties().size();
        for (int i = 0; i < OrbisGods.GODS; i++) {
            add(Property.place(EditPart.CARDS, "god", -1, OrbisGods.name(i), withSeats("out", "open")));
        }
        price = add(Property.flag(EditPart.CARDS, "unpaid", -1, "god"));
        slot = properties().size();
        for (int i = 0; i < SLOTS; i++) {
            add(Property.place(EditPart.BOARD, "slot", -1, OrbisDisplay.name(i), inSlot));
        }
        heap = properties().size();
        for (int i = 0; i < SLOTS * COLOURS; i++) {
            String item = OrbisDisplay.name(i / COLOURS) + '.' + OrbisWorshippers.name(i % COLOURS);
            add(Property.number(EditPart.BOARD, "heap", -1, item, MOST_OF_A_COLOUR));
        }
        cell = properties().size();
        for (int i = 0; i < setup.seats() * CELLS; i++) {
            add(Property.place(EditPart.BOARD, "cell", i / CELLS, OrbisPyramid.name(i % CELLS), inCell));
        }
        unpaid = properties().size();
        for (int i = 0; i < setup.seats() * CELLS; i++) {
            add(Property.flag(EditPart.BOARD, "unpaid", i / CELLS, OrbisPyramid.name(i % CELLS)));
        }
        supply = properties().size();
        for (int i = 0; i < setup.seats() * COLOURS; i++) {
            String item = OrbisWorshippers.name(i % COLOURS);
            add(Property.number(EditPart.SCORES, "supply", i / COLOURS, item, MOST_OF_A_COLOUR));
        }
        pile = properties().size();
        for (int each : tiles) {
            add(Property.place(EditPart.CARDS, "pile", -1, OrbisTiles.name(each), List.of("unseen", "wild")));
        }
        rules = new OrbisFormRules(this);
    }

    private static int[] tiles(int seats) {
        int[] tiles = new int[OrbisTiles.TILES];
        int count = 0;
        for (int i = 0; i < tiles.length; i++) {
            if (OrbisTiles.isIn(seats, i)) {
                tiles[count++] = i;
            }
        }
        return Arrays.copyOf(tiles, count);
    }

    // Positions to values and back.

    @Override
    protected void read(State state, int[] values) {
        OrbisState at = (OrbisState) state;
        values[phase] = at.phase.ordinal();
        values[turn] = at.turn;
        values[taken] = 1 + at.slot;
        values[tile] = at.cell == OrbisState.NONE && at.tile != OrbisState.NONE ? 1 + indices[at.tile] : 0;
        values[turned] = at.turned ? 1 : 0;
        values[effect] = 1 + at.cell;
        values[due] = at.due;
        for (int i = 0; i < OrbisGods.GODS; i++) {
            values[god + i] = (at.gods >> i & 1) != 0 ? OPEN : 0;
        }
        for (int i = 0; i < SLOTS; i++) {
            int there = at.display.tiles[i];
            values[slot + i] = there == OrbisDisplay.EMPTY ? 0 : 1 + indices[there];
            for (int colour = 0; colour < COLOURS; colour++) {
                values[heap + i * COLOURS + colour] = OrbisWorshippers.count(at.display.worshippers[i], colour);
            }
        }
        for (int seat = 0; seat < at.seats(); seat++) {
            readArea(at.playerAreas[seat], seat, values);
        }
        boolean[] shown = rules.shown(values);
        for (int i = 0; i < tiles.length; i++) {
            int level = OrbisTiles.level(tiles[i]);
            boolean unseen = (at.display.unseen[level] >> tiles[i] - OrbisTiles.first(level) & 1) != 0;
            values[pile + i] = unseen || shown[i] ? 0 : 1;
        }
    }

    private void readArea(OrbisPlayerArea area, int seat, int[] values) {
        if (area.god != OrbisGods.NONE) {
            values[god + area.god] = OPEN + 1 + seat;
            values[price] |= area.godFailed ? 1 : 0;
        }
        for (int left = area.occupied; left != 0; left &= left - 1) {
            int i = Integer.numberOfTrailingZeros(left);
            boolean wild = area.tiles[i] == OrbisPlayerArea.WILDERNESS;
            values[cell + seat * CELLS + i] = wild ? WILD : WILD + 1 + indices[area.tiles[i]];
            boolean priced = !wild && OrbisCodec.isPriced(area.tiles[i]);
            values[unpaid + seat * CELLS + i] = priced ? area.failed >> i & 1 : 0;
        }
        for (int colour = 0; colour < COLOURS; colour++) {
            values[supply + seat * COLOURS + colour] = OrbisWorshippers.count(area.supply, colour);
        }
    }

    @Override
    protected State build(int[] values) {
        OrbisState at = new OrbisState(setup());
        at.turn = values[turn];
        for (int i = 0; i < OrbisGods.GODS; i++) {
            int where = values[god + i];
            at.gods |= where == OPEN ? 1 << i : 0;
            if (where > OPEN) {
                OrbisPlayerArea area = at.playerAreas[where - OPEN - 1];
                area.god = i;
                area.godFailed = i == OrbisGods.DEATH && values[price] == 1;
            }
        }
        for (int i = 0; i < SLOTS; i++) {
            at.display.tiles[i] = values[slot + i] == 0 ? OrbisDisplay.EMPTY : tiles[values[slot + i] - 1];
            at.display.worshippers[i] = group(values, heap + i * COLOURS);
        }
        for (int seat = 0; seat < at.seats(); seat++) {
            buildArea(values, seat, at.playerAreas[seat]);
        }
        boolean[] shown = rules.shown(values);
        for (int i = 0; i < tiles.length; i++) {
            int level = OrbisTiles.level(tiles[i]);
            if (values[pile + i] == 1 || shown[i]) {
                at.display.unseen[level] &= ~(1 << tiles[i] - OrbisTiles.first(level));
            }
        }
        buildTurn(values, at);
        return at;
    }

    private void buildArea(int[] values, int seat, OrbisPlayerArea area) {
        for (int i = 0; i < CELLS; i++) {
            int value = values[cell + seat * CELLS + i];
            if (value != 0) {
                int there = value == WILD ? OrbisPlayerArea.WILDERNESS : tiles[value - WILD - 1];
                area.lay(i, there); // from the bottom row up
                boolean dry =
                        value != WILD && OrbisTiles.type(there) == OrbisTiles.IRRIGATION && !area.isWatered(i, there);
                area.failed |= dry || values[unpaid + seat * CELLS + i] == 1 ? 1 << i : 0;
            }
        }
        area.supply = group(values, supply + seat * COLOURS);
    }

    private static int group(int[] values, int first) {
        int group = OrbisWorshippers.NONE;
        for (int colour = 0; colour < COLOURS; colour++) {
            group += values[first + colour] * OrbisWorshippers.one(colour);
        }
        return group;
    }

    // As long as something is missing that a phase needs, a turn is drawn that has not begun.
    private void buildTurn(int[] values, OrbisState at) {
        at.phase = PHASES[values[phase]];
        at.slot = values[taken] - 1;
        at.turned = values[turned] == 1;
        at.due = values[due];
        if (values[tile] != 0) {
            at.tile = tiles[values[tile] - 1];
        }
        OrbisPlayerArea area = at.playerAreas[at.turn];
        int on = values[effect] - 1;
        if (on >= 0 && (area.occupied & ~area.wild & 1 << on) != 0) {
            at.cell = on;
            at.tile = area.tiles[on];
        }
        boolean missing = OrbisFormRules.hasTile(at.phase) && (at.slot == OrbisState.NONE || at.tile == OrbisState.NONE)
                || OrbisFormRules.hasEffect(at.phase)
                        && at.cell == OrbisState.NONE
                        && (at.slot != OrbisState.NONE || at.phase == OrbisPhase.BURNING);
        if (missing) {
            at.phase = OrbisPhase.TURN;
            at.cell = OrbisState.NONE;
            at.tile = OrbisState.NONE;
        }
    }

    @Override
    protected Problem diagnose(int[] values, State built) {
        OrbisPhase wanted = PHASES[values[phase]];
        int faceDown = 0;
        for (int i = pile; i < values.length; i++) {
            faceDown += values[i];
        }
        return new OrbisDiagnosis((OrbisState) built, wanted, faceDown).problem();
    }

    @Override
    protected boolean offers(int[] values, int property, int value) {
        return rules.offers(values, property, value);
    }

    @Override
    protected void settle(int[] values, int property, int before) {
        rules.settle(values, property);
    }
}
