package atoll.games.rapanui;

import atoll.engine.BadPosition;
import atoll.engine.BitReader;
import atoll.engine.BitWriter;
import atoll.engine.Rng;

/**
 * The stone of sacrifice: the offerings on it, which of them were offered face down and by whom, and the public conclusions about
 * these.
 *
 * <p>The gains and open offerings of a pile are public, and so is the most of a kind that it can hold: those gained and not
 * openly sacrificed. That is its public count. A seat's secret offerings up to any moment cannot contain more of a kind than the
 * public count at that moment or at any later one. The least of these is stored with every secret offering as its limits. Exactly
 * the assignments within the limits are consistent.
 */
final class RapanuiSacrificePile {
    /** The most secret offerings of a game, one for every Moai of the box. */
    static final int MOST = 9;
    /** In a view: a secret offering of unknown kind. */
    static final int UNKNOWN = RapanuiOfferings.KINDS;
    /** The top card is face down. */
    static final int FACE_DOWN = 1 + RapanuiOfferings.KINDS;

    private static final int TOPS = FACE_DOWN + 1;

    /** All known offerings on the stone. */
    int all;
    /** 0 if the stone is empty, 1 + the kind on top, or {@link #FACE_DOWN}. */
    int top;

    /** The number of offerings on the stone that were sacrificed face down. */
    int secrets;
    /** By secret: the seat that sacrificed it. */
    final int[] builders = new int[MOST];
    /** By secret: its kind, or a mark if it is unknown. */
    final int[] kinds = new int[MOST];
    /** By secret offering: the most of each kind that its builder can have hidden by then, as sets of offerings. */
    private final int[] limits = new int[MOST];

    /**
     * Makes this equal to another one.
     *
     * @param that the object to copy from
     */
    void copyFrom(RapanuiSacrificePile that) {
        all = that.all;
        top = that.top;
        secrets = that.secrets;
        for (int i = 0; i < secrets; i++) {
            builders[i] = that.builders[i];
            kinds[i] = that.kinds[i];
            limits[i] = that.limits[i];
        }
    }

    /**
     * Adds an offering face up.
     *
     * @param kind a kind of offering, 0..3
     */
    void lay(int kind) {
        all += RapanuiOfferings.one(kind);
        top = 1 + kind;
    }

    /**
     * Updates the limits after a seat has taken one of a kind from its pile and laid it face up.
     *
     * @param seat a seat, from 0
     * @param kind a kind of offering, 0..3
     * @param pile the offerings of the seat, packed
     */
    void conclude(int seat, int kind, int pile) {
        int most = RapanuiOfferings.count(pile, kind) + hidden(seat, kind, secrets);
        for (int i = 0; i < secrets; i++) {
            int more = RapanuiOfferings.count(limits[i], kind) - most;
            if (builders[i] == seat && more > 0) {
                limits[i] -= RapanuiOfferings.some(kind, more);
            }
        }
    }

    /**
     * Adds an offering face down; {@code pile} is the rest of its builder's pile.
     *
     * @param builder the seat that built the Moai
     * @param kind a kind of offering, 0..3
     * @param pile the offerings of the seat, packed
     */
    void hide(int builder, int kind, int pile) {
        all += RapanuiOfferings.one(kind);
        top = FACE_DOWN;
        builders[secrets] = builder;
        kinds[secrets] = kind;
        secrets++;
        limits[secrets - 1] = publicPile(builder, pile);
    }

    /**
     * Adds a face-down offering with all that is concluded about it, for a position made by hand. Changes no top.
     *
     * @param builder the seat that built the Moai
     * @param kind a kind of offering, 0..3, or {@link #UNKNOWN}
     * @param limit the most of each kind that the builder can have hidden by then, as a set of offerings
     */
    void add(int builder, int kind, int limit) {
        all += kind == UNKNOWN ? 0 : RapanuiOfferings.one(kind);
        builders[secrets] = builder;
        kinds[secrets] = kind;
        limits[secrets] = limit;
        secrets++;
    }

