package atoll.games.kanaloa;

/**
 * Who knows which card in whose hand: for every viewer, seats and spectator, and every other seat's hand, which cards it knows
 * to be there, and of which it cannot be sure any more because some card left the hand unseen.
 *
 * <p>A viewer knows no more of two cards alike than how many there are: if a hand has two ALOA of which it has seen one,
 * and one is played, it knows of none. So what is kept are numbers, not marks on single cards.
 *
 * <p>When a card leaves unseen, all that was known of the hand becomes doubtful: each of these cards may be the one. Those
 * not lost are among the cards that have been in the hand since. As long as cards only went face down to the discards, what is
 * missing must lie there; it is scattered when it went to another hand, or was shuffled with the discards.
 */
final class KanaloaCardKnowledge {
    /** Sees what is about to happen: all seats and spectators. */
    static final int EVERYONE = -1;

    /** Of more losses it is not kept how many more: no hand has so many cards. */
    static final int MOST_LOSSES = KanaloaMap.ISLANDS * KanaloaMap.COPIES;

    private final int seats;
    private final int spectator;

    // By viewer, then owner.
    private final int[] sure;
    private final int[] doubtful;

    /** How many cards left since the oldest doubtful one was sure. */
    private final int[] losses;

    /** At most so many cards of the hand were there when the last one left unseen. */
    private final int[] old;

    private final int[] scattered;

    KanaloaCardKnowledge(int seats) {
        this.seats = seats;
        spectator = seats;
        sure = new int[(seats + 1) * seats];
        doubtful = new int[sure.length];
        losses = new int[sure.length];
        old = new int[sure.length];
        scattered = new int[sure.length];
    }

    void copyFrom(KanaloaCardKnowledge that) {
        System.arraycopy(that.sure, 0, sure, 0, sure.length);
        System.arraycopy(that.doubtful, 0, doubtful, 0, sure.length);
        System.arraycopy(that.losses, 0, losses, 0, sure.length);
        System.arraycopy(that.old, 0, old, 0, sure.length);
        System.arraycopy(that.scattered, 0, scattered, 0, sure.length);
    }

    private int row(int viewer, int owner) {
        return viewer * seats + owner;
    }

    /** Cards that {@code viewer} knows to be in the hand of {@code owner}, as a bag. */
    int sure(int viewer, int owner) {
        return sure[row(viewer, owner)];
    }

    /** Cards that were known and may have left the hand, as a bag. */
    int doubtful(int viewer, int owner) {
        return doubtful[row(viewer, owner)];
    }

    /** How many cards, of the doubtful ones or not, have left the hand unseen, 0..MOST_LOSSES; 0 if none is doubtful. */
    int losses(int viewer, int owner) {
        return losses[row(viewer, owner)];
    }

    /** Among how many cards of the hand, at most, the doubtful ones that are still there must be. */
    int old(int viewer, int owner) {
        return old[row(viewer, owner)];
    }

    /** Whether doubtful cards that are not in the hand may be anywhere, not just face down among the discards. */
    boolean isScattered(int viewer, int owner) {
        return scattered[row(viewer, owner)] != 0;
    }

    /** Viewers of two seats' deals with each other: both, and nobody who looks on. */
    static int witnesses(int seat, int other) {
        return 1 << seat | 1 << other;
    }

    /** A card comes to a hand; {@code seers} are those who see which, as bits, the spectator behind the seats. */
    void arrives(int owner, int island, int seers) {
        for (int viewer = 0; viewer <= spectator; viewer++) {
            if (viewer != owner && (seers >> viewer & 1) != 0) {
                sure[row(viewer, owner)] += KanaloaBag.one(island);
            }
        }
    }

    /**
     * A card leaves a hand, face down to the discards or to another hand, or for all to see.
     *
     * @param left how many cards the hand has then
     */
    void leaves(int owner, int island, int seers, int left, boolean toAnotherHand) {
        for (int viewer = 0; viewer <= spectator; viewer++) {
            int row = row(viewer, owner);
            if (viewer == owner || (sure[row] | doubtful[row]) == 0) {
                continue;
            }
            if ((seers >> viewer & 1) == 0) {
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

    // Forgets doubts that say nothing: of cards that have left the hand for anywhere.
    private void settle(int row) {
        if (doubtful[row] == KanaloaBag.EMPTY || scattered[row] != 0 && old[row] == 0) {
            doubtful[row] = KanaloaBag.EMPTY;
            losses[row] = 0;
            old[row] = 0;
            scattered[row] = 0;
        }
    }

    /** The viewers, as bits, look at a hand. */
    void shows(int owner, int hand, int seers) {
        for (int viewer = 0; viewer <= spectator; viewer++) {
            if (viewer == owner || (seers >> viewer & 1) == 0) {
                continue;
            }
            int row = row(viewer, owner);
            // What was known and is not in the hand lies among the discards.
            int known = KanaloaBag.union(sure[row], doubtful[row]);
            doubtful[row] = scattered[row] != 0 ? KanaloaBag.EMPTY : KanaloaBag.without(known, hand);
            sure[row] = hand;
            old[row] = 0;
            settle(row);
        }
    }

    /** The discards are shuffled: whatever was among them may be anywhere. */
    void shuffle() {
        for (int row = 0; row < sure.length; row++) {
            if (doubtful[row] != KanaloaBag.EMPTY) {
                scattered[row] = 1;
                settle(row);
            }
        }
    }

    /** Of what others know about others, keeps only what everyone knows: {@code viewer} has not seen more. */
    void forget(int viewer) {
        for (int other = 0; other < seats; other++) {
            for (int owner = 0; other != viewer && owner < seats; owner++) {
                if (owner != viewer && owner != other) {
                    makeCommon(other, owner);
                }
            }
        }
    }

    /** Whether {@code viewer} knows of the hand of {@code owner} what everyone knows, and no more. */
    boolean isCommon(int viewer, int owner) {
        int row = row(viewer, owner);
        int common = row(spectator, owner);
        return sure[row] == sure[common]
                && doubtful[row] == doubtful[common]
                && losses[row] == losses[common]
                && old[row] == old[common]
                && scattered[row] == scattered[common];
    }

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
     * Whether what a viewer knows of a hand fits its size: cards known for sure, and others that are old. Everyone's
     * knowledge must be part of it.
     */
    boolean isSound(int viewer, int owner, int hand) {
        int row = row(viewer, owner);
        return KanaloaBag.size(sure[row]) + old[row] <= hand
                && KanaloaBag.contains(sure[row], sure[row(spectator, owner)]);
    }

    /** What was read of a position. */
    void set(int viewer, int owner, int sureCards, int doubtfulCards) {
        sure[row(viewer, owner)] = sureCards;
        doubtful[row(viewer, owner)] = doubtfulCards;
    }

    /** What was read of the doubts of a position. */
    void setDoubts(int viewer, int owner, int lost, int oldCards, boolean isScattered) {
        int row = row(viewer, owner);
        losses[row] = lost;
        old[row] = oldCards;
        scattered[row] = isScattered ? 1 : 0;
        settle(row);
    }
}
