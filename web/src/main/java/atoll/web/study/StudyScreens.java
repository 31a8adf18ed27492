package atoll.web.study;

import atoll.engine.State;
import atoll.play.BadLink;
import atoll.play.Link;
import atoll.play.SavedGame;
import atoll.study.SavedStudy;
import atoll.study.Studies;
import atoll.study.Study;
import atoll.study.StudyLink;
import atoll.web.app.AppContext;
import atoll.web.app.Route;
import atoll.web.app.Screen;
import atoll.web.app.Toast;
import atoll.web.dom.Browser;
import atoll.web.home.BadGameScreen;
import atoll.web.link.BadLinkScreen;
import atoll.web.storage.StoredGame;
import atoll.web.storage.StudyStore;

/** Makes the screens of studies by their addresses, and opens stored studies. */
public final class StudyScreens {
    private final AppContext app;
    private final StudyStore store;
    /** The screen of {@link #preparedRoute}, once; or null. */
    private Screen prepared;

    private String preparedRoute = "";
    /** The address with which the visit began, if it is one that makes a study; or empty. */
    private String foreignRoute = "";

    public StudyScreens(AppContext app) {
        this.app = app;
        store = new StudyStore(app.currentGame().library(), () -> show(StudyNotice.busy(app, true, this::takeOver)));
    }

    public StudyStore store() {
        return store;
    }

    /** The screen of an address; null if it is not one of studies, or there is nothing to study. */
    public Screen at(Route route) {
        Screen ready = prepared;
        prepared = null;
        if (ready != null && preparedRoute.equals(route.toFragment())) {
            return ready;
        }
        try {
            if (route.is(Route.STUDY)) {
                return route.isOfCurrent() ? ofCurrent(route) : of(route.study());
            }
            boolean link = route.is(Route.LINK) && StudyLink.isStudy(route.link());
            return link ? new StudyLinkScreen(app, StudyLink.read(route.link()), () -> {}) : null;
        } catch (BadLink e) {
            return new BadLinkScreen(app, e);
        }
    }

    /**
     * Called when another screen is shown: unless it is one of studies, other tabs may open the study that was open
     * here.
     */
    public void shown(Screen screen) {
        // A study that is shown again, in another language perhaps, is still open while its texts are loaded.
        if (!(screen instanceof StudyScreen) && !(screen instanceof StudyOpening)) {
            store.release();
        }
    }

    // An id has no dot.
    private Screen of(String what) throws BadLink {
        if (StudyLink.isStudy(what)) {
            return begun(StudyLink.read(what), () -> {});
        }
        if (what.indexOf('.') >= 0) {
            Link link = Link.read(what);
            Study study = Studies.ofLink(link, State.SPECTATOR, Browser.random());
            return begun(study, () -> CurrentPosition.studied(app, link.record()));
        }
        SavedStudy opened = store.opened(what);
        Browser.Action open = () -> open(false);
        Browser.Action showAgain = () -> show(new StudyScreen(app, opened, store));
        return new StudyOpening(title(what), () -> load(opened == null ? open : showAgain));
    }

    // The texts and the style of a study, which nothing else needs.
    private void load(Browser.Action then) {
        Browser.Action failed = () -> {
            Toast.show(app, app.texts().text("load.failed"));
            then.run();
        };
        Browser.style("study.css", () -> app.texts().loadHelp("study", then, failed), failed);
    }

    private String title(String id) {
        StoredGame entry = app.currentGame().library().entry(id);
        return entry == null || entry.text("name").isEmpty() ? app.texts().text("studies.one") : entry.text("name");
    }

    private Screen ofCurrent(Route route) {
        app.currentGame().flush();
        StoredGame entry = app.currentGame().current();
        if (entry == null) {
            return null;
        }
        try {
            SavedGame saved = entry.read();
            Study study = Studies.ofGame(
                    saved.session().record(), CurrentPosition.viewer(app, saved, route), Browser.random());
            study.title(saved.name());
            return begun(study, () -> CurrentPosition.studied(app));
        } catch (BadLink e) {
            return new BadGameScreen(app, e);
        }
    }

    // A visitor from elsewhere, perhaps by a link from somebody else, did not ask for a study to be stored.
    private Screen begun(Study study, Runnable stored) {
        String here = app.route().toFragment();
        if (CurrentPosition.isForeign()) {
            foreignRoute = here;
        }
        if (here.equals(foreignRoute)) {
            return new StudyLinkScreen(app, study, stored);
        }
        stored.run();
        Route route = Route.study(store.add(study));
        app.replaceRoute(route);
        return at(route);
    }

    private void open(boolean steal) {
        store.open(app.route().study(), steal, new StudyStore.Listener() {
            @Override
            public void opened(SavedStudy saved) {
                show(new StudyScreen(app, saved, store));
            }

            @Override
            public void busy() {
                show(StudyNotice.busy(app, false, StudyScreens.this::takeOver));
            }

            @Override
            public void unreadable(BadLink why) {
                show(StudyNotice.unreadable(app, why));
            }

            @Override
            public void missing() {
                show(StudyNotice.missing(app));
            }
        });
    }

    private void takeOver() {
        open(true);
    }

    private void show(Screen screen) {
        prepared = screen;
        preparedRoute = app.route().toFragment();
        app.navigate(app.route());
    }
}
