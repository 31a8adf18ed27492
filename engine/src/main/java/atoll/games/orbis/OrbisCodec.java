package atoll.games.orbis;

import atoll.engine.BadPosition;
import atoll.engine.BitReader;
import atoll.engine.BitWriter;
import atoll.engine.GameInfo;
import atoll.engine.Setup;

/** Encodes positions as numbers; {@link OrbisValidator} checks decoded ones against the rules. */
final class OrbisCodec {
    private static final OrbisPhase[] PHASES = OrbisPhase.values();

    /** More worshippers than are ever in one place. */
    private static final int CROWD = 128;

    private static final int MANY = 7;
    private static final int MOST_OF_A_COLOUR = 63;
    private static final int MOST_DUE = 16;

    // The rest of a level: all of it unseen, all of it gone, or some of it.
    private static final int UNSEEN = 0;
    private static final int GONE = 1;
    private static final int SOME = 2;

    private OrbisCodec() {}

    /**
     * Writes a position or view; {@link #read} reads it.
     *
     * @param at a position
     * @param out receives the result
     */
    static void write(OrbisState at, BitWriter out) {
        out.put(at.phase.ordinal(), PHASES.length);
        if (at.phase == OrbisPhase.CALLING) {
            out.put(at.gods, 1 << OrbisGods.GODS);
            return;
        }
        writeGods(at, out);
        if (at.phase == OrbisPhase.DEALING) {
            int dealt = at.display.firstEmpty();
            out.put(dealt, OrbisDisplay.SLOTS);
            for (int slot = 0; slot < dealt; slot++) {
                out.put(at.display.tiles[slot], OrbisTiles.TILES);
            }
            return;
        }
        out.put(at.turn, at.seats());
        writeTurn(at, out);
        for (int slot = 0; slot < OrbisDisplay.SLOTS; slot++) {
            if (slot != at.slot) {
                out.put(at.display.tiles[slot], OrbisTiles.TILES);
                writeGroup(at.display.worshippers[slot], out);
            }
        }
        for (OrbisPlayerArea area : at.playerAreas) {
            writePyramid(area, out);
            writeGroup(area.supply, out);
        }
        for (int level = 1; level <= OrbisTiles.LEVELS; level++) {
            writePile(at.display.unseen[level], notShown(at, level), out);
        }
    }

    /**
     * Reads what {@link #write} wrote. Throws BadPosition if the rules do not allow it.
     *
     * @param info the fixed properties of the game
     * @param in the source, which advances
     * @return the position or view
     */
    static OrbisState read(GameInfo info, BitReader in) {
        OrbisState at = new OrbisState(Setup.read(info, in));
        at.phase = PHASES[in.get(PHASES.length)];
        if (at.phase == OrbisPhase.CALLING) {
            at.gods = in.get(1 << OrbisGods.GODS);
            check(Integer.bitCount(at.gods) < OrbisTransitions.called(at.seats()));
            return at;
        }
        readGods(at, in);
        if (at.phase == OrbisPhase.DEALING) {
            readDealt(at, in);
            return at;
        }
        at.turn = in.get(at.seats());
        int cell = readTurn(at, in);
        for (int slot = 0; slot < OrbisDisplay.SLOTS; slot++) {
            if (slot != at.slot) {
                at.display.tiles[slot] = in.get(OrbisTiles.TILES);
                at.display.worshippers[slot] = readGroup(in);
            }
        }
        for (OrbisPlayerArea area : at.playerAreas) {
            readPyramid(area, in);
            area.supply = readGroup(in);
        }
        if (cell != OrbisState.NONE) {
            OrbisPlayerArea area = at.playerAreas[at.turn];
            check((area.occupied & ~area.wild & 1 << cell) != 0);
            at.cell = cell;
            at.tile = area.tiles[cell];
        }
        for (int level = 1; level <= OrbisTiles.LEVELS; level++) {
            at.display.unseen[level] = readPile(notShown(at, level), in);
        }
        check(OrbisValidator.isSound(at));
        return at;
    }

    private static void check(boolean allowed) {
        if (!allowed) {
            throw new BadPosition("not a possible position of orbis");
        }
    }

    // Gods: not in the game, available, or with a seat.

    private static void writeGods(OrbisState at, BitWriter out) {
        for (int god = 0; god < OrbisGods.GODS; god++) {
            int where = at.gods >> god & 1;
            for (int seat = 0; seat < at.playerAreas.length; seat++) {
                where = at.playerAreas[seat].god == god ? 2 + seat : where;
            }
            out.put(where, 2 + at.playerAreas.length);
            if (god == OrbisGods.DEATH && where >= 2) {
                out.put(at.playerAreas[where - 2].godFailed);
            }
        }
    }

