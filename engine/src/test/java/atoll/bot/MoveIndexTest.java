package atoll.bot;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class MoveIndexTest {
    @Test
    void findsExactlyTheRegisteredMoves() {
        MoveIndex slots = new MoveIndex();
        // Small lists, lists that make it grow, and a small one again that must not contain old moves.
        for (int size : new int[] {0, 1, 31, 32, 33, 500, 2000, 3}) {
            int[] moves = new int[size + 5];
            for (int i = 0; i < moves.length; i++) {
                moves[i] = (i % 2 == 0 ? -1 : 1) * i * 65_536 + i;
            }
            slots.register(moves, size);
            for (int i = 0; i < moves.length; i++) {
                assertEquals(i < size ? i : MoveIndex.NONE, slots.indexOf(moves[i]), size + " moves, the one at " + i);
            }
            assertEquals(MoveIndex.NONE, slots.indexOf(Integer.MAX_VALUE));
            Arrays.fill(moves, 0);
            assertEquals(size > 1 ? 1 : MoveIndex.NONE, slots.indexOf(65_537), "registered moves are found");
        }
    }
}
