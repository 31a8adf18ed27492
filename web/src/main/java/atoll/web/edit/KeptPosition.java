package atoll.web.edit;

import atoll.play.BadLink;
import atoll.play.SavedPosition;
import atoll.web.storage.GameLibrary;
import atoll.web.storage.StoredGame;
import java.util.function.Consumer;

/** Where the edited position is stored, if it is: saving it again replaces it. */
final class KeptPosition {
    private final GameLibrary library;
    private final Runnable changed;
    private String id;
    /** Given by the player; empty for none. */
    private String name = "";

    /**
     * @param id as the address says, perhaps of nothing; or empty
     * @param changed called when it is stored elsewhere
     */
    KeptPosition(GameLibrary library, String id, Runnable changed) {
        this.library = library;
        this.id = id;
        this.changed = changed;
    }

    String id() {
        return id;
    }

    /** The name that the player gave it; empty if it has none, or is not stored. */
    String name() {
        return name;
    }

    boolean isStored() {
        return !id.isEmpty();
    }

    void change(SavedPosition stored) {
        id = stored.id();
        name = stored.name();
        changed.run();
    }

    /** Forgets an id that belongs to no position. */
    void check(Runnable done) {
        find(stored -> {
            id = stored == null ? "" : id;
            name = stored == null ? "" : stored.name();
            done.run();
        });
    }

    /** Reads it again, because another tab may have renamed or deleted it: null then. */
    void find(Consumer<SavedPosition> found) {
        if (id.isEmpty()) {
            found.accept(null);
            return;
        }
        library.refresh(id, entry -> found.accept(read(entry)));
    }

    private SavedPosition read(StoredGame entry) {
        try {
            return entry == null ? null : entry.readPosition();
        } catch (BadLink e) {
            return null;
        }
    }
}
