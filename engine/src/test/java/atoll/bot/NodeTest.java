package atoll.bot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Evaluator;
import atoll.engine.MoveList;
import atoll.engine.Setup;
import atoll.engine.State;
import org.junit.jupiter.api.Test;

/** What a node selects when hardly anything distinguishes the moves. */
class NodeTest {
    private static final int ONE = 7;
    private static final int OTHER = 8;
    private static final int NEVER = 9;

    private final Node node = new Node(0);
    private final AmafSet played = new AmafSet();

    NodeTest() {
        MoveList legal = new MoveList();
        legal.add(ONE);
        legal.add(OTHER);
        legal.add(NEVER);
        node.registerMoves(legal, Evaluator.NONE, null, new MoveIndex());
    }

    private void playedLater(int seat, int move, double reward) {
        played.add(seat, move);
        node.creditAmaf(played, reward, 800);
        played.clear();
    }

    // There are no visits yet, so a move without AMAF value counts one half.
    private int selected() {
        return node.select(0, 0);
    }

    @Test
    void amafValueIsTheMeanResult() {
        playedLater(0, ONE, 0.9);
        assertEquals(ONE, selected());
        playedLater(0, OTHER, 0.6);
        assertEquals(ONE, selected());
        playedLater(0, ONE, 0);
        assertEquals(OTHER, selected(), "0.45 is less than nothing known, and 0.6 more");
        playedLater(0, OTHER, 0.3);
        assertEquals(NEVER, selected(), "0.45 both");
        playedLater(0, ONE, 0.9);
        assertEquals(ONE, selected(), "0.6 in the mean of three");
    }

    @Test
    void amafWeightGrowsWithVisits() {
        playedLater(0, ONE, 0.8);
        for (int game = 0; game < 5; game++) {
            playedLater(0, OTHER, 0.7);
        }
        assertEquals(OTHER, selected(), "five visits of 0.7 count more than one of 0.8");
    }

    @Test
    void amafIgnoresMovesOfOtherSeats() {
        playedLater(1, OTHER, 1);
        playedLater(0, NEVER, 0.6);
        assertEquals(NEVER, selected());
    }

    // Of moves listed before, only those are selected that the position still allows: here the numbers below a limit.
    @Test
    void knownMovesAreSelectedIfStillLegal() {
        assertFalse(node.selectKnown(1, allowing(NEVER)), "they are listed in the first two visits");
        for (int visit = 1; visit <= 2; visit++) {
            assertEquals(visit == 1 ? ONE : OTHER, node.select(1, 0));
            node.credit(0.5);
        }
        assertTrue(node.selectKnown(1, allowing(NEVER)));
        assertEquals(NEVER, node.moves[node.chosen], "without visits");
        assertTrue(node.selectKnown(1, allowing(ONE)));
        assertEquals(ONE, node.moves[node.chosen], "the only one left");
        assertFalse(node.selectKnown(1, allowing(ONE - 1)));
    }

    @Test
    void knownMovesAreListedAgainOnceInAWhile() {
        int listed = 0;
        for (int visit = 0; visit < 160; visit++) {
            if (!node.selectKnown(1, allowing(NEVER))) {
                node.select(1, 0);
                listed++;
            }
            node.credit(0.5);
        }
        assertEquals(10, listed);
        for (int move = 0; move < 3; move++) {
            assertEquals(53, node.visits[move], 1.5, "all are alike");
        }
    }

    private static State allowing(int last) {
        Picks game = new Picks(last + 1, 1, 1, Evaluator.NONE);
        return game.start(Setup.of(game.info(), 2));
    }
}
