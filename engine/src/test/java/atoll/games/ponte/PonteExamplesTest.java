package atoll.games.ponte;

import static atoll.games.ponte.PonteBoard.DARK;
import static atoll.games.ponte.PonteBoard.LIGHT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.MoveList;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** The worked examples of the rulebook (numbered as there) and of our reading where it is silent, on otherwise empty boards. */
class PonteExamplesTest {
    private final PonteBoard board = new PonteBoard(10);

    @Nested
    class IslandsAndSandbanks {
        @Test
        void noTileOfItsColourTouchesAnIsland() {
            light("a1 b1 a2 b2");
            assertFalse(board.takesTile(LIGHT, cell("c3")));
            assertTrue(board.takesTile(DARK, cell("c3")));
        }

        @Test
        void anIslandMayNotTouchASandbankAtACorner() {
            light("a1 b1 d1 e2");
            // c1 joins a1 b1 c1 d1, an island, which would touch e2 at a corner
            assertFalse(board.takesTile(LIGHT, cell("c1")));
        }

        @Test
        void twoSandbanksMayBecomeAnIsland() {
            light("a1 b1 d1");
            assertTrue(board.takesTile(LIGHT, cell("c1")));
        }

        @Test
        void sandbanksMayTouchAtCorners() {
            light("a1 b1 c2");
            assertTrue(board.takesTile(LIGHT, cell("d2")));
        }

        @Test
        void aTileMayNotMakeAGroupOfFive() {
            light("a1 b1 c1 e1");
            // the fourth would make a1 to e1
            assertFalse(board.takesTile(LIGHT, cell("d1")));
        }

        @Test
        void example1TheDistanceIsKept() {
            // an island and a sandbank with water between them, two sandbanks that touch at a corner
            light("a1 b1 a2 b2 d1");
            assertTrue(board.takesTile(LIGHT, cell("e2")));
            assertFalse(board.takesTile(LIGHT, cell("c1")));
            assertFalse(board.takesTile(LIGHT, cell("c2")));
        }

        @Test
        void example2NoIslandThatTouchesASandbank() {
            light("c3 d3 f3 g4");
            assertFalse(board.takesTile(LIGHT, cell("e3")));
        }

        @Test
        void example3AnIslandWhereNothingElseIsNear() {
            light("c3 d3 f3");
            assertTrue(board.takesTile(LIGHT, cell("e3")));
            light("e3");
            assertEquals(4, board.groupSize(cell("c3")));
        }

        @Test
        void example4ASandbankGrows() {
            light("c3 d4");
            assertTrue(board.takesTile(LIGHT, cell("c4")));
            light("c4");
            assertEquals(3, board.groupSize(cell("d4")));
        }

        @Test
        void example5NoGroupOfFive() {
            light("c3 c4 e3 e4");
            assertFalse(board.takesTile(LIGHT, cell("d3")));
            assertTrue(board.takesTile(DARK, cell("d3")));
        }

        @Test
        void example6ColoursMayTouchEachOther() {
            light("c3 d3 e3 f3");
            for (String near : new String[] {"b3", "c4", "b4", "g2", "d2"}) {
                assertTrue(board.takesTile(DARK, cell(near)), near);
            }
        }
    }

    @Nested
    class Bridges {
        @Test
        void example7ThreeWaysToSpan() {
            for (String to : new String[] {"c5", "g5", "e3", "e7", "c3", "g7", "c7", "g3", "d3", "f3", "d7", "f7"}) {
                PonteBoard one = new PonteBoard(10);
                one.place(DARK, cell("e5"));
                one.place(DARK, cell(to));
                MoveList out = new MoveList();
                one.bridgePlaces(DARK, out);
                assertEquals(1, out.size(), to);
                assertEquals(bridge("e5", to), out.get(0), to);
            }
        }

        @Test
        void example8ATileBearsOneBridge() {
            light("a1 c1 e1");
            assertEquals("a1-c1 c1-e1", bridges(LIGHT));
            board.build(LIGHT, bridge("a1", "c1"));
            assertEquals("", bridges(LIGHT));
        }

        @Test
        void example8NoBridgeOverATile() {
            light("a1 c1 e1");
            dark("b1");
            assertEquals("c1-e1", bridges(LIGHT));
        }

        @Test
        void example8NorOverATileOfItsOwn() {
            light("a1 b1 c1");
            assertEquals("", bridges(LIGHT));
        }

        @Test
        void theLowerCellIsNamedFirstByColumnThenByRowAsANumber() {
            light("a8 a10");
            assertEquals("a8-a10", bridges(LIGHT));
            dark("c4 b6");
            assertEquals("b6-c4", bridges(DARK));
        }

        @Test
        void noBridgeSpansTwoCellsOfWater() {
            light("a1 d1");
            assertEquals("", bridges(LIGHT));
            assertThrows(IllegalArgumentException.class, () -> bridge("a1", "d1"));
        }

