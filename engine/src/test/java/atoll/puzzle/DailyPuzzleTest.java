package atoll.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class DailyPuzzleTest {
    private static final int[][] NUMBERS = {{100, 100, 100, 100, 100}, {100, 23, 7, 1, 64}, {5}, {0, 3, 0, 2}, {1, 1}};

    private static int sum(int[] counts) {
        int sum = 0;
        for (int count : counts) {
            sum += count;
        }
        return sum;
    }

    @Test
    void everyPuzzleComesOnceBeforeAnyComesAgain() {
        for (int[] counts : NUMBERS) {
            int all = sum(counts);
            for (int round : new int[] {-2, 0, 1, 40}) {
                Set<DailyPuzzle> seen = new HashSet<>();
                for (int day = round * all; day < (round + 1) * all; day++) {
                    DailyPuzzle puzzle = DailyPuzzle.of(day, counts);
                    assertTrue(puzzle.puzzle() >= 0 && puzzle.puzzle() < counts[puzzle.game()]);
                    assertTrue(seen.add(puzzle), "day " + day);
                }
                assertEquals(all, seen.size());
            }
        }
    }

    @Test
    void withEqualNumbersTheGamesAlternate() {
        for (int day = 20_000; day < 21_000; day++) {
            int[] counts = NUMBERS[0];
            assertEquals(
                    DailyPuzzle.of(day, counts).game(),
                    DailyPuzzle.of(day + 5, counts).game());
            assertNotEquals(
                    DailyPuzzle.of(day, counts).game(),
                    DailyPuzzle.of(day + 1, counts).game());
        }
    }

    @Test
    void withOtherNumbersEachGameIsSpreadEvenly() {
        int[] counts = {60, 30, 10};
        for (int from = 0; from < 90; from += 10) {
            int[] found = new int[3];
            for (int day = from; day < from + 10; day++) {
                found[DailyPuzzle.of(day, counts).game()]++;
            }
            assertTrue(Math.abs(found[0] - 6) <= 1 && Math.abs(found[1] - 3) <= 1 && Math.abs(found[2] - 1) <= 1);
        }
    }

    @Test
    void neighboursOfAFileAreNotOnNeighbouringDays() {
        int[] counts = {100};
        for (int day = 0; day < 99; day++) {
            int step = Math.abs(DailyPuzzle.of(day + 1, counts).puzzle()
                    - DailyPuzzle.of(day, counts).puzzle());
            assertTrue(step > 20 && step < 80);
        }
    }

    @Test
    void aRoundBeginsElsewhere() {
        int[] counts = {100};
        assertNotEquals(DailyPuzzle.of(0, counts), DailyPuzzle.of(100, counts));
    }

    @Test
    void morePuzzlesThanAreUsedChangeNoDay() {
        for (int day = 20_000; day < 20_600; day++) {
            DailyPuzzle puzzle = DailyPuzzle.of(day, NUMBERS[0]);
            assertEquals(puzzle, DailyPuzzle.of(day, new int[] {101, 100, 250, 10_000, 137}));
            assertTrue(puzzle.puzzle() < DailyPuzzle.PER_GAME);
        }
    }

    @Test
    void theOrderIsFinal() {
        // 2027-01-01 to 05, with 100 puzzles of every game: they must never change
        List<String> days = new ArrayList<>();
        for (int day = Days.of(2027, 1, 1); day <= Days.of(2027, 1, 5); day++) {
            DailyPuzzle puzzle = DailyPuzzle.of(day, NUMBERS[0]);
            days.add(puzzle.game() + "." + puzzle.puzzle());
        }
        assertEquals(List.of("4.98", "0.37", "1.37", "2.37", "3.37"), days);
    }

    @Test
    void withoutPuzzlesThereIsNone() {
        assertNull(DailyPuzzle.of(20_000, new int[] {0, 0}));
        assertNull(DailyPuzzle.of(20_000, new int[0]));
    }
}
