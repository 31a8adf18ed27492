package atoll.games.rapanui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import atoll.engine.IllegalReason;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Every illegal move has a reason, no legal one has, and it is the rule that applies. */
class RapanuiIllegalReasonTest {
    private static final RapanuiGame GAME = new RapanuiGame();

    private static List<Integer> everything() {
        List<Integer> moves = new ArrayList<>();
        moves.add(RapanuiMoves.of(RapanuiMoves.WOOD));
        moves.add(RapanuiMoves.of(RapanuiMoves.GLORY));
        moves.add(RapanuiMoves.of(RapanuiMoves.TOSS, RapanuiCards.MOAI));
        for (int card = 0; card < RapanuiCards.CARDS; card++) {
            moves.add(RapanuiMoves.of(RapanuiMoves.DEAL, card));
            for (int number = 1; number <= 3; number++) {
                moves.add(RapanuiMoves.play(card, number));
            }
        }
        for (int what = 0; what < 4; what++) {
            for (int verb : List.of(
                    RapanuiMoves.BUY, RapanuiMoves.OFFER, RapanuiMoves.ADD, RapanuiMoves.TAKE, RapanuiMoves.GAIN)) {
                moves.add(RapanuiMoves.of(verb, what));
            }
        }
        return moves;
    }

    /** All encodable moves, in thousands of positions. */
    @Tag("slow")
    @Test
    void aMoveIsIllegalExactlyIfThereIsAReason() {
        Set<IllegalReason> met = new HashSet<>();
        List<Integer> everything = everything();
        MoveList legal = new MoveList();
        for (int seats = 2; seats <= 4; seats++) {
            for (int seed = 1; seed <= 60; seed++) {
                State state = GAME.start(Setup.of(GAME.info(), seats));
                Rng rng = new Rng(seed, seats);
                for (state.moves(legal); legal.size() > 0; state.moves(legal)) {
                    compare(state, legal, everything, met);
                    // the first moves are purchases, which empty the stocks
                    boolean buys = seed % 2 == 0 && state.actor() >= 0;
                    state.play(buys ? legal.get(rng.next(Math.min(4, legal.size()))) : legal.sample(rng));
                }
                compare(state, legal, everything, met);
            }
        }
        assertEquals(Set.of(RapanuiIllegalReason.values()), met);
    }

    private static void compare(State state, MoveList legal, List<Integer> everything, Set<IllegalReason> met) {
        for (int move : everything) {
            IllegalReason reason = GAME.illegalReason(state, move);
            assertEquals(legal.indexOf(move) >= 0, reason == null, RapanuiMoves.token(move) + ": " + reason);
            if (reason != null) {
                met.add(reason);
            }
        }
    }

    @Test
    void reasonsOfATurn() {
        RapanuiState state = new RapanuiSketch(2)
                .hand(0, "moai fish fish")
                .wood(0, 0)
                .offerings(1, 0, 0, 0, 24)
                .state();
        assertEquals(RapanuiIllegalReason.NO_WOOD, why(state, RapanuiMoves.play(RapanuiCards.MOAI, 1)));
        assertEquals(RapanuiIllegalReason.NO_WOOD, why(state, RapanuiMoves.play(RapanuiCards.HUNTER, 2)));
        assertEquals(RapanuiIllegalReason.NOT_IN_HAND, why(state, RapanuiMoves.play(RapanuiCards.HUNTER, 3)));
        assertEquals(RapanuiIllegalReason.NOT_IN_HAND, why(state, RapanuiMoves.play(RapanuiCards.PRIEST, 1)));
        assertEquals(RapanuiIllegalReason.ONE_ONLY, why(state, RapanuiMoves.play(RapanuiCards.PRIEST, 2)));
        assertEquals(
                RapanuiIllegalReason.TOO_DEAR, why(state, RapanuiMoves.of(RapanuiMoves.BUY, RapanuiOfferings.FISH)));
        assertEquals(
                RapanuiIllegalReason.NOT_ALL_MOAI, why(state, RapanuiMoves.of(RapanuiMoves.TOSS, RapanuiCards.MOAI)));
        assertEquals(RapanuiIllegalReason.PLAY_FIRST, why(state, RapanuiMoves.of(RapanuiMoves.TAKE, 0)));
        state = new RapanuiSketch(2)
                .hand(0, "moai moai moai")
                .wood(0, 9)
                .offerings(1, 0, 0, 0, 24)
                .state();
        assertEquals(
                RapanuiIllegalReason.NO_STOCK, why(state, RapanuiMoves.of(RapanuiMoves.BUY, RapanuiOfferings.GRAIN)));
        assertEquals(RapanuiIllegalReason.CAN_PLAY, why(state, RapanuiMoves.of(RapanuiMoves.TOSS, RapanuiCards.MOAI)));
        RapanuiSketch.go(state, "buy:fish");
        assertEquals(RapanuiIllegalReason.BOUGHT, why(state, RapanuiMoves.of(RapanuiMoves.BUY, RapanuiOfferings.FISH)));
        assertEquals(null, why(state, RapanuiMoves.of(RapanuiMoves.TOSS, RapanuiCards.MOAI)));
    }

    private static IllegalReason why(RapanuiState state, int move) {
        return GAME.illegalReason(state, move);
    }
}
