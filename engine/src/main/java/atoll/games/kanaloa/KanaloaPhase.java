package atoll.games.kanaloa;

/** The kind of the next decision. */
public enum KanaloaPhase {
    /** Chance puts a god's stone on the next island. */
    PLACING(true, false),
    /** Chance deals to {@code turn}. */
    DEALING(true, true),
    /** {@code turn} puts a card away. */
    GIVING(false, false),
    /** Chance reveals a card for the display. */
    FILLING(true, true),
    /** {@code turn} plays cards, uses stones, discards, takes a card, ends, passes. */
    TURN(false, false),
    /** {@code turn} removes a bridge by a relative majority. */
    REMOVING(false, false),
    /** Chance deals {@code turn} the card it draws to end its turn. */
    DRAWING(true, true),
    /** LONO: {@code turn} takes or draws a card before its turn goes on. */
    EXTRA(false, false),
    /** Chance deals the card drawn with LONO. */
    EXTRA_DRAWING(true, true),
    /** KU: {@code turn} sees the hand of {@code other}, and takes a card or leaves it. */
    STEALING(false, false),
    /** PELE: chance pulls a card from {@code other}. */
    PULLING(true, false),
    /** PELE: {@code turn} gives {@code other} a card back. */
    RETURNING(false, false),
    /** The game is over. */
    OVER(false, false);

    /** Whether chance decides. */
    final boolean byChance;
    /** Whether chance deals a card from the deck. */
    final boolean deals;

    KanaloaPhase(boolean byChance, boolean deals) {
        this.byChance = byChance;
        this.deals = deals;
    }
}
