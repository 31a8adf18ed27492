package atoll.games.kanaloa;

import atoll.engine.Evaluator;
import atoll.engine.SearchParams;
import atoll.engine.State;
import atoll.engine.WeightedEvaluator;
import atoll.engine.WinShares;

/**
 * Heuristics for Kanaloa: gain control and clear the island, break the control of others, be one bridge short of either, and hold
 * cards that go together.
 */
final class KanaloaEvaluator extends WeightedEvaluator {
    private static final String NAMES = """
            gains point stone clears breaks builds own-already blocks card draws god discards ends passes
            held-card held-stone""";

    // Move weights: control of an island, its points, its stone, the cleared bridges.
    private static final int GAINS = 0;
    private static final int POINT = 1;
    private static final int STONE = 2;
    private static final int CLEARS = 3;
    // Move weights: breaking control, a bridge towards control, a superfluous bridge, a blocking bridge.
    private static final int BREAKS = 4;
    private static final int BUILDS = 5;
    private static final int OWN_ALREADY = 6;
    private static final int BLOCKS = 7;
    // Move weights: cards, gods, and the ends of a turn.
    private static final int CARD = 8;
    private static final int DRAWS = 9;
    private static final int GOD = 10;
    private static final int DISCARDS = 11;
    private static final int ENDS = 12;
    private static final int PASSES = 13;
    // Position weights, in sixteenths of a point.
    private static final int HELD_CARD = 14;
    private static final int HELD_STONE = 15;

    private static final int[] WEIGHTS = {
        105, 9, 71, 25, // GAINS to CLEARS
        49, 9, 1, 8, // BREAKS to BLOCKS
        29, 67, 42, 2, 5, 57, // CARD to PASSES
        9, 16, // HELD_CARD, HELD_STONE
    };

    // Not in KanaloaGame, so that pages without bots do not contain it. A good bridge for a seat mostly stays good for
    // a while.
    private static final SearchParams SEARCH = SearchParams.DEFAULT
            .withIterations(10, 20, 70, 200, 600, 12500)
            .withPlayoutDepth(40)
            .withMast()
            .withRareListing(2000);

    // By number of cards, from -1, then standing.
    private static final int[] USES = uses();

    /** The heuristics with the tuned weights. */
    static final Evaluator EVALUATOR = new KanaloaEvaluator(WEIGHTS);

    /** By standing: the weight of a bridge at one of its ends, without what it blocks. */
    private final int[] ends;
    /** By standing, with two seats: the weight of a bridge at one of its ends. */
    private final int[] endsOfTwo;

    private KanaloaEvaluator(int[] weights) {
        super(weights);
        ends = KanaloaStanding.table((need, own, taken) -> weighEnd(need, own, taken, false));
        endsOfTwo = KanaloaStanding.table((need, own, taken) -> weighEnd(need, own, taken, true));
    }

    @Override
    public String names() {
        return NAMES;
    }

    @Override
    public WeightedEvaluator with(int[] others) {
        return new KanaloaEvaluator(others.clone());
    }

    /** Position values are in 1/16 of a point. */
    private static final int UNIT = 16;

    @Override
    public int movePrior(State at, int move) {
        KanaloaState state = (KanaloaState) at;
        int card = KanaloaMoves.card(move);
        return switch (KanaloaMoves.verb(move)) {
            case KanaloaMoves.BUILD -> weighBridge(state, move, 1);
            case KanaloaMoves.EXCHANGE -> weighBridge(state, move, 2);
            case KanaloaMoves.REMOVE -> weighRemoval(state, KanaloaMoves.connection(move));
            case KanaloaMoves.TAKE, KanaloaMoves.STEAL -> weights[CARD] + use(state, state.turn, card, 0);
            case KanaloaMoves.DRAW -> weights[DRAWS];
            case KanaloaMoves.GIVE, KanaloaMoves.RETURN -> 60 - use(state, state.turn, card, 1);
            case KanaloaMoves.DISCARD ->
                state.handSize(state.turn) >= KanaloaState.HAND_LIMIT
                        ? Math.max(weights[DISCARDS], 30 - use(state, state.turn, card, 1))
                        : weights[DISCARDS];
            case KanaloaMoves.KU, KanaloaMoves.LONO, KanaloaMoves.PELE -> weights[GOD];
            case KanaloaMoves.PASS -> weights[PASSES];
            default -> weights[ENDS];
        };
    }

    private int weighBridge(KanaloaState state, int move, int cards) {
        int connection = KanaloaMoves.connection(move);
        int owner = cards > 1 ? state.board.owner(connection) : KanaloaState.NOBODY;
        int weight = weighEnd(state, KanaloaMap.first(connection), owner)
                + weighEnd(state, KanaloaMap.second(connection), owner);
        // In the last round there is no reason to save cards.
        return Math.max(1, state.lastRound ? weight : weight / cards);
    }

    private int weighEnd(KanaloaState state, int island, int exchanged) {
        KanaloaBoard board = state.board;
        int need = KanaloaMap.need(island);
        int standing = board.standing(state.turn, island);
        int weight = state.seats == 2 ? endsOfTwo[standing] : ends[standing] + weighBlocks(state, island);
        if (exchanged >= 0 && board.count(exchanged, island) == need) {
            weight += weights[BREAKS];
        }
        if (board.stone(island) != KanaloaGods.NONE && board.count(state.turn, island) + 1 == need) {
            weight += weights[STONE];
        }
        return weight;
    }

