package atoll.web.puzzle;

import atoll.engine.GameInfo;
import atoll.puzzle.DailyPuzzle;
import atoll.puzzle.Days;
import atoll.web.app.Route;
import java.util.List;

/**
 * What an address of puzzles shows.
 *
 * @param game the id of a game; empty for all
 * @param number of a puzzle of that game, from 1; 0 for all
 * @param day the day whose puzzle it is, or {@link #NO_DAY}
 */
record PuzzlePlace(String game, int number, int day) {
    static final int NO_DAY = -1;

    private static final String TODAY = "today";
    private static final String DAY = "day";

    /** The address of the puzzle of today, whenever that is. */
    static Route today() {
        return Route.puzzles(TODAY, "");
    }

    /**
     * The address of the puzzle of a day, the same everywhere.
     *
     * @param day 0..{@link Days#LAST}
     */
    static Route day(int day) {
        return Route.puzzles(DAY, Days.text(day));
    }

    /** The address of a puzzle. */
    static Route puzzle(String game, int number) {
        return Route.puzzles(game, Integer.toString(number));
    }

    /** Whether an address means anything. */
    static boolean exists(Route route, List<GameInfo> games) {
        String what = route.game();
        if (what.equals(DAY)) {
            return dayOf(route, 0) != NO_DAY;
        }
        if (what.isEmpty() || what.equals(TODAY)) {
            return route.rest().isEmpty();
        }
        for (GameInfo info : games) {
            if (info.id().equals(what)) {
                return true;
            }
        }
        return false;
    }

    private static int dayOf(Route route, int today) {
        if (route.game().equals(TODAY)) {
            return today;
        }
        try {
            return route.game().equals(DAY) ? Days.parse(route.rest()) : NO_DAY;
        } catch (IllegalArgumentException e) {
            return NO_DAY;
        }
    }

    /**
     * What an existing address shows. A number without a puzzle leads to all puzzles of the game, a game without puzzles to those of
     * all games; the puzzle of today is always shown as such.
     *
     * @param games all games
     * @param counts the number of puzzles of each
     * @param today the day by the clock
     */
    static PuzzlePlace of(Route route, List<GameInfo> games, int[] counts, int today) {
        int day = dayOf(route, today);
        if (day != NO_DAY) {
            return ofDay(day, games, counts);
        }
        String game = "";
        int number = 0;
        for (int i = 0; i < counts.length; i++) {
            if (games.get(i).id().equals(route.game()) && counts[i] > 0) {
                game = route.game();
                number = number(route.rest(), counts[i]);
            }
        }
        PuzzlePlace current = ofDay(today, games, counts);
        boolean isToday = number > 0 && current.game.equals(game) && current.number == number;
        return new PuzzlePlace(game, number, isToday ? today : NO_DAY);
    }

    /** The puzzle of a day. */
    static PuzzlePlace ofDay(int day, List<GameInfo> games, int[] counts) {
        DailyPuzzle daily = DailyPuzzle.of(day, counts);
        return new PuzzlePlace(games.get(daily.game()).id(), daily.puzzle() + 1, day);
    }

    private static int number(String text, int most) {
        try {
            int number = Integer.parseInt(text);
            return number >= 1 && number <= most ? number : 0;
        } catch (NumberFormatException e) {
            return 0;
        }
    }

    boolean hasDay() {
        return day != NO_DAY;
    }

    boolean isPuzzle() {
        return number > 0;
    }
}