    private static void readGods(OrbisState at, BitReader in) {
        int called = 0;
        for (int god = 0; god < OrbisGods.GODS; god++) {
            int where = in.get(2 + at.playerAreas.length);
            called += where > 0 ? 1 : 0;
            at.gods |= where == 1 ? 1 << god : 0;
            if (where >= 2) {
                OrbisPlayerArea area = at.playerAreas[where - 2];
                check(area.god == OrbisGods.NONE);
                area.god = god;
                area.godFailed = god == OrbisGods.DEATH && in.getFlag();
            }
        }
        check(called == OrbisTransitions.called(at.seats()));
    }

    private static void readDealt(OrbisState at, BitReader in) {
        for (OrbisPlayerArea area : at.playerAreas) {
            check(area.god == OrbisGods.NONE);
        }
        for (int slot = in.get(OrbisDisplay.SLOTS); slot > 0; slot--) {
            int tile = in.get(OrbisTiles.TILES);
            int level = at.display.level();
            check(OrbisTiles.level(tile) == level
                    && (at.display.unseen[level] >> tile - OrbisTiles.first(level) & 1) != 0);
            OrbisTransitions.play(at, OrbisMoves.of(OrbisMoves.DEAL, tile));
        }
    }

    // The tile taken in this turn.

    private static void writeTurn(OrbisState at, BitWriter out) {
        switch (at.phase) {
            case TAKEN, PAYING, PLACING -> {
                out.put(at.slot, OrbisDisplay.SLOTS);
                out.put(at.tile, OrbisTiles.TILES);
                out.put(at.turned);
                out.put(at.due, MOST_DUE);
            }
            case GAINING, FULFILLING, SACRIFICING, BURNING -> {
                out.put(at.slot + 1, OrbisDisplay.SLOTS + 1);
                if (at.slot != OrbisState.NONE) {
                    out.put(at.cell, OrbisPyramid.CELLS);
                }
                out.put(at.due, MOST_DUE);
            }
            case DISCARDING, REFILLING -> out.put(at.slot + 1, OrbisDisplay.SLOTS + 1);
            default -> {
                // nothing taken yet
            }
        }
    }

    // Returns the cell of the incomplete effect, or NONE; the areas are still empty.
    private static int readTurn(OrbisState at, BitReader in) {
        int cell = OrbisState.NONE;
        switch (at.phase) {
            case TAKEN, PAYING, PLACING -> {
                at.slot = in.get(OrbisDisplay.SLOTS);
                at.tile = in.get(OrbisTiles.TILES);
                at.turned = in.getFlag();
                at.due = in.get(MOST_DUE);
            }
            case GAINING, FULFILLING, SACRIFICING, BURNING -> {
                at.slot = in.get(OrbisDisplay.SLOTS + 1) - 1;
                cell = at.slot == OrbisState.NONE ? OrbisState.NONE : in.get(OrbisPyramid.CELLS);
                at.due = in.get(MOST_DUE);
            }
            case DISCARDING, REFILLING -> at.slot = in.get(OrbisDisplay.SLOTS + 1) - 1;
            default -> {
                // nothing taken yet
            }
        }
        return cell;
    }

    // Worshippers: mostly few.

    private static void writeGroup(int group, BitWriter out) {
        int left = OrbisWorshippers.total(group);
        out.put(Math.min(left, MANY), MANY + 1);
        if (left >= MANY) {
            out.put(left - MANY, CROWD);
        }
        for (int colour = 0; colour < OrbisWorshippers.COLOURS - 1; colour++) {
            int count = OrbisWorshippers.count(group, colour);
            out.put(count, left + 1);
            left -= count;
        }
    }

    private static int readGroup(BitReader in) {
        int left = in.get(MANY + 1);
        if (left == MANY) {
            left += in.get(CROWD);
        }
        int group = OrbisWorshippers.NONE;
        for (int colour = 0; colour < OrbisWorshippers.COLOURS; colour++) {
            int count = colour == OrbisWorshippers.COLOURS - 1 ? left : in.get(left + 1);
            check(count <= MOST_OF_A_COLOUR);
            group += count * OrbisWorshippers.one(colour);
            left -= count;
        }
        return group;
    }

