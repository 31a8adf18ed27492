package atoll.drill;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TaskCheckTest {
    private static final int PLAYED = 1;
    private static final int BETTER = 2;
    private static final int THIRD = 3;

    /** A check after the longer search found {@code best}, with these values in the order in which it asks for them. */
    private static TaskCheck check(int best, int... values) {
        TaskCheck check = new TaskCheck(PLAYED, BETTER, 77);
        assertEquals(TaskCheck.BEST, check.next());
        check.addBest(best);
        for (int value : values) {
            assertNotEquals(TaskCheck.DONE, check.next());
            check.addValue(value);
        }
        assertEquals(TaskCheck.DONE, check.next());
        return check;
    }

    @Test
    void itAgreesIfThePlayedMoveCostsTheThreshold() {
        assertTrue(check(BETTER, 600, 560).agrees());
        assertFalse(check(BETTER, 600, 561).agrees());
        assertFalse(check(BETTER, 600, 700).agrees());
    }

    @Test
    void anotherBestMoveIsFineIfTheReviewsIsAsGood() {
        assertTrue(check(THIRD, 639, 600, 560).agrees());
        assertFalse(check(THIRD, 640, 600, 500).agrees(), "the review's move is costly too");
        assertTrue(check(THIRD, 500, 600, 560).agrees(), "the review's move is better still");
        assertEquals(
                List.of(new MoveValue(BETTER, 600), new MoveValue(PLAYED, 560), new MoveValue(THIRD, 500)),
                check(THIRD, 500, 600, 560).values());
    }

    @Test
    void thePlayedMoveAsTheBestOneIsADisagreement() {
        assertFalse(check(PLAYED).agrees());
    }

    @Test
    void everySearchHasASeedOfItsOwn() {
        Set<Integer> seeds = new HashSet<>();
        TaskCheck check = new TaskCheck(PLAYED, BETTER, 77);
        seeds.add(TaskCheck.seed(77) - 1);
        seeds.add(check.nextSeed());
        check.addBest(THIRD);
        for (int i = 0; i < TaskCheck.MOST_STEPS - 1; i++) {
            assertEquals(i + 1, check.steps());
            seeds.add(check.nextSeed());
            check.addValue(500);
        }
        assertEquals(TaskCheck.MOST_STEPS, check.steps());
        assertEquals(TaskCheck.MOST_STEPS + 1, seeds.size());
        assertNotEquals(TaskCheck.seed(77), TaskCheck.seed(78));
        assertThrows(IllegalArgumentException.class, () -> new TaskCheck(PLAYED, PLAYED, 0));
    }
}
