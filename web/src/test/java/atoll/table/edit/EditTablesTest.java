package atoll.table.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.edit.Draft;
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
        EditTable table = table(editor).editing();
        Set<String> names = new HashSet<>();
        for (Property property : editor.form(setup).properties()) {
            String name = texts.name(property);
            assertFalse(name.isBlank(), property.id());
            assertTrue(names.add(name), property.id() + " is called " + name + " like another");
            if (property.item() != null && table.isBeside(property)) {
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

    /** After any edits the table can be drawn, and each edit of the board can be picked on it. */
    @TestFactory
    Stream<DynamicTest> anyDraftIsDrawnWithAPlaceForEveryEdit() {
        return Editors.ALL.stream()
                .map(editor -> DynamicTest.dynamicTest(editor.game().info().id(), () -> {
                    Messages messages = new EditMessages("en");
                    for (Setup setup : setups(editor.game().info())) {
                        Rng rng = new Rng(setup.seats());
                        for (Draft begin : List.of(
                                editor.empty(setup), editor.of(editor.game().start(setup)))) {
                            Draft draft = begin.copy();
                            for (int i = 0; i < 30; i++) {
                                drawn(editor, draft, rng.next(setup.seats()), messages);
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

    private static void drawn(Editor editor, Draft draft, int near, Messages messages) {
        Table table = table(editor);
        State view = draft.state();
        ViewOptions options = new ViewOptions(messages, near, ViewOptions.LONG, List.of(), false);
        Scene scene = table.scene(view, options);
        table.editing().addSpots(view, options, scene);
        Set<String> ids = new HashSet<>();
        Set<String> labels = new HashSet<>();
        for (Spot spot : scene.spots()) {
            assertTrue(ids.add(spot.id()), spot.id());
            assertTrue(labels.add(spot.label()), spot.label());
        }
        EditChoices choices = new EditChoices(draft, view, near, table.editing(), texts(editor, messages));
        Set<List<String>> paths = new HashSet<>();
        for (List<String> path : choices.paths()) {
            assertTrue(paths.add(path), path + " stands for two edits of " + draft);
            for (String spot : path) {
                assertTrue(EditChoices.isBeside(spot) || ids.contains(spot), spot + " is missing for " + path);
            }
        }
        if (draft.problem() != null) {
            assertNotNull(texts(editor, messages).problem(draft.problem(), draft));
        }
    }

    @Test
    void everyGameHasAnEditorAndItsTable() {
        for (Table table : Tables.ALL) {
            assertEquals(Editors.find(table.id()) != null, table.editing() != null, table.id());
        }
    }
}
