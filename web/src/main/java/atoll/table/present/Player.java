package atoll.table.present;

/**
 * The player of a seat.
 *
 * @param name as shown and spoken
 * @param level 0 for a person at this screen, {@link #AWAY} for a remote person, or the level of a bot
 */
public record Player(String name, int level) {
    /** A remote person, whose moves arrive by link. */
    public static final int AWAY = -1;

    /** {@return whether a person at this screen plays the seat} */
    public boolean isPerson() {
        return level == 0;
    }

    /** {@return the name; of one that ends with a letter, as equal names do, only that} */
    public String shortName() {
        int cut = name.length() - 2;
        return cut > 0 && name.charAt(cut) == ' ' ? name.substring(cut + 1) : name;
    }
}
