package atoll.web.storage;

import atoll.play.BadLink;
import atoll.study.SavedStudy;
import atoll.study.Study;
import atoll.study.StudyTree;
import atoll.web.dom.Browser;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.events.Event;

/**
 * The study that is open, stored soon after every change. One tab at a time may change a study. If the browser stores
 * nothing, the study continues, and the player is told.
 */
public final class StudyStore {
    /** The result of opening a study; one method is called, or none if something else was opened or it was left meanwhile. */
    public interface Listener {
        void opened(SavedStudy saved);

        /** Another tab has it open. */
        void busy();

        void unreadable(BadLink why);

        void missing();
    }

    private static final String STUDIED_GAME = "atoll.studied";

    /** Writing a long study takes a moment, and a comment changes with every key: delay in milliseconds. */
    private static final int SAVE_DELAY = 300;

    private final GameLibrary library;
    private final HeldEntry held;
    private final Runnable overtaken;

    private SavedStudy opened;
    /** The stored tree. Trees are immutable, so another object is another tree. */
    private StudyTree savedTree;

    private String savedTitle = "";
    private Database.Outcome lastOutcome = Database.Outcome.KEPT;
    private boolean persistenceRequested;
    private int saveTimer;

    /**
     * @param overtaken called when another tab has taken the open study: changes here are not stored any more
     */
    public StudyStore(GameLibrary library, Runnable overtaken) {
        this.library = library;
        held = new HeldEntry(library);
        this.overtaken = overtaken;
        Window.current().addEventListener("pagehide", (Event event) -> flush());
        // A table that is opened next may need the lock before this study is left.
        Window.current().addEventListener("hashchange", (Event event) -> flush());
        // Another window, which may take the study, comes next.
        Window.current().addEventListener("blur", (Event event) -> flush());
        Window.current().getDocument().addEventListener("visibilitychange", (Event event) -> flush());
    }

    /** Tells all tabs that a game under way is studied. Whoever plays it asks {@link #isStudied}. */
    public static void studied(String game) {
        Browser.store(STUDIED_GAME, game);
    }

    /** Whether this is the last game that was studied while it was under way. */
    public static boolean isStudied(String game) {
        return game.equals(Browser.stored(STUDIED_GAME));
    }

    /** Stores a new study. Returns its id. */
    public String add(Study study) {
        SavedStudy saved = new SavedStudy(Browser.id(), study, Browser.now());
        library.save(StoredGame.of(saved.written(saved.changed())), false, outcome -> {});
        return saved.id();
    }

    /** The study if it is the one that is open here; otherwise null. */
    public SavedStudy opened(String id) {
        return opened != null && opened.id().equals(id) ? opened : null;
    }

    /** Opens a study to be changed; nothing else is open then. */
    public void open(String id, Listener listener) {
        open(id, false, listener);
    }

    /**
     * @param steal whether to take it from another tab
     */
    public void open(String id, boolean steal, Listener listener) {
        release();
        StoredGame known = library.entry(id);
        if (known != null && !known.isStudy()) {
            listener.missing();
            return;
        }
        held.open(id, steal, true, new HeldEntry.Listener() {
            @Override
            public void held(StoredGame stored) {
                read(stored, listener);
            }

            @Override
            public void busy() {
                listener.busy();
            }

            @Override
            public void lost() {
                forget();
                overtaken.run();
            }
        });
    }

    private void read(StoredGame entry, Listener listener) {
        if (entry == null || !entry.isStudy()) {
            release();
            listener.missing();
            return;
        }
        try {
            opened = entry.readStudy();
            remember();
            listener.opened(opened);
        } catch (BadLink e) {
            release();
            listener.unreadable(e);
        }
    }

    private void remember() {
        savedTree = opened.study().tree();
        savedTitle = opened.study().title();
    }

    /** Closes the open study, so that other tabs may open it. */
    public void release() {
        flush();
        held.release();
        forget();
    }

    private void forget() {
        stopWaiting();
        opened = null;
        lastOutcome = Database.Outcome.KEPT;
    }

    /** Stores the open study after a delay, if it changed: earlier if the page or the study is left. */
    public void saveSoon(SavedStudy saved) {
        if (saved == opened && saveTimer == 0) {
            saveTimer = Window.setTimeout(this::save, SAVE_DELAY);
        }
    }

    /** Stores pending changes now. */
    public void flush() {
        if (saveTimer != 0) {
            save();
        }
    }

    private void stopWaiting() {
        Window.clearTimeout(saveTimer);
        saveTimer = 0;
    }

    private void save() {
        stopWaiting();
        if (opened == null || lastOutcome == Database.Outcome.KEPT && !isChanged()) {
            return;
        }
        remember();
        String id = opened.id();
        library.save(StoredGame.of(opened.written(Browser.now())), false, outcome -> onSaved(id, outcome));
    }

    private boolean isChanged() {
        return savedTree != opened.study().tree()
                || !savedTitle.equals(opened.study().title());
    }

    private void onSaved(String id, Database.Outcome outcome) {
        if (opened(id) == null) {
            return; // it was left meanwhile
        }
        lastOutcome = outcome;
        if (outcome == Database.Outcome.OVERTAKEN) {
            release();
            overtaken.run();
        } else if (outcome == Database.Outcome.KEPT && !persistenceRequested) {
            // Some browsers ask the player: once per visit is enough.
            persistenceRequested = true;
            Browser.requestPersistence();
        }
    }
}
