package atoll.lab;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Case;
import atoll.engine.Game;
import atoll.engine.Indifferent;
import atoll.engine.Judge;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.engine.Tunable;
import atoll.games.Games;
import atoll.template.TemplateGame;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The numbers of all judges are data, and the tuner finds better ones. */
class TuneTest {
    static List<Game> games() {
        return Games.ALL;
    }

    private static Tuner tuner(Game game, int iterations, Tunable from) {
        return new Tuner(game, Setup.of(game.info(), 2), new Bot(1, iterations, 0), from);
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyWeightHasItsName(Game game) {
        Tunable judge = (Tunable) game.judge();
        List<String> names = List.of(judge.names().strip().split("\\s+"));
        assertEquals(judge.weights().length, names.size());
        assertEquals(names.size(), new HashSet<>(names).size(), "no two alike");
        for (int weight : judge.weights()) {
            assertTrue(weight >= 0);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyWeightMatters(Game game) {
        Tunable judge = (Tunable) game.judge();
        List<String> names = List.of(judge.names().strip().split("\\s+"));
        int[] before = judge.weights();
        for (int i = 0; i < before.length; i++) {
            int[] changed = judge.weights();
            changed[i] = 3 * changed[i] + 40;
            Judge other = judge.with(changed);
            changed[i] = -1; // nobody's but the caller's
            int at = i;
            assertTrue(differs(game, judge, other, 60), () -> names.get(at));
        }
        assertArrayEquals(before, judge.weights());
        judge.weights()[0] = -1;
        assertArrayEquals(before, judge.weights(), "a copy");
        assertTrue(!differs(game, judge, judge.with(before), 1), "the same weights judge alike");
    }

    // Whether two judges say different things in some positions of so many games of each setup.
    private static boolean differs(Game game, Judge one, Judge other, int games) {
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

    private static boolean differs(State state, Judge one, Judge other) {
        MoveList legal = new MoveList();
        if (state.actor() == State.OVER) {
            return false;
        }
        state.moves(legal);
        for (int i = 0; i < legal.size() && state.actor() >= 0; i++) {
            if (one.weigh(state, legal.get(i)) != other.weigh(state, legal.get(i))) {
                return true;
            }
        }
        if (one.horizon(1) == Integer.MAX_VALUE) {
            return false;
        }
        int[] first = new int[state.seats()];
        int[] second = new int[state.seats()];
        one.assess(state, first);
        other.assess(state, second);
        return !Arrays.equals(first, second);
    }

    @ParameterizedTest
    @MethodSource("games")
    void findsTheSameOnAnyNumberOfThreads(Game game) throws InterruptedException {
        int[][] found = new int[2][];
        for (int run = 0; run < 2; run++) {
            Tuner tuner = tuner(game, 2, (Tunable) game.judge());
            for (int step = 0; step < 3; step++) {
                tuner.step(step, 3, 4, 7, 1 + 2 * run);
            }
            found[run] = tuner.weights();
        }
        assertArrayEquals(found[0], found[1]);
    }

    // From weights that know nothing it finds some that know more.
    @Test
    void findsBetterWeights() throws InterruptedException {
        Game game = Games.find("ponte");
        int[] alike = ((Tunable) game.judge()).weights();
        Arrays.fill(alike, 30);
        Tunable ignorant = ((Tunable) game.judge()).with(alike);
        Tuner tuner = tuner(game, 1, ignorant);
        for (int step = 0; step < 60; step++) {
            tuner.step(step, 60, 16, 1, 2);
        }
        double share = tuner.share(ignorant.with(tuner.weights()), ignorant, 200, 99, 2);
        assertTrue(share > 0.6, share + " with " + Arrays.toString(tuner.weights()));
    }

    /** To this judge all moves are alike, whatever its weights. */
    private static final class Deaf extends Tunable implements Indifferent {
        Deaf(int... weights) {
            super(weights);
        }

        @Override
        public String names() {
            return "this that";
        }

        @Override
        public Tunable with(int[] others) {
            return new Deaf(others);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    void weightsThatMakeNoDifferenceStayWhereTheyAre(int seats) throws InterruptedException {
        Game game = new TemplateGame();
        Tuner tuner = new Tuner(game, Setup.of(game.info(), seats), new Bot(1, 1, 0), new Deaf(100, 40));
        for (int step = 0; step < 4; step++) {
            assertEquals(0.5, tuner.step(step, 4, 8, 1, 2), 1e-9);
        }
        assertArrayEquals(new int[] {100, 40}, tuner.weights());
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void whatOneSideWinsTheOtherLoses(int seats) throws InterruptedException {
        Game game = Games.find("rapanui");
        Tunable judge = (Tunable) game.judge();
        int[] alike = judge.weights();
        Arrays.fill(alike, 30);
        Tunable ignorant = judge.with(alike);
        Tuner tuner = new Tuner(game, Setup.of(game.info(), seats), new Bot(1, 2, 0), judge);
        double share = tuner.share(judge, ignorant, 24, 1, 2);
        assertEquals(1, share + tuner.share(ignorant, judge, 24, 1, 2), 1e-9);
        assertTrue(share > 0.6, "the knowing side won " + share);
    }

    @Test
    void aBotListensToTheJudgeItIsGiven() {
        Game game = Games.find("ponte");
        Tunable judge = (Tunable) game.judge();
        int[] upside = judge.weights();
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
                assertEquals(plain, new Judged(bot, game, judge).choose(game, view, legal, new Rng(1)));
                alike[0]++;
                alike[1] += plain == new Judged(bot, game, judge.with(upside)).choose(game, view, legal, new Rng(1))
                        ? 1
                        : 0;
            }
        });
        assertTrue(2 * alike[1] < alike[0], alike[1] + " of " + alike[0] + " moves are the same");
    }
}
