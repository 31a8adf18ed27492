package atoll.games.origo;

import java.util.Arrays;

/**
 * What everyone remembers of hands they do not see, for every viewer, seats and spectator.
 *
 * <p>Cards are dealt unseen and leave openly, so a viewer knows of hands only what follows from counting. As long as the pile
 * lasts, all that is neither in the own hand nor among the discards is alike. But when the discards become the pile, whatever
 * was not among them is in hands, and stays there until it is played. So a viewer knows some cards to be old, that is in one
 * of the others' hands since then. If a card is played of which there are both old and newer ones, it cannot tell which of
 * them it was: one old card less is sure, and one more is doubtful. And a hand from which so many cards have left since still
 * has so many old ones at least.
 */
final class OrigoCardKnowledge {
    private static final int BAG = OrigoBag.WORDS;

    private final int seats;

    /** By viewer: cards that are surely in hands of others since the discards last became the pile. */
    final int[] sure;

    /** By viewer: cards outside of what is seen that may be so as well. */
    final int[] doubtful;

    /** By viewer, then owner: at least so many cards of the hand are old. */
    final int[] held;

    /** Whether the discards have become the pile at least once; before there is nothing to remember. */
    boolean begun;

    OrigoCardKnowledge(int seats) {
        this.seats = seats;
        sure = new int[(seats + 1) * BAG];
        doubtful = new int[sure.length];
        held = new int[(seats + 1) * seats];
    }

    void copyFrom(OrigoCardKnowledge that) {
        if (that.begun) {
            System.arraycopy(that.sure, 0, sure, 0, sure.length);
            System.arraycopy(that.doubtful, 0, doubtful, 0, doubtful.length);
            System.arraycopy(that.held, 0, held, 0, held.length);
        } else if (begun) {
            clear();
        }
        begun = that.begun;
    }

    private void clear() {
        Arrays.fill(sure, 0);
        Arrays.fill(doubtful, 0);
        Arrays.fill(held, 0);
    }

    int sure(int viewer, int kind) {
        return OrigoBag.get(sure, viewer * BAG, kind);
    }

    int doubtful(int viewer, int kind) {
        return OrigoBag.get(doubtful, viewer * BAG, kind);
    }

    int held(int viewer, int owner) {
        return held[viewer * seats + owner];
    }

    /** The discards are about to become the pile: all that is not among them is in hands. */
    void begin(OrigoHands hands) {
        begun = true;
        clear();
        for (int viewer = 0; viewer <= seats; viewer++) {
            for (int owner = 0; owner < seats; owner++) {
                if (owner != viewer) {
                    for (int i = 0; i < BAG; i++) {
                        sure[viewer * BAG + i] += hands.bags[OrigoHands.hand(owner) + i];
                    }
                    held[viewer * seats + owner] = hands.sizes[owner];
                }
            }
        }
    }

    /** A card is about to leave a hand openly. */
    void leaves(OrigoHands hands, int owner, int kind) {
        for (int viewer = 0; begun && viewer <= seats; viewer++) {
            if (viewer != owner) {
                leaves(hands, viewer, owner, kind);
            }
        }
    }

    private void leaves(OrigoHands hands, int viewer, int owner, int kind) {
        int least = sure(viewer, kind);
        int most = least + doubtful(viewer, kind);
        int slot = viewer * seats + owner;
        if (most == 0) {
            held[slot] = Math.min(held[slot], hands.sizes[owner] - 1); // a newer one
            return;
        }
        int unseen = hands.unseen(viewer, kind);
        boolean mayBeNew = unseen > least && hands.sizes[owner] > held[slot];
        int nowLeast = Math.max(0, least - 1);
        int nowMost = mayBeNew ? Math.min(most, unseen - 1) : most - 1;
        if (seats == 2 && viewer < seats) {
            // Whichever of two like cards it was: the one that is left is in the same hand.
            nowMost = nowLeast;
        }
        OrigoBag.set(sure, viewer * BAG, kind, nowLeast);
        OrigoBag.set(doubtful, viewer * BAG, kind, nowMost - nowLeast);
        held[slot] = Math.max(0, held[slot] - 1);
    }

    /** A seat was dealt a card: one card less that others may have. */
    void arrives(OrigoHands hands, int owner, int kind) {
        if (begun && doubtful(owner, kind) > 0) {
            int most = hands.unseen(owner, kind) - sure(owner, kind);
            OrigoBag.set(doubtful, owner * BAG, kind, Math.min(most, doubtful(owner, kind)));
        }
    }

    /** Lets every viewer but {@code of} know what a spectator knows. */
    void makeCommon(int of) {
        for (int viewer = 0; viewer < seats; viewer++) {
            if (viewer != of) {
                System.arraycopy(sure, seats * BAG, sure, viewer * BAG, BAG);
                System.arraycopy(doubtful, seats * BAG, doubtful, viewer * BAG, BAG);
                System.arraycopy(held, seats * seats, held, viewer * seats, seats);
                held[viewer * seats + viewer] = 0;
            }
        }
    }

    /** Draws from what a spectator knows and from its own hand what a seat can know. */
    void conclude(OrigoHands hands, int viewer) {
        for (int i = 0; i < BAG; i++) {
            sure[viewer * BAG + i] = 0;
            doubtful[viewer * BAG + i] = 0;
            // Of most kinds a spectator knows nothing.
            for (int left = sure[seats * BAG + i] | doubtful[seats * BAG + i]; left != 0; ) {
                int shift = Integer.numberOfTrailingZeros(left) & ~7;
                conclude(hands, viewer, 4 * i + (shift >> 3));
                left &= ~(255 << shift);
            }
        }
    }

    private void conclude(OrigoHands hands, int viewer, int kind) {
        int least = sure(seats, kind);
        int most = least + doubtful(seats, kind);
        int now = Math.max(0, least - hands.count(viewer, kind));
        int room = hands.unseen(viewer, kind);
        OrigoBag.set(sure, viewer * BAG, kind, now);
        OrigoBag.set(doubtful, viewer * BAG, kind, seats == 2 ? 0 : Math.min(most, room) - now);
    }
}
