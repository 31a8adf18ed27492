package atoll.games.ponte;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import atoll.engine.IllegalReason;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Every illegal move has a reason, no legal one has, and it is the rule that applies. */
class PonteIllegalReasonTest {
    private final PonteGame game = new PonteGame();

    /** All tiles, bridges, colours and passes that fit the board, in thousands of positions. */
    @Tag("slow")
    @Test
    void aMoveIsIllegalExactlyIfThereIsAReason() {
        Set<IllegalReason> met = new HashSet<>();
        int positions = 0;
        for (String size : List.of("10", "12")) {
            for (String supply : List.of("unlimited", "box")) {
                Setup setup = Setup.of(game.info(), 2).with("size", size).with("supply", supply);
                List<Integer> everything = everything(Integer.parseInt(size));
                for (int seed = 1; seed <= 10; seed++) {
                    positions += compare(setup, seed, everything, met);
                }
            }
        }
        assertEquals(
                Set.of(PonteIllegalReason.values()), met, "every reason has been met in " + positions + " positions");
    }

    private int compare(Setup setup, int seed, List<Integer> everything, Set<IllegalReason> met) {
        PonteState state = (PonteState) game.start(setup);
        MoveList legal = new MoveList();
        Rng rng = new Rng(seed);
        int positions = 0;
        do {
            state.moves(legal);
            for (int move : everything) {
                IllegalReason reason = game.illegalReason(state, move);
                assertEquals(legal.indexOf(move) >= 0, reason == null, PonteMoves.token(move) + ": " + reason);
                if (reason != null) {
                    met.add(reason);
                }
            }
            positions++;
            if (state.actor() == State.OVER) {
                return positions;
            }
            // bridges are listed last, and are chosen more often than at random
            boolean late = rng.next(3) == 0;
            state.play(late ? legal.get(Math.max(0, legal.size() - 1 - rng.next(4))) : legal.sample(rng));
        } while (true);
    }

    private static List<Integer> everything(int size) {
        List<Integer> all = new ArrayList<>(List.of(PonteMoves.LIGHT, PonteMoves.DARK, PonteMoves.PASS));
        for (int column = 0; column < size; column++) {
            for (int row = 0; row < size; row++) {
                int cell = PonteMoves.cell(column, row);
                all.add(cell);
                for (int direction = 0; direction < PonteMoves.DIRECTIONS; direction++) {
                    int end = cell + PonteMoves.step(direction);
                    if (PonteMoves.column(end) < size && 0 <= PonteMoves.row(end) && PonteMoves.row(end) < size) {
                        all.add(PonteMoves.bridge(cell, direction));
                    }
                }
            }
        }
        return all;
    }

    /** On otherwise empty boards, in a turn of the given colour. */
    @Nested
    class OfTiles {
        @Test
        void aCellIsTaken() {
            assertEquals("taken b1", tile("light", "a1 b1", "", "b1"));
            assertEquals("taken c3", tile("light", "", "c3", "c3"));
        }

        @Test
        void aCellIsUnderABridgeOfEitherColour() {
            assertEquals("under-bridge b3", tile("light", "b2 b4 b2-b4", "", "b3"));
            assertEquals("under-bridge e3", tile("light", "", "e2 f4 e2-f4", "e3"));
        }

        @Test
        void aGroupWouldHaveFiveTiles() {
            assertEquals("group-of-five", tile("light", "a1 b1 c1 e1", "", "d1"));
            // rulebook, example 5
            assertEquals("group-of-five", tile("dark", "", "c3 c4 e3 e4", "d3"));
            assertNull(tile("light", "", "c3 c4 e3 e4", "d3"));
            // an island is full: a tile beside it would be the fifth
            assertEquals("group-of-five", tile("light", "a1 b1 a2 b2", "", "c1"));
        }

        @Test
        void aTileWouldTouchAnIslandOfItsColour() {
            assertEquals("touches-island b2", tile("light", "a1 b1 a2 b2", "", "c3"));
            assertNull(tile("dark", "a1 b1 a2 b2", "", "c3"));
        }

        @Test
        void anIslandWouldTouchAnotherGroup() {
            assertEquals("island-touches e2", tile("light", "a1 b1 d1 e2", "", "c1"));
            assertNull(tile("light", "a1 b1 d1", "", "c1"));
            // rulebook, examples 2 and 3
            assertEquals("island-touches g4", tile("light", "c3 d3 f3 g4", "", "e3"));
            assertNull(tile("light", "c3 d3 f3", "", "e3"));
            assertNull(tile("light", "a1 b1 c2", "", "d2"));
        }

