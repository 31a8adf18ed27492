package atoll.puzzle;

import atoll.rating.Glicko2;
import atoll.rating.Rating;
import java.util.ArrayList;
import java.util.List;

/**
 * A player's rating in puzzles, computed from the first answers alone: a puzzle is an opponent that wins if the first answer is
 * wrong. Each answer is a rating period of Glicko-2, and so is each full week without one; a clock that was set back counts as no
 * time. The scale is our own: puzzles of the middle grade have 1500 points, and a player with as many points solves
 * half of them at the first try.
 */
public final class PuzzleRating {
    private static final int WEEK = 7;
    /** What a grade is worth, in points. */
    private static final int STEP = 300;

    private static final int MIDDLE = 1500;
    private static final int MIDDLE_GRADE = 2;
    /** Puzzles of a grade differ, by about half a grade. */
    private static final int DEVIATION = 150;

    private PuzzleRating() {}

    /**
     * {@return the rating of the puzzles of a grade}
     *
     * @param grade 1..{@link Puzzle#GRADES}
     */
    static Rating ofGrade(int grade) {
        return new Rating(MIDDLE + STEP * (grade - MIDDLE_GRADE), DEVIATION, Rating.NEW.volatility());
    }

    /**
     * {@return the rating after some first answers; null without any}
     *
     * @param log what was answered
     * @param game the id of a game; empty for all games
     * @param now the time
     */
    public static Rating of(PuzzleLog log, String game, String now) {
        List<PuzzleLog.Attempt> attempts = new ArrayList<>(log.attempts());
        attempts.removeIf(attempt -> !game.isEmpty() && !attempt.game().equals(game));
        Glicko2 system = new Glicko2();
        Rating rating = null;
        String last = "";
        for (PuzzleLog.Attempt attempt : attempts) {
            Rating before = rating == null ? Rating.NEW : afterPause(rating, last, attempt.time());
            double score = attempt.isFirstTry() ? 1 : 0;
            rating = system.update(before, List.of(new Glicko2.Result(ofGrade(attempt.grade()), score)));
            last = attempt.time();
        }
        return rating == null ? null : afterPause(rating, last, now);
    }

    private static Rating afterPause(Rating before, String from, String to) {
        int weeks = (day(to) - day(from)) / WEEK;
        return weeks <= 0 ? before : Glicko2.afterPause(before, weeks);
    }

    // The day of a time, which begins with its date.
    private static int day(String time) {
        return Days.of(
                Integer.parseInt(time.substring(0, 4)),
                Integer.parseInt(time.substring(5, 7)),
                Integer.parseInt(time.substring(8, 10)));
    }
}
