package atoll.games.ponte;

import static atoll.games.ponte.PonteProblem.BRIDGES;
import static atoll.games.ponte.PonteProblem.CROSSES;
import static atoll.games.ponte.PonteProblem.DARK_CAN_PLACE;
import static atoll.games.ponte.PonteProblem.DARK_TILES;
import static atoll.games.ponte.PonteProblem.GROUP_OF_FIVE;
import static atoll.games.ponte.PonteProblem.ISLAND_TOUCHES;
import static atoll.games.ponte.PonteProblem.LAST_TURN_OF_LIGHT;
import static atoll.games.ponte.PonteProblem.LIGHT_CAN_PLACE;
import static atoll.games.ponte.PonteProblem.LIGHT_TILES;
import static atoll.games.ponte.PonteProblem.NO_FIRST_TILE;
import static atoll.games.ponte.PonteProblem.NO_SECOND_CELL;
import static atoll.games.ponte.PonteProblem.NO_SECOND_TILE;
import static atoll.games.ponte.PonteProblem.OPENING;
import static atoll.games.ponte.PonteProblem.OPENING_BRIDGE;
import static atoll.games.ponte.PonteProblem.OVER_TILE;
import static atoll.games.ponte.PonteProblem.TWO_BRIDGES;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import atoll.edit.Draft;
import atoll.edit.ProblemTest;
import atoll.engine.Case;
import atoll.engine.Setup;
import atoll.engine.State;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PonteProblemTest extends ProblemTest {
    private static final PonteEditor EDITOR = new PonteEditor();
    private static final Setup SETUP = Setup.of(PonteGame.INFO, 2);
    private static final Setup BOX = SETUP.with("supply", "box");

    PonteProblemTest() {
        super(EDITOR, PonteProblem.values());
        State empty = EDITOR.emptyTable(SETUP);
        wrong(
                of(GROUP_OF_FIVE, "cell.b2", "cell.c2", "cell.d2", "cell.d3", "cell.d4")
                        .number(5),
                empty,
                "cell.b2=light cell.c2=light cell.d2=light cell.d3=light cell.d4=light");
        wrong(
                of(ISLAND_TOUCHES, "cell.b5", "cell.c6"),
                empty,
                "cell.b2=dark cell.b3=dark cell.b4=dark cell.b5=dark cell.c6=dark");
        wrong(
                of(OVER_TILE, "bridge.b2-d2", "cell.c2"),
                empty,
                "cell.b2=light cell.d2=light bridge.b2-d2=built cell.c2=dark");
        wrong(
                of(CROSSES, "bridge.a2-c2", "bridge.b1-b3"),
                empty,
                "cell.b1=light cell.b3=light cell.a2=dark cell.c2=dark bridge.b1-b3=built bridge.a2-c2=built");
        wrong(
                of(TWO_BRIDGES, "bridge.d2-f2", "cell.d2"),
                empty,
                "cell.b2=light cell.d2=light cell.f2=light bridge.b2-d2=built bridge.d2-f2=built");
        wrong(of(OPENING, "phase").number(1), empty, "cell.a1=light cell.c1=light phase=OPENING_SECOND");
        wrong(of(OPENING, "phase").number(2), empty, "cell.a1=dark phase=COLOUR");
        wrong(of(OPENING_BRIDGE, "phase"), empty, "cell.a1=light cell.c1=light bridge.a1-c1=built phase=COLOUR");
        wrong(of(NO_FIRST_TILE, "phase"), empty, "turn=dark phase=SECOND cell.a1=light");
        wrong(of(LAST_TURN_OF_LIGHT, "last", "turn"), empty, "last=yes");
        wrong(of(LIGHT_CAN_PLACE, "last"), empty, "turn=dark last=yes");
        wrong(of(DARK_CAN_PLACE, "phase"), empty, "phase=OVER");
        inTheBox();
        Draft full = tiles(SETUP, 10, "light");
        apply(full, chequered(10, 1), "dark");
        wrong(of(NO_SECOND_CELL, "phase"), full.position(), "phase=SECOND");
    }

    // The box has 40 tiles of each colour and 15 bridges.
    private void inTheBox() {
        Draft light = tiles(BOX, 8, "light");
        wrong(of(LIGHT_TILES).number(40), light.position(), "cell.a9=light");
        wrong(of(DARK_TILES).number(40), tiles(BOX, 8, "dark").position(), "cell.a9=dark");
        wrong(of(NO_SECOND_TILE, "phase"), light.position(), "phase=SECOND");
        Draft bridged = light.copy();
        for (int row = 1; row <= 8; row++) {
            boolean odd = row % 2 == 1;
            bridged.apply(
                    bridged.parse("bridge." + (odd ? "a" : "b") + row + '-' + (odd ? "c" : "d") + row + "=built"));
            if (row < 8) {
                String right = (odd ? "e" : "f") + row + '-' + (odd ? "g" : "h") + row;
                bridged.apply(bridged.parse("bridge." + right + "=built"));
            }
        }
        wrong(of(BRIDGES).number(15), bridged.position(), "bridge.f8-h8=built");
    }

    // Single tiles on every other cell, touching at corners only.
    private static Draft tiles(Setup setup, int rows, String colour) {
        Draft draft = EDITOR.empty(setup);
        apply(draft, chequered(rows, 0), colour);
        return draft;
    }

    private static List<String> chequered(int rows, int first) {
        List<String> cells = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            for (int column = (row + first) % 2; column < 10; column += 2) {
                cells.add(PonteMoves.name(PonteMoves.cell(column, row)));
            }
        }
        return cells;
    }

    private static void apply(Draft draft, List<String> cells, String colour) {
        cells.forEach(cell -> draft.apply(draft.parse("cell." + cell + '=' + colour)));
    }

    @Test
    void aBridgeDisappearsWithATileAtItsEnd() {
        Draft draft = EDITOR.empty(SETUP);
        for (String token : "cell.b2=light cell.d2=light bridge.b2-d2=built cell.d2=dark".split(" ")) {
            draft.apply(draft.parse(token));
        }
        assertEquals("none", draft.value("bridge.b2-d2"));
        assertThrows(IllegalArgumentException.class, () -> draft.parse("bridge.b2-d2=built"));
    }

    @Test
    void theOpeningFixesWhatIsNotDecidedYet() {
        Draft draft = EDITOR.empty(SETUP);
        for (String token : "turn=dark light=1 last=yes phase=OPENING".split(" ")) {
            draft.apply(draft.parse(token));
        }
        assertNull(draft.problem());
        assertEquals(Case.text(new PonteGame().start(SETUP)), Case.text(draft.position()));
    }
}
