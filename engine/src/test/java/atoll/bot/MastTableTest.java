package atoll.bot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class MastTableTest {
    private final MastTable history = new MastTable();

    @Test
    void unknownMovesCountAsEven() {
        assertEquals(0.5, history.mean(0, 0));
        history.addMove(0, 7);
        assertEquals(0.5, history.mean(0, 7), "the game is not over");
    }

    @Test
    void moveGetsTheResultOfItsSeat() {
        history.addMove(0, 7);
        history.addMove(1, 7);
        history.addMove(1, 8);
        history.credit(new double[] {1, 0});
        assertEquals((2.5 + 1) / 6, history.mean(0, 7));
        assertEquals(2.5 / 6, history.mean(1, 7));
        assertEquals(2.5 / 6, history.mean(1, 8));
        assertEquals(0.5, history.mean(0, 8));
        history.addMove(0, 7);
        history.credit(new double[] {0, 1});
        assertEquals((2.5 + 1) / 7, history.mean(0, 7), "games before count on");
        assertEquals(2.5 / 6, history.mean(1, 8), "only iterations that played it");
    }

    @Test
    void longGamesFit() {
        for (int i = 0; i < 1000; i++) {
            history.addMove(i % 2, i % 2 + 7);
        }
        history.credit(new double[] {1, 0});
        assertEquals((2.5 + 500) / 505, history.mean(0, 7));
        assertEquals(2.5 / 505, history.mean(1, 8));
    }

    @Test
    void neverMixesTwoMoves() {
        for (int move = 0; move < 100_000; move++) {
            history.addMove(move % 2, move);
            history.credit(move % 2 == 0 ? new double[] {1, 0} : new double[] {0, 1});
        }
        int known = 0;
        for (int move = 0; move < 100_000; move++) {
            assertEquals(0.5, history.mean(1 - move % 2, move), "by the other");
            double mean = history.mean(move % 2, move);
            assertTrue(mean == 0.5 || mean == 3.5 / 6, "made once, and won: " + mean);
            known += mean == 0.5 ? 0 : 1;
        }
        assertTrue(known > 8000, known + " known");
    }
}
