package atoll.games.rapanui;

/** The areas of all seats: hands, villages, offerings, wood and glory. */
final class RapanuiPlayerAreas {
    /** The price of an offering without hunters, in wood. */
    static final int PRICE = 5;
    /** The wood to build a Moai. */
    static final int MOAI_WOOD = 7;
    /** The points of a Moai at the end. */
    static final int MOAI_GLORY = 4;
    /** The wood that is worth a point at the end. */
    static final int WOOD_PER_GLORY = 5;

    // Rulebook, set-up: later seats in the first round start with more.
    private static final int START_WOOD = 2;

    /** The number of seats. */
    final int seats;
    /** Sets of {@link RapanuiCards}. */
    final int[] hands;

    /** By seat: the villagers laid out, packed. */
    final int[] villages;
    /** Sets of {@link RapanuiOfferings}; in a view including those that may be hidden on the stone. */
    final int[] piles;

    /** By seat: its wood. */
    final int[] wood;
    /** By seat: its glory. */
    final int[] glory;

    /**
     * The areas at the start of a game.
     *
     * @param seats the number of seats
     */
    RapanuiPlayerAreas(int seats) {
        this.seats = seats;
        hands = new int[seats];
        villages = new int[seats];
        piles = new int[seats];
        wood = new int[seats];
        glory = new int[seats];
        for (int seat = 0; seat < seats; seat++) {
            hands[seat] = RapanuiCards.startHand(seat);
            villages[seat] = RapanuiCards.one(RapanuiCards.WOODCUTTER);
            piles[seat] = RapanuiOfferings.ONE_EACH;
            wood[seat] = startWood(seat);
        }
    }

    /**
     * {@return the wood of a seat at the start}
     *
     * @param seat a seat, from 0
     */
    static int startWood(int seat) {
        return START_WOOD + seat;
    }

    /**
     * Makes this equal to another one.
     *
     * @param that the object to copy from
     */
    void copyFrom(RapanuiPlayerAreas that) {
        for (int seat = 0; seat < seats; seat++) {
            hands[seat] = that.hands[seat];
            villages[seat] = that.villages[seat];
            piles[seat] = that.piles[seat];
            wood[seat] = that.wood[seat];
            glory[seat] = that.glory[seat];
        }
    }

    /**
     * {@return the number of cards of a villager in a hand}
     *
     * @param seat a seat, from 0
     * @param card a villager, 0..6: woodcutter, priest, Moai, then hunters
     */
    int hand(int seat, int card) {
        return RapanuiCards.count(hands[seat], card);
    }

    /**
     * {@return the number of cards in a hand}
     *
     * @param seat a seat, from 0
     */
    int handSize(int seat) {
        return RapanuiCards.total(hands[seat]);
    }

    /**
     * {@return the number of cards of a villager that a seat has laid out}
     *
     * @param seat a seat, from 0
     * @param card a villager, 0..6: woodcutter, priest, Moai, then hunters
     */
    int village(int seat, int card) {
        return RapanuiCards.count(villages[seat], card);
    }

    /**
     * {@return the number of offerings of a kind that a seat has}
     *
     * @param seat a seat, from 0
     * @param kind a kind of offering, 0..3
     */
    int pile(int seat, int kind) {
        return RapanuiOfferings.count(piles[seat], kind);
    }

    /**
     * {@return the price of an offering of a kind for a seat, in wood: one less for each of its hunters of that kind,
     * but never below 0}
     *
     * @param seat a seat, from 0
     * @param kind a kind of offering, 0..3
     */
    int price(int seat, int kind) {
        return Math.max(0, PRICE - village(seat, RapanuiCards.HUNTER + kind));
    }

    /**
     * {@return whether a seat has the wood to buy an offering of a kind}
     *
     * @param seat a seat, from 0
     * @param kind a kind of offering, 0..3
     */
    boolean canPay(int seat, int kind) {
        return price(seat, kind) <= wood[seat];
    }

    /**
     * {@return whether a seat has at least two of a villager and more than every other seat}
     *
     * @param seat a seat, from 0
     * @param card a villager, 0..6: woodcutter, priest, Moai, then hunters
     */
    boolean leads(int seat, int card) {
        int own = village(seat, card);
        if (own < 2) {
            return false;
        }
        for (int other = 0; other < seats; other++) {
            if (other != seat && village(other, card) >= own) {
                return false;
            }
        }
        return true;
    }

    /**
     * {@return the income of a seat from scoring a villager: wood for woodcutters, glory for priests, wood or glory for
     * Moai, offerings for hunters, the bonus of the sole majority included}
     *
     * @param seat a seat, from 0
     * @param card a villager, 0..6: woodcutter, priest, Moai, then hunters
     */
    int income(int seat, int card) {
        int own = village(seat, card);
        if (own < 2) {
            return own;
        }
        int bonus = leads(seat, card) ? 1 : 0;
        // Any number of hunters gives a single offering.
        return (RapanuiCards.isHunter(card) ? 1 : own) + bonus;
    }

    /**
     * Lays out villagers of a hand and pays for them.
     *
     * @param seat a seat, from 0
     * @param card a villager, 0..6: woodcutter, priest, Moai, then hunters
     * @param number how many
     */
    void playCards(int seat, int card, int number) {
        int cards = number * RapanuiCards.one(card);
        hands[seat] -= cards;
        villages[seat] += cards;
        wood[seat] -= cost(card, number);
    }

    /**
     * {@return the wood it costs to lay out a number of a villager at once}
     *
     * @param card a villager, 0..6: woodcutter, priest, Moai, then hunters
     * @param number how many
     */
    static int cost(int card, int number) {
        return card == RapanuiCards.MOAI ? MOAI_WOOD : number - 1;
    }
}
