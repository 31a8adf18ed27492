package atoll.games.rapanui;

import java.util.Arrays;

/** The range of an offering's value over all consistent contents of the stone. */
final class RapanuiOfferingValues {
    private final int[] least = new int[RapanuiOfferings.KINDS];
    private final int[] most = new int[RapanuiOfferings.KINDS];

    /**
     * The possible values given what is on the stone.
     *
     * @param stone the offerings on the stone, packed
     * @param seats the number of seats
     */
    RapanuiOfferingValues(RapanuiSacrificePile stone, int seats) {
        int[] unseen = {0};
        for (int seat = 0; seat < seats; seat++) {
            if (stone.unknown(seat) > 0) {
                unseen = sums(unseen, hidden(stone, seat));
            }
        }
        for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
            least[kind] = RapanuiOfferings.KINDS;
            for (int offerings : unseen) {
                int worth = RapanuiOfferings.worth(stone.all + offerings, kind);
                least[kind] = Math.min(least[kind], worth);
                most[kind] = Math.max(most[kind], worth);
            }
        }
    }

    /**
     * {@return the least value of an offering of a kind at the end}
     *
     * @param kind a kind of offering, 0..3
     */
    int least(int kind) {
        return least[kind];
    }

    /**
     * {@return the greatest value of an offering of a kind at the end}
     *
     * @param kind a kind of offering, 0..3
     */
    int most(int kind) {
        return most[kind];
    }

    // Everything that a seat may have hidden, as sets of offerings.
    private static int[] hidden(RapanuiSacrificePile stone, int seat) {
        int[] sets = {0};
        for (int i = 0; i < stone.secrets; i++) {
            if (stone.builders[i] == seat) {
                sets = more(stone, i, sets);
            }
        }
        return sets;
    }

    private static int[] more(RapanuiSacrificePile stone, int i, int[] sets) {
        int[] more = new int[sets.length * RapanuiOfferings.KINDS];
        int size = 0;
        for (int set : sets) {
            for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
                if (RapanuiOfferings.count(set, kind) < stone.limit(i, kind)) {
                    size = add(more, size, set + RapanuiOfferings.one(kind));
                }
            }
        }
        return Arrays.copyOf(more, size);
    }

    private static int[] sums(int[] one, int[] other) {
        int[] sums = new int[one.length * other.length];
        int size = 0;
        for (int a : one) {
            for (int b : other) {
                size = add(sums, size, a + b);
            }
        }
        return Arrays.copyOf(sums, size);
    }

    private static int add(int[] sets, int size, int set) {
        for (int i = 0; i < size; i++) {
            if (sets[i] == set) {
                return size;
            }
        }
        sets[size] = set;
        return size + 1;
    }
}
