package atoll.lab;

import atoll.bot.Level;
import atoll.engine.Game;
import atoll.engine.Setup;
import atoll.engine.WeightedEvaluator;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Tunes the weights of a game's evaluator by self-play. */
final class TuneCommand implements Command {
    private static final int MOST = 100_000;

    @Override
    public String name() {
        return "tune";
    }

    @Override
    public String help() {
        return """
                tune --game ID [--steps K] [--games G] [--iterations I] [--check C] [--weights W,W...]
                     [--seats N] [--option NAME=VALUE]... [--seed S] [--threads T]
                  Tunes the weights of the game's evaluator in K (200) steps of G (16) games each, between bots of the strongest
                  level with I (100) iterations per move. Then plays C (400) other games between the new weights and those in
                  the source. Prints both by name, the new ones also in source form, and the result with its 95 %
                  interval. Deals are paired and seats rotated; with three or five seats, each side has the odd seat in half the games.
                  The same arguments give the same result on any number of threads.
                  --weights W,W...   start from these; with --steps 0 only compare them with those in the source
                """;
    }

    @Override
    public Set<String> words() {
        return Set.of("game", "steps", "games", "iterations", "check", "weights", "seats", "option", "seed", "threads");
    }

    @Override
    public void run(Args args, PrintStream out, PrintStream err) throws UsageException, InterruptedException {
        args.nothingElse();
        Game game = args.game();
        if (!(game.evaluator() instanceof WeightedEvaluator current)) {
            throw new UsageException("the evaluator of " + game.info().id() + " has no weights");
        }
        Setup setup = args.setup(game, 2);
        int steps = args.number("steps", 200, 0, MOST);
        int games = args.number("games", 16, 1, MOST);
        int iterations = args.number("iterations", 100, 1, MOST);
        int check = args.number("check", 400, 1, MOST);
        int threads = ArenaCommand.threads(args);
        WeightedEvaluator from = args.has("weights") ? current.with(weights(args, current)) : current;
        Bot bot = new Bot(Level.STRONGEST, iterations, 0);
        Tuner tuner = new Tuner(game, setup, bot, from);
        for (int step = 0; step < steps; step++) {
            double share = tuner.step(step, steps, games, args.seed(), threads);
            if (10 * (step + 1) / steps > 10 * step / steps) {
                err.println(step + 1 + " of " + steps + " steps, " + share + ", " + written(tuner.weights()));
            }
        }
        int[] found = tuner.weights();
        double share = tuner.share(current.with(found), current, check, ~args.seed(), threads);
        print(current, found, share, tuner.games(check), out);
    }

    private static int[] weights(Args args, WeightedEvaluator current) throws UsageException {
        String[] words = args.word("weights").split(",", -1);
        int[] weights = new int[words.length];
        for (int i = 0; i < words.length; i++) {
            weights[i] = Args.number(words[i].strip(), 0, MOST);
            if (weights[i] < 0) {
                throw new UsageException("a weight is a number from 0 to " + MOST + ", not " + words[i]);
            }
        }
        if (weights.length != current.weights().length) {
            throw new UsageException(
                    "this evaluator has " + current.weights().length + " weights, not " + weights.length);
        }
        return weights;
    }

    private static void print(WeightedEvaluator current, int[] found, double share, int games, PrintStream out) {
        List<String> names = List.of(current.names().strip().split("\\s+"));
        int[] before = current.weights();
        for (int i = 0; i < found.length; i++) {
            out.print(String.format(Locale.ROOT, "%-20s %5d %5d%n", names.get(i), before[i], found[i]));
        }
        out.print(written(found) + "\n");
        out.print(String.format(
                Locale.ROOT,
                "against those in the source: %.1f %% of %d games (%.1f to %.1f), %s%n",
                100 * share,
                games,
                100 * ArenaCommand.wilson(share, games, -ArenaCommand.Z),
                100 * ArenaCommand.wilson(share, games, ArenaCommand.Z),
                ArenaCommand.difference(share, games)));
    }

    private static String written(int[] weights) {
        StringBuilder written = new StringBuilder();
        for (int weight : weights) {
            written.append(written.isEmpty() ? "" : ", ").append(weight);
        }
        return written.toString();
    }
}
