package atoll.lab;

import atoll.bot.Level;
import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.State;
import atoll.play.Seed;
import atoll.play.Session;

/**
 * A player in the lab: a bot of some level, plain UCT, or {@code random}. Each gets only its seat's view. Its random numbers
 * follow from seed and ply, so every run is reproducible, except with a time limit.
 */
interface Player {
    /** Plays at random. */
    Player RANDOM = new RandomPlayer();

    /** {@return the name, as read by {@link #of}} */
    String name();

    /**
     * Chooses one of the legal moves.
     *
     * @param game the rules
     * @param view the view of the seat to move
     * @param legal its legal moves, at least two
     * @param rng the source of randomness, which advances
     * @return one of the legal moves
     */
    int choose(Game game, State view, MoveList legal, Rng rng);

    /**
     * Reads the name of a bot, as described in the help of {@link ArenaCommand}.
     *
     * @param name the name of a bot or an option
     * @return the player
     * @throws UsageException if the arguments are wrong
     */
    static Player of(String name) throws UsageException {
        Player player = name.equals("random") ? RANDOM : PlainUct.of(name);
        player = player == null ? Bot.of(name) : player;
        if (player == null) {
            throw new UsageException("a bot is random or 1 to " + Level.STRONGEST + ", not " + name
                    + "; or uct, or as 2@500 or 2@800ms, or uct@5000");
        }
        return player;
    }

    /**
     * Plays one move of the seat to move.
     *
     * @param session the game in progress
     */
    default void play(Session session) {
        State state = session.state();
        MoveList legal = new MoveList();
        state.moves(legal);
        Rng rng = new Rng(mixed(session.seed()), ~session.ply());
        session.play(
                legal.size() == 1 ? legal.get(0) : choose(session.game(), session.view(state.actor()), legal, rng));
    }

    // Mixes all of the seed; a small number stays that number.
    private static int mixed(Seed seed) {
        return seed.a() ^ Rng.mix(seed.b() ^ Rng.mix(seed.c() ^ Rng.mix(seed.d())));
    }

    /**
     * Plays a game to its end, with one player per seat.
     *
     * @param session the game in progress
     * @param players the players, one per seat
     */
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