    // What a bridge does at one end, but for stones and the control that an exchange breaks. Of more than two seats,
    // who has the other bridges is told by weighBlocks.
    private int weighEnd(int need, int own, int taken, boolean isOfTwo) {
        int places = 2 * need - 1;
        if (own >= need) {
            return weights[OWN_ALREADY];
        }
        if (own + 1 == need) {
            return weights[GAINS] + weights[POINT] * (places - need) + weights[CLEARS] * (taken - own);
        }
        int blocks = isOfTwo && taken - own + 1 == need ? weights[BLOCKS] : 0;
        boolean reachable = places - taken + own >= need;
        return blocks + (reachable ? weights[BUILDS] * (own + 1) : weights[BUILDS] / 2);
    }

    private int weighBlocks(KanaloaState state, int island) {
        int need = KanaloaMap.need(island);
        int weight = 0;
        for (int opponent = 0; opponent < state.seats; opponent++) {
            if (opponent != state.turn
                    && state.board.count(opponent, island) + 1 == need
                    && state.board.count(state.turn, island) + 1 < need) {
                weight += weights[BLOCKS];
            }
        }
        return weight;
    }

    private int weighRemoval(KanaloaState state, int connection) {
        int owner = state.board.owner(connection);
        int weight = 20;
        for (int end = 0; end < 2; end++) {
            int island = end == 0 ? KanaloaMap.first(connection) : KanaloaMap.second(connection);
            if (state.board.count(owner, island) == KanaloaMap.need(island)) {
                weight += weights[BREAKS];
            } else if (state.board.count(owner, island) + 1 == KanaloaMap.need(island)) {
                weight += weights[BLOCKS];
            }
        }
        return weight + Math.min(100, 2 * state.points[owner]);
    }

    // How well a card fits the seat's other cards and bridges: 0..50. {@code of} is the number of such cards it had
    // before.
    private static int use(KanaloaState state, int seat, int island, int of) {
        int cards = state.hand(seat, island) - of;
        return USES[(cards + 1) * KanaloaStanding.END + state.board.standing(seat, island)];
    }

    private static int[] uses() {
        int[] uses = new int[(KanaloaMap.COPIES + 2) * KanaloaStanding.END];
        for (int i = 0; i < KanaloaMap.COPIES + 2; i++) {
            int cards = i - 1;
            int[] part = KanaloaStanding.table((need, own, taken) -> use(need, own, taken, cards));
            System.arraycopy(part, 0, uses, i * KanaloaStanding.END, KanaloaStanding.END);
        }
        return uses;
    }

    private static int use(int need, int own, int taken, int cards) {
        int missing = need - own;
        int use = cards > 0 ? 8 : 0;
        if (missing > 0 && taken < 2 * need - 1) {
            use += missing == 1 ? 24 : missing == 2 ? 10 : 4;
            use += missing - cards == 1 ? 12 : 0;
        }
        return use;
    }

    @Override
    public SearchParams searchParams() {
        return SEARCH;
    }

    @Override
    public void evaluate(State at, int[] shares) {
        KanaloaState state = (KanaloaState) at;
        int left = state.left() + state.displaySize() + (state.lastRound ? 0 : state.seats);
        int toEnd = state.secondHalf ? left : left + KanaloaMap.ISLANDS * KanaloaMap.COPIES - 4 * state.seats;
        for (int seat = 0; seat < shares.length; seat++) {
            shares[seat] = value(state, seat, left, toEnd);
        }
        WinShares.fromLeads(shares, 12, 12 + toEnd);
    }

    private int value(KanaloaState state, int seat, int toScoring, int toEnd) {
        KanaloaBoard board = state.board;
        int scoring = state.secondHalf ? 0 : lasts(toScoring);
        int end = lasts(toEnd);
        int total = UNIT * state.points[seat];
        int nearlyTaken = nearlyTaken(board, state.seats, seat);
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            int missing = board.missing(seat, island);
            if (missing == 0) {
                int points = board.value(seat, island);
                int value = points * scoring + (points + 1) * end;
                // Whether an opponent one bridge short of a neighbouring island would break the control by taking it.
                int ends = KanaloaConnectionSets.otherEnds(island, board.bridges(seat, island));
                int spare = board.count(seat, island) - KanaloaMap.need(island);
                total += Integer.bitCount(ends & nearlyTaken) > spare ? value * 5 / 8 : value;
            } else if (missing == 1 && board.places(island) > 0) {
                int points = KanaloaMap.size(island) - KanaloaMap.need(island) + 1;
                total += points * (state.hand(seat, island) > 0 ? 6 : 3);
            }
        }
        if (!state.lastRound) {
            total += weights[HELD_CARD] * Math.min(KanaloaState.HAND_LIMIT, state.handSize(seat));
            for (int god = KanaloaGods.KANALOA; state.gods && god < KanaloaGods.END; god++) {
                total += weights[HELD_STONE] * board.held(seat, god);
            }
        }
        return total;
    }

    // How much of the present control will still count after this many cards, in sixteenths.
    private static int lasts(int cards) {
        return 5 + 110 / (10 + cards);
    }

    // The islands, as bits, for whose control an opponent is one bridge short.
    private static int nearlyTaken(KanaloaBoard board, int seats, int seat) {
        int islands = 0;
        for (int opponent = 0; opponent < seats; opponent++) {
            for (int island = 0; opponent != seat && island < KanaloaMap.ISLANDS; island++) {
                boolean nearly = board.missing(opponent, island) == 1 && board.places(island) > 0;
                islands |= nearly ? 1 << island : 0;
            }
        }
        return islands;
    }
}
