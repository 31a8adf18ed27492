package atoll.games.ponte;

import static atoll.games.ponte.PonteBoard.DARK;
import static atoll.games.ponte.PonteBoard.LIGHT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.BitReader;
import atoll.engine.BitWriter;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Two bridges over one cell: they may share it but not cross. Bridges are written as tokens. */
class PonteSharedCellsTest {
    private static final PonteGame GAME = new PonteGame();

    /** Examples of our reading that two bridges may share a cell, in either order and in all colours. */
    @Nested
    class Examples {
        @Test
        void knightsBridgesOfOneDirectionSideBySideShareACell() {
            together("b1-c3", "a1-b3");
            together("a2-c3", "a1-c2");
            together("a3-b1", "b3-c1");
            // the fourth direction
            together("a2-c1", "a3-c2");
        }

        @Test
        void straightBridgesCross() {
            cross("b1-b3", "a2-c2");
        }

        @Test
        void diagonalsCross() {
            cross("a1-c3", "a3-c1");
        }

        @Test
        void aDiagonalAndAStraightBridgeCross() {
            cross("a1-c3", "b1-b3");
            cross("a3-c1", "a2-c2");
        }

        @Test
        void aDiagonalAndAKnightsBridgeCross() {
            cross("a3-c1", "a1-b3");
            cross("a1-c3", "a3-b1");
            cross("a3-c1", "a1-c2");
            cross("a1-c3", "a2-c1");
        }

        @Test
        void knightsBridgesOfTwoDirectionsCross() {
            cross("b1-c3", "b3-c1");
            cross("a1-c2", "a2-c1");
        }

        @Test
        void diagonalsCrossWithoutACommonCell() {
            cross("b1-d3", "a3-c1");
        }

        @Test
        void aMiddleBridgeSharesACellWithEachNeighbour() {
            for (int colours = 0; colours < 8; colours++) {
                PonteBoard board = new PonteBoard(10);
                build(board, colours & 1, "a1-b3");
                build(board, colours >> 1 & 1, "c1-d3");
                lay(board, colours >> 2, "b1-c3");
                assertEquals("", refusal(board, colours >> 2, "b1-c3"));
                board.build(colours >> 2, bridge("b1-c3"));
                for (String closed : new String[] {"a2", "b2", "c2", "d2"}) {
                    assertTrue(board.isUnderBridge(cell(closed)), closed);
                    assertFalse(board.takesTile(LIGHT, cell(closed)), closed);
                    assertFalse(board.takesTile(DARK, cell(closed)), closed);
                }
                assertTrue(board.takesTile(DARK, cell("e2")));
            }
        }

        @Test
        void twoThatShareACellCountForTheirColours() {
            PonteBoard board = new PonteBoard(10);
            build(board, LIGHT, "a1-b3");
            build(board, DARK, "b1-c3");
            assertEquals(cell("b3"), board.mate(cell("a1")));
            assertEquals(cell("c3"), board.mate(cell("b1")));
            assertEquals(1, board.bridges(LIGHT));
            assertEquals(1, board.bridges(DARK));
        }
    }

    /** All pairs of bridges on an otherwise empty board of 5 x 5. */
    @Test
    void twoBridgesAreLegalExactlyIfTheirLinesDoNotMeet() {
        int sharing = 0;
        List<Integer> all = everything(5);
        for (int first : all) {
            for (int second : all) {
                PonteSpan a = PonteSpan.of(first);
                PonteSpan b = PonteSpan.of(second);
                if (!canLie(a, b)) {
                    continue;
                }
                boolean expected = a.goesWith(b);
                sharing += expected && a.sharesCellWith(b) ? 1 : 0;
                assertEquals(expected && a.sharesCellWith(b), a.isBeside(b), first + " " + second);
                for (int colours = 0; colours < 4; colours++) {
                    PonteBoard board = new PonteBoard(10);
                    build(board, colours & 1, PonteMoves.token(first));
                    lay(board, colours >> 1, PonteMoves.token(second));
                    String refusal = refusal(board, colours >> 1, PonteMoves.token(second));
                    assertEquals(expected, refusal.isEmpty(), PonteMoves.token(first) + ": " + refusal);
                }
            }
        }
        // in each of four directions three rows of four places: nine pairs of neighbours, in either order
        assertEquals(4 * 9 * 2, sharing);
    }

