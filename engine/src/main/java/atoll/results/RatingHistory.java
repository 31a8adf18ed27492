package atoll.results;

import atoll.engine.Game;
import atoll.games.Games;
import atoll.rating.Glicko2;
import atoll.rating.LevelRatings;
import atoll.rating.Rating;
import java.util.ArrayList;
import java.util.List;

/**
 * A person's rating in one game with one number of seats, computed from all rated results in the order of their times.
 *
 * <p>Each game is a rating period of Glicko-2. In a game of more than two, the person's place against the place of each bot is a
 * result: 1 ahead, 0.5 level, 0 behind. Each full week between two games, and since the last one, is a period without results, so
 * that the rating becomes less certain. A clock that was ahead, or was set back, counts as no time.
 */
public final class RatingHistory {
    private static final int WEEK = 7;

    private final List<GameResult> results = new ArrayList<>();
    private final List<Rating> ratings = new ArrayList<>();

    private RatingHistory() {}

    /**
     * {@return the history of one game and number of seats}
     *
     * @param log all results, in any order
     * @param game the id of a game
     * @param seats the number of seats
     * @param present the time; what is dated later counts without a pause before it
     */
    public static RatingHistory of(List<GameResult> log, String game, int seats, String present) {
        RatingHistory history = new RatingHistory();
        List<GameResult> sorted = new ArrayList<>();
        for (GameResult result : log) {
            if (result.isRated() && result.game().equals(game) && result.seats() == seats) {
                sorted.add(result);
            }
        }
        sort(sorted);
        Glicko2 system = new Glicko2();
        Rating now = Rating.NEW;
        String time = "";
        for (GameResult result : sorted) {
            String until = result.time().compareTo(present) < 0 ? result.time() : present;
            now = system.update(afterPause(now, time, until), pairs(result));
            time = until;
            history.results.add(result);
            history.ratings.add(now);
        }
        return history;
    }

    /**
     * Sorts results by their times, the earliest first; those of the same time by their ids, so that the order is always the same.
     *
     * @param results any results
     */
    public static void sort(List<GameResult> results) {
        results.sort((one, two) -> {
            int order = one.time().compareTo(two.time());
            return order != 0 ? order : one.id().compareTo(two.id());
        });
    }

    private static List<Glicko2.Result> pairs(GameResult result) {
        List<Glicko2.Result> pairs = new ArrayList<>();
        Game game = Games.find(result.game());
        int mine = result.place(result.seat());
        for (int i = 0; i < result.seats(); i++) {
            if (i != result.seat()) {
                int other = result.place(i);
                double score = mine < other ? 1 : mine == other ? 0.5 : 0;
                pairs.add(new Glicko2.Result(LevelRatings.of(game, result.seats(), result.level(i)), score));
            }
        }
        return pairs;
    }

    private static Rating afterPause(Rating before, String from, String to) {
        int weeks = from.isEmpty() ? 0 : (day(to) - day(from)) / WEEK;
        return weeks <= 0 ? before : Glicko2.afterPause(before, weeks);
    }

    /**
     * {@return the number of a day, to compare with others}
     *
     * @param time as {@code 2001-02-03T04:05:06.789Z}
     */
    public static int day(String time) {
        int year = Integer.parseInt(time.substring(0, 4));
        int month = Integer.parseInt(time.substring(5, 7));
        int day = Integer.parseInt(time.substring(8, 10));
        // The year begins with March, so that the leap day is its last.
        int from = month > 2 ? year : year - 1;
        int months = month > 2 ? month - 3 : month + 9;
        return 365 * from + from / 4 - from / 100 + from / 400 + (153 * months + 2) / 5 + day;
    }

    /** {@return the number of rated games} */
    public int size() {
        return results.size();
    }

    /**
     * {@return the rating after a game}
     *
     * @param index 0..size-1, the first game first
     */
    public Rating after(int index) {
        return ratings.get(index);
    }

    /**
     * {@return the present rating; null without any game}
     *
     * @param now the time
     */
    public Rating now(String now) {
        int last = size() - 1;
        return last < 0 ? null : afterPause(ratings.get(last), results.get(last).time(), now);
    }

    /**
     * {@return by how many points a game changed the rating; 0 if it is not one of these}
     *
     * @param id the id of a result
     */
    public int change(String id) {
        for (int i = 0; i < size(); i++) {
            if (results.get(i).id().equals(id)) {
                return points(ratings.get(i)) - (i == 0 ? LevelRatings.ANCHOR : points(ratings.get(i - 1)));
            }
        }
        return 0;
    }

    /**
     * {@return the rating in whole points}
     *
     * @param rating a rating
     */
    public static int points(Rating rating) {
        return (int) (rating.rating() + 0.5);
    }

    /**
     * {@return half the width of the interval that contains the true strength with 95 percent confidence, in whole points}
     *
     * @param rating a rating
     */
    public static int margin(Rating rating) {
        return (int) (2 * rating.deviation() + 0.5);
    }
}
