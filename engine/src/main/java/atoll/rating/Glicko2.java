package atoll.rating;

import java.util.List;

/**
 * The Glicko-2 rating system, after Mark Glickman, "Example of the Glicko-2 system" (2013). Its symbols: mu and phi are rating and
 * deviation on an internal scale, sigma is the volatility, v the variance of the rating by the results alone, delta the improvement
 * that these suggest.
 *
 * <p>All results of one period are rated together. The system works best with ten to fifteen results a period, but
 * also with one.
 */
public final class Glicko2 {
    /** How fast volatility changes, as Glickman recommends for games without many upsets. */
    public static final double USUAL_TAU = 0.5;

    /** Glickman: reasonable choices are between 0.3 and 1.2. */
    private static final double LEAST_TAU = 0.2;

    private static final double MOST_TAU = 1.2;

    private static final double CENTRE = 1500;
    /** Points of a rating for one unit of the internal scale. */
    static final double SCALE = 173.7178;

    private static final double PRECISION = 0.000001;
    /** The iteration needs fewer than ten steps as a rule. */
    private static final int MOST_STEPS = 100;
    /** More idle periods change nothing: a deviation of even the least volatility has reached its maximum. */
    private static final int MOST_PERIODS = 10_000_000;

    private final double tau;

    /**
     * A result.
     *
     * @param opponent the opponent's rating before the period
     * @param score 1 for a win, 0.5 for a draw, 0 for a loss
     */
    public record Result(Rating opponent, double score) {
        /**
         * Throws IllegalArgumentException if the score is out of range, or NaN.
         *
         * @param opponent the opponent's rating
         * @param score 0..1
         */
        public Result {
            if (!(score >= 0 && score <= 1)) {
                throw new IllegalArgumentException("a score is 0 to 1");
            }
        }

        /** For messages. */
        @Override
        public String toString() {
            return (int) (score * 100) + " % against " + opponent;
        }
    }

    /** With the usual constant. */
    public Glicko2() {
        this(USUAL_TAU);
    }

    /**
     * With another constant. Throws IllegalArgumentException if it is out of range, or NaN.
     *
     * @param tau how fast volatility changes, 0.2..1.2
     */
    public Glicko2(double tau) {
        if (!(tau >= LEAST_TAU && tau <= MOST_TAU)) {
            throw new IllegalArgumentException("tau is out of range");
        }
        this.tau = tau;
    }

    /**
     * {@return the rating after one period}
     *
     * @param before the rating before it
     * @param results the results in it; without any, only the deviation grows
     */
    public Rating update(Rating before, List<Result> results) {
        if (results.isEmpty()) {
            return afterPause(before, 1);
        }
        double mu = mu(before);
        double phi = phi(before);
        double precision = 0;
        double surplus = 0;
        for (Result result : results) {
            double g = g(phi(result.opponent()));
            double expected = expected(mu, result.opponent());
            precision += g * g * expected * (1 - expected);
            surplus += g * (result.score() - expected);
        }
        double v = 1 / precision;
        double sigma = volatility(before.volatility(), phi * phi, v, v * surplus);
        double widened = phi * phi + sigma * sigma;
        double newPhi = 1 / Math.sqrt(1 / widened + precision);
        return Rating.within(CENTRE + SCALE * (mu + newPhi * newPhi * surplus), SCALE * newPhi, sigma);
    }

    /**
     * {@return the rating after periods without results: the same, but less certain}
     *
     * @param before the rating before them
     * @param periods how many, at least 0; throws IllegalArgumentException
     */
    public static Rating afterPause(Rating before, int periods) {
        if (periods < 0) {
            throw new IllegalArgumentException(periods + " periods");
        }
        double phi = phi(before);
        double sigma = before.volatility();
        double widened = phi * phi + Math.min(periods, MOST_PERIODS) * sigma * sigma;
        return Rating.within(before.rating(), SCALE * Math.sqrt(widened), sigma);
    }

    /**
     * {@return the expected score of a player, 0..1, counting how uncertain both ratings are}
     *
     * @param player one player
     * @param opponent the other
     */
    public static double expectedScore(Rating player, Rating opponent) {
        double phi = phi(player);
        double other = phi(opponent);
        double g = g(Math.sqrt(phi * phi + other * other));
        return 1 / (1 + Math.exp(-g * (mu(player) - mu(opponent))));
    }

    private static double mu(Rating rating) {
        return (rating.rating() - CENTRE) / SCALE;
    }

    private static double phi(Rating rating) {
        return rating.deviation() / SCALE;
    }

    private static double g(double phi) {
        return 1 / Math.sqrt(1 + 3 * phi * phi / (Math.PI * Math.PI));
    }

    // Never 0 or 1, because ratings are bounded.
    private static double expected(double mu, Rating opponent) {
        return 1 / (1 + Math.exp(-g(phi(opponent)) * (mu - mu(opponent))));
    }

    // Step 5: the root of f by the Illinois algorithm, in ln(sigma^2).
    private double volatility(double sigma, double phi2, double v, double delta) {
        double a = Math.log(sigma * sigma);
        double low = a;
        double high;
        if (delta * delta > phi2 + v) {
            high = Math.log(delta * delta - phi2 - v);
        } else {
            int k = 1;
            while (f(a - k * tau, a, phi2, v, delta) < 0 && k < MOST_STEPS) {
                k++;
            }
            high = a - k * tau;
        }
        double atLow = f(low, a, phi2, v, delta);
        double atHigh = f(high, a, phi2, v, delta);
        for (int i = 0; Math.abs(high - low) > PRECISION && atHigh != atLow && i < MOST_STEPS; i++) {
            double next = low + (low - high) * atLow / (atHigh - atLow);
            double atNext = f(next, a, phi2, v, delta);
            if (atNext * atHigh <= 0) {
                low = high;
                atLow = atHigh;
            } else {
                atLow /= 2;
            }
            high = next;
            atHigh = atNext;
        }
        return Math.exp(low / 2);
    }

    private double f(double x, double a, double phi2, double v, double delta) {
        double ex = Math.exp(x);
        double sum = phi2 + v + ex;
        return ex * (delta * delta - phi2 - v - ex) / (2 * sum * sum) - (x - a) / (tau * tau);
    }
}
