package atoll.games.kanaloa;

/**
 * The bridges and gods' stones on the islands, and the stones that seats hold. Control means bridges on more than half of an
 * island's places, so it is not stored.
 */
public final class KanaloaBoard {
    private static final int HELD = 2;
    private static final int STONE_BITS = 4;
    private static final int HELD_BITS = 4;

    private final int seats;

    // By seat, then island: its bridges there, see KanaloaConnectionSets; after the last seat those of all. Moves and
    // heuristics ask for one island at a time.
    private final int[] bridges;

    // 16 stones of four bits, eight to an int; for each seat the number of stones of each god it holds, four bits each.
    private final int[] stones;

    /**
     * A board without bridges and stones.
     *
     * @param seats the number of seats
     */
    KanaloaBoard(int seats) {
        this.seats = seats;
        bridges = new int[(seats + 1) * KanaloaMap.ISLANDS];
        stones = new int[HELD + seats];
    }

    /**
     * Makes this equal to another one.
     *
     * @param that the object to copy from
     */
    void copyFrom(KanaloaBoard that) {
        System.arraycopy(that.bridges, 0, bridges, 0, bridges.length);
        System.arraycopy(that.stones, 0, stones, 0, stones.length);
    }

    /** {@return an independent copy} */
    KanaloaBoard copy() {
        KanaloaBoard copy = new KanaloaBoard(seats);
        copy.copyFrom(this);
        return copy;
    }

    // Bridges.

    /**
     * {@return a seat's bridges on an island, as in {@link KanaloaConnectionSets}}
     *
     * @param seat a seat, from 0
     * @param island an island, 0..15
     */
    int bridges(int seat, int island) {
        return bridges[seat * KanaloaMap.ISLANDS + island];
    }

