package atoll.games.orbis;

import atoll.engine.Evaluator;
import atoll.engine.SearchParams;
import atoll.engine.State;
import atoll.engine.WeightedEvaluator;

/**
 * Heuristics for Orbis: tiles that can be paid for and will score, worshippers while they can still be spent, and cells where
 * forests and irrigations get their colours. In tenths of a point.
 */
final class OrbisEvaluator extends WeightedEvaluator {
    private static final String NAMES = """
            worshipper chosen icon farm late forest-percent saved to-come god open lead lead-each even
            build likely""";

    // Tenths of a point: a worshipper, one of any colour, a shrine icon, a farm for each future tile.
    private static final int WORSHIPPER = 0;
    private static final int CHOSEN = 1;
    private static final int ICON = 2;
    private static final int FARM = 3;
    // With at most this many future tiles worshippers are worth little.
    private static final int LATE = 4;
    // Percentage of the points of a forest that does not score yet.
    private static final int FOREST_PERCENT = 5;
    // Tenths of a point of a position: a saved worshipper, a future tile and god, points of a forest that lacks a tile.
    private static final int SAVED = 6;
    private static final int TO_COME = 7;
    private static final int GOD = 8;
    private static final int OPEN = 9;
    // A lead that equals a win at the end, and the increase for each future tile.
    private static final int LEAD = 10;
    private static final int LEAD_EACH = 11;
    // Move weights.
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

    // Not in OrbisGame, so that pages without bots do not contain it. Twelve moves are about a round of two players.
    // The chance moves of longer playouts are noise unless there are many playouts.
    private static final SearchParams SEARCH = SearchParams.DEFAULT
            .withIterations(10, 20, 25, 115, 900, 30000)
            .withBlunderRates(10, 5, 0, 0, 0, 0)
            .withPlayoutDepth(12, 1000);

    /** The heuristics with the tuned weights. */
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

    /** No seat has lost before the end. */
    private static final int LEAST = 5;

    @Override
    public int movePrior(State at, int move) {
        OrbisState state = (OrbisState) at;
        OrbisPlayerArea area = state.playerAreas[state.turn];
        int what = OrbisMoves.what(move);
        int weight = switch (OrbisMoves.verb(move)) {
            case OrbisMoves.TAKE -> 3 * weights[EVEN] / 2 + POINT * take(state, area, what);
            case OrbisMoves.GOD -> god(state, what);
            case OrbisMoves.BUILD -> weights[BUILD];
            case OrbisMoves.WILD -> weights[EVEN] / 2;
            case OrbisMoves.AT -> weights[EVEN] + POINT * place(state, area, what);
            case OrbisMoves.GIVE -> give(area, what);
            case OrbisMoves.GAIN -> gain(state, area, what);
            case OrbisMoves.FULFIL -> state.cell == OrbisState.NONE ? 3 * weights[EVEN] : weights[LIKELY];
            case OrbisMoves.DECLINE -> state.cell == OrbisState.NONE ? weights[EVEN] : weights[EVEN] / 2;
            case OrbisMoves.SWAP -> swap(state, area, move);
            default -> weights[EVEN];
        };
        return Math.max(1, Math.min(MOST, weight));
    }

    private static int left(OrbisPlayerArea area) {
        return OrbisPyramid.TILES - Integer.bitCount(area.occupied);
    }

    private int worshipper(OrbisPlayerArea area) {
        return left(area) > weights[LATE] ? weights[WORSHIPPER] : 1;
    }

    private int take(OrbisState state, OrbisPlayerArea area, int slot) {
        int tile = state.display.tiles[slot];
        int collected = state.display.worshippers[slot];
        int supply = area.supply + collected;
        int each = worshipper(area);
        int value = OrbisWorshippers.total(collected) * each;
        int places = area.canPay(supply, tile) ? area.places(tile) : 0;
        if (places == 0) {
            return value - (area.god == OrbisGods.IDLENESS ? 0 : POINT);
        }
        int cost = OrbisWorshippers.total(area.cost(tile)) + OrbisTiles.wildCost(tile);
        return value - cost * each + value(state, area, tile, places, OrbisWorshippers.total(supply) - cost);
    }

    // The value of a tile for a seat, without its cost.
    private int value(OrbisState state, OrbisPlayerArea area, int tile, int places, int supply) {
        int points = POINT * OrbisTiles.points(tile);
        int number = OrbisTiles.number(tile);
        return switch (OrbisTiles.type(tile)) {
            case OrbisTiles.CONVERSION -> number * (left(area) > weights[LATE] ? weights[CHOSEN] : 1);
            case OrbisTiles.FARM -> weights[FARM] * left(area);
            case OrbisTiles.VILLAGE -> supply >= number ? points - number * worshipper(area) : 0;
            case OrbisTiles.VOLCANO -> state.display.count(OrbisTiles.effectColours(tile)) >= number ? points : 0;
            case OrbisTiles.SHRINE -> weights[ICON] * number;
            case OrbisTiles.IRRIGATION -> isWateredSomewhere(area, tile, places) ? points : 0;
            case OrbisTiles.FOREST -> points * weights[FOREST_PERCENT] / 100;
            default -> points;
        };
    }

