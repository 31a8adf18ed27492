package atoll.games.rapanui;

import atoll.engine.IllegalReason;

/** The rule that makes a move illegal. {@link RapanuiLegalMoves} alone decides what is legal; this class only names the rule. */
public enum RapanuiIllegalReason implements IllegalReason {
    /** The game is over. */
    OVER,
    /** Chance is to move. */
    DEALING,
    /** Only chance deals. */
    NO_DEALING,
    /** One offering is bought in a turn. */
    BOUGHT,
    /** The seat has too little wood for the offering. */
    TOO_DEAR,
    /** The stock has none left; for chance, the draw pile. */
    NO_STOCK,
    /** The seat has too few of these cards in its hand. */
    NOT_IN_HAND,
    /** Only hunters are played several at a time. */
    ONE_ONLY,
    /** The seat has too little wood to play this. */
    NO_WOOD,
    /** A Moai that can be built is not removed. */
    CAN_PLAY,
    /** A Moai is removed only if all cards of the hand are Moai. */
    NOT_ALL_MOAI,
    /** A card must be played first. */
    PLAY_FIRST,
    /** Cards were played; now the hand is refilled. */
    PLAYED,
    /** The offerings for the Moai must be sacrificed first. */
    SACRIFICE_FIRST,
    /** No Moai was built. */
    NO_SACRIFICE,
    /** The pile of the seat has no such offering. */
    NOT_OWNED,
    /** This offering comes from the seat's pile. */
    FROM_PILE,
    /** This offering comes from the stock. */
    FROM_STOCK,
    /** The uncovered card must be scored first. */
    SCORING_FIRST,
    /** No card is scored now. */
    NO_SCORING;

    /**
     * {@return the rule that forbids an illegal move}
     *
     * @param state a position
     * @param move a move of this game
     */
    static RapanuiIllegalReason of(RapanuiState state, int move) {
        int verb = RapanuiMoves.verb(move);
        return switch (state.phase) {
            case OVER -> OVER;
            case SETTING_UP, REFILLING -> verb == RapanuiMoves.DEAL ? NO_STOCK : DEALING;
            case BUYING, PLAYING -> whyNotInTurn(state, move);
            case TAKING -> PLAYED;
            case OFFERING, HIDING ->
                switch (verb) {
                    case RapanuiMoves.OFFER -> NOT_OWNED;
                    case RapanuiMoves.ADD -> FROM_PILE;
                    default -> SACRIFICE_FIRST;
                };
            case ADDING ->
                switch (verb) {
                    case RapanuiMoves.ADD -> NO_STOCK;
                    case RapanuiMoves.OFFER -> FROM_STOCK;
                    default -> SACRIFICE_FIRST;
                };
            case CHOOSING -> SCORING_FIRST;
            case GAINING -> verb == RapanuiMoves.GAIN ? NO_STOCK : SCORING_FIRST;
        };
    }

    private static RapanuiIllegalReason whyNotInTurn(RapanuiState state, int move) {
        return switch (RapanuiMoves.verb(move)) {
            case RapanuiMoves.DEAL -> NO_DEALING;
            case RapanuiMoves.BUY -> whyNotBuy(state, RapanuiMoves.what(move));
            case RapanuiMoves.PLAY -> whyNotPlay(state, RapanuiMoves.what(move), RapanuiMoves.number(move));
            case RapanuiMoves.TOSS ->
                state.playerAreas.hand(state.turn, RapanuiCards.MOAI) < RapanuiCards.HAND ? NOT_ALL_MOAI : CAN_PLAY;
            case RapanuiMoves.TAKE -> PLAY_FIRST;
            case RapanuiMoves.OFFER, RapanuiMoves.ADD -> NO_SACRIFICE;
            default -> NO_SCORING;
        };
    }

    private static RapanuiIllegalReason whyNotBuy(RapanuiState state, int kind) {
        if (state.phase == RapanuiPhase.PLAYING) {
            return BOUGHT;
        }
        return state.playerAreas.canPay(state.turn, kind) ? NO_STOCK : TOO_DEAR;
    }

    private static RapanuiIllegalReason whyNotPlay(RapanuiState state, int card, int number) {
        if (number > 1 && !RapanuiCards.isHunter(card)) {
            return ONE_ONLY;
        }
        return state.playerAreas.hand(state.turn, card) < number ? NOT_IN_HAND : NO_WOOD;
    }
}
