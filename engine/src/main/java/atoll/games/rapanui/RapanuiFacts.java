package atoll.games.rapanui;

/**
 * The facts of a position or view for a table, in plain numbers. A live view of its state. Villagers are 0..6 as in
 * {@link RapanuiCards}, kinds of offerings 0..3 as in {@link RapanuiOfferings}, columns 0..3.
 */
public final class RapanuiFacts {
    /** No card, or a card not drawn yet. */
    public static final int NONE = -1;
    /** A face-down card, in place of a kind. */
    public static final int FACE_DOWN = -2;

    private final RapanuiState state;

    /**
     * The facts of a position.
     *
     * @param state a position
     */
    RapanuiFacts(RapanuiState state) {
        this.state = state;
    }

    /**
     * {@return whether the screen shows what perfect recall would give: hands, piles, and the offerings on the stone
     * below its top card} The option decides that; when the game is over, all is counted openly.
     */
    public boolean liesOpen() {
        return state.setup().choice(RapanuiGame.OPEN_MEMORY) == 1 || isOver();
    }

    /** {@return whether the game is over} */
    public boolean isOver() {
        return state.phase == RapanuiPhase.OVER;
    }

    /** {@return the seat whose turn it is; another may decide in it, see {@link RapanuiState#actor}} */
    public int turn() {
        return state.turn;
    }

    // The display.

    /**
     * {@return the number of cards in a column, 0..4; 0 only before it is filled}
     *
     * @param column a column of the display, 0..3
     */
    public int columnSize(int column) {
        return state.display.size(column);
    }

    /**
     * {@return whether a column has all its four cards}
     *
     * @param column a column of the display, 0..3
     */
    public boolean isFull(int column) {
        return state.display.isFull(column);
    }

    /**
     * {@return a card of a column, from 0 at the back to {@code columnSize - 1} in front}
     *
     * @param column a column of the display, 0..3
     * @param place 0 for the front card, and so on
     */
    public int columnCard(int column, int place) {
        return state.display.card(column, place);
    }

    /**
     * {@return the card that can be taken, or {@link #NONE}}
     *
     * @param column a column of the display, 0..3
     */
    public int front(int column) {
        return state.display.front(column);
    }

    /**
     * {@return the card uncovered by taking the front one; {@link #NONE} if the column is then refilled}
     *
     * @param column a column of the display, 0..3
     */
    public int uncovers(int column) {
        return state.display.second(column);
    }

    /**
     * {@return whether taking the front card empties a column, and its refill empties the draw pile, which ends the
     * game}
     *
     * @param column a column of the display, 0..3
     */
    public boolean ends(int column) {
        return state.display.size(column) == 1 && state.display.left <= RapanuiDisplay.DEPTH;
    }

    /** {@return the number of cards in the draw pile} */
    public int deckSize() {
        return state.display.left;
    }

    /**
     * {@return the number of a villager in the draw pile, which is public}
     *
     * @param card a villager, 0..6: woodcutter, priest, Moai, then hunters
     */
    public int deck(int card) {
        return RapanuiCards.count(state.display.deck, card);
    }

    /** {@return Moai that are out of the game} */
    public int tossed() {
        return state.tossed;
    }

    /**
     * {@return the number of cards that the seat to move must still take: 1..3 while it takes, the last of them scores;
     * else 0}
     */
    public int takesLeft() {
        return state.phase == RapanuiPhase.TAKING ? RapanuiCards.HAND - state.playerAreas.handSize(state.turn) : 0;
    }

    // Scoring.

    /** {@return the villager that is being scored while a seat decides about it, else {@link #NONE}} */
    public int scored() {
        boolean asked = state.phase == RapanuiPhase.CHOOSING || state.phase == RapanuiPhase.GAINING;
        return asked ? front(state.column) : NONE;
    }

    /**
     * {@return the income of a seat if a villager were scored now, bonus included: wood for woodcutters, glory for
     * priests, wood or glory for Moai, offerings for a hunter} Offerings are limited by the stocks: {@link #served} of
     * its kind and {@link #others}.
     *
     * @param seat a seat, from 0
     * @param card a villager, 0..6: woodcutter, priest, Moai, then hunters
     */
    public int income(int seat, int card) {
        return state.playerAreas.income(seat, card);
    }

    /**
     * {@return whether a seat would get the bonus: it has at least two of a villager, and more than every other seat}
     *
     * @param seat a seat, from 0
     * @param card a villager, 0..6: woodcutter, priest, Moai, then hunters
     */
    public boolean leads(int seat, int card) {
        return state.playerAreas.leads(seat, card);
    }

    /**
     * {@return whether a seat {@linkplain #leads leads}, and a bonus may still come}
     *
     * @param seat a seat, from 0
     * @param card a villager, 0..6: woodcutter, priest, Moai, then hunters
     */
    public boolean hasCrown(int seat, int card) {
        return !isOver() && leads(seat, card);
    }

    /**
     * {@return the part of a seat's {@link #income} from a hunter that its own stock could give; seats are served in
     * turn order}
     *
     * @param seat a seat, from 0
     * @param card a villager, 0..6: woodcutter, priest, Moai, then hunters
     */
    public int served(int seat, int card) {
        int seats = state.playerAreas.seats;
        int left = stock(card - RapanuiCards.HUNTER);
        for (int other = state.turn; other != seat; other = (other + 1) % seats) {
            left -= Math.min(left, income(other, card));
        }
        return Math.min(left, income(seat, card));
    }

