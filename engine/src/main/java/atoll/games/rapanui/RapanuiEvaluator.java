package atoll.games.rapanui;

import atoll.engine.Evaluator;
import atoll.engine.SearchParams;
import atoll.engine.State;
import atoll.engine.WeightedEvaluator;

/**
 * Heuristics for Rapa Nui: villagers that will still be scored, uncovering cards that give the seat more than the opponents, and
 * sacrifices that raise the value of its majority offerings. In tenths of a point.
 */
final class RapanuiEvaluator extends WeightedEvaluator {
    private static final int MOST = 1000;
    private static final int POINT = 10;
    private static final int EVEN = 100;

    private static final String NAMES = """
            wood-early wood-late late offering refill builds buys takes take-gain plays play-gain sacrifices sacrifice-gain
            sacrifice-lead gain-gain wanted-wood other-wood kept-scoring kept-most first-moai""";

    // The value of a wood: a fifth of a point at the end, and more while it may still build a Moai.
    private static final int WOOD_EARLY = 0;
    private static final int WOOD_LATE = 1;
    /** With fewer cards in the draw pile a game is late. */
    private static final int LATE = 2;
    /** The value of an offering before the first sacrifice. */
    private static final int OFFERING = 3;
    /** The expected value of refilling a column with unknown cards. */
    private static final int REFILL = 4;
    // Move weights, and how much, in tenths, is added for each tenth of a point gained.
    private static final int BUILDS = 5;
    private static final int BUYS = 6;
    private static final int TAKES = 7;
    private static final int TAKE_GAIN = 8;
    private static final int PLAYS = 9;
    private static final int PLAY_GAIN = 10;
    private static final int SACRIFICES = 11;
    private static final int SACRIFICE_GAIN = 12;
    private static final int SACRIFICE_LEAD = 13;
    private static final int GAIN_GAIN = 14;
    private static final int WANTED_WOOD = 15;
    private static final int OTHER_WOOD = 16;
    // A card in hand: for each future scoring, at most, and the first affordable Moai.
    private static final int KEPT_SCORING = 17;
    private static final int KEPT_MOST = 18;
    private static final int FIRST_MOAI = 19;

    private static final int[] WEIGHTS = {
        11, 1, // WOOD_EARLY, WOOD_LATE
        8, // LATE
        12, // OFFERING
        4, // REFILL
        670, 618, 113, 35, 51, 22, 179, 30, 23, 37, 261, 57, // BUILDS to OTHER_WOOD
        4, 25, 24, // KEPT_SCORING to FIRST_MOAI
    };

    /** Not in RapanuiGame, so that pages without bots do not contain it. */
    private static final SearchParams SEARCH = SearchParams.DEFAULT.withIterations(10, 20, 95, 270, 850, 30000);

    /** The heuristics with the tuned weights. */
    static final Evaluator EVALUATOR = new RapanuiEvaluator(WEIGHTS);

    private RapanuiEvaluator(int[] weights) {
        super(weights);
    }

    @Override
    public String names() {
        return NAMES;
    }

    @Override
    public WeightedEvaluator with(int[] others) {
        return new RapanuiEvaluator(others.clone());
    }

    @Override
    public int movePrior(State at, int move) {
        RapanuiState state = (RapanuiState) at;
        int what = RapanuiMoves.what(move);
        int weight = switch (RapanuiMoves.verb(move)) {
            case RapanuiMoves.BUY -> buy(state, what);
            case RapanuiMoves.PLAY -> play(state, what, RapanuiMoves.number(move));
            case RapanuiMoves.OFFER -> sacrifice(state, state.actor(), what, 1);
            case RapanuiMoves.ADD -> sacrifice(state, state.turn, what, 0);
            case RapanuiMoves.TAKE -> take(state, what);
            case RapanuiMoves.WOOD -> weights[wantsWood(state) ? WANTED_WOOD : OTHER_WOOD];
            case RapanuiMoves.GLORY -> EVEN;
            case RapanuiMoves.GAIN -> offering(state, what) * weights[GAIN_GAIN] / POINT;
            default -> EVEN;
        };
        return Math.max(1, Math.min(MOST, weight));
    }

    private int buy(RapanuiState state, int kind) {
        int price = state.playerAreas.price(state.turn, kind);
        int left = state.playerAreas.wood[state.turn] - price;
        boolean spoilsMoai = state.playerAreas.hand(state.turn, RapanuiCards.MOAI) > 0
                && left < RapanuiPlayerAreas.MOAI_WOOD
                && left + price >= RapanuiPlayerAreas.MOAI_WOOD;
        int gain = offering(state, kind) - price * wood(state);
        return gain > 0 && !spoilsMoai ? weights[BUYS] + POINT * gain : 1;
    }

