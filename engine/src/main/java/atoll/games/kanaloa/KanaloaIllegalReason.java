package atoll.games.kanaloa;

import atoll.engine.IllegalReason;
import atoll.engine.MoveList;

/** The rule that makes a move illegal. {@link KanaloaLegalMoves} alone decides what is legal; this class only names the rule. */
public enum KanaloaIllegalReason implements IllegalReason {
    /** The game is over. */
    OVER,
    /** Chance is to move. */
    CHANCE_FIRST,
    /** The hand does not have the cards. */
    NO_CARD,
    /** A card must be given away first. */
    GIVE_FIRST,
    /** A bridge must be removed first. */
    REMOVE_FIRST,
    /** A card must be taken first. */
    TAKE_FIRST,
    /** The thief must decide first. */
    STEAL_FIRST,
    /** A card must be returned first. */
    RETURN_FIRST,
    /** The connection does not end on the island. */
    NOT_AT_ISLAND,
    /** The bridge belongs to the seat itself. */
    OWN_BRIDGE,
    /** The owner has no other bridge at the island. */
    SINGLE_BRIDGE,
    /** The move belongs to another phase. */
    NOT_NOW,
    /** After a discard no bridge is built and no second card is discarded. */
    DISCARDED,
    /** An exchange needs another seat's bridge, and there is none. */
    FREE_PLACE,
    /** Another seat's bridge is there. */
    TAKEN,
    /** After a card was played, none is discarded. */
    PLAYED,
    /** The last round has no cards to take and no gods. */
    LAST_ROUND,
    /** Too many cards: one can be played or discarded. */
    HAND_FULL,
    /** Too many cards: one must be played. */
    HAND_FULL_PLAY,
    /** Too many cards: one must be discarded. */
    HAND_FULL_DISCARD,
    /** No card is left. */
    DECK_EMPTY,
    /** The display does not show this card. */
    NOT_OPEN,
    /** Passing is for the last round. */
    NOT_LAST_ROUND,
    /** A turn that has begun cannot be passed. */
    BEGUN,
    /** Only a seat that has done nothing while another is ahead may pass. */
    NOBODY_AHEAD,
    /** No other seat has cards. */
    NO_VICTIM,
    /** The game has no gods. */
    NO_GODS,
    /** Gods help only in the second half. */
    FIRST_HALF,
    /** The seat does not hold the stone of this god. */
    NO_STONE;

    /**
     * {@return the rule that forbids an illegal move}
     *
     * @param at a position
     * @param move a move of this game
     */
    static KanaloaIllegalReason of(KanaloaState at, int move) {
        return switch (at.phase) {
            case OVER -> OVER;
            case PLACING, DEALING, FILLING, DRAWING, EXTRA_DRAWING, PULLING -> CHANCE_FIRST;
            case GIVING -> is(move, KanaloaMoves.GIVE) ? NO_CARD : GIVE_FIRST;
            case REMOVING -> is(move, KanaloaMoves.REMOVE) ? whyNotRemove(at, move) : REMOVE_FIRST;
            case EXTRA -> isTake(move) ? whyNotThere(at) : TAKE_FIRST;
            case STEALING -> is(move, KanaloaMoves.STEAL) ? NO_CARD : STEAL_FIRST;
            case RETURNING -> is(move, KanaloaMoves.RETURN) ? NO_CARD : RETURN_FIRST;
            case TURN -> whyNotInTurn(at, move);
        };
    }

    private static boolean is(int move, int verb) {
        return KanaloaMoves.verb(move) == verb;
    }

    private static boolean isTake(int move) {
        return is(move, KanaloaMoves.TAKE) || is(move, KanaloaMoves.DRAW);
    }

    private static KanaloaIllegalReason whyNotRemove(KanaloaState at, int move) {
        int connection = KanaloaMoves.connection(move);
        int island = at.progress().removalIsland();
        if (KanaloaMap.first(connection) != island && KanaloaMap.second(connection) != island) {
            return NOT_AT_ISLAND;
        }
        return at.board.hasBridge(at.turn, connection) ? OWN_BRIDGE : SINGLE_BRIDGE;
    }