    // Pyramids: the extent of the bottom row, then which of the supported cells above are occupied, then the tiles.

    private static void writePyramid(OrbisPlayerArea area, BitWriter out) {
        int bottom = OrbisPyramid.bottom(area.occupied);
        int width = Integer.bitCount(bottom);
        out.put(width, OrbisPyramid.WIDTH + 1);
        if (width > 0) {
            out.put(OrbisPyramid.START - Integer.numberOfTrailingZeros(bottom), width);
        }
        for (int row = 2; row <= OrbisPyramid.ROWS; row++) {
            for (int left = OrbisPyramid.supported(area.occupied, row); left != 0; left &= left - 1) {
                out.put((area.occupied & left & -left) != 0);
            }
        }
        for (int left = area.occupied; left != 0; left &= left - 1) {
            int cell = Integer.numberOfTrailingZeros(left);
            int tile = area.tiles[cell];
            out.put(tile, OrbisTiles.TILES + 1);
            if (tile != OrbisPlayerArea.WILDERNESS && isPriced(tile)) {
                out.put((area.failed >> cell & 1) != 0);
            }
        }
    }

    private static void readPyramid(OrbisPlayerArea area, BitReader in) {
        int width = in.get(OrbisPyramid.WIDTH + 1);
        int cells = 0;
        if (width > 0) {
            cells = (1 << width) - 1 << OrbisPyramid.START - in.get(width);
        }
        for (int row = 2; row <= OrbisPyramid.ROWS; row++) {
            for (int left = OrbisPyramid.supported(cells, row); left != 0; left &= left - 1) {
                cells |= in.getFlag() ? left & -left : 0;
            }
        }
        for (int left = cells; left != 0; left &= left - 1) {
            int cell = Integer.numberOfTrailingZeros(left);
            int tile = in.get(OrbisTiles.TILES + 1);
            area.lay(cell, tile);
            if (tile != OrbisPlayerArea.WILDERNESS && isFailed(area, cell, tile, in)) {
                area.failed |= 1 << cell;
            }
        }
    }

    // Cells are read from the bottom up, so that the tiles below an irrigation are known.
    private static boolean isFailed(OrbisPlayerArea area, int cell, int tile, BitReader in) {
        return isPriced(tile)
                ? in.getFlag()
                : OrbisTiles.type(tile) == OrbisTiles.IRRIGATION && !area.isWatered(cell, tile);
    }

    /**
     * {@return whether placing a tile demands worshippers}
     *
     * @param tile a tile, 0..64; see {@link OrbisTiles}
     */
    static boolean isPriced(int tile) {
        return OrbisTiles.type(tile) == OrbisTiles.VILLAGE || OrbisTiles.type(tile) == OrbisTiles.VOLCANO;
    }

    // Piles: the unseen tiles; all others that are not visible became wildernesses.

    /**
     * {@return the tiles of a level that are neither on the display nor in a pyramid, as bits}
     *
     * @param at a position
     * @param level a level, 1..3
     */
    static int notShown(OrbisState at, int level) {
        int pile = OrbisTiles.pile(at.seats(), level);
        for (int slot = 0; slot < OrbisDisplay.SLOTS; slot++) {
            pile = at.display.tiles[slot] == OrbisDisplay.EMPTY ? pile : without(pile, level, at.display.tiles[slot]);
        }
        for (OrbisPlayerArea area : at.playerAreas) {
            for (int left = area.occupied & ~area.wild; left != 0; left &= left - 1) {
                pile = without(pile, level, area.tiles[Integer.numberOfTrailingZeros(left)]);
            }
        }
        return at.tile == OrbisState.NONE ? pile : without(pile, level, at.tile);
    }

    private static int without(int pile, int level, int tile) {
        return OrbisTiles.level(tile) == level ? pile & ~(1 << tile - OrbisTiles.first(level)) : pile;
    }

    private static void writePile(int unseen, int rest, BitWriter out) {
        int what = unseen == rest ? UNSEEN : unseen == 0 ? GONE : SOME;
        out.put(what, SOME + 1);
        for (int left = rest; what == SOME && left != 0; left &= left - 1) {
            out.put((unseen & left & -left) != 0);
        }
    }

    private static int readPile(int rest, BitReader in) {
        int what = in.get(SOME + 1);
        int unseen = what == UNSEEN ? rest : 0;
        for (int left = rest; what == SOME && left != 0; left &= left - 1) {
            unseen |= in.getFlag() ? left & -left : 0;
        }
        return unseen;
    }
}
