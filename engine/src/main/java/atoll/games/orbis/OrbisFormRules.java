package atoll.games.orbis;

import java.util.Arrays;

/**
 * What can be edited in which phase, and what an edit changes besides. A tile can lie only where it is supported, and takes what it
 * supports away with it. Tiles that come to lie face down, as many as there are wildernesses, are the lowest ones, until others are
 * chosen.
 */
final class OrbisFormRules {
    private static final OrbisPhase[] PHASES = OrbisPhase.values();
    private static final int COLOURS = OrbisWorshippers.COLOURS;
    private static final int CELLS = OrbisPyramid.CELLS;

    private final OrbisForm form;

    /**
     * The rules of a form.
     *
     * @param form the form, with all its properties
     */
    OrbisFormRules(OrbisForm form) {
        this.form = form;
    }

    /**
     * {@return the tiles of the game that are on the display, in a pyramid or in hand, by their index in the form}
     *
     * @param values by property: its value
     */
    boolean[] shown(int[] values) {
        boolean[] shown = new boolean[form.tiles.length];
        mark(values[form.tile] - 1, shown);
        for (int i = form.slot; i < form.heap; i++) {
            mark(values[i] - 1, shown);
        }
        for (int i = form.cell; i < form.unpaid; i++) {
            mark(values[i] - OrbisForm.WILD - 1, shown);
        }
        return shown;
    }

    private static void mark(int index, boolean[] shown) {
        if (index >= 0) {
            shown[index] = true;
        }
    }

    /**
     * {@return whether a tile is in hand in a phase}
     *
     * @param phase the kind of the next decision
     */
    static boolean hasTile(OrbisPhase phase) {
        return phase == OrbisPhase.TAKEN || phase == OrbisPhase.PAYING || phase == OrbisPhase.PLACING;
    }

    /**
     * {@return whether the effect of a tile or god is not complete in a phase}
     *
     * @param phase the kind of the next decision
     */
    static boolean hasEffect(OrbisPhase phase) {
        return switch (phase) {
            case GAINING, FULFILLING, SACRIFICING, BURNING -> true;
            default -> false;
        };
    }

    private static boolean hasSlot(OrbisPhase phase) {
        return hasTile(phase) || hasEffect(phase) || phase == OrbisPhase.DISCARDING || phase == OrbisPhase.REFILLING;
    }

    private static boolean hasDue(OrbisPhase phase) {
        return phase == OrbisPhase.PAYING || hasEffect(phase) && phase != OrbisPhase.FULFILLING;
    }

    private static boolean hasTurn(OrbisPhase phase) {
        return phase != OrbisPhase.CALLING && phase != OrbisPhase.DEALING && phase != OrbisPhase.OVER;
    }

    /**
     * {@return whether a property can be given a value}
     *
     * @param values by property: its value
     * @param property the index of a property
     * @param value another value of it
     */
    boolean offers(int[] values, int property, int value) {
        OrbisPhase at = PHASES[values[form.phase]];
        if (property < form.god) {
            return property == form.phase
                    || property == form.turn && hasTurn(at)
                    || property == form.taken && hasSlot(at)
                    || property == form.tile && hasTile(at) && isFree(values, value - 1)
                    || property == form.turned && at == OrbisPhase.PLACING
                    || property == form.effect && hasEffect(at) && values[form.taken] != 0
                    || property == form.due && hasDue(at);
        }
        if (property < form.price) {
            return value <= OrbisForm.OPEN || godOf(values, value) == OrbisGods.NONE;
        }
        if (property == form.price) {
            return values[form.god + OrbisGods.DEATH] > OrbisForm.OPEN;
        }
        if (property < form.heap) {
            return property - form.slot != values[form.taken] - 1 && isFree(values, value - 1);
        }
        if (property < form.cell) {
            return (property - form.heap) / COLOURS != values[form.taken] - 1;
        }
        if (property < form.unpaid) {
            return value == 0
                    || isSupported(values, property - form.cell) && isFree(values, value - OrbisForm.WILD - 1);
        }
        if (property < form.supply) {
            int there = values[form.cell + property - form.unpaid] - OrbisForm.WILD - 1;
            return there >= 0 && OrbisCodec.isPriced(form.tiles[there]);
        }
        return property < form.pile || isFree(values, property - form.pile);
    }

