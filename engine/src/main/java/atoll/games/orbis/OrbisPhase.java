package atoll.games.orbis;

/** What is decided next. */
public enum OrbisPhase {
    /** Chance: which gods are in the game. */
    CALLING,
    /** Chance: the nine tiles of the display. */
    DEALING,
    /** Which tile or god a seat takes. */
    TURN,
    /** Whether the tile taken is paid for or becomes a wilderness. */
    TAKEN,
    /** With what a wild symbol is paid. */
    PAYING,
    /** Where the tile goes. */
    PLACING,
    /** Which worshipper a conversion or the goddess of love brings. */
    GAINING,
    /** Whether the price of a village, a volcano or the god of death is paid. */
    FULFILLING,
    /** Which worshippers go for a village or the god of death. */
    SACRIFICING,
    /** Which worshippers a volcano burns. */
    BURNING,
    /** Which worshippers go because there are more than ten. */
    DISCARDING,
    /** Chance: the tile for the empty slot. */
    REFILLING,
    OVER
}
