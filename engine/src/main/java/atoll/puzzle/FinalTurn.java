package atoll.puzzle;

import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.State;

/** Puzzles at the very end of a game: nobody else decides anything any more, so a line can be followed to the final points. */
public final class FinalTurn {
    /** The rest of a game is played so many times, at random, to find a decision of another seat. */
    private static final int TRIALS = 12;
    /** A longer rest is no last turn. */
    private static final int MOST_PLIES = 100;

    private FinalTurn() {}

    /**
     * {@return whether only the seat that solves has decisions left, whatever it does} Found by playing at random; a test compares it
     * with all ways to play, for every puzzle of the site.
     *
     * @param puzzle a puzzle
     */
    public static boolean is(Puzzle puzzle) {
        for (int trial = 0; trial < TRIALS; trial++) {
            if (!isAlone(puzzle.start(trial).start().copy(), puzzle.seat(), new Rng(trial))) {
                return false;
            }
        }
        return true;
    }

    private static boolean isAlone(State state, int seat, Rng rng) {
        MoveList legal = new MoveList();
        for (int ply = 0; ply < MOST_PLIES; ply++) {
            if (state.actor() == State.OVER) {
                return true;
            }
            state.moves(legal);
            if (state.actor() >= 0 && state.actor() != seat && legal.size() > 1) {
                return false;
            }
            state.play(legal.sample(rng));
        }
        return false;
    }

    /**
     * {@return the end of the game after the last decision that matters; null if another one is left} Of chance, the first outcome is
     * taken: after a last turn it changes no points.
     *
     * @param at a position of a last turn; copied
     * @param reached whether the goal is reached, so that all further moves bring the same
     */
    public static State end(State at, boolean reached) {
        State state = at.copy();
        MoveList legal = new MoveList();
        while (state.actor() != State.OVER) {
            state.moves(legal);
            if (state.actor() >= 0 && legal.size() > 1 && !reached) {
                return null;
            }
            state.play(legal.get(0));
        }
        return state;
    }
}
