package atoll.table.all;

import atoll.table.Table;
import java.util.List;

/** The table of every game. */
public final class Tables {
    /** One table for each game, in the order of the list of games. */
    public static final List<Table> ALL = TableList.ALL;

    private Tables() {}

    /**
     * {@return the table of a game} Throws IllegalArgumentException if the game has none.
     *
     * @param id the id of a game
     */
    public static Table of(String id) {
        for (Table table : ALL) {
            if (table.id().equals(id)) {
                return table;
            }
        }
        throw new IllegalArgumentException("no table for " + id);
    }
}
