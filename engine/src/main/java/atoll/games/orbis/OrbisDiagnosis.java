package atoll.games.orbis;

import atoll.edit.Problem;

/** Why a position made by hand is impossible. {@link OrbisCodec} and {@link OrbisValidator} decide; this class only explains. */
final class OrbisDiagnosis {
    private final OrbisState at;
    private final OrbisPhase phase;
    private final int faceDown;
    private final OrbisPlayerArea area;
    private final boolean taken;

    /**
     * The diagnosis of a position.
     *
     * @param at a position, drawn as the beginning of a turn if something is missing that the phase needs
     * @param phase its phase
     * @param faceDown the number of tiles that lie face down
     */
    OrbisDiagnosis(OrbisState at, OrbisPhase phase, int faceDown) {
        this.at = at;
        this.phase = phase;
        this.faceDown = faceDown;
        area = at.playerAreas[at.turn];
        taken = at.slot != OrbisState.NONE;
    }

    /** {@return the first problem, or null} */
    Problem problem() {
        if (phase == OrbisPhase.CALLING || phase == OrbisPhase.DEALING) {
            Problem found = notYet();
            return found != null ? found : phase == OrbisPhase.CALLING ? calling() : dealing();
        }
        Problem found = gods();
        found = found == null ? tiles() : found;
        found = found == null ? turn() : found;
        return found == null ? worshippers() : found;
    }

    // The set-up.

    private Problem notYet() {
        for (int seat = 0; seat < at.seats(); seat++) {
            OrbisPlayerArea each = at.playerAreas[seat];
            if (each.god != OrbisGods.NONE) {
                return notYet("god." + OrbisGods.name(each.god)).seat(seat);
            }
            if (each.occupied != 0) {
                return notYet(cell(seat, Integer.numberOfTrailingZeros(each.occupied)))
                        .seat(seat);
            }
            if (each.supply != OrbisWorshippers.NONE) {
                return notYet("supply." + seat + '.' + colour(each.supply)).seat(seat);
            }
        }
        for (int slot = 0; slot < OrbisDisplay.SLOTS; slot++) {
            if (phase == OrbisPhase.CALLING && at.display.tiles[slot] != OrbisDisplay.EMPTY) {
                return notYet(slot(slot));
            }
            if (at.display.worshippers[slot] != OrbisWorshippers.NONE) {
                return notYet("heap." + OrbisDisplay.name(slot) + '.' + colour(at.display.worshippers[slot]));
            }
        }
        return faceDown > 0 ? Problem.of(OrbisProblem.NOT_YET) : null;
    }

    private static Problem notYet(String where) {
        return Problem.of(OrbisProblem.NOT_YET, where);
    }

    private static String colour(int group) {
        return OrbisWorshippers.name(Integer.numberOfTrailingZeros(OrbisWorshippers.colours(group, 1)));
    }

    private Problem calling() {
        int called = OrbisTransitions.called(at.seats());
        return Integer.bitCount(at.gods) < called
                ? null
                : Problem.of(OrbisProblem.GODS_CALLED, "phase").number(called);
    }

    private Problem dealing() {
        Problem found = gods();
        int dealt = at.display.firstEmpty();
        if (found == null && dealt == OrbisDisplay.SLOTS) {
            return Problem.of(OrbisProblem.DEALT, "phase");
        }
        for (int slot = 0; found == null && slot < OrbisDisplay.SLOTS; slot++) {
            if (at.display.tiles[slot] != OrbisDisplay.EMPTY && slot > dealt) {
                return Problem.of(OrbisProblem.DEALT_IN_ORDER, slot(dealt), slot(slot));
            }
            // No pile is smaller than the display.
            if (slot < dealt && OrbisTiles.level(at.display.tiles[slot]) != 1) {
                return Problem.of(OrbisProblem.DEALT_LEVEL, slot(slot));
            }
        }
        return found;
    }

    // What lies where.

