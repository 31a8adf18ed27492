package atoll.web;

import atoll.play.BadLink;
import atoll.play.SavedGame;
import atoll.play.SeatAssignments;
import atoll.play.Session;
import atoll.web.app.AppContext;
import atoll.web.app.Dialog;
import atoll.web.app.LiveRegion;
import atoll.web.app.Route;
import atoll.web.app.Screen;
import atoll.web.app.SettingsDialog;
import atoll.web.app.Toast;
import atoll.web.bot.BotClient;
import atoll.web.canvas.ThemeColours;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.home.BadGameScreen;
import atoll.web.home.BusyScreen;
import atoll.web.home.HomeScreen;
import atoll.web.link.EmbedScreen;
import atoll.web.play.TableScreen;
import atoll.web.storage.CurrentGame;
import atoll.web.storage.Database;
import atoll.web.storage.Setting;
import atoll.web.storage.Settings;
import atoll.web.storage.StoredGame;
import atoll.web.storage.StudyStore;
import atoll.web.text.Texts;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLElement;

/** Holds the services that outlive a screen, and shows the screen of the address. */
final class App implements AppContext {
    private final HTMLDocument document = HTMLDocument.current();
    private final Screens screens;
    private final PageParts parts;
    private final Settings settings = new Settings();
    private final Texts texts = new Texts();
    private final CurrentGame currentGame = new CurrentGame(new CurrentGame.Listener() {
        @Override
        public void onOutcome(Database.Outcome outcome) {
            reportOutcome(outcome);
        }

        @Override
        public void overtaken() {
            busy(true, true);
        }
    });
    private final ThemeColours colours = new ThemeColours();
    private final LiveRegion liveRegion = new LiveRegion();
    private final BotClient bots;
    private Header header;
    private Screen screen;
    /** To run once, when the next screen is shown; or null. */
    private Runnable afterNavigation;

    /** Counts navigations: a screen that was waiting for its texts is stale once there was another one. */
    private int navigations;

    private Database.Outcome lastWarning = Database.Outcome.KEPT;
    private boolean storageFailing;

    App(PageParts parts) {
        this.parts = parts;
        screens = new Screens(this, parts);
        bots = new BotClient(this::showBackend, parts.helpers(), Bundle.isFull() ? "" : Bundle.singleGame());
    }

    void start() {
        liveRegion.addTo(document.getBody());
        texts.load(
                settings.get(Setting.LANGUAGE),
                () -> {
                    if (EmbedScreen.wanted()) {
                        // A frame on another site may have no storage, and needs none.
                        Browser.style("embed.css", this::showFirstScreen, this::showFirstScreen);
                    } else {
                        currentGame.load(this::showFirstScreen);
                    }
                },
                () -> Dom.setText(document.getElementById("start"), "Atoll could not load its texts."));
    }

    private void showFirstScreen() {
        header = new Header(this);
        Window.current().addEventListener("hashchange", (Event event) -> showRoute(true));
        Window.current().addEventListener("atoll-update", (Event event) -> header.offerUpdate());
        Window.current().addEventListener("atoll-theme", (Event event) -> onThemeChanged());
        showRoute(false);
        Browser.dispatch("atoll-started");
    }

    @Override
    public Texts texts() {
        return texts;
    }

    @Override
    public Settings settings() {
        return settings;
    }

    @Override
    public CurrentGame currentGame() {
        return currentGame;
    }

    @Override
    public StudyStore studies() {
        return parts.studies(this);
    }

    @Override
    public ThemeColours colours() {
        return colours;
    }

    @Override
    public LiveRegion liveRegion() {
        return liveRegion;
    }

    @Override
    public BotClient bots() {
        return bots;
    }

    @Override
    public void share(SavedGame saved, int viewer) {
        parts.share(this, saved, viewer);
    }

    @Override
    public Route route() {
        return Route.parse(Browser.fragment());
    }

    @Override
    public void navigate(Route route) {
        String fragment = route.toFragment();
        if (fragment.equals(Browser.fragment())) {
            showRoute(true);
        } else {
            Window.current().getLocation().setHash(fragment);
        }
    }

    @Override
    public void replaceRoute(Route route) {
        Browser.replaceFragment(route.toFragment());
    }

    @Override
    public void startGame(Session session, SeatAssignments seats) {
        play(CurrentGame.create(session, seats));
    }

    @Override
    public void play(SavedGame saved) {
        StoredGame before = currentGame.current();
        currentGame.setCurrent(saved);
        if (before != null && !before.isOver()) {
            String outcome = texts.text(storageFailing ? "new.unkept" : "new.kept");
            afterNavigation = () -> Toast.offerAtTable(this, outcome, texts.text("table.undo"), () -> {
                resume(before.id());
                currentGame.library().remove(saved.id(), was -> {});
            });
        }
        navigate(Route.of(Route.TABLE));
    }

    @Override
    public void resume(String id) {
        currentGame.select(id);
        navigate(Route.of(Route.TABLE));
    }

    @Override
    public void changeLanguage(String language) {
        texts.changeLanguage(
                language,
                () -> {
                    settings.set(Setting.LANGUAGE, language);
                    updateTexts();
                },
                this::languageFailed);
    }

    // The choice was made in the settings or in another tab. Do not store it here: that could overwrite a newer one.
    private void followLanguage() {
        String language = texts.preferred(settings.get(Setting.LANGUAGE));
        if (!language.equals(texts.language())) {
            texts.changeLanguage(
                    language,
                    () -> {
                        updateTexts();
                        followLanguage();
                    },
                    this::languageFailed);
        }
    }