    /**
     * {@return the number of offerings of other kinds that a seat would take in place of those missing in the stock,
     * limited by the other stocks}
     *
     * @param seat a seat, from 0
     * @param card a villager, 0..6: woodcutter, priest, Moai, then hunters
     */
    public int others(int seat, int card) {
        int seats = state.playerAreas.seats;
        int left = RapanuiOfferings.total(state.stock);
        for (int other = state.turn; other != seat; other = (other + 1) % seats) {
            left -= Math.min(left, income(other, card));
        }
        return Math.min(left, income(seat, card)) - served(seat, card);
    }

    /** {@return offerings of other kinds that the deciding seat still takes, 0..2} */
    public int due() {
        return state.due;
    }

    // Player areas.

    /**
     * {@return the number of a villager in a seat's hand, which is public}
     *
     * @param seat a seat, from 0
     * @param card a villager, 0..6: woodcutter, priest, Moai, then hunters
     */
    public int hand(int seat, int card) {
        return state.playerAreas.hand(seat, card);
    }

    /**
     * {@return the number of a villager in front of a seat}
     *
     * @param seat a seat, from 0
     * @param card a villager, 0..6: woodcutter, priest, Moai, then hunters
     */
    public int village(int seat, int card) {
        return state.playerAreas.village(seat, card);
    }

    /**
     * {@return the wood of a seat}
     *
     * @param seat a seat, from 0
     */
    public int wood(int seat) {
        return state.playerAreas.wood[seat];
    }

    /**
     * {@return whether a seat has the wood for a Moai}
     *
     * @param seat a seat, from 0
     */
    public boolean canBuild(int seat) {
        return wood(seat) >= RapanuiPlayerAreas.MOAI_WOOD;
    }

    /**
     * {@return glory so far, without the final points of Moai, wood and offerings}
     *
     * @param seat a seat, from 0
     */
    public int glory(int seat) {
        return state.playerAreas.glory[seat];
    }

    /**
     * {@return the number of a kind that a seat has} If {@link #unknown} is not 0, it is an upper bound: that many of
     * its offerings, of any kinds, are on the stone.
     *
     * @param seat a seat, from 0
     * @param kind a kind of offering, 0..3
     */
    public int offerings(int seat, int kind) {
        return state.playerAreas.pile(seat, kind);
    }

    /**
     * {@return the number of offerings of a seat, of all kinds}
     *
     * @param seat a seat, from 0
     */
    public int offerings(int seat) {
        return RapanuiOfferings.total(state.playerAreas.piles[seat]) - unknown(seat);
    }

    /**
     * {@return the number of a seat's secret offerings of unknown kind}
     *
     * @param seat a seat, from 0
     */
    public int unknown(int seat) {
        return state.stone.unknown(seat);
    }

    /**
     * {@return the wood that a seat pays for an offering, 0..5}
     *
     * @param seat a seat, from 0
     * @param kind a kind of offering, 0..3
     */
    public int price(int seat, int kind) {
        return state.playerAreas.price(seat, kind);
    }

    /**
     * {@return the points of a seat's offerings as far as they are known; see {@link RapanuiState#score}}
     *
     * @param seat a seat, from 0
     */
    public int offeringPoints(int seat) {
        int points = 0;
        for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
            points += offerings(seat, kind) * worth(kind);
        }
        return points;
    }

    /** {@return the points of a Moai at the end} */
    public int moaiWorth() {
        return RapanuiPlayerAreas.MOAI_GLORY;
    }

    /**
     * {@return the points of a seat's Moai at the end, without their earlier income}
     *
     * @param seat a seat, from 0
     */
    public int moaiPoints(int seat) {
        return village(seat, RapanuiCards.MOAI) * moaiWorth();
    }

    /**
     * {@return the points of a seat's wood}
     *
     * @param seat a seat, from 0
     */
    public int woodPoints(int seat) {
        return wood(seat) / RapanuiPlayerAreas.WOOD_PER_GLORY;
    }

    // Stocks and stone.

    /**
     * {@return the number of a kind in the stock}
     *
     * @param kind a kind of offering, 0..3
     */
    public int stock(int kind) {
        return RapanuiOfferings.count(state.stock, kind);
    }

    /**
     * {@return the number of a kind known to be on the stone}
     *
     * @param kind a kind of offering, 0..3
     */
    public int stone(int kind) {
        return RapanuiOfferings.count(state.stone.all, kind);
    }

    /** {@return the number of unknown cards on the stone} */
    public int stoneUnknown() {
        return state.stone.unknown();
    }

    /** {@return the number of cards on the stone} */
    public int stoneSize() {
        return RapanuiOfferings.total(state.stone.all) + stoneUnknown();
    }

    /** {@return the kind on top, {@link #FACE_DOWN} or {@link #NONE}} */
    public int stoneTop() {
        int top = state.stone.top;
        return top == RapanuiSacrificePile.FACE_DOWN ? FACE_DOWN : top - 1;
    }

    /**
     * {@return the value of an offering of a kind now, 0..3, counting only the known cards on the stone}
     *
     * @param kind a kind of offering, 0..3
     */
    public int worth(int kind) {
        return RapanuiOfferings.worth(state.stone.all, kind);
    }

    /**
     * {@return the least value of an offering of a kind now, over all possible secret sacrifices}
     *
     * @param kind a kind of offering, 0..3
     */
    public int leastWorth(int kind) {
        return new RapanuiOfferingValues(state.stone, state.playerAreas.seats).least(kind);
    }

    /**
     * {@return the greatest value of an offering of a kind now}
     *
     * @param kind a kind of offering, 0..3
     */
    public int mostWorth(int kind) {
        return new RapanuiOfferingValues(state.stone, state.playerAreas.seats).most(kind);
    }
}