    /**
     * {@return the public count of a pile: with all known offerings that its owner has hidden}
     *
     * @param seat a seat, from 0
     * @param pile the offerings of the seat, packed
     */
    int publicPile(int seat, int pile) {
        int sum = pile;
        for (int i = 0; i < secrets; i++) {
            sum += builders[i] == seat && kinds[i] != UNKNOWN ? RapanuiOfferings.one(kinds[i]) : 0;
        }
        return sum;
    }

    // The number of a seat's secret offerings known to be of a kind, among the first {@code first} ones.
    private int hidden(int seat, int kind, int first) {
        int hidden = 0;
        for (int i = 0; i < first; i++) {
            hidden += builders[i] == seat && kinds[i] == kind ? 1 : 0;
        }
        return hidden;
    }

    /**
     * {@return the number of offerings on the stone that a seat sacrificed face down}
     *
     * @param seat a seat, from 0
     */
    int secrets(int seat) {
        int secrets = 0;
        for (int i = 0; i < this.secrets; i++) {
            secrets += builders[i] == seat ? 1 : 0;
        }
        return secrets;
    }

    /**
     * {@return the number of a seat's unknown offerings on the stone}
     *
     * @param seat a seat, from 0
     */
    int unknown(int seat) {
        return hidden(seat, UNKNOWN, secrets);
    }

    /** {@return the number of secrets that are unknown in this view} */
    int unknown() {
        int unknown = 0;
        for (int i = 0; i < secrets; i++) {
            unknown += kinds[i] == UNKNOWN ? 1 : 0;
        }
        return unknown;
    }

    /**
     * {@return the most of a kind that its builder can have hidden up to secret offering {@code i}}
     *
     * @param i the index of a secret, from 0
     * @param kind a kind of offering, 0..3
     */
    int limit(int i, int kind) {
        return RapanuiOfferings.count(limits[i], kind);
    }

    /** {@return the face-up offerings on the stone} */
    int open() {
        int open = all;
        for (int i = 0; i < secrets; i++) {
            open -= kinds[i] == UNKNOWN ? 0 : RapanuiOfferings.one(kinds[i]);
        }
        return open;
    }

    /**
     * Removes what the viewer does not know; unknown offerings then count as still in their owners' piles.
     *
     * @param viewer a seat, or {@code State.SPECTATOR}
     * @param piles by seat: its offerings, packed
     */
    void forget(int viewer, int[] piles) {
        for (int i = 0; i < secrets; i++) {
            if (builders[i] != viewer && kinds[i] != UNKNOWN) {
                int one = RapanuiOfferings.one(kinds[i]);
                all -= one;
                piles[builders[i]] += one;
                kinds[i] = UNKNOWN;
            }
        }
    }

    /**
     * Determinizes the unknown offerings: each in turn becomes any card that its pile may have held and has not shown
     * since, with equal probability.
     *
     * @param rng the source of randomness, which advances
     * @param piles by seat: its offerings, packed
     */
    void determinize(Rng rng, int[] piles) {
        for (int i = 0; i < secrets; i++) {
            if (kinds[i] == UNKNOWN) {
                int may = limits[i];
                for (int earlier = 0; earlier < i; earlier++) {
                    may -= builders[earlier] == builders[i] ? RapanuiOfferings.one(kinds[earlier]) : 0;
                }
                int kind = pick(may, rng);
                kinds[i] = kind;
                all += RapanuiOfferings.one(kind);
                piles[builders[i]] -= RapanuiOfferings.one(kind);
            }
        }
    }

    private static int pick(int offerings, Rng rng) {
        int left = rng.next(RapanuiOfferings.total(offerings));
        int kind = 0;
        while (left >= RapanuiOfferings.count(offerings, kind)) {
            left -= RapanuiOfferings.count(offerings, kind++);
        }
        return kind;
    }

