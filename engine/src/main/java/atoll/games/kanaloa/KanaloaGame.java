package atoll.games.kanaloa;

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

/** Kanaloa. */
public final class KanaloaGame implements Game {
    /**
     * At most 16 stones; 36 deals and, for 52 cards played, 3 moves each with removals in the first half; 48 and 68 in the
     * second, three more cards for jokers, 33 moves of other stones, and a last round of 16.
     */
    private static final int MAX_MOVES = 700;

    /** The fixed properties, also for code that does not play the game. */
    public static final GameInfo INFO = new GameInfo(
            "kanaloa", new GameInfo.Seats(2, 4), List.of(Option.of("gods", "false", "true")), 2, MAX_MOVES);

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public State start(Setup setup) {
        return new KanaloaState(setup);
    }

    @Override
    public String formatMove(State at, int move) {
        return KanaloaMoves.token(move);
    }

    /** Hidden moves are about cards. Within a turn only face-down discards are hidden: {@code discard:???}. */
    @Override
    public String formatHiddenMove(State view) {
        String verb = switch (((KanaloaState) view).phase()) {
            case GIVING -> "give";
            case TURN -> "discard";
            case STEALING -> "steal";
            case PULLING -> "pull";
            case RETURNING -> "return";
            default -> "deal";
        };
        return verb + ":???";
    }

    @Override
    public IllegalReason violatedRule(State at, int move) {
        return KanaloaIllegalReason.of((KanaloaState) at, move);
    }

    @Override
    public Evaluator evaluator() {
        return KanaloaEvaluator.EVALUATOR;
    }

    @Override
    public State read(BitReader in) {
        return KanaloaCodec.read(INFO, in);
    }

    @Override
    public int[] ladder(int seats) {
        return switch (seats) {
            case 2 -> new int[] {815, 786, 753, 757, 733};
            case 3 -> new int[] {629, 510, 533, 500, 439};
            case 4 -> new int[] {458, 443, 375, 358, 400};
            default -> Game.super.ladder(seats);
        };
    }

    @Override
    public int luckPercent() {
        return 60;
    }

    @Override
    public PuzzleRules puzzleRules() {
        return KanaloaPuzzles.PUZZLES;
    }
}
