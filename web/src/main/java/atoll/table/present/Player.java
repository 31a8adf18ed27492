package atoll.table.present;

/**
 * Who sits at a seat.
 *
 * @param name as shown and spoken
 * @param level 0 for a person at this screen, {@link #AWAY} for one elsewhere, or the level of a bot
 */
public record Player(String name, int level) {
    /** A person elsewhere, whose moves come by link. */
    public static final int AWAY = -1;

    /** Whether a person at this screen plays the seat. */
    public boolean isPerson() {
        return level == 0;
    }
}
