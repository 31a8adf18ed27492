package atoll.games.origo;

import atoll.engine.MoveList;
import atoll.engine.Rng;

/**
 * Where the cards are, as heaps of {@link OrigoBag}. In a view the cards of other hands lie in the pile, and only their number
 * is known.
 */
final class OrigoHands {
    /** The owner of a view that a spectator has is behind the last seat. */
    static final int WHOLE = -1;

    private static final int BAG = OrigoBag.WORDS;

    // Where the heaps begin.
    static final int PILE = 0;
    static final int DISCARDS = BAG;
    /** What was played in the battle at hand: by the attacker, then by the defender. */
    static final int PLAYED = 2 * BAG;

    private static final int HANDS = 4 * BAG;

    /** How much rarer a doubtful card is taken to be old than a sure one. */
    private static final int DOUBT = 8;

    final int seats;
    final int[] bags;
    /** By seat: how many cards it holds. */
    final int[] sizes;

    int pileSize = OrigoCards.TOTAL;
    final OrigoCardKnowledge memory;
    /** Whose view this is: a seat, {@code seats} for a spectator, or WHOLE. */
    int viewer = WHOLE;

    // By seat: cards of the hand not yet imagined.
    private final int[] open;
    // What is not yet dealt of the sure cards, and of the doubtful ones.
    private final int[] heaps = new int[2 * BAG];

    OrigoHands(int seats) {
        this.seats = seats;
        bags = new int[HANDS + seats * BAG];
        sizes = new int[seats];
        open = new int[seats];
        memory = new OrigoCardKnowledge(seats);
        for (int kind = 0; kind < OrigoCards.KINDS; kind++) {
            OrigoBag.add(bags, PILE, kind, OrigoCards.inBox(kind));
        }
    }

    void copyFrom(OrigoHands that) {
        System.arraycopy(that.bags, 0, bags, 0, bags.length);
        System.arraycopy(that.sizes, 0, sizes, 0, seats);
        pileSize = that.pileSize;
        viewer = that.viewer;
        memory.copyFrom(that.memory);
    }

    /** Where the heap of a hand begins. */
    static int hand(int seat) {
        return HANDS + seat * BAG;
    }

    /** Where the heap of what a side has played in a battle begins: 0 for the attacker, 1 for the defender. */
    static int played(int side) {
        return PLAYED + side * BAG;
    }

    int count(int seat, int kind) {
        return OrigoBag.get(bags, hand(seat), kind);
    }

    /** How many cards of a kind are in the pile or in hands other than that of {@code viewer}. */
    int unseen(int viewer, int kind) {
        int count = OrigoBag.get(bags, PILE, kind);
        for (int seat = 0; seat < seats; seat++) {
            count += seat == viewer ? 0 : OrigoBag.get(bags, hand(seat), kind);
        }
        return count;
    }

    /** How many cards of hands we do not know. */
    int hidden() {
        int hidden = 0;
        for (int seat = 0; viewer != WHOLE && seat < seats; seat++) {
            hidden += seat == viewer ? 0 : sizes[seat];
        }
        return hidden;
    }

    // What happens to cards.

    void deal(int seat, int kind) {
        OrigoBag.add(bags, PILE, kind, -1);
        OrigoBag.add(bags, hand(seat), kind, 1);
        sizes[seat]++;
        pileSize--;
        memory.arrives(this, seat, kind);
    }

    /** A card leaves a hand openly, for the heap that begins at {@code to}. */
    void play(int seat, int kind, int to) {
        memory.leaves(this, seat, kind);
        OrigoBag.add(bags, hand(seat), kind, -1);
        OrigoBag.add(bags, to, kind, 1);
        sizes[seat]--;
    }

    /** A battle is over: what was played in it goes to the discards. */
    void clearBattle() {
        OrigoBag.pour(bags, played(0), DISCARDS);
        OrigoBag.pour(bags, played(1), DISCARDS);
    }

    /** Makes the discards the pile if that is empty. False if both are. */
    boolean canDraw() {
        if (pileSize == 0) {
            int size = OrigoBag.size(bags, DISCARDS);
            if (size > 0) {
                memory.begin(this);
                OrigoBag.pour(bags, DISCARDS, PILE);
                pileSize = size;
            }
        }
        return pileSize > 0;
    }

    /** Adds what may be drawn, each kind as often as it is there; in a view as often as it may be there. */
    void outcomes(MoveList out) {
        for (int i = 0; i < BAG; i++) {
            // Nothing is borrowed from one kind to the next: what is sure lies in the pile of a view.
            int left = bags[PILE + i] - (viewer == WHOLE ? 0 : memory.sure[viewer * BAG + i]);
            while (left != 0) {
                int shift = Integer.numberOfTrailingZeros(left) & ~7;
                out.add(OrigoMoves.of(OrigoMoves.DEAL, 4 * i + (shift >> 3)), left >>> shift & 255);
                left &= ~(255 << shift);
            }
        }
    }

    // What others know.

    /** Forgets what {@code of}, a seat or {@code seats} for a spectator, does not know. */
    void forget(int of) {
        int hidden = 0;
        for (int seat = 0; seat < seats; seat++) {
            if (seat != of) {
                hidden += sizes[seat];
                OrigoBag.pour(bags, hand(seat), PILE);
            }
        }
        if (hidden > 0 || memory.begun) {
            viewer = of;
            memory.makeCommon(of);
        }
    }

    /** Deals what is unknown from the pile: hands that fit all that the viewer remembers. */
    void determinize(Rng rng) {
        if (viewer == WHOLE) {
            return;
        }
        int slots = 0;
        for (int seat = 0; seat < seats; seat++) {
            open[seat] = seat == viewer ? 0 : sizes[seat];
            slots += open[seat];
        }
        if (memory.begun) {
            slots = imagineOld(slots, rng);
        }
        int cards = pileSize + slots;
        for (int seat = 0; seat < seats; seat++) {
            for (; open[seat] > 0; cards--) {
                give(seat, OrigoBag.pick(bags, PILE, cards, rng));
            }
        }
        for (int seat = 0; memory.begun && seat < seats; seat++) {
            if (seat != viewer) {
                memory.conclude(this, seat);
            }
        }
        viewer = WHOLE;
    }

    private void give(int seat, int kind) {
        OrigoBag.add(bags, PILE, kind, -1);
        OrigoBag.add(bags, hand(seat), kind, 1);
        open[seat]--;
    }

    // Hands that have old cards get them first; whatever is sure and left goes anywhere. Answers how many slots are
    // left.
    private int imagineOld(int allSlots, Rng rng) {
        int slots = allSlots;
        System.arraycopy(memory.sure, viewer * BAG, heaps, 0, BAG);
        System.arraycopy(memory.doubtful, viewer * BAG, heaps, BAG, BAG);
        int sure = OrigoBag.size(heaps, 0);
        int doubtful = OrigoBag.size(heaps, BAG);
        for (int seat = 0; seat < seats; seat++) {
            int old = seat == viewer ? 0 : memory.held(viewer, seat);
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
