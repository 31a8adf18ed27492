package atoll.drill;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.games.Games;
import java.util.List;
import org.junit.jupiter.api.Test;

class DrillSessionTest {
    private static final int TODAY = 20_000;
    private static final String NOW = TaskFixture.PLAYED;

    private static SavedTask task(int seed, Sm2 schedule) {
        return TaskFixture.with(TaskFixture.saved(Games.find("ponte"), seed), schedule);
    }

    private static SavedTask due(int seed, int day) {
        return task(seed, new Sm2(1, 250, 1, day));
    }

    @Test
    void theLongestDueComesFirstAndOthersNotAtAll() {
        DrillSession session =
                new DrillSession(List.of(due(1, TODAY - 3), due(2, TODAY), due(3, TODAY - 9), task(4, Sm2.NEW)), TODAY);
        assertEquals(3, session.left());
        assertEquals("t4", session.current().id());
        session.skip(session.current().id());
        assertEquals("t3", session.current().id());
        session.skip(session.current().id());
        assertEquals("t1", session.current().id());
        assertEquals(2, session.skipped());
    }

    @Test
    void anAnswerIsForItsTaskAlsoIfAnotherWasRestored() {
        DrillSession session = new DrillSession(List.of(due(1, TODAY - 9), due(2, TODAY - 8)), TODAY);
        SavedTask first = session.current();
        session.remove(first.id());
        SavedTask second = session.current();
        session.restore(first);
        session.answered(second, DrillSession.BEST_ANSWER, TODAY, NOW);
        assertEquals(first.id(), session.current().id());
        assertEquals(1, session.left());
    }

    @Test
    void aRightAnswerIsScheduledAndGone() {
        DrillSession session = new DrillSession(List.of(task(1, Sm2.NEW)), TODAY);
        SavedTask after = session.answered(session.current(), DrillSession.BEST_ANSWER, TODAY, NOW);
        assertEquals(new Sm2(1, 260, 1, TODAY), after.schedule());
        assertNull(session.current());
        assertEquals(1, DrillSession.daysLeft(List.of(after), TODAY));
        assertEquals(0, DrillSession.daysLeft(List.of(after), TODAY + 1));
        SavedTask second = after.repeated(DrillSession.GOOD_ANSWER, TODAY + 1, NOW);
        assertEquals(new Sm2(2, 260, 6, TODAY + 1), second.schedule());
    }

    @Test
    void aWrongAnswerComesAgainUntilItIsRightAndCountsOnce() {
        DrillSession session = new DrillSession(List.of(due(1, TODAY - 9), due(2, TODAY - 8)), TODAY);
        SavedTask wrong = session.answered(session.current(), DrillSession.WRONG_ANSWER, TODAY, NOW);
        assertEquals(new Sm2(0, 250, 1, TODAY), wrong.schedule());
        assertEquals("t2", session.current().id());
        session.answered(session.current(), DrillSession.BEST_ANSWER, TODAY, NOW);
        assertEquals("t1", session.current().id());
        SavedTask again = session.answered(session.current(), DrillSession.NO_ANSWER, TODAY, NOW);
        assertEquals(wrong.schedule(), again.schedule());
        SavedTask right = session.answered(session.current(), DrillSession.BEST_ANSWER, TODAY, NOW);
        assertEquals(wrong.schedule(), right.schedule(), "tomorrow all the same");
        assertNull(session.current());
        assertEquals(0, session.skipped());
    }

    @Test
    void deletedTasksAreNotAskedAndComeBack() {
        SavedTask one = due(1, TODAY - 9);
        DrillSession session = new DrillSession(List.of(one, due(2, TODAY - 8)), TODAY);
        session.remove("t1");
        assertEquals("t2", session.current().id());
        session.restore(one);
        assertEquals("t1", session.current().id());
        assertEquals(2, session.left());
    }

    @Test
    void aClockThatGoesBackwardsHidesNothing() {
        // Answered while the clock was ten years ahead.
        SavedTask future = task(1, new Sm2(5, 250, 90, TODAY + 3650));
        assertEquals(1, new DrillSession(List.of(future), TODAY).left());
        SavedTask after = future.repeated(DrillSession.BEST_ANSWER, TODAY, NOW);
        assertEquals(TODAY, after.schedule().day());
        // However far the clock goes back, a task is at most its interval and a day away.
        for (int day = 0; day <= TODAY + 3650; day += 7) {
            assertTrue(future.schedule().daysLeft(day) <= 91);
            assertTrue(DrillSession.daysLeft(List.of(future), day) <= 91);
        }
        assertEquals(-1, DrillSession.daysLeft(List.of(), TODAY));
    }
}
