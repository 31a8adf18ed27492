package atoll.web.drill;

import atoll.drill.SavedTask;
import atoll.drill.Sm2;
import atoll.web.app.AppContext;
import atoll.web.app.OpeningScreen;
import atoll.web.app.Route;
import atoll.web.app.Screen;
import atoll.web.bot.VerificationClient;
import atoll.web.bot.Verifier;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.storage.TaskStore;
import java.util.List;
import org.teavm.jso.dom.html.HTMLElement;

/** Makes the screen of the drill, and its entry on the home page. */
public final class DrillScreens implements DrillRound.Store {
    /** The id of its texts. */
    private static final String NAME = "drill";

    private final AppContext app;
    private final TaskStore tasks;
    private final VerificationClient verifier = new VerificationClient();
    private DrillRound round;
    private boolean prepared;

    public DrillScreens(AppContext app) {
        this.app = app;
        tasks = new TaskStore(app.currentGame().library());
    }

    /** The screen of an address; null if the address belongs to another one. */
    public Screen at(Route route) {
        if (!route.is(Route.DRILL)) {
            return null;
        }
        if (prepared) {
            prepared = false;
            return new DrillScreen(app, this);
        }
        return new OpeningScreen(app, this::load);
    }

    /** Called when another screen is shown. */
    public void shown(Screen screen) {
        if (!(screen instanceof DrillScreen) && !(screen instanceof OpeningScreen)) {
            round = null;
            verifier.close();
        }
        if (screen.name().equals("home") && !tasks.isEmpty()) {
            app.texts().loadHelp(NAME, () -> addEntry(screen.body()), () -> {});
        }
    }

    // Quiet: one more link beside the saved games.
    private void addEntry(HTMLElement home) {
        int due = tasks.due(today());
        HTMLElement place = home.querySelector(".hero .buttons");
        String text = due == 0 ? app.texts().text("drill.title") : app.texts().count("drill.due", due);
        HTMLElement link = Dom.link("plain", text, Route.of(Route.DRILL).href());
        link.setId("drill-entry");
        place.appendChild(link);
    }

    // Other tabs may have stored something.
    private void load(Runnable failed) {
        Browser.Action ready = () -> app.currentGame().library().refresh(() -> {
            if (app.route().is(Route.DRILL)) {
                prepared = true;
                app.navigate(app.route());
            }
        });
        Browser.style("drill.css", () -> app.texts().loadHelp(NAME, ready, failed::run), failed::run);
    }

    TaskStore tasks() {
        return tasks;
    }

    Verifier verifier() {
        return verifier;
    }

    /** The round that goes on, or a new one. */
    DrillRound round() {
        if (round == null) {
            begin();
        }
        return round;
    }

    /** Begins anew, with all that is due now. */
    void begin() {
        List<SavedTask> all = tasks.tasks();
        round = new DrillRound(all, this);
    }

    @Override
    public void save(SavedTask task) {
        tasks.save(task);
    }

    @Override
    public int today() {
        return Math.max(0, Math.min(Sm2.LAST_DAY, Browser.today()));
    }

    @Override
    public String now() {
        return Browser.now();
    }
}
