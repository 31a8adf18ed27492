package atoll.lab;

import atoll.engine.BitReader;
import atoll.engine.Game;
import atoll.engine.GameInfo;
import atoll.engine.Judge;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;

/** A bot that listens to another judge than that of the game. */
record Judged(Bot bot, Game game, Judge judge) implements Player {
    @Override
    public String name() {
        return bot.name();
    }

    @Override
    public int choose(Game same, State view, MoveList legal, Rng rng) {
        return bot.choose(new Other(game, judge), view, legal, rng);
    }

    /** The game in all but the judge. */
    private record Other(Game game, Judge judge) implements Game {
        @Override
        public GameInfo info() {
            return game.info();
        }

        @Override
        public State start(Setup setup) {
            return game.start(setup);
        }

        @Override
        public String token(State at, int move) {
            return game.token(at, move);
        }

        @Override
        public State read(BitReader in) {
            return game.read(in);
        }
    }
}
