package atoll.games.rapanui;

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

/** Rapa Nui. */
public final class RapanuiGame implements Game {
    /**
     * Only for the screen: whether it shows the hands, piles and covered offerings on the stone, which perfect recall would give
     * anyway. It changes no rule.
     */
    static final String OPEN_MEMORY = "openMemory";

    /**
     * 50 cards dealt. Of 48 of them three remain in the columns when the last one is emptied, so there are 45 turns with a card
     * taken, a card played and an offering bought. Nine Moai are built, with an offering of each of four seats and one of the
     * stock, and scored nine times for four. Twenty hunters are scored, for four and a bonus.
     */
    private static final int MAX_MOVES = 50 + 45 * 3 + 9 * 5 + 9 * 4 + 20 * 5;

    /** The fixed properties, also for code that does not play the game. */
    public static final GameInfo INFO = new GameInfo(
            "rapanui", new GameInfo.Seats(2, 4), List.of(Option.of(OPEN_MEMORY, "false", "true")), 1, MAX_MOVES);

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public State start(Setup setup) {
        return new RapanuiState(setup);
    }

    @Override
    public String formatMove(State at, int move) {
        return RapanuiMoves.token(move);
    }

    /** The only hidden move is a builder's sacrifice. */
    @Override
    public String formatHiddenMove(State view) {
        return "offer:?";
    }

    @Override
    public IllegalReason violatedRule(State at, int move) {
        return RapanuiIllegalReason.of((RapanuiState) at, move);
    }

    @Override
    public State read(BitReader in) {
        return RapanuiCodec.read(INFO, in);
    }

    @Override
    public Evaluator evaluator() {
        return RapanuiEvaluator.EVALUATOR;
    }

    @Override
    public int[] ladder(int seats) {
        return switch (seats) {
            case 2 -> new int[] {832, 805, 729, 720, 727};
            case 3 -> new int[] {683, 590, 485, 483, 539};
            case 4 -> new int[] {417, 470, 440, 392, 351};
            default -> Game.super.ladder(seats);
        };
    }

    @Override
    public int luckPercent() {
        return 85;
    }

    @Override
    public PuzzleRules puzzleRules() {
        return RapanuiPuzzles.PUZZLES;
    }
}
