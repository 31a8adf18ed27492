package atoll.table.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.edit.Draft;
import atoll.edit.Edit;
import atoll.edit.Editor;
import atoll.edit.Problem;
import atoll.edit.ProblemReason;
import atoll.edit.Property;
import atoll.engine.GameInfo;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.Editors;
import atoll.table.EditTable;
import atoll.table.Table;
import atoll.table.ViewOptions;
import atoll.table.all.Tables;
import atoll.table.scene.Scene;
import atoll.table.scene.Spot;
import atoll.table.text.Messages;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The tables of all editors: everything has words in every language, a place, and a drawing even if it is impossible. */
class EditTablesTest {
    private static final List<String> LANGUAGES = List.of("en", "de");

    private static List<Setup> setups(GameInfo info) {
        List<Setup> setups = new ArrayList<>();
        for (int seats = info.minSeats(); seats <= info.maxSeats(); seats++) {
            setups.add(Setup.of(info, seats));
        }
        return setups;
    }

    private static Table table(Editor editor) {
        return Tables.of(editor.game().info().id());
    }

    private static EditTexts texts(Editor editor, Messages messages) {
        return new EditTexts(editor.game().info().id(), table(editor).editing(), messages);
    }

    @TestFactory
    Stream<DynamicTest> everyPropertyAndValueHasANameOfItsOwn() {
        return Editors.ALL.stream()
                .map(editor -> DynamicTest.dynamicTest(editor.game().info().id(), () -> {
                    for (String language : LANGUAGES) {
                        Messages messages = new EditMessages(language);
                        for (Setup setup : setups(editor.game().info())) {
                            named(editor, setup, texts(editor, messages));
                        }
                    }
                }));
    }

    private static void named(Editor editor, Setup setup, EditTexts texts) {
        Set<String> names = new HashSet<>();
        for (Property property : editor.form(setup).properties()) {
            String name = texts.name(property);
            assertFalse(name.isBlank(), property.id());
            assertTrue(names.add(name), property.id() + " is called " + name + " like another");
            boolean onBoard = isOnBoard(property, editor.empty(setup), table(editor));
            if (property.item() != null && !onBoard) {
                assertFalse(texts.groupName(property).isBlank(), property.id());
                assertFalse(texts.shortName(property).isBlank(), property.id());
            }
            Set<String> values = new HashSet<>();
            for (int value = 0; !property.isNumber() && value <= property.most(); value++) {
                String text = texts.value(property, value);
                assertTrue(values.add(text), property.id() + " has two values called " + text);
            }
        }
    }

    // Before its seat, if it has one.
    private static boolean isOnBoard(Property property, Draft draft, Table table) {
        return !new EditView(draft, Math.max(0, property.seat()), table)
                .spots(property)
                .isEmpty();
    }

    @TestFactory
    Stream<DynamicTest> everyProblemHasWords() {
        return Editors.ALL.stream()
                .map(editor -> DynamicTest.dynamicTest(editor.game().info().id(), () -> {
                    String id = editor.game().info().id();
                    Set<String> wanted = new TreeSet<>();
                    for (ProblemReason reason : reasons(id)) {
                        wanted.add("edit." + id + ".problem." + reason.id());
                        for (String language : LANGUAGES) {
                            Problem problem = new Problem(reason, 1, 7, List.of());
                            Draft draft =
                                    editor.empty(setups(editor.game().info()).get(0));
                            String text =
                                    texts(editor, new EditMessages(language)).problem(problem, draft);
                            assertTrue(text.endsWith(".") || text.endsWith(". "), text);
                        }
                    }
                    Set<String> there = new TreeSet<>();
                    for (String key : new EditMessages("en").keys()) {
                        if (key.startsWith("edit." + id + ".problem.")) {
                            there.add(key);
                        }
                    }
                    assertEquals(wanted, there);
                }));
    }

    private static ProblemReason[] reasons(String game) throws ClassNotFoundException {
        String name = Character.toUpperCase(game.charAt(0)) + game.substring(1) + "Problem";
        return (ProblemReason[])
                Class.forName("atoll.games." + game + "." + name).getEnumConstants();
    }

    /**
     * After any edits the table can be drawn, whatever is drawn can be picked, and each edit has spots that are there: of the near
     * seat, or of another one to which the table turns if its spot is picked.
     */
    @TestFactory
    Stream<DynamicTest> everyEditOfAnyDraftIsReachedByASpotAndEverySpotLeadsToOne() {
        return Editors.ALL.stream()
                .map(editor -> DynamicTest.dynamicTest(editor.game().info().id(), () -> {
                    Messages messages = new EditMessages("en");
                    for (Setup setup : setups(editor.game().info())) {
                        Rng rng = new Rng(setup.seats());
                        for (Draft begin : List.of(
                                editor.empty(setup), editor.of(editor.game().start(setup)))) {
                            Draft draft = begin.copy();
                            for (int i = 0; i < 8; i++) {
                                reached(editor, draft, messages);
                                change(draft, 1 + rng.next(4), rng);
                            }
                        }
                    }
                }));
    }

