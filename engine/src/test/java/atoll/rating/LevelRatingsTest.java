package atoll.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.GameInfo;
import atoll.games.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The levels' ratings follow from the measured ladder. */
class LevelRatingsTest {
    private static final List<String> NUMBERS = List.of("two", "three", "four", "five");
    private static final Pattern SHARE = Pattern.compile("\\| (\\d+)\\.(\\d) %");

    @Test
    void theLadderIsThatOfTheFigures() throws IOException {
        int rows = 0;
        for (String line : Files.readAllLines(Path.of("FIGURES.md"))) {
            Matcher start = Pattern.compile("\\| ([A-Z][A-Za-z ]+?)(?:, (three|four|five)(?: \\(.*?\\))?)? \\|")
                    .matcher(line);
            if (!start.lookingAt() || !line.contains("% (")) {
                continue;
            }
            String game = start.group(1).replace(" ", "").toLowerCase();
            int seats = start.group(2) == null ? 2 : 2 + NUMBERS.indexOf(start.group(2));
            Matcher share = SHARE.matcher(line);
            for (int level = 2; level <= LevelRatings.LEVELS; level++) {
                assertTrue(share.find(), line);
                int permille = Integer.parseInt(share.group(1) + share.group(2));
                assertEquals(permille, LevelRatings.share(game, seats, level), line + " level " + level);
            }
            rows++;
        }
        assertEquals(14, rows);
    }

    @Test
    void allGamesAndSeatCountsHaveRatedLevels() {
        for (GameInfo info : Games.INFOS) {
            for (int seats = info.minSeats(); seats <= info.maxSeats(); seats++) {
                double before = 0;
                for (int level = 1; level <= LevelRatings.LEVELS; level++) {
                    Rating rating = LevelRatings.of(info.id(), seats, level);
                    assertNotNull(rating, info.id() + " " + seats);
                    assertTrue(rating.rating() > before, info.id() + " " + seats + " " + level);
                    before = rating.rating();
                }
                assertEquals(1500, LevelRatings.of(info.id(), seats, 3).rating());
                assertNull(LevelRatings.of(info.id(), seats, 0));
                assertNull(LevelRatings.of(info.id(), seats, 7));
            }
        }
        assertNull(LevelRatings.of("chess", 2, 1));
        assertNull(LevelRatings.of("ponte", 3, 1));
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
