package atoll.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * What the rules of a game say about its puzzles: their themes, and which positions can be solved to the end. {@code
 * atoll.puzzle.make} has all that is the same for every game. Stateless.
 */
public interface PuzzleRules {
    /** Those of a game without puzzles. */
    PuzzleRules NONE = new NoPuzzles();

    /** The most themes of a game: the written form of a puzzle has room for this many. */
    int MOST_THEMES = 12;

    /** How many positions of a game are tried, from its end. */
    int MOST_ENDS = 14;

    /**
     * {@return the ids of the themes: what the right moves do by the rules; none if the game has no puzzles} At most {@link
     * #MOST_THEMES}, in a fixed order; new themes are added at the end, because puzzles are written with their places.
     */
    List<String> themes();

    /**
     * Adds what one move of the answer is about.
     *
     * @param before the position before the move, as its seat sees it
     * @param move a right move
     * @param found receives ids of {@link #themes}
     */
    void addMoveThemes(State before, int move, Set<String> found);

    /**
     * Adds what the turn is about as a whole.
     *
     * @param before the position of the puzzle
     * @param after the position after the right moves of the first turn
     * @param found receives ids of {@link #themes}; it has those of the moves
     */
    default void addTurnThemes(State before, State after, Set<String> found) {
        // most games have no such themes
    }

    /** {@return what makes a solved position a puzzle; null if no position of this game is solved} */
    default ExactConditions conditions() {
        return null;
    }

    /** {@return how many moves the first decision of a solved puzzle has at least} */
    default int leastChoice() {
        return 5;
    }

    /** {@return how many hundredths of all puzzles can be of the easiest grade when endings are added} */
    default int easyEndings() {
        return 50;
    }

    /** {@return whether nothing is hidden in this game, so that all puzzles are solved} */
    default boolean isOpen() {
        return false;
    }

    /**
     * {@return decisions near the end of a game, the last one first; where nothing is hidden, only those that begin a turn}
     *
     * @param positions of a whole game, from its start to its end: the one at {@code i} is that after {@code i} moves
     * @param seed of the game, for positions that are drawn
     */
    default List<State> ends(List<State> positions, int seed) {
        List<State> ends = new ArrayList<>();
        for (int ply = positions.size() - 2; ply > 0 && ends.size() < MOST_ENDS; ply--) {
            State state = positions.get(ply);
            if (state.actor() >= 0 && !(isOpen() && positions.get(ply - 1).actor() == state.actor())) {
                ends.add(state);
            }
        }
        return ends;
    }

    /**
     * {@return whether a view can be solved to the end: nothing that the seat does not know can change the result, or only within
     * {@linkplain #worst bounds}} Games of two seats.
     *
     * @param view what the seat to move knows
     */
    default boolean canBeSolved(State view) {
        return view.isFullyKnown();
    }

    /** {@return whether solved positions are the last turn of a game: all that follows is the seat's own} */
    default boolean isAlone() {
        return false;
    }

    /**
     * {@return whether {@link #worst} and {@link #best} differ} Then they are no positions of the game's own class, and the {@link
     * Evaluator} does not know them.
     */
    default boolean hasBounds() {
        return false;
    }

    /**
     * {@return the position as it is at worst for a seat, whatever it does not know}
     *
     * @param state a position that {@linkplain #canBeSolved can be solved}, or follows from one
     * @param seat the seat that solves
     */
    default State worst(State state, int seat) {
        return state;
    }

    /**
     * {@return the position as it is at best for a seat, whatever it does not know}
     *
     * @param state a position that {@linkplain #canBeSolved can be solved}, or follows from one
     * @param seat the seat that solves
     */
    default State best(State state, int seat) {
        return state;
    }

    /**
     * {@return whether an answer ends here, because unknown cards decide what is played next}
     *
     * @param state a position that follows from one that {@linkplain #canBeSolved can be solved}
     */
    default boolean endsAnswer(State state) {
        return false;
    }

    /**
     * {@return a text that positions of one setup share only if they are equal} Solvers remember positions by it. A game overrides
     * this if it knows a faster one than the encoding.
     *
     * @param state a position of the game, or one of its {@linkplain #worst bounds}
     */
    default String key(State state) {
        return StateKey.of(state);
    }
}
