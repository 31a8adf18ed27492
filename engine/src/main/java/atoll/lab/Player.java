package atoll.lab;

import atoll.bot.Level;
import atoll.bot.Search;
import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.State;
import atoll.play.Session;

/**
 * Who plays a seat in the lab: a bot, which gets its seat's view and the iterations of its level however long they take, or
 * {@code random}, for whom all legal moves are alike. Either way seed and ply decide, so every run can be repeated.
 *
 * @param level null for random
 */
record Player(Level level) {
    static final Player RANDOM = new Player(null);

    /** Reads {@code random} or the number of a level. */
    static Player of(String name) throws Usage {
        if (name.equals("random")) {
            return RANDOM;
        }
        for (Level level : Level.ALL) {
            if (name.equals(String.valueOf(level.number()))) {
                return new Player(level);
            }
        }
        throw new Usage("a bot is random or 1 to " + Level.ALL.size() + ", not " + name);
    }

    String name() {
        return level == null ? "random" : String.valueOf(level.number());
    }

    /** Plays one move of the seat that is to decide. */
    void play(Session session) {
        State state = session.state();
        MoveList legal = new MoveList();
        state.moves(legal);
        // Session's chance has the streams from 0 up.
        Rng rng = new Rng(session.seed(), ~session.ply());
        if (level == null || legal.size() == 1) {
            session.play(legal.pick(rng));
        } else {
            session.play(search(session.game(), session.view(state.actor()), rng.next()));
        }
    }

    private int search(Game game, State view, int seed) {
        Search search = new Search(game, view, level, seed);
        while (!search.run(level.iterations())) {
            // run() may stop early
        }
        return search.best();
    }

    /** Plays a game to its end, the players seat by seat. */
    static void play(Session session, Player[] players) {
        while (session.state().actor() != State.OVER) {
            if (session.state().actor() == State.CHANCE) {
                session.play(session.outcome());
            } else {
                players[session.state().actor()].play(session);
            }
        }
    }
}
