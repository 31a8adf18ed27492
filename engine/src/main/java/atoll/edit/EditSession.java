package atoll.edit;

import java.util.ArrayList;
import java.util.List;

/** A draft with its history. */
public final class EditSession {
    private final List<Draft> drafts = new ArrayList<>();
    private int at;

    /**
     * A session without history.
     *
     * @param draft where it begins; it may not be changed elsewhere
     */
    public EditSession(Draft draft) {
        drafts.add(draft);
    }

    /** {@return the draft as it is now; read only} */
    public Draft draft() {
        return drafts.get(at);
    }

    /**
     * Makes an edit. What was undone cannot be redone afterwards.
     *
     * @param edit an edit that is possible now
     */
    public void apply(int edit) {
        Draft next = draft().copy();
        next.apply(edit);
        load(next);
    }

    /**
     * Replaces the whole draft, as one step of the history: by a position, an empty table, or another number of seats.
     *
     * @param draft the new draft; it may not be changed elsewhere
     */
    public void load(Draft draft) {
        while (drafts.size() > at + 1) {
            drafts.remove(drafts.size() - 1);
        }
        drafts.add(draft);
        at++;
    }

    /** {@return whether there is something to undo} */
    public boolean canUndo() {
        return at > 0;
    }

    /** {@return whether there is something to redo} */
    public boolean canRedo() {
        return at + 1 < drafts.size();
    }

    /** Undoes the last step; does nothing if there is none. */
    public void undo() {
        at -= canUndo() ? 1 : 0;
    }

    /** Redoes the step that was undone last; does nothing if there is none. */
    public void redo() {
        at += canRedo() ? 1 : 0;
    }
}
