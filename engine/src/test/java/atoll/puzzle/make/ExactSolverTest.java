package atoll.puzzle.make;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.PuzzleRules;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.engine.TooHard;
import atoll.games.Games;
import atoll.puzzle.Goal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The solver against a search without pruning, memory and shortcuts, which takes every outcome of chance. */
class ExactSolverTest {
    private static final Game PONTE = Games.find("ponte");
    private static final Game ORBIS = Games.find("orbis");
    private static final Game RAPANUI = Games.find("rapanui");
    private static final int MUCH = 3_000_000;

    /** Every position of a random game. */
    static List<State> randomGame(Game game, int seed) {
        List<State> positions = new ArrayList<>();
        Rng rng = new Rng(seed);
        State state = game.start(Setup.of(game.info(), 2));
        MoveList moves = new MoveList();
        while (state.actor() != State.OVER) {
            positions.add(state.copy());
            state.moves(moves);
            state.play(moves.sample(rng));
        }
        return positions;
    }

    /** The last positions of a random game in which the search without pruning takes no more than this many steps. */
    private static List<State> ends(Game game, int seed, int steps) {
        List<State> all = randomGame(game, seed);
        List<State> ends = new ArrayList<>();
        for (int i = all.size() - 1; i >= 0 && new Plain(null, steps).isWithin(all.get(i)); i--) {
            ends.add(all.get(i));
        }
        return ends;
    }

    private static final class Plain {
        private final Outcome outcome;
        private int left;

        Plain(Outcome outcome, int steps) {
            this.outcome = outcome;
            left = steps;
        }

        boolean isWithin(State state) {
            if (state.actor() == State.OVER) {
                return true;
            }
            MoveList moves = new MoveList();
            state.moves(moves);
            for (int i = 0; i < moves.size(); i++) {
                left--;
                State after = state.copy();
                after.play(moves.get(i));
                if (left < 0 || !isWithin(after)) {
                    return false;
                }
            }
            return true;
        }

        double value(State state) {
            if (state.actor() == State.OVER) {
                return outcome.of(state);
            }
            MoveList moves = new MoveList();
            state.moves(moves);
            double sum = 0;
            double most = Double.NEGATIVE_INFINITY;
            double least = Double.POSITIVE_INFINITY;
            for (int i = 0; i < moves.size(); i++) {
                State after = state.copy();
                after.play(moves.get(i));
                double value = value(after);
                sum += value * moves.weight(i);
                most = Math.max(most, value);
                least = Math.min(least, value);
            }
            return state.actor() == State.CHANCE
                    ? sum / moves.totalWeight()
                    : state.actor() == outcome.seat() ? most : least;
        }
    }

    private static int compare(Game game, State state) {
        for (Goal goal : List.of(Goal.WIN, Goal.MOST)) {
            for (int seat = 0; seat < 2; seat++) {
                Outcome outcome = new Outcome(goal, seat);
                double plain = new Plain(outcome, MUCH).value(state);
                assertEquals(plain, new ExactSolver(game, outcome, MUCH).value(state), 1);
            }
        }
        return 1;
    }

    @Test
    void endsOfPonteAreSolvedAsByBruteForce() {
        int compared = 0;
        for (int seed = 1; seed <= 12; seed++) {
            for (State state : ends(PONTE, seed, 4000)) {
                compared += compare(PONTE, state);
            }
        }
        assertTrue(compared > 50, compared + " positions");
    }

    @Test
    void lastTurnsOfOrbisAreSolvedAsByBruteForceWithEveryTileThatMayBeDealt() {
        int compared = 0;
        for (int seed = 1; seed <= 12; seed++) {
            for (State state : ends(ORBIS, seed, 10_000)) {
                compared += compare(ORBIS, state);
            }
        }
        assertTrue(compared > 30, compared + " positions");
    }

