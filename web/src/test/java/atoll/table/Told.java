package atoll.table;

import java.util.List;

/** What the near seat is told of a game. */
public final class Told {
    private Told() {}

    /** One sentence for every move so far. */
    public static List<String> log(Sitting sitting) {
        return sitting.history().subList(0, sitting.session().ply()).stream()
                .map(Entry::sentence)
                .toList();
    }
}
