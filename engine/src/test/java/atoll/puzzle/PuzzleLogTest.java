package atoll.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.play.BadLink;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PuzzleLogTest {
    private static final int TODAY = 20_000;

    private static String time(int minute) {
        return "2026-02-03T04:" + (minute < 10 ? "0" : "") + minute + ":06.789Z";
    }

    private static PuzzleLog again(PuzzleLog log) throws BadLink {
        Map<String, String> texts = log.written("puzzles", time(59));
        return PuzzleLog.read(texts::get);
    }

    @Test
    void onlyTheFirstAnswerDecidesAndLaterOnesCanSolve() {
        PuzzleLog log = PuzzleLog.NONE
                .answered("ponte", 7, 2, false, time(1))
                .answered("orbis", 7, 3, true, time(2))
                .answered("orbis", 7, 3, false, time(3));
        assertFalse(log.attempt("ponte", 7).isSolved());
        assertTrue(log.attempt("orbis", 7).isFirstTry(), "a later mistake changes nothing");
        PuzzleLog solved = log.answered("ponte", 7, 2, true, time(4)).answered("ponte", 7, 2, false, time(5));
        assertTrue(solved.attempt("ponte", 7).isSolved());
        assertFalse(solved.attempt("ponte", 7).isFirstTry());
        assertEquals(time(1), solved.attempt("ponte", 7).time());
        assertEquals(1, solved.solved("ponte"));
        assertNull(solved.attempt("ponte", 8));
        assertEquals(0, log.solved("ponte"), "logs do not change");
    }

    @Test
    void attemptsAreInTheOrderOfTheirTimes() {
        PuzzleLog log = PuzzleLog.NONE
                .answered("ponte", 3, 1, true, time(9))
                .answered("ponte", 1, 1, true, time(8))
                .answered("ponte", 2, 1, true, time(8));
        assertEquals(
                List.of(1, 2, 3),
                log.attempts().stream().map(PuzzleLog.Attempt::number).toList());
    }

    @Test
    void logsMergeInAnyOrderWithoutALoss() throws BadLink {
        Random random = new Random(5);
        for (int round = 0; round < 300; round++) {
            PuzzleLog one = random(random);
            PuzzleLog two = random(random);
            PuzzleLog three = random(random);
            PuzzleLog all = one.merged(two).merged(three);
            assertEquals(all, three.merged(one.merged(two)));
            assertEquals(all, two.merged(three).merged(one));
            assertEquals(all, all.merged(two), "once more changes nothing");
            assertEquals(all, again(all));
            for (PuzzleLog.Attempt each : two.attempts()) {
                assertTrue(!each.isSolved()
                        || all.attempt(each.game(), each.number()).isSolved());
            }
            for (int day = TODAY; day < TODAY + 9; day++) {
                assertEquals(
                        one.days().has(day)
                                || two.days().has(day)
                                || three.days().has(day),
                        all.days().has(day));
            }
        }
    }

    private static PuzzleLog random(Random random) {
        PuzzleLog log = PuzzleLog.NONE;
        for (int i = random.nextInt(9); i > 0; i--) {
            String game = random.nextBoolean() ? "ponte" : "orbis";
            int number = 1 + random.nextInt(4);
            log = log.answered(game, number, 1 + number % 3, random.nextBoolean(), time(random.nextInt(20)));
            int day = TODAY + random.nextInt(9);
            log = random.nextBoolean() ? log : log.solvedDay(day, TODAY + random.nextInt(9), day);
            int tried = TODAY + random.nextInt(9);
            log = random.nextBoolean() ? log.missedDay(tried, random.nextInt(4)) : log;
            log = random.nextInt(4) == 0 ? log.shownDay(TODAY + random.nextInt(9)) : log;
        }
        return log;
    }

    @Test
    void theFirstOfTwoDevicesDecides() {
        PuzzleLog early = PuzzleLog.NONE.answered("ponte", 1, 1, false, time(1));
        PuzzleLog late = PuzzleLog.NONE.answered("ponte", 1, 1, true, time(2));
        PuzzleLog.Attempt both = late.merged(early).attempt("ponte", 1);
        assertFalse(both.isFirstTry());
        assertTrue(both.isSolved());
        assertEquals(time(1), both.time());
    }

    @Test
    void aDamagedLineDoesNotLoseTheOthers() throws BadLink {
        PuzzleLog log = PuzzleLog.NONE
                .answered("ponte", 1, 1, true, time(1))
                .answered("ponte", 2, 3, false, time(2))
                .solvedDay(TODAY, TODAY, TODAY);
        Map<String, String> texts = log.written("puzzles", time(3));
        String lines = texts.get("attempts");
        for (String damaged : List.of(
                "ponte",
                "ponte 2",
                "ponte 2 3",
                "ponte 2 3 - ",
                "ponte 2 3 -",
                "ponte 0 3 - " + time(2),
                "ponte 2 4 - " + time(2),
                "ponte 2 3 ? " + time(2),
                "ponte 2 3 - today",
                "Ponte 2 3 - " + time(2),
                " 2 3 - " + time(2),
                "ponte 99999999999 3 - " + time(2),
                "",
                "\n\n")) {
            texts.put("attempts", damaged + "\n" + lines.substring(0, lines.indexOf('\n')));
            PuzzleLog read = PuzzleLog.read(texts::get);
            assertEquals(1, read.attempts().size(), damaged);
            assertTrue(read.attempt("ponte", 1).isSolved());
            assertTrue(read.days().has(TODAY));
        }
    }

    @Test
    void theTriesOfADayStayAndEndWhenItIsSolved() throws BadLink {
        PuzzleLog log = PuzzleLog.NONE.missedDay(TODAY, 1).missedDay(TODAY, 1).missedDay(TODAY, 2);
        assertEquals(2, again(log).mistakes(TODAY));
        assertEquals(0, log.mistakes(TODAY + 1));
        PuzzleLog solved = log.solvedDay(TODAY, TODAY, TODAY);
        assertTrue(solved.days().isInTime(TODAY));
        PuzzleLog later = again(solved.missedDay(TODAY, 5).shownDay(TODAY));
        assertEquals(solved, later);
        assertEquals(2, later.mistakes(TODAY));
        assertFalse(later.isShown(TODAY));
        assertEquals(3, solved.merged(log.missedDay(TODAY, 3)).mistakes(TODAY));
    }

    @Test
    void aDayWhoseSolutionWasShownIsNotSolved() throws BadLink {
        PuzzleLog log = again(PuzzleLog.NONE.missedDay(TODAY, 1).shownDay(TODAY));
        assertTrue(log.isShown(TODAY));
        assertEquals(1, log.mistakes(TODAY));
        assertEquals(log, log.solvedDay(TODAY, TODAY, TODAY));
        assertEquals(log, log.solvedDay(TODAY, TODAY + 30, TODAY + 30), "nor later");
        assertEquals(1, log.solvedDay(TODAY + 1, TODAY + 1, TODAY + 1).days().size());
        PuzzleLog elsewhere = PuzzleLog.NONE.solvedDay(TODAY, TODAY, TODAY);
        assertTrue(log.merged(elsewhere).days().has(TODAY), "solved days are never lost");
    }

    @Test
    void aDayCountsFromItsBeginningAnywhereOnEarth() {
        assertTrue(PuzzleLog.NONE.solvedDay(TODAY + 1, TODAY, TODAY + 1).days().isInTime(TODAY + 1));
        assertFalse(
                PuzzleLog.NONE.solvedDay(TODAY + 1, TODAY, TODAY).days().has(TODAY + 1), "it has not begun anywhere");
        // on Baker Island in the evening, it is already two days later in the east of Kiribati
        assertTrue(PuzzleLog.NONE.solvedDay(TODAY + 2, TODAY, TODAY + 2).days().isInTime(TODAY + 2));
    }

    @Test
    void damagedTriesDoNotLoseTheOthers() throws BadLink {
        Map<String, String> texts =
                PuzzleLog.NONE.missedDay(TODAY, 3).shownDay(TODAY + 1).written("puzzles", time(1));
        String good = texts.get("tries");
        for (String damaged : List.of("", ":", "!", "2024-02-30:1", "2024-01-01", "2024-01-01:-1", "2024-01-01:x!")) {
            texts.put("tries", damaged + " " + good + " " + damaged);
            PuzzleLog read = PuzzleLog.read(texts::get);
            assertEquals(good, read.written("puzzles", time(1)).get("tries"), damaged);
        }
    }

    @Test
    void aGameThatThisVersionDoesNotKnowStays() throws BadLink {
        PuzzleLog log = PuzzleLog.NONE.answered("later", 1, 1, true, time(1));
        assertEquals(log, again(log));
    }

    @Test
    void whatIsNoLogIsRefused() {
        Map<String, String> texts = PuzzleLog.NONE.written("puzzles", time(1));
        for (String key : texts.keySet()) {
            Map<String, String> less = PuzzleLog.NONE.written("puzzles", time(1));
            less.remove(key);
            assertThrows(BadLink.class, () -> PuzzleLog.read(less::get), key);
        }
        texts.put("format", "4");
        BadLink newer = assertThrows(BadLink.class, () -> PuzzleLog.read(texts::get));
        assertEquals(BadLink.Why.NEWER, newer.why());
        Map<String, String> wrong = PuzzleLog.NONE.written("no id", time(1));
        assertThrows(BadLink.class, () -> PuzzleLog.read(wrong::get));
    }
}