        @Test
        void example9TheCellsUnderABridgeAreBlockedForBoth() {
            light("b2 b4 e2 f4");
            board.build(LIGHT, bridge("b2", "b4"));
            board.build(LIGHT, bridge("f4", "e2"));
            for (String under : new String[] {"b3", "e3", "f3"}) {
                assertTrue(board.isUnderBridge(cell(under)), under);
                assertFalse(board.takesTile(LIGHT, cell(under)), under);
                assertFalse(board.takesTile(DARK, cell(under)), under);
            }
            assertTrue(board.takesTile(DARK, cell("d3")));
        }

        @Test
        void aKnightsBridgeBlocksTheTwoCellsBetween() {
            assertEquals("a2 b2", under("a1", "b3"));
            assertEquals("b1 b2", under("a1", "c2"));
            assertEquals("a2 b2", under("a3", "b1"));
            assertEquals("b2 b1", under("a2", "c1"));
        }
    }

    @Nested
    class Scoring {
        @Test
        void theRulebooksExample() {
            // light: four islands in one chain
            light("a1 b1 a2 b2  d1 e1 d2 e2  g1 h1 g2 h2  j1 j2 j3 j4");
            board.build(LIGHT, bridge("b1", "d1"));
            board.build(LIGHT, bridge("e1", "g1"));
            board.build(LIGHT, bridge("h2", "j3"));
            assertEquals(10, points(LIGHT));
            // dark: two islands over a sandbank of two tiles, and two single ones
            dark("a6 b6 a7 b7  d6 d7  f6 g6 f7 g7  a9 a10 b9 b10  i7 j7 i8 j8");
            board.build(DARK, bridge("b6", "d6"));
            board.build(DARK, bridge("d7", "f7"));
            assertEquals(5, points(DARK));
            PonteNetworks networks = new PonteNetworks().of(board, DARK);
            assertEquals(4, networks.islands());
            assertEquals(3, networks.count());
        }

        @Test
        void threeSingleIslandsTieWithTwoLinkedOnesInPoints() {
            light("a1 b1 a2 b2  d1 e1 d2 e2  g1 h1 g2 h2");
            dark("a6 b6 a7 b7  d6 e6 d7 e7");
            board.build(DARK, bridge("b6", "d6"));
            assertEquals(3, points(LIGHT));
            assertEquals(3, points(DARK));
            assertTrue(new PonteNetworks().of(board, LIGHT).islands()
                    > new PonteNetworks().of(board, DARK).islands());
        }

        @Test
        void sandbanksAloneCountNothing() {
            light("a1 a2 a3 c1");
            board.build(LIGHT, bridge("a1", "c1"));
            assertEquals(0, points(LIGHT));
        }

        @Test
        void theTableOfTheRulebook() {
            int[] points = {1, 3, 6, 10, 15, 21, 28, 36};
            // islands in the columns a, c, e ... of a large board, each linked to the next
            PonteBoard large = new PonteBoard(12);
            for (int n = 0; n < points.length; n++) {
                // six of them at the bottom, then back from the right above them
                int column = n < 6 ? 2 * n : 10 - 2 * (n - 6);
                int bottom = n < 6 ? 0 : 5;
                for (int row = bottom; row < bottom + 4; row++) {
                    large.place(LIGHT, PonteMoves.cell(column, row));
                }
                int before = n < 6 ? column - 2 : column + 2;
                int row = bottom + 1 + n % 2;
                if (n == 6) {
                    large.build(LIGHT, PonteMoves.bridgeBetween(PonteMoves.cell(10, 3), PonteMoves.cell(10, 5)));
                } else if (n > 0) {
                    int lower = PonteMoves.cell(before, row);
                    large.build(LIGHT, PonteMoves.bridgeBetween(lower, PonteMoves.cell(column, row)));
                }
                assertEquals(points[n], new PonteNetworks().of(large, LIGHT).points());
            }
        }
    }

    private void light(String cells) {
        place(LIGHT, cells);
    }

    private void dark(String cells) {
        place(DARK, cells);
    }

    private void place(int colour, String cells) {
        for (String name : cells.trim().split(" +")) {
            assertTrue(board.takesTile(colour, cell(name)), name);
            board.place(colour, cell(name));
        }
    }

    private int points(int colour) {
        return new PonteNetworks().of(board, colour).points();
    }

    private String bridges(int colour) {
        MoveList out = new MoveList();
        board.bridgePlaces(colour, out);
        StringBuilder names = new StringBuilder();
        for (int i = 0; i < out.size(); i++) {
            names.append(i == 0 ? "" : " ").append(PonteMoves.token(out.get(i)));
        }
        return names.toString();
    }

    private static String under(String a, String b) {
        int bridge = bridge(a, b);
        return PonteMoves.name(PonteMoves.under(bridge, false)) + " " + PonteMoves.name(PonteMoves.under(bridge, true));
    }

    private static int bridge(String a, String b) {
        return PonteMoves.bridgeBetween(cell(a), cell(b));
    }

    private static int cell(String name) {
        return PonteMoves.cell(name.charAt(0) - 'a', Integer.parseInt(name.substring(1)) - 1);
    }
}
