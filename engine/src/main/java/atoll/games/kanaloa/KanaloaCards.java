package atoll.games.kanaloa;

import atoll.engine.Rng;

/**
 * The places of all cards, as bags, and who knows them. In a view the unknown cards of a hand, and the face-down discards of
 * others, are only counts; the cards themselves are part of the deck.
 */
final class KanaloaCards {
    /** No view. The viewer of a spectator's view is the number after the last seat. */
    static final int NO_VIEW = -1;

    /** The number of seats. */
    final int seats;
    /** The unseen cards, as a bag. */
    int deck = KanaloaBag.ALL;
    /** The open cards, as a bag. */
    int display;
    /** Open discards. */
    int discards;

    /** By seat: the known cards of its hand, as a bag. */
    final int[] hands;
    /** By seat: its face-down discards of this half. */
    final int[] down;

    /** By seat: the number of unknown cards in its hand. */
    final int[] unknown;

    /** By seat: the number of unknown cards among its face-down discards. */
    final int[] unknownDown;

    /** What each viewer knows of each hand. */
    final KanaloaCardKnowledge knowledge;
    /** The viewer: a seat, {@code seats} for a spectator, or NO_VIEW. */
    int viewer = NO_VIEW;

    /**
     * All cards in the deck.
     *
     * @param seats the number of seats
     */
    KanaloaCards(int seats) {
        this.seats = seats;
        hands = new int[seats];
        down = new int[seats];
        unknown = new int[seats];
        unknownDown = new int[seats];
        knowledge = new KanaloaCardKnowledge(seats);
    }

    /**
     * Makes this equal to another one.
     *
     * @param that the object to copy from
     */
    void copyFrom(KanaloaCards that) {
        deck = that.deck;
        display = that.display;
        discards = that.discards;
        viewer = that.viewer;
        for (int seat = 0; seat < seats; seat++) {
            hands[seat] = that.hands[seat];
            down[seat] = that.down[seat];
            unknown[seat] = that.unknown[seat];
            unknownDown[seat] = that.unknownDown[seat];
        }
        knowledge.copyFrom(that.knowledge);
    }

    /**
     * {@return the number of cards in a hand}
     *
     * @param seat a seat, from 0
     */
    int hand(int seat) {
        return unknown[seat] + KanaloaBag.size(hands[seat]);
    }

    /**
     * {@return the number of face-down discards of a seat in this half}
     *
     * @param seat a seat, from 0
     */
    int down(int seat) {
        return unknownDown[seat] + KanaloaBag.size(down[seat]);
    }

    /** {@return the number of face-down discards of all seats in this half} */
    int allDown() {
        int sum = 0;
        for (int seat = 0; seat < down.length; seat++) {
            sum += down(seat);
        }
        return sum;
    }

    /** {@return the number of cards left in the deck} */
    int left() {
        return KanaloaBag.size(deck) - (viewer == NO_VIEW ? 0 : hidden());
    }

    /** {@return the number of unknown cards in hands and face-down discards} */
    int hidden() {
        int hidden = 0;
        for (int seat = 0; seat < seats; seat++) {
            hidden += unknown[seat] + unknownDown[seat];
        }
        return hidden;
    }

    // Moving cards.

    /**
     * Moves a card from the deck to a hand.
     *
     * @param seat a seat, from 0
     * @param island an island, 0..15
     */
    void deal(int seat, int island) {
        deck -= KanaloaBag.one(island);
        hands[seat] += KanaloaBag.one(island);
    }

    /**
     * Moves a card from the deck to the display.
     *
     * @param island an island, 0..15
     */
    void fill(int island) {
        deck -= KanaloaBag.one(island);
        display += KanaloaBag.one(island);
    }

    /**
     * From the hand to the display, when all seats reveal the cards they put away.
     *
     * @param seat a seat, from 0
     * @param island an island, 0..15
     */
    void putAway(int seat, int island) {
        hands[seat] -= KanaloaBag.one(island);
        display += KanaloaBag.one(island);
    }

    /**
     * Moves a card from the display to a hand.
     *
     * @param seat a seat, from 0
     * @param island an island, 0..15
     */
    void take(int seat, int island) {
        display -= KanaloaBag.one(island);
        hands[seat] += KanaloaBag.one(island);
        knowledge.arrives(seat, island, KanaloaCardKnowledge.EVERYONE);
    }

    /**
     * Moves a card from a hand to the open discards.
     *
     * @param seat a seat, from 0
     * @param island an island, 0..15
     */
    void play(int seat, int island) {
        hands[seat] -= KanaloaBag.one(island);
        discards += KanaloaBag.one(island);
        knowledge.leaves(seat, island, KanaloaCardKnowledge.EVERYONE, hand(seat), false);
    }