    @Test
    void whateverTheOtherSeatHidTheEndOfRapaNuiIsWithinTheBounds() {
        PuzzleRules rules = RAPANUI.puzzleRules();
        Rng rng = new Rng(1);
        int compared = 0;
        int uncertain = 0;
        for (int seed = 1; seed <= 80; seed++) {
            for (State state : ends(RAPANUI, seed, 60_000)) {
                State view = state.actor() < 0 ? null : state.viewFor(state.actor());
                if (view == null || !rules.canBeSolved(view)) {
                    continue;
                }
                Outcome outcome = new Outcome(Goal.MOST, state.actor());
                long least = new ExactSolver(RAPANUI, outcome, MUCH).value(rules.worst(state, state.actor()));
                long most = new ExactSolver(RAPANUI, outcome, MUCH).value(rules.best(state, state.actor()));
                uncertain += least < most ? 1 : 0;
                for (int i = 0; i < 3; i++) {
                    State possible = view.copy();
                    possible.determinize(rng);
                    double value = new Plain(outcome, MUCH).value(possible);
                    assertTrue(least <= value && value <= most, seed + ": " + least + " " + value + " " + most);
                    compared++;
                }
            }
        }
        assertTrue(compared > 80 && uncertain > 12, compared + " positions, " + uncertain + " uncertain");
    }

    @Test
    void chanceIsTheExactMeanOverAllOutcomes() {
        Outcome outcome = new Outcome(Goal.WIN, 0);
        for (int left = 1; left < 12; left++) {
            Sticks start = new Sticks(left, 3);
            long value = new ExactSolver(Sticks.GAME, outcome, MUCH).value(start);
            assertEquals(new Plain(outcome, MUCH).value(start), value, 1, left + " sticks");
        }
    }

    @Test
    void aMeanThatIsNoWholeNumberIsRefused() {
        // 29 outcomes are more than any draw of the games has.
        Outcome outcome = new Outcome(Goal.WIN, 0);
        assertThrows(TooHard.class, () -> new ExactSolver(Sticks.GAME, outcome, MUCH).value(new Sticks(4, 28), 2));
    }

    @Test
    void theSameSolverAnswersForAnyPositionInAnyOrder() {
        Outcome outcome = new Outcome(Goal.MOST, 0);
        for (int seed = 1; seed <= 5; seed++) {
            ExactSolver shared = new ExactSolver(PONTE, outcome, MUCH);
            for (State state : ends(PONTE, seed, 3000)) {
                assertEquals(new ExactSolver(PONTE, outcome, MUCH).value(state), shared.value(state));
            }
        }
    }

    @Test
    void tooMuchIsRefused() {
        State start = randomGame(PONTE, 1).get(20);
        ExactSolver solver = new ExactSolver(PONTE, new Outcome(Goal.WIN, 0), 500);
        assertThrows(TooHard.class, () -> solver.value(start));
    }

    @Test
    void certainIsWhatEveryEndHas() {
        int certain = 0;
        for (int seed = 1; seed <= 12; seed++) {
            for (State state : ends(PONTE, seed, 2000)) {
                Outcome outcome = new Outcome(Goal.WIN, 0);
                ExactSolver solver = new ExactSolver(PONTE, outcome, MUCH);
                long value = solver.value(state);
                boolean all = isAlways(state, outcome, value);
                assertEquals(all, solver.isCertain(state, value, MUCH));
                certain += all ? 1 : 0;
                assertFalse(solver.isCertain(state, value + 1, MUCH));
            }
        }
        assertTrue(certain > 10);
    }

    private static boolean isAlways(State state, Outcome outcome, long value) {
        if (state.actor() == State.OVER) {
            return outcome.of(state) == value;
        }
        MoveList moves = new MoveList();
        state.moves(moves);
        for (int i = 0; i < moves.size(); i++) {
            State after = state.copy();
            after.play(moves.get(i));
            if (!isAlways(after, outcome, value)) {
                return false;
            }
        }
        return true;
    }

    @Test
    void keysOfPonteTellPositionsApartAsTheirEncodingDoes() {
        for (int seed = 1; seed <= 6; seed++) {
            List<State> positions = randomGame(PONTE, seed);
            Map<String, Integer> byKey = new HashMap<>();
            for (State state : positions) {
                MoveList moves = new MoveList();
                state.moves(moves);
                for (int i = 0; i < moves.size(); i += 5) {
                    State after = state.copy();
                    after.play(moves.get(i));
                    Integer same = byKey.putIfAbsent(PONTE.puzzleRules().key(after), after.hash());
                    assertTrue(same == null || same == after.hash());
                }
            }
            long encodings = byKey.values().stream().distinct().count();
            assertEquals(byKey.size(), encodings);
        }
    }
}
