package atoll.table;

/**
 * One thing that a picture of a table explains.
 *
 * @param spot the spot it points at
 * @param text what lies there, in a short sentence
 */
public record Callout(String spot, String text) {}