        @Test
        void noSecondTileCouldFollow() {
            // after a tile on a1, no cell is free for another
            PonteState state = crowded();
            assertEquals(PonteIllegalReason.NO_SECOND, game.illegalReason(state, cell("a1")));
            assertNull(game.illegalReason(state, PonteMoves.PASS));
        }

        @Test
        void twoTilesMustBeLeft() {
            PonteState state = box();
            while (state.tilesLeft(PonteBoard.DARK) > 1) {
                state.board().place(PonteBoard.DARK, anyPlace(state, PonteBoard.DARK));
            }
            assertEquals(PonteIllegalReason.NO_TILES_LEFT, game.illegalReason(state, anyPlace(state, PonteBoard.DARK)));
        }
    }

    @Nested
    class OfBridges {
        @Test
        void anEndIsNoTileOfItsColour() {
            assertEquals("end-not-own c1", bridge("light", "a1", "", "a1-c1"));
            assertEquals("end-not-own c1", bridge("light", "a1", "c1", "a1-c1"));
        }

        @Test
        void anEndAlreadyBearsABridge() {
            // a tile bears one end: a1-c1, then c1-e1 is illegal
            assertEquals("end-bears c1", bridge("light", "a1 c1 e1 a1-c1", "", "c1-e1"));
        }

        @Test
        void aTileLiesUnderIt() {
            assertEquals("over-tile b1", bridge("light", "a1 c1", "b1", "a1-c1"));
            assertEquals("over-tile b1", bridge("light", "a1 b1 c1", "", "a1-c1"));
        }

        @Test
        void itWouldCrossAnotherOverACommonCell() {
            assertEquals("crosses b1", bridge("dark", "b1 c3 b1-c3", "b3 c1", "b3-c1"));
            assertEquals("crosses b3", bridge("light", "b1 c3", "b3 c1 b3-c1", "b1-c3"));
            assertEquals("crosses b1", bridge("dark", "b1 b3 b1-b3", "a2 c2", "a2-c2"));
            // over the second of its two cells, and over the first
            assertEquals("crosses a3", bridge("light", "a1 b3", "a3 c1 a3-c1", "a1-b3"));
            assertEquals("crosses a1", bridge("light", "a1 c3 b3 c1 a1-c3", "", "b3-c1"));
        }

        @Test
        void aCommonCellAloneForbidsNothing() {
            assertNull(bridge("light", "b1 c3 a1 b3 b1-c3", "", "a1-b3"));
            assertNull(bridge("dark", "b1 c3 b1-c3", "a1 b3", "a1-b3"));
        }

        @Test
        void itWouldCrossAnotherWithoutACommonCell() {
            assertEquals("crosses b1", bridge("dark", "b1 d3 b1-d3", "a3 c1", "a3-c1"));
            assertEquals("crosses a3", bridge("light", "b1 d3", "a3 c1 a3-c1", "b1-d3"));
            // side by side, above each other, the other way round
            assertEquals("crosses a1", bridge("dark", "a1 c3 a1-c3", "b3 d1", "b3-d1"));
            assertEquals("crosses a1", bridge("dark", "a1 c3 a1-c3", "a4 c2", "a4-c2"));
            assertEquals("crosses a2", bridge("dark", "a2 c4 a2-c4", "a3 c1", "a3-c1"));
            assertNull(bridge("dark", "b3 d5 b3-d5", "a3 c1", "a3-c1"));
        }

        @Test
        void aBridgeMustBeLeft() {
            assertEquals(
                    PonteIllegalReason.END_NOT_OWN,
                    game.illegalReason(box(), PonteMoves.bridgeBetween(cell("a1"), cell("c1"))));
            PonteState state = box();
            for (int row = 0; row < 10; row += 2) {
                for (int column = 0; column < 9; column += 3) {
                    int from = PonteMoves.cell(column, row);
                    state.board().place(PonteBoard.LIGHT, from);
                    state.board().place(PonteBoard.LIGHT, from + 2);
                    state.board().build(PonteBoard.LIGHT, PonteMoves.bridgeBetween(from, from + 2));
                }
            }
            assertEquals(0, state.bridgesLeft());
            assertEquals(
                    PonteIllegalReason.NO_BRIDGES_LEFT,
                    game.illegalReason(state, PonteMoves.bridgeBetween(cell("a1"), cell("c1"))));
        }
    }

    @Nested
    class OfTheTurn {
        @Test
        void passingIsIllegalIfTwoTilesFit() {
            assertEquals(PonteIllegalReason.CAN_PLACE, game.illegalReason(played("e5 f7 dark"), PonteMoves.PASS));
        }