    // Whether all four tiles can be there when the first bridge is built: four different cells, none of them under the
    // first bridge.
    private static boolean canLie(PonteSpan first, PonteSpan second) {
        return second.ends().stream()
                .noneMatch(end -> first.under().contains(end) || first.ends().contains(end));
    }

    /** Without sharing there would be fewer bridges, exactly those beside another one. */
    @Tag("slow")
    @Test
    void sharingAddsExactlyTheBridgesBesideOthers() {
        int found = 0;
        for (String size : List.of("10", "12")) {
            Setup setup = Setup.of(GAME.info(), 2).with("size", size);
            for (int seed = 1; seed <= 12; seed++) {
                PonteState state = (PonteState) GAME.start(setup);
                MoveList legal = new MoveList();
                Rng rng = new Rng(seed);
                while (state.actor() != State.OVER) {
                    found += addedBySharing(state.board(), LIGHT) + addedBySharing(state.board(), DARK);
                    state.moves(legal);
                    state.play(rng.next(3) == 0 ? legal.get(legal.size() - 1) : legal.sample(rng));
                }
            }
        }
        assertTrue(found > 100, "some share a cell: " + found);
    }

    // The number of bridges of a colour that are possible only because cells may be shared.
    private static int addedBySharing(PonteBoard board, int colour) {
        List<PonteSpan> built = built(board);
        MoveList places = new MoveList();
        board.bridgePlaces(colour, places);
        Set<Integer> added = new TreeSet<>();
        for (int i = 0; i < places.size(); i++) {
            added.add(places.get(i));
        }
        for (int bridge : everything(board.size())) {
            PonteSpan span = PonteSpan.of(bridge);
            if (spansWater(board, colour, bridge)
                    && built.stream().allMatch(other -> other.goesWith(span) && !other.sharesCellWith(span))) {
                assertTrue(added.remove(bridge), "legal without sharing: " + PonteMoves.token(bridge));
            }
        }
        for (int bridge : added) {
            List<PonteSpan> over =
                    built.stream().filter(PonteSpan.of(bridge)::sharesCellWith).toList();
            assertFalse(over.isEmpty(), PonteMoves.token(bridge));
            assertTrue(over.stream().allMatch(PonteSpan.of(bridge)::isBeside), PonteMoves.token(bridge) + " " + over);
        }
        return added.size();
    }

    // Whether it would connect tiles of a colour, with no tile under it.
    private static boolean spansWater(PonteBoard board, int colour, int bridge) {
        return board.colourAt(PonteMoves.lower(bridge)) == colour
                && board.colourAt(PonteMoves.upper(bridge)) == colour
                && board.colourAt(PonteMoves.under(bridge, false)) < 0
                && board.colourAt(PonteMoves.under(bridge, true)) < 0;
    }

    private static List<PonteSpan> built(PonteBoard board) {
        List<PonteSpan> spans = new ArrayList<>();
        for (int bridge : everything(board.size())) {
            if (board.mate(PonteMoves.lower(bridge)) == PonteMoves.upper(bridge)) {
                spans.add(PonteSpan.of(bridge));
            }
        }
        return spans;
    }

    @Nested
    class Written {
        @Test
        void bridgesThatShareCellsAreReadAsTheyWereBuilt() {
            PonteState state = (PonteState) GAME.start(Setup.of(GAME.info(), 2));
            for (String token : "j10 j8 dark".split(" ")) {
                state.play(GAME.parseMove(state, token));
            }
            // three abreast in each direction, the middle one last, and of the other colour
            for (String three :
                    new String[] {"a1-b3 c1-d3 b1-c3", "a6-b4 c6-d4 b6-c4", "f1-h2 f3-h4 f2-h3", "f8-h7 f6-h5 f7-h6"}) {
                String[] bridges = three.split(" ");
                build(state.board(), LIGHT, bridges[0]);
                build(state.board(), LIGHT, bridges[1]);
                lay(state.board(), DARK, bridges[2]);
                assertEquals("", refusal(state.board(), DARK, bridges[2]));
                state.board().build(DARK, bridge(bridges[2]));
                roundTrip(state);
            }
            assertEquals(8, state.board().bridges(LIGHT));
            assertEquals(4, state.board().bridges(DARK));
        }

