package atoll.games.origo;

import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.State;
import java.util.ArrayList;
import java.util.List;

/**
 * Positions within the last turn of a game of Origo. A whole turn has too many ways to be solved: shields may sail one after the
 * other. So the turn is begun by sensible moves, the best of some drawn ones by the evaluator, until the rest is small.
 */
final class OrigoTurns {
    /** Turns begun in a game. */
    private static final int WALKS = 4;
    /** Of this many moves, the best is played. */
    private static final int DRAWN = 3;
    /** The most ways to end the turn, by a rough count. */
    private static final int MOST_WAYS = 2500;

    private OrigoTurns() {}

    /**
     * {@return positions to solve, none if the game did not end with its last round}
     *
     * @param positions of a finished game, from its start to its end
     * @param seed of the moves drawn
     */
    static List<State> of(List<State> positions, int seed) {
        List<State> found = new ArrayList<>();
        int ply = positions.size() - 1;
        State begin = null;
        while (--ply > 0 && (begin == null || positions.get(ply).actor() >= 0)) {
            if (positions.get(ply) instanceof OrigoState state && OrigoEnding.fits(state)) {
                begin = state;
            }
        }
        Rng rng = new Rng(seed);
        for (int walk = 0; begin != null && walk < WALKS; walk++) {
            State state = begin.copy();
            while (state != null && ways((OrigoState) state) > MOST_WAYS) {
                state = next(state, rng);
            }
            if (state != null) {
                found.add(state);
            }
        }
        return found;
    }

    // After one more move; null if there is none but to end the turn, to attack or to draw.
    private static State next(State state, Rng rng) {
        MoveList legal = new MoveList();
        state.moves(legal);
        MoveList fit = new MoveList();
        for (int i = 0; i < legal.size(); i++) {
            int verb = OrigoMoves.verb(legal.get(i));
            if (verb == OrigoMoves.EXPAND || verb == OrigoMoves.SAIL || verb == OrigoMoves.WANDER) {
                fit.add(legal.get(i));
            }
        }
        if (fit.size() == 0) {
            return null;
        }
        int best = fit.sample(rng);
        for (int i = 1; i < DRAWN; i++) {
            int move = fit.sample(rng);
            best = prior(state, move) > prior(state, best) ? move : best;
        }
        State after = state.copy();
        after.play(best);
        return after;
    }

    private static int prior(State state, int move) {
        return OrigoEvaluator.EVALUATOR.movePrior(state, move);
    }

    // Each shield sails to one of its fields or stays, one wanders, and each action is one of those that are possible
    // now. Not counted much beyond the most.
    private static int ways(OrigoState state) {
        MoveList legal = new MoveList();
        state.moves(legal);
        int[] sails = new int[OrigoMap.FIELDS];
        int wanders = 0;
        int acts = 0;
        for (int i = 0; i < legal.size(); i++) {
            switch (OrigoMoves.verb(legal.get(i))) {
                case OrigoMoves.SAIL -> sails[OrigoMoves.from(legal.get(i))]++;
                case OrigoMoves.WANDER -> wanders++;
                case OrigoMoves.EXPAND, OrigoMoves.ATTACK -> acts++;
                default -> {
                    // exchanges count as nothing
                }
            }
        }
        int ways = 1 + wanders;
        for (int action = 0; acts > 0 && action < state.actions() && ways <= MOST_WAYS; action++) {
            ways *= 1 + acts;
        }
        for (int field = 0; field < sails.length && ways <= MOST_WAYS; field++) {
            ways *= 1 + sails[field];
        }
        return ways;
    }
}