    private Problem gods() {
        int called = Integer.bitCount(at.gods);
        for (OrbisPlayerArea each : at.playerAreas) {
            called += each.god == OrbisGods.NONE ? 0 : 1;
        }
        int all = OrbisTransitions.called(at.seats());
        return called == all ? null : Problem.of(OrbisProblem.GODS, "god.*").number(all);
    }

    private Problem tiles() {
        for (int slot = 0; slot < OrbisDisplay.SLOTS; slot++) {
            if (at.display.tiles[slot] == OrbisDisplay.EMPTY && slot != at.slot) {
                return Problem.of(OrbisProblem.EMPTY_SLOT, slot(slot));
            }
        }
        int wild = 0;
        for (int seat = 0; seat < at.seats(); seat++) {
            OrbisPlayerArea each = at.playerAreas[seat];
            wild += Integer.bitCount(each.wild);
            for (int left = each.occupied & ~each.wild; left != 0; left &= left - 1) {
                int cell = Integer.numberOfTrailingZeros(left);
                if (!OrbisValidator.isOnItsColour(each, cell)) {
                    return Problem.of(OrbisProblem.COLOUR_BELOW, cell(seat, cell))
                            .seat(seat);
                }
            }
        }
        return wild == faceDown
                ? null
                : Problem.of(OrbisProblem.WILDERNESSES, "pile.*").number(wild);
    }

    // The turn.

    private Problem turn() {
        return switch (phase) {
            case TURN -> area.isFinished() ? seat(OrbisProblem.SEAT_FINISHED, "turn") : null;
            case TAKEN, PAYING, PLACING -> inHand();
            case GAINING, FULFILLING, SACRIFICING, BURNING -> effect();
            case DISCARDING -> {
                if (OrbisWorshippers.total(area.supply) <= OrbisState.LIMIT) {
                    yield seat(OrbisProblem.NOTHING_TO_DISCARD, "phase").number(OrbisState.LIMIT);
                }
                boolean done = taken ? area.occupied != 0 : area.god != OrbisGods.NONE;
                yield done ? null : seat(OrbisProblem.NOTHING_TAKEN, "phase");
            }
            case REFILLING ->
                !taken
                        ? Problem.of(OrbisProblem.NO_SLOT, "taken")
                        : area.occupied == 0 ? seat(OrbisProblem.NOTHING_TAKEN, "phase") : null;
            case OVER -> over();
            default -> null;
        };
    }

    private Problem over() {
        for (int seat = 0; seat < at.seats(); seat++) {
            if (!at.playerAreas[seat].isFinished()) {
                return Problem.of(OrbisProblem.NOT_FINISHED, "phase").seat(seat);
            }
        }
        return null;
    }

    private Problem inHand() {
        if (!taken) {
            return Problem.of(OrbisProblem.NO_SLOT, "taken");
        }
        if (at.tile == OrbisState.NONE || at.phase != phase) {
            return Problem.of(OrbisProblem.NO_TILE, "tile");
        }
        if (area.isComplete()) {
            return seat(OrbisProblem.PYRAMID_COMPLETE, "turn");
        }
        boolean placed = phase == OrbisPhase.PAYING || phase == OrbisPhase.PLACING && !at.turned;
        if (placed && area.places(at.tile) == 0) {
            return seat(OrbisProblem.NO_CELL, "tile");
        }
        return phase == OrbisPhase.PAYING
                ? due(Math.min(OrbisWorshippers.total(area.supply), OrbisTiles.wildCost(at.tile)))
                : null;
    }

