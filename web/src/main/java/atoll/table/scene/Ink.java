package atoll.table.scene;

/**
 * The role of a colour. The style sheet gives each role a colour per theme, as {@code --ink-NAME}.
 *
 * @param name lower-case words joined by hyphens; inks of a game begin with its id
 */
public record Ink(String name) {
    /** Open water, the background of every table. */
    public static final Ink SEA = new Ink("sea");
    /** Cut paper: cards, frames, labels. */
    public static final Ink PAPER = new Ink("paper");
    /** Outlines and grid lines. */
    public static final Ink LINE = new Ink("line");
    /** Text on paper or sea. */
    public static final Ink TEXT = new Ink("text");
    /** Secondary text. */
    public static final Ink FAINT = new Ink("faint");
    /** Cast shadows. */
    public static final Ink SHADOW = new Ink("shadow");
    /** Legal spots. */
    public static final Ink LEGAL = new Ink("legal");
    /** Picked spots. */
    public static final Ink PICKED = new Ink("picked");
    /** The last move. */
    public static final Ink LAST = new Ink("last");
    /** What a move would add or remove. */
    public static final Ink PREVIEW = new Ink("preview");

    private static final Ink[] SEATS = {
        new Ink("seat-1"), new Ink("seat-2"), new Ink("seat-3"), new Ink("seat-4"), new Ink("seat-5")
    };

    /**
     * {@return the colour of a seat, 0..4 (palette of Okabe and Ito, distinguishable for the colour-blind)}
     *
     * @param seat a seat, from 0
     */
    public static Ink seat(int seat) {
        return SEATS[seat];
    }
}
