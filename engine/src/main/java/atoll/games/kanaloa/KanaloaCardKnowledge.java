package atoll.games.kanaloa;

/**
 * Which viewer knows which cards in which hand. For every viewer, seats and spectator, and every other seat's hand: the cards it
 * knows for sure, and those it can no longer be sure of because a card left the hand unseen.
 *
 * <p>A viewer cannot distinguish equal cards. If a hand has two ALOA of which it has seen one, and one is played, it knows of
 * none. So this class stores counts, not marks on single cards.
 *
 * <p>When a card leaves unseen, all known cards of the hand become doubtful: each may be the one that left. The remaining ones
 * are among the cards that have been in the hand since. As long as cards only went face down to the discards, a missing card must
 * be there. It is scattered if it went to another hand, or was shuffled with the discards.
 */
final class KanaloaCardKnowledge {
    /** All seats and spectators see the event. */
    static final int EVERYONE = -1;

    /** Losses are counted up to this number: no hand has so many cards. */
    static final int MOST_LOSSES = KanaloaMap.ISLANDS * KanaloaMap.COPIES;

    private final int seats;
    private final int spectator;

    // By viewer, then owner.
    private final int[] sure;
    private final int[] doubtful;

    /** The number of cards that left since the oldest doubtful one was sure. */
    private final int[] losses;

    /** Upper bound for the cards in the hand that were there when the last one left unseen. */
    private final int[] old;

    private final int[] scattered;

    /** Whether it is no longer kept, since nobody asks for it. */
    private boolean abandoned;

    /**
     * The knowledge before anything is dealt.
     *
     * @param seats the number of seats
     */
    KanaloaCardKnowledge(int seats) {
        this.seats = seats;
        spectator = seats;
        sure = new int[(seats + 1) * seats];
        doubtful = new int[sure.length];
        losses = new int[sure.length];
        old = new int[sure.length];
        scattered = new int[sure.length];
    }

    /**
     * Makes this equal to another one.
     *
     * @param that the object to copy from
     */
    void copyFrom(KanaloaCardKnowledge that) {
        System.arraycopy(that.sure, 0, sure, 0, sure.length);
        System.arraycopy(that.doubtful, 0, doubtful, 0, sure.length);
        System.arraycopy(that.losses, 0, losses, 0, sure.length);
        System.arraycopy(that.old, 0, old, 0, sure.length);
        System.arraycopy(that.scattered, 0, scattered, 0, sure.length);
        abandoned = that.abandoned;
    }

    /** From now on nothing changes, and {@link #sure} fails. */
    void abandon() {
        abandoned = true;
    }

    private int row(int viewer, int owner) {
        return viewer * seats + owner;
    }

    /**
     * {@return the cards that {@code viewer} knows for sure in the hand of {@code owner}, as a bag} Throws IllegalStateException
     * if that is not kept any more.
     *
     * @param viewer a seat, or the number after the last seat for a spectator
     * @param owner the seat whose hand it is
     */
    int sure(int viewer, int owner) {
        if (abandoned) {
            throw new IllegalStateException("only to be played on");
        }
        return sure[row(viewer, owner)];
    }

    /**
     * {@return the cards that were known and may have left the hand, as a bag}
     *
     * @param viewer a seat, or the number after the last seat for a spectator
     * @param owner the seat whose hand it is
     */
    int doubtful(int viewer, int owner) {
        return doubtful[row(viewer, owner)];
    }

    /**
     * {@return the number of cards, doubtful or not, that have left the hand unseen, 0..MOST_LOSSES; 0 if none is
     * doubtful}
     *
     * @param viewer a seat, or the number after the last seat for a spectator
     * @param owner the seat whose hand it is
     */
    int losses(int viewer, int owner) {
        return losses[row(viewer, owner)];
    }

    /**
     * {@return upper bound for the cards of the hand among which the remaining doubtful ones are}
     *
     * @param viewer a seat, or the number after the last seat for a spectator
     * @param owner the seat whose hand it is
     */
    int old(int viewer, int owner) {
        return old[row(viewer, owner)];
    }

    /**
     * {@return whether doubtful cards outside the hand may be anywhere, not just among the face-down discards}
     *
     * @param viewer a seat, or the number after the last seat for a spectator
     * @param owner the seat whose hand it is
     */
    boolean isScattered(int viewer, int owner) {
        return scattered[row(viewer, owner)] != 0;
    }

    /**
     * {@return the viewers of a transfer between two seats: only these two}
     *
     * @param seat a seat, from 0
     * @param other another bag of cards
     */
    static int bothSeats(int seat, int other) {
        return 1 << seat | 1 << other;
    }

    /**
     * Adds a card to a hand; {@code seers} are the viewers that see which, as bits, the spectator after the seats.
     *
     * @param owner the seat whose hand it is
     * @param island an island, 0..15
     * @param viewers bit i for viewer i, the spectator after the seats
     */
    void arrives(int owner, int island, int viewers) {
        for (int viewer = 0; !abandoned && viewer <= spectator; viewer++) {
            if (viewer != owner && (viewers >> viewer & 1) != 0) {
                sure[row(viewer, owner)] += KanaloaBag.one(island);
            }
        }
    }

    /**
     * Removes a card from a hand, face down to the discards, to another hand, or openly.
     *
     * @param owner the seat whose hand it is
     * @param island an island, 0..15
     * @param viewers bit i for viewer i, the spectator after the seats
     * @param left the number of cards left in the hand
     * @param toAnotherHand whether the card went to another hand
     */
    void leaves(int owner, int island, int viewers, int left, boolean toAnotherHand) {
        for (int viewer = 0; !abandoned && viewer <= spectator; viewer++) {
            int row = row(viewer, owner);
            if (viewer == owner || (sure[row] | doubtful[row]) == 0) {
                continue;
            }
            if ((viewers >> viewer & 1) == 0) {
                leavesUnseen(row, left, toAnotherHand);
            } else {
                leavesSeen(row, island, left);
            }
        }
    }