    /**
     * Moves a card from a hand to the seat's face-down discards.
     *
     * @param seat a seat, from 0
     * @param island an island, 0..15
     */
    void discard(int seat, int island) {
        hands[seat] -= KanaloaBag.one(island);
        down[seat] += KanaloaBag.one(island);
        knowledge.leaves(seat, island, 1 << seat, hand(seat), false);
    }

    /**
     * From hand to hand; only these two seats see which card it is.
     *
     * @param from the seat that loses the card
     * @param to the seat that gets it
     * @param island an island, 0..15
     */
    void pass(int from, int to, int island) {
        hands[from] -= KanaloaBag.one(island);
        hands[to] += KanaloaBag.one(island);
        int bothSeats = KanaloaCardKnowledge.bothSeats(from, to);
        knowledge.leaves(from, island, bothSeats, hand(from), true);
        knowledge.arrives(to, island, bothSeats);
    }

    /**
     * {@code seat} looks at another hand.
     *
     * @param seat a seat, from 0
     * @param owner the seat whose hand it is
     */
    void learnHand(int seat, int owner) {
        knowledge.shows(owner, hands[owner], KanaloaCardKnowledge.bothSeats(seat, owner));
    }

    /** All discards become the new deck; the old one is empty. */
    void shuffle() {
        deck += discards;
        discards = KanaloaBag.EMPTY;
        for (int seat = 0; seat < seats; seat++) {
            deck += down[seat];
            down[seat] = KanaloaBag.EMPTY;
        }
        knowledge.shuffle();
    }

    // Knowledge of others.

    /**
     * Removes what {@code of}, a seat or {@code seats} for a spectator, does not know.
     *
     * @param of the cards to look at
     */
    void forget(int of) {
        for (int seat = 0; seat < seats; seat++) {
            if (seat == of) {
                continue;
            }
            int secret = KanaloaBag.without(hands[seat], knowledge.sure(of, seat));
            hands[seat] -= secret;
            deck += secret;
            unknown[seat] += KanaloaBag.size(secret);
            deck += down[seat];
            unknownDown[seat] += KanaloaBag.size(down[seat]);
            down[seat] = KanaloaBag.EMPTY;
        }
        // Even if no card is hidden: who else has seen the cards is secret as well.
        knowledge.forget(of);
        viewer = of;
    }

    /**
     * Deals the unknown cards from the deck. All deals consistent with the viewer's knowledge are equally likely.
     *
     * @param rng the source of randomness, which advances
     */
    void determinize(Rng rng) {
        if (viewer == NO_VIEW) {
            return;
        }
        for (int seat = 0; seat < seats; seat++) {
            if (seat != viewer) {
                placeDoubtful(seat, rng);
            }
        }
        for (int seat = 0; seat < seats; seat++) {
            for (; unknown[seat] > 0; unknown[seat]--) {
                deal(seat, KanaloaBag.pick(deck, rng));
            }
            for (; unknownDown[seat] > 0; unknownDown[seat]--) {
                layDown(seat, KanaloaBag.pick(deck, rng));
            }
        }
        viewer = NO_VIEW;
    }

    private void layDown(int seat, int island) {
        deck -= KanaloaBag.one(island);
        down[seat] += KanaloaBag.one(island);
    }

    // The doubtful cards are among the old cards of the hand or among those that left it. One by one, each takes one of
    // these places with equal probability.
    private void placeDoubtful(int seat, Rng rng) {
        int doubtful = knowledge.doubtful(viewer, seat);
        if (doubtful == KanaloaBag.EMPTY) {
            return;
        }
        int lost = knowledge.losses(viewer, seat);
        int old = Math.min(knowledge.old(viewer, seat), unknown[seat]);
        boolean scattered = knowledge.isScattered(viewer, seat);
        for (; doubtful != KanaloaBag.EMPTY; doubtful = KanaloaBag.withoutFirst(doubtful)) {
            int island = KanaloaBag.first(doubtful);
            boolean unseen = KanaloaBag.has(deck, island);
            if (unseen && old > 0 && rng.next(old + lost) < old) {
                deal(seat, island);
                unknown[seat]--;
                old--;
            } else {
                lost = Math.max(0, lost - 1);
                if (unseen && !scattered && unknownDown[seat] > 0) {
                    layDown(seat, island);
                    unknownDown[seat]--;
                }
            }
        }
    }
}
