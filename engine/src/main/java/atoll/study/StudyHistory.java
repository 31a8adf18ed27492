package atoll.study;

import java.util.ArrayList;
import java.util.List;

/** The changes of a study that can be undone and redone. */
final class StudyHistory {
    /** The most changes that can be undone. */
    static final int MOST_EDITS = 200;
    /**
     * The most nodes kept for undoing, except that the last change is always kept: a change deep in a line copies all
     * nodes above it.
     */
    private static final int MOST_COPIES = 100_000;

    /**
     * A change.
     *
     * @param before the tree before it
     * @param pathBefore the node to look at once it is undone
     * @param after the tree after it
     * @param pathAfter the node to look at once it is made
     */
    record Edit(StudyTree before, StudyPath pathBefore, StudyTree after, StudyPath pathAfter) {
        private int copies() {
            return 1 + Math.max(pathBefore.length(), pathAfter.length());
        }
    }

    private final List<Edit> done = new ArrayList<>();
    private final List<Edit> undone = new ArrayList<>();
    private int copies;

    /** Nothing to undo. */
    StudyHistory() {}

    /**
     * Adds a change; what was undone before cannot be redone any more.
     *
     * @param edit a change
     */
    void add(Edit edit) {
        for (Edit each : undone) {
            copies -= each.copies();
        }
        undone.clear();
        done.add(edit);
        copies += edit.copies();
        while (done.size() > 1 && (done.size() > MOST_EDITS || copies > MOST_COPIES)) {
            copies -= done.remove(0).copies();
        }
    }

    /** Merges the last two changes, which concern the same node. */
    void joinLast() {
        Edit second = done.remove(done.size() - 1);
        Edit first = done.remove(done.size() - 1);
        copies -= first.copies() + second.copies();
        add(new Edit(first.before(), first.pathBefore(), second.after(), second.pathAfter()));
    }

    /** {@return the change to undo, or null} */
    Edit undo() {
        return pass(done, undone);
    }

    /** {@return the change to redo, or null} */
    Edit redo() {
        return pass(undone, done);
    }

    private static Edit pass(List<Edit> from, List<Edit> to) {
        if (from.isEmpty()) {
            return null;
        }
        Edit edit = from.remove(from.size() - 1);
        to.add(edit);
        return edit;
    }

    /** {@return whether there is a change to undo} */
    boolean canUndo() {
        return !done.isEmpty();
    }

    /** {@return whether there is a change to redo} */
    boolean canRedo() {
        return !undone.isEmpty();
    }
}
