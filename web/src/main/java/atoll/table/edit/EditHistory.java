package atoll.table.edit;

import atoll.edit.Draft;
import atoll.edit.EditSession;
import java.util.ArrayList;
import java.util.List;

/** A draft with its history: each change in words, to undo and redo it. */
final class EditHistory {
    private final EditSession session;
    private final List<String> done = new ArrayList<>();
    private final List<String> undone = new ArrayList<>();

    /**
     * A history without steps.
     *
     * @param draft where it begins
     */
    EditHistory(Draft draft) {
        session = new EditSession(draft);
    }

    /** {@return the draft as it is now; read only} */
    Draft draft() {
        return session.draft();
    }

    /**
     * Makes an edit.
     *
     * @param edit an edit that is possible now
     * @param what it in words
     */
    void apply(int edit, String what) {
        session.apply(edit);
        add(what);
    }

    /**
     * Replaces the draft.
     *
     * @param draft another draft of the game
     * @param what the change in words
     */
    void load(Draft draft, String what) {
        session.load(draft);
        add(what);
    }

    private void add(String what) {
        done.add(what);
        undone.clear();
    }

    /** {@return what was done last, in words; empty if nothing was} */
    String last() {
        return done.isEmpty() ? "" : done.get(done.size() - 1);
    }

    /** {@return whether there is something to undo} */
    boolean canUndo() {
        return session.canUndo();
    }

    /** {@return whether there is something to redo} */
    boolean canRedo() {
        return session.canRedo();
    }

    /** {@return the change that is undone now; null if there was none} */
    String undo() {
        if (!canUndo()) {
            return null;
        }
        session.undo();
        String what = done.remove(done.size() - 1);
        undone.add(what);
        return what;
    }

    /** {@return the change that is redone now; null if there was none} */
    String redo() {
        if (!canRedo()) {
            return null;
        }
        session.redo();
        String what = undone.remove(undone.size() - 1);
        done.add(what);
        return what;
    }
}
