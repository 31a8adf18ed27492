package atoll.template;

import atoll.engine.BitReader;
import atoll.engine.Game;
import atoll.engine.GameInfo;
import atoll.engine.Option;
import atoll.engine.Setup;
import atoll.engine.State;
import java.util.List;

/**
 * Flotsam, a tiny invented game as a template: it uses every feature of the engine, and only tests play it.
 *
 * <p>There are weed, crabs, fish and pearls, worth 1, 2, 3 and 4. Every seat is dealt three cards; all seats hide one of them,
 * reveal them together and keep them as their first points. Two cards lie open. A turn has two steps: take an open card, draw one
 * blind, or trade two cards of the hand for an open one; then lay a card for its points, or duel: the challenged seat answers
 * with a card or yields, and the higher card wins both. Cards traded away and equal duellists are out of the game. When nothing
 * is left to take or draw, the most points win, then the most cards.
 */
public final class TemplateGame implements Game {
    // Each of 28 cards is drawn once and taken in a turn of three moves. Real games are shorter, because some cards are
    // dealt; but a composed position may have empty hands.
    private static final int MAX_MOVES = 4 * 28;

    private static final GameInfo INFO = new GameInfo(
            "template",
            new GameInfo.Seats(2, 5),
            List.of(Option.of("copies", "5", "7"), Option.of("duels", "true", "false")),
            1,
            MAX_MOVES);

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public State start(Setup setup) {
        return new TemplateState(setup);
    }

    @Override
    public String formatMove(State at, int move) {
        return TemplateMoves.token(move);
    }

    @Override
    public State read(BitReader in) {
        TemplateState state = new TemplateState(Setup.read(INFO, in));
        state.read(in);
        return state;
    }
}
