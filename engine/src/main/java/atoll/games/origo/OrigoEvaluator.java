package atoll.games.origo;

import atoll.engine.Evaluator;
import atoll.engine.SearchParams;
import atoll.engine.State;
import atoll.engine.WeightedEvaluator;
import atoll.engine.WinShares;

/**
 * Heuristics for Origo: found a country, lead in countries and at sea, connect shields to large clans; attack if the lead changes
 * and the cards suffice, and defend important shields.
 */
final class OrigoEvaluator extends WeightedEvaluator {
    private static final String NAMES = """
            neighbour crowded tempts expands swaps ends-early ends adds last-adds folds folds-lost
            later-scoring clan-shield held-card""";

    // Quarters of a point of a field: an own shield beside it, more of them, a country that an opponent could then
    // found.
    private static final int NEIGHBOUR = 0;
    private static final int CROWDED = 1;
    private static final int TEMPTS = 2;
    // Move weights.
    private static final int EXPANDS = 3;
    private static final int SWAPS = 4;
    private static final int ENDS_EARLY = 5;
    private static final int ENDS = 6;
    private static final int ADDS = 7;
    private static final int LAST_ADDS = 8;
    private static final int FOLDS = 9;
    private static final int FOLDS_LOST = 10;
    // Position weights, in sixteenths of a point.
    private static final int LATER_SCORING = 11;
    private static final int CLAN_SHIELD = 12;
    private static final int HELD_CARD = 13;

    private static final int[] WEIGHTS = {
        5, 1, 1, // NEIGHBOUR to TEMPTS
        12, 4, 3, 42, 110, 40, 23, 183, // EXPANDS to FOLDS_LOST
        5, 4, 3, // LATER_SCORING to HELD_CARD
    };

    /** Field values are in quarters of a point. */
    private static final int POINT = 4;

    private static final int LEAST = 1;
    private static final int MOST = 1000;
    /** Position values are in sixteenths of a point. */
    private static final int UNIT = 16;

    // Not in OrigoGame, so that pages without bots do not contain it. There are hundreds of legal moves.
    private static final SearchParams SEARCH =
            SearchParams.DEFAULT.withIterations(10, 40, 80, 180, 850, 19000).withPlayoutDepth(8);

    /** The heuristics with the tuned weights. */
    static final Evaluator EVALUATOR = new OrigoEvaluator(WEIGHTS);

    /** By the number of own shields beside a field: what joining them is worth. More than two hardly make a clan larger. */
    private final int[] joins = new int[5];

    private OrigoEvaluator(int[] weights) {
        super(weights);
        for (int near = 1; near < joins.length; near++) {
            joins[near] = weights[NEIGHBOUR] + weights[CROWDED] * Math.min(2, near - 1);
        }
    }

    @Override
    public String names() {
        return NAMES;
    }

    @Override
    public WeightedEvaluator with(int[] others) {
        return new OrigoEvaluator(others.clone());
    }

    @Override
    public int movePrior(State at, int move) {
        OrigoState state = (OrigoState) at;
        state.values.of(this);
        int field = OrigoMoves.field(move);
        int weight = switch (OrigoMoves.verb(move)) {
            case OrigoMoves.PLACE -> weights[EXPANDS] + square(place(state, field, OrigoState.NOWHERE));
            case OrigoMoves.EXPAND ->
                weights[EXPANDS] + square(place(state, field, OrigoState.NOWHERE)) - thrift(OrigoMoves.card(move));
            case OrigoMoves.ATTACK -> attack(state, field, OrigoMoves.card(move));
            case OrigoMoves.WANDER, OrigoMoves.SAIL -> {
                int from = OrigoMoves.from(move);
                yield square(place(state, field, from) - staying(state, from));
            }
            case OrigoMoves.SWAP -> swap(state, move);
            case OrigoMoves.END ->
                state.actions > 0 && state.board.supply[state.turn] > 0 ? weights[ENDS_EARLY] : weights[ENDS];
            case OrigoMoves.ADD -> add(state, OrigoMoves.card(move));
            case OrigoMoves.FOLD -> fold(state);
            default -> OrigoMoves.seat(move) == state.turn ? 2 : 1;
        };
        return Math.max(LEAST, Math.min(MOST, weight));
    }