    private void leavesSeen(int row, int island, int left) {
        if (KanaloaBag.has(sure[row], island)) {
            sure[row] -= KanaloaBag.one(island);
        } else if (KanaloaBag.has(doubtful[row], island)) {
            doubtful[row] -= KanaloaBag.one(island);
            old[row] = Math.max(0, old[row] - 1);
        }
        if (doubtful[row] != KanaloaBag.EMPTY) {
            old[row] = Math.min(old[row], left - KanaloaBag.size(sure[row]));
        }
        settle(row);
    }

    private void leavesUnseen(int row, int left, boolean toAnotherHand) {
        doubtful[row] = KanaloaBag.union(doubtful[row], sure[row]);
        sure[row] = KanaloaBag.EMPTY;
        losses[row] = Math.min(MOST_LOSSES, losses[row] + 1);
        old[row] = left;
        if (toAnotherHand) {
            scattered[row] = 1;
        }
        settle(row);
    }

    // Drops doubts without information: about cards that may have gone anywhere.
    private void settle(int row) {
        if (doubtful[row] == KanaloaBag.EMPTY || scattered[row] != 0 && old[row] == 0) {
            doubtful[row] = KanaloaBag.EMPTY;
            losses[row] = 0;
            old[row] = 0;
            scattered[row] = 0;
        }
    }

    /**
     * The viewers, as bits, see a whole hand.
     *
     * @param owner the seat whose hand it is
     * @param hand the cards of the hand as a bag
     * @param viewers bit i for viewer i, the spectator after the seats
     */
    void shows(int owner, int hand, int viewers) {
        for (int viewer = 0; !abandoned && viewer <= spectator; viewer++) {
            if (viewer == owner || (viewers >> viewer & 1) == 0) {
                continue;
            }
            int row = row(viewer, owner);
            // Known cards that are not in the hand are among the discards.
            int known = KanaloaBag.union(sure[row], doubtful[row]);
            doubtful[row] = scattered[row] != 0 ? KanaloaBag.EMPTY : KanaloaBag.without(known, hand);
            sure[row] = hand;
            old[row] = 0;
            settle(row);
        }
    }

    /** The discards are shuffled: a card among them may be anywhere afterwards. */
    void shuffle() {
        for (int row = 0; !abandoned && row < sure.length; row++) {
            if (doubtful[row] != KanaloaBag.EMPTY) {
                scattered[row] = 1;
                settle(row);
            }
        }
    }

    /**
     * Reduces the knowledge of others about others to what everyone knows: {@code viewer} has not seen more.
     *
     * @param viewer a seat, or the number after the last seat for a spectator
     */
    void forget(int viewer) {
        for (int other = 0; other < seats; other++) {
            for (int owner = 0; other != viewer && owner < seats; owner++) {
                if (owner != viewer && owner != other) {
                    makeCommon(other, owner);
                }
            }
        }
    }

    /**
     * {@return whether {@code viewer} knows of the hand of {@code owner} only what everyone knows}
     *
     * @param viewer a seat, or the number after the last seat for a spectator
     * @param owner the seat whose hand it is
     */
    boolean isCommon(int viewer, int owner) {
        int row = row(viewer, owner);
        int common = row(spectator, owner);
        return sure[row] == sure[common]
                && doubtful[row] == doubtful[common]
                && losses[row] == losses[common]
                && old[row] == old[common]
                && scattered[row] == scattered[common];
    }

    /**
     * Replaces what a viewer knows of a hand by what everyone knows.
     *
     * @param viewer a seat, or the number after the last seat for a spectator
     * @param owner the seat whose hand it is
     */
    void makeCommon(int viewer, int owner) {
        int to = row(viewer, owner);
        int from = row(spectator, owner);
        sure[to] = sure[from];
        doubtful[to] = doubtful[from];
        losses[to] = losses[from];
        old[to] = old[from];
        scattered[to] = scattered[from];
    }

    /**
     * {@return whether a viewer's knowledge of a hand fits its size: the sure cards plus others that are old}
     * Everyone's knowledge must be part of it.
     *
     * @param viewer a seat, or the number after the last seat for a spectator
     * @param owner the seat whose hand it is
     * @param hand the cards of the hand as a bag
     */
    boolean isSound(int viewer, int owner, int hand) {
        int row = row(viewer, owner);
        return KanaloaBag.size(sure[row]) + old[row] <= hand
                && KanaloaBag.contains(sure[row], sure[row(spectator, owner)]);
    }

    /**
     * Sets decoded knowledge.
     *
     * @param viewer a seat, or the number after the last seat for a spectator
     * @param owner the seat whose hand it is
     * @param sureCards the cards that are surely in the hand, as a bag
     * @param doubtfulCards the cards that may be in the hand, as a bag
     */
    void set(int viewer, int owner, int sureCards, int doubtfulCards) {
        sure[row(viewer, owner)] = sureCards;
        doubtful[row(viewer, owner)] = doubtfulCards;
    }

    /**
     * Sets decoded doubts.
     *
     * @param viewer a seat, or the number after the last seat for a spectator
     * @param owner the seat whose hand it is
     * @param lost the number of cards that left
     * @param oldCards the bound for the old cards
     * @param isScattered whether a missing card may be in another hand
     */
    void setDoubts(int viewer, int owner, int lost, int oldCards, boolean isScattered) {
        int row = row(viewer, owner);
        losses[row] = lost;
        old[row] = oldCards;
        scattered[row] = isScattered ? 1 : 0;
        settle(row);
    }
}
