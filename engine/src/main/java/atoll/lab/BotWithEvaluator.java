package atoll.lab;

import atoll.engine.BitReader;
import atoll.engine.Evaluator;
import atoll.engine.Game;
import atoll.engine.GameInfo;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;

/** A bot that listens to another evaluator than that of the game. */
record BotWithEvaluator(Bot bot, Game game, Evaluator evaluator) implements Player {
    @Override
    public String name() {
        return bot.name();
    }

    @Override
    public int choose(Game same, State view, MoveList legal, Rng rng) {
        return bot.choose(new Other(game, evaluator), view, legal, rng);
    }

    /** The game in all but the evaluator. */
    private record Other(Game game, Evaluator evaluator) implements Game {
        @Override
        public GameInfo info() {
            return game.info();
        }

        @Override
        public State start(Setup setup) {
            return game.start(setup);
        }

        @Override
        public String formatMove(State at, int move) {
            return game.formatMove(at, move);
        }

        @Override
        public State read(BitReader in) {
            return game.read(in);
        }
    }
}
