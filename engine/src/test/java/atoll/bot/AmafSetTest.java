package atoll.bot;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class AmafSetTest {
    private final AmafSet played = new AmafSet();

    @Test
    void containsThePairsOfThisIteration() {
        played.add(0, 7);
        played.add(1, 8);
        assertTrue(played.has(0, 7) && played.has(1, 8));
        assertFalse(played.has(1, 7) || played.has(0, 8) || played.has(0, 9));
        played.clear();
        assertFalse(played.has(0, 7) || played.has(1, 8));
    }

    @Test
    void neverContainsUnplayedPairs() {
        for (int move = 0; move < 100_000; move += 3) {
            played.add(move % 2, move);
        }
        for (int move = 0; move < 100_000; move++) {
            assertFalse(played.has(1 - move % 2, move), "by the other");
            assertFalse(move % 3 != 0 && played.has(move % 2, move), "by nobody");
        }
    }

    @Test
    void containsMostPairsOfALongGame() {
        int known = 0;
        for (int move = 0; move < 100; move++) {
            played.add(move % 2, move * 1009);
        }
        for (int move = 0; move < 100; move++) {
            known += played.has(move % 2, move * 1009) ? 1 : 0;
        }
        assertTrue(known > 90, known + " of 100");
    }
}
