package atoll.bot;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Adding up the votes of several searches. */
class VoteTallyTest {
    private final VoteTally tally = new VoteTally();

    @Test
    void votesAreAddedUp() {
        tally.add(7, 500);
        tally.add(3, 400);
        tally.add(3, 450);
        tally.add(7, 300);
        assertEquals(3, tally.best(7));
    }

    @Test
    void ownMoveWinsTies() {
        tally.add(1, 400);
        tally.add(2, 200);
        tally.add(2, 200);
        assertEquals(1, tally.best(1));
        assertEquals(2, tally.best(2));
    }

    @Test
    void ownMoveWinsWithoutVotes() {
        assertEquals(9, tally.best(9));
    }

    @Test
    void hundredsOfMovesFit() {
        for (int move = 0; move < 500; move++) {
            tally.add(move, move == 321 ? 2 : 1);
        }
        tally.add(499, 2);
        assertEquals(499, tally.best(0));
    }
}
