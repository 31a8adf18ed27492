package atoll.games.rapanui;

import atoll.engine.BadPosition;
import atoll.engine.BitReader;
import atoll.engine.BitWriter;
import atoll.engine.Rng;

/**
 * The stone of sacrifice: what lies on it, which of it was offered face down and by whom, and what everyone can conclude about
 * that.
 *
 * <p>What everyone sees of a pile are its gains and its open offerings, and so how many of a kind it holds at most: as many
 * as came and were not openly sacrificed. That is its public count. Its secret offerings up to any moment cannot have held
 * more of a kind than the public count at that moment or at any later one; the least of these is kept with every secret
 * offering as its limits. All ways to keep within the limits are possible, and no others.
 */
final class RapanuiSacrificePile {
    /** Secret offerings of a game, at most one for every Moai of the box. */
    static final int MOST = 9;
    /** In a view: the kind of a secret offering that we do not know. */
    static final int UNKNOWN = RapanuiOfferings.KINDS;
    /** On top lies a card face down. */
    static final int FACE_DOWN = 1 + RapanuiOfferings.KINDS;

    private static final int TOPS = FACE_DOWN + 1;

    /** All that we know to lie here. */
    int all;
    /** 0 if nothing lies here, 1 + the kind on top, or {@link #FACE_DOWN}. */
    int top;

    int secrets;
    final int[] builders = new int[MOST];
    final int[] kinds = new int[MOST];
    /** By secret offering: at most so many of each kind had its builder hidden by then, as sets of offerings. */
    private final int[] limits = new int[MOST];

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

    /** Lays an offering face up. */
    void lay(int kind) {
        all += RapanuiOfferings.one(kind);
        top = 1 + kind;
    }

    /** After a seat has taken one of a kind from its pile and laid it face up: what that tells of its secrets. */
    void conclude(int seat, int kind, int pile) {
        int most = RapanuiOfferings.count(pile, kind) + hidden(seat, kind, secrets);
        for (int i = 0; i < secrets; i++) {
            int more = RapanuiOfferings.count(limits[i], kind) - most;
            if (builders[i] == seat && more > 0) {
                limits[i] -= RapanuiOfferings.some(kind, more);
            }
        }
    }

    /** Lays an offering face down; {@code pile} is what its builder keeps. */
    void hide(int builder, int kind, int pile) {
        all += RapanuiOfferings.one(kind);
        top = FACE_DOWN;
        builders[secrets] = builder;
        kinds[secrets] = kind;
        secrets++;
        limits[secrets - 1] = publicPile(builder, pile);
    }

    /** What everyone counts in a pile: with it, all that its owner has hidden and we know. */
    int publicPile(int seat, int pile) {
        int sum = pile;
        for (int i = 0; i < secrets; i++) {
            sum += builders[i] == seat && kinds[i] != UNKNOWN ? RapanuiOfferings.one(kinds[i]) : 0;
        }
        return sum;
    }

    // Among the first so many secret offerings those of a seat and, known to us, of a kind.
    private int hidden(int seat, int kind, int first) {
        int hidden = 0;
        for (int i = 0; i < first; i++) {
            hidden += builders[i] == seat && kinds[i] == kind ? 1 : 0;
        }
        return hidden;
    }

    int secrets(int seat) {
        int secrets = 0;
        for (int i = 0; i < this.secrets; i++) {
            secrets += builders[i] == seat ? 1 : 0;
        }
        return secrets;
    }

    /** Offerings of a seat that lie here and that we do not know. */
    int unknown(int seat) {
        return hidden(seat, UNKNOWN, secrets);
    }

    int unknown() {
        int unknown = 0;
        for (int i = 0; i < secrets; i++) {
            unknown += kinds[i] == UNKNOWN ? 1 : 0;
        }
        return unknown;
    }

    /** Up to secret offering {@code i} at most so many of a kind were hidden by its builder. */
    int limit(int i, int kind) {
        return RapanuiOfferings.count(limits[i], kind);
    }

    /** What lies here face up. */
    int open() {
        int open = all;
        for (int i = 0; i < secrets; i++) {
            open -= kinds[i] == UNKNOWN ? 0 : RapanuiOfferings.one(kinds[i]);
        }
        return open;
    }

    /** Forgets what only other seats than the viewer know; their piles then count it as still theirs. */
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
     * Makes up what is unknown: each secret offering in turn is any card that its pile may have held and has not shown
     * since, all alike.
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

    /** Writes all but what follows from {@code publicPiles}, one set a seat. */
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
        // Limits never fall from one secret of a seat to its next: backwards each is in the range of the last.
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
     * Reads what {@link #write} wrote onto a stone where the open offerings lie, and takes what is known from the piles,
     * which were public. Throws BadPosition if nobody can know or hide this.
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
            throw new BadPosition("no such secrets");
        }
        for (int i = 0; i < secrets; i++) {
            if (kinds[i] != UNKNOWN) {
                all += RapanuiOfferings.one(kinds[i]);
                piles[builders[i]] -= RapanuiOfferings.one(kinds[i]);
            }
        }
        if ((top == 0) != (all == 0 && secrets == 0)) {
            throw new BadPosition("what lies on top?");
        }
    }

    private boolean withinLimits() {
        boolean within = true;
        int[] hidden = new int[RapanuiOfferings.KINDS];
        for (int i = 0; i < secrets; i++) {
            int seat = builders[i];
            if (kinds[i] == UNKNOWN) {
                int earlier = 0;
                for (int k = 0; k < i; k++) {
                    earlier += builders[k] == seat ? 1 : 0;
                }
                within &= RapanuiOfferings.total(limits[i]) > earlier;
            } else {
                for (int kind = 0; kind < hidden.length; kind++) {
                    within &= hidden(seat, kind, i + 1) <= limit(i, kind);
                }
            }
        }
        return within;
    }
}
