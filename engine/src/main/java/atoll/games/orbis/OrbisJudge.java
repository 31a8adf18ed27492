package atoll.games.orbis;

import atoll.engine.Judge;
import atoll.engine.State;

/**
 * What promises points in Orbis: tiles that can be paid for and will count, worshippers while they can still be spent, and
 * places where forests and irrigations get their colours. Counts in tenths of a point.
 */
final class OrbisJudge implements Judge {
    private static final int MOST = 1000;
    private static final int POINT = 10;

    /** A worshipper, and a worshipper of one's choice. */
    private static final int WORSHIPPER = 4;

    private static final int CHOSEN = 6;
    private static final int LATE = 2;

    /** An icon of a shrine. */
    private static final int ICON = 24;

    /** A farm, for each tile still to come. */
    private static final int FARM = 2;

    /** Of the points of a forest that does not count yet. */
    private static final int FOREST_PERCENT = 60;

    // What is expected of a position, in tenths of a point: of a worshipper kept, a tile and a god still to come, and
    // for
    // each of its points of a forest that lacks one tile.
    private static final int SAVED = 3;
    private static final int TO_COME = 12;
    private static final int GOD = 25;
    private static final int OPEN = 6;

    private static final int HORIZON = 12;

    /** A lead that is as good as a win at the end, and how much more it takes for each tile to come. */
    private static final int LEAD = 60;

    private static final int LEAD_EACH = 10;

    /** Nobody has lost before the end. */
    private static final int LEAST = 5;

    private static final int EVEN = 100;
    private static final int BUILD = 700;
    private static final int LIKELY = 500;

    @Override
    public int weigh(State at, int move) {
        OrbisState state = (OrbisState) at;
        OrbisWorld world = state.worlds[state.turn];
        int what = OrbisMoves.what(move);
        int weight = switch (OrbisMoves.verb(move)) {
            case OrbisMoves.TAKE -> 3 * EVEN / 2 + POINT * take(state, world, what);
            case OrbisMoves.GOD -> god(state, what);
            case OrbisMoves.BUILD -> BUILD;
            case OrbisMoves.WILD -> EVEN / 2;
            case OrbisMoves.AT -> EVEN + POINT * place(state, world, what);
            case OrbisMoves.GIVE -> give(world, what);
            case OrbisMoves.GAIN -> gain(state, world, what);
            case OrbisMoves.FULFIL -> state.cell == OrbisState.NONE ? 3 * EVEN : LIKELY;
            case OrbisMoves.DECLINE -> state.cell == OrbisState.NONE ? EVEN : EVEN / 2;
            case OrbisMoves.SWAP -> swap(state, world, move);
            default -> EVEN;
        };
        return Math.max(1, Math.min(MOST, weight));
    }

    private static int left(OrbisWorld world) {
        return OrbisPyramid.TILES - Integer.bitCount(world.occupied);
    }

    private static int worshipper(OrbisWorld world) {
        return left(world) > LATE ? WORSHIPPER : 1;
    }

    private static int take(OrbisState state, OrbisWorld world, int slot) {
        int tile = state.display.tiles[slot];
        int collected = state.display.worshippers[slot];
        int supply = world.supply + collected;
        int each = worshipper(world);
        int value = OrbisWorshippers.total(collected) * each;
        int places = world.canPay(supply, tile) ? world.places(tile) : 0;
        if (places == 0) {
            return value - (world.god == OrbisGods.IDLENESS ? 0 : POINT);
        }
        int cost = OrbisWorshippers.total(world.cost(tile)) + OrbisTiles.wildCost(tile);
        return value - cost * each + worth(state, world, tile, places, OrbisWorshippers.total(supply) - cost);
    }

    // What a tile is worth to whoever lays it, but for its cost.
    private static int worth(OrbisState state, OrbisWorld world, int tile, int places, int supply) {
        int points = POINT * OrbisTiles.points(tile);
        int number = OrbisTiles.number(tile);
        return switch (OrbisTiles.type(tile)) {
            case OrbisTiles.CONVERSION -> number * (left(world) > LATE ? CHOSEN : 1);
            case OrbisTiles.FARM -> FARM * left(world);
            case OrbisTiles.VILLAGE -> supply >= number ? points - number * worshipper(world) : 0;
            case OrbisTiles.VOLCANO -> state.display.count(OrbisTiles.effectColours(tile)) >= number ? points : 0;
            case OrbisTiles.SHRINE -> ICON * number;
            case OrbisTiles.IRRIGATION -> isWateredSomewhere(world, tile, places) ? points : 0;
            case OrbisTiles.FOREST -> points * FOREST_PERCENT / 100;
            default -> points;
        };
    }

    private static boolean isWateredSomewhere(OrbisWorld world, int tile, int places) {
        for (int left = places; left != 0; left &= left - 1) {
            if (world.isWatered(Integer.numberOfTrailingZeros(left), tile)) {
                return true;
            }
        }
        return false;
    }

    private static int god(OrbisState state, int god) {
        int value = OrbisGods.points(god);
        if (god == OrbisGods.LOVE) {
            value += 2;
        } else if (god == OrbisGods.IDLENESS) {
            value += Integer.bitCount(state.worlds[state.turn].wild);
        } else if (god == OrbisGods.DEATH) {
            value -= 2;
        } else if (god != OrbisGods.APPRENTICE && !OrbisScoring.pleases(state.worlds, state.turn, god)) {
            value -= 2;
        }
        return EVEN + EVEN / 2 * value;
    }

