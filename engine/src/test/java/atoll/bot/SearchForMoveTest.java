package atoll.bot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Case;
import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.ponte.PonteGame;
import atoll.play.Seed;
import atoll.play.Session;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The evaluation of one move by {@link Search#forMove}. */
class SearchForMoveTest {
    private static final Level LEVEL = new Level(60, 1000);

    static List<Case> cases() {
        return Case.all();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void oneMoveIsEvaluatedReproducibly(Case which) {
        forSomeViews(which, (view, move) -> {
            List<Integer> chances = chances(which.game(), view, 7, move);
            assertEquals(chances, chances(which.game(), view, 7, move), "the same seed");
            int sum = chances.stream().mapToInt(Integer::intValue).sum();
            assertEquals(1000, sum, view.seats());
        });
    }

    // The hidden cards of other seats are redrawn; the view does not contain them, so the evaluation must be the same.
    @ParameterizedTest
    @MethodSource("cases")
    void hiddenInformationMakesNoDifference(Case which) {
        forSomeViews(which, (view, move) -> {
            State other = view.copy();
            other.determinize(new Rng(move));
            assertEquals(
                    chances(which.game(), view, 3, move), chances(which.game(), other.viewFor(view.actor()), 3, move));
        });
    }

    // Calls {@code at} with some views of some games and a legal move for each.
    private static void forSomeViews(Case which, BiConsumer<State, Integer> at) {
        which.stroll(5, 9, session -> {
            int actor = session.state().actor();
            if (actor >= 0) {
                State view = session.view(actor);
                MoveList legal = new MoveList();
                view.moves(legal);
                at.accept(view, legal.get(legal.size() / 2));
            }
        });
    }

    @Test
    void winningMovesRateHigherThanLosingOnes() {
        Game game = new PonteGame();
        MoveList legal = new MoveList();
        int decided = 0;
        for (int seed = 1; seed <= 60 && decided < 2; seed++) {
            Session session = new Session(game, Setup.of(game.info(), 2), Seed.of(seed));
            Rng rng = new Rng(seed);
            while (session.state().actor() != State.OVER) {
                session.state().moves(legal);
                session.play(legal.sample(rng));
            }
            session.seek(session.ply() - 1);
            int actor = session.state().actor();
            int wins = -1;
            int loses = -1;
            session.state().moves(legal);
            for (int i = 0; i < legal.size(); i++) {
                State after = session.state().copy();
                after.play(legal.get(i));
                if (after.actor() == State.OVER && after.rank(actor) != after.rank(1 - actor)) {
                    wins = after.rank(actor) == 1 ? legal.get(i) : wins;
                    loses = after.rank(actor) == 2 ? legal.get(i) : loses;
                }
            }
            if (wins >= 0 && loses >= 0) {
                decided++;
                State view = session.view(actor);
                assertEquals(1000, chances(game, view, seed, wins).get(actor));
                assertEquals(0, chances(game, view, seed, loses).get(actor));
            }
        }
        assertTrue(decided > 0, "no game was undecided at its last move");
    }

    @Test
    void allIterationsUseTheMove() {
        Game game = new PonteGame();
        State start = game.start(Setup.of(game.info(), 2));
        MoveList legal = new MoveList();
        start.moves(legal);
        Search search = Search.forMove(game, start, LEVEL, 1, legal.get(5));
        assertEquals(false, search.run(LEVEL.iterations() - 1));
        assertEquals(true, search.run(1));
        assertEquals(LEVEL.iterations(), search.iterationsDone());
        assertEquals(LEVEL.iterations(), search.visits(legal.get(5)));
        assertEquals(legal.get(5), search.best());
    }

    @Test
    void illegalMovesThrow() {
        Game game = new PonteGame();
        State start = game.start(Setup.of(game.info(), 2));
        MoveList legal = new MoveList();
        start.moves(legal);
        int move = legal.get(0);
        start.play(move);
        assertThrows(IllegalArgumentException.class, () -> Search.forMove(game, start, LEVEL, 1, move));
        assertThrows(IllegalArgumentException.class, () -> Search.forMove(game, start, LEVEL, 1, -1));
    }

    private static List<Integer> chances(Game game, State view, int seed, int move) {
        Search search = Search.forMove(game, view, LEVEL, seed, move);
        search.run(LEVEL.iterations());
        List<Integer> chances = new ArrayList<>();
        for (int seat = 0; seat < view.seats(); seat++) {
            chances.add(search.winProbability(seat));
        }
        return chances;
    }
}
