package atoll.games.kanaloa;

import atoll.engine.MoveList;

/** The rule that makes a move illegal. {@link KanaloaLegalMoves} alone decides what is legal; this class only names the rule. */
final class KanaloaIllegalReason {
    private KanaloaIllegalReason() {}

    /** The id of the rule, lower-case words joined by hyphens; null if the move is legal. */
    static String of(KanaloaState at, int move) {
        MoveList legal = new MoveList();
        at.moves(legal);
        if (legal.indexOf(move) >= 0) {
            return null;
        }
        return switch (at.phase) {
            case OVER -> "over";
            case PLACING, DEALING, FILLING, DRAWING, EXTRA_DRAWING, PULLING -> "chance-first";
            case GIVING -> is(move, KanaloaMoves.GIVE) ? "no-card" : "give-first";
            case REMOVING -> is(move, KanaloaMoves.REMOVE) ? whyNotRemove(at, move) : "remove-first";
            case EXTRA -> isTake(move) ? whyNotThere(at) : "take-first";
            case STEALING -> is(move, KanaloaMoves.STEAL) ? "no-card" : "steal-first";
            case RETURNING -> is(move, KanaloaMoves.RETURN) ? "no-card" : "return-first";
            case TURN -> whyNotInTurn(at, move, legal);
        };
    }

    private static boolean is(int move, int verb) {
        return KanaloaMoves.verb(move) == verb;
    }

    private static boolean isTake(int move) {
        return is(move, KanaloaMoves.TAKE) || is(move, KanaloaMoves.DRAW);
    }

    private static String whyNotRemove(KanaloaState at, int move) {
        int connection = KanaloaMoves.connection(move);
        int island = at.removalIsland();
        if (KanaloaMap.first(connection) != island && KanaloaMap.second(connection) != island) {
            return "not-at-island";
        }
        return at.board.hasBridge(at.turn, connection) ? "own-bridge" : "single-bridge";
    }

    private static String whyNotInTurn(KanaloaState at, int move, MoveList legal) {
        return switch (KanaloaMoves.verb(move)) {
            case KanaloaMoves.BUILD -> whyNotBridge(at, move, false);
            case KanaloaMoves.EXCHANGE -> whyNotBridge(at, move, true);
            case KanaloaMoves.DISCARD -> whyNotDiscard(at, move);
            case KanaloaMoves.TAKE, KanaloaMoves.DRAW -> whyNotTake(at, legal);
            case KanaloaMoves.END -> at.closing ? handFull(legal) : "take-first";
            case KanaloaMoves.PASS -> whyNotPass(at);
            case KanaloaMoves.KU -> whyNotStone(at, KanaloaGods.KU);
            case KanaloaMoves.PELE -> whyNotStone(at, KanaloaGods.PELE);
            case KanaloaMoves.LONO -> whyNotStone(at, KanaloaGods.LONO);
            default -> "not-now";
        };
    }

    private static String whyNotBridge(KanaloaState at, int move, boolean exchange) {
        int connection = KanaloaMoves.connection(move);
        int owner = at.board.owner(connection);
        int first = KanaloaMoves.card(move);
        int second = exchange ? KanaloaMoves.second(move) : first;
        if (at.discarded) {
            return "discarded";
        }
        if (owner == at.turn) {
            return "own-bridge";
        }
        if (owner >= 0 != exchange) {
            return exchange ? "free-place" : "taken";
        }
        if (!fits(first, connection) || !fits(second, connection)) {
            return "not-at-island";
        }
        boolean joker = first == KanaloaMoves.JOKER || second == KanaloaMoves.JOKER;
        String stone = joker ? whyNotGods(at, KanaloaGods.KANALOA) : null;
        return stone == null ? "no-card" : stone;
    }

    private static boolean fits(int card, int connection) {
        return card == KanaloaMoves.JOKER
                || card == KanaloaMap.first(connection)
                || card == KanaloaMap.second(connection);
    }

    private static String whyNotDiscard(KanaloaState at, int move) {
        if (at.hand(at.turn, KanaloaMoves.card(move)) == 0) {
            return "no-card";
        }
        return at.discarded ? "discarded" : "played";
    }

    private static String whyNotTake(KanaloaState at, MoveList legal) {
        if (at.lastRound) {
            return "last-round";
        }
        return at.closing || at.cards.hand(at.turn) < KanaloaState.HAND_LIMIT ? whyNotThere(at) : handFull(legal);
    }

    // Too many cards in hand; names the legal ways to have fewer: play one, discard one, or either.
    private static String handFull(MoveList legal) {
        boolean play = false;
        boolean discard = false;
        for (int i = 0; i < legal.size(); i++) {
            boolean bridge = KanaloaMoves.isBridge(legal.get(i));
            // KANALOA alone leaves the hand as it is; it is the first card only if no other card is used
            play |= bridge && KanaloaMoves.card(legal.get(i)) != KanaloaMoves.JOKER;
            discard |= is(legal.get(i), KanaloaMoves.DISCARD);
        }
        return play && discard ? "hand-full" : play ? "hand-full-play" : "hand-full-discard";
    }

    private static String whyNotThere(KanaloaState at) {
        return at.left() == 0 ? "deck-empty" : "not-open";
    }

    private static String whyNotPass(KanaloaState at) {
        if (!at.lastRound) {
            return "not-last-round";
        }
        return at.played || at.discarded ? "begun" : "nobody-ahead";
    }

    private static String whyNotStone(KanaloaState at, int god) {
        String gods = whyNotGods(at, god);
        if (gods == null) {
            gods = god == KanaloaGods.LONO ? "deck-empty" : "no-victim";
        }
        return gods;
    }

    private static String whyNotGods(KanaloaState at, int god) {
        if (!at.gods) {
            return "no-gods";
        }
        if (!at.secondHalf) {
            return "first-half";
        }
        if (at.lastRound) {
            return "last-round";
        }
        return at.board.held(at.turn, god) == 0 ? "no-stone" : null;
    }
}
