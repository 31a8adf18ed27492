package atoll.lab;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Compares the speed of another engine.jar with this one. Both are measured in turns, in processes of their own, because the speed
 * of a machine changes from minute to minute; a ratio is taken within each round.
 */
final class BenchComparison {
    private static final Pattern SPEED = Pattern.compile("\"(\\w+)PerSecond\":([0-9.]+)");

    /** Measures one of the two programs. */
    interface Runner {
        /**
         * {@return the calls a second of everything that a program measures}
         *
         * @param other whether it is the other program
         * @throws IOException if it cannot be run, or prints something else
         * @throws InterruptedException if the thread is interrupted
         */
        Map<String, Double> run(boolean other) throws IOException, InterruptedException;
    }

    private final Map<String, List<double[]>> rounds = new LinkedHashMap<>();

    /**
     * Measures both, alternately the one and the other first.
     *
     * @param runner measures one of them
     * @param count the number of rounds
     * @throws IOException if one of them cannot be run
     * @throws InterruptedException if the thread is interrupted
     */
    void measure(Runner runner, int count) throws IOException, InterruptedException {
        for (int round = 0; round < count; round++) {
            boolean otherFirst = round % 2 == 0;
            Map<String, Double> first = runner.run(otherFirst);
            Map<String, Double> second = runner.run(!otherFirst);
            Map<String, Double> other = otherFirst ? first : second;
            Map<String, Double> own = otherFirst ? second : first;
            own.forEach((name, speed) -> {
                if (other.containsKey(name)) {
                    rounds.computeIfAbsent(name, key -> new ArrayList<>()).add(new double[] {other.get(name), speed});
                }
            });
        }
    }

    /**
     * Prints the medians of both, and the median of the ratios with the least and the greatest.
     *
     * @param out receives the result
     */
    void print(PrintStream out) {
        out.print(String.format(Locale.ROOT, "%-20s %14s %14s %6s%n", "a second", "other", "this", "ratio"));
        rounds.forEach((name, pairs) -> {
            double[] ratios = pairs.stream()
                    .mapToDouble(pair -> pair[1] / pair[0])
                    .sorted()
                    .toArray();
            out.print(String.format(
                    Locale.ROOT,
                    "%-20s %,14.0f %,14.0f %6.2f (%.2f to %.2f)%n",
                    name,
                    median(pairs.stream().mapToDouble(pair -> pair[0]).toArray()),
                    median(pairs.stream().mapToDouble(pair -> pair[1]).toArray()),
                    median(ratios),
                    ratios[0],
                    ratios[ratios.length - 1]));
        });
    }

    private static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        int half = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
    }

    /**
     * {@return the runner of two programs}
     *
     * @param jar the other engine.jar, or a folder of its classes
     * @param arguments of {@code bench}
     */
    static Runner of(Path jar, List<String> arguments) {
        return other -> {
            List<String> command = new ArrayList<>();
            command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
            command.addAll(List.of("-cp", (other ? jar : here()).toString(), Lab.class.getName(), "bench"));
            command.addAll(arguments);
            Process process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            try {
                String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
                if (process.waitFor() != 0) {
                    throw new IOException(command.get(2) + " failed");
                }
                return speeds(text);
            } finally {
                process.destroy();
                process.waitFor(1, TimeUnit.SECONDS);
            }
        };
    }

    private static Path here() {
        try {
            return Path.of(Lab.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new UncheckedIOException(new IOException(e));
        }
    }

    /**
     * {@return the speeds in what {@code bench} prints}
     *
     * @param text its output, of which the first line is JSON
     * @throws IOException if there are none
     */
    static Map<String, Double> speeds(String text) throws IOException {
        Map<String, Double> speeds = new LinkedHashMap<>();
        Matcher speed = SPEED.matcher(text.lines().findFirst().orElse(""));
        while (speed.find()) {
            speeds.put(speed.group(1), Double.valueOf(speed.group(2)));
        }
        if (speeds.isEmpty()) {
            throw new IOException("bench printed no speeds: " + text);
        }
        return speeds;
    }

    /**
     * {@return whether a program can be run}
     *
     * @param jar a jar, or a folder of classes
     */
    static boolean isThere(Path jar) {
        return Files.isRegularFile(jar) || Files.isDirectory(jar);
    }
}