        @Test
        void theOpeningIsTilesOnly() {
            assertEquals(PonteIllegalReason.OPENING, game.illegalReason(played(""), PonteMoves.LIGHT));
            assertEquals(
                    PonteIllegalReason.OPENING,
                    game.illegalReason(played("a1"), PonteMoves.bridgeBetween(cell("a1"), cell("c1"))));
            assertEquals(PonteIllegalReason.TAKEN, game.illegalReason(played("a1"), cell("a1")));
        }

        @Test
        void coloursAreChosenOnce() {
            assertEquals(PonteIllegalReason.COLOUR_FIRST, game.illegalReason(played("e5 f7"), cell("a1")));
            assertEquals(PonteIllegalReason.COLOUR_FIRST, game.illegalReason(played("e5 f7"), PonteMoves.PASS));
            assertEquals(PonteIllegalReason.COLOURS_CHOSEN, game.illegalReason(played("e5 f7 dark"), PonteMoves.LIGHT));
        }

        @Test
        void aTileIsFollowedByATile() {
            PonteState state = played("e5 f7 dark a1");
            assertEquals(PonteIllegalReason.SECOND_FIRST, game.illegalReason(state, PonteMoves.PASS));
            assertEquals(
                    PonteIllegalReason.SECOND_FIRST,
                    game.illegalReason(state, PonteMoves.bridgeBetween(cell("a1"), cell("c1"))));
            assertNull(game.illegalReason(state, cell("c1")));
        }
    }

    private String tile(String turn, String light, String dark, String cell) {
        return reason(turn, light, dark, cell(cell));
    }

    private String bridge(String turn, String light, String dark, String bridge) {
        return reason(turn, light, dark, bridge(bridge));
    }

    // A reason and its cell, if any.
    private String reason(String turn, String light, String dark, int move) {
        PonteState state = played("j10 j8 dark " + (turn.equals("light") ? "j9 j7" : ""));
        lay(state.board(), PonteBoard.LIGHT, light);
        lay(state.board(), PonteBoard.DARK, dark);
        if (state.isLegal(move)) {
            return null;
        }
        PonteObstacle obstacle = PonteObstacle.of(state, move);
        String id = obstacle.reason().id();
        return obstacle.cell() == 0 ? id : id + " " + PonteMoves.name(obstacle.cell());
    }

    private static void lay(PonteBoard board, int colour, String names) {
        for (String name : names.isEmpty() ? new String[0] : names.split(" ")) {
            if (name.contains("-")) {
                board.build(colour, bridge(name));
            } else {
                board.place(colour, cell(name));
            }
        }
    }

    private PonteState played(String tokens) {
        return played(game.start(Setup.of(game.info(), 2)), tokens);
    }

    private PonteState played(State state, String tokens) {
        for (String token : tokens.isBlank() ? new String[0] : tokens.trim().split(" +")) {
            state.play(game.parseMove(state, token));
        }
        return (PonteState) state;
    }

    /** Dark to move, with the limited supply of the box. */
    private PonteState box() {
        return played(game.start(Setup.of(game.info(), 2).with("supply", "box")), "j10 j8 dark");
    }

    /** Dark to move, with tiles of both colours that leave it one cell, a1. */
    private PonteState crowded() {
        PonteState state = played("j10 j8 dark");
        PonteBoard board = state.board();
        for (int row = 0; row < 10; row++) {
            for (int column = 0; column < 10; column++) {
                int cell = PonteMoves.cell(column, row);
                int colour = (column + row / 2) % 2;
                if (cell != cell("a1") && board.takesTile(colour, cell)) {
                    board.place(colour, cell);
                }
            }
        }
        for (int row = 0; row < 10; row++) {
            for (int column = 0; column < 10; column++) {
                int cell = PonteMoves.cell(column, row);
                if (cell != cell("a1") && board.takesTile(PonteBoard.DARK, cell)) {
                    board.place(PonteBoard.DARK, cell);
                }
            }
        }
        return state;
    }

    private static int anyPlace(PonteState state, int colour) {
        MoveList places = new MoveList();
        state.board().tilePlaces(colour, places);
        return places.get(places.size() / 2);
    }

    private static int bridge(String token) {
        int hyphen = token.indexOf('-');
        return PonteMoves.bridgeBetween(cell(token.substring(0, hyphen)), cell(token.substring(hyphen + 1)));
    }

    private static int cell(String name) {
        return PonteMoves.cell(name.charAt(0) - 'a', Integer.parseInt(name.substring(1)) - 1);
    }
}
