package atoll.engine;

/**
 * A position, or what one seat knows of it: mutable, flat and small.
 *
 * <p>{@link #moves}, {@link #play} and {@link #copyFrom} allocate nothing. Seats count from 0. Moves are ints of at least
 * 0, packed by one class of the game.
 */
public abstract class State {
    /** {@link #actor()} when dice, cards or tiles decide. */
    public static final int CHANCE = -1;
    /** {@link #actor()} when the game has ended. */
    public static final int OVER = -2;
    /** The seat of somebody who only watches, for {@link #viewFor} and {@link #isVisibleTo}. */
    public static final int SPECTATOR = -3;

    /** The seats and options this game was begun with. */
    public abstract Setup setup();

    public final int seats() {
        return setup().seats();
    }

    /** The seat that decides, {@link #CHANCE} or {@link #OVER}. */
    public abstract int actor();

    /**
     * Clears {@code out} and fills it with the legal moves, distinct and in a fixed order; at {@link #CHANCE} with the
     * outcomes and their weights; at {@link #OVER} with nothing. A view may list none when the actor is another seat
     * whose choices would give away what it holds.
     */
    public abstract void moves(MoveList out);

    /** Plays one of {@link #moves}; anything else leaves the state undefined. */
    public abstract void play(int move);

    public abstract State copy();

    /** Makes this state equal to {@code that}, a state of the same setup, without allocating. */
    public abstract void copyFrom(State that);

    /** Points, as they would count if the game ended now. */
    public abstract int score(int seat);

    /**
     * 1 for the first place: one more than the seats in front, tie-breaks applied, so shared places are alike; as it
     * would be if the game ended now.
     */
    public abstract int rank(int seat);

    /**
     * A new state with all that {@code seat} knows and nothing else.
     *
     * @param seat a seat, or {@link #SPECTATOR} for what everyone knows
     */
    public abstract State viewFor(int seat);

    /**
     * Whether nothing here is unknown. Only views may be otherwise, and such a view cannot be played on: {@link #determinize}
     * first. A game that hides something overrides this.
     */
    public boolean isFullyKnown() {
        return true;
    }

    /** Turns a view into one of the truths it allows, by their odds. Changes nothing where nothing is hidden. */
    public abstract void determinize(Rng rng);

    /** May {@code seat} be told that {@code move}, legal now, is about to be played? */
    public abstract boolean isVisibleTo(int seat, int move);

    /**
     * How many of the moves right before {@code move}, legal now, it brings to light for everyone: choices made face down
     * and turned up together. They may be more than were played since the position that somebody began with. A game that
     * has such choices overrides this.
     */
    public int revealedCount(int move) {
        return 0;
    }

    /** Writes all of this state, what is unknown included; {@link Game#read} reads it. */
    public abstract void write(BitWriter out);

    /** Equal for states that are written alike. */
    public final int hash() {
        BitWriter out = new BitWriter();
        write(out);
        return out.hash();
    }
}
