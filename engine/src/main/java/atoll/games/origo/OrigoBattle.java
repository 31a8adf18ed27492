package atoll.games.origo;

/**
 * A battle for display: the current one, or a possible one. Sides are {@link #ATTACKER} and {@link #DEFENDER}. Strength is two
 * for a card, one for a supporting shield, and one for the attacked shield.
 */
public final class OrigoBattle {
    /** The side of the seat to move. */
    public static final int ATTACKER = 0;
    /** The side of the seat that owns the field. */
    public static final int DEFENDER = 1;
    /** The strength of a card. */
    public static final int CARD = 2;

    private final OrigoState state;
    private final int field;
    private final boolean begun;
    private final int[] seats = new int[2];

    /**
     * The battle for a field in a position.
     *
     * @param state a position
     * @param field a field, 0..99: ten per row from A1
     */
    OrigoBattle(OrigoState state, int field) {
        this.state = state;
        this.field = field;
        begun = state.phase == OrigoPhase.BATTLE;
        seats[ATTACKER] = state.turn;
        seats[DEFENDER] = state.board.owner(field);
    }

    /** {@return the attacked field} */
    public int field() {
        return field;
    }

    /**
     * {@return the seat of a side}
     *
     * @param side {@link OrigoBattle#ATTACKER} or {@link OrigoBattle#DEFENDER}
     */
    public int seat(int side) {
        return seats[side];
    }

    /**
     * {@return the number of shields that support a side, without the attacked one}
     *
     * @param side {@link OrigoBattle#ATTACKER} or {@link OrigoBattle#DEFENDER}
     */
    public int support(int side) {
        return state.board.around(seats[side], field, state.corners);
    }

    /**
     * {@return whether the side's shield on that field supports it}
     *
     * @param side {@link OrigoBattle#ATTACKER} or {@link OrigoBattle#DEFENDER}
     * @param from a field, 0..99
     */
    public boolean supports(int side, int from) {
        int word = OrigoMap.word(from);
        int around = state.corners ? OrigoMap.around(field, word) : OrigoMap.near(field, word);
        return (around & OrigoMap.bit(from)) != 0 && state.board.owns(seats[side], from);
    }

    /**
     * {@return the number of cards of a kind a side has played; none before the battle has begun}
     *
     * @param side {@link OrigoBattle#ATTACKER} or {@link OrigoBattle#DEFENDER}
     * @param kind a card, 0..47
     */
    public int played(int side, int kind) {
        return begun ? OrigoBag.get(state.hands.bags, OrigoHands.played(side), kind) : 0;
    }

    /**
     * {@return the number of cards a side has played}
     *
     * @param side {@link OrigoBattle#ATTACKER} or {@link OrigoBattle#DEFENDER}
     */
    public int cards(int side) {
        return begun ? OrigoBag.size(state.hands.bags, OrigoHands.played(side)) : 0;
    }

    /**
     * {@return the total strength of a side}
     *
     * @param side {@link OrigoBattle#ATTACKER} or {@link OrigoBattle#DEFENDER}
     */
    public int value(int side) {
        return CARD * cards(side) + support(side) + (side == DEFENDER ? 1 : 0);
    }

    /** {@return the side that would lose now: the defender wins ties} */
    public int loser() {
        return value(ATTACKER) > value(DEFENDER) ? DEFENDER : ATTACKER;
    }

    /** {@return the number of cards the losing side needs to take the lead} */
    public int needed() {
        int gap = Math.abs(value(ATTACKER) - value(DEFENDER));
        return loser() == ATTACKER ? gap / CARD + 1 : (gap + 1) / CARD;
    }

    /**
     * {@return whether a side could add a card of that kind, if it has one}
     *
     * @param side {@link OrigoBattle#ATTACKER} or {@link OrigoBattle#DEFENDER}
     * @param kind a card, 0..47
     */
    public boolean fits(int side, int kind) {
        return state.board.fits(seats[side], kind, field);
    }

    /**
     * {@return the number of cards in hand that a side could add; 0 for a hidden hand}
     *
     * @param side {@link OrigoBattle#ATTACKER} or {@link OrigoBattle#DEFENDER}
     */
    public int left(int side) {
        int left = 0;
        for (int kind = 0; kind < OrigoCards.KINDS; kind++) {
            left += fits(side, kind) ? state.hands.count(seats[side], kind) : 0;
        }
        return left;
    }

    /**
     * {@return the seat that loses a shield if the losing side folds: from the map if it defends, else from its supply}
     */
    public int loses() {
        return seats[loser()];
    }
}