    private static int square(int value) {
        return value <= 0 ? 0 : value * value / 4;
    }

    // The value of a shield of the seat to move on a free field, if it comes from {@code from}, or from the supply.
    private int place(OrigoState state, int field, int from) {
        int region = OrigoMap.region(field);
        boolean within = from >= 0 && OrigoMap.region(from) == region;
        boolean beside = from >= 0 && OrigoMap.isAdjacent(from, field);
        if (within || beside) {
            int near = state.board.around(state.turn, field, false);
            return entering(state, region, within) + joins[beside ? near - 1 : near];
        }
        int slot = OrigoValues.ENTERING + field;
        if (!state.values.has(slot)) {
            int near = state.board.around(state.turn, field, false);
            state.values.set(slot, entering(state, region, false) + joins[near]);
        }
        return state.values.get(slot);
    }

    private int entering(OrigoState state, int region, boolean within) {
        int slot = 2 * region + (within ? 1 : 0);
        if (!state.values.has(slot)) {
            state.values.set(slot, enter(state, region, within));
        }
        return state.values.get(slot);
    }

    // The part of this that is the same in all of a region.
    private int enter(OrigoState state, int region, boolean within) {
        OrigoBoard board = state.board;
        int own = board.count(state.turn, region);
        int value = step(state, state.turn, region, within ? own - 1 : own);
        int room = board.room(region) + (within ? 1 : 0);
        if (!OrigoMap.isSea(region) && !board.isFounded(region) && state.phase != OrigoPhase.PLACING) {
            if (room == 1) {
                value += POINT * OrigoBoard.stone(board.stones());
            } else if (room == 2) {
                value -= weights[TEMPTS]; // the last field is for an opponent
            }
        }
        return value;
    }

    // The value lost when a shield leaves its field.
    private int staying(OrigoState state, int from) {
        int slot = OrigoValues.LEAVING + from;
        if (!state.values.has(slot)) {
            int region = OrigoMap.region(from);
            int own = state.board.count(state.turn, region);
            state.values.set(slot, step(state, state.turn, region, own - 1) + joins(state.board, state.turn, from));
        }
        return state.values.get(slot);
    }

    private int joins(OrigoBoard board, int seat, int field) {
        return joins[board.around(seat, field, false)];
    }

    // A rough estimate of the points of one more shield in a region; only the strongest opponent counts.
    private static int step(OrigoState state, int seat, int region, int shields) {
        int best = 0;
        int before = 0;
        int after = 0;
        for (int other = 0; other < state.seats; other++) {
            if (other != seat) {
                int count = state.board.count(other, region);
                best = Math.max(best, count);
                before += count >= shields ? 1 : 0;
                after += count > shields ? 1 : 0;
            }
        }
        return standing(region, shields + 1, best, after) - standing(region, shields, best, before);
    }

    private static int standing(int region, int shields, int best, int ahead) {
        if (shields <= 0) {
            return 0;
        }
        // A lead by one more is a little safer.
        int margin = Math.min(2, Math.max(0, shields - best));
        int points = OrigoMap.isSea(region) ? shields : OrigoMap.value(region, ahead);
        return POINT * points + margin;
    }

    // A card that fits many fields is worth keeping.
    private static int thrift(int card) {
        return card >= OrigoCards.PEOPLE ? 6 : 0;
    }

