package atoll.puzzle.make;

import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.State;
import atoll.games.origo.OrigoMap;
import atoll.games.origo.OrigoMoves;
import atoll.games.origo.OrigoState;
import atoll.play.Session;
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
    private static final long MOST_WAYS = 2500;

    private OrigoTurns() {}

    /**
     * {@return positions to solve, none if the game did not end with its last round}
     *
     * @param session a finished game
     * @param seed of the moves drawn
     */
    static List<State> of(Session session, int seed) {
        List<State> found = new ArrayList<>();
        int ply = session.ply();
        State begin = null;
        while (--ply > 0 && (begin == null || session.at(ply).actor() >= 0)) {
            if (session.at(ply) instanceof OrigoState state && OrigoEnding.fits(state)) {
                begin = state;
            }
        }
        Rng rng = new Rng(seed);
        for (int walk = 0; begin != null && walk < WALKS; walk++) {
            State state = begin.copy();
            while (state != null && ways((OrigoState) state) > MOST_WAYS) {
                state = next(session.game(), state, rng);
            }
            if (state != null) {
                found.add(state);
            }
        }
        return found;
    }

    // After one more move; null if there is none but to end the turn, to attack or to draw.
    private static State next(Game game, State state, Rng rng) {
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
            best = game.evaluator().movePrior(state, move) > game.evaluator().movePrior(state, best) ? move : best;
        }
        return Proof.after(state, best);
    }

    // Each shield sails to one of its fields or stays, one wanders, and each action is one of those that are possible
    // now.
    private static long ways(OrigoState state) {
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
        long ways = 1 + wanders;
        for (int action = 0; acts > 0 && action < state.actions(); action++) {
            ways *= 1 + acts;
        }
        for (int field = 0; field < sails.length && ways <= MOST_WAYS; field++) {
            ways *= 1 + sails[field];
        }
        return ways;
    }
}
