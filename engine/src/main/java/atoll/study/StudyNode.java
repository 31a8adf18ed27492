package atoll.study;

/**
 * A move of a study with all that follows: its first child continues the line, the others are variations. Immutable, so that an
 * earlier tree can be kept whole, and nodes of two trees that are the same object need not be compared.
 */
public final class StudyNode {
    private static final StudyNode[] NONE = {};

    private final int move;
    private final Annotation annotation;
    private final StudyNode[] children;
    private final int size;
    private final int textLength;

    /**
     * A node.
     *
     * @param move the move that leads here; any number for the start
     * @param annotation what the author added
     * @param children with different moves; must not change afterwards
     */
    StudyNode(int move, Annotation annotation, StudyNode... children) {
        this.move = move;
        this.annotation = annotation;
        this.children = children;
        int nodes = 1;
        int length = annotation.textLength();
        for (StudyNode child : children) {
            nodes += child.size;
            length += child.textLength;
        }
        size = nodes;
        textLength = length;
    }

    /**
     * {@return a node without anything that follows}
     *
     * @param move the move that leads here
     */
    static StudyNode leaf(int move) {
        return new StudyNode(move, Annotation.NONE, NONE);
    }

    /** {@return the move that leads here; without meaning at the start} */
    public int move() {
        return move;
    }

    /** {@return what the author added} */
    public Annotation annotation() {
        return annotation;
    }

    /** {@return the number of moves that follow} */
    public int childCount() {
        return children.length;
    }

    /**
     * {@return a move that follows; throws IndexOutOfBoundsException}
     *
     * @param i 0 for the one that continues the line
     */
    public StudyNode child(int i) {
        // JavaScript does not check array indexes.
        if (i < 0 || i >= children.length) {
            throw new IndexOutOfBoundsException("child " + i + " of " + children.length);
        }
        return children[i];
    }

    /**
     * {@return the index of the child with that move, or -1}
     *
     * @param childMove a move
     */
    public int indexOf(int childMove) {
        for (int i = 0; i < children.length; i++) {
            if (children[i].move == childMove) {
                return i;
            }
        }
        return -1;
    }

    /** {@return the number of nodes of this tree, itself included} */
    public int size() {
        return size;
    }

    /** {@return the characters of all texts of this tree} */
    int textLength() {
        return textLength;
    }

    /**
     * {@return the same move with another annotation}
     *
     * @param other what the author added
     */
    StudyNode with(Annotation other) {
        return new StudyNode(move, other, children);
    }

    /**
     * {@return this node with one child more, the last}
     *
     * @param child has a move that no other child has
     */
    StudyNode plus(StudyNode child) {
        StudyNode[] more = new StudyNode[children.length + 1];
        System.arraycopy(children, 0, more, 0, children.length);
        more[children.length] = child;
        return new StudyNode(move, annotation, more);
    }

    /**
     * {@return this node without a child}
     *
     * @param i the index of the child
     */
    StudyNode without(int i) {
        StudyNode[] fewer = new StudyNode[children.length - 1];
        System.arraycopy(children, 0, fewer, 0, i);
        System.arraycopy(children, i + 1, fewer, i, fewer.length - i);
        return new StudyNode(move, annotation, fewer);
    }

    /**
     * {@return this node with another child in the place of the one with the same move}
     *
     * @param child the new child
     */
    StudyNode replacing(StudyNode child) {
        StudyNode[] changed = children.clone();
        changed[indexOf(child.move)] = child;
        return new StudyNode(move, annotation, changed);
    }

    /**
     * {@return this node with a child at another place among its siblings}
     *
     * @param from the index of the child
     * @param to its new index
     */
    StudyNode moving(int from, int to) {
        StudyNode[] changed = children.clone();
        for (int i = from; i != to; i += to > from ? 1 : -1) {
            changed[i] = changed[i + (to > from ? 1 : -1)];
        }
        changed[to] = children[from];
        return new StudyNode(move, annotation, changed);
    }
}
