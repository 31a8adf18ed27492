package atoll.study;

import static atoll.study.StudyFixture.content;
import static atoll.study.StudyFixture.empty;
import static atoll.study.StudyFixture.game;
import static atoll.study.StudyFixture.play;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Case;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.State;
import atoll.study.RefusedEdit.Why;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class StudyTest {
    private final Study study = empty(game("ponte"));

    static List<Case> cases() {
        return Case.all();
    }

    private static Why refused(Executable edit) {
        return assertThrows(RefusedEdit.class, edit).why();
    }

    // The tokens of the children, in their order.
    private String children(StudyPath path) {
        StringBuilder tokens = new StringBuilder();
        StudyNode node = study.tree().node(path);
        for (int i = 0; i < node.childCount(); i++) {
            tokens.append(i == 0 ? "" : " ")
                    .append(study.formatMove(path.then(node.child(i).move())));
        }
        return tokens.toString();
    }

    @Test
    void aMoveIsAddedOnceAndFoundAgain() throws RefusedEdit {
        StudyPath path = play(study, StudyPath.START, "b9", "h9");
        StudyTree tree = study.tree();
        assertEquals(path, play(study, StudyPath.START, "b9", "h9"));
        assertSame(tree, study.tree());
        assertEquals(3, tree.root().size());
        play(study, StudyPath.START, "b9", "h8");
        play(study, StudyPath.START, "c9");
        assertEquals("b9 c9", children(StudyPath.START));
        assertEquals("h9 h8", children(path.parent()));
    }

    @Test
    void anIllegalMoveIsRefused() throws RefusedEdit {
        StudyPath path = play(study, StudyPath.START, "b9");
        StudyTree tree = study.tree();
        assertEquals(Why.ILLEGAL, refused(() -> study.play(path, path.move(0))));
        assertEquals(Why.ILLEGAL, refused(() -> study.play(path, -1)));
        assertSame(tree, study.tree());
    }

    @Test
    void anUnknownPathIsAnError() {
        StudyPath path = StudyPath.of(1, 2);
        assertThrows(IllegalArgumentException.class, () -> study.play(path, 3));
        assertThrows(IllegalArgumentException.class, () -> study.state(path));
        assertThrows(IllegalArgumentException.class, () -> study.delete(path));
        assertThrows(IllegalArgumentException.class, () -> study.makeMainLine(path));
        assertThrows(IllegalArgumentException.class, () -> study.glyph(path, Glyph.GOOD));
        assertThrows(IllegalArgumentException.class, () -> study.delete(StudyPath.START));
        assertThrows(IllegalArgumentException.class, () -> study.reorder(StudyPath.START, 1));
        assertThrows(IllegalArgumentException.class, () -> study.formatMove(StudyPath.START));
        assertFalse(study.canUndo());
    }

    @Test
    void aVariationBecomesTheMainLineAtOnce() throws RefusedEdit {
        play(study, StudyPath.START, "b9", "h9", "dark");
        play(study, StudyPath.START, "c9", "h8");
        StudyPath path = play(study, StudyPath.START, "c9", "h7", "light");
        StudyTree before = study.tree();
        assertFalse(before.isMainLine(path));
        assertTrue(study.makeMainLine(path));
        assertTrue(study.tree().isMainLine(path));
        assertEquals(path, study.tree().endOfLine(StudyPath.START));
        assertEquals("c9 b9", children(StudyPath.START));
        assertEquals("h7 h8", children(path.until(1)));
        assertFalse(study.makeMainLine(path));
        study.undo();
        assertSame(before, study.tree());
    }

    @Test
    void siblingsChangePlaces() throws RefusedEdit {
        StudyPath first = play(study, StudyPath.START, "b9");
        StudyPath last = play(study, StudyPath.START, "d9");
        play(study, StudyPath.START, "e9");
        play(study, StudyPath.START, "f9");
        assertTrue(study.reorder(first, 2));
        assertEquals("d9 e9 b9 f9", children(StudyPath.START));
        assertTrue(study.reorder(first, -1));
        assertEquals("d9 b9 e9 f9", children(StudyPath.START));
        assertFalse(study.reorder(last, -1));
        assertTrue(study.reorder(last, 99));
        assertEquals("b9 e9 f9 d9", children(StudyPath.START));
        assertFalse(study.reorder(last, 1));
    }

    @Test
    void deletedNodesComeBackWithAllThatFollowed() throws RefusedEdit {
        StudyPath path = play(study, StudyPath.START, "b9", "h9");
        StudyPath end = play(study, path, "dark", "a1");
        play(study, path.parent(), "h8");
        study.comment(end, "The end");
        String before = content(study);
        assertEquals(path.parent(), study.delete(path));
        assertEquals("h8", children(path.parent()));
        assertEquals(path.parent(), study.tree().existing(end));
        assertEquals(path, study.undo());
        assertEquals(before, content(study));
        assertEquals(end, study.tree().existing(end));
        assertEquals(path.parent(), study.redo());
        assertEquals("h8", children(path.parent()));
    }

    @Test
    void undoingShowsWhereTheChangeWas() throws RefusedEdit {
        StudyPath path = play(study, StudyPath.START, "b9");
        study.glyph(path, Glyph.GOOD);
        assertEquals(path, study.undo());
        assertEquals(StudyPath.START, study.undo());
        assertNull(study.undo());
        assertEquals(path, study.redo());
        assertEquals(path, study.redo());
        assertNull(study.redo());
        assertEquals(Glyph.GOOD, study.tree().node(path).annotation().glyph());
    }

    @Test
    void aChangeAfterUndoingEndsRedoing() throws RefusedEdit {
        play(study, StudyPath.START, "b9");
        study.undo();
        play(study, StudyPath.START, "c9");
        assertFalse(study.canRedo());
        assertEquals("c9", children(StudyPath.START));
    }

    @Test
    void whatChangesNothingIsNotUndone() throws RefusedEdit {
        study.comment(StudyPath.START, "");
        study.glyph(StudyPath.START, Glyph.NONE);
        study.clearMarks(StudyPath.START);
        assertFalse(study.canUndo());
    }

    @Test
    void undoneChangesAreLimitedButNeverNone() throws RefusedEdit {
        for (int i = 0; i < StudyHistory.MOST_EDITS + 20; i++) {
            study.comment(StudyPath.START, "Number " + i);
        }
        int undone = 0;
        while (study.undo() != null) {
            undone++;
        }
        assertEquals(StudyHistory.MOST_EDITS, undone);
        assertEquals("Number 19", study.tree().root().annotation().comment());
    }

    @ParameterizedTest
    @MethodSource("cases")
    void anySequenceOfChangesIsUndoneAndRedone(Case which) {
        Rng rng = new Rng(which.setup().hashCode());
        Study some = StudyFixture.random(which, 5, 10);
        List<String> contents = new ArrayList<>();
        int before = 0;
        while (some.undo() != null) {
            before++;
        }
        contents.add(content(some));
        while (contents.size() <= before) {
            some.redo();
            contents.add(content(some));
        }
        for (int i = 0; i < 25; i++) {
            if (!change(some, randomPath(some, rng), rng)) {
                continue;
            }
            contents.add(content(some));
            assertEquals(1 + countMoves(some), some.tree().root().size(), "sizes add up");
        }
        for (int round = 0; round < 2; round++) {
            for (int i = contents.size() - 2; i >= 0; i--) {
                some.undo();
                assertEquals(contents.get(i), content(some));
            }
            assertNull(some.undo());
            for (int i = 1; i < contents.size(); i++) {
                some.redo();
                assertEquals(contents.get(i), content(some));
            }
            assertNull(some.redo());
        }
    }

    private static int countMoves(Study some) {
        int[] nodes = {0};
        new StudyWalk() {
            @Override
            int visit(StudyNode node, int parent, State before) {
                nodes[0]++;
                return node.move();
            }
        }.run(some);
        return nodes[0];
    }

    private static StudyPath randomPath(Study some, Rng rng) {
        StudyPath path = StudyPath.START;
        StudyNode node = some.tree().root();
        int length = 1 + rng.next(12);
        while (node.childCount() > 0 && path.length() < length) {
            node = node.child(rng.next(node.childCount()));
            path = path.then(node.move());
        }
        return path;
    }

    private static boolean change(Study some, StudyPath path, Rng rng) {
        StudyTree before = some.tree();
        int change = rng.next(7);
        if (path.length() == 0 && (change == 2 || change == 3)) {
            return false; // the start stays
        }
        try {
            switch (change) {
                case 0 -> {
                    MoveList legal = new MoveList();
                    some.state(path).moves(legal);
                    if (legal.size() > 0) {
                        some.play(path, legal.sample(rng));
                    }
                }
                case 1 -> some.makeMainLine(path);
                case 2 -> some.reorder(path, rng.next(5) - 2);
                case 3 -> some.delete(path);
                case 4 -> some.comment(path, "Comment " + rng.next(3));
                case 5 -> some.glyph(path, Glyph.values()[rng.next(7)]);
                default -> some.draw(path, new Mark("a" + rng.next(2), "", Mark.Colour.RED));
            }
        } catch (RefusedEdit e) {
            throw new AssertionError(e);
        }
        return some.tree() != before;
    }

    @ParameterizedTest
    @MethodSource("cases")
    void positionsAreThoseOfTheMoves(Case which) {
        Study some = StudyFixture.random(which, 4, 40);
        Rng rng = new Rng(9);
        StudyPath main = some.tree().endOfLine(StudyPath.START);
        for (int i = 0; i < 60; i++) {
            StudyPath path = i % 3 == 0 ? main.until(rng.next(main.length() + 1)) : randomPath(some, rng);
            State state = some.start().start();
            for (int ply = 0; ply < path.length(); ply++) {
                state.play(path.move(ply));
            }
            assertEquals(Case.text(state), Case.text(some.state(path)));
            some.state(path).copyFrom(some.start().start()); // a copy: changing it changes nothing
        }
    }
}
