package atoll.games.rapanui;

/**
 * The villagers of Rapa Nui, their numbers in the box, and multisets of them as one int: four bits for the number of each.
 *
 * <p>A villager is 0..6: {@link #WOODCUTTER}, {@link #PRIEST}, {@link #MOAI}, and from {@link #HUNTER} on the hunters and
 * gatherers in the order of the four kinds of {@link RapanuiOfferings}.
 */
public final class RapanuiCards {
    /** The woodcutter, who brings wood. */
    public static final int WOODCUTTER = 0;
    /** The priest, who brings glory. */
    public static final int PRIEST = 1;
    /** The Moai, who brings wood or glory. */
    public static final int MOAI = 2;
    /** The hunter of kind 0; that of kind k is {@code HUNTER + k}. */
    public static final int HUNTER = 3;

    /** The number of different villagers. */
    public static final int CARDS = 7;

    /** The hand size after taking cards, 3. */
    public static final int HAND = 3;

    // Known: the composition of the draw pile, from several descriptions of the box.
    private static final int[] BOX = {
        12, // woodcutters
        9, // priests
        9, // Moai
        5, // hunters of fish
        5, // of mulberry
        5, // of sweet potato
        5, // of grain
    };

    /** Cards of the draw pile before the columns are laid out, 50. */
    public static final int BOX_TOTAL = 50;

    // Known: a colour has a woodcutter and hunters of three different kinds. Reconstructed: which kind each colour
    // lacks.
    /** By seat: the kinds of its three hunters at the start. */
    static final int[][] START_HUNTERS = {
        {RapanuiOfferings.FISH, RapanuiOfferings.MULBERRY, RapanuiOfferings.SWEETPOTATO}, // lime
        {RapanuiOfferings.FISH, RapanuiOfferings.MULBERRY, RapanuiOfferings.GRAIN}, // light blue
        {RapanuiOfferings.FISH, RapanuiOfferings.SWEETPOTATO, RapanuiOfferings.GRAIN}, // red
        {RapanuiOfferings.MULBERRY, RapanuiOfferings.SWEETPOTATO, RapanuiOfferings.GRAIN}, // purple
    };

    private static final String[] NAMES = {"woodcutter", "priest", "moai", "fish", "mulberry", "sweetpotato", "grain"};

    private static final int BITS = 4;
    private static final int MASK = 15;

    private RapanuiCards() {}

    /**
     * {@return the name of a villager, 0..6; a hunter has the name of its kind of offering}
     *
     * @param card a villager, 0..6: woodcutter, priest, Moai, then hunters
     */
    public static String name(int card) {
        return NAMES[card];
    }

    /**
     * {@return the number of a villager in the box's draw pile}
     *
     * @param card a villager, 0..6: woodcutter, priest, Moai, then hunters
     */
    public static int inBox(int card) {
        return BOX[card];
    }

    /**
     * {@return whether a villager is a hunter}
     *
     * @param card a villager, 0..6: woodcutter, priest, Moai, then hunters
     */
    public static boolean isHunter(int card) {
        return card >= HUNTER;
    }

    /** {@return the whole draw pile} */
    static int box() {
        int box = 0;
        for (int card = 0; card < CARDS; card++) {
            box += BOX[card] << BITS * card;
        }
        return box;
    }

    /**
     * {@return the three hunters a seat has in hand at the start}
     *
     * @param seat a seat, from 0
     */
    static int startHand(int seat) {
        int hand = 0;
        for (int kind : START_HUNTERS[seat]) {
            hand += one(HUNTER + kind);
        }
        return hand;
    }

    /**
     * {@return a set of a single card}
     *
     * @param card a villager, 0..6: woodcutter, priest, Moai, then hunters
     */
    static int one(int card) {
        return 1 << BITS * card;
    }

    /**
     * {@return the number of a villager in a set}
     *
     * @param cards cards, packed by villager
     * @param card a villager, 0..6: woodcutter, priest, Moai, then hunters
     */
    static int count(int cards, int card) {
        return cards >>> BITS * card & MASK;
    }

    /**
     * {@return the size of a set}
     *
     * @param cards cards, packed by villager
     */
    static int total(int cards) {
        int pairs = (cards & 0x0F0F0F0F) + (cards >>> BITS & 0x0F0F0F0F);
        return pairs * 0x01010101 >>> 24;
    }
}
