package atoll.study;

import static atoll.study.StudyFixture.NAMES;
import static atoll.study.StudyFixture.content;
import static atoll.study.StudyFixture.play;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Case;
import atoll.engine.Game;
import atoll.games.Games;
import atoll.play.Link;
import atoll.study.BadStudyText.Why;
import atoll.template.TemplateGames;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class StudyTextReaderTest {
    private static final String START = "From https://example.org/a/#"
            + Link.game(StudyFixture.empty(StudyFixture.game("ponte")).start()) + "\n";

    static List<Case> cases() {
        return Case.all();
    }

    private static String text(Study study) {
        return StudyText.write(study, List.of("Title #1", "From #" + StudyText.start(study)), NAMES);
    }

    private static Study read(String moves) throws BadStudyText {
        return StudyTextReader.read(START + "\n" + moves + "\n*");
    }

    private static BadStudyText refused(String text) {
        return assertThrows(BadStudyText.class, () -> StudyTextReader.read(text));
    }

    /** But for line breaks and braces in comments. */
    @ParameterizedTest
    @MethodSource("cases")
    void studiesOfWholeGamesAreReadBack(Case which) throws BadStudyText {
        for (int seed = 1; seed <= 2; seed++) {
            Study study = StudyFixture.random(which, seed, 40);
            Study read = StudyTextReader.read(TemplateGames.ALL, text(study));
            read.title(study.title());
            assertEquals(content(study).replace("{so}\\u000a", "(so) "), content(read));
            assertEquals(text(study), text(read));
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void aStudyOfAViewIsReadBackUnlessItsTextLeavesSomethingOut(Case which) throws BadStudyText {
        for (int seed = 1; seed <= 6; seed++) {
            Study study = StudyFixture.underWay(which, seed, 10);
            String text = text(study);
            try {
                assertEquals(text, text(StudyTextReader.read(TemplateGames.ALL, text)));
            } catch (BadStudyText e) {
                assertEquals(Why.HIDDEN, e.why(), text);
                assertTrue(!study.isOpen(), text);
            }
        }
    }

    @Test
    void numbersNamesAndBreaksDoNotMatter() throws BadStudyText, RefusedEdit {
        Study study = StudyFixture.empty(StudyFixture.game("ponte"));
        StudyPath main = play(study, StudyPath.START, "b9", "h9", "dark");
        study.glyph(main.until(2), Glyph.INTERESTING);
        study.comment(main.until(2), "Far (away).");
        study.draw(main.until(2), new Mark("h9", "b9", Mark.Colour.RED));
        study.glyph(play(study, main.until(1), "h8"), Glyph.BLUNDER);
        String expected = content(study);
        for (String moves : List.of(
                " 1. Ann: b9 h9!? {[red h9 b9] Far (away).}\n    (1. Ann: ... h8??)\n 2. Bob: dark",
                "b9 h9!? {[red h9\nb9]\n Far\n\n(away).} (h8??) dark",
                "7. A player, at seat 1: b9\r\n\r\nh9!?{[red h9 b9] Far (away). }(... h8??)2. ... dark",
                "b9 h9 !? { [red h9 b9] Far (away). } (h8 ??) dark",
                "\t1. Ann:\tb9 ... h9!? {[red  h9  b9] Far (away).} ( 1. ... h8?? ) dark\n")) {
            Study read = StudyTextReader.read("\ufeffAny line\r\n" + START + " \n" + moves + "\n*");
            read.title(study.title());
            assertEquals(expected, content(read), moves);
        }
    }

    @Test
    void aCommentStandsAtTheStart() throws BadStudyText {
        assertEquals("x y", read("{x\ny} b9").tree().root().annotation().comment());
        assertEquals(2, read("{x} b9").tree().root().size());
        assertEquals(1, read("").tree().root().size());
    }

    @Test
    void bracketsThatAreNoMarksBelongToTheComment() throws BadStudyText {
        for (String comment : List.of("[green]", "[green b9", "[violet b9] x", "x [green b9]", "[green a b c]")) {
            Annotation annotation = read("{" + comment + "}").tree().root().annotation();
            assertEquals(comment, annotation.comment());
            assertEquals(List.of(), annotation.marks());
        }
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
                    'b9 z99 h9', z99 h9
                    'b9 b9', b9
                    'b9 h9 dark!!!', dark!!!
                    'b9 (b9)', b9)
                    '(b9)', (b9)
                    'b9 () h9', ) h9
                    'b9 ({x} h9) h9', {x} h9) h9
                    'b9) h9', ) h9
                    'b9 } h9', } h9
                    'b9 {x', {x
                    'b9 {x} {y}', {y}
                    'b9 {[red a] [red a]}', {[red a] [red a]}
                    'b9 (c9 *', *
                    'b9 * h9', h9
                    'b9 ! ! !! h9', b9 ! ! !! h9
                    """)
    void theFirstWrongPlaceIsTold(String moves, String place) {
        BadStudyText wrong = refused(START + "\n" + moves + "\n*");
        assertEquals(Why.PLACE, wrong.why());
        assertEquals(place, wrong.place());
    }

    @Test
    void aPlaceIsShortAndEndsWithItsLine() {
        assertEquals("zz1 zz2", refused(START + "\nzz1 zz2\nzz3 *").place());
        assertEquals(
                "z".repeat(30), refused(START + "\n" + "z".repeat(50) + " *").place());
        assertEquals(
                "z".repeat(29),
                refused(START + "\n" + "z".repeat(29) + "\ud83c\udf34 *").place());
    }

    /** A cut move may be another one, so nothing but the star says that the text is complete. */
    @Test
    void aCutTextIsCalledSo() throws RefusedEdit {
        Study study = StudyFixture.empty(StudyFixture.game("ponte"));
        play(study, play(study, StudyPath.START, "b10").parent(), "b9", "h10", "dark");
        String text = text(study);
        int head = text.indexOf("\n\n");
        for (int length = head; length < text.indexOf('*'); length++) {
            BadStudyText wrong = refused(text.substring(0, length));
            assertTrue(wrong.why() == Why.CUT || wrong.why() == Why.PLACE, text.substring(0, length));
        }
        assertEquals(
                Why.CUT, refused(text.substring(0, text.indexOf("h10") + 2)).why());
    }

    @Test
    void otherTextsAreNoStudies() {
        for (String text : List.of("", "b9 h9", "# Title\n\nText", "{\"kind\":\"study\"}")) {
            assertEquals(Why.NO_STUDY, refused(text).why(), text);
        }
        BadStudyText damaged = refused(START.replace("#2.ponte.g.", "#2.ponte.g.0"));
        assertEquals(Why.PLACE, damaged.why());
        assertTrue(damaged.place().startsWith("2.ponte.g.0"), damaged.place());
        assertEquals(Why.NO_STUDY, refused("Head\n\n" + START + "\nb9").why(), "not in the head");
    }

    @Test
    void newerAndTooLongTextsAreCalledSo() {
        assertEquals(Why.NEWER, refused(START.replace("#2.", "#3.") + "\nb9").why());
        List<Game> others = List.of(Games.find("orbis"));
        BadStudyText other = assertThrows(BadStudyText.class, () -> StudyTextReader.read(others, START));
        assertEquals(Why.NEWER, other.why());
        assertEquals(
                Why.LONG, refused(START + " ".repeat(StudyJsonReader.LONGEST)).why());
        assertEquals(
                Why.LONG, refused(START + "\n" + "b9 ".repeat(Study.MOST_NODES)).why());
        String comment = "{" + "x".repeat(Annotation.LONGEST_COMMENT) + "} ";
        String comments = ("b9 " + comment).repeat(1 + Study.MOST_TEXT / Annotation.LONGEST_COMMENT);
        assertEquals(Why.LONG, refused(START + "\n" + comments).why());
        assertEquals(Why.PLACE, refused(START + "\n{x" + comment.substring(1)).why());
    }
}
