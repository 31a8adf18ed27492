package atoll.games.orbis;

import atoll.engine.BitReader;
import atoll.engine.Evaluator;
import atoll.engine.Game;
import atoll.engine.GameInfo;
import atoll.engine.Setup;
import atoll.engine.State;
import java.util.List;

/** Orbis. */
public final class OrbisGame implements Game {
    /** The most turns in which tiles are taken: 14 for each of four seats. */
    private static final int TAKES = 4 * OrbisPyramid.TILES;

    /**
     * More worshippers than are ever spent: four for each tile taken, less than forty of conversions and the goddess of
     * love, and what a composed position may have laid out or handed out beforehand.
     */
    private static final int WORSHIPPERS = 4 * TAKES + 40 + OrbisValidator.WINDFALL;

    /**
     * Gods called and tiles dealt; taking, paying or not, and laying a tile; four gods; some thirty prices and conversions
     * with a move each to choose; and a move for every worshipper that is gained by choice, given, burnt or exchanged.
     */
    private static final int LONGEST = 5 + OrbisTiles.TILES + 3 * TAKES + 4 + 30 + WORSHIPPERS;

    /** What the game is like, for those who do not play it. */
    public static final GameInfo INFO = new GameInfo("orbis", 2, 4, List.of(), 1, LONGEST);

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
    public String illegalReason(State at, int move) {
        return OrbisIllegalReason.id(((OrbisState) at).illegalReason(move));
    }

    @Override
    public State read(BitReader in) {
        return OrbisCodec.read(INFO, in);
    }

    @Override
    public Evaluator evaluator() {
        return OrbisEvaluator.EVALUATOR;
    }
}
