package atoll.table.orbis;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class OrbisCoverTest {
    /** From the second row on, one of the two tiles below has the same colour. */
    @Test
    void itsPyramidCanBeBuilt() {
        int[][] tiles = OrbisCover.TILES;
        int tile = 0;
        for (int wide = 3; wide > 1; wide--) {
            for (int i = 0; i < wide - 1; i++) {
                int colour = tiles[tile + wide + i][1];
                assertTrue(colour == tiles[tile + i][1] || colour == tiles[tile + i + 1][1], "row " + wide + ", " + i);
            }
            tile += wide;
        }
    }
}
