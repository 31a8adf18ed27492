package atoll.games.origo;

/** Checks whether the rules can continue from a decoded position; composed ones are valid. */
final class OrigoValidator {
    /** Stones that trigger a scoring, without the last one. */
    static final int MOST_WAITING = 2;

    /** The most points of one scoring: fourteen clans of three alone, all seas, all countries, and a jump at each award. */
    private static final int MOST_SCORED = 400;

    private OrigoValidator() {}

    /**
     * {@return the number of shields of a seat on the board}
     *
     * @param board the board
     * @param seat a seat, from 0
     */
    static int onBoard(OrigoBoard board, int seat) {
        int count = 0;
        for (int word = 0; word < OrigoMap.WORDS; word++) {
            count += Integer.bitCount(board.of(seat, word));
        }
        return count;
    }

    /**
     * {@return the least number that {@code viewer} can know to be in other hands: what everyone knows, without its own
     * hand}
     *
     * @param hands the hands
     * @param viewer a seat, or the number after the last seat for a spectator
     * @param kind a card, 0..47
     */
    static int leastSure(OrigoHands hands, int viewer, int kind) {
        if (viewer == hands.seats) {
            return 0;
        }
        return Math.max(0, hands.knowledge.sure(hands.seats, kind) - hands.count(viewer, kind));
    }

    /**
     * {@return the most: the cards in other hands, or, if these are hidden, in hands and pile together}
     *
     * @param hands the hands
     * @param viewer a seat, or the number after the last seat for a spectator
     * @param kind a card, 0..47
     */
    static int mostSure(OrigoHands hands, int viewer, int kind) {
        if (hands.viewer != OrigoHands.NO_VIEW) {
            return hands.unseen(viewer, kind);
        }
        return hands.unseen(viewer, kind) - OrigoBag.get(hands.bags, OrigoHands.PILE, kind);
    }

    /**
     * {@return whether no seat has too many shields; checked before supplies are read}
     *
     * @param at a position
     */
    static boolean isBoardSound(OrigoState at) {
        boolean sound = true;
        for (int seat = 0; seat < at.seats; seat++) {
            sound &= at.board.supply[seat] >= 0;
        }
        return sound;
    }

    /**
     * {@return whether the rules can lead to a position and continue from it}
     *
     * @param at a position
     */
    static boolean isSound(OrigoState at) {
        return areHandsSound(at)
                && switch (at.phase) {
                    case DEALING -> isDealingSound(at);
                    case PLACING -> isPlacingSound(at);
                    default -> isRoundSound(at) && isTurnSound(at);
                };
    }

    private static boolean areHandsSound(OrigoState at) {
        OrigoHands hands = at.hands;
        boolean whole = at.isFullyKnown();
        boolean sound = hands.pileSize >= 0 && (whole || hands.hidden() > 0 || hands.knowledge.begun);
        for (int seat = 0; seat < at.seats; seat++) {
            sound &= hands.sizes[seat] <= OrigoCards.HAND;
        }
        if (!whole) {
            sound &= OrigoBag.size(hands.knowledge.sure, hands.viewer * OrigoBag.WORDS) <= hands.hidden();
        }
        boolean draws =
                at.phase == OrigoPhase.DEALING || at.phase == OrigoPhase.SWAPPING || at.phase == OrigoPhase.REFILLING;
        return sound && (!draws || hands.pileSize > 0);
    }

    private static boolean isDealingSound(OrigoState at) {
        boolean sound = !at.hands.knowledge.begun;
        for (int seat = 0; seat < at.seats; seat++) {
            int hand = at.hands.sizes[seat];
            sound &= seat < at.turn ? hand == OrigoCards.HAND : seat == at.turn ? hand < OrigoCards.HAND : hand == 0;
        }
        return sound;
    }

