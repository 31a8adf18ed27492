package atoll.web.storage;

import atoll.play.BadLink;
import atoll.play.SavedGame;
import atoll.play.SeatAssignments;
import atoll.play.Session;
import atoll.web.dom.Browser;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.events.Event;

/**
 * The game at hand, which is kept at every move. One tab at a time may change a game; where the browser keeps nothing, the
 * game goes on, and the player is told.
 */
public final class CurrentGame {
    private static final String AT_HAND = "atoll.at";

    /** What opening a game leads to; exactly one is called. */
    public interface Opening {
        void opened(SavedGame saved);

        /** Another tab plays it. */
        void busy();

        void unreadable(BadLink why);

        void missing();
    }

    /** Who is told what happens to the games. */
    public interface Listener {
        /** What has become of a game that was to be kept or deleted. */
        void told(Database.Outcome outcome);

        /** Another tab has taken the game: nothing that is done here counts any more. */
        void overtaken();
    }

    /** From so many decisions on, about half of them the player's own, a game is something to lose. */
    private static final int DEAR = 20;

    /** A move is shown before it is kept, by so many milliseconds: a few frames. */
    private static final int KEPT_AFTER = 50;

    private final GameLibrary library;
    private final CurrentGame.Listener watcher;
    private String atHand = "";
    private SavedGame hand;
    private GameLock hold;
    private String mark = "";
    private Database.Outcome last = Database.Outcome.KEPT;
    private boolean dear;
    private int waiting;
    /** Counts what was opened and let go, so that what is opened late is let go at once. */
    private int openings;

    public CurrentGame(CurrentGame.Listener watcher) {
        this.watcher = watcher;
        library = new GameLibrary(watcher::told);
        Window.current().addEventListener("pagehide", (Event event) -> flush());
    }

    public GameLibrary library() {
        return library;
    }

    /** Reads what is kept. */
    public void load(Runnable done) {
        library.load(() -> {
            String at = Browser.storedHere(AT_HAND);
            atHand = at != null ? at : orEmpty(Browser.stored(AT_HAND));
            done.run();
        });
    }

    /** A game to be kept from now on. */
    public static SavedGame begin(Session session, SeatAssignments seats) {
        return begin(session, seats, Browser.random());
    }

    /** The same, with the tag it has in links that go to and fro. */
    public static SavedGame begin(Session session, SeatAssignments seats, int tag) {
        return new SavedGame(Browser.id(), tag, session, seats, Browser.now());
    }

    /** The game at hand as it is listed, or null if there is none. */
    public StoredGame current() {
        return library.entry(atHand);
    }

    /** Whether a game was at hand, even if it is not found any more. */
    public boolean hadCurrent() {
        return !atHand.isEmpty();
    }

    /** Makes this the game at hand, and keeps it. */
    public void setCurrent(SavedGame saved) {
        requestPersistence(!library.entries().isEmpty()); // somebody who comes back has something to lose
        release();
        setAtHand(saved.id());
        library.save(saved, false, outcome -> kept(saved.id(), outcome));
    }

    // Some browsers put the question to the player: once a visit is enough.
    private void requestPersistence(boolean worthIt) {
        if (worthIt && !dear) {
            dear = true;
            Browser.persist();
        }
    }

    /** Makes a kept game the one at hand, or with an empty id none. */
    public void select(String id) {
        if (!id.equals(atHand)) {
            release();
            setAtHand(id);
        }
    }

    /** Opens the game at hand, to be played on. */
    public void open(boolean steal, Opening opening) {
        if (hand != null && hold != null) {
            opening.opened(hand);
            return;
        }
        release();
        String id = atHand;
        if (library.entry(id) == null) {
            opening.missing();
            return;
        }
        int turn = ++openings;
        GameLock.on(id, steal, new GameLock.Listener() {
            @Override
            public void held(GameLock got) {
                if (turn != openings) {
                    got.release();
                    return;
                }
                hold = got;
                library.hold(got.isSure() ? id : "");
                library.refresh(id, entry -> {
                    if (turn == openings) {
                        read(entry, opening);
                    }
                });
            }

            @Override
            public void busy() {
                opening.busy();
            }

            @Override
            public void lost() {
                if (hold != null && hold.id().equals(id)) {
                    forget();
                    watcher.overtaken();
                }
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
            hand = entry.read();
            mark = mark();
            opening.opened(hand);
        } catch (BadLink e) {
            release();
            opening.unreadable(e);
        }
    }

    /** Nobody plays the game at hand here for now; other tabs may. */
    public void release() {
        flush();
        if (hold != null) {
            hold.release();
        }
        forget();
    }

    private void forget() {
        stopWaiting();
        openings++;
        hold = null;
        hand = null;
        library.hold("");
    }

    /** Keeps the game at hand in a moment, if it has changed: sooner if the page or the game is left. */
    public void saveSoon() {
        if (waiting == 0) {
            waiting = Window.setTimeout(this::keep, KEPT_AFTER);
        }
    }

    /** Keeps at once what is to be kept soon, because something else is about to be shown in its place. */
    public void flush() {
        if (waiting != 0) {
            keep();
        }
    }

    /** The same for what this page alone knows, which the page that takes its place is given. False if the browser refuses. */
    public boolean handOver() {
        flush();
        return library.handOver();
    }

    private void stopWaiting() {
        Window.clearTimeout(waiting);
        waiting = 0;
    }

    private void keep() {
        stopWaiting();
        if (hand == null || hold == null || last == Database.Outcome.KEPT && mark().equals(mark)) {
            return;
        }
        mark = mark();
        String id = hand.id();
        library.save(hand, false, outcome -> kept(id, outcome));
    }

    private void kept(String id, Database.Outcome outcome) {
        if (!id.equals(atHand)) {
            return; // another game has been taken up since
        }
        last = outcome;
        if (outcome == Database.Outcome.OVERTAKEN) {
            last = Database.Outcome.KEPT;
            release();
            watcher.overtaken();
        } else {
            requestPersistence(outcome == Database.Outcome.KEPT
                    && hand != null
                    && hand.session().ply() >= DEAR);
        }
    }

    // Differs whenever something has changed that is kept; made at every move, and so of little more than numbers.
    private String mark() {
        Session session = hand.session();
        StringBuilder moves = new StringBuilder();
        for (int i = Math.max(0, session.ply() - 4); i < session.length(); i++) {
            moves.append(session.move(i)).append(' ');
        }
        return session.ply() + " " + session.length() + " " + moves
                + session.branches().size() + hand.seats().kinds()
                + String.join(",", hand.seats().names()) + hand.name();
    }

    private void setAtHand(String id) {
        atHand = id;
        Browser.storeHere(AT_HAND, id);
        Browser.store(AT_HAND, id);
    }

    private static String orEmpty(String text) {
        return text == null ? "" : text;
    }
}
