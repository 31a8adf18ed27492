package atoll.games.ponte;

import atoll.engine.BitReader;
import atoll.engine.Evaluator;
import atoll.engine.Game;
import atoll.engine.GameInfo;
import atoll.engine.IllegalReason;
import atoll.engine.Option;
import atoll.engine.PuzzleRules;
import atoll.engine.Setup;
import atoll.engine.State;
import java.util.List;

/** Ponte del Diavolo. */
public final class PonteGame implements Game {
    /** At most 144 tiles, 72 bridges, the choice of colour and two passes. */
    private static final int MAX_MOVES = 219;

    /** The fixed properties, also for code that does not play the game. */
    public static final GameInfo INFO = new GameInfo(
            "ponte",
            new GameInfo.Seats(2, 2),
            List.of(Option.of("size", "10", "12"), Option.of("supply", "unlimited", "box")),
            2,
            MAX_MOVES);

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public State start(Setup setup) {
        return new PonteState(setup);
    }

    @Override
    public String formatMove(State at, int move) {
        return PonteMoves.token(move);
    }

    @Override
    public IllegalReason violatedRule(State at, int move) {
        return PonteObstacle.of((PonteState) at, move).reason();
    }

    @Override
    public State read(BitReader in) {
        return PonteCodec.read(INFO, in);
    }

    @Override
    public Evaluator evaluator() {
        return PonteEvaluator.EVALUATOR;
    }

    @Override
    public int[] ladder(int seats) {
        return switch (seats) {
            case 2 -> new int[] {820, 909, 915, 908, 870};
            default -> Game.super.ladder(seats);
        };
    }

    @Override
    public PuzzleRules puzzleRules() {
        return PontePuzzles.PUZZLES;
    }
}