    private static boolean isPlacingSound(OrigoState at) {
        boolean sound = !at.hands.knowledge.begun;
        int placed = onBoard(at.board, at.turn);
        for (int seat = 0; seat < at.seats; seat++) {
            sound &= at.hands.sizes[seat] == OrigoCards.HAND
                    && onBoard(at.board, seat) == placed + (seat < at.turn ? 1 : 0);
        }
        for (int country = 0; country < OrigoMap.COUNTRIES; country++) {
            sound &= OrigoMap.size(country) - at.board.room(country) <= OrigoMap.startLimit(country);
        }
        return sound && placed < OrigoBoard.startShields(at.seats);
    }

    private static boolean isRoundSound(OrigoState at) {
        boolean sound = true;
        for (int country = 0; country < OrigoMap.COUNTRIES; country++) {
            sound &= at.board.isFounded(country) || at.board.room(country) > 0;
        }
        int most = mostLeader(at);
        for (int seat = 0; seat < at.seats; seat++) {
            int field = at.track.leaders[seat];
            sound &= field > 0 && field <= most;
            for (int other = 0; other < seat; other++) {
                sound &= field != at.track.leaders[other];
            }
        }
        return sound && scored(at) >= 0;
    }

    /**
     * {@return the most points from foundings alone: all stones from the last start field, each with a jump over all
     * others}
     *
     * @param seats the number of seats
     */
    static int mostFounded(int seats) {
        int most = seats;
        for (int stone = 0; stone < OrigoMap.COUNTRIES; stone++) {
            most += OrigoBoard.stone(stone) + seats - 1;
        }
        return most;
    }

    /**
     * {@return the last field that a leader can have reached}
     *
     * @param at a position
     */
    static int mostLeader(OrigoState at) {
        return mostFounded(at.seats) + MOST_SCORED * scored(at);
    }

    /**
     * {@return the most scorings so far; below 0 if more are waiting than stones have triggered}
     *
     * @param at a position
     */
    static int scored(OrigoState at) {
        int called = 0;
        for (int stone = 0; stone < at.board.stones() && stone < OrigoMap.COUNTRIES - 1; stone++) {
            called += OrigoBoard.isRed(stone) ? 1 : 0;
        }
        return at.phase == OrigoPhase.OVER ? called + 1 : called - at.waiting;
    }

    private static boolean isTurnSound(OrigoState at) {
        OrigoHands hands = at.hands;
        return switch (at.phase) {
            case BATTLE -> isBattleSound(at);
            case SWAPPING -> at.shifted && hands.sizes[at.turn] + at.drawing <= OrigoCards.HAND;
            case REFILLING -> isRefillSound(at);
            case NAMING -> at.turn == at.track.last() && scored(at) > 0 && at.quiet && !at.isLastRound();
            case OVER -> at.turn == at.start && at.quiet && at.waiting == 0;
            default -> true;
        };
    }

    private static boolean isBattleSound(OrigoState at) {
        int owner = at.board.owner(at.target);
        return owner >= 0
                && owner != at.turn
                && at.actions < OrigoState.ACTIONS
                && at.board.supply[at.turn] > 0
                && at.board.isNear(at.turn, at.target)
                && at.board.isOpenToAttack(OrigoMap.region(at.target))
                && OrigoBag.size(at.hands.bags, OrigoHands.played(0)) > 0
                && wasPlayed(at, 0, at.turn)
                && wasPlayed(at, 1, owner);
    }

    private static boolean wasPlayed(OrigoState at, int side, int seat) {
        boolean fits = true;
        for (int kind = 0; kind < OrigoCards.KINDS; kind++) {
            fits &= OrigoBag.get(at.hands.bags, OrigoHands.played(side), kind) == 0
                    || OrigoLegalMoves.fitsBattle(at, seat, kind);
        }
        return fits;
    }

    // Hands before the one being refilled are full.
    private static boolean isRefillSound(OrigoState at) {
        boolean sound = at.hands.sizes[at.drawing] < OrigoCards.HAND;
        for (int seat = at.turn; seat != at.drawing; seat = (seat + 1) % at.seats) {
            sound &= at.hands.sizes[seat] == OrigoCards.HAND;
        }
        return sound;
    }
}
