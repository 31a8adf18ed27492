package atoll.web.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.games.Games;
import atoll.puzzle.DailyPuzzle;
import atoll.puzzle.Days;
import atoll.web.app.Route;
import java.util.List;
import org.junit.jupiter.api.Test;

class PuzzlePlaceTest {
    private static final int[] COUNTS = {100, 73, 59, 73, 2};
    private static final int TODAY = Days.of(2026, 11, 26);

    private static PuzzlePlace of(String fragment) {
        Route route = Route.parse(fragment);
        assertTrue(PuzzlePlace.exists(route, Games.INFOS), fragment);
        return PuzzlePlace.of(route, Games.INFOS, COUNTS, TODAY);
    }

    @Test
    void addressesMeanAllAGameOrOnePuzzle() {
        String second = Games.INFOS.get(1).id();
        assertEquals(new PuzzlePlace("", 0, PuzzlePlace.NO_DAY), of("puzzles"));
        assertEquals(new PuzzlePlace(second, 0, PuzzlePlace.NO_DAY), of("puzzles." + second));
        for (String none : List.of("0", "74", "x", "-1", "1.2", "99999999999")) {
            assertEquals(new PuzzlePlace(second, 0, PuzzlePlace.NO_DAY), of("puzzles." + second + "." + none), none);
        }
        assertEquals(73, of("puzzles." + second + ".73").number());
    }

    @Test
    void otherAddressesDoNotExist() {
        for (String none : List.of(
                "puzzles.chess",
                "puzzles.chess.1",
                "puzzles.today.1",
                "puzzles.day",
                "puzzles.day.",
                "puzzles.day.2026-13-01",
                "puzzles.day.2026-02-30",
                "puzzles.day.1969-12-31",
                "puzzles.day.today")) {
            assertFalse(PuzzlePlace.exists(Route.parse(none), Games.INFOS), none);
        }
    }

    @Test
    void aGameWithoutPuzzlesLeadsToThoseOfAllGames() {
        Route route = Route.parse("puzzles." + Games.INFOS.get(0).id() + ".1");
        PuzzlePlace place = PuzzlePlace.of(route, Games.INFOS, new int[] {0, 73}, TODAY);
        assertEquals(new PuzzlePlace("", 0, PuzzlePlace.NO_DAY), place);
    }

    @Test
    void theAddressOfADayIsTheSameEverywhere() {
        PuzzlePlace today = of("puzzles.today");
        assertEquals(today, of(PuzzlePlace.day(TODAY).toFragment()));
        assertEquals("puzzles.day.2026-11-26", PuzzlePlace.day(TODAY).toFragment());
        DailyPuzzle daily = DailyPuzzle.of(TODAY, COUNTS);
        assertEquals(Games.INFOS.get(daily.game()).id(), today.game());
        assertEquals(daily.puzzle() + 1, today.number());
        PuzzlePlace other = PuzzlePlace.of(PuzzlePlace.day(TODAY), Games.INFOS, COUNTS, TODAY - 1);
        assertEquals(today, other, "in another time zone");
    }

    @Test
    void aPuzzleThatIsThatOfTodayCountsAsThat() {
        PuzzlePlace today = of("puzzles.today");
        assertEquals(today, of(PuzzlePlace.puzzle(today.game(), today.number()).toFragment()));
        int other = today.number() == 1 ? 2 : 1;
        assertFalse(of(PuzzlePlace.puzzle(today.game(), other).toFragment()).hasDay());
    }
}
