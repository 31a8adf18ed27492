package atoll.bot;

import static atoll.engine.SearchParams.DEFAULT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Evaluator;
import atoll.engine.Indifferent;
import atoll.engine.SearchParams;
import atoll.engine.Setup;
import atoll.engine.State;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The search techniques that a game can switch on, each in a synthetic game with a known effect. */
class TechniquesTest {
    private static final Level LEVEL = new Level(400, 2000);

    private static final Evaluator PLAIN = Evaluator.NONE;
    private static final Evaluator MAST = new Heuristics(DEFAULT.withMast());
    private static final Evaluator RAVE = new Heuristics(DEFAULT.withRave(800));
    private static final Evaluator RANDOM_TIE_BREAK = new Heuristics(DEFAULT.withRandomTieBreak());

    /** All moves without a weight have the same prior. */
    private record Heuristics(SearchParams searchParams, int... weights) implements Indifferent {
        @Override
        public int movePrior(State at, int move) {
            return move < weights.length ? weights[move] : NONE.movePrior(at, move);
        }
    }

    private static Search search(Picks game, int seed, int iterations) {
        Search search = new Search(game, game.start(Setup.of(game.info(), 2)), LEVEL, seed);
        search.run(iterations);
        return search;
    }

    // Half of the picks must be lucky, and the tree is too small for more than a few of them.
    @Test
    void mastSteersPlayouts() {
        int without = search(new Picks(2, 61, 33, PLAIN), 1, 200).winProbability(0);
        int with = search(new Picks(2, 61, 33, MAST), 1, 200).winProbability(0);
        assertTrue(without < 600 && with > 900, with + " in place of " + without);
    }

    // The evaluator gives the lucky move a low prior. The squared result makes up for it; the plain result does not.
    @Test
    void mastSquaresTheMean() {
        Evaluator doubting = new Heuristics(DEFAULT.withMast(), 11, 2);
        for (int seed = 1; seed <= 4; seed++) {
            int chance = search(new Picks(2, 61, 10, doubting), seed, 200).winProbability(0);
            assertTrue(chance > 700, "seed " + seed + ": " + chance);
        }
    }

    // The evaluator knows the lucky move, which a playout would hardly ever find.
    @Test
    void treeGrowsPastChanceNodes() {
        int[] weights = new int[1000];
        Arrays.fill(weights, 1);
        weights[999] = 1000;
        Picks game = new Picks(1000, 2, 2, 1000, new Heuristics(DEFAULT, weights));
        int chance = search(game, 1, 200).winProbability(0);
        assertTrue(chance > 900, "" + chance);
    }

    @Test
    void raveUsesLaterMoves() {
        Picks plain = new Picks(60, 6, 1, PLAIN);
        Picks equivalent = new Picks(60, 6, 1, RAVE);
        Search without = search(plain, 1, 80);
        Search with = search(equivalent, 1, 80);
        assertTrue(without.visits(plain.lucky()) < 10, "hardly ever tried");
        assertEquals(equivalent.lucky(), with.best());
        assertTrue(with.visits(equivalent.lucky()) > 30, with.visits(equivalent.lucky()) + " visits");
    }

    /** Counts the priors that were asked for. */
    private static final class Counting implements Indifferent {
        private final SearchParams params;
        private int asked;

        Counting(SearchParams params) {
            this.params = params;
        }

        @Override
        public SearchParams searchParams() {
            return params;
        }

        @Override
        public int movePrior(State at, int move) {
            asked++;
            return NONE.movePrior(at, move);
        }
    }

    // Half of the nodes are visited only once or twice.
    @Test
    void longSearchesListMovesLater() {
        Counting now = new Counting(DEFAULT.withDeferredListing(LEVEL.iterations() + 1));
        Counting later = new Counting(DEFAULT.withDeferredListing(LEVEL.iterations()));
        Picks picks = new Picks(60, 6, 1, later);
        assertEquals(
                search(new Picks(60, 6, 1, now), 1, 400).best(),
                search(picks, 1, 400).best());
        assertTrue(later.asked < 0.8 * now.asked, later.asked + " in place of " + now.asked);
    }

    @Test
    void rareListingChangesNothingWhereNothingIsHidden() {
        Evaluator always = new Heuristics(DEFAULT.withRareListing(LEVEL.iterations() + 1), 3, 1, 4, 1, 5);
        Evaluator rarely = new Heuristics(DEFAULT.withRareListing(LEVEL.iterations()), 3, 1, 4, 1, 5);
        Search one = search(new Picks(60, 6, 1, 5, always), 1, 400);
        Search other = search(new Picks(60, 6, 1, 5, rarely), 1, 400);
        for (int move : one.moves()) {
            assertEquals(one.visits(move), other.visits(move), "move " + move);
        }
        assertEquals(one.winProbability(0), other.winProbability(0));
    }

    @Test
    void tiesAreBrokenInOrderOrAtRandom() {
        Picks inOrder = new Picks(100, 100, 1, PLAIN);
        Picks byLot = new Picks(100, 100, 1, RANDOM_TIE_BREAK);
        int low = 0;
        Set<Integer> best = new TreeSet<>();
        for (int seed = 0; seed < 100; seed++) {
            assertEquals(10, visitsOfTheFirstTen(search(inOrder, seed, 10)));
            Search search = search(byLot, seed, 10);
            low += visitsOfTheFirstTen(search);
            best.add(search.best());
        }
        assertTrue(low < 200, "a tenth of 1000 is to be expected: " + low);
        assertTrue(best.size() > 50, "best: " + best);
    }

    private static int visitsOfTheFirstTen(Search search) {
        int visits = 0;
        for (int move = 0; move < 10; move++) {
            visits += search.visits(move);
        }
        return visits;
    }
}
