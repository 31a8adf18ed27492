package atoll.games.origo;

import atoll.engine.MoveList;
import atoll.engine.Rng;

/**
 * The places of all cards, as multisets of {@link OrigoBag}. In a view the cards of other hands are in the pile, and only their
 * number is known.
 */
final class OrigoHands {
    /** No view. The viewer of a spectator's view is the number after the last seat. */
    static final int NO_VIEW = -1;

    private static final int BAG = OrigoBag.WORDS;

    // The offsets of the multisets.
    /** The offset of the draw pile. */
    static final int PILE = 0;
    /** The offset of the discards. */
    static final int DISCARDS = BAG;
    /** Cards played in the current battle: by the attacker, then by the defender. */
    static final int PLAYED = 2 * BAG;

    private static final int HANDS = 4 * BAG;

    /** How much less likely a doubtful card is old, compared with a sure one. */
    private static final int DOUBT = 8;

    /** The number of seats. */
    final int seats;
    /** The multisets of pile, discards, battle and hands. */
    final int[] bags;
    /** By seat: the number of cards in hand. */
    final int[] sizes;

    /** The number of cards of the draw pile. */
    int pileSize = OrigoCards.TOTAL;
    /** What each viewer knows of the hands. */
    final OrigoCardKnowledge knowledge;
    /** The viewer: a seat, {@code seats} for a spectator, or NO_VIEW. */
    int viewer = NO_VIEW;

    // By seat: cards of the hand not determinized yet.
    private final int[] open;
    // The remaining sure and doubtful cards during determinization.
    private final int[] heaps = new int[2 * BAG];

    /**
     * All cards in the draw pile.
     *
     * @param seats the number of seats
     */
    OrigoHands(int seats) {
        this.seats = seats;
        bags = new int[HANDS + seats * BAG];
        sizes = new int[seats];
        open = new int[seats];
        knowledge = new OrigoCardKnowledge(seats);
        for (int kind = 0; kind < OrigoCards.KINDS; kind++) {
            OrigoBag.add(bags, PILE, kind, OrigoCards.inBox(kind));
        }
    }

    /**
     * Makes this equal to another one.
     *
     * @param that the object to copy from
     */
    void copyFrom(OrigoHands that) {
        System.arraycopy(that.bags, 0, bags, 0, bags.length);
        System.arraycopy(that.sizes, 0, sizes, 0, seats);
        pileSize = that.pileSize;
        viewer = that.viewer;
        knowledge.copyFrom(that.knowledge);
    }

    /**
     * {@return the offset of a hand}
     *
     * @param seat a seat, from 0
     */
    static int hand(int seat) {
        return HANDS + seat * BAG;
    }

    /**
     * {@return the offset of the cards that a side has played in a battle: 0 for the attacker, 1 for the defender}
     *
     * @param side {@link OrigoBattle#ATTACKER} or {@link OrigoBattle#DEFENDER}
     */
    static int played(int side) {
        return PLAYED + side * BAG;
    }

    /**
     * {@return the number of known cards of a kind in a hand}
     *
     * @param seat a seat, from 0
     * @param kind a card, 0..47
     */
    int count(int seat, int kind) {
        return OrigoBag.get(bags, hand(seat), kind);
    }

    /**
     * {@return the number of known cards in a hand that have a field printed on them}
     *
     * @param seat a seat, from 0
     * @param field a field, 0..99: ten per row from A1
     */
    int fitting(int seat, int field) {
        int count = 0;
        for (int i = 0; i < BAG; i++) {
            for (int left = bags[hand(seat) + i]; left != 0; ) {
                int shift = Integer.numberOfTrailingZeros(left) & ~7;
                count += OrigoCards.fits(4 * i + (shift >> 3), field) ? left >>> shift & 255 : 0;
                left &= ~(255 << shift);
            }
        }
        return count;
    }

    /**
     * {@return the number of cards of a kind in the pile or in hands other than the viewer's}
     *
     * @param viewer a seat, or the number after the last seat for a spectator
     * @param kind a card, 0..47
     */
    int unseen(int viewer, int kind) {
        int count = OrigoBag.get(bags, PILE, kind);
        for (int seat = 0; seat < seats; seat++) {
            count += seat == viewer ? 0 : OrigoBag.get(bags, hand(seat), kind);
        }
        return count;
    }

    /** {@return the number of unknown cards in hands} */
    int hidden() {
        int hidden = 0;
        for (int seat = 0; viewer != NO_VIEW && seat < seats; seat++) {
            hidden += seat == viewer ? 0 : sizes[seat];
        }
        return hidden;
    }

    // Moving cards.

    /**
     * Moves a card from the pile to a hand.
     *
     * @param seat a seat, from 0
     * @param kind a card, 0..47
     */
    void deal(int seat, int kind) {
        OrigoBag.add(bags, PILE, kind, -1);
        OrigoBag.add(bags, hand(seat), kind, 1);
        sizes[seat]++;
        pileSize--;
        knowledge.arrives(this, seat, kind);
    }

