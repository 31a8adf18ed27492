package atoll.games.orbis;

import atoll.engine.BitReader;
import atoll.engine.Evaluator;
import atoll.engine.Game;
import atoll.engine.GameInfo;
import atoll.engine.IllegalReason;
import atoll.engine.PuzzleRules;
import atoll.engine.Setup;
import atoll.engine.State;
import java.util.List;

/** Orbis. */
public final class OrbisGame implements Game {
    /** The most turns in which tiles are taken: 14 for each of four seats. */
    private static final int TAKES = 4 * OrbisPyramid.TILES;

    /**
     * Upper bound for the worshippers ever spent: four for each tile taken, less than forty from conversions and the goddess of
     * love, and the windfall of a composed position.
     */
    private static final int WORSHIPPERS = 4 * TAKES + 40 + OrbisValidator.WINDFALL;

    /**
     * Calling gods and dealing tiles; taking, paying or not, and placing a tile; four gods; about thirty prices and conversions
     * with one decision each; and a move for every worshipper that is gained by choice, given, burnt or exchanged.
     */
    private static final int MAX_MOVES = 5 + OrbisTiles.TILES + 3 * TAKES + 4 + 30 + WORSHIPPERS;

    /** The fixed properties, also for code that does not play the game. */
    public static final GameInfo INFO = new GameInfo("orbis", new GameInfo.Seats(2, 4), List.of(), 1, MAX_MOVES);

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public State start(Setup setup) {
        return new OrbisState(setup);
    }

    @Override
    public String formatMove(State at, int move) {
        return OrbisMoves.token(move);
    }

    @Override
    public IllegalReason violatedRule(State at, int move) {
        return OrbisIllegalReason.of((OrbisState) at, move);
    }

    @Override
    public State read(BitReader in) {
        return OrbisCodec.read(INFO, in);
    }

    @Override
    public Evaluator evaluator() {
        return OrbisEvaluator.EVALUATOR;
    }

    @Override
    public int[] ladder(int seats) {
        return switch (seats) {
            case 2 -> new int[] {701, 680, 691, 672, 747};
            case 3 -> new int[] {554, 535, 512, 475, 583};
            case 4 -> new int[] {515, 445, 417, 371, 567};
            default -> Game.super.ladder(seats);
        };
    }

    @Override
    public int luckPercent() {
        return 65;
    }

    @Override
    public PuzzleRules puzzleRules() {
        return OrbisPuzzles.PUZZLES;
    }
}
