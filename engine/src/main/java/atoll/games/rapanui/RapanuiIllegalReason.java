package atoll.games.rapanui;

/** Why a move is illegal, as an int: 0 for no reason. */
public final class RapanuiIllegalReason {
    static final int OVER = 1;
    static final int DEALING = 2;
    static final int NO_DEALING = 3;
    // the turn
    static final int BOUGHT = 4;
    static final int TOO_DEAR = 5;
    static final int NO_STOCK = 6;
    static final int NOT_IN_HAND = 7;
    static final int ONE_ONLY = 8;
    static final int NO_WOOD = 9;
    static final int CAN_PLAY = 10;
    static final int NOT_ALL_MOAI = 11;
    static final int PLAY_FIRST = 12;
    static final int PLAYED = 13;
    // decisions within a turn
    static final int SACRIFICE_FIRST = 14;
    static final int NO_SACRIFICE = 15;
    static final int NOT_OWNED = 16;
    static final int FROM_PILE = 17;
    static final int FROM_STOCK = 18;
    static final int SCORING_FIRST = 19;
    static final int NO_SCORING = 20;

    private static final String[] IDS = {
        null,
        "over",
        "dealing",
        "no-dealing",
        "bought",
        "too-dear",
        "no-stock",
        "not-in-hand",
        "one-only",
        "no-wood",
        "can-play",
        "not-all-moai",
        "play-first",
        "played",
        "sacrifice-first",
        "no-sacrifice",
        "not-owned",
        "from-pile",
        "from-stock",
        "scoring-first",
        "no-scoring"
    };

    private RapanuiIllegalReason() {}

    /** The id of the rule, lower-case words joined by hyphens; null if there is no reason. */
    public static String id(int reason) {
        return IDS[reason];
    }

    /** The reason for any move that {@link RapanuiMoves} encodes, in a fully known position. */
    static int of(RapanuiState state, int move) {
        int what = RapanuiMoves.what(move);
        return switch (state.phase) {
            case OVER -> OVER;
            case SETTING_UP, REFILLING -> ofDeal(state, move);
            case BUYING, PLAYING -> ofTurn(state, move);
            case TAKING -> RapanuiMoves.verb(move) == RapanuiMoves.TAKE ? 0 : PLAYED;
            case OFFERING, HIDING ->
                switch (RapanuiMoves.verb(move)) {
                    case RapanuiMoves.OFFER -> state.playerAreas.pile(state.actor(), what) > 0 ? 0 : NOT_OWNED;
                    case RapanuiMoves.ADD -> FROM_PILE;
                    default -> SACRIFICE_FIRST;
                };
            case ADDING ->
                switch (RapanuiMoves.verb(move)) {
                    case RapanuiMoves.ADD -> inStock(state, what);
                    case RapanuiMoves.OFFER -> FROM_STOCK;
                    default -> SACRIFICE_FIRST;
                };
            case CHOOSING ->
                switch (RapanuiMoves.verb(move)) {
                    case RapanuiMoves.WOOD, RapanuiMoves.GLORY -> 0;
                    default -> SCORING_FIRST;
                };
            case GAINING -> RapanuiMoves.verb(move) == RapanuiMoves.GAIN ? inStock(state, what) : SCORING_FIRST;
        };
    }

    private static int ofDeal(RapanuiState state, int move) {
        if (RapanuiMoves.verb(move) != RapanuiMoves.DEAL) {
            return DEALING;
        }
        return RapanuiCards.count(state.display.deck, RapanuiMoves.what(move)) > 0 ? 0 : NO_STOCK;
    }

    private static int ofTurn(RapanuiState state, int move) {
        return switch (RapanuiMoves.verb(move)) {
            case RapanuiMoves.DEAL -> NO_DEALING;
            case RapanuiMoves.BUY -> ofBuy(state, RapanuiMoves.what(move));
            case RapanuiMoves.PLAY -> ofPlay(state, RapanuiMoves.what(move), RapanuiMoves.number(move));
            case RapanuiMoves.TOSS -> ofToss(state);
            case RapanuiMoves.TAKE -> PLAY_FIRST;
            case RapanuiMoves.OFFER, RapanuiMoves.ADD -> NO_SACRIFICE;
            default -> NO_SCORING;
        };
    }

    private static int ofBuy(RapanuiState state, int kind) {
        if (state.phase == RapanuiPhase.PLAYING) {
            return BOUGHT;
        }
        boolean rich = state.playerAreas.price(state.turn, kind) <= state.playerAreas.wood[state.turn];
        return rich ? inStock(state, kind) : TOO_DEAR;
    }

    private static int ofPlay(RapanuiState state, int card, int number) {
        if (number > 1 && !RapanuiCards.isHunter(card)) {
            return ONE_ONLY;
        }
        if (state.playerAreas.hand(state.turn, card) < number) {
            return NOT_IN_HAND;
        }
        return RapanuiPlayerAreas.cost(card, number) <= state.playerAreas.wood[state.turn] ? 0 : NO_WOOD;
    }

    private static int ofToss(RapanuiState state) {
        if (state.playerAreas.hand(state.turn, RapanuiCards.MOAI) < RapanuiCards.HAND) {
            return NOT_ALL_MOAI;
        }
        return ofPlay(state, RapanuiCards.MOAI, 1) == 0 ? CAN_PLAY : 0;
    }

    private static int inStock(RapanuiState state, int kind) {
        return RapanuiOfferings.count(state.stock, kind) > 0 ? 0 : NO_STOCK;
    }
}
