package atoll.games.origo;

import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.play.Seed;
import atoll.play.Session;

/** Endless games: the rules of Origo let shields wander as long as the players like. */
public final class WanderingGame {
    private WanderingGame() {}

    /** A game of two players, {@code plies} moves long. */
    public static Session of(int plies) {
        Game game = new OrigoGame();
        Session session = new Session(game, Setup.of(game.info(), 2), Seed.of(3));
        Rng rng = new Rng(3);
        MoveList legal = new MoveList();
        while (session.ply() < plies) {
            session.state().moves(legal);
            session.play(session.state().actor() == State.CHANCE ? session.outcome() : dawdling(legal, rng));
        }
        return session;
    }

    // A shield that wanders, any other move if there is none, but never a shield from the supply.
    private static int dawdling(MoveList legal, Rng rng) {
        MoveList wanderings = new MoveList();
        int last = legal.get(legal.size() - 1);
        for (int i = 0; i < legal.size(); i++) {
            int verb = OrigoMoves.verb(legal.get(i));
            if (verb == OrigoMoves.WANDER) {
                wanderings.add(legal.get(i));
            }
            last = verb == OrigoMoves.END ? legal.get(i) : last;
        }
        return wanderings.size() > 0 ? wanderings.sample(rng) : last;
    }
}
