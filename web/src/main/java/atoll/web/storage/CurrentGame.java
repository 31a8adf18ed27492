package atoll.web.storage;

import atoll.play.BadLink;
import atoll.play.SavedGame;
import atoll.play.SeatAssignments;
import atoll.play.Session;
import atoll.web.dom.Browser;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.events.Event;

/**
 * The current game, stored after every move. One tab at a time may change a game. If the browser stores nothing, the game goes
 * on, and the player is told.
 */
public final class CurrentGame {
    private static final String CURRENT_ID = "atoll.at";

    /** The result of opening a game; one method is called, or none if something else was opened or the game was left meanwhile. */
    public interface Opening {
        void opened(SavedGame saved);

        /** Another tab plays it. */
        void busy();

        void unreadable(BadLink why);

        void missing();
    }

    /** Receives events of stored games. */
    public interface Listener {
        /** The outcome of a write or a deletion. */
        void onOutcome(Database.Outcome outcome);

        /** Another tab has taken the game: changes here are not stored any more. */
        void overtaken();
    }

    /** After 20 decisions, about half of them the player's, ask for persistent storage. */
    private static final int PERSIST_AFTER_PLIES = 20;

    /** A move is painted before it is stored: delay in milliseconds, a few frames. */
    private static final int SAVE_DELAY = 50;

    /** Takes a few milliseconds on a slow device. */
    private static final int PREPARED_MOVES = 300;

    private final GameLibrary library;
    private final CurrentGame.Listener listener;
    private final HeldEntry held;
    private String currentId = "";
    /** The current game if it was created here and not opened yet: opening it needs no reading. */
    private SavedGame created;

    private SavedGame opened;
    private String savedFingerprint = "";
    private Database.Outcome lastOutcome = Database.Outcome.KEPT;
    private boolean persistenceRequested;
    private int saveTimer;
    /** Called when the open game was {@linkplain #aid aided}, or null. */
    private Runnable aided;

    public CurrentGame(CurrentGame.Listener listener) {
        this.listener = listener;
        library = new GameLibrary(listener::onOutcome);
        held = new HeldEntry(library);
        Window.current().addEventListener("pagehide", (Event event) -> flush());
    }

    public GameLibrary library() {
        return library;
    }

    /** Reads the stored games. */
    public void load(Runnable done) {
        library.load(() -> {
            String at = Browser.storedInTab(CURRENT_ID);
            currentId = at != null ? at : orEmpty(Browser.stored(CURRENT_ID));
            done.run();
        });
    }

    /** A new game to be stored. */
    public static SavedGame create(Session session, SeatAssignments seats) {
        return create(session, seats, Browser.random());
    }

    /** The same, with its tag in correspondence links. */
    public static SavedGame create(Session session, SeatAssignments seats, int tag) {
        return new SavedGame(Browser.id(), tag, session, seats, Browser.now());
    }

    /** The library entry of the current game, or null if there is none. */
    public StoredGame current() {
        StoredGame entry = library.entry(currentId);
        return entry == null || !entry.kind().isEmpty() ? null : entry;
    }

    /** Whether there was a current game, even if it is not found any more. */
    public boolean hadCurrent() {
        return !currentId.isEmpty();
    }

    /** Makes this the current game, and stores it. */
    public void setCurrent(SavedGame saved) {
        requestPersistence(library.size() > 0); // a returning player has something to lose
        release();
        setCurrentId(saved.id());
        created = saved;
        library.save(saved, false, outcome -> onSaved(saved.id(), outcome));
    }

    // Some browsers ask the player: once per visit is enough.
    private void requestPersistence(boolean worthIt) {
        if (worthIt && !persistenceRequested) {
            persistenceRequested = true;
            Browser.requestPersistence();
        }
    }

    /** Makes a stored game the current one, or none with an empty id. */
    public void select(String id) {
        if (!id.equals(currentId)) {
            release();
            setCurrentId(id);
        }
    }

