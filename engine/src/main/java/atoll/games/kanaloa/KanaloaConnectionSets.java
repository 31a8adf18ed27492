package atoll.games.kanaloa;

import atoll.engine.MoveList;

/**
 * Sets of an island's connections, in one int: bit i stands for its connection i, in their order. An island has at most seven, so
 * what a set contains and where it leads is looked up.
 */
final class KanaloaConnectionSets {
    private static final int MOST = KanaloaMap.MAIN;

    // By connection: its bits in the sets of its islands.
    private static final int[] FIRST_BITS = new int[KanaloaMap.CONNECTIONS];
    private static final int[] SECOND_BITS = new int[KanaloaMap.CONNECTIONS];

    // By island, then island: the bit of their connection in the sets of the first one, or 0.
    private static final int[] BITS = new int[KanaloaMap.ISLANDS * KanaloaMap.ISLANDS];

    // By island, then set: its elements, in order, in eight places.
    private static final int[] ELEMENTS = new int[KanaloaMap.ISLANDS << MOST + 3];

    // By island, then set: the islands to which it leads, as bits.
    private static final int[] ENDS = new int[KanaloaMap.ISLANDS << MOST];

    static {
        int[] known = new int[KanaloaMap.ISLANDS];
        for (int c = 0; c < KanaloaMap.CONNECTIONS; c++) {
            int first = KanaloaMap.first(c);
            int second = KanaloaMap.second(c);
            FIRST_BITS[c] = 1 << known[first]++;
            SECOND_BITS[c] = 1 << known[second]++;
            BITS[first * KanaloaMap.ISLANDS + second] = FIRST_BITS[c];
            BITS[second * KanaloaMap.ISLANDS + first] = SECOND_BITS[c];
            register(first, FIRST_BITS[c], c);
            register(second, SECOND_BITS[c], c);
        }
    }

    private KanaloaConnectionSets() {}

    // Connections come in order, so those before this one are in their places.
    private static void register(int island, int bit, int connection) {
        for (int set = bit; set < 1 << MOST; set = set + 1 | bit) {
            ELEMENTS[elements(island, set) + Integer.bitCount(set & bit - 1)] = connection;
            ENDS[island << MOST | set] |= 1 << KanaloaMap.otherEnd(connection, island);
        }
    }

    private static int elements(int island, int set) {
        return (island << MOST | set) << 3;
    }

    /**
     * {@return the set of all connections of an island}
     *
     * @param island an island, 0..15
     */
    static int all(int island) {
        return (1 << KanaloaMap.size(island)) - 1;
    }

    /**
     * {@return a connection in the sets of its first island}
     *
     * @param connection a connection, 0..36
     */
    static int first(int connection) {
        return FIRST_BITS[connection];
    }

    /**
     * {@return a connection in the sets of its second island}
     *
     * @param connection a connection, 0..36
     */
    static int second(int connection) {
        return SECOND_BITS[connection];
    }

    /**
     * {@return the connection with another island, in the sets of an island; empty if there is none}
     *
     * @param island an island, 0..15
     * @param other another island
     */
    static int between(int island, int other) {
        return BITS[island * KanaloaMap.ISLANDS + other];
    }

    /**
     * {@return the first connection in a set, which must not be empty}
     *
     * @param island an island, 0..15
     * @param set some of its connections
     */
    static int lowest(int island, int set) {
        return ELEMENTS[elements(island, set)];
    }

    /**
     * {@return the islands at the other ends of the connections in a set, as bits}
     *
     * @param island an island, 0..15
     * @param set some of its connections
     */
    static int otherEnds(int island, int set) {
        return ENDS[island << MOST | set];
    }

    /**
     * Lists a move for each connection in a set, in order.
     *
     * @param island an island, 0..15
     * @param set some of its connections
     * @param first the move for connection 0; those of the others follow
     * @param out receives the moves
     */
    static void addEach(int island, int set, int first, MoveList out) {
        out.addUpTo8(first, ELEMENTS, elements(island, set), Integer.bitCount(set));
    }
}
