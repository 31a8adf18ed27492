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

/** Plays games between bots, see {@link Tournament}. */
final class ArenaCommand implements Command {
    private static final String LADDER = "ladder";

    // The 97.5 % quantile of the normal distribution.
    /** The quantile of a confidence of 95 percent. */
    static final double Z = 1.959964;

    @Override
    public String name() {
        return "arena";
    }

    @Override
    public String help() {
        return """
                arena --game ID --bots B,B[,B...]|ladder [--games G] [--seats N] [--option NAME=VALUE]... [--seed S] [--threads T]
                  Plays G (100) games between bots, one per seat; if there are more seats than bots, the bots repeat. A bot is
                    random     a uniformly random legal move
                    2          a bot of level 2
                    2@500      level 2, but with 500 iterations per move
                    2x3        level 2, with three searches whose visits are added up
                    2@800ms    level 2, but with 800 milliseconds of processor time per move: not reproducible
                    uct        plain UCT: uniformly random playouts, with 2 million playout moves for each move
                    uct@5000   the same with 5000 playout moves
                  Plays every deal once with each rotation of the seats, and rounds G up to whole rounds. Prints for
                  each bot its wins, its shared wins, and its share of all wins (a win shared by k counts 1/k) with the 95 %
                  Wilson interval; for two bots with equally many seats also the Elo difference.
                  --bots ladder plays G games for each level but the first: one bot of the level, with bots of the level below
                  on all other seats. Prints the shares, and at the end all of them as a table row.
                  --threads T   parallel games, by default one per processor; does not change the results, except for
                                bots with a time limit
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
            ladder(game, args, out, err);
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

    private static void ladder(Game game, Args args, PrintStream out, PrintStream err)
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

    /**
     * {@return the number of threads, by default that of the processors}
     *
     * @param args the arguments of the command
     * @throws UsageException if the arguments are wrong
     */
    static int threads(Args args) throws UsageException {
        return args.number("threads", Runtime.getRuntime().availableProcessors(), 1, 256);
    }

    private static void print(List<Player> bots, List<int[]> ranks, Setup setup, PrintStream out) {
        out.print(setup + ", " + ranks.size() + " games\n");
        for (int bot = 0; bot < bots.size(); bot++) {
            int wins = 0;
            int shared = 0;
            for (int[] places : ranks) {
                double winShare = Tournament.winShare(places, bot, bots.size());
                wins += winShare == 1 ? 1 : 0;
                shared += winShare > 0 && winShare < 1 ? 1 : 0;
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

    /** A share, 0..1, of {@code games} in percent, with its confidence interval. */
    private static String share(double share, int games) {
        return String.format(
                Locale.ROOT,
                "%.1f %% (%.1f to %.1f)",
                100 * share,
                100 * wilson(share, games, -Z),
                100 * wilson(share, games, Z));
    }

    /**
     * {@return an end of the Wilson interval for a share of {@code n} games, {@code z} standard deviations from the
     * middle}
     *
     * @param share the share of wins, 0..1
     * @param n the number of games
     * @param z the quantile of the normal distribution
     */
    static double wilson(double share, int n, double z) {
        double middle = share + z * z / (2 * n);
        double width = z * Math.sqrt(share * (1 - share) / n + z * z / (4.0 * n * n));
        return Math.max(0, Math.min(1, (middle + width) / (1 + z * z / n)));
    }

    /**
     * {@return the Elo difference of a player who wins this share, 0..1, of {@code n} games}
     *
     * @param share the share of wins, 0..1
     * @param n the number of games
     */
    static String difference(double share, int n) {
        // A player who wins all games has no upper limit, so print the other end of the interval.
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
