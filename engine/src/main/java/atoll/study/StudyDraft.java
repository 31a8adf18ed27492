package atoll.study;

import atoll.engine.BadPosition;
import atoll.engine.State;
import atoll.play.GameRecord;
import java.util.ArrayList;
import java.util.List;

/**
 * A node that is being read: it may get children and a move later. Reading throws BadPosition for invalid content,
 * never another exception.
 */
final class StudyDraft {
    private final List<StudyDraft> children = new ArrayList<>();
    private Annotation annotation = Annotation.NONE;
    private int move;
    private String token = "";
    /** For messages. */
    private int number;
    /** The result; null until all children are known. */
    private StudyNode node;

    /** A node without children. */
    StudyDraft() {}

    /**
     * Sets what the author added.
     *
     * @param newAnnotation what the author added
     */
    void annotate(Annotation newAnnotation) {
        annotation = newAnnotation;
    }

    /** {@return what the author added} */
    Annotation annotation() {
        return annotation;
    }

    /**
     * Sets the written form of the move.
     *
     * @param newNumber its number where it is read, for messages, or its place
     * @param newToken as {@link atoll.engine.Game#formatMove} writes it
     */
    void token(int newNumber, String newToken) {
        number = newNumber;
        token = newToken;
    }

    /** {@return its number where it is read, or its place} */
    int number() {
        return number;
    }

    /** {@return the written form of the move; empty if there is none} */
    String token() {
        return token;
    }

    /**
     * Adds a child.
     *
     * @param child the next one
     */
    void add(StudyDraft child) {
        children.add(child);
    }

    /** A walk that turns the written form of each move into the move. */
    abstract static class Walk extends TreeWalk<StudyDraft> {
        private final List<StudyDraft> all = new ArrayList<>();

        /** A walk. */
        Walk() {}

        @Override
        final int childCount(StudyDraft node) {
            return node.children.size();
        }

        @Override
        final StudyDraft child(StudyDraft node, int i) {
            return node.children.get(i);
        }

        @Override
        final int visit(StudyDraft draft, int parent, State before) {
            draft.move = move(draft, before);
            for (StudyDraft sibling : all.get(parent).children) {
                if (sibling == draft) {
                    break;
                }
                if (sibling.move == draft.move) {
                    throw new BadPosition(draft + " is there twice");
                }
            }
            all.add(draft);
            return draft.move;
        }

        /**
         * Reads what belongs to a node.
         *
         * @param draft the node, which may get its annotation and children now
         * @param before the position before its move
         * @return its move, legal in that position
         */
        abstract int move(StudyDraft draft, State before);

        /**
         * {@return the study} Throws BadPosition if there is none.
         *
         * @param start a record without moves
         * @param viewer a seat, SPECTATOR or EVERYTHING
         * @param root the start with all that follows, as far as it is known
         */
        final Study study(GameRecord start, int viewer, StudyDraft root) {
            all.add(root);
            run(root, start.start());
            for (int i = all.size() - 1; i >= 0; i--) {
                all.get(i).finish();
            }
            try {
                return new Study(start, viewer, root.node);
            } catch (IllegalArgumentException e) {
                throw new BadPosition(e.getMessage());
            }
        }
    }

    /** For messages. */
    @Override
    public String toString() {
        return token.isEmpty() ? "a move" : "move " + number + " (" + token + ")";
    }

    private void finish() {
        StudyNode[] nodes = new StudyNode[children.size()];
        for (int i = 0; i < nodes.length; i++) {
            nodes[i] = children.get(i).node;
        }
        node = new StudyNode(move, annotation, nodes);
    }
}