    /**
     * {@return the number of a seat's bridges}
     *
     * @param seat a seat, from 0
     */
    int bridges(int seat) {
        int ends = 0;
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            ends += count(seat, island);
        }
        return ends / 2;
    }

    /**
     * {@return the connections of an island without a bridge, as in {@link KanaloaConnectionSets}}
     *
     * @param island an island, 0..15
     */
    int free(int island) {
        return KanaloaConnectionSets.all(island) & ~bridges(seats, island);
    }

    /**
     * {@return the connections of an island with a bridge of any seat but {@code seat}}
     *
     * @param seat a seat, from 0
     * @param island an island, 0..15
     */
    int foreign(int seat, int island) {
        return bridges(seats, island) & ~bridges(seat, island);
    }

    /**
     * {@return whether a connection has no bridge}
     *
     * @param connection a connection, 0..36
     */
    boolean isFree(int connection) {
        return !hasBridge(seats, connection);
    }

    /**
     * {@return whether a seat has the bridge of a connection}
     *
     * @param seat a seat, from 0
     * @param connection a connection, 0..36
     */
    boolean hasBridge(int seat, int connection) {
        return (bridges(seat, KanaloaMap.first(connection)) & KanaloaConnectionSets.first(connection)) != 0;
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
        return Integer.bitCount(bridges(seat, island));
    }

    /**
     * {@return how a seat stands on an island, see {@link KanaloaStanding}}
     *
     * @param seat a seat, from 0
     * @param island an island, 0..15
     */
    int standing(int seat, int island) {
        return KanaloaStanding.of(KanaloaMap.need(island), count(seat, island), count(seats, island));
    }

    /**
     * {@return the number of free places on an island}
     *
     * @param island an island, 0..15
     */
    public int places(int island) {
        return Integer.bitCount(free(island));
    }

    /**
     * {@return whether all connections of an island have bridges}
     *
     * @param island an island, 0..15
     */
    boolean isFull(int island) {
        return bridges(seats, island) == KanaloaConnectionSets.all(island);
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
     * {@return what an island brings the seat that controls it in a scoring: its value, and one more in the final one; 0 for others}
     *
     * @param seat a seat, from 0
     * @param island an island, 0..15
     * @param finalScoring whether the game ends with this scoring
     */
    public int value(int seat, int island, boolean finalScoring) {
        return value(seat, island) + (finalScoring && controls(seat, island) ? 1 : 0);
    }

    /**
     * Gives the bridge of a connection to a seat.
     *
     * @param seat a seat, from 0
     * @param connection a connection, 0..36
     */
    void set(int seat, int connection) {
        add(seat, connection);
        add(seats, connection);
    }

    private void add(int row, int connection) {
        bridges[row * KanaloaMap.ISLANDS + KanaloaMap.first(connection)] |= KanaloaConnectionSets.first(connection);
        bridges[row * KanaloaMap.ISLANDS + KanaloaMap.second(connection)] |= KanaloaConnectionSets.second(connection);
    }

    /**
     * Removes the bridge of a connection.
     *
     * @param connection a connection, 0..36
     */
    void remove(int connection) {
        for (int row = 0; row <= seats; row++) {
            bridges[row * KanaloaMap.ISLANDS + KanaloaMap.first(connection)] &=
                    ~KanaloaConnectionSets.first(connection);
            bridges[row * KanaloaMap.ISLANDS + KanaloaMap.second(connection)] &=
                    ~KanaloaConnectionSets.second(connection);
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
        if (!isFree(connection)) {
            remove(connection);
        }
        set(seat, connection);
        return takeOver(seat, KanaloaMap.first(connection)) | takeOver(seat, KanaloaMap.second(connection));
    }

    // Control is gained only by the bridge that reaches the needed number, not by later ones.
    private int takeOver(int seat, int island) {
        if (count(seat, island) != KanaloaMap.need(island)) {
            return 0;
        }
        for (int left = foreign(seat, island); left != 0; left &= left - 1) {
            remove(KanaloaConnectionSets.lowest(island, left));
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
     * {@return the candidate bridges for removal by a seat with a relative majority, as in {@link KanaloaConnectionSets}}
     *
     * @param seat a seat, from 0
     * @param island an island, 0..15
     */
    int removable(int seat, int island) {
        int most = mostOfOthers(seat, island);
        if (most < count(seat, island)) {
            return foreign(seat, island);
        }
        // rulebook, shared majority: the bridge of the seat with a single bridge there
        int single = 0;
        for (int other = 0; other < seats; other++) {
            if (other != seat && count(other, island) == 1) {
                single |= bridges(other, island);
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
        return stones[island >> 3] >>> STONE_BITS * (island & 7) & (1 << STONE_BITS) - 1;
    }

    /**
     * Puts the stone of a god on an island; 0 removes it.
     *
     * @param island an island, 0..15
     * @param god a god of {@link KanaloaGods}
     */
    void setStone(int island, int god) {
        int shift = STONE_BITS * (island & 7);
        int at = island >> 3;
        stones[at] = stones[at] & ~((1 << STONE_BITS) - 1 << shift) | god << shift;
    }

    /**
     * {@return the number of stones of a god, KANALOA to LONO, that a seat holds}
     *
     * @param seat a seat, from 0
     * @param god a god of {@link KanaloaGods}
     */
    public int held(int seat, int god) {
        return stones[HELD + seat] >>> HELD_BITS * god & (1 << HELD_BITS) - 1;
    }

    /**
     * {@return whether a seat holds any stone}
     *
     * @param seat a seat, from 0
     */
    boolean holdsAny(int seat) {
        return stones[HELD + seat] != 0;
    }

    /**
     * Gives a stone of a god to a seat.
     *
     * @param seat a seat, from 0
     * @param god a god of {@link KanaloaGods}
     */
    void hold(int seat, int god) {
        stones[HELD + seat] += 1 << HELD_BITS * god;
    }

    /**
     * Takes a stone of a god from a seat.
     *
     * @param seat a seat, from 0
     * @param god a god of {@link KanaloaGods}
     */
    void use(int seat, int god) {
        stones[HELD + seat] -= 1 << HELD_BITS * god;
    }
}
