package atoll.bot;

import atoll.engine.Rng;

/** The nodes after a {@link Node}, by what leads to them: a hash table, since a chance node can have thousands. */
final class Children {
    // The table always has a free slot.
    private int[] keys = new int[2];
    private Node[] nodes = new Node[2];
    private int size;

    /** No child. */
    Children() {}

    /**
     * {@return the child after the observation {@code key}; null if there is none yet}
     *
     * @param key what leads to the child: a move
     */
    Node get(int key) {
        return nodes[place(key)];
    }

    /**
     * Adds a child for a new key.
     *
     * @param key what leads to the child: a move
     * @return the new node
     */
    Node add(int key) {
        if (2 * size >= nodes.length) {
            rehash();
        }
        size++;
        return put(key, new Node());
    }

    private Node put(int key, Node node) {
        int place = place(key);
        keys[place] = key;
        nodes[place] = node;
        return node;
    }

    private int place(int key) {
        int place = Rng.mix(key) & nodes.length - 1;
        while (nodes[place] != null && keys[place] != key) {
            place = place + 1 & nodes.length - 1;
        }
        return place;
    }

    private void rehash() {
        int[] oldKeys = keys;
        Node[] old = nodes;
        keys = new int[2 * old.length];
        nodes = new Node[2 * old.length];
        for (int i = 0; i < old.length; i++) {
            if (old[i] != null) {
                put(oldKeys[i], old[i]);
            }
        }
    }
}
