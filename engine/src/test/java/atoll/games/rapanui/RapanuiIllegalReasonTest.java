package atoll.games.rapanui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Every illegal move has a reason, no legal one has, and it is the rule that applies. */
class RapanuiIllegalReasonTest {
    private static final Set<String> ALL = Set.of(
            "over",
            "dealing",
            "no-dealing",
            "bought",
            "too-dear",
            "no-stock",
            "not-in-hand",
            "one-only",
            "no-wood",
            "can-play",
            "not-all-moai",
            "play-first",
            "played",
            "sacrifice-first",
            "no-sacrifice",
            "not-owned",
            "from-pile",
            "from-stock",
            "scoring-first",
            "no-scoring");

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
    @Test
    void aMoveIsIllegalExactlyIfThereIsAReason() {
        Set<String> met = new TreeSet<>();
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
        assertEquals(new TreeSet<>(ALL), met);
    }

    private static void compare(State state, MoveList legal, List<Integer> everything, Set<String> met) {
        for (int move : everything) {
            String reason = GAME.illegalReason(state, move);
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
        assertEquals("no-wood", why(state, RapanuiMoves.play(RapanuiCards.MOAI, 1)));
        assertEquals("no-wood", why(state, RapanuiMoves.play(RapanuiCards.HUNTER, 2)));
        assertEquals("not-in-hand", why(state, RapanuiMoves.play(RapanuiCards.HUNTER, 3)));
        assertEquals("not-in-hand", why(state, RapanuiMoves.play(RapanuiCards.PRIEST, 1)));
        assertEquals("one-only", why(state, RapanuiMoves.play(RapanuiCards.PRIEST, 2)));
        assertEquals("too-dear", why(state, RapanuiMoves.of(RapanuiMoves.BUY, RapanuiOfferings.FISH)));
        assertEquals("not-all-moai", why(state, RapanuiMoves.of(RapanuiMoves.TOSS, RapanuiCards.MOAI)));
        assertEquals("play-first", why(state, RapanuiMoves.of(RapanuiMoves.TAKE, 0)));
        state = new RapanuiSketch(2)
                .hand(0, "moai moai moai")
                .wood(0, 9)
                .offerings(1, 0, 0, 0, 24)
                .state();
        assertEquals("no-stock", why(state, RapanuiMoves.of(RapanuiMoves.BUY, RapanuiOfferings.GRAIN)));
        assertEquals("can-play", why(state, RapanuiMoves.of(RapanuiMoves.TOSS, RapanuiCards.MOAI)));
        RapanuiSketch.go(state, "buy:fish");
        assertEquals("bought", why(state, RapanuiMoves.of(RapanuiMoves.BUY, RapanuiOfferings.FISH)));
        assertEquals(null, why(state, RapanuiMoves.of(RapanuiMoves.TOSS, RapanuiCards.MOAI)));
    }

    private static String why(RapanuiState state, int move) {
        return GAME.illegalReason(state, move);
    }
}
