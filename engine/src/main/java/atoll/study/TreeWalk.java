package atoll.study;

import atoll.engine.State;
import java.util.ArrayList;
import java.util.List;

/**
 * Visits all nodes of a tree but its root, each before what follows it, with the position before its move. Lines may be thousands
 * of moves deep, so it does not recurse.
 *
 * @param <N> a node
 */
abstract class TreeWalk<N> {
    /** A node whose children are being visited. */
    private static final class Frame<N> {
        private final N node;
        private final int number;
        /** The position of the node, if it is needed again. */
        private final State state;

        private int next;

        Frame(N node, int number, State state) {
            this.node = node;
            this.number = number;
            this.state = state;
        }
    }

    /** A walk. */
    TreeWalk() {}

    /**
     * {@return the number of children}
     *
     * @param node a node; visited before, unless it is the root
     */
    abstract int childCount(N node);

    /**
     * {@return a child}
     *
     * @param node a node
     * @param i 0..childCount-1
     */
    abstract N child(N node, int i);

    /**
     * Visits a node.
     *
     * @param node the node
     * @param parent the number of the node before it: 0 for the root, 1 for the node visited first, and so on
     * @param before the position before its move
     * @return its move, legal in that position
     */
    abstract int visit(N node, int parent, State before);

    /**
     * Visits all nodes.
     *
     * @param root the root, which is not visited
     * @param state its position; another one afterwards
     */
    final void run(N root, State state) {
        List<Frame<N>> open = new ArrayList<>();
        int number = 0;
        open.add(frame(root, number, state));
        while (!open.isEmpty()) {
            Frame<N> frame = open.get(open.size() - 1);
            if (frame.next == childCount(frame.node)) {
                open.remove(open.size() - 1);
                continue;
            }
            if (frame.next > 0) {
                state.copyFrom(frame.state);
            }
            N child = child(frame.node, frame.next++);
            state.play(visit(child, frame.number, state));
            open.add(frame(child, ++number, state));
        }
    }

    private Frame<N> frame(N node, int number, State state) {
        return new Frame<>(node, number, childCount(node) > 1 ? state.copy() : null);
    }
}
