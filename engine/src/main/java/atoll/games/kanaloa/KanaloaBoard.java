package atoll.games.kanaloa;

/**
 * The bridges and gods' stones on the islands, and the stones that seats hold. Control means bridges on more than half of an
 * island's places, so it is not stored.
 */
public final class KanaloaBoard {
    /** The most seats of a game. */
    static final int MOST_SEATS = 4;

    private static final int STONES = KanaloaMap.WORDS * MOST_SEATS;
    private static final int HELD = STONES + 2;
    private static final int STONE_BITS = 4;
    private static final int HELD_BITS = 4;

    private final int seats;

    // The connections of each seat's bridges, by seat, then word; 16 stones of four bits, eight to an int; for each
    // seat the number of stones of each god it holds, four bits each.
    private final int[] ints = new int[HELD + MOST_SEATS];

    /**
     * A board without bridges and stones.
     *
     * @param seats the number of seats
     */
    KanaloaBoard(int seats) {
        this.seats = seats;
    }

    /**
     * Makes this equal to another one.
     *
     * @param that the object to copy from
     */
    void copyFrom(KanaloaBoard that) {
        System.arraycopy(that.ints, 0, ints, 0, ints.length);
    }

    /** {@return an independent copy} */
    KanaloaBoard copy() {
        KanaloaBoard copy = new KanaloaBoard(seats);
        copy.copyFrom(this);
        return copy;
    }

    // Bridges.

    /**
     * {@return the connections with a bridge of a seat}
     *
     * @param seat a seat, from 0
     * @param word 0 or 1, the word of the set of connections
     */
    int bridges(int seat, int word) {
        return ints[KanaloaMap.WORDS * seat + word];
    }

    /**
     * {@return the number of a seat's bridges}
     *
     * @param seat a seat, from 0
     */
    int bridges(int seat) {
        return Integer.bitCount(bridges(seat, 0)) + Integer.bitCount(bridges(seat, 1));
    }

    /**
     * {@return the connections with a bridge}
     *
     * @param word 0 or 1, the word of the set of connections
     */
    int taken(int word) {
        return ints[word] | ints[2 + word] | ints[4 + word] | ints[6 + word];
    }

    /**
     * {@return the connections without a bridge}
     *
     * @param word 0 or 1, the word of the set of connections
     */
    int free(int word) {
        return KanaloaMap.all(word) & ~taken(word);
    }

    /**
     * {@return the connections with a bridge of any seat but {@code seat}}
     *
     * @param seat a seat, from 0
     * @param word 0 or 1, the word of the set of connections
     */
    int foreign(int seat, int word) {
        return taken(word) & ~bridges(seat, word);
    }

    /**
     * {@return whether a seat has the bridge of a connection}
     *
     * @param seat a seat, from 0
     * @param connection a connection, 0..36
     */
    boolean hasBridge(int seat, int connection) {
        return (bridges(seat, KanaloaMap.word(connection)) & KanaloaMap.bit(connection)) != 0;
    }

    /**
     * {@return the owner of the bridge on a connection, or -1}
     *
     * @param connection a connection, 0..36
     */
    public int owner(int connection) {
        for (int seat = 0; seat < seats; seat++) {
            if (hasBridge(seat, connection)) {
                return seat;
            }
        }
        return -1;
    }

    /**
     * {@return the number of a seat's bridges on an island}
     *
     * @param seat a seat, from 0
     * @param island an island, 0..15
     */
    public int count(int seat, int island) {
        return Integer.bitCount(bridges(seat, 0) & KanaloaMap.at(island, 0))
                + Integer.bitCount(bridges(seat, 1) & KanaloaMap.at(island, 1));
    }

    /**
     * {@return the number of free places on an island}
     *
     * @param island an island, 0..15
     */
    public int places(int island) {
        return Integer.bitCount(free(0) & KanaloaMap.at(island, 0))
                + Integer.bitCount(free(1) & KanaloaMap.at(island, 1));
    }

    /**
     * {@return whether all connections of an island have bridges}
     *
     * @param island an island, 0..15
     */
    boolean isFull(int island) {
        return (free(0) & KanaloaMap.at(island, 0)) == 0 && (free(1) & KanaloaMap.at(island, 1)) == 0;
    }

    /**
     * {@return whether a seat controls an island}
     *
     * @param seat a seat, from 0
     * @param island an island, 0..15
     */
    public boolean controls(int seat, int island) {
        return count(seat, island) >= KanaloaMap.need(island);
    }

    /**
     * {@return the seat that controls an island, or -1}
     *
     * @param island an island, 0..15
     */
    public int controller(int island) {
        for (int seat = 0; seat < seats; seat++) {
            if (controls(seat, island)) {
                return seat;
            }
        }
        return -1;
    }

    /**
     * {@return the number of islands a seat controls}
     *
     * @param seat a seat, from 0
     */
    public int islands(int seat) {
        int islands = 0;
        for (int i = 0; i < KanaloaMap.ISLANDS; i++) {
            islands += controls(seat, i) ? 1 : 0;
        }
        return islands;
    }

    /**
     * {@return the number of bridges a seat still needs to control an island; 0 if it does}
     *
     * @param seat a seat, from 0
     * @param island an island, 0..15
     */
    public int missing(int seat, int island) {
        return Math.max(0, KanaloaMap.need(island) - count(seat, island));
    }

