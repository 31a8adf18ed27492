package atoll.games.rapanui;

import atoll.engine.BitReader;
import atoll.engine.Evaluator;
import atoll.engine.Game;
import atoll.engine.GameInfo;
import atoll.engine.Option;
import atoll.engine.Setup;
import atoll.engine.State;
import java.util.List;

/** Rapa Nui. */
public final class RapanuiGame implements Game {
    /**
     * A matter of the screen: whether it shows the hands, the piles and the covered offerings on the stone that everyone could
     * remember. It changes no rule.
     */
    static final String OPEN_MEMORY = "openMemory";

    /**
     * 50 cards dealt; of 48 of them three stay in the columns when the last one is emptied, so 45 taken in as many turns, each
     * with a card played and an offering bought; nine Moai built, with an offering of each of four seats and one of the
     * stock, and scored nine times for four; twenty hunters scored, for four and a bonus.
     */
    private static final int LONGEST = 50 + 45 * 3 + 9 * 5 + 9 * 4 + 20 * 5;

    /** What the game is like, for those who do not play it. */
    public static final GameInfo INFO =
            new GameInfo("rapanui", 2, 4, List.of(Option.of(OPEN_MEMORY, "false", "true")), 1, LONGEST);

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

    /** Hidden is nothing but which offering a builder sacrifices. */
    @Override
    public String formatHiddenMove(State view) {
        return "offer:?";
    }

    @Override
    public String illegalReason(State at, int move) {
        return RapanuiIllegalReason.id(((RapanuiState) at).illegalReason(move));
    }

    @Override
    public State read(BitReader in) {
        return RapanuiCodec.read(INFO, in);
    }

    @Override
    public Evaluator evaluator() {
        return RapanuiEvaluator.EVALUATOR;
    }
}
