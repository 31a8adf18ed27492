package atoll.games.origo;

import java.util.Arrays;

/** The shields on the map and in the supplies, and the founded countries. Sets of fields are bits, see {@link OrigoMap}. */
public final class OrigoBoard {
    /** By number of seats: the shields of each. */
    private static final int[] SHIELDS = {0, 0, 44, 30, 25, 22};

    /** By number of seats: the shields each places before the game begins. */
    private static final int[] START_SHIELDS = {0, 0, 12, 8, 5, 4};

    /**
     * The points of the stones, in the order in which they are taken. The first and the last are inferred: a review mentions
     * three points at first and six or seven at the end. Those between are reconstructed.
     */
    private static final int[] STONES = {3, 3, 3, 4, 4, 4, 5, 5, 6, 6, 7, 7};

    /** Every fourth stone is red; known. */
    private static final int RED = 4;

    private static final int WORDS = OrigoMap.WORDS;

    // Rows within a word.
    private static final int ROW = 10;
    private static final int ROW_BITS = (1 << ROW) - 1;
    private static final int WORD_BITS = (1 << OrigoMap.WORD_FIELDS) - 1;
    private static final int FIRST_COLUMN = 1 | 1 << ROW | 1 << 2 * ROW;
    private static final int NOT_FIRST = WORD_BITS & ~FIRST_COLUMN;
    private static final int NOT_LAST = WORD_BITS & ~(FIRST_COLUMN << ROW - 1);

    /** The number of seats. */
    final int seats;
    /** By seat, then word: its fields. */
    final int[] shields;
    /** All shields of all seats. */
    final int[] taken = new int[WORDS];
    /** By seat, then region: the number of its shields. */
    private final int[] counts;
    /** By region: the number of free fields. */
    private final int[] room = new int[OrigoMap.REGIONS];

    /** By seat: its shields that are not on the board. */
    final int[] supply;
    /** Founded countries, as bits. */
    int founded;

    /** The result of {@link #flood} and {@link #border}. */
    final int[] reach = new int[WORDS];

    /**
     * An empty board.
     *
     * @param seats the number of seats
     */
    OrigoBoard(int seats) {
        this.seats = seats;
        shields = new int[seats * WORDS];
        counts = new int[seats * OrigoMap.REGIONS];
        for (int region = 0; region < OrigoMap.REGIONS; region++) {
            room[region] = OrigoMap.size(region);
        }
        supply = new int[seats];
        Arrays.fill(supply, SHIELDS[seats]);
    }

    /**
     * Makes this equal to another one.
     *
     * @param that the object to copy from
     */
    void copyFrom(OrigoBoard that) {
        System.arraycopy(that.shields, 0, shields, 0, shields.length);
        System.arraycopy(that.taken, 0, taken, 0, WORDS);
        System.arraycopy(that.counts, 0, counts, 0, counts.length);
        System.arraycopy(that.room, 0, room, 0, OrigoMap.REGIONS);
        System.arraycopy(that.supply, 0, supply, 0, seats);
        founded = that.founded;
    }

    /**
     * {@return the number of shields of each seat, by number of seats}
     *
     * @param seats the number of seats
     */
    public static int shieldsEach(int seats) {
        return SHIELDS[seats];
    }

    /**
     * {@return the number of shields that each seat places before the game begins}
     *
     * @param seats the number of seats
     */
    public static int startShields(int seats) {
        return START_SHIELDS[seats];
    }

    /**
     * {@return the points of a founding stone; {@code stone} is 0..11 in the order in which they are taken}
     *
     * @param stone the number of stones that were taken before
     */
    public static int stone(int stone) {
        return STONES[stone];
    }

    /**
     * {@return whether taking that stone triggers a scoring}
     *
     * @param stone the number of stones that were taken before
     */
    public static boolean isRed(int stone) {
        return (stone + 1) % RED == 0;
    }