    /**
     * {@return the points of an island for the seat that controls it: one for each place without a bridge of its own; 0
     * for others}
     *
     * @param seat a seat, from 0
     * @param island an island, 0..15
     */
    public int value(int seat, int island) {
        int own = count(seat, island);
        return own >= KanaloaMap.need(island) ? KanaloaMap.size(island) - own : 0;
    }

    /**
     * Gives the bridge of a connection to a seat.
     *
     * @param seat a seat, from 0
     * @param connection a connection, 0..36
     */
    void set(int seat, int connection) {
        ints[KanaloaMap.WORDS * seat + KanaloaMap.word(connection)] |= KanaloaMap.bit(connection);
    }

    /**
     * Removes the bridge of a connection.
     *
     * @param connection a connection, 0..36
     */
    void remove(int connection) {
        int word = KanaloaMap.word(connection);
        for (int seat = 0; seat < seats; seat++) {
            ints[KanaloaMap.WORDS * seat + word] &= ~KanaloaMap.bit(connection);
        }
    }

    /**
     * Places a bridge, replacing any on the connection, and applies takeovers.
     *
     * @param seat a seat, from 0
     * @param connection a connection, 0..36
     * @return the islands of which {@code seat} gains control, as bits
     */
    int lay(int seat, int connection) {
        remove(connection);
        set(seat, connection);
        return takeOver(seat, KanaloaMap.first(connection)) | takeOver(seat, KanaloaMap.second(connection));
    }

    // Control is gained only by the bridge that reaches the needed number, not by later ones.
    private int takeOver(int seat, int island) {
        if (count(seat, island) != KanaloaMap.need(island)) {
            return 0;
        }
        for (int other = 0; other < seats; other++) {
            if (other != seat) {
                ints[KanaloaMap.WORDS * other] &= ~KanaloaMap.at(island, 0);
                ints[KanaloaMap.WORDS * other + 1] &= ~KanaloaMap.at(island, 1);
            }
        }
        return 1 << island;
    }

    /**
     * {@return whether the bridge just placed on a full island gives {@code seat} a relative majority there, alone or
     * shared}
     *
     * @param seat a seat, from 0
     * @param island an island, 0..15
     */
    boolean leads(int seat, int island) {
        return KanaloaMap.size(island) > KanaloaMap.SMALL && isFull(island) && mostOfOthers(seat, island) > 0;
    }

    /**
     * {@return the candidate bridges for removal by a seat with a relative majority}
     *
     * @param seat a seat, from 0
     * @param island an island, 0..15
     * @param word 0 or 1, the word of the set of connections
     */
    int removable(int seat, int island, int word) {
        int most = mostOfOthers(seat, island);
        if (most < count(seat, island)) {
            return foreign(seat, word) & KanaloaMap.at(island, word);
        }
        // rulebook, shared majority: the bridge of the seat with a single bridge there
        int single = 0;
        for (int other = 0; other < seats; other++) {
            if (other != seat && count(other, island) == 1) {
                single |= bridges(other, word) & KanaloaMap.at(island, word);
            }
        }
        return single;
    }

    // The most bridges of another seat there; 0 if that is more than the seat's own, or if the seat has an absolute
    // majority.
    private int mostOfOthers(int seat, int island) {
        int own = count(seat, island);
        int most = 0;
        for (int other = 0; other < seats; other++) {
            if (other != seat) {
                most = Math.max(most, count(other, island));
            }
        }
        return most > own || own >= KanaloaMap.need(island) ? 0 : most;
    }

    // Stones.

    /**
     * {@return the god whose stone lies on an island, or NONE}
     *
     * @param island an island, 0..15
     */
    public int stone(int island) {
        return ints[STONES + (island >> 3)] >>> STONE_BITS * (island & 7) & (1 << STONE_BITS) - 1;
    }

    /**
     * Puts the stone of a god on an island; 0 removes it.
     *
     * @param island an island, 0..15
     * @param god a god of {@link KanaloaGods}
     */
    void setStone(int island, int god) {
        int shift = STONE_BITS * (island & 7);
        int at = STONES + (island >> 3);
        ints[at] = ints[at] & ~((1 << STONE_BITS) - 1 << shift) | god << shift;
    }

    /**
     * {@return the number of stones of a god, KANALOA to LONO, that a seat holds}
     *
     * @param seat a seat, from 0
     * @param god a god of {@link KanaloaGods}
     */
    public int held(int seat, int god) {
        return ints[HELD + seat] >>> HELD_BITS * god & (1 << HELD_BITS) - 1;
    }

    /**
     * {@return whether a seat holds any stone}
     *
     * @param seat a seat, from 0
     */
    boolean holdsAny(int seat) {
        return ints[HELD + seat] != 0;
    }

    /**
     * Gives a stone of a god to a seat.
     *
     * @param seat a seat, from 0
     * @param god a god of {@link KanaloaGods}
     */
    void hold(int seat, int god) {
        ints[HELD + seat] += 1 << HELD_BITS * god;
    }

    /**
     * Takes a stone of a god from a seat.
     *
     * @param seat a seat, from 0
     * @param god a god of {@link KanaloaGods}
     */
    void use(int seat, int god) {
        ints[HELD + seat] -= 1 << HELD_BITS * god;
    }
}
