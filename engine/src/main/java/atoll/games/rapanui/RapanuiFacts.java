package atoll.games.rapanui;

/**
 * What can be seen of a position or view: everything a table shows, in plain numbers. It looks at its state and changes with
 * it. Villagers are 0..6 as in {@link RapanuiCards}, kinds of offerings 0..3 as in {@link RapanuiOfferings}, columns 0..3.
 */
public final class RapanuiFacts {
    /** Instead of a card: there is none, or nobody knows it yet. */
    public static final int NONE = -1;
    /** Instead of a kind: a card lies face down. */
    public static final int FACE_DOWN = -2;

    private final RapanuiState state;

    RapanuiFacts(RapanuiState state) {
        this.state = state;
    }

    /**
     * Whether the screen shows what everyone could remember: hands, piles, and what lies on the stone below its top card. So
     * says the option; and when the game is over, all is counted openly.
     */
    public boolean liesOpen() {
        return state.setup().choice(RapanuiGame.OPEN_MEMORY) == 1 || isOver();
    }

    /** Whether the game is over. */
    public boolean isOver() {
        return state.phase == RapanuiPhase.OVER;
    }

    /** The seat whose turn it is; another may be asked in it, see {@link RapanuiState#actor}. */
    public int turn() {
        return state.turn;
    }

    // The display.

    /** How many cards a column has, 0..4; 0 only before it is filled. */
    public int columnSize(int column) {
        return state.display.size(column);
    }

    /** A card of a column, from 0 at the back to {@code columnSize - 1} in front. */
    public int columnCard(int column, int place) {
        return state.display.card(column, place);
    }

    /** The card that can be taken, or {@link #NONE}. */
    public int front(int column) {
        return state.display.front(column);
    }

    /** The card that taking the front one uncovers; {@link #NONE} if the column is filled anew then. */
    public int uncovers(int column) {
        return state.display.second(column);
    }

    /** Whether taking the front card empties a column, and its refill empties the draw pile, which ends the game. */
    public boolean ends(int column) {
        return state.display.size(column) == 1 && state.display.left <= RapanuiDisplay.DEPTH;
    }

    /** Cards of the draw pile. */
    public int deckSize() {
        return state.display.left;
    }

    /** How many of a villager are still in the draw pile; everyone can count that. */
    public int deck(int card) {
        return RapanuiCards.count(state.display.deck, card);
    }

    /** Moai that are out of the game. */
    public int tossed() {
        return state.tossed;
    }

    /** Cards that the seat whose turn it is must still take: 1..3 while it takes, the last of them scores; else 0. */
    public int takesLeft() {
        return state.phase == RapanuiPhase.TAKING ? RapanuiCards.HAND - state.tribes.handSize(state.turn) : 0;
    }

    // Scoring.

    /** The villager that is being scored while a seat is asked about it, else {@link #NONE}. */
    public int scored() {
        boolean asked = state.phase == RapanuiPhase.CHOOSING || state.phase == RapanuiPhase.GAINING;
        return asked ? front(state.column) : NONE;
    }

    /**
     * What a seat would get if a villager were scored now: wood for woodcutters, glory for priests, wood or glory for Moai,
     * offerings for a hunter, if the stocks can give them: {@link #served} of its kind and {@link #others}. The bonus is
     * counted in.
     */
    public int income(int seat, int card) {
        return state.tribes.income(seat, card);
    }

    /** Whether a seat would get the bonus: it has two of a villager at least, and more than everyone else. */
    public boolean leads(int seat, int card) {
        return state.tribes.leads(seat, card);
    }

    /** How much of a seat's {@link #income} of a hunter its own stock could give, the seats being served in turn order. */
    public int served(int seat, int card) {
        int seats = state.tribes.seats;
        int left = stock(card - RapanuiCards.HUNTER);
        for (int other = state.turn; other != seat; other = (other + 1) % seats) {
            left -= Math.min(left, income(other, card));
        }
        return Math.min(left, income(seat, card));
    }

