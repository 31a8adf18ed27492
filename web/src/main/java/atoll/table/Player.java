package atoll.table;

/**
 * Who sits at a seat.
 *
 * @param name as shown and spoken
 * @param level 0 for a person, or the level of a bot
 */
public record Player(String name, int level) {
    public boolean isPerson() {
        return level == 0;
    }
}
