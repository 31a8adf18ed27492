package atoll.web.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.play.BadLink;
import atoll.puzzle.Puzzle;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class PuzzleFilterTest {
    @Test
    void aGradeAndAThemeOrNoneAreWanted() throws IOException, BadLink {
        PuzzleFilter filter = new PuzzleFilter();
        filter.setGame("orbis");
        assertTrue(filter.isEmpty());
        assertFalse(filter.isOf("orbis"));
        int none = 0;
        for (Puzzle puzzle : PuzzleRoundTest.puzzles()) {
            filter.setGrade("");
            filter.setTheme("");
            assertTrue(filter.fits(puzzle));
            filter.setTheme(PuzzleFilter.NO_THEME);
            assertEquals(puzzle.task().themes().isEmpty(), filter.fits(puzzle));
            none += filter.fits(puzzle) ? 1 : 0;
            for (String theme : puzzle.task().themes()) {
                filter.setTheme(theme);
                filter.setGrade("" + puzzle.task().grade());
                assertTrue(filter.fits(puzzle));
                filter.setGrade("" + (puzzle.task().grade() % Puzzle.GRADES + 1));
                assertFalse(filter.fits(puzzle));
            }
        }
        assertTrue(none > 20, none + " without a theme");
    }

    @Test
    void anotherGameBeginsWithoutAFilter() {
        PuzzleFilter filter = new PuzzleFilter();
        filter.setGame("orbis");
        filter.setTheme("fire");
        filter.setGame("orbis");
        assertTrue(filter.isOf("orbis"));
        assertFalse(filter.isOf("ponte"));
        filter.setGame("ponte");
        assertTrue(filter.isEmpty());
    }
}
