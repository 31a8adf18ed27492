package atoll.template;

/** The kind of the next decision. */
public enum TemplatePhase {
    /** Chance deals to {@code turn}. */
    DEALING,
    /** {@code turn} hides a card. */
    HIDING,
    /** Chance draws an open card. */
    FILLING,
    /** {@code turn} takes, draws or trades. */
    TAKING,
    /** Chance deals {@code turn} the card it draws. */
    DRAWING,
    /** {@code turn} lays a card or duels. */
    LAYING,
    /** {@code rival} answers the duel. */
    ANSWERING,
    OVER
}
