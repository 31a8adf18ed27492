package atoll.engine;

/**
 * A position, or one seat's view of it: mutable, flat and small.
 *
 * <p>{@link #moves}, {@link #play} and {@link #copyFrom} allocate nothing. Seats count from 0. Moves are ints of at least 0 and
 * less than 2^28, encoded by one class of the game.
 */
public abstract class State {
    /** The {@link #actor()} of chance nodes: dice, cards or tiles decide. */
    public static final int CHANCE = -1;
    /** The {@link #actor()} after the end of the game. */
    public static final int OVER = -2;
    /** The seat of a spectator, for {@link #viewFor} and {@link #isVisibleTo}. */
    public static final int SPECTATOR = -3;

    /** {@return the seats and options of this game} */
    public abstract Setup setup();

    /** {@return the number of seats} */
    public final int seats() {
        return setup().seats();
    }

    /** {@return the seat that decides, {@link #CHANCE} or {@link #OVER}} */
    public abstract int actor();

    /**
     * {@return the seat whose turn it is: the actor, or the seat in whose turn another one decides; {@link #CHANCE} while
     * nobody's turn has begun or chance moves; {@link #OVER} at the end}
     */
    public int turnSeat() {
        return actor();
    }

    /**
     * Clears {@code out} and adds the legal moves, distinct and in a fixed order. At {@link #CHANCE} these are the
     * outcomes with their weights; at {@link #OVER} there are none. A view may list none if another seat is to move and
     * its legal moves would reveal its hidden cards.
     *
     * @param out receives the result
     */
    public abstract void moves(MoveList out);

    /**
     * Clears {@code out} and adds moves drawn from {@link #moves}, of which there is at least one. All legal moves are
     * equally likely, chance outcomes by their weights. A game overrides this where it can draw without a list, as from a
     * multiset of cards.
     *
     * @param count how many to draw, at least 1; an only move may be drawn once
     * @param rng the source of randomness, which advances
     * @param out receives the result
     */
    public void sample(int count, Rng rng, MoveList out) {
        moves(out);
        out.draw(count, rng);
    }

    /**
     * {@return whether a move is one of {@link #moves}} Allocates a list; searches look it up in theirs.
     *
     * @param move a move
     */
    public final boolean isLegal(int move) {
        MoveList legal = new MoveList();
        moves(legal);
        return legal.indexOf(move) >= 0;
    }

    /**
     * {@return whether a move is legal that the actor had in this position with other hidden cards, all else being the
     * same}
     *
     * @param move a move
     */
    public boolean stillAllows(int move) {
        return isLegal(move);
    }

    /**
     * Plays one of {@link #moves}; any other move leaves the state undefined.
     *
     * @param move a move
     */
    public abstract void play(int move);

    /** {@return an independent copy} */
    public abstract State copy();

    /**
     * Makes this state equal to {@code that}, a state of the same setup, without allocating.
     *
     * @param that a state of the same setup
     */
    public abstract void copyFrom(State that);

    /**
     * {@return the points of a seat if the game ended now}
     *
     * @param seat a seat, from 0
     */
    public abstract int score(int seat);

    /**
     * {@return the rank of a seat if the game ended now: 1 plus the number of seats ahead, after tie-breaks} Seats that
     * share a place have the same rank.
     *
     * @param seat a seat, from 0
     */
    public abstract int rank(int seat);

    /**
     * {@return a new state with exactly what {@code seat} knows}
     *
     * @param seat a seat, or {@link #SPECTATOR} for public information only
     */
    public abstract State viewFor(int seat);

    /**
     * {@return whether nothing is unknown here} Only a view can have unknowns, and it must be {@link #determinize}d
     * before it is played on. A game with hidden information overrides this.
     */
    public boolean isFullyKnown() {
        return true;
    }

    /**
     * Turns a view into one full position consistent with it, drawn by probability. Does nothing if nothing is hidden.
     *
     * @param rng the source of randomness, which advances
     */
    public abstract void determinize(Rng rng);

    /**
     * As {@link #determinize}, but the position need only be played on: it may no longer tell who knows what, so it is neither
     * viewed nor written afterwards. A game where that is much of the work of {@link #play} overrides this.
     *
     * @param rng the source of randomness, which advances
     */
    public void determinizeToPlay(Rng rng) {
        determinize(rng);
    }

    /**
     * {@return whether {@code seat} may see {@code move}, which is legal now and about to be played}
     *
     * @param seat a seat, from 0
     * @param move a move
     */
    public abstract boolean isVisibleTo(int seat, int move);

    /**
     * {@return how many of the moves right before {@code move}, legal now, it reveals to everyone: choices made face
     * down and turned up together} There may be more of them than a record contains, if it starts later. A game with
     * such choices overrides this.
     *
     * @param move a move
     */
    public int revealedCount(int move) {
        return 0;
    }

    /**
     * {@return whether a seat that sees {@code move}, legal now, learns more than the move: choices that were face down, or a
     * hand} If no move tells more, the legal moves of a seat follow from what it knew and the moves it saw.
     *
     * @param move a move
     */
    public boolean tellsMore(int move) {
        return revealedCount(move) > 0;
    }

    /**
     * Writes the whole state, including what is unknown; {@link Game#read} reads it.
     *
     * @param out receives the result
     */
    public abstract void write(BitWriter out);

    /**
     * Equal for states with the same encoding.
     *
     * @return the hash of the encoding
     */
    public final int hash() {
        BitWriter out = new BitWriter();
        write(out);
        return out.hash();
    }
}
