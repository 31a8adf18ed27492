package atoll.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.games.Games;
import atoll.play.BadLink;
import atoll.rating.Glicko2;
import atoll.rating.LevelRatings;
import atoll.rating.Rating;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RatingHistoryTest {
    private static final String LATE = "2100-01-01T00:00:00.000Z";
    private static final Map<String, String> TWO = GameResult.of(
                    GameResultTest.finished("ponte", "y3"), "ponte-light", GameResultTest.NOW)
            .written();
    private static final Map<String, String> FOUR = GameResult.of(
                    GameResultTest.finished("origo", "2y34"), "seat-2", GameResultTest.NOW)
            .written();

    private static GameResult result(Map<String, String> like, String id, String day, String places, String unrated) {
        Map<String, String> texts = new java.util.LinkedHashMap<>(like);
        texts.put("id", "r" + id);
        texts.put("of", id);
        texts.put("changed", day + "T12:00:00.000Z");
        texts.put("places", places);
        texts.put("unrated", unrated);
        try {
            return GameResult.read(texts::get);
        } catch (BadLink e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void oneGameIsOnePeriod() {
        RatingHistory history = RatingHistory.of(List.of(result(TWO, "a", "2026-01-01", "12", "")), "ponte", 2, LATE);
        Rating expected = new Glicko2()
                .update(Rating.NEW, List.of(new Glicko2.Result(LevelRatings.of(Games.find("ponte"), 2, 3), 1)));
        assertEquals(expected, history.after(0));
        assertEquals(RatingHistory.points(expected) - 1500, history.change("ra"));
        assertEquals(0, history.change("other"));
        assertTrue(history.change("ra") > 100, "the first win counts much");
    }

    @Test
    void aGameOfFourIsAResultAgainstEachBot() {
        RatingHistory history =
                RatingHistory.of(List.of(result(FOUR, "a", "2026-01-01", "1224", "")), "origo", 4, LATE);
        Rating expected = new Glicko2()
                .update(
                        Rating.NEW,
                        List.of(
                                new Glicko2.Result(LevelRatings.of(Games.find("origo"), 4, 2), 0),
                                new Glicko2.Result(LevelRatings.of(Games.find("origo"), 4, 3), 0.5),
                                new Glicko2.Result(LevelRatings.of(Games.find("origo"), 4, 4), 1)));
        assertEquals(expected, history.after(0));
    }

    @Test
    void unratedGamesAndOtherSeatCountsDoNotCount() {
        List<GameResult> log =
                List.of(result(TWO, "a", "2026-01-01", "12", "h"), result(FOUR, "b", "2026-01-01", "1234", ""));
        assertEquals(0, RatingHistory.of(log, "ponte", 2, LATE).size());
        assertNull(RatingHistory.of(log, "ponte", 2, LATE).now("2026-01-02T00:00:00.000Z"));
        assertEquals(0, RatingHistory.of(log, "origo", 3, LATE).size());
        assertEquals(1, RatingHistory.of(log, "origo", 4, LATE).size());
    }

    @Test
    void theOrderOfTheLogDoesNotMatter() {
        List<GameResult> log = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            log.add(result(TWO, "a" + i, "2026-01-" + (10 + i / 2), i % 3 == 0 ? "21" : "12", ""));
        }
        Rating expected = RatingHistory.of(log, "ponte", 2, LATE).after(19);
        for (int seed = 0; seed < 5; seed++) {
            Collections.shuffle(log, new Random(seed));
            assertEquals(expected, RatingHistory.of(log, "ponte", 2, LATE).after(19));
        }
    }

    @Test
    void pausesMakeTheRatingLessCertain() {
        RatingHistory history = RatingHistory.of(List.of(result(TWO, "a", "2026-01-01", "12", "")), "ponte", 2, LATE);
        Rating after = history.after(0);
        assertEquals(after, history.now("2026-01-07T23:00:00.000Z"), "less than a week");
        Rating later = history.now("2026-01-08T00:00:00.000Z");
        assertEquals(after.rating(), later.rating());
        assertTrue(later.deviation() > after.deviation());
        assertEquals(Glicko2.afterPause(after, 52), history.now("2026-12-31T00:00:00.000Z"));
    }

    @Test
    void aClockThatGoesBackwardsLosesNothing() {
        RatingHistory history = RatingHistory.of(
                List.of(result(TWO, "late", "2099-01-01", "12", ""), result(TWO, "early", "2026-01-01", "12", "")),
                "ponte",
                2,
                "2026-01-02T00:00:00.000Z");
        assertEquals(2, history.size());
        assertEquals(history.after(1), history.now("2026-01-02T00:00:00.000Z"));
        assertTrue(history.after(1).deviation() < history.after(0).deviation(), "no pause of 73 years");
        assertTrue(history.after(1).rating() > history.after(0).rating());
        assertTrue(history.after(1).deviation() <= Rating.MOST_DEVIATION);
    }

    @Test
    void daysAreThoseOfTheCalendar() {
        int origin = RatingHistory.day("1970-01-01T00:00:00.000Z");
        for (LocalDate day = LocalDate.of(1999, 12, 1); day.getYear() < 2030; day = day.plusDays(11)) {
            assertEquals(day.toEpochDay(), RatingHistory.day(day + "T00:00:00.000Z") - origin, day.toString());
        }
    }

    @Test
    void everyWinAgainstTheWeakestStaysInRange() {
        List<GameResult> log = new ArrayList<>();
        for (int i = 0; i < 300; i++) {
            log.add(result(TWO, "a" + i, "2026-01-01", "12", ""));
        }
        RatingHistory history = RatingHistory.of(log, "ponte", 2, LATE);
        for (int i = 1; i < 300; i++) {
            assertTrue(history.after(i).rating() >= history.after(i - 1).rating());
        }
        assertTrue(RatingHistory.points(history.after(299)) > 2000);
        assertTrue(RatingHistory.margin(history.after(299)) < 350);
    }

    @Test
    void talliesCountWinsAndShares() {
        Tally tally = new Tally();
        tally.add(result(TWO, "a", "2026-01-01", "12", ""));
        tally.add(result(TWO, "b", "2026-01-01", "11", "h"));
        tally.add(result(TWO, "c", "2026-01-01", "21", ""));
        assertEquals(3, tally.games());
        assertEquals(1, tally.won());
        assertEquals(1, tally.shared());
        assertEquals(1, tally.lost());
    }
}
