package atoll.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.rating.Glicko2;
import atoll.rating.Rating;
import java.util.List;
import org.junit.jupiter.api.Test;

class PuzzleRatingTest {
    private static final String NOW = "2026-02-03T23:59:59.000Z";

    private static String time(int minute) {
        return "2026-02-03T" + (10 + minute / 60) + ":" + (10 + minute % 50) + ":00." + (100 + minute) + "Z";
    }

    @Test
    void aFirstAnswerIsOnePeriodOfGlicko2() {
        PuzzleLog log = PuzzleLog.NONE.answered("ponte", 1, 3, true, time(0));
        Rating expected = new Glicko2().update(Rating.NEW, List.of(new Glicko2.Result(new Rating(1800, 150, 0.06), 1)));
        assertEquals(expected, PuzzleRating.of(log, "", time(1)));
        assertEquals(expected, PuzzleRating.of(log, "ponte", time(1)));
        assertNull(PuzzleRating.of(log, "orbis", time(1)));
        assertNull(PuzzleRating.of(PuzzleLog.NONE, "", time(1)));
    }

    @Test
    void aPuzzleSolvedLaterStaysALoss() {
        PuzzleLog failed = PuzzleLog.NONE.answered("ponte", 1, 2, false, time(0));
        PuzzleLog solved = failed.answered("ponte", 1, 2, true, time(1));
        assertEquals(PuzzleRating.of(failed, "", NOW), PuzzleRating.of(solved, "", NOW));
        assertTrue(PuzzleRating.of(solved, "", NOW).rating() < 1500);
    }

    @Test
    void whoSolvesHalfOfAGradeReachesItsRating() {
        for (int grade = 1; grade <= Puzzle.GRADES; grade++) {
            PuzzleLog log = PuzzleLog.NONE;
            for (int i = 0; i < 300; i++) {
                log = log.answered("ponte", i + 1, grade, i % 2 == 0, time(i));
            }
            double rating = PuzzleRating.of(log, "", NOW).rating();
            assertEquals(PuzzleRating.ofGrade(grade).rating(), rating, 40, "grade " + grade);
        }
    }

    @Test
    void weeksWithoutPuzzlesMakeItLessCertainAndAClockSetBackDoesNot() {
        PuzzleLog log = PuzzleLog.NONE;
        for (int i = 0; i < 40; i++) {
            log = log.answered("orbis", i + 1, 2, i % 2 == 0, time(i));
        }
        Rating now = PuzzleRating.of(log, "", NOW);
        Rating later = PuzzleRating.of(log, "", "2027-02-03T10:00:00.000Z");
        assertTrue(later.deviation() > now.deviation());
        assertEquals(now.rating(), later.rating());
        assertEquals(now, PuzzleRating.of(log, "", "2020-01-01T00:00:00.000Z"));
    }
}
