package atoll.table;

/**
 * One thing that a picture of a table explains.
 *
 * @param spot the id of the spot that it is about
 * @param text what it is, in a sentence or two
 * @param below whether its number is at the lower corner: the upper one has something to see
 */
public record Callout(String spot, String text, boolean below) {
    /**
     * One thing that a picture of a table explains, with its number at the upper corner.
     *
     * @param spot the id of the spot that it is about
     * @param text what it is, in a sentence or two
     */
    public Callout(String spot, String text) {
        this(spot, text, false);
    }
}
