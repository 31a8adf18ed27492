package atoll.lab;

import atoll.bot.Level;
import atoll.engine.Game;
import atoll.engine.Setup;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Lets bots play each other, see {@link Tournament}. */
final class ArenaCommand implements Command {
    private static final String LADDER = "ladder";

    // 97.5 % of a normal distribution lie below.
    static final double Z = 1.959964;

    @Override
    public String name() {
        return "arena";
    }

    @Override
    public String help() {
        return """
                arena --game ID --bots B,B[,B...]|ladder [--games G] [--seats N] [--option NAME=VALUE]... [--seed S] [--threads T]
                  Plays G (100) games between bots, one for each seat; with more seats than bots they take turns. A bot is
                    random     all legal moves are alike
                    2          of this level
                    2@500      of this level, but with 500 iterations a move
                    2x3        of this level, with three searches whose results are added up
                    2@800ms    of this level, but with 800 milliseconds of one processor a move: not the same each time
                    uct        plain UCT: uniformly random playouts, 2 million random moves in them for each move
                    uct@5000   the same with 5000
                  Every deal is played once with each rotation of the seats, and G rounded up to whole rounds. Prints for
                  each bot its wins, its shared wins, and its share of all wins (a win shared by k counts 1/k) with the 95 %
                  interval of Wilson; for two bots with as many seats each also the difference in Elo points.
                  --bots ladder plays G games for each level but the first: one bot of it against those of the level below,
                  on all other seats. Prints its shares, and at last all of them as a row of a table.
                  --threads T   games at a time, all processors if not given; changes nothing but the time it takes, and how
                                much those get done who think in time
                """;
    }

    @Override
    public Set<String> words() {
        return Set.of("game", "bots", "games", "seats", "option", "seed", "threads");
    }

    @Override
    public void run(Args args, PrintStream out, PrintStream err) throws UsageException, InterruptedException {
        args.nothingElse();
        Game game = args.game();
        if (args.word("bots").equals(LADDER)) {
            climb(game, args, out, err);
            return;
        }
        List<Player> bots = new ArrayList<>();
        for (String name : args.word("bots").split(",", -1)) {
            bots.add(Player.of(name.trim()));
        }
        Setup setup = args.setup(game, bots.size());
        int seats = setup.seats();
        if (bots.size() < 2 || bots.size() > seats) {
            throw new UsageException("--bots names 2 to " + seats + " bots for " + seats + " seats");
        }
        int games = args.number("games", 100, 1, 1_000_000);
        print(
                bots,
                new Tournament(game, setup, bots).play(games, args.seed(), threads(args), err::println),
                setup,
                out);
    }

    private static void climb(Game game, Args args, PrintStream out, PrintStream err)
            throws UsageException, InterruptedException {
        Setup setup = args.setup(game, 2);
        int games = args.number("games", 100, 1, 1_000_000);
        StringBuilder row = new StringBuilder("| " + setup + " |");
        for (int level = 2; level <= Level.STRONGEST; level++) {
            List<Player> bots = new ArrayList<>(Collections.nCopies(setup.seats(), new Bot(level - 1, 0, 0)));
            bots.set(0, new Bot(level, 0, 0));
            List<int[]> ranks = new Tournament(game, setup, bots).play(games, args.seed(), threads(args), err::println);
            String share = share(Tournament.share(ranks, 0, bots.size()), ranks.size());
            out.print(level + " against " + (level - 1) + ", " + ranks.size() + " games: " + share + "\n");
            row.append(' ').append(share).append(" |");
        }
        out.print(row + "\n");
    }

    static int threads(Args args) throws UsageException {
        return args.number("threads", Runtime.getRuntime().availableProcessors(), 1, 256);
    }

    private static void print(List<Player> bots, List<int[]> ranks, Setup setup, PrintStream out) {
        out.print(setup + ", " + ranks.size() + " games\n");
        for (int bot = 0; bot < bots.size(); bot++) {
            int wins = 0;
            int shared = 0;
            for (int[] places : ranks) {
                double part = Tournament.part(places, bot, bots.size());
                wins += part == 1 ? 1 : 0;
                shared += part > 0 && part < 1 ? 1 : 0;
            }
            out.print(line(bots.get(bot), wins, shared, Tournament.share(ranks, bot, bots.size()), ranks.size()));
        }
        if (bots.size() == 2 && setup.seats() % 2 == 0) {
            out.print("the first is stronger by " + difference(Tournament.share(ranks, 0, 2), ranks.size()) + "\n");
        }
    }

    private static String line(Player bot, int wins, int shared, double share, int games) {
        return String.format(
                Locale.ROOT, "bot %s: %d won, %d shared, %s%n", bot.name(), wins, shared, share(share, games));
    }

    /** A share, 0..1, of {@code games} in percent, with its interval. */
    private static String share(double share, int games) {
        return String.format(
                Locale.ROOT,
                "%.1f %% (%.1f to %.1f)",
                100 * share,
                100 * wilson(share, games, -Z),
                100 * wilson(share, games, Z));
    }

    /** The end of Wilson's interval for a share of {@code n} games, {@code z} deviations from its middle. */
    static double wilson(double share, int n, double z) {
        double middle = share + z * z / (2 * n);
        double width = z * Math.sqrt(share * (1 - share) / n + z * z / (4.0 * n * n));
        return Math.max(0, Math.min(1, (middle + width) / (1 + z * z / n)));
    }

    /** By how many Elo points a player is stronger who wins this share, 0..1, of {@code n} games. */
    static String difference(double share, int n) {
        // Whoever wins all may be stronger without limit: what is known is the other end of the interval.
        if (share == 1) {
            return "more than " + elo(wilson(share, n, -Z)) + " Elo points";
        }
        if (share == 0) {
            return "less than " + elo(wilson(share, n, Z)) + " Elo points";
        }
        return elo(share) + " Elo points (" + elo(wilson(share, n, -Z)) + " to " + elo(wilson(share, n, Z)) + ")";
    }

    private static String elo(double share) {
        return String.format(Locale.ROOT, "%+.0f", 400 * Math.log10(share / (1 - share)));
    }
}