    private static void change(Draft draft, int times, Rng rng) {
        MoveList edits = new MoveList();
        for (int i = 0; i < times; i++) {
            draft.edits(edits);
            draft.apply(edits.get(rng.next(edits.size())));
        }
    }

    private static void reached(Editor editor, Draft draft, Messages messages) {
        Set<Integer> reached = new HashSet<>();
        for (int near = 0; near < draft.setup().seats(); near++) {
            reached.addAll(drawn(editor, draft, near, messages));
        }
        MoveList edits = new MoveList();
        draft.edits(edits);
        for (int i = 0; i < edits.size(); i++) {
            Edit edit = draft.describe(edits.get(i));
            int now = draft.value(draft.properties().indexOf(edit.property()));
            boolean replaced = !table(editor).editing().offers(edit.property(), now, edit.value());
            if (Math.abs(edit.step()) <= 1 && !replaced) {
                assertTrue(reached.contains(edits.get(i)), () -> edit.token() + " has no spot in " + draft);
            }
        }
        if (draft.problem() != null) {
            assertNotNull(texts(editor, messages).problem(draft.problem(), draft));
        }
    }

    // Returns the edits that can be picked.
    private static Set<Integer> drawn(Editor editor, Draft draft, int near, Messages messages) {
        Table table = table(editor);
        EditView view = new EditView(draft, near, table);
        ViewOptions options = new ViewOptions(messages, near, ViewOptions.LONG, List.of(), false);
        Scene scene = table.editing().scene(table, view.state(), options);
        scene.spots().removeIf(spot -> spot.area() == null);
        table.editing().addSpots(view.state(), options, scene);
        Set<String> ids = new HashSet<>();
        Set<String> labels = new HashSet<>();
        for (Spot spot : scene.spots()) {
            assertTrue(ids.add(spot.id()), spot.id());
            assertTrue(labels.add(spot.label()), spot.label());
        }
        for (Spot spot : new EditPlaces(view, texts(editor, messages), messages).spots()) {
            assertTrue(ids.add(spot.id()), spot.id());
            assertFalse(spot.label().isBlank(), spot.id());
        }
        for (int seat = 0; seat < draft.setup().seats() && hasSeats(draft); seat++) {
            assertTrue(ids.contains(EditTable.SEAT + seat), "no way to seat " + seat + " of " + editor);
        }
        EditChoices choices = new EditChoices(view, texts(editor, messages));
        Set<List<String>> paths = new HashSet<>();
        Set<Integer> reached = new HashSet<>();
        for (int i = 0; i < choices.paths().size(); i++) {
            List<String> path = choices.paths().get(i);
            assertTrue(paths.add(path), () -> path + " stands for two edits of " + draft);
            for (String spot : path) {
                assertTrue(EditChoices.isBeside(spot) || ids.contains(spot), () -> spot + " is missing for " + path);
            }
            reached.add(choices.edit(i));
        }
        // though perhaps not now: of some cards there are no more
        Set<String> places = new HashSet<>();
        draft.properties().forEach(property -> places.addAll(view.all(property)));
        for (String spot : ids) {
            assertTrue(places.contains(spot), () -> spot + " leads to nothing in " + draft);
        }
        return reached;
    }

    private static boolean hasSeats(Draft draft) {
        return draft.properties().stream().anyMatch(property -> property.seat() >= 0);
    }

    /** Random positions of games: the largest drafts, with every part of the table in use. */
    @TestFactory
    Stream<DynamicTest> everyEditOfAPlayedPositionIsReachedToo() {
        return Editors.ALL.stream()
                .map(editor -> DynamicTest.dynamicTest(editor.game().info().id(), () -> {
                    Messages messages = new EditMessages("en");
                    Rng rng = new Rng(37, 5);
                    for (Setup setup : setups(editor.game().info())) {
                        State state = editor.game().start(setup);
                        MoveList moves = new MoveList();
                        for (int i = 0; i < 400 && state.actor() != State.OVER; i++) {
                            state.moves(moves);
                            state.play(moves.sample(rng));
                            if (i % 100 == 99) {
                                reached(editor, editor.of(state), messages);
                            }
                        }
                        reached(editor, editor.of(state), messages);
                        reached(editor, editor.of(state.viewFor(0)), messages);
                    }
                }));
    }

    @Test
    void everyGameHasAnEditorAndItsTable() {
        for (Table table : Tables.ALL) {
            assertEquals(Editors.find(table.id()) != null, table.editing() != null, table.id());
        }
    }
}