    private int attack(OrigoState state, int field, int card) {
        OrigoBoard board = state.board;
        int defender = board.owner(field);
        int force = 2 + board.around(state.turn, field, state.corners);
        int defence = 1 + board.around(defender, field, state.corners);
        int slot = OrigoValues.FITTING + field;
        if (!state.values.has(slot)) {
            state.values.set(slot, matching(state, state.turn, field));
        }
        int more = 2 * (state.values.get(slot) - 1);
        // In a full hand two or three cards fit the defence.
        int answer = 2 * (state.hands.sizes[defender] + 2) / 4;
        int gain = gain(state, state.turn, defender, field);
        if (force + more <= defence) {
            return LEAST;
        }
        int odds = force + more - defence - answer;
        return gain * gain / (odds > 2 ? 3 : odds > 0 ? 6 : 20) - thrift(card);
    }

    // The gain of taking a field from its owner, including the owner's loss.
    private int gain(OrigoState state, int seat, int owner, int field) {
        OrigoBoard board = state.board;
        int region = OrigoMap.region(field);
        int own = board.count(seat, region);
        int theirs = board.count(owner, region);
        int gain = step(state, seat, region, own);
        int loss = step(state, owner, region, theirs - 1);
        int joins = joins(board, seat, field) + joins(board, owner, field);
        return gain + loss / Math.max(1, state.seats - 1) + joins;
    }

    private static int matching(OrigoState state, int seat, int field) {
        boolean near = state.board.isNear(seat, field);
        int count = near ? state.hands.count(seat, OrigoCards.PEOPLE) : 0;
        for (int kind = 0; kind < OrigoCards.KINDS; kind++) {
            count += OrigoCards.fits(kind, field) ? state.hands.count(seat, kind) : 0;
        }
        return count;
    }

    private int swap(OrigoState state, int move) {
        // Two cards that fit no field any more.
        int first = OrigoMoves.card(move);
        int second = OrigoMoves.second(move);
        return isUseless(state, first) && isUseless(state, second) ? 6 * weights[SWAPS] : weights[SWAPS];
    }

    private static boolean isUseless(OrigoState state, int card) {
        int country = OrigoCards.country(card);
        return country >= 0 && state.board.room(country) == 0 && state.board.count(state.turn, country) == 0;
    }

    private int add(OrigoState state, int card) {
        if (!isReachable(state, state.actor())) {
            return LEAST;
        }
        return (card >= OrigoCards.PEOPLE ? weights[ADDS] - weights[LAST_ADDS] : weights[ADDS])
                + square(gain(state, state.turn, state.board.owner(state.target), state.target)) / 4;
    }

    private int fold(OrigoState state) {
        return isReachable(state, state.actor()) ? weights[FOLDS] : weights[FOLDS_LOST];
    }

    // Whether the side to move can take the lead with its cards.
    private static boolean isReachable(OrigoState state, int seat) {
        int more = 2 * matching(state, seat, state.target);
        int force = state.attackValue();
        int defence = state.defenceValue();
        return seat == state.turn ? force + more > defence : defence + more >= force;
    }

    @Override
    public SearchParams searchParams() {
        return SEARCH;
    }

    @Override
    public void evaluate(State at, int[] shares) {
        OrigoState state = (OrigoState) at;
        state.scoring.take(state.board);
        int toEnd = OrigoMap.FIELDS;
        for (int seat = 0; seat < shares.length; seat++) {
            toEnd = Math.min(toEnd, state.board.supply[seat]);
            shares[seat] = value(state, seat);
        }
        WinShares.fromLeads(shares, 6, 50 + 4 * toEnd);
    }

    private int value(OrigoState state, int seat) {
        OrigoScoring scoring = state.scoring;
        int scorings = UNIT + UNIT * state.waiting / 2;
        for (int stone = state.board.stones(); stone < OrigoMap.COUNTRIES - 1; stone++) {
            scorings += OrigoBoard.isRed(stone) ? weights[LATER_SCORING] : 0;
        }
        int value = UNIT * state.track.leaders[seat] + scorings * scoring.total(seat);
        value += weights[HELD_CARD] * state.hands.sizes[seat];
        for (int clan = 0; clan < scoring.clans(); clan++) {
            value += scoring.clanSeat(clan) == seat ? weights[CLAN_SHIELD] * scoring.clanSize(clan) : 0;
        }
        return value;
    }
}