    private boolean isFree(int[] values, int index) {
        return index < 0 || !shown(values)[index];
    }

    // The god that a value of {@code god.X} gives its seat already.
    private int godOf(int[] values, int value) {
        for (int i = 0; i < OrbisGods.GODS; i++) {
            if (values[form.god + i] == value) {
                return i;
            }
        }
        return OrbisGods.NONE;
    }

    private boolean isSupported(int[] values, int index) {
        int occupied = occupied(values, index / CELLS);
        int row = OrbisPyramid.row(index % CELLS);
        int free = row == 1 ? OrbisPyramid.growth(occupied) : OrbisPyramid.supported(occupied, row);
        return ((occupied | free) >> index % CELLS & 1) != 0;
    }

    private int occupied(int[] values, int seat) {
        int occupied = 0;
        for (int i = 0; i < CELLS; i++) {
            occupied |= values[form.cell + seat * CELLS + i] != 0 ? 1 << i : 0;
        }
        return occupied;
    }

    /**
     * Resets what has lost its meaning by an edit.
     *
     * @param values by property: its value
     * @param property the property that has changed
     */
    void settle(int[] values, int property) {
        OrbisPhase at = PHASES[values[form.phase]];
        values[form.turn] = hasTurn(at) ? values[form.turn] : 0;
        values[form.taken] = hasSlot(at) ? values[form.taken] : 0;
        values[form.tile] = hasTile(at) ? values[form.tile] : 0;
        values[form.turned] = at == OrbisPhase.PLACING ? values[form.turned] : 0;
        values[form.effect] = hasEffect(at) && values[form.taken] != 0 ? values[form.effect] : 0;
        values[form.due] = hasDue(at) ? values[form.due] : 0;
        values[form.price] = values[form.god + OrbisGods.DEATH] > OrbisForm.OPEN ? values[form.price] : 0;
        if (values[form.taken] != 0) {
            int empty = values[form.taken] - 1;
            values[form.slot + empty] = 0;
            Arrays.fill(values, form.heap + empty * COLOURS, form.heap + (empty + 1) * COLOURS, 0);
        }
        if (property >= form.cell && property < form.unpaid) {
            settlePyramid(values, (property - form.cell) / CELLS);
            values[form.unpaid + property - form.cell] = 0;
        }
        if (property < form.pile) {
            settlePiles(values);
        }
    }

    // Takes away what has lost its support: in the bottom row, what is no longer connected with its first cell.
    private void settlePyramid(int[] values, int seat) {
        int occupied = occupied(values, seat);
        int kept = 0;
        for (int i = OrbisPyramid.START; i >= 0 && (occupied >> i & 1) != 0; i--) {
            kept |= 1 << i;
        }
        for (int i = OrbisPyramid.START; OrbisPyramid.row(i) == 1 && (occupied >> i & 1) != 0; i++) {
            kept |= 1 << i;
        }
        for (int row = 2; row <= OrbisPyramid.ROWS; row++) {
            kept |= OrbisPyramid.supported(kept, row) & occupied;
        }
        for (int i = 0; i < CELLS; i++) {
            if ((kept >> i & 1) == 0) {
                values[form.cell + seat * CELLS + i] = 0;
                values[form.unpaid + seat * CELLS + i] = 0;
            }
        }
    }

    // As many tiles lie face down as there are wildernesses.
    private void settlePiles(int[] values) {
        boolean[] shown = shown(values);
        int missing = 0;
        for (int i = form.cell; i < form.unpaid; i++) {
            missing += values[i] == OrbisForm.WILD ? 1 : 0;
        }
        for (int i = 0; i < form.tiles.length; i++) {
            values[form.pile + i] = shown[i] ? 0 : values[form.pile + i];
            missing -= values[form.pile + i];
        }
        for (int i = 0; missing > 0 && i < form.tiles.length; i++) {
            if (values[form.pile + i] == 0 && !shown[i]) {
                values[form.pile + i] = 1;
                missing--;
            }
        }
        for (int i = 0; missing < 0 && i < form.tiles.length; i++) {
            missing += values[form.pile + i];
            values[form.pile + i] = 0;
        }
    }
}
