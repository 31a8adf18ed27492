package atoll.table.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.edit.Draft;
import atoll.edit.DraftChange;
import atoll.edit.DraftText;
import atoll.edit.Editor;
import atoll.engine.Setup;
import atoll.games.Editors;
import atoll.table.ViewOptions;
import atoll.table.all.Tables;
import atoll.table.present.Picker;
import atoll.table.scene.Spot;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class EditPresenterTest {
    private static final String LIGHT = "put.cell.light";
    private static final String DARK = "put.cell.dark";

    private static EditPresenter presenter(String game) {
        Editor editor = Editors.find(game);
        Draft empty =
                editor.empty(Setup.of(editor.game().info(), editor.game().info().minSeats()));
        return new EditPresenter(Tables.of(game), empty, EditMessages.ENGLISH);
    }

    private static List<String> things(EditPresenter presenter) {
        return presenter.things().stream().map(Spot::id).collect(Collectors.toList());
    }

    private static String cell(EditPresenter presenter, String cell) {
        return presenter.draft().value("cell." + cell);
    }

    @Test
    void aThingPickedFirstIsPutInManyPlacesAndTakenAwayAgain() {
        EditPresenter ponte = presenter("ponte");
        assertEquals(Picker.Result.MORE, ponte.pick(LIGHT));
        assertEquals(Picker.Result.MOVE, ponte.pick("b2"));
        assertEquals(Picker.Result.MOVE, ponte.pick("b3"));
        assertEquals(List.of(LIGHT), ponte.picks());
        assertEquals(Picker.Result.MOVE, ponte.pick("b3"));
        assertEquals("light", cell(ponte, "b2"));
        assertEquals("water", cell(ponte, "b3"));
        ponte.pick(DARK);
        assertEquals(List.of(DARK), ponte.picks());
        ponte.pick("b2");
        assertEquals("dark", cell(ponte, "b2"));
        assertTrue(ponte.unpick());
        assertFalse(ponte.unpick());
    }

    @Test
    void aPlacePickedFirstOffersWhatCanLieThere() {
        EditPresenter ponte = presenter("ponte");
        assertEquals(List.of(LIGHT, DARK), things(ponte).subList(0, 2));
        ponte.pick("e5");
        assertEquals("e5", ponte.place());
        assertEquals(List.of(LIGHT, DARK), things(ponte));
        assertEquals(Picker.Result.MOVE, ponte.pick(DARK));
        assertEquals("dark", cell(ponte, "e5"));
        assertEquals(List.of(), ponte.picks());
        assertEquals("e5", ponte.place());
    }

    @Test
    void aToolThatFitsAnotherTimeStaysPickedWhereItCannotBePut() {
        EditPresenter ponte = presenter("ponte");
        for (String spot : List.of(LIGHT, "b2", "b4", LIGHT, "put.bridge.built")) {
            ponte.pick(spot);
        }
        assertEquals(Picker.Result.DEAD, ponte.pick("h8"));
        assertEquals(List.of("put.bridge.built"), ponte.picks());
        assertEquals(Picker.Result.MORE, ponte.pick("b2"));
        assertEquals(Picker.Result.MOVE, ponte.pick("b4"));
        assertEquals("built", ponte.draft().value("bridge.b2-b4"));
    }

    @Test
    void changesAreUndoneAndRedoneInWords() {
        EditPresenter ponte = presenter("ponte");
        assertNull(ponte.undo());
        assertNull(ponte.redo());
        ponte.pick("e5");
        ponte.pick(DARK);
        assertEquals("e5: Dark tile", ponte.lastChange());
        assertEquals("e5: Dark tile", ponte.undo());
        assertEquals("water", cell(ponte, "e5"));
        assertTrue(ponte.canRedo());
        assertEquals("e5: Dark tile", ponte.redo());
        assertEquals("dark", cell(ponte, "e5"));
    }

    @Test
    void whatIsWrongIsSaidAndMarked() {
        EditPresenter ponte = presenter("ponte");
        ponte.pick(LIGHT);
        for (String cell : List.of("a1", "a2", "a3", "a4")) {
            ponte.pick(cell);
        }
        assertEquals("", ponte.problem());
        ponte.pick("b5");
        assertEquals(
                "The island at a4 touches the tile on b5. An island may touch no other tile of its colour, not even at a corner.",
                ponte.problem());
        assertEquals(List.of("a4", "b5"), ponte.problemSpots());
    }

    @Test
    void manyThingsAreChosenByCategory() {
        EditPresenter orbis = presenter("orbis");
        assertFalse(things(orbis).stream().anyMatch(id -> id.startsWith("put.tile.")));
        orbis.pick("slot:a1");
        List<String> colours =
                things(orbis).stream().filter(id -> id.startsWith("kind.tile.")).collect(Collectors.toList());
        assertEquals(5, colours.size());
        orbis.pick(colours.get(0));
        long green =
                things(orbis).stream().filter(id -> id.startsWith("put.tile.")).count();
        assertTrue(green > 4, green + " tiles");
        // another colour for the same place
        assertEquals(Picker.Result.MORE, orbis.pick(colours.get(1)));
        assertEquals(List.of("slot:a1", colours.get(1)), orbis.picks());
        String tile = things(orbis).stream()
                .filter(id -> id.startsWith("put.tile."))
                .findFirst()
                .orElseThrow();
        assertEquals(Picker.Result.MOVE, orbis.pick(tile));
        assertEquals(tile.substring("put.tile.".length()), orbis.draft().value("slot.a1"));
    }

    @Test
    void onePieceMoreAndAnotherOne() {
        EditPresenter orbis = presenter("orbis");
        orbis.pick("supply:1:red");
        assertEquals(Picker.Result.MOVE, orbis.pick("put.supply.0.red.+1"));
        assertEquals(Picker.Result.MOVE, orbis.pick("put.supply.0.red.+1"));
        assertEquals("2", orbis.draft().value("supply.0.red"));
        orbis.turnTo(1);
        assertEquals(1, orbis.near());
        assertTrue(orbis.canPick("supply:2:red"));
        assertFalse(orbis.canPick("supply:1:red"));
    }

    @Test
    void aNumberIsTypedWithinItsRange() {
        EditPresenter rapanui = presenter("rapanui");
        int wood = 0;
        while (!rapanui.draft().properties().get(wood).id().equals("wood.0")) {
            wood++;
        }
        String before = rapanui.draft().value("wood.0");
        assertTrue(rapanui.set(wood, 7));
        assertEquals("7", rapanui.draft().value("wood.0"));
        assertFalse(rapanui.set(wood, -1));
        assertFalse(rapanui.set(wood, 100_000));
        assertEquals("7", rapanui.draft().value("wood.0"));
        rapanui.undo();
        assertEquals(before, rapanui.draft().value("wood.0"));
    }

    @Test
    void anotherSetupKeepsWhatItCanHave() {
        EditPresenter ponte = presenter("ponte");
        ponte.pick("e5");
        ponte.pick(DARK);
        Setup large = ponte.draft().setup().with("size", "12");
        Draft moved = DraftChange.moved(ponte.draft(), Editors.find("ponte").empty(large));
        assertEquals("dark", moved.value("cell.e5"));
        assertEquals("water", moved.value("cell.l12"));
        ponte.load(moved, "larger");
        ponte.pick("l12");
        ponte.pick(LIGHT);
        Draft back = DraftChange.moved(ponte.draft(), Editors.find("ponte").empty(large.with("size", "10")));
        assertEquals("dark", back.value("cell.e5"));
    }

    @Test
    void anUnfinishedDraftOfAnyGameIsWrittenAndReadAgain() {
        for (Editor editor : Editors.ALL) {
            EditPresenter presenter = presenter(editor.game().info().id());
            Draft draft = presenter.draft();
            assertEquals(draft, DraftText.read(editor, DraftText.write(draft)));
            assertTrue(presenter.scene(ViewOptions.WIDE, null).spots().size() > 3);
        }
    }
}
