package atoll.lab;

import atoll.bot.Level;
import atoll.bot.Search;
import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Option;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.json.Json;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.IntSupplier;

/** Measures the speed of random games and of the calls that games and bots make to the rules. */
final class BenchCommand implements Command {
    private static final int WARM_UP_MILLIS = 1000;

    /** The number of games played beforehand to collect positions for measuring. */
    private static final int GAMES = 10;

    /** Of each search, if nothing else is said: enough for a tree. */
    private static final int ITERATIONS = 400;

    private static final int MOST_ITERATIONS = 1_000_000;

    /** Searches take a position and then the one so many later: few long searches see beginnings and ends of games, too. */
    private static final int STRIDE = 7919;

    @Override
    public String name() {
        return "bench";
    }

    @Override
    public String help() {
        return """
                bench --game ID [--seconds T] [--seats N] [--option NAME=VALUE]... [--seed S] [--iterations I]
                      [--vs JAR [--rounds R]]
                  Plays uniformly random games on one thread for T (5) seconds, after one second of warm-up. Then measures for
                  the same time each, in the positions of ten random games: listing the moves, playing the moves, copying
                  the view of the seat to move, copying and determinizing it, and iterations of the strongest bot, in searches of
                  I (400), which are warmed up for longer. Prints a line of JSON, then the same for people: games and moves per
                  second, mean moves per game (with chance moves), and calls of each per second.
                  With --vs, it measures another engine.jar and this one in R (5) rounds, in turns, and prints the medians and
                  how much faster this one is, with the least and the greatest ratio of a round.
                """;
    }

    @Override
    public Set<String> words() {
        return Set.of("game", "seats", "option", "seed", "seconds", "iterations", "vs", "rounds");
    }

    @Override
    public void run(Args args, PrintStream out, PrintStream err)
            throws UsageException, IOException, InterruptedException {
        args.nothingElse();
        Game game = args.game();
        Setup setup = args.setup(game, 0);
        int seconds = args.number("seconds", 5, 1, 3600);
        int iterations = args.number("iterations", ITERATIONS, 1, MOST_ITERATIONS);
        if (args.has("vs")) {
            compare(args, setup, seconds, out);
        } else {
            measure(setup, 1000 * seconds, new Calls(game, game.start(setup), args.seed(), iterations), out);
        }
    }

    private static void compare(Args args, Setup setup, int seconds, PrintStream out)
            throws UsageException, IOException, InterruptedException {
        int count = args.number("rounds", 5, 1, 1000);
        Path jar = Path.of(args.word("vs"));
        if (!BenchComparison.isThere(jar)) {
            throw new UsageException("no file " + jar);
        }
        List<String> arguments = new ArrayList<>(List.of(
                "--game", args.word("game"),
                "--seconds", Integer.toString(seconds),
                "--seats", Integer.toString(setup.seats()),
                "--seed", Integer.toString(args.seed())));
        for (Option option : setup.info().options()) {
            arguments.addAll(List.of("--option", option.id() + "=" + setup.value(option.id())));
        }
        if (args.has("iterations")) {
            arguments.addAll(List.of("--iterations", args.word("iterations"))); // older programs do not know it
        }
        BenchComparison comparison = new BenchComparison();
        comparison.measure(BenchComparison.of(jar, arguments), count);
        out.print(setup + ", " + count + (count == 1 ? " round\n" : " rounds\n"));
        comparison.print(out);
    }

