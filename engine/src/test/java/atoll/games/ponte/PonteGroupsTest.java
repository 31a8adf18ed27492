package atoll.games.ponte;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import org.junit.jupiter.api.Test;

class PonteGroupsTest {
    private static final PonteGame GAME = new PonteGame();

    @Test
    void theQuickSizeOfAGroupIsExactWhereATileFits() {
        int[] found = new int[5];
        MoveList legal = new MoveList();
        for (int seed = 0; seed < 100; seed++) {
            Rng rng = new Rng(seed);
            PonteState state = (PonteState) GAME.start(Setup.of(PonteGame.INFO, 2));
            for (state.moves(legal); legal.size() > 0; state.moves(legal)) {
                count(state.board(), found);
                state.play(legal.sample(rng));
            }
        }
        for (int size = 1; size <= 4; size++) {
            assertTrue(found[size] > 100, found[size] + " places for a group of " + size);
        }
    }

    private static void count(PonteBoard board, int[] found) {
        for (int colour = 0; colour < 2; colour++) {
            PonteGroups groups = board.groups(colour);
            for (int row = 0; row < board.size(); row++) {
                for (int column = 0; column < board.size(); column++) {
                    int cell = PonteMoves.cell(column, row);
                    if (board.takesTile(colour, cell)) {
                        assertEquals(groups.sizeWith(cell), groups.sizeWithOpen(cell), "cell " + cell);
                        found[groups.sizeWithOpen(cell)]++;
                    }
                }
            }
        }
    }
}
