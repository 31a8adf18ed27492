package atoll.games.origo;

import java.util.Arrays;

/**
 * What every viewer, seats and spectator, can conclude about hidden hands.
 *
 * <p>Cards are dealt hidden and leave openly, so a viewer knows of hands only what follows from counting. As long as the first
 * pile lasts, all cards outside the viewer's hand and the discards are equally likely anywhere. But when the discards become the
 * pile, all other cards are in hands, and stay there until they are played. So a viewer knows some cards to be old: in another
 * hand since then. If a card is played of which there are both old and newer ones, the viewer cannot tell which it was: one old
 * card less is sure, and one more is doubtful. A hand that has lost only some cards since then still has a minimum of old ones.
 */
final class OrigoCardKnowledge {
    private static final int BAG = OrigoBag.WORDS;

    private final int seats;

    /** By viewer: cards that have certainly been in other hands since the last shuffle. */
    final int[] sure;

    /** By viewer: unseen cards that may be old as well. */
    final int[] doubtful;

    /** By viewer, then owner: the minimum of old cards in the hand. */
    final int[] held;

    /** Whether there was a shuffle; before that there is no knowledge. */
    boolean begun;

    /**
     * No knowledge yet.
     *
     * @param seats the number of seats
     */
    OrigoCardKnowledge(int seats) {
        this.seats = seats;
        sure = new int[(seats + 1) * BAG];
        doubtful = new int[sure.length];
        held = new int[(seats + 1) * seats];
    }

    /**
     * Makes this equal to another one.
     *
     * @param that the object to copy from
     */
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

    /**
     * {@return how many cards of a kind have certainly been in other hands since the last shuffle}
     *
     * @param viewer a seat, or the number after the last seat for a spectator
     * @param kind a card, 0..47
     */
    int sure(int viewer, int kind) {
        return OrigoBag.get(sure, viewer * BAG, kind);
    }

    /**
     * {@return how many more cards of a kind may have been}
     *
     * @param viewer a seat, or the number after the last seat for a spectator
     * @param kind a card, 0..47
     */
    int doubtful(int viewer, int kind) {
        return OrigoBag.get(doubtful, viewer * BAG, kind);
    }

    /**
     * {@return the least number of old cards in a hand}
     *
     * @param viewer a seat, or the number after the last seat for a spectator
     * @param owner the seat whose hand it is
     */
    int held(int viewer, int owner) {
        return held[viewer * seats + owner];
    }

    /**
     * Called before the discards become the pile: all other cards are in hands.
     *
     * @param hands the hands
     */
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

    /**
     * Called before a card leaves a hand openly.
     *
     * @param hands the hands
     * @param owner the seat whose hand it is
     * @param kind a card, 0..47
     */
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
            // Whichever of two equal cards it was, the remaining one is in the same hand.
            nowMost = nowLeast;
        }
        OrigoBag.set(sure, viewer * BAG, kind, nowLeast);
        OrigoBag.set(doubtful, viewer * BAG, kind, nowMost - nowLeast);
        held[slot] = Math.max(0, held[slot] - 1);
    }

    /**
     * A seat was dealt a card: other seats can have one card less.
     *
     * @param hands the hands
     * @param owner the seat whose hand it is
     * @param kind a card, 0..47
     */
    void arrives(OrigoHands hands, int owner, int kind) {
        if (begun && doubtful(owner, kind) > 0) {
            int most = hands.unseen(owner, kind) - sure(owner, kind);
            OrigoBag.set(doubtful, owner * BAG, kind, Math.min(most, doubtful(owner, kind)));
        }
    }

    /**
     * Reduces the knowledge of every viewer but {@code of} to the spectator's.
     *
     * @param of the cards to look at
     */
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

    /**
     * Derives a seat's knowledge from the spectator's and from its own hand.
     *
     * @param hands the hands
     * @param viewer a seat, or the number after the last seat for a spectator
     */
    void conclude(OrigoHands hands, int viewer) {
        for (int i = 0; i < BAG; i++) {
            sure[viewer * BAG + i] = 0;
            doubtful[viewer * BAG + i] = 0;
            // The spectator knows nothing of most kinds.
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