    /**
     * {@return the seat whose shield is on a field, or -1}
     *
     * @param field a field, 0..99: ten per row from A1
     */
    public int owner(int field) {
        int word = OrigoMap.word(field);
        int bit = OrigoMap.bit(field);
        for (int seat = 0; (taken[word] & bit) != 0 && seat < seats; seat++) {
            if ((shields[seat * WORDS + word] & bit) != 0) {
                return seat;
            }
        }
        return -1;
    }

    /**
     * {@return whether a seat has a shield on a field}
     *
     * @param seat a seat, from 0
     * @param field a field, 0..99: ten per row from A1
     */
    public boolean owns(int seat, int field) {
        return (shields[seat * WORDS + OrigoMap.word(field)] & OrigoMap.bit(field)) != 0;
    }

    /**
     * {@return the number of shields in a seat's supply}
     *
     * @param seat a seat, from 0
     */
    public int supply(int seat) {
        return supply[seat];
    }

    /**
     * {@return the number of a seat's shields in a country or sea}
     *
     * @param seat a seat, from 0
     * @param region a country, 0..11, or a part of the sea, 12..15
     */
    public int count(int seat, int region) {
        return counts[seat * OrigoMap.REGIONS + region];
    }

    /**
     * {@return the number of free fields in a country or sea}
     *
     * @param region a country, 0..11, or a part of the sea, 12..15
     */
    public int room(int region) {
        return room[region];
    }

    /**
     * {@return whether a country was founded}
     *
     * @param country a country, 0..11
     */
    public boolean isFounded(int country) {
        return (founded >> country & 1) != 0;
    }

    /** {@return the number of stones taken, 0..12} */
    public int stones() {
        return Integer.bitCount(founded);
    }

    /**
     * {@return whether shields there may be attacked: in a founded country, full or not, or in a sea that is full now}
     *
     * @param region a country, 0..11, or a part of the sea, 12..15
     */
    public boolean isOpenToAttack(int region) {
        return OrigoMap.isSea(region) ? room(region) == 0 : isFounded(region);
    }

    /** {@return the regions where shields may be attacked, as bits} */
    int attackable() {
        int open = founded;
        for (int sea = OrigoMap.COUNTRIES; sea < OrigoMap.REGIONS; sea++) {
            open |= room(sea) == 0 ? 1 << sea : 0;
        }
        return open;
    }

    /**
     * {@return the number of a seat's shields around a field: at its sides, or at its corners as well}
     *
     * @param seat a seat, from 0
     * @param field a field, 0..99: ten per row from A1
     * @param corners whether fields touch at corners as well
     */
    public int around(int seat, int field, boolean corners) {
        int word = OrigoMap.word(field);
        int beside = OrigoMap.besideWord(field);
        int here = shields[seat * WORDS + word];
        int there = shields[seat * WORDS + beside];
        return corners
                ? Integer.bitCount(here & OrigoMap.around(field, word))
                        + Integer.bitCount(there & OrigoMap.around(field, beside))
                : Integer.bitCount(here & OrigoMap.near(field, word))
                        + Integer.bitCount(there & OrigoMap.near(field, beside));
    }

    /**
     * {@return whether a seat has a shield at a side of a field}
     *
     * @param seat a seat, from 0
     * @param field a field, 0..99: ten per row from A1
     */
    public boolean isNear(int seat, int field) {
        return around(seat, field, false) > 0;
    }

    /**
     * {@return whether a card of a seat fits a field: people next to an own shield, other cards on their printed
     * fields}
     *
     * @param seat a seat, from 0
     * @param card a card, 0..47
     * @param field a field, 0..99: ten per row from A1
     */
    boolean fits(int seat, int card, int field) {
        return card == OrigoCards.PEOPLE ? isNear(seat, field) : OrigoCards.fits(card, field);
    }

    // Words.

    /**
     * {@return the shields of a seat in that word}
     *
     * @param seat a seat, from 0
     * @param word 0..3: three rows of fields each
     */
    int of(int seat, int word) {
        return shields[seat * WORDS + word];
    }

