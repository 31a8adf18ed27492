package atoll.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.games.Games;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Luck over games of equal bots. The figures of longer runs, in all games with chance, are in FIGURES. */
class LuckCommandTest {
    private static final Pattern SEAT =
            Pattern.compile("seat (\\d): mean luck (\\S+) % \\((\\S+) to (\\S+)\\), margin of a game"
                    + " (\\S+) %, standard deviation of the result (\\S+) %, without luck (\\S+) %");

    @ParameterizedTest
    @ValueSource(strings = {"orbis", "rapanui"})
    void theMeanLuckIsZeroAndWithoutItResultsDifferLess(String game) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        String command = "luck --game " + game + " --level 2 --iterations 50 --games 20 --seed 5 --threads 1";
        PrintStream err = new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8);
        assertEquals(
                0, Lab.run(Games.ALL, command.split(" "), new PrintStream(out, true, StandardCharsets.UTF_8), err));
        Matcher seat = SEAT.matcher(out.toString(StandardCharsets.UTF_8));
        double sum = 0;
        for (int i = 1; i <= 2; i++) {
            assertTrue(seat.find(), out.toString(StandardCharsets.UTF_8));
            assertEquals(i, Integer.parseInt(seat.group(1)));
            sum += Double.parseDouble(seat.group(2));
            assertTrue(Double.parseDouble(seat.group(3)) < 0 && Double.parseDouble(seat.group(4)) > 0, seat.group());
            assertTrue(Double.parseDouble(seat.group(5)) > 0, seat.group());
            assertTrue(Double.parseDouble(seat.group(7)) < Double.parseDouble(seat.group(6)), seat.group());
        }
        assertEquals(0, sum, 0.01, "what chance brings one seat, it takes from the other");
    }
}