    private Problem effect() {
        if (phase == OrbisPhase.BURNING && !taken) {
            return Problem.of(OrbisProblem.NO_SLOT, "taken");
        }
        if (taken && at.cell == OrbisState.NONE) {
            return seat(OrbisProblem.EFFECT_CELL, "effect");
        }
        if (phase == OrbisPhase.GAINING) {
            return gaining();
        }
        boolean volcano = taken && OrbisTiles.type(at.tile) == OrbisTiles.VOLCANO;
        if (!taken && area.god != OrbisGods.DEATH) {
            return seat(OrbisProblem.NO_GOD, "phase");
        }
        boolean burns = phase == OrbisPhase.BURNING;
        if (taken && (!OrbisCodec.isPriced(at.tile) || phase != OrbisPhase.FULFILLING && volcano != burns)) {
            return seat(OrbisProblem.NO_EFFECT, cell(at.turn, at.cell));
        }
        boolean unpaid = taken ? (area.failed >> at.cell & 1) != 0 : area.godFailed;
        if (unpaid != (phase == OrbisPhase.FULFILLING)) {
            String where = taken ? "unpaid." + at.turn + '.' + OrbisPyramid.name(at.cell) : "unpaid.god";
            return seat(unpaid ? OrbisProblem.PRICE_UNPAID : OrbisProblem.PRICE_PAID, where);
        }
        if (phase == OrbisPhase.FULFILLING) {
            return null;
        }
        int there = burns ? at.display.count(OrbisTiles.effectColours(at.tile)) : OrbisWorshippers.total(area.supply);
        return due(Math.min(there, OrbisTransitions.price(at)));
    }

    private Problem gaining() {
        if (!taken) {
            return area.god == OrbisGods.LOVE ? due(OrbisGods.LOVE_GAIN) : seat(OrbisProblem.NO_GOD, "phase");
        }
        boolean chosen = OrbisTiles.type(at.tile) == OrbisTiles.CONVERSION
                && OrbisTiles.effectColours(at.tile) == OrbisWorshippers.ALL_COLOURS;
        return chosen ? due(OrbisTiles.number(at.tile)) : seat(OrbisProblem.NO_EFFECT, cell(at.turn, at.cell));
    }

    private Problem due(int most) {
        return at.due > 0 && at.due <= most
                ? null
                : Problem.of(OrbisProblem.DUE, "due").number(most);
    }

    private Problem seat(OrbisProblem reason, String where) {
        return Problem.of(reason, where).seat(at.turn);
    }

    // Worshippers.

    private Problem worshippers() {
        int[] gone = OrbisValidator.gone(at);
        int laidOut = 0;
        for (int slot = 0; slot < OrbisDisplay.SLOTS; slot++) {
            int group = at.display.worshippers[slot];
            laidOut += OrbisWorshippers.total(group);
            for (int colour = 0; colour < OrbisWorshippers.COLOURS; colour++) {
                int most = OrbisValidator.mostOnATile(gone, colour);
                if (OrbisWorshippers.count(group, colour) > most) {
                    String where = "heap." + OrbisDisplay.name(slot) + '.' + OrbisWorshippers.name(colour);
                    return Problem.of(OrbisProblem.HEAP, where).number(most);
                }
            }
        }
        for (int seat = 0; seat < at.seats(); seat++) {
            if (!OrbisValidator.isSupplySound(at, gone, seat)) {
                return OrbisValidator.mayBeLarge(at, seat)
                        ? supply(OrbisProblem.SUPPLY_IN_TURN, seat)
                        : supply(OrbisProblem.SUPPLY, seat).number(OrbisState.LIMIT);
            }
        }
        int most = OrbisValidator.mostLaidOut(gone);
        return laidOut <= most
                ? null
                : Problem.of(OrbisProblem.LAID_OUT, "heap.*").number(most);
    }

    private static Problem supply(OrbisProblem reason, int seat) {
        String[] where = new String[OrbisWorshippers.COLOURS];
        for (int colour = 0; colour < where.length; colour++) {
            where[colour] = "supply." + seat + '.' + OrbisWorshippers.name(colour);
        }
        return Problem.of(reason, where).seat(seat);
    }

    private static String slot(int slot) {
        return "slot." + OrbisDisplay.name(slot);
    }

    private static String cell(int seat, int cell) {
        return "cell." + seat + '.' + OrbisPyramid.name(cell);
    }
}