    /**
     * {@return fields without a shield in that word}
     *
     * @param word 0..3: three rows of fields each
     */
    int free(int word) {
        return OrigoMap.all(word) & ~taken[word];
    }

    /**
     * Puts a shield of a seat on a field.
     *
     * @param seat a seat, from 0
     * @param field a field, 0..99: ten per row from A1
     */
    void put(int seat, int field) {
        shields[seat * WORDS + OrigoMap.word(field)] |= OrigoMap.bit(field);
        taken[OrigoMap.word(field)] |= OrigoMap.bit(field);
        int region = OrigoMap.region(field);
        counts[seat * OrigoMap.REGIONS + region]++;
        room[region]--;
    }

    /**
     * Removes a shield of a seat from a field.
     *
     * @param seat a seat, from 0
     * @param field a field, 0..99: ten per row from A1
     */
    void remove(int seat, int field) {
        shields[seat * WORDS + OrigoMap.word(field)] &= ~OrigoMap.bit(field);
        taken[OrigoMap.word(field)] &= ~OrigoMap.bit(field);
        int region = OrigoMap.region(field);
        counts[seat * OrigoMap.REGIONS + region]--;
        room[region]++;
    }

    /**
     * Fills {@link #reach} with the group of connected shields of a seat that contains the lowest bit of a word.
     *
     * @param seat a seat, from 0
     * @param word 0..3: three rows of fields each
     * @param bits the fields of the word
     */
    void flood(int seat, int word, int bits) {
        int s0 = shields[seat * WORDS];
        int s1 = shields[seat * WORDS + 1];
        int s2 = shields[seat * WORDS + 2];
        int s3 = shields[seat * WORDS + 3];
        int bit = bits & -bits;
        int r0 = word == 0 ? bit : 0;
        int r1 = word == 1 ? bit : 0;
        int r2 = word == 2 ? bit : 0;
        int r3 = word == 3 ? bit : 0;
        boolean grows = true;
        while (grows) {
            int n0 = (r0 | sides(r0) | r1 << 2 * ROW) & s0;
            int n1 = (r1 | sides(r1) | n0 >>> 2 * ROW | r2 << 2 * ROW) & s1;
            int n2 = (r2 | sides(r2) | n1 >>> 2 * ROW | r3 << 2 * ROW) & s2;
            int n3 = (r3 | sides(r3) | n2 >>> 2 * ROW) & s3;
            grows = ((n0 ^ r0) | (n1 ^ r1) | (n2 ^ r2) | (n3 ^ r3)) != 0;
            r0 = n0;
            r1 = n1;
            r2 = n2;
            r3 = n3;
        }
        reach[0] = r0;
        reach[1] = r1;
        reach[2] = r2;
        reach[3] = r3;
    }

    /** Replaces {@link #reach} by the fields that share a side with it; some of them may be its own. */
    void border() {
        int r0 = reach[0];
        int r1 = reach[1];
        int r2 = reach[2];
        int r3 = reach[3];
        reach[0] = (sides(r0) | r1 << 2 * ROW) & WORD_BITS;
        reach[1] = (sides(r1) | r0 >>> 2 * ROW | r2 << 2 * ROW) & WORD_BITS;
        reach[2] = (sides(r2) | r1 >>> 2 * ROW | r3 << 2 * ROW) & WORD_BITS;
        reach[3] = (sides(r3) | r2 >>> 2 * ROW) & ROW_BITS;
    }

    /**
     * Fills {@link #reach} with the fields that share a side with a seat's shields.
     *
     * @param seat a seat, from 0
     */
    void borderOf(int seat) {
        System.arraycopy(shields, seat * WORDS, reach, 0, WORDS);
        border();
    }

    // Left, right, up and down within a word.
    private static int sides(int fields) {
        return (fields << 1 & NOT_FIRST) | (fields >>> 1 & NOT_LAST) | (fields << ROW & WORD_BITS) | fields >>> ROW;
    }
}
