package atoll.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.play.GameRecord;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** {@link State#sample} of every game, in many positions. */
class SampleTest {
    private static final int SEEDS = 4;
    private static final int VISITS = 20;
    private static final int COUNT = 4;

    /** Per legal move, on average. */
    private static final int DRAWS = 30;

    private final MoveList legal = new MoveList();
    private final MoveList sample = new MoveList();

    static List<Case> cases() {
        return Case.all();
    }

    // One state plays the whole game, and may remember what it drew a move ago.
    @ParameterizedTest
    @MethodSource("cases")
    void drawsLegalMoves(Case of) {
        for (int seed = 0; seed < of.seeds(SEEDS); seed++) {
            GameRecord record = of.walk(seed, session -> {}).record();
            Rng rng = new Rng(seed);
            State state = record.at(0).copy();
            for (int ply = 0; ply < record.length(); ply++) {
                state.moves(legal);
                int count = state.actor() == State.CHANCE ? 1 : COUNT;
                state.sample(count, rng, sample);
                assertTrue(sample.size() == count || sample.size() == 1 && legal.size() == 1);
                for (int i = 0; i < sample.size(); i++) {
                    assertTrue(legal.indexOf(sample.get(i)) >= 0, "move " + sample.get(i));
                }
                state.play(record.move(ply));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void allMovesAreEquallyLikely(Case of) {
        Rng rng = new Rng(7);
        double[] sums = new double[2];
        for (int seed = 0; seed < of.seeds(2); seed++) {
            of.stroll(seed, VISITS, session -> {
                // and after a move that was drawn, which the state may remember
                State state = session.state().copy();
                for (int i = 0; i < 2 && state.actor() != State.OVER; i++) {
                    addChiSquare(state, rng, sums);
                    state.sample(1, rng, sample);
                    state.play(sample.get(0));
                }
            });
        }
        double freedom = sums[1];
        // A chi-square of many degrees of freedom is nearly normal; five standard deviations are one in three million.
        assertTrue(Math.abs(sums[0] - freedom) <= 5 * Math.sqrt(2 * freedom), sums[0] + " of " + freedom);
    }

    private void addChiSquare(State state, Rng rng, double[] sums) {
        state.moves(legal);
        if (legal.size() == 1) {
            return;
        }
        int count = state.actor() == State.CHANCE ? 1 : COUNT;
        int[] met = new int[legal.size()];
        int draws = DRAWS * legal.totalWeight() / COUNT * COUNT;
        for (int i = 0; i < draws; i += count) {
            state.sample(count, rng, sample);
            assertEquals(count, sample.size());
            for (int k = 0; k < count; k++) {
                met[legal.indexOf(sample.get(k))]++;
            }
        }
        for (int i = 0; i < met.length; i++) {
            double expected = (double) draws * legal.weight(i) / legal.totalWeight();
            sums[0] += (met[i] - expected) * (met[i] - expected) / expected;
        }
        sums[1] += met.length - 1;
    }
}
