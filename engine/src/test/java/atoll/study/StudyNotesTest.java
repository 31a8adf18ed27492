package atoll.study;

import static atoll.study.StudyFixture.empty;
import static atoll.study.StudyFixture.game;
import static atoll.study.StudyFixture.play;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Case;
import atoll.engine.MoveList;
import atoll.engine.State;
import atoll.games.Games;
import atoll.study.RefusedEdit.Why;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** Marks, comments and titles of a study, and its limits. */
class StudyNotesTest {
    private final Study study = empty(game("ponte"));

    private static Why refused(Executable edit) {
        return assertThrows(RefusedEdit.class, edit).why();
    }

    @Test
    void marksAreDrawnTakenAwayAndChangeTheirColour() throws RefusedEdit {
        Mark green = new Mark("c4", "", Mark.Colour.GREEN);
        Mark red = new Mark("c4", "", Mark.Colour.RED);
        Mark arrow = new Mark("c4", "d5", Mark.Colour.GREEN);
        study.draw(StudyPath.START, green);
        study.draw(StudyPath.START, arrow);
        assertEquals(List.of(green, arrow), study.tree().root().annotation().marks());
        study.draw(StudyPath.START, red);
        assertEquals(List.of(arrow, red), study.tree().root().annotation().marks());
        study.draw(StudyPath.START, red);
        assertEquals(List.of(arrow), study.tree().root().annotation().marks());
        study.clearMarks(StudyPath.START);
        assertTrue(study.tree().root().annotation().isEmpty());
    }

    @Test
    void noMarkPointsAtItselfOrNowhere() {
        for (String spot : List.of("", " ", "a b", "\u00e4", "x".repeat(Mark.LONGEST_SPOT + 1), "c4")) {
            assertThrows(IllegalArgumentException.class, () -> new Mark(spot, "c4", Mark.Colour.RED));
        }
        assertThrows(IllegalArgumentException.class, () -> new Mark("c4", "a\n", Mark.Colour.RED));
        Mark mark = new Mark("c4", "", Mark.Colour.RED);
        List<Mark> twice = List.of(mark, new Mark("c4", "", Mark.Colour.BLUE));
        assertThrows(IllegalArgumentException.class, () -> Annotation.NONE.withMarks(twice));
    }

    @Test
    void limitsAreRefusedAndSayWhich() throws RefusedEdit {
        StudyPath path = play(study, StudyPath.START, "b9");
        assertEquals(Why.COMMENT, refused(() -> study.comment(path, "x".repeat(Annotation.LONGEST_COMMENT + 1))));
        study.comment(path, "x".repeat(Annotation.LONGEST_COMMENT));
        for (int i = 0; i < Annotation.MOST_MARKS; i++) {
            study.draw(path, new Mark("c" + i, "", Mark.Colour.RED));
        }
        assertEquals(Why.MARKS, refused(() -> study.draw(path, new Mark("d", "", Mark.Colour.RED))));
        study.draw(path, new Mark("c0", "", Mark.Colour.BLUE));
        study.draw(path, new Mark("c0", "", Mark.Colour.BLUE));
        study.draw(path, new Mark("d", "", Mark.Colour.RED));
    }

    @Test
    void allTextsTogetherAreLimited() throws RefusedEdit {
        Case which = game("ponte");
        Study some = Studies.ofGame(which.walk(1, session -> {}).record(), State.SPECTATOR, 1);
        StudyPath end = some.tree().endOfLine(StudyPath.START);
        MoveList legal = new MoveList();
        some.state(StudyPath.START).moves(legal);
        StudyPath first = some.play(StudyPath.START, legal.get(0));
        some.state(first).moves(legal);
        String longest = "x".repeat(Annotation.LONGEST_COMMENT);
        List<StudyPath> paths = new ArrayList<>();
        for (int i = 0; i <= Study.MOST_TEXT / Annotation.LONGEST_COMMENT; i++) {
            paths.add(i < end.length() ? end.until(i) : some.play(first, legal.get(i - end.length())));
        }
        StudyPath last = paths.remove(paths.size() - 1);
        for (StudyPath path : paths) {
            some.comment(path, longest);
        }
        assertEquals(Why.TEXT, refused(() -> some.comment(last, "x")));
        assertEquals(Why.TEXT, refused(() -> some.draw(last, new Mark("x", "", Mark.Colour.RED))));
        some.comment(paths.get(0), "shorter");
        some.comment(last, "x");
    }

    @Test
    void theNumberOfMovesIsLimited() {
        MoveList legal = new MoveList();
        study.state(StudyPath.START).moves(legal);
        Study full = new Study(study.start(), Study.EVERYTHING, line(Study.MOST_NODES));
        assertEquals(Why.NODES, refused(() -> full.play(StudyPath.START, legal.get(0))));
        StudyNode more = line(Study.MOST_NODES + 1);
        assertThrows(IllegalArgumentException.class, () -> new Study(study.start(), Study.EVERYTHING, more));
        Games.ALL.forEach(game -> assertTrue(game.info().maxMoves() < Study.MOST_NODES, "any game opens"));
    }

    // Not legal moves, but nobody plays them.
    private static StudyNode line(int nodes) {
        StudyNode node = StudyNode.leaf(-5);
        for (int i = 1; i < nodes; i++) {
            node = new StudyNode(-5, Annotation.NONE, node);
        }
        return node;
    }

    @Test
    void titlesAreShortLines() {
        study.title("  Two\nlines\t" + "x".repeat(100));
        assertEquals("Two lines " + "x".repeat(Study.LONGEST_TITLE - 10), study.title());
        study.title("x".repeat(Study.LONGEST_TITLE - 1) + "\ud83c\udf34");
        assertEquals("x".repeat(Study.LONGEST_TITLE - 1), study.title(), "not half a character");
        study.title("");
        assertEquals("", study.title());
    }

    @Test
    void aCommentWrittenKeyByKeyIsUndoneAtOnce() throws RefusedEdit {
        StudyPath path = play(study, StudyPath.START, "b9");
        for (int length = 1; length <= 5; length++) {
            study.writeComment(path, "Hello".substring(0, length));
        }
        study.writeComment(path, "Hello");
        study.comment(StudyPath.START, "S");
        study.writeComment(path, "Hello!");
        assertEquals(path, study.undo());
        assertEquals("Hello", study.tree().node(path).annotation().comment());
        study.writeComment(path, "Hello?");
        assertFalse(study.canRedo());
        study.undo();
        study.undo();
        assertEquals("Hello", study.tree().node(path).annotation().comment());
        study.undo();
        assertEquals("", study.tree().node(path).annotation().comment());
        study.redo();
        assertEquals("Hello", study.tree().node(path).annotation().comment());
    }

    @Test
    void commentsAreTextThatAnyFileCanHold() throws RefusedEdit {
        study.comment(StudyPath.START, "a\r\nb\rc\u0000d\ud83ce\udf34\ud83c\udf34\u0085\ud83c");
        assertEquals(
                "a\nb\nc d\ufffde\ufffd\ud83c\udf34 \ufffd",
                study.tree().root().annotation().comment());
    }
}
