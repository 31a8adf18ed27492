package atoll.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SolvedDaysTest {
    private static final int TODAY = Days.parse("2024-03-01");

    private static SolvedDays inTime(int... days) {
        SolvedDays solved = SolvedDays.NONE;
        for (int day : days) {
            solved = solved.with(day, day);
        }
        return solved;
    }

    private static SolvedDays run(int from, int to) {
        SolvedDays solved = SolvedDays.NONE;
        for (int day = from; day <= to; day++) {
            solved = solved.with(day, day);
        }
        return solved;
    }

    @Test
    void aStreakCountsDaysInARowUpToTodayOrYesterday() {
        SolvedDays solved = run(TODAY - 4, TODAY);
        assertEquals(5, solved.streak(TODAY));
        assertEquals(5, solved.streak(TODAY + 1));
        assertEquals(0, solved.streak(TODAY + 2));
        assertEquals(0, SolvedDays.NONE.streak(TODAY));
    }

    @Test
    void aGapEndsAStreak() {
        SolvedDays solved = inTime(TODAY - 5, TODAY - 4, TODAY - 3, TODAY - 1, TODAY);
        assertEquals(2, solved.streak(TODAY));
        assertEquals(3, solved.longestStreak());
    }

    @Test
    void solvingAnEarlierDayLaterFillsTheCalendarButNotTheGap() {
        SolvedDays solved = inTime(TODAY - 4, TODAY - 3, TODAY).with(TODAY - 2, TODAY);
        assertTrue(solved.has(TODAY - 2));
        assertFalse(solved.isInTime(TODAY - 2));
        assertEquals(1, solved.streak(TODAY));
        assertEquals(3, solved.with(TODAY - 1, TODAY).size() - 2);
    }

    @Test
    void aJourneyAcrossTheDateLineKeepsAStreak() {
        // To the east a date comes twice, to the west one is left out; its puzzle can be solved a day late.
        SolvedDays west = run(TODAY - 3, TODAY).with(TODAY + 1, TODAY + 2).with(TODAY + 2, TODAY + 2);
        assertEquals(6, west.streak(TODAY + 2));
        SolvedDays east = run(TODAY - 3, TODAY).with(TODAY - 1, TODAY - 1);
        assertEquals(4, east.streak(TODAY - 1));
    }

    @Test
    void aClockSetBackLosesNothing() {
        SolvedDays solved = run(TODAY - 9, TODAY);
        assertEquals(10, solved.streak(TODAY - 300));
        SolvedDays more = solved.with(TODAY - 300, TODAY - 300);
        assertEquals(11, more.size());
        assertEquals(10, more.streak(TODAY - 300));
        assertEquals(10, more.streak(TODAY));
    }

    @Test
    void aClockThatWasAheadDoesNotHideTheRealStreak() {
        SolvedDays solved = run(TODAY - 3, TODAY).with(TODAY + 4000, TODAY + 4000);
        assertEquals(4, solved.streak(TODAY));
    }

    @Test
    void aDaySolvedInTimeStaysSo() {
        SolvedDays solved = inTime(TODAY).with(TODAY, TODAY + 50);
        assertTrue(solved.isInTime(TODAY));
        assertEquals(1, solved.size());
        assertTrue(SolvedDays.NONE.with(TODAY, TODAY + 50).with(TODAY, TODAY).isInTime(TODAY));
    }

    @Test
    void aMergeHasTheDaysOfBoth() {
        SolvedDays one = run(TODAY - 5, TODAY - 2);
        SolvedDays other = run(TODAY - 2, TODAY).with(TODAY - 5, TODAY);
        assertEquals(6, one.merged(other).streak(TODAY));
        assertEquals(one.merged(other).written(), other.merged(one).written());
        assertEquals(one.written(), one.merged(SolvedDays.NONE).written());
    }

    @Test
    void onlySolvedDaysAreThere() {
        SolvedDays solved = inTime(Days.parse("2024-02-01"), Days.parse("2024-02-29"), TODAY);
        for (int day = Days.parse("2024-01-31"); day <= Days.parse("2024-03-31"); day++) {
            boolean expected =
                    List.of("2024-02-01", "2024-02-29", Days.text(TODAY)).contains(Days.text(day));
            assertEquals(expected, solved.has(day), Days.text(day));
        }
    }

    @Test
    void daysAreWrittenInRuns() {
        SolvedDays solved = run(TODAY - 3, TODAY).with(TODAY + 1, TODAY + 9).with(TODAY + 5, TODAY + 5);
        assertEquals("2024-02-27+4 ~2024-03-02 2024-03-06", solved.written());
        assertEquals("", SolvedDays.NONE.written());
        assertEquals(0, SolvedDays.parse("").size());
    }

    @Test
    void whatIsWrittenIsReadAgain() {
        Random random = new Random(3);
        for (int round = 0; round < 200; round++) {
            SolvedDays solved = SolvedDays.NONE;
            for (int i = 0; i < round; i++) {
                int day = TODAY + random.nextInt(150);
                solved = solved.with(day, day + random.nextInt(3));
            }
            SolvedDays read = SolvedDays.parse(solved.written());
            assertEquals(solved.written(), read.written());
            for (int day = TODAY; day < TODAY + 150; day++) {
                assertEquals(solved.has(day), read.has(day));
                assertEquals(solved.isInTime(day), read.isInTime(day));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2024-02-30",
                "2024-02-27+0",
                "2024-02-27+-3",
                "2024-02-27+99999999",
                "2024-02-27+",
                "~",
                "+3",
                "x",
                "2024-02-27+2147483647",
                "9999-12-31+2"
            })
    void aDamagedPartDoesNotLoseTheOthers(String damaged) {
        SolvedDays read = SolvedDays.parse("2024-01-01+2 " + damaged + "  ~2024-03-05");
        assertEquals("2024-01-01+2 ~2024-03-05", read.written());
    }

    @Test
    void aDayOutsideTheCalendarIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> SolvedDays.NONE.with(-1, 0));
        assertThrows(IllegalArgumentException.class, () -> SolvedDays.NONE.with(Days.LAST + 1, 0));
    }
}
