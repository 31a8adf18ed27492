package atoll.bot;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Adding up the votes of several searches. */
class VoteTallyTest {
    private final VoteTally ballot = new VoteTally();

    @Test
    void votesAreAddedUp() {
        ballot.add(7, 500);
        ballot.add(3, 400);
        ballot.add(3, 450);
        ballot.add(7, 300);
        assertEquals(3, ballot.best(7));
    }

    @Test
    void ownMoveWinsTies() {
        ballot.add(1, 400);
        ballot.add(2, 200);
        ballot.add(2, 200);
        assertEquals(1, ballot.best(1));
        assertEquals(2, ballot.best(2));
    }

    @Test
    void ownMoveWinsWithoutVotes() {
        assertEquals(9, ballot.best(9));
    }

    @Test
    void hundredsOfMovesFit() {
        for (int move = 0; move < 500; move++) {
            ballot.add(move, move == 321 ? 2 : 1);
        }
        ballot.add(499, 2);
        assertEquals(499, ballot.best(0));
    }
}
