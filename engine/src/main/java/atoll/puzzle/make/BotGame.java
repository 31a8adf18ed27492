package atoll.puzzle.make;

import atoll.bot.Level;
import atoll.bot.Search;
import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.play.Seed;
import atoll.play.Session;

/** A game of two bots, the source of puzzles: the same for the same seed, on any machine. */
final class BotGame {
    /** Strong enough for sensible positions, weak enough that games stay open and cost little. */
    static final int LEVEL = 3;
    /** The level for endings, which are taken from games that cost next to nothing. */
    static final int WEAK = 1;

    private BotGame() {}

    /**
     * {@return a finished game with the default options}
     *
     * @param game the rules
     * @param number the level of both bots
     * @param seed any number
     */
    static Session play(Game game, int number, int seed) {
        Session session = new Session(game, Setup.of(game.info(), 2), Seed.of(seed));
        Level level = Level.of(number, game);
        MoveList legal = new MoveList();
        while (session.state().actor() != State.OVER) {
            State state = session.state();
            if (state.actor() == State.CHANCE) {
                session.play(session.outcome());
                continue;
            }
            state.moves(legal);
            if (legal.size() == 1) {
                session.play(legal.get(0));
                continue;
            }
            int own = new Rng(seed, session.ply()).next();
            Search search = new Search(game, session.view(state.actor()), level, own);
            search.runUntilDecided(level.iterations());
            session.play(search.best());
        }
        return session;
    }
}