        @Test
        void everyPositionOfGamesWithManyBridgesIsReadAsItWasWritten() {
            int sharing = 0;
            for (int seed = 1; seed <= 30; seed++) {
                PonteState state =
                        (PonteState) GAME.start(Setup.of(GAME.info(), 2).with("size", "12"));
                MoveList legal = new MoveList();
                Rng rng = new Rng(seed);
                while (state.actor() != State.OVER) {
                    state.moves(legal);
                    state.play(rng.next(2) == 0 ? legal.get(legal.size() - 1) : legal.sample(rng));
                    List<PonteSpan> built = built(state.board());
                    if (built.stream().anyMatch(a -> built.stream().anyMatch(b -> a.isBeside(b)))) {
                        sharing++;
                        roundTrip(state);
                    }
                }
            }
            assertTrue(sharing > 100, "positions with a shared cell: " + sharing);
        }
    }

    private static void roundTrip(PonteState state) {
        BitWriter out = new BitWriter();
        state.write(out);
        PonteState read = (PonteState) GAME.read(new BitReader(out.text()));
        BitWriter again = new BitWriter();
        read.write(again);
        assertEquals(out.text(), again.text());
        assertEquals(built(state.board()), built(read.board()));
        MoveList expected = new MoveList();
        MoveList moves = new MoveList();
        for (int colour = 0; colour < 2; colour++) {
            state.board().bridgePlaces(colour, expected);
            read.board().bridgePlaces(colour, moves);
        }
        assertEquals(names(expected), names(moves));
        for (int row = 0; row < state.board().size(); row++) {
            for (int column = 0; column < state.board().size(); column++) {
                int cell = PonteMoves.cell(column, row);
                assertEquals(state.board().isUnderBridge(cell), read.board().isUnderBridge(cell));
            }
        }
    }

    private static List<String> names(MoveList moves) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            names.add(PonteMoves.token(moves.get(i)));
        }
        return names;
    }

    private static void together(String a, String b) {
        for (int colours = 0; colours < 4; colours++) {
            assertEquals("", second(a, b, colours), a + " " + b);
            assertEquals("", second(b, a, colours), b + " " + a);
        }
    }

    private static void cross(String a, String b) {
        for (int colours = 0; colours < 4; colours++) {
            assertEquals("crosses " + a.substring(0, 2), second(a, b, colours), a + " " + b);
            assertEquals("crosses " + b.substring(0, 2), second(b, a, colours), b + " " + a);
        }
    }

    // Why the second bridge is illegal after the first one; also checks that it was legal before.
    private static String second(String first, String second, int colours) {
        PonteBoard board = new PonteBoard(10);
        lay(board, colours & 1, first);
        lay(board, colours >> 1, second);
        assertEquals("", refusal(board, colours & 1, first));
        assertEquals("", refusal(board, colours >> 1, second));
        board.build(colours & 1, bridge(first));
        return refusal(board, colours >> 1, second);
    }

    // A reason and its cell; "" if the bridge is legal.
    private static String refusal(PonteBoard board, int colour, String token) {
        MoveList legal = new MoveList();
        board.bridgePlaces(colour, legal);
        if (legal.indexOf(bridge(token)) >= 0) {
            return "";
        }
        PonteObstacle obstacle = PonteObstacle.whyNotBridge(board, colour, bridge(token));
        return obstacle.reason().id() + " " + PonteMoves.name(obstacle.cell());
    }

    private static void build(PonteBoard board, int colour, String token) {
        lay(board, colour, token);
        assertEquals("", refusal(board, colour, token));
        board.build(colour, bridge(token));
    }

    private static void lay(PonteBoard board, int colour, String token) {
        board.place(colour, PonteMoves.lower(bridge(token)));
        board.place(colour, PonteMoves.upper(bridge(token)));
    }

    private static List<Integer> everything(int size) {
        List<Integer> all = new ArrayList<>();
        for (int column = 0; column < size; column++) {
            for (int row = 0; row < size; row++) {
                for (int direction = 0; direction < PonteMoves.DIRECTIONS; direction++) {
                    int lower = PonteMoves.cell(column, row);
                    int upper = lower + PonteMoves.step(direction);
                    if (PonteMoves.column(upper) < size && PonteMoves.row(upper) >= 0 && PonteMoves.row(upper) < size) {
                        all.add(PonteMoves.bridge(lower, direction));
                    }
                }
            }
        }
        return all;
    }

    private static int bridge(String token) {
        int hyphen = token.indexOf('-');
        return PonteMoves.bridgeBetween(cell(token.substring(0, hyphen)), cell(token.substring(hyphen + 1)));
    }

    private static int cell(String name) {
        return PonteMoves.cell(name.charAt(0) - 'a', Integer.parseInt(name.substring(1)) - 1);
    }
}
