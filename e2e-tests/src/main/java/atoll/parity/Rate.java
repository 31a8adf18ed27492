package atoll.parity;

import atoll.bot.Level;
import atoll.bot.Search;
import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.Games;
import java.util.ArrayList;
import java.util.List;

/** Measures the speed of a game's rules and of the search. */
public final class Rate {
    /** The random games that views are taken from, and the number of these views. */
    private static final int GAMES = 2;

    private static final int SEARCHES = 4;

    private Rate() {}

    /**
     * Moves per second of uniformly random games with only copyFrom, moves and play, over at least {@code millis} milliseconds.
     *
     * @param id a game, played with the fewest seats and the default options
     */
    public static double of(String id, int millis) {
        Game game = Games.find(id);
        State start = game.start(Setup.of(game.info(), game.info().minSeats()));
        State state = start.copy();
        MoveList legal = new MoveList();
        Rng rng = new Rng(1);
        double begin = System.currentTimeMillis();
        double spent = 0;
        double moves = 0;
        while (spent < millis) {
            int played = 0;
            // Reads the clock only from time to time.
            for (int i = 0; i < 50; i++) {
                state.copyFrom(start);
                state.moves(legal);
                while (legal.size() > 0) {
                    state.play(legal.sample(rng));
                    played++;
                    state.moves(legal);
                }
            }
            moves += played;
            spent = System.currentTimeMillis() - begin;
        }
        return 1000 * moves / spent;
    }

    /**
     * Iterations per second of the strongest bot, in searches from views spread over random games.
     *
     * @param id a game, played with the fewest seats and the default options
     * @param iterations of each search
     */
    public static double ofSearch(String id, int iterations) {
        Game game = Games.find(id);
        List<State> views = views(game);
        double begin = System.currentTimeMillis();
        double done = 0;
        for (int i = 0; i < SEARCHES; i++) {
            State view = views.get(i * views.size() / SEARCHES);
            Search search = new Search(game, view, Level.of(Level.STRONGEST, game), i);
            search.run(iterations);
            done += search.iterationsDone();
        }
        return 1000 * done / (System.currentTimeMillis() - begin);
    }

    // What the actors of some random games see.
    private static List<State> views(Game game) {
        List<State> views = new ArrayList<>();
        MoveList legal = new MoveList();
        Rng rng = new Rng(1);
        for (int i = 0; i < GAMES; i++) {
            State state = game.start(Setup.of(game.info(), game.info().minSeats()));
            state.moves(legal);
            while (legal.size() > 0) {
                if (state.actor() != State.CHANCE) {
                    views.add(state.viewFor(state.actor()));
                }
                state.play(legal.sample(rng));
                state.moves(legal);
            }
        }
        return views;
    }
}
