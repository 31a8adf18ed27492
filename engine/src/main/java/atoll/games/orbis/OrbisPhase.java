package atoll.games.orbis;

/** The kind of the next decision. */
public enum OrbisPhase {
    /** Chance: the gods of the game. */
    CALLING,
    /** Chance: the nine tiles of the display. */
    DEALING,
    /** The tile or god that a seat takes. */
    TURN,
    /** Whether the tile taken is paid for or becomes a wilderness. */
    TAKEN,
    /** The payment for a wild symbol. */
    PAYING,
    /** The cell for the tile. */
    PLACING,
    /** The worshipper from a conversion or the goddess of love. */
    GAINING,
    /** Whether the price of a village, a volcano or the god of death is paid. */
    FULFILLING,
    /** The worshippers for a village or the god of death. */
    SACRIFICING,
    /** The worshippers that a volcano burns. */
    BURNING,
    /** The worshippers to discard above ten. */
    DISCARDING,
    /** Chance: the tile for the empty slot. */
    REFILLING,
    /** The game is over. */
    OVER;

    /** {@return whether the seat to move may exchange worshippers now: not in the middle of an effect or a payment} */
    boolean allowsSwaps() {
        return this == TURN || this == TAKEN || this == PLACING || this == FULFILLING || this == DISCARDING;
    }
}