    private void updateTexts() {
        afterNavigation = SettingsDialog.choosesLanguage()
                ? new SettingsDialog(this)::reopen
                : () -> Browser.focus(document.querySelector(".language"));
        showRoute(false);
    }

    private void languageFailed() {
        liveRegion.announce(texts.text("load.failed"));
    }

    private void showRoute(boolean moveFocus) {
        Route route = route();
        navigations++;
        if (route.is(Route.ABOUT)
                || route.is(Route.LINK)
                || route.is(Route.GAMES)
                || route.is(Route.STUDY)
                || EmbedScreen.wanted()) {
            showWithMore(() -> show(route, moveFocus));
        } else {
            show(route, moveFocus);
        }
    }

    // With the texts that a first visit does not need, unless there is another navigation before they have loaded.
    private void showWithMore(Runnable shown) {
        int mine = navigations;
        Browser.Action show = () -> {
            if (mine == navigations) {
                shown.run();
            }
        };
        texts.loadStyledMore(show, show);
    }

    private void show(Route route, boolean moveFocus) {
        boolean elsewhere = Bundle.needsFullPage(route);
        if (EmbedScreen.wanted()) {
            if (elsewhere && moveFocus) {
                Browser.reload(); // its frame was given another link
                return;
            }
            show(new EmbedScreen(this, route), moveFocus);
            return;
        }
        boolean full = parts.turns() == null && route.isFullPageLink();
        if ((elsewhere || full) && Bundle.openFullPage(currentGame)) {
            return;
        }
        if (route.is(Route.TABLE) || route.is(Route.REVIEW)) {
            openTable(false, moveFocus);
            return;
        }
        if (route.is(Route.SETTINGS)) {
            afterNavigation = new SettingsDialog(this)::open;
        }
        show(screens.at(route), moveFocus);
        currentGame.release();
    }

    private void openTable(boolean steal, boolean moveFocus) {
        currentGame.open(steal, new CurrentGame.Opening() {
            @Override
            public void opened(SavedGame saved) {
                show(new TableScreen(App.this, saved, parts.reviews()));
            }

            @Override
            public void busy() {
                App.this.busy(false, moveFocus);
            }

            @Override
            public void unreadable(BadLink why) {
                if (why.why() == BadLink.Why.GAME && !Bundle.isFull() && Bundle.openFullPage(currentGame)) {
                    return;
                }
                showWithMore(() -> show(new BadGameScreen(App.this, why)));
            }

            @Override
            public void missing() {
                replaceRoute(Route.of(Route.HOME));
                show(new HomeScreen(App.this, false));
                if (currentGame.hadCurrent() && currentGame.library().isRead()) {
                    currentGame.select(""); // shown once is enough
                    offerGames("games.gone");
                } else if (currentGame.hadCurrent()) {
                    offerGames("games.unread");
                }
            }

            private void show(Screen next) {
                App.this.show(next, moveFocus);
            }
        });
    }

    private void busy(boolean taken, boolean moveFocus) {
        showWithMore(() -> show(new BusyScreen(this, taken, () -> openTable(true, true)), moveFocus));
    }

    // Each kind of storage failure is reported once, and again after a success in between.
    /** Whether the browser did not store the last write. */
    boolean isStorageFailing() {
        return storageFailing;
    }

    private void reportOutcome(Database.Outcome outcome) {
        storageFailing = outcome.isLoss();
        if (storageFailing) {
            if (outcome != lastWarning) {
                Toast.warn(
                        this,
                        texts.text(outcome.key()),
                        texts.text("games.title"),
                        () -> navigate(Route.of(Route.GAMES)));
            }
        } else {
            Toast.dismissWarning();
            if (!outcome.key().isEmpty()) {
                Toast.show(this, texts.text(outcome.key()));
            }
        }
        lastWarning = outcome;
    }

    private void offerGames(String key) {
        Toast.offer(this, texts.text(key), texts.text("games.title"), () -> navigate(Route.of(Route.GAMES)));
    }

    private void show(Screen next, boolean moveFocus) {
        Dialog.closeAny();
        Toast.dismiss();
        Screen before = screen;
        if (before != null) {
            before.leave();
        }
        parts.shown(this, next);
        screen = next;
        if (next.name().equals("games")) {
            lastWarning = Database.Outcome.KEPT; // failures there need their own message
        }
        HTMLElement place = document.getElementById("app");
        Dom.empty(place);
        if (!EmbedScreen.wanted()) {
            place.appendChild(header.build(next));
        }
        place.appendChild(next.body());
        Dom.setAttribute(document.getBody(), "data-screen", next.name());
        document.getDocumentElement().setAttribute("lang", texts.language());
        document.setTitle(next.name().equals("home") ? "Atoll" : next.title() + " – Atoll");
        showBackend();
        if (before != null) {
            // The start page may have been scrolled: it looks like the home screen.
            Window.current().scrollTo(0, 0);
        }
        next.enter();
        HTMLElement heading = document.querySelector("h1");
        if (moveFocus && heading != null) {
            heading.setAttribute("tabindex", "-1");
            Browser.focus(heading);
        }
        if (afterNavigation != null) {
            Runnable then = afterNavigation;
            afterNavigation = null;
            then.run();
        }
    }

    // The theme changed, or the player changed a setting here or in another tab.
    private void onThemeChanged() {
        colours.forget();
        if (screen != null) {
            screen.repaint();
        }
        followLanguage();
    }

    private void showBackend() {
        Dom.setAttribute(document.getBody(), "data-backend", bots.backend());
        HTMLElement table = document.getElementById("table");
        if (table != null) {
            Dom.setAttribute(table, "data-backend", bots.backend());
        }
    }
}
