package atoll.games.kanaloa;

/**
 * The bridges and gods' stones on the islands, and the stones that seats hold. Control means bridges on more than half of an
 * island's places, so it is not stored.
 */
public final class KanaloaBoard {
    static final int MOST_SEATS = 4;

    private static final int STONES = KanaloaMap.WORDS * MOST_SEATS;
    private static final int HELD = STONES + 2;
    private static final int STONE_BITS = 4;
    private static final int HELD_BITS = 4;

    private final int seats;

    // The connections of each seat's bridges, by seat, then word; 16 stones of four bits, eight to an int; for each
    // seat the number of stones of each god it holds, four bits each.
    private final int[] ints = new int[HELD + MOST_SEATS];

    KanaloaBoard(int seats) {
        this.seats = seats;
    }

    void copyFrom(KanaloaBoard that) {
        System.arraycopy(that.ints, 0, ints, 0, ints.length);
    }

    KanaloaBoard copy() {
        KanaloaBoard copy = new KanaloaBoard(seats);
        copy.copyFrom(this);
        return copy;
    }

    // Bridges.

    /** The connections with a bridge of a seat. */
    int bridges(int seat, int word) {
        return ints[KanaloaMap.WORDS * seat + word];
    }

    /** The connections with a bridge. */
    int taken(int word) {
        return ints[word] | ints[2 + word] | ints[4 + word] | ints[6 + word];
    }

    int free(int word) {
        return KanaloaMap.all(word) & ~taken(word);
    }

    /** The connections with a bridge of any seat but {@code seat}. */
    int foreign(int seat, int word) {
        return taken(word) & ~bridges(seat, word);
    }

    boolean hasBridge(int seat, int connection) {
        return (bridges(seat, KanaloaMap.word(connection)) & KanaloaMap.bit(connection)) != 0;
    }

    /** The owner of the bridge on a connection, or -1. */
    public int owner(int connection) {
        for (int seat = 0; seat < seats; seat++) {
            if (hasBridge(seat, connection)) {
                return seat;
            }
        }
        return -1;
    }

    /** The number of a seat's bridges on an island. */
    public int count(int seat, int island) {
        return Integer.bitCount(bridges(seat, 0) & KanaloaMap.at(island, 0))
                + Integer.bitCount(bridges(seat, 1) & KanaloaMap.at(island, 1));
    }

    /** The number of free places on an island. */
    public int places(int island) {
        return Integer.bitCount(free(0) & KanaloaMap.at(island, 0))
                + Integer.bitCount(free(1) & KanaloaMap.at(island, 1));
    }

    boolean isFull(int island) {
        return (free(0) & KanaloaMap.at(island, 0)) == 0 && (free(1) & KanaloaMap.at(island, 1)) == 0;
    }

    public boolean controls(int seat, int island) {
        return count(seat, island) >= KanaloaMap.need(island);
    }

    /** The seat that controls an island, or -1. */
    public int controller(int island) {
        for (int seat = 0; seat < seats; seat++) {
            if (controls(seat, island)) {
                return seat;
            }
        }
        return -1;
    }

    /** The number of islands a seat controls. */
    public int islands(int seat) {
        int islands = 0;
        for (int i = 0; i < KanaloaMap.ISLANDS; i++) {
            islands += controls(seat, i) ? 1 : 0;
        }
        return islands;
    }

    /** The number of bridges a seat still needs to control an island; 0 if it does. */
    public int missing(int seat, int island) {
        return Math.max(0, KanaloaMap.need(island) - count(seat, island));
    }

    /** The points of an island for the seat that controls it: one for each place without a bridge of its own; 0 for others. */
    public int value(int seat, int island) {
        int own = count(seat, island);
        return own >= KanaloaMap.need(island) ? KanaloaMap.size(island) - own : 0;
    }

    void set(int seat, int connection) {
        ints[KanaloaMap.WORDS * seat + KanaloaMap.word(connection)] |= KanaloaMap.bit(connection);
    }

    void remove(int connection) {
        int word = KanaloaMap.word(connection);
        for (int seat = 0; seat < seats; seat++) {
            ints[KanaloaMap.WORDS * seat + word] &= ~KanaloaMap.bit(connection);
        }
    }

    /**
     * Places a bridge, replacing any on the connection, and applies takeovers.
     *
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

    /** Whether the bridge just placed on a full island gives {@code seat} a relative majority there, alone or shared. */
    boolean leads(int seat, int island) {
        return KanaloaMap.size(island) > KanaloaMap.SMALL && isFull(island) && mostOfOthers(seat, island) > 0;
    }

    /** The candidate bridges for removal by a seat with a relative majority. */
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

    /** The god whose stone lies on an island, or NONE. */
    public int stone(int island) {
        return ints[STONES + (island >> 3)] >>> STONE_BITS * (island & 7) & (1 << STONE_BITS) - 1;
    }

    void setStone(int island, int god) {
        int shift = STONE_BITS * (island & 7);
        int at = STONES + (island >> 3);
        ints[at] = ints[at] & ~((1 << STONE_BITS) - 1 << shift) | god << shift;
    }

    /** The number of stones of a god, KANALOA to LONO, that a seat holds. */
    public int held(int seat, int god) {
        return ints[HELD + seat] >>> HELD_BITS * god & (1 << HELD_BITS) - 1;
    }

    boolean holdsAny(int seat) {
        return ints[HELD + seat] != 0;
    }

    void hold(int seat, int god) {
        ints[HELD + seat] += 1 << HELD_BITS * god;
    }

    void use(int seat, int god) {
        ints[HELD + seat] -= 1 << HELD_BITS * god;
    }
}
