package atoll.games.kanaloa;

import atoll.engine.Rng;

/**
 * Where the cards are, as bags, and who knows it. In a view the unknown cards of a hand, and those discarded face down by
 * others, are mere numbers, and count as part of the deck.
 */
final class KanaloaCards {
    /** The owner of a view that a spectator has is behind the last seat. */
    static final int WHOLE = -1;

    final int seats;
    int deck = KanaloaBag.ALL;
    int display;
    /** Open discards. */
    int discards;

    final int[] hands;
    /** By seat: what it discarded face down in this half. */
    final int[] down;

    /** By seat: cards of its hand that we do not know. */
    final int[] unknown;

    /** By seat: cards it discarded face down that we do not know. */
    final int[] unknownDown;

    final KanaloaCardKnowledge knowledge;
    /** Whose view this is: a seat, {@code seats} for a spectator, or WHOLE. */
    int viewer = WHOLE;

    KanaloaCards(int seats) {
        this.seats = seats;
        hands = new int[seats];
        down = new int[seats];
        unknown = new int[seats];
        unknownDown = new int[seats];
        knowledge = new KanaloaCardKnowledge(seats);
    }

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

    /** How many cards a seat holds. */
    int hand(int seat) {
        return unknown[seat] + KanaloaBag.size(hands[seat]);
    }

    /** How many cards a seat has discarded face down in this half. */
    int down(int seat) {
        return unknownDown[seat] + KanaloaBag.size(down[seat]);
    }

    /** Cards left to draw. */
    int left() {
        return KanaloaBag.size(deck) - hidden();
    }

    /** How many cards of hands and face-down discards we do not know. */
    int hidden() {
        int hidden = 0;
        for (int seat = 0; seat < seats; seat++) {
            hidden += unknown[seat] + unknownDown[seat];
        }
        return hidden;
    }

    // What happens to cards.

    void deal(int seat, int island) {
        deck -= KanaloaBag.one(island);
        hands[seat] += KanaloaBag.one(island);
    }

    void fill(int island) {
        deck -= KanaloaBag.one(island);
        display += KanaloaBag.one(island);
    }

    /** From the hand to the display, when all seats show what they put away. */
    void putAway(int seat, int island) {
        hands[seat] -= KanaloaBag.one(island);
        display += KanaloaBag.one(island);
    }

    void take(int seat, int island) {
        display -= KanaloaBag.one(island);
        hands[seat] += KanaloaBag.one(island);
        knowledge.arrives(seat, island, KanaloaCardKnowledge.EVERYONE);
    }

    void play(int seat, int island) {
        hands[seat] -= KanaloaBag.one(island);
        discards += KanaloaBag.one(island);
        knowledge.leaves(seat, island, KanaloaCardKnowledge.EVERYONE, hand(seat), false);
    }

    void discard(int seat, int island) {
        hands[seat] -= KanaloaBag.one(island);
        down[seat] += KanaloaBag.one(island);
        knowledge.leaves(seat, island, 1 << seat, hand(seat), false);
    }

    /** From hand to hand; only these two seats see which card it is. */
    void pass(int from, int to, int island) {
        hands[from] -= KanaloaBag.one(island);
        hands[to] += KanaloaBag.one(island);
        int witnesses = KanaloaCardKnowledge.witnesses(from, to);
        knowledge.leaves(from, island, witnesses, hand(from), true);
        knowledge.arrives(to, island, witnesses);
    }

    /** {@code seat} looks at another's hand. */
    void look(int seat, int owner) {
        knowledge.shows(owner, hands[owner], KanaloaCardKnowledge.witnesses(seat, owner));
    }

    /** All discards become the deck, which is empty. */
    void shuffle() {
        deck += discards;
        discards = KanaloaBag.EMPTY;
        for (int seat = 0; seat < seats; seat++) {
            deck += down[seat];
            down[seat] = KanaloaBag.EMPTY;
        }
        knowledge.shuffle();
    }

    // What others know.

    /** Forgets what {@code of}, a seat or {@code seats} for a spectator, does not know. */
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
        // Even if nothing is hidden: who else has seen the cards is a secret as well.
        knowledge.forget(of);
        viewer = of;
    }

    /** Deals what is unknown from the deck. All ways that fit what the viewer knows are alike. */
    void determinize(Rng rng) {
        if (viewer == WHOLE) {
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
        viewer = WHOLE;
    }

    private void layDown(int seat, int island) {
        deck -= KanaloaBag.one(island);
        down[seat] += KanaloaBag.one(island);
    }

    // The doubtful cards lie among the old cards of the hand or are among those that left it: one by one each takes one
    // of these places, all alike.
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
