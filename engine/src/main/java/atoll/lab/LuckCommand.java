package atoll.lab;

import atoll.bot.Level;
import atoll.bot.Search;
import atoll.engine.Game;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.luck.LuckMeter;
import atoll.play.Seed;
import atoll.play.Session;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;

/** Measures the luck in games between equal bots: its mean must be 0, and without it results must differ less. */
final class LuckCommand implements Command {
    @Override
    public String name() {
        return "luck";
    }

    @Override
    public String help() {
        return """
                luck --game ID [--level L] [--iterations N] [--games G] [--seats S] [--option NAME=VALUE]... [--seed S] [--threads T]
                  Plays G (100) games between bots of level L (3) and measures what chance brought each seat, with N (200)
                  iterations for each evaluation. Prints for each seat the mean luck, which should be 0, with its 95 % interval,
                  the mean margin of a single game, and the standard deviations of the results with and without luck.
                  All figures are in percent of a win.
                """;
    }

    @Override
    public Set<String> words() {
        return Set.of("game", "level", "iterations", "games", "seats", "option", "seed", "threads");
    }

    @Override
    public void run(Args args, PrintStream out, PrintStream err) throws UsageException, InterruptedException {
        args.nothingElse();
        Game game = args.game();
        Setup setup = args.setup(game, 2);
        int games = args.number("games", 100, 2, 100_000);
        Bot bot = new Bot(args.number("level", 3, 1, Level.STRONGEST), 0, 0);
        Level effort = new Level(args.number("iterations", 200, 1, 1_000_000), Integer.MAX_VALUE);
        int first = args.seed();
        ExecutorService pool = Executors.newFixedThreadPool(ArenaCommand.threads(args));
        try {
            List<Future<LuckMeter>> results = new ArrayList<>();
            for (int i = 0; i < games; i++) {
                int seed = first + i;
                results.add(pool.submit(() -> measure(played(game, setup, bot, seed), effort, seed)));
            }
            List<LuckMeter> meters = new ArrayList<>();
            for (Future<LuckMeter> result : results) {
                meters.add(result.get());
                if (10 * meters.size() / games > 10 * (meters.size() - 1) / games) {
                    err.println(meters.size() + " of " + games + " games");
                }
            }
            print(setup, meters, out);
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        } finally {
            pool.shutdownNow();
        }
    }

    private static Session played(Game game, Setup setup, Bot bot, int seed) {
        Session session = new Session(game, setup, Seed.of(seed));
        Player[] players = new Player[setup.seats()];
        Arrays.fill(players, bot);
        Player.play(session, players);
        return session;
    }

    /**
     * {@return the luck in a finished game}
     *
     * @param session the game, at its end
     * @param effort of each evaluation
     * @param seed the same seed gives the same result
     */
    static LuckMeter measure(Session session, Level effort, int seed) {
        LuckMeter meter = new LuckMeter(session.record(), seed);
        for (State next = meter.next(); next != null; next = meter.next()) {
            Search search = new Search(session.game(), next, effort, meter.nextSeed());
            search.run(effort.iterations());
            int[] odds = new int[next.seats()];
            for (int seat = 0; seat < odds.length; seat++) {
                odds[seat] = search.winProbability(seat);
            }
            meter.add(odds);
        }
        return meter;
    }

    private static void print(Setup setup, List<LuckMeter> meters, PrintStream out) {
        int events = meters.stream().mapToInt(LuckMeter::events).sum();
        out.print(String.format(
                Locale.ROOT,
                "%s, %d games, %.1f events in a game%n",
                setup,
                meters.size(),
                (double) events / meters.size()));
        for (int seat = 0; seat < setup.seats(); seat++) {
            int of = seat;
            Sample luck = new Sample(meters.stream().mapToInt(meter -> meter.luck(of)));
            out.print(String.format(
                    Locale.ROOT,
                    "seat %d: mean luck %+.1f %% (%+.1f to %+.1f), margin of a game %.1f %%, standard deviation of the result "
                            + "%.1f %%, without luck %.1f %%%n",
                    seat + 1,
                    luck.mean(),
                    luck.mean() - luck.error(),
                    luck.mean() + luck.error(),
                    new Sample(meters.stream().mapToInt(meter -> meter.margin(of))).mean(),
                    new Sample(meters.stream().mapToInt(meter -> meter.result(of))).deviation(),
                    new Sample(meters.stream().mapToInt(meter -> meter.adjusted(of))).deviation()));
        }
    }

    /** Numbers in thousandths of a win; all results are in percent. */
    private static final class Sample {
        private final double[] values;

        Sample(IntStream permille) {
            values = permille.mapToDouble(value -> value / 10.0).toArray();
        }

        double mean() {
            return Arrays.stream(values).sum() / values.length;
        }

        double deviation() {
            double mean = mean();
            double sum = Arrays.stream(values)
                    .map(value -> (value - mean) * (value - mean))
                    .sum();
            return Math.sqrt(sum / (values.length - 1));
        }

        /** Half of the 95 % interval of the mean. */
        double error() {
            return ArenaCommand.Z * deviation() / Math.sqrt(values.length);
        }
    }
}
