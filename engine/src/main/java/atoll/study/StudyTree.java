package atoll.study;

/**
 * The tree of a study: nodes by their addresses, and changes, which give a new tree. Knows nothing of rules and limits. Immutable.
 *
 * <p>Methods with a {@link StudyPath} throw IllegalArgumentException if it leads to no node, unless stated otherwise.
 */
public final class StudyTree {
    private final StudyNode root;

    /**
     * A tree.
     *
     * @param root the start with all that follows
     */
    StudyTree(StudyNode root) {
        this.root = root;
    }

    /** {@return the start with all that follows} */
    public StudyNode root() {
        return root;
    }

    /**
     * {@return a node}
     *
     * @param path its address
     */
    public StudyNode node(StudyPath path) {
        return nodes(path)[path.length()];
    }

    // All nodes from the start to that one.
    private StudyNode[] nodes(StudyPath path) {
        StudyNode[] nodes = new StudyNode[path.length() + 1];
        nodes[0] = root;
        for (int i = 0; i < path.length(); i++) {
            int index = nodes[i].indexOf(path.move(i));
            if (index < 0) {
                throw new IllegalArgumentException("no node " + path);
            }
            nodes[i + 1] = nodes[i].child(index);
        }
        return nodes;
    }

    /**
     * {@return the longest part of a path that leads to a node} So a reader keeps its place when nodes are deleted.
     *
     * @param path any path
     */
    public StudyPath existing(StudyPath path) {
        StudyNode node = root;
        for (int i = 0; i < path.length(); i++) {
            int index = node.indexOf(path.move(i));
            if (index < 0) {
                return path.until(i);
            }
            node = node.child(index);
        }
        return path;
    }

    /**
     * {@return the address of the last node of a node's line}
     *
     * @param path the address of a node
     */
    public StudyPath endOfLine(StudyPath path) {
        int[] moves = new int[root.size()];
        for (int i = 0; i < path.length(); i++) {
            moves[i] = path.move(i);
        }
        int length = path.length();
        for (StudyNode node = node(path); node.childCount() > 0; node = node.child(0)) {
            moves[length++] = node.child(0).move();
        }
        return StudyPath.of(moves).until(length);
    }

    /**
     * {@return whether a node is on the main line}
     *
     * @param path the address of a node
     */
    public boolean isMainLine(StudyPath path) {
        return branching(nodes(path), path) < 0;
    }

    // The number of moves before the last one of the path that does not continue its line; or -1.
    private static int branching(StudyNode[] nodes, StudyPath path) {
        int last = path.length() - 1;
        while (last >= 0 && nodes[last].indexOf(path.move(last)) == 0) {
            last--;
        }
        return last;
    }

    // Changes.

    /**
     * {@return the tree with another node}
     *
     * @param path the address of a node
     * @param node what replaces it; with the same move
     */
    StudyTree replacing(StudyPath path, StudyNode node) {
        return replacing(nodes(path), path.length(), node);
    }

    private static StudyTree replacing(StudyNode[] nodes, int depth, StudyNode other) {
        StudyNode node = other;
        for (int i = depth - 1; i >= 0; i--) {
            node = nodes[i].replacing(node);
        }
        return new StudyTree(node);
    }

    /**
     * {@return the tree in which a node is on the main line; this one if it is already}
     *
     * @param path the address of a node
     */
    StudyTree makingMainLine(StudyPath path) {
        StudyNode[] nodes = nodes(path);
        int at = branching(nodes, path);
        if (at < 0) {
            return this;
        }
        StudyNode node = nodes[at + 1];
        for (int i = at; i >= 0; i--) {
            node = nodes[i].replacing(node).moving(nodes[i].indexOf(path.move(i)), 0);
        }
        return new StudyTree(node);
    }

    /**
     * {@return the tree in which a node has another place among its siblings; this one if it stays}
     *
     * @param path the address of a node, not of the start
     * @param by how many places it moves, negative towards the first; never beyond the first and the last
     */
    StudyTree reordering(StudyPath path, int by) {
        StudyNode[] nodes = nodes(path);
        int depth = path.parent().length();
        int from = nodes[depth].indexOf(path.move(depth));
        int to = Math.max(0, Math.min(nodes[depth].childCount() - 1, from + by));
        return from == to ? this : replacing(nodes, depth, nodes[depth].moving(from, to));
    }

    /**
     * {@return the tree without a node and all that follows it}
     *
     * @param path the address of a node, not of the start
     */
    StudyTree without(StudyPath path) {
        StudyNode[] nodes = nodes(path);
        int depth = path.parent().length();
        return replacing(nodes, depth, nodes[depth].without(nodes[depth].indexOf(path.move(depth))));
    }
}
