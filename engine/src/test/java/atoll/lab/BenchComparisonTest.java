package atoll.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BenchComparisonTest {
    private static String printed(BenchComparison comparison) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        comparison.print(new PrintStream(bytes, true, StandardCharsets.UTF_8));
        return bytes.toString(StandardCharsets.UTF_8);
    }

    /** A machine that is twice as slow in the second of three rounds. */
    @Test
    void ratiosAreTakenWithinARound() throws IOException, InterruptedException {
        List<Boolean> order = new ArrayList<>();
        BenchComparison comparison = new BenchComparison();
        comparison.measure(
                other -> {
                    double machine = order.size() / 2 == 1 ? 0.5 : 1;
                    order.add(other);
                    double own = order.size() > 4 ? 2000 : 1500;
                    return other
                            ? Map.of("moves", 1000 * machine, "old", 1.0)
                            : Map.of("moves", own * machine, "new", 1.0);
                },
                3);
        assertEquals(List.of(true, false, false, true, true, false), order);
        List<String> lines = printed(comparison).lines().toList();
        assertEquals(2, lines.size(), "only what both measure");
        assertTrue(lines.get(1).matches("moves +1,000 +1,500 +1\\.50 \\(1\\.50 to 2\\.00\\)"), lines.get(1));
    }

    @Test
    void speedsAreThoseOfTheFirstLine() throws IOException {
        assertEquals(
                Map.of("moves", 12.0, "games", 0.5),
                BenchComparison.speeds(
                        "{\"game\":\"ponte\",\"movesPerSecond\":12,\"gamesPerSecond\":0.5}\nponte 2: ..."));
        for (String wrong : List.of("", "no JSON", "[]", "{\"movesPerSecond\":\"many\"}")) {
            assertThrows(IOException.class, () -> BenchComparison.speeds(wrong), wrong);
        }
    }

    @Test
    void aProgramThatFailsIsNamed(@TempDir Path folder) throws IOException {
        Path jar = folder.resolve("engine.jar");
        Files.writeString(jar, "no jar");
        BenchComparison.Runner runner = BenchComparison.of(jar, List.of("--game", "ponte"));
        String message = assertThrows(IOException.class, () -> runner.run(true)).getMessage();
        assertEquals(jar + " failed", message);
    }
}
