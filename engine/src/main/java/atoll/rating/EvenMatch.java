package atoll.rating;

import atoll.engine.Game;

/**
 * A bot of a player's strength: a mix of two neighbouring levels. Each game is played by one of the two, drawn so that the player's
 * expected score over many games is a half. The expected score follows from the ratings alone, so it is only as
 * certain as they are. Below the weakest and above the strongest level there is nothing to mix.
 *
 * @param level the weaker of the two levels
 * @param share in how many of {@link #WHOLE} games it plays; in the others the next level does
 */
public record EvenMatch(int level, int share) {
    /** The base of {@link #share}. */
    public static final int WHOLE = 1000;

    private static final double EVEN = 0.5;

    /**
     * {@return the mix for a player, or null if the levels of the game were not measured}
     *
     * @param player the player's rating in that game
     * @param game the rules; null for a game that this version does not know
     * @param seats the number of seats
     */
    public static EvenMatch of(Rating player, Game game, int seats) {
        if (LevelRatings.of(game, seats, 1) == null) {
            return null;
        }
        int level = 1;
        double weaker = expected(player, game, seats, level);
        if (weaker <= EVEN) {
            return new EvenMatch(level, WHOLE);
        }
        while (level < LevelRatings.LEVELS) {
            double stronger = expected(player, game, seats, level + 1);
            if (stronger <= EVEN) {
                // share * weaker + (1 - share) * stronger = EVEN
                int share = (int) (WHOLE * (EVEN - stronger) / (weaker - stronger) + EVEN);
                return share == 0 ? new EvenMatch(level + 1, WHOLE) : new EvenMatch(level, share);
            }
            weaker = stronger;
            level++;
        }
        return new EvenMatch(level, WHOLE);
    }

    private static double expected(Rating player, Game game, int seats, int level) {
        return Glicko2.expectedScore(player, LevelRatings.of(game, seats, level));
    }

    /** {@return whether one level plays all games} */
    public boolean isOneLevel() {
        return share == WHOLE;
    }

    /**
     * {@return the level for one game}
     *
     * @param random a random number, 0..{@link #WHOLE}-1
     */
    public int draw(int random) {
        return random < share ? level : level + 1;
    }
}
