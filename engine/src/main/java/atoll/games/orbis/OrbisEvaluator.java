package atoll.games.orbis;

import atoll.engine.Evaluator;
import atoll.engine.SearchParams;
import atoll.engine.State;
import atoll.engine.WeightedEvaluator;

/**
 * What promises points in Orbis: tiles that can be paid for and will count, worshippers while they can still be spent, and
 * places where forests and irrigations get their colours. Counts in tenths of a point.
 */
final class OrbisEvaluator extends WeightedEvaluator {
    private static final String NAMES = """
            worshipper chosen icon farm late forest-percent saved to-come god open lead lead-each even
            build likely""";

    // Tenths of a point: a worshipper, one of one's choice, an icon of a shrine, a farm for each tile still to come.
    private static final int WORSHIPPER = 0;
    private static final int CHOSEN = 1;
    private static final int ICON = 2;
    private static final int FARM = 3;
    // With so few tiles still to come worshippers are worth little.
    private static final int LATE = 4;
    // Of the points of a forest that does not count yet.
    private static final int FOREST_PERCENT = 5;
    // Tenths of a point of a position: a worshipper kept, a tile and a god to come, points of a forest that lacks a
    // tile.
    private static final int SAVED = 6;
    private static final int TO_COME = 7;
    private static final int GOD = 8;
    private static final int OPEN = 9;
    // A lead that is as good as a win at the end, and how much more it takes for each tile to come.
    private static final int LEAD = 10;
    private static final int LEAD_EACH = 11;
    // Weights of moves.
    private static final int EVEN = 12;
    private static final int BUILD = 13;
    private static final int LIKELY = 14;

    private static final int[] WEIGHTS = {
        4, 6, 24, 2, // WORSHIPPER to FARM
        2, // LATE
        60, // FOREST_PERCENT
        3, 12, 25, 6, // SAVED to OPEN
        60, 10, // LEAD, LEAD_EACH
        100, 700, 500, // EVEN to LIKELY
    };

    /** Not kept by the game, so that a page without its bots has nothing of it. */
    // Twelve moves are about a round of two players. The chance moves of longer playouts are noise unless there are
    // many playouts.
    private static final SearchParams SEARCH = SearchParams.DEFAULT
            .withIterations(10, 20, 25, 115, 900, 30000)
            .withBlunderRates(10, 5, 0, 0, 0, 0)
            .withPlayoutDepth(12, 1000);

    static final Evaluator EVALUATOR = new OrbisEvaluator(WEIGHTS);

    private OrbisEvaluator(int[] weights) {
        super(weights);
    }

    @Override
    public String names() {
        return NAMES;
    }

    @Override
    public WeightedEvaluator with(int[] others) {
        return new OrbisEvaluator(others.clone());
    }

    private static final int MOST = 1000;
    private static final int POINT = 10;

    /** Nobody has lost before the end. */
    private static final int LEAST = 5;

    @Override
    public int movePrior(State at, int move) {
        OrbisState state = (OrbisState) at;
        OrbisPlayerArea world = state.worlds[state.turn];
        int what = OrbisMoves.what(move);
        int weight = switch (OrbisMoves.verb(move)) {
            case OrbisMoves.TAKE -> 3 * weights[EVEN] / 2 + POINT * take(state, world, what);
            case OrbisMoves.GOD -> god(state, what);
            case OrbisMoves.BUILD -> weights[BUILD];
            case OrbisMoves.WILD -> weights[EVEN] / 2;
            case OrbisMoves.AT -> weights[EVEN] + POINT * place(state, world, what);
            case OrbisMoves.GIVE -> give(world, what);
            case OrbisMoves.GAIN -> gain(state, world, what);
            case OrbisMoves.FULFIL -> state.cell == OrbisState.NONE ? 3 * weights[EVEN] : weights[LIKELY];
            case OrbisMoves.DECLINE -> state.cell == OrbisState.NONE ? weights[EVEN] : weights[EVEN] / 2;
            case OrbisMoves.SWAP -> swap(state, world, move);
            default -> weights[EVEN];
        };
        return Math.max(1, Math.min(MOST, weight));
    }

    private static int left(OrbisPlayerArea world) {
        return OrbisPyramid.TILES - Integer.bitCount(world.occupied);
    }

    private int worshipper(OrbisPlayerArea world) {
        return left(world) > weights[LATE] ? weights[WORSHIPPER] : 1;
    }

