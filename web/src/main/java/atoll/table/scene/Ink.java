package atoll.table.scene;

/**
 * The role of a colour, not the colour: the style sheet gives one to each role and theme, as {@code --ink-NAME}.
 *
 * @param name lower-case words joined by hyphens; the inks of one game begin with its id
 */
public record Ink(String name) {
    /** Open water, the ground of every table. */
    public static final Ink SEA = new Ink("sea");
    /** Water near land, and the depth lines in it. */
    /** Cut paper: cards, frames, labels. */
    public static final Ink PAPER = new Ink("paper");
    /** Outlines and grid lines. */
    public static final Ink LINE = new Ink("line");
    /** Writing on paper or sea. */
    public static final Ink TEXT = new Ink("text");
    /** Writing that may stand back. */
    public static final Ink FAINT = new Ink("faint");
    /** Cast shadows. */
    public static final Ink SHADOW = new Ink("shadow");
    /** What may be picked. */
    public static final Ink LEGAL = new Ink("legal");
    /** What has been picked. */
    public static final Ink PICKED = new Ink("picked");
    /** Where the last move was made. */
    public static final Ink LAST = new Ink("last");
    /** What would be lost, or would come to be. */
    public static final Ink PREVIEW = new Ink("preview");

    private static final Ink[] SEATS = {
        new Ink("seat-1"), new Ink("seat-2"), new Ink("seat-3"), new Ink("seat-4"), new Ink("seat-5")
    };

    /** The colour of a seat, 0..4 (Okabe and Ito's, told apart by colour-blind eyes too). */
    public static Ink seat(int seat) {
        return SEATS[seat];
    }
}
