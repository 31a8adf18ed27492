package atoll.games.origo;

/**
 * A battle as a table shows it: at hand, or one that could be begun. Sides are {@link #ATTACKER} and {@link #DEFENDER}; values
 * count two for a card, one for a shield that supports, and one for the attacked shield.
 */
public final class OrigoBattle {
    public static final int ATTACKER = 0;
    public static final int DEFENDER = 1;
    /** What a card adds. */
    public static final int CARD = 2;

    private final OrigoState state;
    private final int field;
    private final boolean begun;
    private final int[] seats = new int[2];

    OrigoBattle(OrigoState state, int field) {
        this.state = state;
        this.field = field;
        begun = state.phase == OrigoPhase.BATTLE;
        seats[ATTACKER] = state.turn;
        seats[DEFENDER] = state.board.owner(field);
    }

    /** The attacked field. */
    public int field() {
        return field;
    }

    /** Who is on a side. */
    public int seat(int side) {
        return seats[side];
    }

    /** How many shields support a side, the attacked one not counted. */
    public int support(int side) {
        return state.board.around(seats[side], field, state.corners);
    }

    /** Whether a side's shield on that field supports it. */
    public boolean supports(int side, int from) {
        int word = OrigoMap.word(from);
        int around = state.corners ? OrigoMap.around(field, word) : OrigoMap.near(field, word);
        return (around & OrigoMap.bit(from)) != 0 && state.board.owns(seats[side], from);
    }

    /** How many cards of a kind a side has played; none before the battle has begun. */
    public int played(int side, int kind) {
        return begun ? OrigoBag.get(state.hands.bags, OrigoHands.played(side), kind) : 0;
    }

    /** How many cards a side has played. */
    public int cards(int side) {
        return begun ? OrigoBag.size(state.hands.bags, OrigoHands.played(side)) : 0;
    }

    /** What a side's cards and shields come to. */
    public int value(int side) {
        return CARD * cards(side) + support(side) + (side == DEFENDER ? 1 : 0);
    }

    /** The side that would lose now: equal values are the defender's. */
    public int loser() {
        return value(ATTACKER) > value(DEFENDER) ? DEFENDER : ATTACKER;
    }

    /** How many cards the side that would lose needs to be in front. */
    public int needed() {
        int gap = Math.abs(value(ATTACKER) - value(DEFENDER));
        return loser() == ATTACKER ? gap / CARD + 1 : (gap + 1) / CARD;
    }

    /** Whether a side could add a card of that kind, if it has one. */
    public boolean fits(int side, int kind) {
        return state.board.fits(seats[side], kind, field);
    }

    /** How many cards a side holds that it could add; 0 for a hand that we do not know. */
    public int left(int side) {
        int left = 0;
        for (int kind = 0; kind < OrigoCards.KINDS; kind++) {
            left += fits(side, kind) ? state.hands.count(seats[side], kind) : 0;
        }
        return left;
    }

    /** The seat that loses a shield if the side that would lose folds: from the map if it defends, else from its supply. */
    public int loses() {
        return seats[loser()];
    }
}
