package atoll.games.origo;

import atoll.engine.BitReader;
import atoll.engine.Evaluator;
import atoll.engine.Game;
import atoll.engine.GameInfo;
import atoll.engine.Option;
import atoll.engine.Setup;
import atoll.engine.State;
import java.util.List;

/** Origo. */
public final class OrigoGame implements Game {
    /** How many fields around an attacked one support in a battle: those along its sides, or its corners as well. */
    static final String SUPPORT = "support";

    /**
     * The rules set no bound, for shields may wander and sail to and fro, and cards be swapped, as long as not all seats pass;
     * games take some hundred moves (of 2,400 at random the longest took 546). This only keeps whoever reads a record from
     * replaying for long. To come so far, people alone (bots spend their shields, and end the game) would have to pick more than
     * ten thousand times to no purpose.
     */
    private static final int LONGEST = 10_000;

    /** What the game is like, for those who do not play it. */
    public static final GameInfo INFO = new GameInfo("origo", 2, 5, List.of(Option.of(SUPPORT, "4", "8")), 2, LONGEST);

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
    public String illegalReason(State at, int move) {
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
}