    private int take(OrbisState state, OrbisPlayerArea world, int slot) {
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
    private int worth(OrbisState state, OrbisPlayerArea world, int tile, int places, int supply) {
        int points = POINT * OrbisTiles.points(tile);
        int number = OrbisTiles.number(tile);
        return switch (OrbisTiles.type(tile)) {
            case OrbisTiles.CONVERSION -> number * (left(world) > weights[LATE] ? weights[CHOSEN] : 1);
            case OrbisTiles.FARM -> weights[FARM] * left(world);
            case OrbisTiles.VILLAGE -> supply >= number ? points - number * worshipper(world) : 0;
            case OrbisTiles.VOLCANO -> state.display.count(OrbisTiles.effectColours(tile)) >= number ? points : 0;
            case OrbisTiles.SHRINE -> weights[ICON] * number;
            case OrbisTiles.IRRIGATION -> isWateredSomewhere(world, tile, places) ? points : 0;
            case OrbisTiles.FOREST -> points * weights[FOREST_PERCENT] / 100;
            default -> points;
        };
    }

    private static boolean isWateredSomewhere(OrbisPlayerArea world, int tile, int places) {
        for (int left = places; left != 0; left &= left - 1) {
            if (world.isWatered(Integer.numberOfTrailingZeros(left), tile)) {
                return true;
            }
        }
        return false;
    }

    private int god(OrbisState state, int god) {
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
        return weights[EVEN] + weights[EVEN] / 2 * value;
    }

    // What the tile counts there, and what it is to the forests around it.
    private static int place(OrbisState state, OrbisPlayerArea world, int cell) {
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

    private int give(OrbisPlayerArea world, int colour) {
        int free = (world.farms >> colour & 1) == 0 ? 0 : weights[EVEN];
        return weights[EVEN] + weights[EVEN] / 2 * OrbisWorshippers.count(world.supply, colour) + free;
    }

    private int gain(OrbisState state, OrbisPlayerArea world, int colour) {
        int demand = -OrbisWorshippers.count(world.supply, colour);
        for (int slot = 0; slot < OrbisDisplay.SLOTS; slot++) {
            int tile = state.display.tiles[slot];
            demand += tile == OrbisDisplay.EMPTY ? 0 : OrbisTiles.cost(tile, colour);
        }
        return (world.farms >> colour & 1) == 0 ? weights[EVEN] + weights[EVEN] / 4 * demand : 1;
    }

    // Three for one is dear: only for what a tile at hand lacks.
    private int swap(OrbisState state, OrbisPlayerArea world, int move) {
        if (state.phase != OrbisPhase.TAKEN || world.canPay(world.supply, state.tile)) {
            return 1;
        }
        int to = OrbisMoves.colour(move);
        int from = OrbisMoves.from(move);
        int cost = world.cost(state.tile);
        boolean lacks = OrbisWorshippers.count(world.supply, to) < OrbisWorshippers.count(cost, to);
        int spare = OrbisWorshippers.count(world.supply, from) - OrbisWorshippers.count(cost, from);
        return lacks && spare >= OrbisWorshippers.EXCHANGE ? 2 * weights[EVEN] : 1;
    }

    @Override
    public SearchParams searchParams() {
        return SEARCH;
    }

    @Override
    public void evaluate(State at, int[] worths) {
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
        int scale = weights[LEAD] + weights[LEAD_EACH] * left;
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
    private int expect(OrbisState state, int seat) {
        OrbisPlayerArea world = state.worlds[seat];
        int left = left(world);
        int value = POINT * state.score(seat)
                + Math.min(weights[SAVED] * OrbisWorshippers.total(world.supply), weights[TO_COME] * left)
                + (world.god == OrbisGods.NONE ? weights[GOD] : 0)
                + weights[FARM] * Integer.bitCount(world.farms) * left
                + weights[TO_COME] * left;
        for (int cells = world.occupied & ~world.wild; cells != 0; cells &= cells - 1) {
            int cell = Integer.numberOfTrailingZeros(cells);
            int tile = world.tiles[cell];
            if (OrbisTiles.type(tile) == OrbisTiles.FOREST && !world.counts(cell)) {
                int need = OrbisTiles.number(tile) - world.touching(cell, OrbisTiles.effectColours(tile));
                int room = Integer.bitCount(OrbisPyramid.reach(world.occupied, cell));
                value += room >= need && left > need ? weights[OPEN] * OrbisTiles.points(tile) / need : 0;
            }
        }
        return value;
    }
}