    /** How many offerings of other kinds a seat would take for what its own stock could not give, as far as stocks reach. */
    public int others(int seat, int card) {
        int seats = state.tribes.seats;
        int left = RapanuiOfferings.total(state.stock);
        for (int other = state.turn; other != seat; other = (other + 1) % seats) {
            left -= Math.min(left, income(other, card));
        }
        return Math.min(left, income(seat, card)) - served(seat, card);
    }

    /** Offerings of other kinds that the deciding seat still takes, 0..2. */
    public int due() {
        return state.due;
    }

    // What seats have.

    /** How many of a villager a seat has in hand; everyone has seen where they came from. */
    public int hand(int seat, int card) {
        return state.tribes.hand(seat, card);
    }

    /** How many of a villager lie in front of a seat. */
    public int village(int seat, int card) {
        return state.tribes.village(seat, card);
    }

    public int wood(int seat) {
        return state.tribes.wood[seat];
    }

    /** Whether a seat has the wood for a Moai. */
    public boolean canBuild(int seat) {
        return wood(seat) >= RapanuiPlayerAreas.MOAI_WOOD;
    }

    /** Glory won so far, without what Moai, wood and offerings count at the end. */
    public int glory(int seat) {
        return state.tribes.glory[seat];
    }

    /**
     * How many of a kind a seat has; where {@link #unknown} is not 0, how many at most: so many of its offerings, of whatever
     * kinds, lie on the stone.
     */
    public int offerings(int seat, int kind) {
        return state.tribes.pile(seat, kind);
    }

    /** How many offerings a seat has, of all kinds. */
    public int offerings(int seat) {
        return RapanuiOfferings.total(state.tribes.piles[seat]) - unknown(seat);
    }

    /** How many offerings a seat has sacrificed in secret that we do not know. */
    public int unknown(int seat) {
        return state.stone.unknown(seat);
    }

    /** The wood that a seat pays for an offering, 0..5. */
    public int price(int seat, int kind) {
        return state.tribes.price(seat, kind);
    }

    /** The points of a seat's offerings as far as we know them; see {@link RapanuiState#score}. */
    public int offeringPoints(int seat) {
        int points = 0;
        for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
            points += offerings(seat, kind) * worth(kind);
        }
        return points;
    }

    /** The points of a seat's Moai at the end, without what they brought before. */
    public int moaiPoints(int seat) {
        return village(seat, RapanuiCards.MOAI) * RapanuiPlayerAreas.MOAI_GLORY;
    }

    /** The points of a seat's wood. */
    public int woodPoints(int seat) {
        return wood(seat) / RapanuiPlayerAreas.WOOD_PER_GLORY;
    }

    // Stocks and stone.

    /** How many offerings of a kind nobody has. */
    public int stock(int kind) {
        return RapanuiOfferings.count(state.stock, kind);
    }

    /** How many of a kind we know to lie on the stone. */
    public int stone(int kind) {
        return RapanuiOfferings.count(state.stone.all, kind);
    }

    /** How many cards lie on the stone that we do not know. */
    public int stoneUnknown() {
        return state.stone.unknown();
    }

    /** How many cards lie on the stone. */
    public int stoneSize() {
        return RapanuiOfferings.total(state.stone.all) + stoneUnknown();
    }

    /** The kind that lies on top, {@link #FACE_DOWN} or {@link #NONE}. */
    public int stoneTop() {
        int top = state.stone.top;
        return top == RapanuiSacrificePile.FACE_DOWN ? FACE_DOWN : top - 1;
    }

    /** What an offering of a kind would be worth now, 0..3, if only that lay on the stone that we know. */
    public int worth(int kind) {
        return RapanuiOfferings.worth(state.stone.all, kind);
    }

    /** What an offering of a kind would be worth now at least, whatever was sacrificed in secret. */
    public int leastWorth(int kind) {
        return new RapanuiOfferingValues(state.stone, state.tribes.seats).least(kind);
    }

    /** What an offering of a kind would be worth now at most. */
    public int mostWorth(int kind) {
        return new RapanuiOfferingValues(state.stone, state.tribes.seats).most(kind);
    }
}
