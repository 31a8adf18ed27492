package atoll.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.BadPosition;
import atoll.engine.BitReader;
import atoll.engine.BitWriter;
import atoll.engine.Case;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.State;
import atoll.games.Editors;
import atoll.games.Games;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds for the editor of every game. */
class EveryEditorTest {
    /** Positions and views of each game that are made by hand. */
    private static final int POSITIONS = 500;

    private static final int RANDOM_EDITS = 900;
    /** How many reasons the random edits of a game must meet, if it has so many. */
    private static final int FEWEST = 5;

    static List<Editor> editors() {
        return Editors.ALL;
    }

    private static List<Case> cases(Editor editor) {
        return Case.all().stream()
                .filter(each -> each.game().getClass() == editor.game().getClass())
                .toList();
    }

    private static final Map<Editor, List<State>> DRAWN = new HashMap<>();

    /** Random positions of random games, with all setups; every other one as somebody sees it. Read only. */
    private static List<State> positions(Editor editor, int count) {
        List<State> all = DRAWN.computeIfAbsent(editor, EveryEditorTest::draw);
        List<State> some = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            some.add(all.get(i * all.size() / count));
        }
        return some;
    }

    private static List<State> draw(Editor editor) {
        List<State> positions = new ArrayList<>();
        List<Case> cases = cases(editor);
        Rng rng = new Rng(37, 1);
        for (int seed = 0; positions.size() < POSITIONS; seed++) {
            cases.get(seed % cases.size()).stroll(seed, 25, session -> {
                State state = session.state();
                List<Integer> viewers = Case.viewers(state);
                positions.add(rng.next(2) == 0 ? state.copy() : state.viewFor(viewers.get(rng.next(viewers.size()))));
            });
        }
        return positions.subList(0, POSITIONS);
    }

    @Test
    void thereIsAnEditorForEveryGameInTheSameOrder() {
        assertEquals(
                Games.INFOS,
                Editors.ALL.stream().map(each -> each.game().info()).toList());
    }

    @ParameterizedTest
    @MethodSource("editors")
    void editsLeadFromTheEmptyTableToAnyPosition(Editor editor) {
        MoveList offered = new MoveList();
        int number = 0;
        for (State state : positions(editor, POSITIONS)) {
            Draft draft = editor.empty(state.setup());
            MoveList path = draft.path(editor.of(state));
            boolean listed = number++ % 25 == 0;
            for (int i = 0; i < path.size(); i++) {
                if (listed) {
                    draft.edits(offered);
                    assertTrue(offered.indexOf(path.get(i)) >= 0, "an edit that is not offered");
                }
                draft.apply(path.get(i));
            }
            assertNull(draft.problem(), () -> state.setup() + " " + draft.problem());
            assertEquals(Case.text(state), Case.text(draft.position()), () -> "" + state.setup());
            assertEquals(state.isFullyKnown(), draft.position().isFullyKnown());
        }
    }

    @ParameterizedTest
    @MethodSource("editors")
    void editsLeadFromAnyPositionToAnyOther(Editor editor) {
        List<State> positions = positions(editor, POSITIONS / 5);
        for (int i = 0; i < positions.size(); i++) {
            State to = positions.get(i);
            State from = positions.stream()
                    .filter(each -> each != to && each.setup().equals(to.setup()))
                    .skip(i % 3)
                    .findFirst()
                    .orElse(to);
            Draft draft = editor.of(from);
            MoveList path = draft.path(editor.of(to));
            for (int k = 0; k < path.size(); k++) {
                draft.apply(path.get(k));
            }
            assertEquals(Case.text(to), Case.text(draft.position()));
        }
    }

    /** Not only positions of games: whatever else can be read, found by changing single values of written positions. */
    @ParameterizedTest
    @MethodSource("editors")
    void editsLeadToWhateverCanBeRead(Editor editor) {
        Rng rng = new Rng(37, 3);
        int made = 0;
        for (State state : positions(editor, POSITIONS)) {
            State changed = changed(editor, state, rng);
            if (changed != null) {
                made++;
                Draft draft = editor.empty(changed.setup());
                MoveList path = draft.path(editor.of(changed));
                for (int i = 0; i < path.size(); i++) {
                    draft.apply(path.get(i));
                }
                assertNull(draft.problem(), () -> draft.problem() + ": " + editor.of(changed));
                assertEquals(Case.text(changed), Case.text(draft.position()), () -> "" + changed.setup());
            }
        }
        assertTrue(made > POSITIONS / 10, "made " + made);
    }

    // Null if it cannot be read.
    private static State changed(Editor editor, State state, Rng rng) {
        BitWriter written = new BitWriter();
        state.write(written);
        BitWriter changed = new BitWriter();
        int which = rng.next(written.size());
        for (int i = 0; i < written.size(); i++) {
            int value = i == which ? rng.next(written.radix(i)) : written.value(i);
            changed.put(value, written.radix(i));
        }
        try {
            return editor.game().read(new BitReader(changed.text()));
        } catch (BadPosition e) {
            return null;
        }
    }

    /** The validator and the explanation agree, and whatever is on the table can be drawn. */
    @ParameterizedTest
    @MethodSource("editors")
    void whatIsRefusedIsExplainedAndNothingElse(Editor editor) throws ClassNotFoundException {
        MoveList edits = new MoveList();
        MoveList moves = new MoveList();
        Rng rng = new Rng(37, 2);
        List<State> starts = positions(editor, 60);
        Set<String> reasons = new TreeSet<>();
        for (State start : starts) {
            Draft draft = editor.of(start);
            for (int i = 0; i < RANDOM_EDITS / starts.size(); i++) {
                draft.edits(edits);
                draft.apply(edits.sample(rng));
                Problem problem = draft.problem();
                State drawn = draft.state();
                for (int seat = 0; seat < drawn.seats(); seat++) {
                    drawn.score(seat);
                    drawn.rank(seat);
                }
                drawn.actor();
                drawn.moves(moves);
                Case.viewers(drawn).forEach(viewer -> drawn.viewFor(viewer).moves(moves));
                boolean readable = isRead(editor, draft);
                if (problem == null) {
                    assertTrue(readable, () -> "" + draft);
                } else {
                    reasons.add(problem.reason().id());
                    assertNotEquals(GeneralProblem.IMPOSSIBLE, problem.reason(), () -> "unexplained: " + draft);
                    assertTrue(!readable, () -> problem + " but it is possible: " + draft);
                    Set<String> ids = new HashSet<>();
                    for (Property each : draft.properties()) {
                        ids.add(each.id());
                        ids.add(each.groupId() + ".*");
                    }
                    problem.where().forEach(id -> assertTrue(ids.contains(id), () -> "no property " + id));
                    assertThrows(BadPosition.class, draft::position);
                    // Mostly near what is possible, where the reasons are not the same all the time.
                    if (rng.next(3) == 0) {
                        draft.copyFrom(editor.of(start));
                    }
                }
            }
        }
        assertTrue(reasons.size() >= Math.min(FEWEST, problems(editor)), () -> "reasons: " + reasons);
    }

    // How many the enum beside the editor has.
    private static int problems(Editor editor) throws ClassNotFoundException {
        String name = editor.getClass().getName().replaceFirst("Editor$", "Problem");
        return Class.forName(name).getEnumConstants().length;
    }

    // An impossible state must not be written; whatever comes of it, it is not read.
    private static boolean isRead(Editor editor, Draft draft) {
        try {
            BitWriter out = new BitWriter();
            draft.state().write(out);
            return editor.of(editor.game().read(new BitReader(out.text()))).equals(draft);
        } catch (BadPosition | IllegalArgumentException | IndexOutOfBoundsException e) {
            return false;
        }
    }

    @ParameterizedTest
    @MethodSource("editors")
    void editsAreDistinctChangeSomethingAndHaveTokens(Editor editor) {
        MoveList edits = new MoveList();
        for (State state : positions(editor, 12)) {
            Draft draft = editor.of(state);
            draft.edits(edits);
            Set<String> tokens = new HashSet<>();
            for (int i = 0; i < edits.size(); i++) {
                String token = draft.format(edits.get(i));
                assertTrue(tokens.add(token), token);
                assertTrue(token.chars().allMatch(c -> c > ' ' && c < 127), token);
                Draft next = draft.copy();
                next.apply(edits.get(i));
                assertNotEquals(draft, next, token);
                Edit edit = draft.describe(edits.get(i));
                assertEquals(edit.what(), next.value(edit.property().id()), token);
                if (i % 97 == 0) {
                    assertEquals(edits.get(i), draft.parse(token));
                }
            }
            assertThrows(IllegalArgumentException.class, () -> draft.parse("no-such-edit"));
            assertThrows(IllegalArgumentException.class, () -> draft.value("no-such-property"));
        }
    }

    @ParameterizedTest
    @MethodSource("editors")
    void propertiesHaveUniqueIds(Editor editor) {
        for (Case each : cases(editor)) {
            Set<String> ids = new HashSet<>();
            for (Property property : editor.empty(each.setup()).properties()) {
                assertTrue(ids.add(property.id()), property.id());
                assertTrue(property.most() >= 1 && property.most() <= (property.isNumber() ? Property.MOST : 249));
                assertTrue(property.id().chars().allMatch(c -> c > ' ' && c < 127), property.id());
            }
        }
    }

    /** A path leads to an impossible draft, too, or there is none; the search ends. */
    @ParameterizedTest
    @MethodSource("editors")
    void aPathToAnImpossibleDraftLeadsThereOrIsRefused(Editor editor) {
        MoveList edits = new MoveList();
        Rng rng = new Rng(37, 4);
        int found = 0;
        for (State state : positions(editor, 30)) {
            Draft to = editor.of(state);
            for (int i = 0; i < 10; i++) {
                to.edits(edits);
                to.apply(edits.sample(rng));
            }
            Draft draft = editor.empty(state.setup());
            try {
                MoveList path = draft.path(to);
                for (int i = 0; i < path.size(); i++) {
                    draft.apply(path.get(i));
                }
                assertEquals(to, draft);
                found++;
            } catch (IllegalStateException e) {
                assertNotEquals(null, to.problem(), "a possible draft has a path");
            }
        }
        assertTrue(found > 0);
    }

    /**
     * Opening a draft draws what was left open: nothing is unknown any more, and the viewer knows the same as before.
     */
    @ParameterizedTest
    @MethodSource("editors")
    void openingDrawsWhatIsUnknown(Editor editor) {
        for (State state : positions(editor, 60)) {
            Draft draft = editor.of(state);
            State opened = draft.open(new Rng(1, 2));
            assertTrue(opened.isFullyKnown());
            Case.playOut(opened, 5);
            assertEquals(Case.text(state), Case.text(draft.position()), "a draft stays as it is");
        }
    }
}