    /** Opens the current game to be played on. */
    public void open(boolean steal, Opening opening) {
        if (opened != null && held.isHeld()) {
            opening.opened(opened);
            return;
        }
        SavedGame here = created;
        release();
        String id = currentId;
        if (current() == null) {
            opening.missing();
            return;
        }
        held.open(id, steal, here == null, new HeldEntry.Listener() {
            @Override
            public void held(StoredGame stored) {
                if (here != null) {
                    opened(here, opening);
                } else {
                    read(stored, opening);
                }
            }

            @Override
            public void busy() {
                opening.busy();
            }

            @Override
            public void lost() {
                forget();
                listener.overtaken();
            }
        });
    }

    private void read(StoredGame entry, Opening opening) {
        if (entry == null) {
            release();
            opening.missing();
            return;
        }
        try {
            opened(entry.read(), opening);
        } catch (BadLink e) {
            release();
            opening.unreadable(e);
        }
    }

    private void opened(SavedGame saved, Opening opening) {
        opened = saved;
        savedFingerprint = fingerprint();
        opening.opened(saved);
        prepare(saved);
    }

    // The first save of a long game would be slow; a part of it is prepared after each pause.
    private void prepare(SavedGame saved) {
        Window.setTimeout(
                () -> {
                    if (saved == opened && saved.prepare(PREPARED_MOVES)) {
                        prepare(saved);
                    }
                },
                SAVE_DELAY);
    }

    /** Stops playing the current game here, so that other tabs may. */
    public void release() {
        flush();
        held.release();
        forget();
    }

    private void forget() {
        stopWaiting();
        opened = null;
        created = null;
    }

    /** Stores the current game after a delay, if it changed: earlier if the page or the game is left. */
    public void saveSoon() {
        if (saveTimer == 0) {
            saveTimer = Window.setTimeout(this::save, SAVE_DELAY);
        }
    }

    /** Stores pending changes now, because something else is about to be shown. */
    public void flush() {
        if (saveTimer != 0) {
            save();
        }
    }

    /** Also passes unsaved games to the page that replaces this one. Returns false if the browser refuses. */
    public boolean handOver() {
        flush();
        return library.handOver();
    }

    /** Records what makes the open game unrated, see {@link SavedGame#aid}. */
    public void aid(String how) {
        if (opened != null) {
            opened.aid(how);
            saveSoon();
            if (aided != null) {
                aided.run();
            }
        }
    }

    /** Whether nothing made the open game unrated so far. */
    public boolean isUnaided() {
        return opened != null && "".equals(opened.aids());
    }

    /**
     * @param newAided called when the open game may have become unrated
     */
    public void onAid(Runnable newAided) {
        aided = newAided;
    }

    private void stopWaiting() {
        Window.clearTimeout(saveTimer);
        saveTimer = 0;
    }

    private void save() {
        stopWaiting();
        if (opened == null
                || !held.isHeld()
                || lastOutcome == Database.Outcome.KEPT && fingerprint().equals(savedFingerprint)) {
            return;
        }
        savedFingerprint = fingerprint();
        String id = opened.id();
        library.save(opened, false, outcome -> onSaved(id, outcome));
    }

    private void onSaved(String id, Database.Outcome outcome) {
        if (!id.equals(currentId)) {
            return; // another game is current now
        }
        lastOutcome = outcome;
        if (outcome == Database.Outcome.OVERTAKEN) {
            lastOutcome = Database.Outcome.KEPT;
            release();
            listener.overtaken();
        } else {
            requestPersistence(outcome == Database.Outcome.KEPT
                    && opened != null
                    && opened.session().ply() >= PERSIST_AFTER_PLIES);
        }
    }

    // Changes with everything that is stored. Computed at every move, so mostly from numbers.
    private String fingerprint() {
        Session session = opened.session();
        StringBuilder moves = new StringBuilder();
        int ply = opened.livePly();
        for (int i = Math.max(0, ply - 4); i < session.length(); i++) {
            moves.append(session.move(i)).append(' ');
        }
        return ply + " " + session.length() + " " + moves
                + session.branches().size() + opened.seats().written()
                + String.join(",", opened.seats().names()) + opened.name() + opened.aids();
    }

    private void setCurrentId(String id) {
        currentId = id;
        Browser.storeInTab(CURRENT_ID, id);
        Browser.store(CURRENT_ID, id);
    }

    private static String orEmpty(String text) {
        return text == null ? "" : text;
    }
}
