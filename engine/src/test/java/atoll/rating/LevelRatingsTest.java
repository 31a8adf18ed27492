package atoll.rating;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Game;
import atoll.games.Games;
import atoll.template.TemplateGame;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The levels' ratings follow from the measured ladder. */
class LevelRatingsTest {
    private static final List<String> NUMBERS = List.of("two", "three", "four", "five");
    private static final Pattern SHARE = Pattern.compile("\\| (\\d+)\\.(\\d) %");

    @Test
    void theLadderIsThatOfTheFigures() throws IOException {
        Set<String> written = new TreeSet<>();
        for (String line : Files.readAllLines(Path.of("FIGURES.md"))) {
            Matcher start = Pattern.compile("\\| ([A-Z][A-Za-z ]+?)(?:, (three|four|five)(?: \\(.*?\\))?)? \\|")
                    .matcher(line);
            if (!start.lookingAt() || !line.contains("% (")) {
                continue;
            }
            String id = start.group(1).replace(" ", "").toLowerCase();
            int seats = start.group(2) == null ? 2 : 2 + NUMBERS.indexOf(start.group(2));
            Matcher share = SHARE.matcher(line);
            int[] measured = new int[LevelRatings.LEVELS - 1];
            for (int i = 0; i < measured.length; i++) {
                assertTrue(share.find(), line);
                measured[i] = Integer.parseInt(share.group(1) + share.group(2));
            }
            assertArrayEquals(measured, Games.find(id).ladder(seats), line);
            written.add(id + " " + seats);
        }
        Set<String> known = new TreeSet<>();
        everySeatCount((game, seats) -> {
            boolean measured = game.ladder(seats).length > 0;
            assertEquals(game.ladder(game.info().minSeats()).length > 0, measured, "all numbers of seats or none");
            if (measured) {
                known.add(game.info().id() + " " + seats);
            }
        });
        assertEquals(written, known);
    }

    private static void everySeatCount(BiConsumer<Game, Integer> check) {
        for (Game game : Games.ALL) {
            for (int seats = game.info().minSeats(); seats <= game.info().maxSeats(); seats++) {
                check.accept(game, seats);
            }
        }
    }

    @Test
    void whereTheLadderIsMeasuredAllLevelsAreRated() {
        everySeatCount((game, seats) -> {
            String name = game.info().id() + " " + seats;
            boolean measured = game.ladder(seats).length > 0;
            double before = 0;
            for (int level = 1; level <= LevelRatings.LEVELS; level++) {
                Rating rating = LevelRatings.of(game, seats, level);
                assertEquals(measured, rating != null, name);
                assertTrue(!measured || rating.rating() > before, name + " " + level);
                before = measured ? rating.rating() : 0;
            }
            assertTrue(!measured || LevelRatings.of(game, seats, 3).rating() == 1500, name);
            assertNull(LevelRatings.of(game, seats, 0));
            assertNull(LevelRatings.of(game, seats, 7));
        });
    }

    @Test
    void withoutALadderNoLevelIsRated() {
        assertNull(LevelRatings.of(null, 2, 1), "a game of a later version");
        assertNull(LevelRatings.of(Games.find("ponte"), 3, 1), "too many seats");
        assertNull(LevelRatings.of(new TemplateGame(), 2, 1), "not measured");
    }

    @Test
    void theDifferenceGivesTheMeasuredShareBack() {
        for (int seats = 2; seats <= 5; seats++) {
            for (int share : new int[] {289, 500, 701, 915}) {
                // as Plackett and Luce: each of the others has weight 1
                double weight = Math.exp(LevelRatings.difference(share, seats) / Glicko2.SCALE);
                assertEquals(share / 1000.0, weight / (weight + seats - 1), 1e-9);
            }
        }
        assertEquals(0, LevelRatings.difference(250, 4), 1e-9);
        // two seats: the expected score of Elo, 10^(d/400)
        assertEquals(400 * Math.log10(0.82 / 0.18), LevelRatings.difference(820, 2), 0.01);
    }
}