    private static boolean isWateredSomewhere(OrbisPlayerArea area, int tile, int places) {
        for (int left = places; left != 0; left &= left - 1) {
            if (area.isWatered(Integer.numberOfTrailingZeros(left), tile)) {
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
            value += Integer.bitCount(state.playerAreas[state.turn].wild);
        } else if (god == OrbisGods.DEATH) {
            value -= 2;
        } else if (god != OrbisGods.APPRENTICE && !OrbisScoring.pleases(state.playerAreas, state.turn, god)) {
            value -= 2;
        }
        return weights[EVEN] + weights[EVEN] / 2 * value;
    }

    // The points of the tile on the cell, and its value for the forests around it.
    private static int place(OrbisState state, OrbisPlayerArea area, int cell) {
        int tile = state.tile;
        int value = 0;
        if (!state.turned) {
            if (OrbisTiles.type(tile) == OrbisTiles.IRRIGATION) {
                value = area.isWatered(cell, tile) ? POINT * OrbisTiles.points(tile) : 0;
            } else if (OrbisTiles.type(tile) == OrbisTiles.FOREST) {
                int need = OrbisTiles.number(tile);
                int got = area.touching(cell, OrbisTiles.effectColours(tile));
                value = POINT * OrbisTiles.points(tile) * Math.min(need, got) / need;
            }
        }
        for (int left = OrbisPyramid.touching(cell) & area.occupied & ~area.wild; left != 0; left &= left - 1) {
            int other = Integer.numberOfTrailingZeros(left);
            int forest = area.tiles[other];
            if (OrbisTiles.type(forest) == OrbisTiles.FOREST && helps(state, forest) && !area.counts(other)) {
                value += POINT;
            }
        }
        return value;
    }

    private static boolean helps(OrbisState state, int forest) {
        return state.turned || (OrbisTiles.effectColours(forest) >> OrbisTiles.colour(state.tile) & 1) != 0;
    }

    private int give(OrbisPlayerArea area, int colour) {
        int free = (area.farms >> colour & 1) == 0 ? 0 : weights[EVEN];
        return weights[EVEN] + weights[EVEN] / 2 * OrbisWorshippers.count(area.supply, colour) + free;
    }

    private int gain(OrbisState state, OrbisPlayerArea area, int colour) {
        int demand = -OrbisWorshippers.count(area.supply, colour);
        for (int slot = 0; slot < OrbisDisplay.SLOTS; slot++) {
            int tile = state.display.tiles[slot];
            demand += tile == OrbisDisplay.EMPTY ? 0 : OrbisTiles.cost(tile, colour);
        }
        return (area.farms >> colour & 1) == 0 ? weights[EVEN] + weights[EVEN] / 4 * demand : 1;
    }

    // Three for one is expensive, so only for a missing colour of an available tile.
    private int swap(OrbisState state, OrbisPlayerArea area, int move) {
        if (state.phase != OrbisPhase.TAKEN || area.canPay(area.supply, state.tile)) {
            return 1;
        }
        int to = OrbisMoves.colour(move);
        int from = OrbisMoves.from(move);
        int cost = area.cost(state.tile);
        boolean lacks = OrbisWorshippers.count(area.supply, to) < OrbisWorshippers.count(cost, to);
        int spare = OrbisWorshippers.count(area.supply, from) - OrbisWorshippers.count(cost, from);
        return lacks && spare >= OrbisWorshippers.EXCHANGE ? 2 * weights[EVEN] : 1;
    }

    @Override
    public SearchParams searchParams() {
        return SEARCH;
    }

    @Override
    public void evaluate(State at, int[] shares) {
        OrbisState state = (OrbisState) at;
        int seats = shares.length;
        int sum = 0;
        int left = 0;
        for (int seat = 0; seat < seats; seat++) {
            shares[seat] = expect(state, seat);
            sum += shares[seat];
            left = Math.max(left, left(state.playerAreas[seat]));
        }
        // The more turns remain, the less a lead means.
        int scale = weights[LEAD] + weights[LEAD_EACH] * left;
        int total = 0;
        for (int seat = 0; seat < seats; seat++) {
            int ahead = (shares[seat] * seats - sum) / seats;
            shares[seat] = Math.max(LEAST, Math.min(WHOLE, WHOLE / seats + WHOLE * ahead / scale));
            total += shares[seat];
        }
        int given = 0;
        for (int seat = 0; seat < seats; seat++) {
            shares[seat] = shares[seat] * WHOLE / total;
            given += shares[seat];
        }
        shares[0] += WHOLE - given;
    }

    // The points of a seat now, plus the expected points of its worshippers, farms and open forests.
    private int expect(OrbisState state, int seat) {
        OrbisPlayerArea area = state.playerAreas[seat];
        int left = left(area);
        int value = POINT * state.score(seat)
                + Math.min(weights[SAVED] * OrbisWorshippers.total(area.supply), weights[TO_COME] * left)
                + (area.god == OrbisGods.NONE ? weights[GOD] : 0)
                + weights[FARM] * Integer.bitCount(area.farms) * left
                + weights[TO_COME] * left;
        for (int cells = area.occupied & ~area.wild; cells != 0; cells &= cells - 1) {
            int cell = Integer.numberOfTrailingZeros(cells);
            int tile = area.tiles[cell];
            if (OrbisTiles.type(tile) == OrbisTiles.FOREST && !area.counts(cell)) {
                int need = OrbisTiles.number(tile) - area.touching(cell, OrbisTiles.effectColours(tile));
                int room = Integer.bitCount(OrbisPyramid.reach(area.occupied, cell));
                value += room >= need && left > need ? weights[OPEN] * OrbisTiles.points(tile) / need : 0;
            }
        }
        return value;
    }
}
