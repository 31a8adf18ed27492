package atoll.parity;

import atoll.bot.Level;
import atoll.bot.Search;
import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.Games;
import atoll.play.Seed;
import atoll.play.Session;

/** Measures how long the strongest bot searches without a time limit. */
public final class ThinkingTime {
    /** It makes one of this many decisions of a game; the others are made by the weakest bot, which takes no time. */
    private static final int EVERY = 5;

    private ThinkingTime() {}

    /**
     * Milliseconds per move in a game with the fewest seats and the default options: the average and the maximum, separated by
     * a blank.
     *
     * @param seed of the game
     */
    public static String of(String id, int seed) {
        Game game = Games.find(id);
        Session session = new Session(game, Setup.of(game.info(), game.info().minSeats()), Seed.of(seed));
        State state = session.state();
        MoveList legal = new MoveList();
        int decisions = 0;
        int asked = 0;
        double sum = 0;
        double longest = 0;
        while (state.actor() != State.OVER) {
            state.moves(legal);
            if (state.actor() == State.CHANCE) {
                session.play(session.outcome());
            } else if (legal.size() == 1) {
                session.play(legal.get(0));
            } else {
                boolean isAsked = decisions++ % EVERY == 0;
                Level level = Level.of(isAsked ? Level.STRONGEST : 1, game);
                Search search = new Search(game, session.view(state.actor()), level, session.ply());
                double begin = System.currentTimeMillis();
                search.runUntilDecided(level.iterations());
                if (isAsked) {
                    double spent = System.currentTimeMillis() - begin;
                    asked++;
                    sum += spent;
                    longest = Math.max(longest, spent);
                }
                session.play(search.best());
            }
        }
        return (int) (sum / asked + 0.5) + " " + (int) longest;
    }
}
