package atoll.lab;

import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.State;

/** Plays at random, see {@link Player#RANDOM}. */
final class RandomPlayer implements Player {
    @Override
    public String name() {
        return "random";
    }

    @Override
    public int choose(Game game, State view, MoveList legal, Rng rng) {
        return legal.sample(rng);
    }
}
