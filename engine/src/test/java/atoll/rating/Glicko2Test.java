package atoll.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Rng;
import atoll.rating.Glicko2.Result;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class Glicko2Test {
    private final Glicko2 glicko = new Glicko2();

    private static Rating rating(double rating, double deviation) {
        return new Rating(rating, deviation, 0.06);
    }

    /** The worked example of Glickman's paper. */
    @Test
    void theExampleOfThePaper() {
        Rating after = glicko.update(
                rating(1500, 200),
                List.of(
                        new Result(rating(1400, 30), 1),
                        new Result(rating(1550, 100), 0),
                        new Result(rating(1700, 300), 0)));
        assertEquals(1464.06, after.rating(), 0.01);
        assertEquals(151.52, after.deviation(), 0.01);
        assertEquals(0.05999, after.volatility(), 0.00001);
    }

    @Test
    void withoutResultsOnlyTheDeviationGrows() {
        Rating before = rating(1700, 50);
        Rating idle = glicko.update(before, List.of());
        assertEquals(1700, idle.rating());
        assertEquals(0.06, idle.volatility());
        // sqrt(50^2 + (173.7178 * 0.06)^2)
        assertEquals(51.0748, idle.deviation(), 0.0001);
        assertEquals(idle, Glicko2.afterPause(before, 1));
        Rating thrice = Glicko2.afterPause(Glicko2.afterPause(Glicko2.afterPause(before, 1), 1), 1);
        assertEquals(thrice.deviation(), Glicko2.afterPause(before, 3).deviation(), 1e-9);
        assertEquals(before, Glicko2.afterPause(before, 0));
        assertEquals(
                Rating.MOST_DEVIATION,
                Glicko2.afterPause(before, Integer.MAX_VALUE).deviation());
        assertThrows(IllegalArgumentException.class, () -> Glicko2.afterPause(before, -1));
    }

    @Test
    void winsRaiseAndLossesLowerAndBothAreLearntFrom() {
        for (double score : new double[] {0, 1}) {
            Rating after = glicko.update(Rating.NEW, List.of(new Result(rating(1500, 100), score)));
            assertEquals(score > 0, after.rating() > 1500);
            assertTrue(after.deviation() < Rating.NEW.deviation());
        }
        Rating draw = glicko.update(rating(1500, 100), List.of(new Result(rating(1500, 100), 0.5)));
        assertEquals(1500, draw.rating(), 1e-9);
    }

    @Test
    void surprisesRaiseTheVolatility() {
        List<Result> surprises = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            surprises.add(new Result(rating(2200, 40), 1));
        }
        Rating after = glicko.update(rating(1500, 60), surprises);
        assertTrue(after.volatility() > 0.06, after.toString());
        assertTrue(after.rating() > 1600, after.toString());
    }

    @Test
    void expectedScoresAddUpAndFollowTheRatings() {
        Rating strong = rating(1900, 60);
        Rating weak = rating(1500, 120);
        double expected = Glicko2.expectedScore(strong, weak);
        assertEquals(1, expected + Glicko2.expectedScore(weak, strong), 1e-12);
        assertTrue(expected > 0.85 && expected < 0.95, "" + expected);
        assertEquals(0.5, Glicko2.expectedScore(weak, weak), 1e-12);
        assertTrue(Glicko2.expectedScore(rating(1900, 350), weak) < expected, "less certain, nearer to a half");
    }

    /** A player of constant strength against opponents around it: the rating finds it. */
    @Test
    void theRatingFindsTheStrength() {
        Rng rng = new Rng(1);
        Rating player = Rating.NEW;
        for (int period = 0; period < 60; period++) {
            List<Result> results = new ArrayList<>();
            for (int i = 0; i < 10; i++) {
                Rating opponent = rating(1400 + rng.next(800), 40);
                double chance = 1 / (1 + Math.pow(10, (opponent.rating() - 1800) / 400));
                results.add(new Result(opponent, rng.next(10_000) < chance * 10_000 ? 1 : 0));
            }
            player = glicko.update(player, results);
        }
        assertEquals(1800, player.rating(), 2 * player.deviation());
        assertTrue(player.deviation() < 60, player.toString());
    }

    @Test
    void extremesStayInRange() {
        double[] ratings = {Rating.LOWEST, 1500, Rating.HIGHEST};
        double[] deviations = {Rating.LEAST_DEVIATION, Rating.MOST_DEVIATION};
        double[] volatilities = {Rating.LEAST_VOLATILITY, 0.06, Rating.MOST_VOLATILITY};
        double[] scores = {0, 0.5, 1};
        for (double tau : new double[] {0.2, 0.5, 1.2}) {
            Glicko2 system = new Glicko2(tau);
            for (double mine : ratings) {
                for (double deviation : deviations) {
                    for (double volatility : volatilities) {
                        Rating before = new Rating(mine, deviation, volatility);
                        for (double theirs : ratings) {
                            for (double other : deviations) {
                                for (double score : scores) {
                                    Result result = new Result(rating(theirs, other), score);
                                    for (int count : new int[] {1, 40}) {
                                        Rating after = system.update(before, Collections.nCopies(count, result));
                                        assertFalse(Double.isNaN(after.rating() + after.deviation()), after.toString());
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    @Test
    void aRatingInAMessageIsThreeWholeNumbers() {
        assertEquals("1500000 350000 6000000", Rating.NEW.toString());
        assertEquals("1464051 151517 5999598", new Rating(1464.0506705, 151.5165241, 0.05999598).toString());
    }

    @Test
    void theLastNumbersWithinTheRangeAreAllowed() {
        assertThrows(IllegalArgumentException.class, () -> new Rating(Rating.HIGHEST + 0.001, 350, 0.06));
        assertThrows(IllegalArgumentException.class, () -> new Rating(1500, Rating.MOST_DEVIATION + 0.001, 0.06));
        assertThrows(IllegalArgumentException.class, () -> new Rating(1500, 350, Rating.MOST_VOLATILITY + 1e-8));
        assertThrows(IllegalArgumentException.class, () -> new Rating(1500, 0.35, 0.06));
        for (double number : new double[] {Rating.LOWEST, Rating.HIGHEST}) {
            assertEquals(number, new Rating(number, Rating.LEAST_DEVIATION, Rating.MOST_VOLATILITY).rating());
            assertEquals(number, new Rating(number, Rating.MOST_DEVIATION, Rating.LEAST_VOLATILITY).rating());
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, -1, 1e9})
    void numbersOutOfRangeAreRefused(double number) {
        assertThrows(IllegalArgumentException.class, () -> new Rating(number, 100, 0.06));
        assertThrows(IllegalArgumentException.class, () -> new Rating(1500, number, 0.06));
        assertThrows(IllegalArgumentException.class, () -> new Rating(1500, 100, number));
        assertThrows(IllegalArgumentException.class, () -> new Result(Rating.NEW, number));
        assertThrows(IllegalArgumentException.class, () -> new Glicko2(number));
    }
}
