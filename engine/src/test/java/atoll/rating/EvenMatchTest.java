package atoll.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Game;
import atoll.games.Games;
import org.junit.jupiter.api.Test;

class EvenMatchTest {
    private static Rating rated(int points, int deviation) {
        return new Rating(points, deviation, 0.06);
    }

    private static double expected(EvenMatch match, Rating player, Game game, int seats) {
        double weaker = Glicko2.expectedScore(player, LevelRatings.of(game, seats, match.level()));
        if (match.isOneLevel()) {
            return weaker;
        }
        double stronger = Glicko2.expectedScore(player, LevelRatings.of(game, seats, match.level() + 1));
        double share = match.share() / 1000.0;
        return share * weaker + (1 - share) * stronger;
    }

    @Test
    void aPlayerBetweenTheLevelsExpectsHalfOfThePoints() {
        int mixed = 0;
        for (Game game : Games.ALL) {
            for (int seats = game.info().minSeats(); seats <= game.info().maxSeats(); seats++) {
                if (game.ladder(seats).length == 0) {
                    assertNull(EvenMatch.of(Rating.NEW, game, seats));
                    continue;
                }
                double weakest = LevelRatings.of(game, seats, 1).rating();
                double strongest = LevelRatings.of(game, seats, 6).rating();
                for (int points = 400; points < 3200; points += 37) {
                    for (int deviation : new int[] {30, 120, 350}) {
                        Rating player = rated(points, deviation);
                        EvenMatch match = EvenMatch.of(player, game, seats);
                        if (points >= weakest && points <= strongest) {
                            // a share is a whole number of thousandths
                            assertEquals(
                                    0.5,
                                    expected(match, player, game, seats),
                                    0.0006,
                                    game.info().id() + points);
                            mixed += match.isOneLevel() ? 0 : 1;
                        }
                    }
                }
            }
        }
        assertTrue(mixed > 500, mixed + " mixes");
    }

    @Test
    void theStrongerThePlayerTheStrongerTheMix() {
        for (Game game : Games.ALL) {
            if (game.ladder(2).length == 0) {
                continue;
            }
            String id = game.info().id();
            int before = 0;
            for (int points = 0; points <= 4000; points += 10) {
                EvenMatch match = EvenMatch.of(rated(points, 80), game, 2);
                int strength = 1000 * match.level() + 1000 - match.share();
                assertTrue(strength >= before, id + " " + points);
                before = strength;
            }
            assertEquals(6000, before);
        }
    }

    @Test
    void outsideTheLadderOneLevelPlays() {
        assertEquals(new EvenMatch(1, 1000), EvenMatch.of(rated(0, 50), Games.find("ponte"), 2));
        assertEquals(new EvenMatch(6, 1000), EvenMatch.of(rated(4000, 50), Games.find("ponte"), 2));
        assertNull(EvenMatch.of(Rating.NEW, null, 2));
    }

    @Test
    void aNewPlayerMeetsTheMiddleLevel() {
        assertEquals(new EvenMatch(3, 1000), EvenMatch.of(Rating.NEW, Games.find("kanaloa"), 2));
    }

    @Test
    void drawsFollowTheShare() {
        EvenMatch match = new EvenMatch(3, 400);
        int weaker = 0;
        for (int random = 0; random < EvenMatch.WHOLE; random++) {
            int level = match.draw(random);
            assertTrue(level == 3 || level == 4);
            weaker += level == 3 ? 1 : 0;
        }
        assertEquals(400, weaker);
    }
}
