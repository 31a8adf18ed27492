package atoll.lab;

import atoll.bot.Level;
import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.State;
import atoll.play.Seed;
import atoll.play.Session;

/**
 * Who plays a seat in the lab: a bot of some level, plain UCT, or {@code random}, for whom all legal moves are alike. Each gets
 * its seat's view and no more; seed and ply decide the rest, so that every run can be repeated, unless somebody thinks in time.
 */
interface Player {
    Player RANDOM = new Player() {
        @Override
        public String name() {
            return "random";
        }

        @Override
        public int choose(Game game, State view, MoveList legal, Rng rng) {
            return legal.sample(rng);
        }
    };

    /** What {@link #of} reads as this player. */
    String name();

    /**
     * One of the legal moves.
     *
     * @param view what the seat to decide knows
     * @param legal its legal moves, at least two
     */
    int choose(Game game, State view, MoveList legal, Rng rng);

    /** Reads what the help of {@link ArenaCommand} tells of bots. */
    static Player of(String name) throws UsageException {
        Player player = name.equals("random") ? RANDOM : PlainUct.of(name);
        player = player == null ? Bot.of(name) : player;
        if (player == null) {
            throw new UsageException("a bot is random or 1 to " + Level.STRONGEST + ", not " + name
                    + "; or uct, or as 2@500 or 2@800ms, or uct@5000");
        }
        return player;
    }

    /** Plays one move of the seat that is to decide. */
    default void play(Session session) {
        State state = session.state();
        MoveList legal = new MoveList();
        state.moves(legal);
        Rng rng = new Rng(dice(session.seed()), ~session.ply());
        session.play(
                legal.size() == 1 ? legal.get(0) : choose(session.game(), session.view(state.actor()), legal, rng));
    }

    // All of the seed counts; one that is a small number stays that number.
    private static int dice(Seed seed) {
        return seed.a() ^ Rng.mix(seed.b() ^ Rng.mix(seed.c() ^ Rng.mix(seed.d())));
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
