package atoll.drill;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Rng;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class Sm2Test {
    private static final int TODAY = 20_000;

    @Test
    void aNewTaskIsDue() {
        assertTrue(Sm2.NEW.isDue(TODAY));
        assertTrue(Sm2.NEW.isDue(0));
    }

    @Test
    void intervalsAreOneSixAndThenGrowByTheEase() {
        Sm2 first = Sm2.NEW.repeated(5, TODAY);
        assertEquals(new Sm2(1, 260, 1, TODAY), first);
        Sm2 second = first.repeated(5, TODAY + 1);
        assertEquals(new Sm2(2, 270, 6, TODAY + 1), second);
        Sm2 third = second.repeated(4, TODAY + 7);
        assertEquals(new Sm2(3, 270, 17, TODAY + 7), third, "6 * 2.7 is 16.2, rounded up");
        assertEquals(new Sm2(4, 256, 46, TODAY + 24), third.repeated(3, TODAY + 24), "17 * 2.7 is 45.9");
    }

    /** EF + (0.1 - (5 - q) * (0.08 + (5 - q) * 0.02)), never below 1.3. */
    @ParameterizedTest
    @CsvSource({"5, 260", "4, 250", "3, 236"})
    void goodAnswersChangeTheEase(int quality, int ease) {
        assertEquals(ease, Sm2.NEW.repeated(quality, TODAY).ease());
        Sm2 hard = new Sm2(5, Sm2.LEAST_EASE, 10, TODAY);
        assertTrue(hard.repeated(quality, TODAY).ease() >= Sm2.LEAST_EASE);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void wrongAnswersBeginAgainWithTheSameEase(int quality) {
        Sm2 known = new Sm2(7, 210, 90, TODAY - 90);
        Sm2 after = known.repeated(quality, TODAY);
        assertEquals(new Sm2(0, 210, 1, TODAY), after);
        assertEquals(1, after.repeated(4, TODAY + 1).interval());
    }

    @Test
    void aTaskIsDueAfterItsInterval() {
        Sm2 task = new Sm2(2, 250, 6, TODAY);
        assertEquals(6, task.daysLeft(TODAY));
        assertFalse(task.isDue(TODAY + 5));
        assertTrue(task.isDue(TODAY + 6));
        assertTrue(task.isDue(TODAY + 1000));
        assertEquals(0, task.daysLeft(Integer.MAX_VALUE));
    }

    @Test
    void aClockSetBackHidesNoTask() {
        Sm2 task = new Sm2(3, 250, 15, TODAY);
        assertEquals(16, task.daysLeft(TODAY - 1), "a journey to the west");
        assertTrue(task.isDue(TODAY - 2));
        assertTrue(task.isDue(0));
        assertTrue(task.isDue(Integer.MIN_VALUE));
        Sm2 wrong = task.repeated(5, TODAY + 30_000);
        assertTrue(wrong.isDue(TODAY), "the clock was decades ahead");
        Sm2 right = wrong.repeated(5, TODAY);
        assertEquals(TODAY, right.day());
        assertTrue(right.daysLeft(TODAY) <= Sm2.MOST_INTERVAL);
    }

    @Test
    void numbersStayInRangeWhateverIsAnswered() {
        Rng rng = new Rng(4);
        for (int round = 0; round < 50; round++) {
            Sm2 task = Sm2.NEW;
            for (int i = 0; i < 400; i++) {
                int today = rng.next(Sm2.LAST_DAY);
                task = task.repeated(round < 10 ? 5 : rng.next(6), today);
                assertTrue(task.interval() >= 1 && task.interval() <= Sm2.MOST_INTERVAL);
                for (int day : new int[] {today, rng.next(Sm2.LAST_DAY)}) {
                    assertTrue(task.daysLeft(day) >= 0 && task.daysLeft(day) <= task.interval() + 1);
                }
                assertEquals(task, Sm2.parse(task.written()));
            }
        }
        assertEquals(
                Sm2.MOST_INTERVAL,
                new Sm2(9, Sm2.MOST_EASE, Sm2.MOST_INTERVAL, 0).repeated(5, 1).interval());
        assertEquals(
                Sm2.MOST_EASE, new Sm2(9, Sm2.MOST_EASE, 9, 0).repeated(5, 1).ease());
        Sm2 odd = new Sm2(Sm2.MOST_REPETITIONS, 250, 0, 0).repeated(4, 1);
        assertEquals(Sm2.MOST_REPETITIONS, odd.repetitions());
        assertEquals(1, odd.interval());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "1 2 3",
                "0 250 0 0 0",
                "0 250 0 x",
                "-1 250 0 0",
                "0 129 0 0",
                "0 1001 0 0",
                "0 250 1826 0",
                "0 250 -1 0",
                "0 250 0 10000001",
                "10001 250 0 0",
                "0 250 0 -1",
                "0  250 0 0",
                "0 250 0 99999999999"
            })
    void otherTextsAreRefused(String text) {
        assertThrows(IllegalArgumentException.class, () -> Sm2.parse(text));
    }

    @Test
    void qualitiesAndDaysAreChecked() {
        assertThrows(IllegalArgumentException.class, () -> Sm2.NEW.repeated(-1, TODAY));
        assertThrows(IllegalArgumentException.class, () -> Sm2.NEW.repeated(6, TODAY));
        assertThrows(IllegalArgumentException.class, () -> Sm2.NEW.repeated(3, -1));
        assertThrows(IllegalArgumentException.class, () -> Sm2.NEW.repeated(3, Sm2.LAST_DAY + 1));
    }
}
