package atoll.games.origo;

import atoll.engine.MoveList;

/** The rule that makes a move illegal. {@link OrigoLegalMoves} alone decides what is legal; this class only names the rule. */
final class OrigoIllegalReason {
    private OrigoIllegalReason() {}

    /** The id of the rule, lower-case words joined by hyphens; null if the move is legal. */
    static String of(OrigoState at, int move) {
        MoveList legal = new MoveList();
        at.moves(legal);
        if (legal.indexOf(move) >= 0) {
            return null;
        }
        return switch (at.phase) {
            case OVER -> "over";
            case DEALING, SWAPPING, REFILLING -> "chance-first";
            case PLACING -> is(move, OrigoMoves.PLACE) ? whyNotPlace(at, move) : "place-first";
            case NAMING -> "name-first";
            case BATTLE -> whyNotInBattle(at, move);
            case TURN -> at.knows(at.turn) ? whyNotInTurn(at, move) : "not-your-turn";
        };
    }

    private static boolean is(int move, int verb) {
        return OrigoMoves.verb(move) == verb;
    }

    private static String whyNotPlace(OrigoState at, int move) {
        return at.board.owner(OrigoMoves.field(move)) >= 0 ? "taken" : "country-limit";
    }

    private static String whyNotInBattle(OrigoState at, int move) {
        if (!is(move, OrigoMoves.ADD) && !is(move, OrigoMoves.FOLD)) {
            return "battle-first";
        }
        int seat = at.actor();
        if (!at.knows(seat)) {
            return "not-your-turn";
        }
        return whyNotCard(at, seat, OrigoMoves.card(move), at.target);
    }

    // Null if the seat has the card and it fits.
    private static String whyNotCard(OrigoState at, int seat, int card, int field) {
        if (at.hands.count(seat, card) == 0) {
            return "no-card";
        }
        if (card == OrigoCards.PEOPLE) {
            return at.board.isNear(seat, field) ? null : "no-neighbour";
        }
        return OrigoCards.fits(card, field) ? null : card == OrigoCards.SHIP ? "not-sea" : "no-fit";
    }

    private static String whyNotInTurn(OrigoState at, int move) {
        return switch (OrigoMoves.verb(move)) {
            case OrigoMoves.EXPAND -> whyNotExpand(at, move);
            case OrigoMoves.ATTACK -> whyNotAttack(at, move);
            case OrigoMoves.WANDER, OrigoMoves.SAIL -> whyNotMove(at, move);
            case OrigoMoves.SWAP -> at.shifted ? "shifted" : "no-card";
            case OrigoMoves.ADD, OrigoMoves.FOLD -> "no-battle";
            case OrigoMoves.PLACE -> "no-placing";
            case OrigoMoves.START -> "no-naming";
            default -> "no-dealing";
        };
    }

    private static String whyNotAct(OrigoState at) {
        return at.actions == 0 ? "no-actions" : at.board.supply[at.turn] == 0 ? "no-shields" : null;
    }

    private static String whyNotExpand(OrigoState at, int move) {
        int field = OrigoMoves.field(move);
        String reason = whyNotAct(at);
        if (reason == null && at.board.owner(field) >= 0) {
            reason = "taken";
        }
        return reason != null ? reason : whyNotCard(at, at.turn, OrigoMoves.card(move), field);
    }

    private static String whyNotAttack(OrigoState at, int move) {
        int field = OrigoMoves.field(move);
        int owner = at.board.owner(field);
        int region = OrigoMap.region(field);
        String reason = whyNotAct(at);
        if (reason != null) {
            return reason;
        }
        if (owner < 0 || owner == at.turn) {
            return owner < 0 ? "free-field" : "own-shield";
        }
        if (!at.board.isOpenToAttack(region)) {
            return OrigoMap.isSea(region) ? "sea-not-full" : "not-founded";
        }
        return at.board.isNear(at.turn, field) ? whyNotCard(at, at.turn, OrigoMoves.card(move), field) : "not-adjacent";
    }

    private static String whyNotMove(OrigoState at, int move) {
        int from = OrigoMoves.from(move);
        boolean wanders = is(move, OrigoMoves.WANDER);
        boolean fromSea = OrigoMap.isSea(OrigoMap.region(from));
        if (!at.board.owns(at.turn, from)) {
            return "not-yours";
        }
        if (wanders == fromSea) {
            return fromSea ? "at-sea" : "on-land";
        }
        if (wanders ? at.shifted : at.hasSailed(from)) {
            return wanders ? "shifted" : "sailed";
        }
        return at.board.owner(OrigoMoves.field(move)) >= 0 ? "taken" : "out-of-reach";
    }
}
