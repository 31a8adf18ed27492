package atoll.games.ponte;

import java.util.Arrays;

/** The networks of one colour, islands and sandbanks connected by bridges, and their points. */
public final class PonteNetworks {
    private final int[] network = new int[256];
    private final int[] islands = new int[145];
    private final int[] stack = new int[145];
    private int count;
    private int points;
    private int islandCount;

    /**
     * Analyses one colour of a board; replaces the previous result.
     *
     * @param board the board to analyse
     * @param colour {@link PonteBoard#LIGHT} or {@link PonteBoard#DARK}
     * @return this
     */
    public PonteNetworks of(PonteBoard board, int colour) {
        Arrays.fill(network, 0);
        count = 0;
        points = 0;
        islandCount = 0;
        PonteGroups groups = board.groups(colour);
        for (int word = 0; word < PonteGroups.WORDS; word++) {
            for (int tiles = groups.tiles(word); tiles != 0; tiles &= tiles - 1) {
                int cell = word << 5 | Integer.numberOfTrailingZeros(tiles);
                if (network[cell] == 0 && PonteGroups.isIsland(groups.group(cell))) {
                    int n = floodFill(board, colour, cell);
                    islands[count] = n;
                    islandCount += n;
                    points += n * (n + 1) / 2;
                }
            }
        }
        return this;
    }

    // Numbers everything connected with an island, and counts the islands.
    private int floodFill(PonteBoard board, int colour, int start) {
        count++;
        int found = 0;
        int open = 0;
        stack[open++] = start;
        while (open > 0) {
            int cells = board.groups(colour).group(stack[--open]);
            if (network[cells & 255] != 0) {
                continue;
            }
            found += PonteGroups.isIsland(cells) ? 1 : 0;
            for (int left = cells; left != 0; left >>>= 8) {
                network[left & 255] = count;
                int across = board.mate(left & 255);
                if (across != 0) {
                    stack[open++] = across;
                }
            }
        }
        return found;
    }

    /** {@return the number of networks with an island} */
    public int count() {
        return count;
    }

    /**
     * {@return the network, 1..count, of the tile on this cell; 0 if it is not connected with an island}
     *
     * @param cell a cell, or 0
     */
    public int at(int cell) {
        return network[cell];
    }

    /**
     * {@return the number of islands in network {@code n}, 1..count}
     *
     * @param n a number of bridges
     */
    public int islands(int n) {
        return islands[n];
    }

    /** {@return the number of islands} */
    public int islands() {
        return islandCount;
    }

    /** {@return the points of all networks: n connected islands score n(n+1)/2} */
    public int points() {
        return points;
    }
}
