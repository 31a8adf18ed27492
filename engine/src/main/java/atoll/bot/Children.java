package atoll.bot;

import atoll.engine.Rng;

/** The nodes after a {@link Node}, by what leads to them: a hash table, since a chance node can have thousands. */
final class Children {
    /** By a hash of {@link Node#key}. There is always a free place. */
    private Node[] nodes = new Node[2];

    private int size;

    /** No child. */
    Children() {}

    /** {@return the number of children} */
    int size() {
        return size;
    }

    /**
     * {@return the child after the observation {@code key}; null if there is none yet}
     *
     * @param key what leads to the child: a move
     */
    Node get(int key) {
        return nodes[place(key)];
    }

    /**
     * {@return the child after the observation {@code key}, a new one if there is none yet}
     *
     * @param key what leads to the child: a move
     */
    Node getOrAdd(int key) {
        int place = place(key);
        Node node = nodes[place];
        if (node == null) {
            node = new Node(key);
            nodes[place] = node;
            if (2 * ++size > nodes.length) {
                rehash();
            }
        }
        return node;
    }

    private int place(int key) {
        int place = Rng.mix(key) & nodes.length - 1;
        for (Node node = nodes[place]; node != null && node.key != key; node = nodes[place]) {
            place = place + 1 & nodes.length - 1;
        }
        return place;
    }

    private void rehash() {
        Node[] old = nodes;
        nodes = new Node[2 * old.length];
        for (Node node : old) {
            if (node != null) {
                nodes[place(node.key)] = node;
            }
        }
    }
}
