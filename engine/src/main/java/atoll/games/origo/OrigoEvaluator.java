package atoll.games.origo;

import atoll.engine.Evaluator;
import atoll.engine.MoveList;
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

    /** An attack that cannot win. */
    private static final int HOPELESS = -1;

    private static final int LEAST = 1;
    private static final int MOST = 1000;
    /** Position values are in sixteenths of a point. */
    private static final int UNIT = 16;

    // Not in OrigoGame, so that pages without bots do not contain it. There are hundreds of legal moves.
    private static final SearchParams SEARCH = SearchParams.DEFAULT
            .withIterations(10, 40, 80, 180, 850, 25000)
            .withPlayoutDepth(8)
            .withRareListing(2000);

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
            case OrigoMoves.PLACE -> weights[EXPANDS] + square(enter(state, field));
            case OrigoMoves.EXPAND -> expand(state, move);
            case OrigoMoves.ATTACK -> attack(state, field, OrigoMoves.card(move));
            case OrigoMoves.WANDER, OrigoMoves.SAIL -> {
                int from = OrigoMoves.from(move);
                yield square(move(state, field, from) - staying(state, from));
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

    @Override
    public int favourite(State at, MoveList legal) {
        OrigoState state = (OrigoState) at;
        state.values.of(this);
        int best = 0;
        int most = 0;
        int from = OrigoState.NOWHERE;
        // The greatest value of any field, as soon as a shield moves.
        int limit = OrigoValues.NONE;
        int loss = 0;
        for (int i = 0; i < legal.size(); i++) {
            int move = legal.get(i);
            int verb = OrigoMoves.verb(move);
            int weight;
            if (verb == OrigoMoves.WANDER || verb == OrigoMoves.SAIL) {
                if (OrigoMoves.from(move) != from) {
                    from = OrigoMoves.from(move);
                    loss = staying(state, from);
                    limit = limit == OrigoValues.NONE ? limit(state) : limit;
                }
                if (square(limit - loss) <= most) {
                    continue;
                }
                weight = Math.min(MOST, square(move(state, OrigoMoves.field(move), from) - loss));
            } else if (verb == OrigoMoves.EXPAND) {
                weight = expand(state, move);
            } else {
                weight = movePrior(state, move);
            }
            if (weight > most) {
                most = weight;
                best = move;
            }
        }
        return best;
    }

    // No shield that moves gains more than this.
    private int limit(OrigoState state) {
        int limit = 0;
        for (int region = 0; region < OrigoMap.REGIONS; region++) {
            if (state.board.room(region) > 0) {
                limit = Math.max(limit, entering(state, region, false));
                limit = Math.max(limit, entering(state, region, true));
            }
        }
        return limit + joins[joins.length - 1];
    }

    private static int square(int value) {
        return value <= 0 ? 0 : value * value / 4;
    }

    private int expand(OrigoState state, int move) {
        int weight = weights[EXPANDS] + square(enter(state, OrigoMoves.field(move))) - thrift(OrigoMoves.from(move));
        return Math.max(LEAST, Math.min(MOST, weight));
    }

    // The value of a shield from the supply of the seat to move on a free field.
    private int enter(OrigoState state, int field) {
        int known = state.values.get(OrigoValues.ENTERING + field);
        if (known != OrigoValues.NONE) {
            return known;
        }
        int near = state.board.around(state.turn, field, false);
        return state.values.set(
                OrigoValues.ENTERING + field, entering(state, OrigoMap.region(field), false) + joins[near]);
    }

    // The same if the shield comes from another field.
    private int move(OrigoState state, int field, int from) {
        int region = OrigoMap.region(field);
        boolean within = OrigoMap.region(from) == region;
        boolean beside = OrigoMap.isAdjacent(from, field);
        if (!within && !beside) {
            return enter(state, field);
        }
        int near = state.board.around(state.turn, field, false);
        return entering(state, region, within) + joins[beside ? near - 1 : near];
    }

    private int entering(OrigoState state, int region, boolean within) {
        int slot = 2 * region + (within ? 1 : 0);
        int known = state.values.get(slot);
        return known != OrigoValues.NONE ? known : state.values.set(slot, enter(state, region, within));
    }

    // The part of this that is the same in all of a region.
    private int enter(OrigoState state, int region, boolean within) {
        OrigoBoard board = state.board;
        int value = within ? last(state, region) : step(state, state.turn, region, board.count(state.turn, region));
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
        int known = state.values.get(slot);
        if (known != OrigoValues.NONE) {
            return known;
        }
        int region = OrigoMap.region(from);
        return state.values.set(slot, last(state, region) + joins(state.board, state.turn, from));
    }

    // The points of the last of the shields of the seat to move in a region.
    private static int last(OrigoState state, int region) {
        int slot = OrigoValues.LAST + region;
        int known = state.values.get(slot);
        return known != OrigoValues.NONE
                ? known
                : state.values.set(slot, step(state, state.turn, region, state.board.count(state.turn, region) - 1));
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
        int slot = OrigoValues.ATTACKING + field;
        int known = state.values.get(slot);
        int value = known != OrigoValues.NONE
                ? known
                : state.values.set(slot, Math.min(MOST + thrift(OrigoCards.PEOPLE), attack(state, field)));
        return value == HOPELESS ? LEAST : value - thrift(card);
    }

    // The value of attacking a field with a card that is not worth keeping, or HOPELESS.
    private int attack(OrigoState state, int field) {
        OrigoBoard board = state.board;
        int defender = board.owner(field);
        int force = 2 + board.around(state.turn, field, state.corners);
        int defence = 1 + board.around(defender, field, state.corners);
        int more = 2 * (matching(state, state.turn, field) - 1);
        if (force + more <= defence) {
            return HOPELESS;
        }
        // In a full hand two or three cards fit the defence.
        int answer = 2 * (state.hands.sizes[defender] + 2) / 4;
        int gain = gain(state, state.turn, defender, field);
        int odds = force + more - defence - answer;
        return gain * gain / (odds > 2 ? 3 : odds > 0 ? 6 : 20);
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
        return count + state.hands.fitting(seat, field);
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