    // What the tile counts there, and what it is to the forests around it.
    private static int place(OrbisState state, OrbisWorld world, int cell) {
        int tile = state.tile;
        int value = 0;
        if (!state.turned) {
            if (OrbisTiles.type(tile) == OrbisTiles.IRRIGATION) {
                value = world.isWatered(cell, tile) ? POINT * OrbisTiles.points(tile) : 0;
            } else if (OrbisTiles.type(tile) == OrbisTiles.FOREST) {
                int need = OrbisTiles.number(tile);
                int got = world.touching(cell, OrbisTiles.effectColours(tile));
                value = POINT * OrbisTiles.points(tile) * Math.min(need, got) / need;
            }
        }
        for (int left = OrbisPyramid.touching(cell) & world.occupied & ~world.wild; left != 0; left &= left - 1) {
            int other = Integer.numberOfTrailingZeros(left);
            int forest = world.tiles[other];
            if (OrbisTiles.type(forest) == OrbisTiles.FOREST && helps(state, forest) && !world.counts(other)) {
                value += POINT;
            }
        }
        return value;
    }

    private static boolean helps(OrbisState state, int forest) {
        return state.turned || (OrbisTiles.effectColours(forest) >> OrbisTiles.colour(state.tile) & 1) != 0;
    }

    private static int give(OrbisWorld world, int colour) {
        int free = (world.farms >> colour & 1) == 0 ? 0 : EVEN;
        return EVEN + EVEN / 2 * OrbisWorshippers.count(world.supply, colour) + free;
    }

    private static int gain(OrbisState state, OrbisWorld world, int colour) {
        int demand = -OrbisWorshippers.count(world.supply, colour);
        for (int slot = 0; slot < OrbisDisplay.SLOTS; slot++) {
            int tile = state.display.tiles[slot];
            demand += tile == OrbisDisplay.EMPTY ? 0 : OrbisTiles.cost(tile, colour);
        }
        return (world.farms >> colour & 1) == 0 ? EVEN + EVEN / 4 * demand : 1;
    }

    // Three for one is dear: only for what a tile at hand lacks.
    private static int swap(OrbisState state, OrbisWorld world, int move) {
        if (state.phase != OrbisPhase.TAKEN || world.canPay(world.supply, state.tile)) {
            return 1;
        }
        int to = OrbisMoves.colour(move);
        int from = OrbisMoves.from(move);
        int cost = world.cost(state.tile);
        boolean lacks = OrbisWorshippers.count(world.supply, to) < OrbisWorshippers.count(cost, to);
        int spare = OrbisWorshippers.count(world.supply, from) - OrbisWorshippers.count(cost, from);
        return lacks && spare >= OrbisWorshippers.EXCHANGE ? 2 * EVEN : 1;
    }

    /** About a round of two: what a long row of chance moves brings is noise. */
    @Override
    public int horizon() {
        return HORIZON;
    }

    @Override
    public void assess(State at, int[] worths) {
        OrbisState state = (OrbisState) at;
        int seats = worths.length;
        int sum = 0;
        int left = 0;
        for (int seat = 0; seat < seats; seat++) {
            worths[seat] = expect(state, seat);
            sum += worths[seat];
            left = Math.max(left, left(state.worlds[seat]));
        }
        // The more there is to come the less a lead means.
        int scale = LEAD + LEAD_EACH * left;
        int total = 0;
        for (int seat = 0; seat < seats; seat++) {
            int ahead = (worths[seat] * seats - sum) / seats;
            worths[seat] = Math.max(LEAST, Math.min(WHOLE, WHOLE / seats + WHOLE * ahead / scale));
            total += worths[seat];
        }
        int given = 0;
        for (int seat = 0; seat < seats; seat++) {
            worths[seat] = worths[seat] * WHOLE / total;
            given += worths[seat];
        }
        worths[0] += WHOLE - given;
    }

    // The points of a seat now, and what its worshippers, its farms and its open forests may still bring.
    private static int expect(OrbisState state, int seat) {
        OrbisWorld world = state.worlds[seat];
        int left = left(world);
        int value = POINT * state.score(seat)
                + Math.min(SAVED * OrbisWorshippers.total(world.supply), TO_COME * left)
                + (world.god == OrbisGods.NONE ? GOD : 0)
                + FARM * Integer.bitCount(world.farms) * left
                + TO_COME * left;
        for (int cells = world.occupied & ~world.wild; cells != 0; cells &= cells - 1) {
            int cell = Integer.numberOfTrailingZeros(cells);
            int tile = world.tiles[cell];
            if (OrbisTiles.type(tile) == OrbisTiles.FOREST && !world.counts(cell)) {
                int need = OrbisTiles.number(tile) - world.touching(cell, OrbisTiles.effectColours(tile));
                int room = Integer.bitCount(OrbisPyramid.reach(world.occupied, cell));
                value += room >= need && left > need ? OPEN * OrbisTiles.points(tile) / need : 0;
            }
        }
        return value;
    }
}
