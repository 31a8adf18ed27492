package atoll.table.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.edit.Draft;
import atoll.edit.DraftChange;
import atoll.edit.DraftText;
import atoll.edit.EditPart;
import atoll.edit.Editor;
import atoll.edit.Property;
import atoll.engine.Setup;
import atoll.games.Editors;
import atoll.table.EditTable;
import atoll.table.ViewOptions;
import atoll.table.all.Tables;
import atoll.table.present.Picker;
import atoll.table.scene.Spot;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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
        return presenter.menu().things().stream().map(Spot::id).collect(Collectors.toList());
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
    void aBridgeAsksForItsOtherEnd() {
        EditPresenter ponte = presenter("ponte");
        for (String spot : List.of(LIGHT, "b2", "b4", LIGHT, "put.bridge.built")) {
            ponte.pick(spot);
        }
        assertEquals(
                "Bridge: choose where. Choose the same place again to take it away.",
                ponte.menu().prompt());
        ponte.pick("b2");
        assertEquals("Bridge: now choose the other end.", ponte.menu().prompt());
        ponte.unpick();
        ponte.pick("b2");
        assertEquals("Choose what should be here.", ponte.menu().prompt());
        ponte.pick("put.bridge.built");
        assertEquals("Bridge: now choose the other end.", ponte.menu().prompt());
        assertEquals(Picker.Result.MOVE, ponte.pick("b4"));
        assertFalse(ponte.isPicking());
    }

    @Test
    void whatIsCountedIsAFieldOfItsPlace() {
        EditPresenter kanaloa = presenter("kanaloa");
        assertEquals(Picker.Result.MORE, kanaloa.pick(EditTable.HAND));
        assertEquals(List.of(), things(kanaloa));
        int card = index(kanaloa, "hand.0.ALOA");
        assertTrue(kanaloa.menu().fields().contains(card));
        assertTrue(kanaloa.set(card, 1));
        assertEquals("1", kanaloa.draft().value("hand.0.ALOA"));
        // another one at once, or several
        assertEquals(List.of(EditTable.HAND), kanaloa.picks());
        assertTrue(kanaloa.set(card, 3));
        assertEquals(List.of(EditTable.HAND), kanaloa.picks());
        // undone step by step while the place stays open
        kanaloa.undo();
        assertEquals(List.of(EditTable.HAND), kanaloa.picks());
        assertTrue(kanaloa.set(card, 0));
        kanaloa.undo();
        // a card in the hand, until there is none of it
        assertEquals(Picker.Result.MORE, kanaloa.pick("hand:ALOA"));
        assertTrue(kanaloa.menu().fields().contains(card));
        assertTrue(kanaloa.set(card, 0));
        assertEquals(List.of(EditTable.HAND), kanaloa.picks());
        assertTrue(kanaloa.leadsToMove("edit:open"));
        kanaloa.pick("edit:open");
        for (int field : kanaloa.menu().fields()) {
            assertEquals("open", kanaloa.draft().properties().get(field).group());
        }
        assertEquals("Display: add or take away open cards", kanaloa.menu().title(spots(kanaloa)));
        assertEquals(
                "Change it below. Choose the same place again to close it.",
                kanaloa.menu().prompt());
        kanaloa.pick("edit:open");
        assertEquals(List.of(), kanaloa.menu().fields());
        assertEquals("", kanaloa.menu().title(spots(kanaloa)));
    }

    @Test
    void whoKnowsACardIsToldAtThatCard() {
        EditPresenter kanaloa = presenter("kanaloa");
        assertTrue(kanaloa.set(index(kanaloa, "hand.0.ALOA"), 1));
        kanaloa.pick("hand:ALOA");
        assertTrue(kanaloa.menu().fields().contains(index(kanaloa, "sure.0.1.ALOA")));
        assertFalse(kanaloa.menu().fields().contains(index(kanaloa, "sure.0.1.ORO")));

        EditPresenter origo = presenter("origo");
        assertTrue(origo.set(index(origo, "hand.0.A"), 1));
        assertTrue(origo.set(index(origo, "shuffled"), 1));
        origo.pick("hand:1:A");
        List<Integer> fields = origo.menu().fields();
        assertTrue(fields.containsAll(List.of(index(origo, "sure.1.A"), index(origo, "sure.all.A"))));
        assertFalse(fields.contains(index(origo, "sure.1.B")));
        // of cards in other hands
        assertFalse(fields.contains(index(origo, "sure.0.A")));
        assertTrue(origo.set(index(origo, "sure.1.A"), 1));
        assertEquals(List.of("hand:1:A"), origo.picks());
        origo.pick(EditTable.home(EditPart.KNOWLEDGE));
        assertTrue(origo.menu().fields().containsAll(List.of(index(origo, "sure.1.A"), index(origo, "sure.0.A"))));
    }

    private static List<Spot> spots(EditPresenter presenter) {
        return presenter.scene(ViewOptions.WIDE, null).spots();
    }

    @Test
    void aPlaceCanHaveThingsAndFields() {
        EditPresenter orbis = presenter("orbis");
        orbis.pick("slot:a1");
        assertEquals(
                "Choose what should be here, or change the numbers below.",
                orbis.menu().prompt());
        int red = index(orbis, "heap.a1.red");
        assertTrue(orbis.menu().fields().contains(red));
        orbis.pick(things(orbis).get(0));
        assertTrue(orbis.set(red, 1));
        assertEquals("1", orbis.draft().value("heap.a1.red"));
        assertEquals(List.of("slot:a1"), orbis.picks());
    }

    @Test
    void theTableTurnsToASeatThatIsPicked() {
        EditPresenter orbis = presenter("orbis");
        assertEquals(Picker.Result.MORE, orbis.pick("world:2"));
        assertEquals(1, orbis.near());
        assertEquals(List.of(EditTable.SEAT + 1), orbis.picks());
        assertTrue(orbis.menu().fields().contains(index(orbis, "supply.1.red")));
        assertTrue(orbis.canPick("supply:2:red"));
        assertEquals(Picker.Result.MORE, orbis.pick(EditTable.SEAT + 0));
        assertEquals(0, orbis.near());
        assertEquals(
                List.of(EditTable.home(EditPart.TURN), EditTable.SEAT + 0, EditTable.SEAT + 1),
                orbis.menu().places().stream().map(Spot::id).toList());
    }

    @Test
    void theTurnIsAPlaceThatTellsWhoseItIs() {
        EditPresenter kanaloa = presenter("kanaloa");
        Spot turn = kanaloa.menu().places().get(0);
        kanaloa.pick(turn.id());
        int phase = index(kanaloa, "phase");
        assertTrue(kanaloa.menu().fields().contains(phase));
        assertTrue(kanaloa.set(index(kanaloa, "turn"), 1));
        assertEquals(
                "Whose turn it is: A turn, Seat 2",
                kanaloa.menu().places().get(0).label());
        int over = kanaloa.draft().properties().get(phase).values().indexOf("OVER");
        assertTrue(kanaloa.set(phase, over));
        assertEquals(
                "Whose turn it is: The game is over",
                kanaloa.menu().places().get(0).label());
        assertEquals(List.of(turn.id()), kanaloa.picks());
    }

    @Test
    void unknownCardsOfAHandAreCountedToo() {
        EditPresenter kanaloa = presenter("kanaloa");
        for (String value : List.of("hand.1.ALOA=2", "viewer=1", "unknown.1=2")) {
            int is = value.indexOf('=');
            assertTrue(kanaloa.set(index(kanaloa, value.substring(0, is)), value.charAt(is + 1) - '0'), value);
        }
        assertEquals("Hand of Seat 2: 0, and 2 unknown", group(kanaloa, "hand.1.ALOA"));
    }

    private static String group(EditPresenter presenter, String... members) {
        List<Integer> indices =
                Stream.of(members).map(id -> index(presenter, id)).toList();
        return presenter.texts().group(indices, presenter.draft());
    }

    @Test
    void cardsAndPiecesOfAGroupAreCountedButNotWhatSeveralPlayersKnow() {
        EditPresenter orbis = presenter("orbis");
        assertTrue(orbis.set(index(orbis, "heap.a1.red"), 1));
        assertTrue(orbis.set(index(orbis, "heap.a1.blue"), 1));
        assertEquals("Worshippers: 2", group(orbis, "heap.a1.red", "heap.a1.blue"));
        EditPresenter kanaloa = presenter("kanaloa");
        assertEquals("Cards of Seat 1 that others have seen", group(kanaloa, "sure.0.1.ALOA", "sure.0.all.ALOA"));
        assertEquals("How many cards of Seat 1 can still be from then", group(kanaloa, "old.0.1", "old.0.all"));
    }

    private static int index(EditPresenter presenter, String id) {
        List<Property> properties = presenter.draft().properties();
        int index = 0;
        while (!properties.get(index).id().equals(id)) {
            index++;
        }
        return index;
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
        assertEquals(Set.of("a4", "b5"), Set.copyOf(ponte.problemSpots()));
        assertTrue(ponte.isConcerned(index(ponte, "cell.a4")));
        assertFalse(ponte.isConcerned(index(ponte, "cell.a3")));
        ponte.undo();
        assertFalse(ponte.isConcerned(index(ponte, "cell.a4")));
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
    void aNumberIsTypedWithinItsRange() {
        EditPresenter rapanui = presenter("rapanui");
        int wood = index(rapanui, "wood.0");
        String before = rapanui.draft().value("wood.0");
        assertTrue(rapanui.set(wood, 7));
        assertEquals("7", rapanui.draft().value("wood.0"));
        assertFalse(rapanui.set(wood, -1));
        assertFalse(rapanui.set(wood, 100_000));
        assertEquals("7", rapanui.draft().value("wood.0"));
        int hand = index(rapanui, "hand.0.priest");
        assertFalse(rapanui.set(hand, 9));
        assertEquals("Only 0 to 3 is possible here now.", rapanui.texts().refusal(rapanui.draft(), hand));
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
    void moreAndFewerPlayersHaveTheirOwnProperties() {
        for (String game : List.of("origo", "rapanui", "orbis", "kanaloa")) {
            EditPresenter presenter = presenter(game);
            Editor editor = Editors.find(game);
            Setup four = Setup.of(editor.game().info(), 4);
            presenter.load(DraftChange.moved(presenter.draft(), editor.empty(four)), "more");
            int turn = index(presenter, "turn");
            assertEquals(3, presenter.draft().properties().get(turn).most());
            assertTrue(presenter.set(turn, 3), game);
            presenter.turnTo(3);
            presenter.load(
                    DraftChange.moved(
                            presenter.draft(),
                            editor.empty(Setup.of(editor.game().info(), 2))),
                    "two");
            assertEquals(1, presenter.near(), game);
            assertFalse(presenter.set(index(presenter, "turn"), 3), game);
        }
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
