package atoll.lab;

import atoll.engine.BitReader;
import atoll.engine.Evaluator;
import atoll.engine.Game;
import atoll.engine.GameInfo;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;

/** A bot with another evaluator than the game's own. */
record BotWithEvaluator(Bot bot, Game game, Evaluator evaluator) implements Player {
    @Override
    public String name() {
        return bot.name();
    }

    @Override
    public int choose(Game same, State view, MoveList legal, Rng rng) {
        return bot.choose(new WithEvaluator(game, evaluator), view, legal, rng);
    }

    /** The same game with another evaluator. */
    private record WithEvaluator(Game game, Evaluator evaluator) implements Game {
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
