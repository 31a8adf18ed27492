package atoll.games.rapanui;

/** The areas of all seats: hands, villages, offerings, wood and glory. */
final class RapanuiPlayerAreas {
    static final int PRICE = 5;
    static final int MOAI_WOOD = 7;
    static final int MOAI_GLORY = 4;
    static final int WOOD_PER_GLORY = 5;

    // Rulebook, set-up: later seats in the first round start with more.
    private static final int START_WOOD = 2;

    final int seats;
    /** Sets of {@link RapanuiCards}. */
    final int[] hands;

    final int[] villages;
    /** Sets of {@link RapanuiOfferings}; in a view including those that may be hidden on the stone. */
    final int[] piles;

    final int[] wood;
    final int[] glory;

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

    static int startWood(int seat) {
        return START_WOOD + seat;
    }

    void copyFrom(RapanuiPlayerAreas that) {
        for (int seat = 0; seat < seats; seat++) {
            hands[seat] = that.hands[seat];
            villages[seat] = that.villages[seat];
            piles[seat] = that.piles[seat];
            wood[seat] = that.wood[seat];
            glory[seat] = that.glory[seat];
        }
    }

    int hand(int seat, int card) {
        return RapanuiCards.count(hands[seat], card);
    }

    int handSize(int seat) {
        return RapanuiCards.total(hands[seat]);
    }

    int village(int seat, int card) {
        return RapanuiCards.count(villages[seat], card);
    }

    int pile(int seat, int kind) {
        return RapanuiOfferings.count(piles[seat], kind);
    }

    /**
     * The price of an offering of a kind for a seat, in wood: one less for each of its hunters of that kind, but never below 0.
     */
    int price(int seat, int kind) {
        return Math.max(0, PRICE - village(seat, RapanuiCards.HUNTER + kind));
    }

    /** Whether a seat has the wood to buy an offering of a kind. */
    boolean canPay(int seat, int kind) {
        return price(seat, kind) <= wood[seat];
    }

    /** Whether a seat has at least two of a villager and more than every other seat. */
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
     * The income of a seat from scoring a villager: wood for woodcutters, glory for priests, wood or glory for Moai, offerings
     * for hunters, the bonus of the sole majority included.
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

    void playCards(int seat, int card, int number) {
        int cards = number * RapanuiCards.one(card);
        hands[seat] -= cards;
        villages[seat] += cards;
        wood[seat] -= cost(card, number);
    }

    /** The wood it costs to lay out a number of a villager at once. */
    static int cost(int card, int number) {
        return card == RapanuiCards.MOAI ? MOAI_WOOD : number - 1;
    }
}
