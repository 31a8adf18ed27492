package atoll.table.kanaloa;

import atoll.games.kanaloa.KanaloaBoard;
import atoll.games.kanaloa.KanaloaGods;
import atoll.games.kanaloa.KanaloaMap;
import atoll.games.kanaloa.KanaloaState;
import java.util.function.IntUnaryOperator;

/** What a seat can reach on the islands with its cards, and with one more card. */
final class KanaloaReachableIslands {
    /** No island. */
    static final int NONE = -1;

    private final KanaloaState state;
    private final KanaloaBoard board;
    private final int seat;
    private final int card;

    /**
     * The islands that a seat can reach with its hand and one more card.
     *
     * @param state the position or view
     * @param seat a seat, from 0
     * @param card the island of a card that the seat does not have yet, or NONE
     */
    KanaloaReachableIslands(KanaloaState state, int seat, int card) {
        this.state = state;
        this.seat = seat;
        this.card = card;
        board = state.board();
    }

    /** {@return the largest island that one bridge with the card would control, or NONE} */
    int control() {
        return best(island -> missing(island) == 1 ? KanaloaMap.size(island) : 0);
    }

    /** {@return the largest island that the hand controls only together with the card, or NONE} */
    int withHand() {
        return best(island -> bridges(island, NONE) < missing(island) && missing(island) <= bridges(island, card)
                ? KanaloaMap.size(island)
                : 0);
    }

    /**
     * {@return the island with a bridge of the seat where a bridge with the card leaves the fewest to control, or NONE}
     */
    int nearest() {
        return best(island -> isWithin(island) && board.count(seat, island) > 0
                ? 2 * (KanaloaMap.ISLANDS - missing(island)) + (island == card ? 1 : 0)
                : 0);
    }

    /**
     * {@return a rival's bridge that the card and a hand card could exchange, preferably one that brings control; or
     * NONE}
     */
    int exchange() {
        int best = NONE;
        int most = 0;
        for (int c = 0; c < KanaloaMap.CONNECTIONS; c++) {
            int owner = board.owner(c);
            if (owner >= 0 && owner != seat && isAt(c, card) && partner(c) != NONE) {
                int first = KanaloaMap.first(c);
                int second = KanaloaMap.second(c);
                boolean breaks = board.controls(owner, first) || board.controls(owner, second);
                int worth = controls(c) ? 3 : breaks ? 2 : 1;
                if (worth > most) {
                    most = worth;
                    best = c;
                }
            }
        }
        return best;
    }

    /** {@return whether the card gives control that the hand does not: together with it, by bridges and exchanges} */
    boolean givesControl() {
        boolean gives = false;
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            boolean ends = island == card || KanaloaMap.between(island, card) >= 0;
            gives |= ends && isInReach(island, card) && !isInReach(island, NONE);
        }
        return gives;
    }

    // Whether the hand suffices for control. A free connection of the island takes a card of either end, a rival's
    // takes
    // two: first those of the other end, which serve only there.
    private boolean isInReach(int island, int more) {
        int[] connections = new int[3];
        for (int c = 0; c < KanaloaMap.CONNECTIONS; c++) {
            int owner = board.owner(c);
            if (isAt(c, island) && owner != seat) {
                int other = KanaloaMap.first(c) + KanaloaMap.second(c) - island;
                connections[Math.max(0, (owner < 0 ? 1 : 2) - hand(other, more))]++;
            }
        }
        int left = missing(island);
        int own = hand(island, more);
        for (int cards = 0; cards < connections.length; cards++) {
            int built = Math.min(left, connections[cards]);
            left -= built;
            own -= built * cards;
        }
        return missing(island) > 0 && left == 0 && own >= 0;
    }

    // Whether one more bridge, there, gives control of an island.
    private boolean controls(int connection) {
        return missing(KanaloaMap.first(connection)) == 1 || missing(KanaloaMap.second(connection)) == 1;
    }

    /**
     * {@return the island of the hand card for an exchange together with the card, or NONE}
     *
     * @param connection a connection, 0..36
     */
    int partner(int connection) {
        int other = KanaloaMap.first(connection) + KanaloaMap.second(connection) - card;
        return state.hand(seat, card) > 0 ? card : state.hand(seat, other) > 0 ? other : NONE;
    }

    /**
     * {@return how many bridges the hand can build on an island now, without an exchange}
     *
     * @param island an island, 0..15
     */
    int bridges(int island) {
        return bridges(island, NONE);
    }

    // A card of the island fits any of its connections, a card of another island only the one between the two.
    private int bridges(int island, int more) {
        int bridges = hand(island, more);
        for (int c = 0; c < KanaloaMap.CONNECTIONS; c++) {
            if (isAt(c, island) && board.owner(c) < 0) {
                int other = KanaloaMap.first(c) + KanaloaMap.second(c) - island;
                bridges += hand(other, more) > 0 ? 1 : 0;
            }
        }
        return Math.min(board.places(island), bridges);
    }

    private int hand(int island, int more) {
        return state.hand(seat, island) + (island == more ? 1 : 0);
    }

    /**
     * {@return whether the seat can still build all bridges that it needs on an island; in the last round it gets no
     * more cards}
     *
     * @param island an island, 0..15
     */
    boolean isWithin(int island) {
        int missing = missing(island);
        if (missing == 0 || board.places(island) == 0) {
            return false;
        }
        if (state.isLastRound()) {
            return missing <= bridges(island);
        }
        int left = state.left() + state.displaySize();
        int most = state.handSize(seat)
                + board.held(seat, KanaloaGods.KANALOA)
                + (left + state.seats() - 1) / state.seats();
        return !state.isSecondHalf() || missing <= most;
    }

    private int missing(int island) {
        return board.missing(seat, island);
    }

    private static boolean isAt(int connection, int island) {
        return KanaloaMap.first(connection) == island || KanaloaMap.second(connection) == island;
    }

    // Among the islands where a bridge with the card can end.
    private int best(IntUnaryOperator worth) {
        int best = NONE;
        int most = 0;
        for (int c = 0; c < KanaloaMap.CONNECTIONS; c++) {
            if (isAt(c, card) && board.owner(c) < 0) {
                int end = KanaloaMap.first(c);
                for (int i = 0; i < 2; i++) {
                    if (worth.applyAsInt(end) > most) {
                        most = worth.applyAsInt(end);
                        best = end;
                    }
                    end = KanaloaMap.second(c);
                }
            }
        }
        return best;
    }
}
