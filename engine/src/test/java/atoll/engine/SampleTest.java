package atoll.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** {@link State#sample} of every game, in many positions and views. */
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

    @ParameterizedTest
    @MethodSource("cases")
    void drawsWhatTheListWouldGive(Case of) {
        for (int seed = 0; seed < of.seeds(SEEDS); seed++) {
            of.walk(seed, session -> {
                drawsTheSame(session.state(), session.ply());
                if (session.state().actor() >= 0) {
                    drawsTheSame(session.state().viewFor(session.state().actor()), session.ply());
                }
            });
        }
    }

    private void drawsTheSame(State state, int seed) {
        state.moves(legal);
        if (legal.size() == 0) {
            return;
        }
        Rng listed = new Rng(seed);
        Rng drawn = new Rng(seed);
        int count = state.actor() == State.CHANCE ? 1 : COUNT;
        state.sample(count, drawn, sample);
        assertEquals(legal.size() == 1 ? 1 : count, sample.size());
        for (int i = 0; i < sample.size(); i++) {
            assertEquals(legal.sample(listed), sample.get(i));
        }
        assertEquals(listed.next(), drawn.next(), "as many random numbers");
    }

    @ParameterizedTest
    @MethodSource("cases")
    void allMovesAreEquallyLikely(Case of) {
        Rng rng = new Rng(7);
        double[] sums = new double[2];
        for (int seed = 0; seed < of.seeds(2); seed++) {
            of.stroll(seed, VISITS, session -> {
                if (session.state().actor() != State.OVER) {
                    addChiSquare(session.state(), rng, sums);
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
