package atoll.games.ponte;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import atoll.engine.BadPosition;
import atoll.engine.BitReader;
import atoll.engine.BitWriter;
import java.util.List;
import org.junit.jupiter.api.Test;

class PontePositionParserTest {
    private static final String WATER = ". . . . . . . . . .\n".repeat(8);

    @Test
    void theTopRowComesFirst() {
        PonteState state = PontePositionParser.read("L.........\n" + WATER + "..D.D.....\nc1-e1", PonteBoard.DARK);
        assertEquals(PonteBoard.LIGHT, state.board().colourAt(PonteMoves.cell(0, 9)));
        assertEquals(PonteBoard.DARK, state.board().colourAt(PonteMoves.cell(2, 0)));
        assertEquals(PonteMoves.cell(4, 0), state.board().mate(PonteMoves.cell(2, 0)));
        assertEquals(1, state.actor());
        BitWriter out = new BitWriter();
        state.write(out);
        assertEquals(
                state.hash(), new PonteGame().read(new BitReader(out.text())).hash());
    }

    @Test
    void illegalPositionsAreRejected() {
        List<String> wrong = List.of(
                "", // no board
                WATER, // too few rows
                WATER + "L L L L L . . . . .\n. . . . . . . . . .", // five in a group
                WATER + "L L L L . L . . . .\n. . . . L . . . . .", // at a corner of an island
                WATER + "L . L X . . . . . .\n. . . . . . . . . .", // an unknown character
                WATER + "L . L . . . . . . .\n. . . . . . . . . . a2-d2", // no such bridge
                WATER + "L D L . . . . . . .\n. . . . . . . . . . a2-c2", // over a tile
                WATER + "L . D . . . . . . .\n. . . . . . . . . . a2-c2", // of two colours
                WATER + "L . L . L . . . . .\n. . . . . . . . . . a2-c2 c2-e2", // two on one tile
                WATER + "D . L . . . . . . .\nL . D . . . . . . . a1-c2 a2-c1"); // crossing each other
        for (String drawing : wrong) {
            assertThrows(BadPosition.class, () -> PontePositionParser.read(drawing, PonteBoard.LIGHT), drawing);
        }
    }
}
