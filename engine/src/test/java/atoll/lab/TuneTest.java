package atoll.lab;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Case;
import atoll.engine.Evaluator;
import atoll.engine.Game;
import atoll.engine.Indifferent;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.engine.WeightedEvaluator;
import atoll.games.Games;
import atoll.template.TemplateGame;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** All evaluators have weight vectors, and the tuner improves them. */
class TuneTest {
    static List<Game> games() {
        return Games.ALL;
    }

    private static Tuner tuner(Game game, int iterations, WeightedEvaluator from) {
        return new Tuner(game, Setup.of(game.info(), 2), new Bot(1, iterations, 0), from);
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyWeightHasAName(Game game) {
        WeightedEvaluator evaluator = (WeightedEvaluator) game.evaluator();
        List<String> names = List.of(evaluator.names().strip().split("\\s+"));
        assertEquals(evaluator.weights().length, names.size());
        assertEquals(names.size(), new HashSet<>(names).size(), "all different");
        for (int weight : evaluator.weights()) {
            assertTrue(weight >= 0);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyWeightMatters(Game game) {
        WeightedEvaluator evaluator = (WeightedEvaluator) game.evaluator();
        List<String> names = List.of(evaluator.names().strip().split("\\s+"));
        int[] before = evaluator.weights();
        for (int i = 0; i < before.length; i++) {
            int[] changed = evaluator.weights();
            changed[i] = 3 * changed[i] + 40;
            Evaluator other = evaluator.with(changed);
            changed[i] = -1; // the array belongs to the caller
            int at = i;
            assertTrue(differs(game, evaluator, other, 60), () -> names.get(at));
        }
        assertArrayEquals(before, evaluator.weights());
        evaluator.weights()[0] = -1;
        assertArrayEquals(before, evaluator.weights(), "a copy");
        assertTrue(!differs(game, evaluator, evaluator.with(before), 1), "equal weights evaluate equally");
    }

    // Whether two evaluators differ in some positions of {@code games} games of each setup.
    private static boolean differs(Game game, Evaluator one, Evaluator other, int games) {
        assertNotSame(one, other);
        for (Case which : Case.all()) {
            if (which.game() != game
                    && !which.game().info().id().equals(game.info().id())) {
                continue;
            }
            for (int seed = 1; seed <= games; seed++) {
                boolean[] differs = new boolean[1];
                which.walk(seed, session -> differs[0] = differs[0] || differs(session.state(), one, other));
                if (differs[0]) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean differs(State state, Evaluator one, Evaluator other) {
        MoveList legal = new MoveList();
        if (state.actor() == State.OVER) {
            return false;
        }
        state.moves(legal);
        for (int i = 0; i < legal.size() && state.actor() >= 0; i++) {
            if (one.movePrior(state, legal.get(i)) != other.movePrior(state, legal.get(i))) {
                return true;
            }
        }
        if (one.searchParams().playoutDepth(1) == Integer.MAX_VALUE) {
            return false;
        }
        int[] first = new int[state.seats()];
        int[] second = new int[state.seats()];
        one.evaluate(state, first);
        other.evaluate(state, second);
        return !Arrays.equals(first, second);
    }

    @ParameterizedTest
    @MethodSource("games")
    void resultDoesNotDependOnThreads(Game game) throws InterruptedException {
        int[][] found = new int[2][];
        for (int run = 0; run < 2; run++) {
            Tuner tuner = tuner(game, 2, (WeightedEvaluator) game.evaluator());
            for (int step = 0; step < 3; step++) {
                tuner.step(step, 3, 4, 7, 1 + 2 * run);
            }
            found[run] = tuner.weights();
        }
        assertArrayEquals(found[0], found[1]);
    }

    // Starting from useless weights it finds better ones.
    @Tag("slow")
    @Test
    void findsBetterWeights() throws InterruptedException {
        Game game = Games.find("ponte");
        int[] alike = ((WeightedEvaluator) game.evaluator()).weights();
        Arrays.fill(alike, 30);
        WeightedEvaluator ignorant = ((WeightedEvaluator) game.evaluator()).with(alike);
        Tuner tuner = tuner(game, 1, ignorant);
        for (int step = 0; step < 60; step++) {
            tuner.step(step, 60, 16, 1, 2);
        }
        double share = tuner.share(ignorant.with(tuner.weights()), ignorant, 200, 99, 2);
        assertTrue(share > 0.6, share + " with " + Arrays.toString(tuner.weights()));
    }

    /** All moves have the same prior, whatever the weights. */
    private static final class Constant extends WeightedEvaluator implements Indifferent {
        Constant(int... weights) {
            super(weights);
        }

        @Override
        public String names() {
            return "this that";
        }

        @Override
        public WeightedEvaluator with(int[] others) {
            return new Constant(others);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    void irrelevantWeightsDoNotChange(int seats) throws InterruptedException {
        Game game = new TemplateGame();
        Tuner tuner = new Tuner(game, Setup.of(game.info(), seats), new Bot(1, 1, 0), new Constant(100, 40));
        for (int step = 0; step < 4; step++) {
            assertEquals(0.5, tuner.step(step, 4, 8, 1, 2), 1e-9);
        }
        assertArrayEquals(new int[] {100, 40}, tuner.weights());
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void sharesAreComplementary(int seats) throws InterruptedException {
        Game game = Games.find("rapanui");
        WeightedEvaluator evaluator = (WeightedEvaluator) game.evaluator();
        int[] alike = evaluator.weights();
        Arrays.fill(alike, 30);
        WeightedEvaluator ignorant = evaluator.with(alike);
        Tuner tuner = new Tuner(game, Setup.of(game.info(), seats), new Bot(1, 2, 0), evaluator);
        double share = tuner.share(evaluator, ignorant, 24, 1, 2);
        assertEquals(1, share + tuner.share(ignorant, evaluator, 24, 1, 2), 1e-9);
        assertTrue(share > 0.6, "the knowing side won " + share);
    }

    @Test
    void botUsesTheGivenEvaluator() {
        Game game = Games.find("ponte");
        WeightedEvaluator evaluator = (WeightedEvaluator) game.evaluator();
        int[] upside = evaluator.weights();
        for (int i = 0; i < upside.length; i++) {
            upside[i] = 1 + 200 / (1 + upside[i]);
        }
        Bot bot = new Bot(1, 3, 0);
        int[] alike = new int[2];
        new Case(game, Setup.of(game.info(), 2)).walk(1, session -> {
            MoveList legal = new MoveList();
            session.state().moves(legal);
            if (session.state().actor() >= 0 && legal.size() > 1) {
                State view = session.view(session.state().actor());
                int plain = bot.choose(game, view, legal, new Rng(1));
                assertEquals(plain, new BotWithEvaluator(bot, game, evaluator).choose(game, view, legal, new Rng(1)));
                alike[0]++;
                alike[1] += plain
                                == new BotWithEvaluator(bot, game, evaluator.with(upside))
                                        .choose(game, view, legal, new Rng(1))
                        ? 1
                        : 0;
            }
        });
        assertTrue(2 * alike[1] < alike[0], alike[1] + " of " + alike[0] + " moves are the same");
    }
}
