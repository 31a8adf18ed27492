package atoll.lab;

import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Measures how fast random games are played, and how fast a bot imagines what it does not see. */
final class Bench implements Command {
    private static final int WARM_UP_MILLIS = 1000;

    @Override
    public String name() {
        return "bench";
    }

    @Override
    public String help() {
        return """
                bench --game ID [--seconds T] [--seats N] [--option NAME=VALUE]... [--seed S]
                  Plays uniformly random games on one thread for T (5) seconds after one of warming up, then as long
                  imagines positions from what each seat to move in a random game knows. Prints a line of JSON, then the
                  same for people: games and moves a second, mean moves a game (chance included), imaginings a second.
                """;
    }

    @Override
    public Set<String> words() {
        return Set.of("game", "seats", "option", "seed", "seconds");
    }

    @Override
    public void run(Args args, PrintStream out, PrintStream err) throws Usage {
        args.nothingElse();
        Game game = args.game();
        Setup setup = args.setup(game, 0);
        int seconds = args.number("seconds", 5, 1, 3600);
        Playouts playouts = new Playouts(game.start(setup), args.seed());
        playouts.run(WARM_UP_MILLIS);
        double time = playouts.run(1000 * seconds);
        Imaginings imaginings = new Imaginings(game.start(setup), args.seed());
        imaginings.run(WARM_UP_MILLIS);
        double imaginingsPerSecond = imaginings.run(1000 * seconds);
        double plies = (double) playouts.moves / playouts.games;
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("game", game.info().id());
        line.put("seats", setup.seats());
        line.put("seconds", round(time));
        line.put("games", playouts.games);
        line.put("moves", playouts.moves);
        line.put("gamesPerSecond", Math.round(playouts.games / time));
        line.put("movesPerSecond", Math.round(playouts.moves / time));
        line.put("pliesPerGame", round(plies));
        line.put("imaginingsPerSecond", Math.round(imaginingsPerSecond));
        out.print(Json.write(line) + "\n");
        out.print(String.format(
                Locale.ROOT,
                "%s: %,.0f games/s, %,.0f moves/s, %.1f moves a game, %,.0f imaginings/s%n",
                setup,
                playouts.games / time,
                playouts.moves / time,
                plies,
                imaginingsPerSecond));
    }

    private static double round(double number) {
        return Math.round(100 * number) / 100.0;
    }

    private static final class Playouts {
        private final State start;
        private final State state;
        private final MoveList legal = new MoveList();
        private final Rng rng;
        private int games;
        private long moves;

        private Playouts(State start, int seed) {
            this.start = start;
            state = start.copy();
            rng = new Rng(seed);
        }

        // Counts anew; answers the seconds it took.
        private double run(int millis) {
            games = 0;
            moves = 0;
            long begin = System.nanoTime();
            long end = begin + millis * 1_000_000L;
            while (System.nanoTime() < end) {
                state.become(start);
                state.moves(legal);
                while (legal.size() > 0) {
                    state.play(legal.pick(rng));
                    moves++;
                    state.moves(legal);
                }
                games++;
            }
            return (System.nanoTime() - begin) / 1e9;
        }
    }

    /** What a search does before each of its iterations: it becomes the view, and imagines the rest. */
    private static final class Imaginings {
        private final List<State> views = new ArrayList<>();
        private final State state;
        private final Rng rng;

        private Imaginings(State start, int seed) {
            rng = new Rng(seed);
            MoveList legal = new MoveList();
            state = start.copy();
            state.moves(legal);
            while (legal.size() > 0) {
                if (state.actor() != State.CHANCE) {
                    views.add(state.seenBy(state.actor()));
                }
                state.play(legal.pick(rng));
                state.moves(legal);
            }
        }

        // Answers how many a second.
        private double run(int millis) {
            long count = 0;
            long begin = System.nanoTime();
            long end = begin + millis * 1_000_000L;
            while (System.nanoTime() < end) {
                for (State view : views) {
                    state.become(view);
                    state.imagine(rng);
                }
                count += views.size();
            }
            return count * 1e9 / (System.nanoTime() - begin);
        }
    }
}
