package atoll.web.home;

import atoll.web.app.AppContext;
import atoll.web.app.Toast;
import java.util.ArrayList;
import java.util.List;

/** What was deleted in the lists of games and studies. One offer restores all of it, as long as the offer is shown. */
final class Deletions {
    private final AppContext app;
    private final List<String> names = new ArrayList<>();
    private final List<Runnable> restorers = new ArrayList<>();

    Deletions(AppContext app) {
        this.app = app;
    }

    /** Offers to restore something that was just deleted. */
    void add(String name, Runnable restore) {
        if (!Toast.isOffered()) {
            names.clear();
            restorers.clear();
        }
        names.add(name);
        restorers.add(restore);
        List<Runnable> all = List.copyOf(restorers);
        Toast.offerForNow(
                app,
                app.texts().format("games.deleted", String.join(", ", names)),
                app.texts().text("table.undo"),
                () -> all.forEach(Runnable::run));
    }
}