    private static KanaloaIllegalReason whyNotInTurn(KanaloaState at, int move) {
        return switch (KanaloaMoves.verb(move)) {
            case KanaloaMoves.BUILD -> whyNotBridge(at, move, false);
            case KanaloaMoves.EXCHANGE -> whyNotBridge(at, move, true);
            case KanaloaMoves.DISCARD -> whyNotDiscard(at, move);
            case KanaloaMoves.TAKE, KanaloaMoves.DRAW -> whyNotTake(at);
            case KanaloaMoves.END -> at.progress.closing ? handFull(at) : TAKE_FIRST;
            case KanaloaMoves.PASS -> whyNotPass(at);
            case KanaloaMoves.KU -> whyNotStone(at, KanaloaGods.KU);
            case KanaloaMoves.PELE -> whyNotStone(at, KanaloaGods.PELE);
            case KanaloaMoves.LONO -> whyNotStone(at, KanaloaGods.LONO);
            default -> NOT_NOW;
        };
    }

    private static KanaloaIllegalReason whyNotBridge(KanaloaState at, int move, boolean exchange) {
        int connection = KanaloaMoves.connection(move);
        int owner = at.board.owner(connection);
        int first = KanaloaMoves.card(move);
        int second = exchange ? KanaloaMoves.second(move) : first;
        if (at.progress.discarded) {
            return DISCARDED;
        }
        if (owner == at.turn) {
            return OWN_BRIDGE;
        }
        if (owner >= 0 != exchange) {
            return exchange ? FREE_PLACE : TAKEN;
        }
        if (!fits(first, connection) || !fits(second, connection)) {
            return NOT_AT_ISLAND;
        }
        boolean joker = first == KanaloaMoves.JOKER || second == KanaloaMoves.JOKER;
        KanaloaIllegalReason stone = joker ? whyNotGods(at, KanaloaGods.KANALOA) : null;
        return stone == null ? NO_CARD : stone;
    }

    private static boolean fits(int card, int connection) {
        return card == KanaloaMoves.JOKER
                || card == KanaloaMap.first(connection)
                || card == KanaloaMap.second(connection);
    }

    private static KanaloaIllegalReason whyNotDiscard(KanaloaState at, int move) {
        if (at.hand(at.turn, KanaloaMoves.card(move)) == 0) {
            return NO_CARD;
        }
        return at.progress.discarded ? DISCARDED : PLAYED;
    }

    private static KanaloaIllegalReason whyNotTake(KanaloaState at) {
        if (at.lastRound) {
            return LAST_ROUND;
        }
        return at.progress.closing || at.cards.hand(at.turn) < KanaloaState.HAND_LIMIT ? whyNotThere(at) : handFull(at);
    }

    // Too many cards in hand; names the legal ways to have fewer: play one, discard one, or either.
    private static KanaloaIllegalReason handFull(KanaloaState at) {
        MoveList legal = new MoveList();
        at.moves(legal);
        boolean play = false;
        boolean discard = false;
        for (int i = 0; i < legal.size(); i++) {
            boolean bridge = KanaloaMoves.isBridge(legal.get(i));
            // KANALOA alone leaves the hand as it is; it is the first card only if no other card is used
            play |= bridge && KanaloaMoves.card(legal.get(i)) != KanaloaMoves.JOKER;
            discard |= is(legal.get(i), KanaloaMoves.DISCARD);
        }
        return play && discard ? HAND_FULL : play ? HAND_FULL_PLAY : HAND_FULL_DISCARD;
    }

    private static KanaloaIllegalReason whyNotThere(KanaloaState at) {
        return at.left() == 0 ? DECK_EMPTY : NOT_OPEN;
    }

    private static KanaloaIllegalReason whyNotPass(KanaloaState at) {
        if (!at.lastRound) {
            return NOT_LAST_ROUND;
        }
        return at.progress.played || at.progress.discarded ? BEGUN : NOBODY_AHEAD;
    }

    private static KanaloaIllegalReason whyNotStone(KanaloaState at, int god) {
        KanaloaIllegalReason gods = whyNotGods(at, god);
        if (gods == null) {
            gods = god == KanaloaGods.LONO ? DECK_EMPTY : NO_VICTIM;
        }
        return gods;
    }

    private static KanaloaIllegalReason whyNotGods(KanaloaState at, int god) {
        if (!at.gods) {
            return NO_GODS;
        }
        if (!at.secondHalf) {
            return FIRST_HALF;
        }
        if (at.lastRound) {
            return LAST_ROUND;
        }
        return at.board.held(at.turn, god) == 0 ? NO_STONE : null;
    }
}