    private static void measure(Setup setup, int millis, Calls calls, PrintStream out) {
        double movesPerSecond = perSecond(millis, calls::playOut);
        double plies = (double) calls.moves / calls.games;
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("game", setup.info().id());
        line.put("seats", setup.seats());
        line.put("seconds", millis / 1000);
        line.put("gamesPerSecond", Math.round(movesPerSecond / plies));
        line.put("movesPerSecond", Math.round(movesPerSecond));
        line.put("pliesPerGame", Math.round(100 * plies) / 100.0);
        calls.record();
        line.put("listingsPerSecond", Math.round(perSecond(millis, calls::list)));
        line.put("playsPerSecond", Math.round(perSecond(millis, calls::play)));
        line.put("copiesPerSecond", Math.round(perSecond(millis, calls::copyFrom)));
        line.put("determinizationsPerSecond", Math.round(perSecond(millis, calls::determinize)));
        count(millis, calls::search); // one second compiles too little of so much code
        line.put("iterationsPerSecond", Math.round(perSecond(millis, calls::search)));
        out.print(Json.write(line) + "\n");
        out.print(String.format(
                Locale.ROOT,
                "%s: %,d games/s, %,d moves/s, %.1f moves per game; %,d moves()/s, %,d play()/s, %,d copyFrom()/s, %,d determinize()/s; %,d iterations/s%n",
                setup,
                line.get("gamesPerSecond"),
                line.get("movesPerSecond"),
                plies,
                line.get("listingsPerSecond"),
                line.get("playsPerSecond"),
                line.get("copiesPerSecond"),
                line.get("determinizationsPerSecond"),
                line.get("iterationsPerSecond")));
    }

    // The calls per second; {@code calls} returns the number of calls it made.
    private static double perSecond(int millis, IntSupplier calls) {
        count(WARM_UP_MILLIS, calls);
        long begin = System.nanoTime();
        long count = count(millis, calls);
        return count * 1e9 / (System.nanoTime() - begin);
    }

    private static long count(int millis, IntSupplier calls) {
        long count = 0;
        long end = System.nanoTime() + millis * 1_000_000L;
        while (System.nanoTime() < end) {
            count += calls.getAsInt();
        }
        return count;
    }

    /** The measured calls; each method returns the number of calls it made. */
    private static final class Calls {
        private final Game game;
        private final State start;
        private final int iterations;
        private final State state;
        private final MoveList legal = new MoveList();
        private final Rng rng;
        private long games;
        private long moves;
        private int searches;

        /** The positions of some games, the views of the seats to move, and the moves of each game. */
        private final List<State> positions = new ArrayList<>();

        private final List<State> views = new ArrayList<>();
        private final List<int[]> lines = new ArrayList<>();

        private Calls(Game game, State start, int seed, int iterations) {
            this.game = game;
            this.start = start;
            this.iterations = iterations;
            state = start.copy();
            rng = new Rng(seed);
        }

        private int playOut() {
            int count = 0;
            state.copyFrom(start);
            state.moves(legal);
            while (legal.size() > 0) {
                state.play(legal.sample(rng));
                count++;
                state.moves(legal);
            }
            games++;
            moves += count;
            return count;
        }

        private void record() {
            for (int game = 0; game < GAMES; game++) {
                List<Integer> line = new ArrayList<>();
                state.copyFrom(start);
                state.moves(legal);
                while (legal.size() > 0) {
                    positions.add(state.copy());
                    if (state.actor() != State.CHANCE) {
                        views.add(state.viewFor(state.actor()));
                    }
                    line.add(legal.sample(rng));
                    state.play(line.get(line.size() - 1));
                    state.moves(legal);
                }
                lines.add(line.stream().mapToInt(Integer::intValue).toArray());
            }
        }

        private int list() {
            for (State position : positions) {
                position.moves(legal);
            }
            return positions.size();
        }

        private int play() {
            for (int[] line : lines) {
                state.copyFrom(start);
                for (int move : line) {
                    state.play(move);
                }
            }
            return positions.size();
        }

        private int copyFrom() {
            for (State view : views) {
                state.copyFrom(view);
            }
            return views.size();
        }

        private int search() {
            State view = views.get((int) ((long) STRIDE * searches++ % views.size()));
            Search search = new Search(game, view, Level.of(Level.STRONGEST, game), searches);
            search.run(iterations);
            return search.iterationsDone();
        }

        private int determinize() {
            for (State view : views) {
                state.copyFrom(view);
                state.determinize(rng);
            }
            return views.size();
        }
    }
}
