package atoll.games.kanaloa;

/** The kind of the next decision. */
public enum KanaloaPhase {
    /** Chance puts a god's stone on the next island. */
    PLACING,
    /** Chance deals to {@code turn}. */
    DEALING,
    /** {@code turn} puts a card away. */
    GIVING,
    /** Chance reveals a card for the display. */
    FILLING,
    /** {@code turn} plays cards, uses stones, discards, takes a card, ends, passes. */
    TURN,
    /** {@code turn} removes a bridge by a relative majority. */
    REMOVING,
    /** Chance deals {@code turn} the card it draws to end its turn. */
    DRAWING,
    /** LONO: {@code turn} takes or draws a card before its turn goes on. */
    EXTRA,
    /** Chance deals the card drawn with LONO. */
    EXTRA_DRAWING,
    /** KU: {@code turn} sees the hand of {@code other}, and takes a card or leaves it. */
    STEALING,
    /** PELE: chance pulls a card from {@code other}. */
    PULLING,
    /** PELE: {@code turn} gives {@code other} a card back. */
    RETURNING,
    /** The game is over. */
    OVER
}