    /**
     * Writes everything that does not follow from {@code publicPiles}, one set per seat.
     *
     * @param out receives the result
     * @param publicPiles by seat: its offerings as everyone knows them, packed
     */
    void write(BitWriter out, int[] publicPiles) {
        int seats = publicPiles.length;
        out.put(top, TOPS);
        out.put(secrets, MOST + 1);
        for (int i = 0; i < secrets; i++) {
            out.put(builders[i], seats);
        }
        for (int seat = 0; seat < seats; seat++) {
            if (secrets(seat) > 0) {
                out.put(unknown(seat) > 0);
            }
        }
        // Limits never fall from one secret of a seat to its next, so written backwards each limits the range of the
        // previous one.
        int[] most = publicPiles.clone();
        for (int i = secrets - 1; i >= 0; i--) {
            for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
                out.put(limit(i, kind), RapanuiOfferings.count(most[builders[i]], kind) + 1);
            }
            most[builders[i]] = limits[i];
            if (kinds[i] != UNKNOWN) {
                out.put(kinds[i], RapanuiOfferings.KINDS);
            }
        }
    }

    /**
     * Reads the output of {@link #write} onto a stone with the open offerings, and subtracts the known ones from the
     * piles, which were public. Throws BadPosition if these secrets are impossible.
     *
     * @param in the source, which advances
     * @param piles by seat: its offerings, packed
     */
    void read(BitReader in, int[] piles) {
        int seats = piles.length;
        top = in.get(TOPS);
        secrets = in.get(MOST + 1);
        for (int i = 0; i < secrets; i++) {
            builders[i] = in.get(seats);
        }
        boolean someUnknown = false;
        int known = 0;
        boolean[] unknown = new boolean[seats];
        for (int seat = 0; seat < seats; seat++) {
            if (secrets(seat) > 0) {
                unknown[seat] = in.getFlag();
                someUnknown |= unknown[seat];
                known += unknown[seat] ? 0 : 1;
            }
        }
        int[] most = piles.clone();
        for (int i = secrets - 1; i >= 0; i--) {
            int limit = 0;
            for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
                int range = RapanuiOfferings.count(most[builders[i]], kind) + 1;
                limit += RapanuiOfferings.some(kind, in.get(range));
            }
            limits[i] = limit;
            most[builders[i]] = limit;
            kinds[i] = unknown[builders[i]] ? UNKNOWN : in.get(RapanuiOfferings.KINDS);
        }
        int openTop = top > 0 && top < FACE_DOWN ? RapanuiOfferings.count(all, top - 1) : 1;
        if (someUnknown && known > 1 || !withinLimits() || openTop == 0 || top == FACE_DOWN && secrets == 0) {
            throw new BadPosition("impossible secret offerings");
        }
        for (int i = 0; i < secrets; i++) {
            if (kinds[i] != UNKNOWN) {
                all += RapanuiOfferings.one(kinds[i]);
                piles[builders[i]] -= RapanuiOfferings.one(kinds[i]);
            }
        }
        if ((top == 0) != (all == 0 && secrets == 0)) {
            throw new BadPosition("unknown top card");
        }
    }

    private boolean withinLimits() {
        boolean within = true;
        for (int i = 0; i < secrets; i++) {
            within &= isWithinLimits(i);
        }
        return within;
    }

    /**
     * {@return whether a secret offering, with the earlier ones of its seat, fits what is concluded about it}
     *
     * @param i the index of a secret, from 0
     */
    boolean isWithinLimits(int i) {
        if (kinds[i] == UNKNOWN) {
            int earlier = 0;
            for (int k = 0; k < i; k++) {
                earlier += builders[k] == builders[i] ? 1 : 0;
            }
            return RapanuiOfferings.total(limits[i]) > earlier;
        }
        boolean within = true;
        for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
            within &= hidden(builders[i], kind, i + 1) <= limit(i, kind);
        }
        return within;
    }
}
