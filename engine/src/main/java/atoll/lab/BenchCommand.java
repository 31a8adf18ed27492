package atoll.lab;

import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.json.Json;
import java.io.PrintStream;
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

    @Override
    public String name() {
        return "bench";
    }

    @Override
    public String help() {
        return """
                bench --game ID [--seconds T] [--seats N] [--option NAME=VALUE]... [--seed S]
                  Plays uniformly random games on one thread for T (5) seconds, after one second of warm-up. Then measures for
                  the same time each, in the positions of ten random games: listing the moves, playing the moves, copying
                  the view of the seat to move, and copying and determinizing it. Prints a line of JSON, then the same for
                  people: games and moves per second, mean moves per game (with chance moves), and calls of each per second.
                """;
    }

    @Override
    public Set<String> words() {
        return Set.of("game", "seats", "option", "seed", "seconds");
    }

    @Override
    public void run(Args args, PrintStream out, PrintStream err) throws UsageException {
        args.nothingElse();
        Game game = args.game();
        Setup setup = args.setup(game, 0);
        int millis = 1000 * args.number("seconds", 5, 1, 3600);
        Calls calls = new Calls(game.start(setup), args.seed());
        double movesPerSecond = perSecond(millis, calls::playOut);
        double plies = (double) calls.moves / calls.games;
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("game", game.info().id());
        line.put("seats", setup.seats());
        line.put("seconds", millis / 1000);
        line.put("gamesPerSecond", Math.round(movesPerSecond / plies));
        line.put("movesPerSecond", Math.round(movesPerSecond));
        line.put("pliesPerGame", Math.round(100 * plies) / 100.0);
        calls.record();
        line.put("listingsPerSecond", Math.round(perSecond(millis, calls::list)));
        line.put("playsPerSecond", Math.round(perSecond(millis, calls::play)));
        line.put("becomesPerSecond", Math.round(perSecond(millis, calls::copyFrom)));
        line.put("imaginingsPerSecond", Math.round(perSecond(millis, calls::determinize)));
        out.print(Json.write(line) + "\n");
        out.print(String.format(
                Locale.ROOT,
                "%s: %,d games/s, %,d moves/s, %.1f moves per game; %,d moves()/s, %,d play()/s, %,d copyFrom()/s, %,d determinize()/s%n",
                setup,
                line.get("gamesPerSecond"),
                line.get("movesPerSecond"),
                plies,
                line.get("listingsPerSecond"),
                line.get("playsPerSecond"),
                line.get("becomesPerSecond"),
                line.get("imaginingsPerSecond")));
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
        private final State start;
        private final State state;
        private final MoveList legal = new MoveList();
        private final Rng rng;
        private long games;
        private long moves;

        /** The positions of some games, the views of the seats to move, and the moves of each game. */
        private final List<State> positions = new ArrayList<>();

        private final List<State> views = new ArrayList<>();
        private final List<int[]> lines = new ArrayList<>();

        private Calls(State start, int seed) {
            this.start = start;
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

        private int determinize() {
            for (State view : views) {
                state.copyFrom(view);
                state.determinize(rng);
            }
            return views.size();
        }
    }
}
