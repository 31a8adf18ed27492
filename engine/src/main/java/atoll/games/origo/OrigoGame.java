package atoll.games.origo;

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

/** Origo. */
public final class OrigoGame implements Game {
    /** The number of fields around an attacked one that support in a battle: only its sides, or its corners as well. */
    static final String SUPPORT = "support";

    /**
     * The rules set no limit: shields may wander and sail to and fro, and cards may be swapped, as long as not all seats pass.
     * Games take some hundred moves (the longest of 2,400 random games took 546). This limit only protects readers of records
     * from long replays. Only people could reach it, with more than ten thousand pointless moves; bots spend their shields and
     * end the game.
     */
    private static final int MAX_MOVES = 10_000;

    /** The fixed properties, also for code that does not play the game. */
    public static final GameInfo INFO =
            new GameInfo("origo", new GameInfo.Seats(2, 5), List.of(Option.of(SUPPORT, "4", "8")), 2, MAX_MOVES);

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public State start(Setup setup) {
        return new OrigoState(setup);
    }

    @Override
    public String formatMove(State at, int move) {
        return OrigoMoves.token(move);
    }

    @Override
    public IllegalReason violatedRule(State at, int move) {
        return OrigoIllegalReason.of((OrigoState) at, move);
    }

    @Override
    public State read(BitReader in) {
        return OrigoCodec.read(INFO, in);
    }

    @Override
    public Evaluator evaluator() {
        return OrigoEvaluator.EVALUATOR;
    }

    @Override
    public int[] ladder(int seats) {
        return switch (seats) {
            case 2 -> new int[] {771, 692, 709, 718, 748};
            case 3 -> new int[] {554, 567, 446, 475, 494};
            case 4 -> new int[] {425, 385, 425, 358, 383};
            case 5 -> new int[] {325, 295, 283, 325, 289};
            default -> Game.super.ladder(seats);
        };
    }

    @Override
    public int luckPercent() {
        return 45;
    }

    @Override
    public PuzzleRules puzzleRules() {
        return OrigoPuzzles.PUZZLES;
    }
}