    private int play(RapanuiState state, int card, int number) {
        if (card == RapanuiCards.MOAI) {
            return weights[BUILDS];
        }
        int scorings = scorings(state, card);
        int seat = state.turn;
        int gain;
        if (card >= RapanuiCards.HUNTER) {
            int own = state.playerAreas.village(seat, card);
            int kind = card - RapanuiCards.HUNTER;
            // The first one gives offerings; more of them give a bonus at most, and discounts about as high as their
            // cost.
            gain = (own == 0 ? scorings * offering(state, kind) : 0)
                    + (own + number >= 2 && own < 3 ? scorings * offering(state, kind) / 3 : 0)
                    + wood(state);
        } else {
            int each = card == RapanuiCards.PRIEST ? POINT : wood(state);
            gain = 2 * scorings * each;
        }
        return weights[PLAYS] + gain * weights[PLAY_GAIN] / POINT;
    }

    // The expected number of future scorings of a villager: whenever one is uncovered at the end of a turn.
    private static int scorings(RapanuiState state, int card) {
        int hidden = RapanuiCards.count(state.display.deck, card);
        for (int column = 0; column < RapanuiDisplay.COLUMNS; column++) {
            hidden += state.display.second(column) == card ? 1 : 0;
        }
        return hidden;
    }

    private int take(RapanuiState state, int column) {
        int seat = state.turn;
        int card = state.display.front(column);
        int gain = cardInHand(state, seat, card);
        if (state.playerAreas.handSize(seat) == RapanuiCards.HAND - 1) {
            int uncovered = state.display.second(column);
            gain += uncovered < 0 ? weights[REFILL] : outcome(state, seat, uncovered);
        }
        return weights[TAKES] + gain * weights[TAKE_GAIN] / POINT;
    }

    private int cardInHand(RapanuiState state, int seat, int card) {
        boolean late = state.display.left < weights[LATE];
        if (card == RapanuiCards.MOAI) {
            int moai = state.playerAreas.hand(seat, card);
            boolean payable = state.playerAreas.wood[seat] >= RapanuiPlayerAreas.MOAI_WOOD;
            return moai > 0 ? (payable ? POINT : -2 * POINT) : payable ? weights[FIRST_MOAI] : late ? -POINT : POINT;
        }
        return late ? 0 : Math.min(weights[KEPT_MOST], scorings(state, card) * weights[KEPT_SCORING]);
    }

    // The value of scoring a villager for a seat, minus the mean over its opponents.
    private int outcome(RapanuiState state, int seat, int card) {
        int each = card == RapanuiCards.WOODCUTTER
                ? wood(state)
                : card < RapanuiCards.HUNTER ? POINT : offering(state, card - RapanuiCards.HUNTER);
        int others = 0;
        for (int other = 0; other < state.playerAreas.seats; other++) {
            others += other == seat ? 0 : state.playerAreas.income(other, card);
        }
        return each
                * (state.playerAreas.income(seat, card) * (state.playerAreas.seats - 1) - others)
                / (state.playerAreas.seats - 1);
    }

    // How the points of all offerings change with one more of a kind on the stone, for a seat against its opponents.
    private int sacrifice(RapanuiState state, int seat, int kind, int given) {
        int before = RapanuiOfferings.values(state.stone.all);
        int after = RapanuiOfferings.values(state.stone.all + RapanuiOfferings.one(kind));
        int others = state.playerAreas.seats - 1;
        int gain = 0;
        for (int each = 0; each < RapanuiOfferings.KINDS; each++) {
            int more = RapanuiOfferings.count(after, each) - RapanuiOfferings.count(before, each);
            if (more != 0) {
                gain += lead(state, seat, each) * more * POINT / others;
            }
        }
        // A sacrifice without effect now may still have one later.
        gain += lead(state, seat, kind) * weights[SACRIFICE_LEAD] / POINT / others - given * offering(state, kind);
        return weights[SACRIFICES] + gain * weights[SACRIFICE_GAIN] / POINT;
    }

    // A seat's lead in an offering over the mean of its opponents, times their number.
    private static int lead(RapanuiState state, int seat, int kind) {
        int lead = 0;
        for (int other = 0; other < state.playerAreas.seats; other++) {
            lead += state.playerAreas.pile(other, kind) * (other == seat ? state.playerAreas.seats - 1 : -1);
        }
        return lead;
    }

    private int offering(RapanuiState state, int kind) {
        int stone = state.stone.all;
        return stone == 0 ? weights[OFFERING] : POINT * (1 + 2 * RapanuiOfferings.worth(stone, kind)) / 2 - 2;
    }

    private int wood(RapanuiState state) {
        return state.display.left < weights[LATE] ? weights[WOOD_LATE] : weights[WOOD_EARLY];
    }

    private boolean wantsWood(RapanuiState state) {
        int seat = state.decider;
        return state.playerAreas.hand(seat, RapanuiCards.MOAI) > 0
                && state.playerAreas.wood[seat] < RapanuiPlayerAreas.MOAI_WOOD
                && state.display.left > weights[LATE];
    }

    @Override
    public SearchParams searchParams() {
        return SEARCH;
    }

    @Override
    public void evaluate(State at, int[] shares) {
        throw new UnsupportedOperationException("playouts of Rapa Nui run to the end");
    }
}
