package atoll.template;

import atoll.engine.BitReader;
import atoll.engine.BitWriter;
import atoll.engine.Rng;
import java.util.Arrays;

/**
 * The places of Flotsam's cards and who knows them, counted by kind. A hand is two counts: the public part and the part that only
 * its owner knows. In a view the second is only a number, and its cards are part of the deck.
 */
final class TemplateCards {
    static final int KINDS = 4;
    static final int HAND = 3;
    static final int SHOWN = 2;
    static final int SECRET = KINDS + 1;
    static final int NO_STAKE = -1;

    final int seats;
    final int copies;
    final int[] deck = new int[KINDS];
    final int[] shown = new int[KINDS];
    // By seat, then kind.
    final int[] open;
    final int[] closed;
    final int[] pile;
    // By seat: the number of unknown cards in its hand; 1 + the kind it hides, 0 for none, SECRET if unknown.
    final int[] unknown;
    final int[] hidden;

    TemplateCards(int seats, int copies) {
        this.seats = seats;
        this.copies = copies;
        open = new int[seats * KINDS];
        closed = new int[seats * KINDS];
        pile = new int[seats * KINDS];
        unknown = new int[seats];
        hidden = new int[seats];
        Arrays.fill(deck, copies);
    }

    void copyFrom(TemplateCards that) {
        System.arraycopy(that.deck, 0, deck, 0, KINDS);
        System.arraycopy(that.shown, 0, shown, 0, KINDS);
        System.arraycopy(that.open, 0, open, 0, open.length);
        System.arraycopy(that.closed, 0, closed, 0, closed.length);
        System.arraycopy(that.pile, 0, pile, 0, pile.length);
        System.arraycopy(that.unknown, 0, unknown, 0, seats);
        System.arraycopy(that.hidden, 0, hidden, 0, seats);
    }

    /** The number of known cards of a kind in a hand. */
    int hand(int seat, int kind) {
        return open[seat * KINDS + kind] + closed[seat * KINDS + kind];
    }

    /** The number of cards in a hand. */
    int hand(int seat) {
        return unknown[seat] + sum(open, seat) + sum(closed, seat);
    }

    /** Cards left to draw. */
    int left() {
        return sum(deck, 0) - allUnknown();
    }

    int allUnknown() {
        int sum = 0;
        for (int seat = 0; seat < seats; seat++) {
            sum += unknown[seat];
        }
        return sum;
    }

    int allShown() {
        return sum(shown, 0);
    }

    /** The number of public cards in a hand. */
    int taken(int seat) {
        return sum(open, seat);
    }

    /** Cards won by a seat. */
    int won(int seat) {
        return sum(pile, seat);
    }

    void show(int kind) {
        deck[kind]--;
        shown[kind]++;
    }

    void deal(int seat, int kind) {
        deck[kind]--;
        closed[seat * KINDS + kind]++;
    }

    void take(int seat, int kind) {
        shown[kind]--;
        open[seat * KINDS + kind]++;
    }

    // The loss of a card of this kind is public, so it is the public one, if there is one.
    void lose(int seat, int kind) {
        int[] from = open[seat * KINDS + kind] > 0 ? open : closed;
        from[seat * KINDS + kind]--;
    }

    void win(int seat, int kind) {
        pile[seat * KINDS + kind]++;
    }

    /** Removes what only {@code seat} knows. */
    void forget(int seat) {
        for (int kind = 0; kind < KINDS; kind++) {
            int cards = closed[seat * KINDS + kind];
            closed[seat * KINDS + kind] = 0;
            unknown[seat] += cards;
            deck[kind] += cards;
        }
        if (hidden[seat] > 0) {
            hidden[seat] = SECRET;
        }
    }

    /** Deals the unknown cards from the deck, and makes any card of a hand the hidden one. */
    void determinize(Rng rng) {
        for (int seat = 0; seat < seats; seat++) {
            for (; unknown[seat] > 0; unknown[seat]--) {
                deal(seat, pick(deck, 0, rng));
            }
            if (hidden[seat] == SECRET) {
                hidden[seat] = 1 + pick(closed, seat, rng);
            }
        }
    }

    // A random kind, in proportion to the number of its cards.
    private static int pick(int[] counts, int seat, Rng rng) {
        int left = rng.next(sum(counts, seat));
        int kind = 0;
        while (left >= counts[seat * KINDS + kind]) {
            left -= counts[seat * KINDS + kind++];
        }
        return kind;
    }

    void write(BitWriter out) {
        write(deck, copies + 1, out);
        write(shown, SHOWN + 1, out);
        write(open, HAND + 1, out);
        write(closed, HAND + 1, out);
        write(unknown, HAND + 1, out);
        write(hidden, SECRET + 1, out);
        write(pile, copies + 1, out);
    }

    private static void write(int[] values, int radix, BitWriter out) {
        for (int value : values) {
            out.put(value, radix);
        }
    }

    /** Reads the output of {@link #write}; any bits yield some numbers. */
    void read(BitReader in) {
        read(deck, copies + 1, in);
        read(shown, SHOWN + 1, in);
        read(open, HAND + 1, in);
        read(closed, HAND + 1, in);
        read(unknown, HAND + 1, in);
        read(hidden, SECRET + 1, in);
        read(pile, copies + 1, in);
    }

    private static void read(int[] values, int radix, BitReader in) {
        for (int i = 0; i < values.length; i++) {
            values[i] = in.get(radix);
        }
    }

    /**
     * Whether no kind has too many cards, none is missing unless some may be gone, and at most one seat has a view.
     *
     * @param stake the kind that a challenger has played, or {@link #NO_STAKE}
     */
    boolean fair(boolean someGone, int stake) {
        boolean fair = left() >= 0;
        for (int kind = 0; kind < KINDS; kind++) {
            int cards = deck[kind] + shown[kind] + (kind == stake ? 1 : 0);
            for (int seat = 0; seat < seats; seat++) {
                cards += hand(seat, kind) + pile[seat * KINDS + kind];
            }
            fair &= cards == copies || someGone && cards < copies;
        }
        int owners = 0;
        for (int seat = 0; seat < seats; seat++) {
            int own = sum(closed, seat);
            fair &= own == 0 || unknown[seat] == 0;
            owners += own > 0 ? 1 : 0;
        }
        return fair && (owners <= 1 || allUnknown() == 0);
    }

    private static int sum(int[] counts, int seat) {
        int sum = 0;
        for (int kind = 0; kind < KINDS; kind++) {
            sum += counts[seat * KINDS + kind];
        }
        return sum;
    }
}
