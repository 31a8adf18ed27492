package atoll.puzzle.make;

import atoll.engine.Game;
import atoll.engine.GameInfo;
import atoll.engine.Rng;
import atoll.engine.State;
import atoll.play.Session;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** What the makers of puzzles must know of the rules of one game: the themes, and which positions can be solved to the end. */
interface PuzzleRules {
    /** Those of all games with puzzles. */
    List<PuzzleRules> ALL = List.of(
            new PontePuzzles(), new KanaloaPuzzles(), new RapanuiPuzzles(), new OrbisPuzzles(), new OrigoPuzzles());

    /** How far from the end of a game turns are solved. */
    int TURNS = 14;

    /** {@return the game} */
    GameInfo info();

    /**
     * Adds what one move of the answer is about.
     *
     * @param before the position before the move, as its seat sees it
     * @param move a right move
     * @param found receives ids of {@link Game#puzzleThemes}
     */
    void ofMove(State before, int move, Set<String> found);

    /**
     * Adds what the turn is about as a whole.
     *
     * @param before the position of the puzzle
     * @param after the position after the right moves of the first turn
     * @param found receives ids of {@link Game#puzzleThemes}
     */
    default void ofTurn(State before, State after, Set<String> found) {
        // most games have no such themes
    }

    /** {@return what makes a solved position a puzzle; null if no position of this game is solved} */
    default ExactConditions conditions() {
        return null;
    }

    /** {@return whether nothing is hidden in this game, so that all puzzles are solved} */
    default boolean isOpen() {
        return false;
    }

    /**
     * {@return decisions near the end of a game, the last one first; where nothing is hidden, only those that begin a turn}
     *
     * @param session a whole game
     * @param seed of the game
     */
    default List<State> ends(Session session, int seed) {
        List<State> ends = new ArrayList<>();
        for (int ply = session.ply() - 1; ply > 0 && ends.size() < TURNS; ply--) {
            State state = session.at(ply);
            if (state.actor() >= 0 && !(isOpen() && session.at(ply - 1).actor() == state.actor())) {
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

    /** {@return whether {@link #worst} and {@link #best} differ} */
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
     * {@return the rules about puzzles of a game; without themes and solved positions if there are none}
     *
     * @param game the rules
     */
    static PuzzleRules of(Game game) {
        for (PuzzleRules rules : ALL) {
            if (rules.info().id().equals(game.info().id())) {
                return rules;
            }
        }
        return new PuzzleRules() {
            @Override
            public GameInfo info() {
                return game.info();
            }

            @Override
            public void ofMove(State before, int move, Set<String> found) {
                // no themes
            }
        };
    }

    /**
     * {@return a position to solve in place of a view, or null if it cannot be solved} All such positions have the same legal moves of
     * the seat, and the same values.
     *
     * @param view what the seat to move knows
     */
    default State solvable(State view) {
        if (!canBeSolved(view)) {
            return null;
        }
        State state = view.copy();
        state.determinize(new Rng(0));
        return state;
    }
}
