package atoll.games.origo;

import atoll.engine.IllegalReason;

/** The rule that makes a move illegal. {@link OrigoLegalMoves} alone decides what is legal; this class only names the rule. */
public enum OrigoIllegalReason implements IllegalReason {
    /** The game is over. */
    OVER,
    /** Chance is to move. */
    CHANCE_FIRST,
    /** A shield must be placed first. */
    PLACE_FIRST,
    /** The starting seat must be named first. */
    NAME_FIRST,
    /** The cards of the seat to move are unknown here. */
    NOT_YOUR_TURN,
    /** A shield is on the field. */
    TAKEN,
    /** The country has all shields that it may have at the start. */
    COUNTRY_LIMIT,
    /** The battle must be fought first. */
    BATTLE_FIRST,
    /** The hand does not have the card. */
    NO_CARD,
    /** People need an own shield beside the field. */
    NO_NEIGHBOUR,
    /** A ship is for fields of the sea. */
    NOT_SEA,
    /** The card does not fit the field. */
    NO_FIT,
    /** After wandering or swapping, neither is possible again. */
    SHIFTED,
    /** No battle is fought. */
    NO_BATTLE,
    /** Shields are placed only at the start. */
    NO_PLACING,
    /** The starting seat is named only at the start. */
    NO_NAMING,
    /** Only chance deals. */
    NO_DEALING,
    /** The turn has no action left. */
    NO_ACTIONS,
    /** The seat has no shield left. */
    NO_SHIELDS,
    /** Nobody is on the field to be attacked. */
    FREE_FIELD,
    /** The field is the seat's own. */
    OWN_SHIELD,
    /** A sea is attacked only if all its fields are taken. */
    SEA_NOT_FULL,
    /** A country is attacked only after it was founded. */
    NOT_FOUNDED,
    /** An attacked field is next to an own shield. */
    NOT_ADJACENT,
    /** The seat has no shield on the field. */
    NOT_YOURS,
    /** A shield at sea sails; it does not wander. */
    AT_SEA,
    /** A shield on land wanders; it does not sail. */
    ON_LAND,
    /** The shield has sailed in this turn. */
    SAILED,
    /** No free way leads to the field. */
    OUT_OF_REACH;

    /**
     * {@return the rule that forbids an illegal move}
     *
     * @param at a position
     * @param move a move of this game
     */
    static OrigoIllegalReason of(OrigoState at, int move) {
        return switch (at.phase) {
            case OVER -> OVER;
            case DEALING, SWAPPING, REFILLING -> CHANCE_FIRST;
            case PLACING -> is(move, OrigoMoves.PLACE) ? whyNotPlace(at, move) : PLACE_FIRST;
            case NAMING -> NAME_FIRST;
            case BATTLE -> whyNotInBattle(at, move);
            case TURN -> at.knows(at.turn) ? whyNotInTurn(at, move) : NOT_YOUR_TURN;
        };
    }

    private static boolean is(int move, int verb) {
        return OrigoMoves.verb(move) == verb;
    }

    private static OrigoIllegalReason whyNotPlace(OrigoState at, int move) {
        return at.board.owner(OrigoMoves.field(move)) >= 0 ? TAKEN : COUNTRY_LIMIT;
    }

    private static OrigoIllegalReason whyNotInBattle(OrigoState at, int move) {
        if (!is(move, OrigoMoves.ADD) && !is(move, OrigoMoves.FOLD)) {
            return BATTLE_FIRST;
        }
        int seat = at.actor();
        if (!at.knows(seat)) {
            return NOT_YOUR_TURN;
        }
        return whyNotCard(at, seat, OrigoMoves.card(move), at.target);
    }

    // Null if the seat has the card and it fits.
    private static OrigoIllegalReason whyNotCard(OrigoState at, int seat, int card, int field) {
        if (at.hands.count(seat, card) == 0) {
            return NO_CARD;
        }
        if (card == OrigoCards.PEOPLE) {
            return at.board.isNear(seat, field) ? null : NO_NEIGHBOUR;
        }
        return OrigoCards.fits(card, field) ? null : card == OrigoCards.SHIP ? NOT_SEA : NO_FIT;
    }

    private static OrigoIllegalReason whyNotInTurn(OrigoState at, int move) {
        return switch (OrigoMoves.verb(move)) {
            case OrigoMoves.EXPAND -> whyNotExpand(at, move);
            case OrigoMoves.ATTACK -> whyNotAttack(at, move);
            case OrigoMoves.WANDER, OrigoMoves.SAIL -> whyNotMove(at, move);
            case OrigoMoves.SWAP -> at.shifted ? SHIFTED : NO_CARD;
            case OrigoMoves.ADD, OrigoMoves.FOLD -> NO_BATTLE;
            case OrigoMoves.PLACE -> NO_PLACING;
            case OrigoMoves.START -> NO_NAMING;
            default -> NO_DEALING;
        };
    }

    private static OrigoIllegalReason whyNotAct(OrigoState at) {
        return at.actions == 0 ? NO_ACTIONS : at.board.supply[at.turn] == 0 ? NO_SHIELDS : null;
    }

    private static OrigoIllegalReason whyNotExpand(OrigoState at, int move) {
        int field = OrigoMoves.field(move);
        OrigoIllegalReason reason = whyNotAct(at);
        if (reason == null && at.board.owner(field) >= 0) {
            reason = TAKEN;
        }
        return reason != null ? reason : whyNotCard(at, at.turn, OrigoMoves.card(move), field);
    }

    private static OrigoIllegalReason whyNotAttack(OrigoState at, int move) {
        int field = OrigoMoves.field(move);
        int owner = at.board.owner(field);
        int region = OrigoMap.region(field);
        OrigoIllegalReason reason = whyNotAct(at);
        if (reason != null) {
            return reason;
        }
        if (owner < 0 || owner == at.turn) {
            return owner < 0 ? FREE_FIELD : OWN_SHIELD;
        }
        if (!at.board.isOpenToAttack(region)) {
            return OrigoMap.isSea(region) ? SEA_NOT_FULL : NOT_FOUNDED;
        }
        return at.board.isNear(at.turn, field) ? whyNotCard(at, at.turn, OrigoMoves.card(move), field) : NOT_ADJACENT;
    }

    private static OrigoIllegalReason whyNotMove(OrigoState at, int move) {
        int from = OrigoMoves.from(move);
        boolean wanders = is(move, OrigoMoves.WANDER);
        boolean fromSea = OrigoMap.isSea(OrigoMap.region(from));
        if (!at.board.owns(at.turn, from)) {
            return NOT_YOURS;
        }
        if (wanders == fromSea) {
            return fromSea ? AT_SEA : ON_LAND;
        }
        if (wanders ? at.shifted : at.hasSailed(from)) {
            return wanders ? SHIFTED : SAILED;
        }
        return at.board.owner(OrigoMoves.field(move)) >= 0 ? TAKEN : OUT_OF_REACH;
    }
}