    /**
     * Moves a card openly from a hand to the multiset at {@code to}.
     *
     * @param seat a seat, from 0
     * @param kind a card, 0..47
     * @param to the offset of the multiset that receives the card
     */
    void play(int seat, int kind, int to) {
        knowledge.leaves(this, seat, kind);
        OrigoBag.add(bags, hand(seat), kind, -1);
        OrigoBag.add(bags, to, kind, 1);
        sizes[seat]--;
    }

    /** Ends a battle: its cards go to the discards. */
    void clearBattle() {
        OrigoBag.pour(bags, played(0), DISCARDS);
        OrigoBag.pour(bags, played(1), DISCARDS);
    }

    /**
     * Makes the discards the pile if that is empty. False if both are.
     *
     * @return whether a card is left
     */
    boolean canDraw() {
        if (pileSize == 0) {
            int size = OrigoBag.size(bags, DISCARDS);
            if (size > 0) {
                knowledge.begin(this);
                OrigoBag.pour(bags, DISCARDS, PILE);
                pileSize = size;
            }
        }
        return pileSize > 0;
    }

    /**
     * Adds the possible draws, weighted by their number; in a view by their possible number.
     *
     * @param out receives the result
     */
    void outcomes(MoveList out) {
        for (int i = 0; i < BAG; i++) {
            // Kinds are independent: in a view the sure cards are part of the pile.
            int left = bags[PILE + i] - (viewer == NO_VIEW ? 0 : knowledge.sure[viewer * BAG + i]);
            while (left != 0) {
                int shift = Integer.numberOfTrailingZeros(left) & ~7;
                out.add(OrigoMoves.of(OrigoMoves.DEAL, 4 * i + (shift >> 3)), left >>> shift & 255);
                left &= ~(255 << shift);
            }
        }
    }

    /**
     * {@return the next card of the pile, where no view hides any}
     *
     * @param rng the source of randomness, which advances
     */
    int next(Rng rng) {
        return OrigoBag.pick(bags, PILE, OrigoBag.size(bags, PILE), rng);
    }

    // Knowledge of others.

    /**
     * Removes what {@code of}, a seat or {@code seats} for a spectator, does not know.
     *
     * @param of the cards to look at
     */
    void forget(int of) {
        int hidden = 0;
        for (int seat = 0; seat < seats; seat++) {
            if (seat != of) {
                hidden += sizes[seat];
                OrigoBag.pour(bags, hand(seat), PILE);
            }
        }
        if (hidden > 0 || knowledge.begun) {
            viewer = of;
            knowledge.makeCommon(of);
        }
    }

    /**
     * Deals the unknown cards from the pile, consistent with the viewer's knowledge.
     *
     * @param rng the source of randomness, which advances
     */
    void determinize(Rng rng) {
        if (viewer == NO_VIEW) {
            return;
        }
        int slots = 0;
        for (int seat = 0; seat < seats; seat++) {
            open[seat] = seat == viewer ? 0 : sizes[seat];
            slots += open[seat];
        }
        if (knowledge.begun) {
            slots = dealOldCards(slots, rng);
        }
        int cards = pileSize + slots;
        for (int seat = 0; seat < seats; seat++) {
            for (; open[seat] > 0; cards--) {
                give(seat, OrigoBag.pick(bags, PILE, cards, rng));
            }
        }
        for (int seat = 0; knowledge.begun && seat < seats; seat++) {
            if (seat != viewer) {
                knowledge.conclude(this, seat);
            }
        }
        viewer = NO_VIEW;
    }

    private void give(int seat, int kind) {
        OrigoBag.add(bags, PILE, kind, -1);
        OrigoBag.add(bags, hand(seat), kind, 1);
        open[seat]--;
    }

    // Hands with a minimum of old cards get them first; remaining sure cards go anywhere. Returns the number of free
    // slots.
    private int dealOldCards(int allSlots, Rng rng) {
        int slots = allSlots;
        System.arraycopy(knowledge.sure, viewer * BAG, heaps, 0, BAG);
        System.arraycopy(knowledge.doubtful, viewer * BAG, heaps, BAG, BAG);
        int sure = OrigoBag.size(heaps, 0);
        int doubtful = OrigoBag.size(heaps, BAG);
        for (int seat = 0; seat < seats; seat++) {
            int old = seat == viewer ? 0 : knowledge.held(viewer, seat);
            for (; old > 0 && sure + doubtful > 0; old--) {
                boolean doubt =
                        sure < slots && doubtful > 0 && (sure == 0 || rng.next(DOUBT * sure + doubtful) < doubtful);
                if (doubt) {
                    move(seat, BAG, doubtful--, rng);
                } else {
                    move(seat, 0, sure--, rng);
                }
                slots--;
            }
        }
        for (; sure > 0; sure--) {
            int slot = rng.next(slots--);
            int seat = 0;
            while (slot >= open[seat]) {
                slot -= open[seat++];
            }
            move(seat, 0, sure, rng);
        }
        return slots;
    }

    private void move(int seat, int heap, int size, Rng rng) {
        int kind = OrigoBag.pick(heaps, heap, size, rng);
        OrigoBag.add(heaps, heap, kind, -1);
        give(seat, kind);
    }
}
