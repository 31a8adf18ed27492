package atoll.puzzle.make;

import atoll.engine.MoveList;
import atoll.engine.PuzzleRules;
import atoll.engine.State;
import java.util.HashSet;
import java.util.Set;

/** Whether every way to play on leads to the same value: then nothing is left to find. */
final class Certainty {
    private final PuzzleRules rules;
    private final Outcome outcome;
    private final long value;
    private final int most;
    private final Set<String> seen = new HashSet<>();
    private int looked;

    /**
     * A question about one position.
     *
     * @param rules the game's, for keys of positions
     * @param outcome what the end is worth
     * @param value the value that every end must have
     * @param most positions looked at; beyond it nothing is certain
     */
    Certainty(PuzzleRules rules, Outcome outcome, long value, int most) {
        this.rules = rules;
        this.outcome = outcome;
        this.value = value;
        this.most = most;
    }

    /**
     * {@return whether it is certain}
     *
     * @param state a position
     */
    boolean holds(State state) {
        if (state.actor() == State.OVER) {
            return outcome.of(state) == value;
        }
        if (!seen.add(rules.key(state))) {
            return true; // looked at already, or the whole answer is no
        }
        if (++looked > most) {
            return false;
        }
        MoveList moves = new MoveList();
        state.moves(moves);
        State next = state.copy();
        for (int i = 0; i < moves.size(); i++) {
            next.copyFrom(state);
            next.play(moves.get(i));
            if (!holds(next)) {
                return false;
            }
            if (i == 0 && state.actor() == State.CHANCE && next.actor() == State.OVER) {
                return true;
            }
        }
        return true;
    }
}
