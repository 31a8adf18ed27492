package atoll.bot;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Case;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.State;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The best moves of a position, their odds and their lines. */
class AnalysisTest {
    private static final Level LEVEL = new Level(600, 2000);

    static List<Case> cases() {
        return Case.all();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theFirstMoveIsTheBotsMove(Case which) {
        which.stroll(5, 4, session -> {
            int actor = session.state().actor();
            if (actor >= 0) {
                State view = session.view(actor);
                Search search = new Search(which.game(), view, LEVEL, 7);
                assertTrue(search.run(LEVEL.iterations()));
                Analysis analysis = new Analysis(which.game(), view, LEVEL, 7);
                assertFalse(analysis.run(100));
                assertTrue(analysis.run(LEVEL.iterations()));
                assertEquals(LEVEL.iterations(), analysis.iterationsDone());
                assertEquals(search.visits(search.best()), search.visits(analysis.bestMoves(1)[0]));
            }
        });
    }

    @ParameterizedTest
    @MethodSource("cases")
    void bestMovesAreDistinctLegalAndInOrder(Case which) {
        which.stroll(6, 4, session -> {
            int actor = session.state().actor();
            if (actor >= 0) {
                State view = session.view(actor);
                Search search = new Search(which.game(), view, LEVEL, 3);
                search.run(LEVEL.iterations());
                Analysis analysis = new Analysis(which.game(), view, LEVEL, 3);
                assertEquals(0, analysis.bestMoves(3).length, "before the first iteration");
                analysis.run(LEVEL.iterations());
                MoveList legal = new MoveList();
                view.moves(legal);
                int[] best = analysis.bestMoves(legal.size() + 1);
                for (int i = 0; i < best.length; i++) {
                    assertTrue(legal.indexOf(best[i]) >= 0);
                    assertTrue(i == 0 || search.visits(best[i]) <= search.visits(best[i - 1]));
                    int odds = analysis.winProbability(best[i]);
                    assertTrue(odds >= 0 && odds <= 1000, "" + odds);
                }
                assertEquals(best.length, Arrays.stream(best).distinct().count());
                int[] three = analysis.bestMoves(3);
                assertArrayEquals(Arrays.copyOf(best, Math.min(3, best.length)), three);
            }
        });
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theOddsOfAllMovesAreThoseOfThePosition(Case which) {
        which.stroll(8, 3, session -> {
            int actor = session.state().actor();
            if (actor >= 0) {
                State view = session.view(actor);
                Search search = new Search(which.game(), view, LEVEL, 3);
                search.run(LEVEL.iterations());
                Analysis analysis = new Analysis(which.game(), view, LEVEL, 3);
                analysis.run(LEVEL.iterations());
                double sum = 0;
                for (int move : analysis.bestMoves(100_000)) {
                    sum += (double) analysis.winProbability(move) * search.visits(move);
                }
                assertEquals(search.winProbability(actor), sum / LEVEL.iterations(), 1);
            }
        });
    }

    @ParameterizedTest
    @MethodSource("cases")
    void aLineIsPlayableInOnePossibleWorld(Case which) {
        Level level = new Level(3000, 5000);
        which.stroll(9, 2, session -> {
            int actor = session.state().actor();
            if (actor >= 0) {
                State view = session.view(actor);
                Analysis analysis = new Analysis(which.game(), view, level, 3);
                analysis.run(level.iterations());
                int move = analysis.bestMoves(1)[0];
                State world = view.copy();
                world.determinize(new Rng(1));
                world.play(move);
                for (int next : analysis.line(move)) {
                    if (world.isLegal(next)) {
                        assertTrue(world.isVisibleTo(actor, next) || world.actor() == State.CHANCE);
                        world.play(next);
                    } else {
                        assertFalse(view.isFullyKnown(), "only hidden cards can make a move of the line illegal");
                        break;
                    }
                }
            }
        });
    }

    @ParameterizedTest
    @MethodSource("cases")
    void onlyMovesThatWereLookedAtHaveOdds(Case which) {
        which.stroll(5, 1, session -> {
            int actor = session.state().actor();
            if (actor >= 0) {
                State view = session.view(actor);
                Analysis analysis = new Analysis(which.game(), view, LEVEL, 1);
                assertThrows(IllegalArgumentException.class, () -> analysis.winProbability(-5));
                Level careless = new Level(10, 1000, 3);
                assertThrows(IllegalArgumentException.class, () -> new Analysis(which.game(), view, careless, 1));
            }
        });
    }

    // The moves of the same seat with which a line begins.
    private static int[] ownPart(State view, int move, int[] line) {
        State at = view.copy();
        at.determinize(new Rng(1));
        at.play(move);
        int own = 0;
        while (own < line.length && at.actor() == view.actor()) {
            at.play(line[own++]);
        }
        return Arrays.copyOf(line, own);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void oneMoveAloneHasTheOddsAndTheLineOfASearchForIt(Case which) {
        which.stroll(8, 3, session -> {
            int actor = session.state().actor();
            if (actor >= 0) {
                State view = session.view(actor);
                MoveList legal = new MoveList();
                view.moves(legal);
                int move = legal.get(legal.size() - 1);
                Analysis analysis = Analysis.ofMove(which.game(), view, LEVEL, 5, move);
                analysis.run(LEVEL.iterations());
                assertThrows(IllegalArgumentException.class, () -> Analysis.ofMove(which.game(), view, LEVEL, 5, -5));
                assertArrayEquals(new int[] {move}, analysis.bestMoves(3));
                int odds = analysis.winProbability(move);
                Search search = Search.forMove(which.game(), view, LEVEL, 5, move);
                search.run(LEVEL.iterations());
                assertEquals(search.winProbability(actor), odds);
                assertArrayEquals(search.restOfTurn(move), ownPart(view, move, analysis.line(move)));
            }
        });
    }
}
