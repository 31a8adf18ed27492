package atoll.study;

import static atoll.study.StudyFixture.NAMES;
import static atoll.study.StudyFixture.play;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Case;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.play.GameRecord;
import atoll.play.Notation;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.template.TemplateGame;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class StudyTextTest {
    static List<Case> cases() {
        return Case.all();
    }

    @Test
    void variationsAreInParenthesesAndCommentsInBraces() throws RefusedEdit {
        Study study = StudyFixture.empty(StudyFixture.game("ponte"));
        study.comment(StudyPath.START, "About the {start}.\nA second line.");
        StudyPath main = play(study, StudyPath.START, "b9", "h9", "dark", "f6", "c8", "a1", "a2");
        study.glyph(main.until(2), Glyph.GOOD);
        study.comment(main.until(2), "Far away.");
        play(study, main.until(1), "h8", "light", "b3");
        StudyPath side = play(study, main.until(1), "h7", "dark", "c3");
        study.glyph(side.until(2), Glyph.DUBIOUS);
        play(study, side.until(2), "light");
        study.comment(side, "The end.");
        play(study, main.until(5), "d4");
        assertEquals("""
                Ponte del Diavolo

                {About the (start). A second line.}
                 1. Ann: b9 h9! {Far away.}
                    (1. Ann: ... h8 2. Bob: light 3. Ann: b3)
                    (1. Ann: ... h7?! 2. Bob: dark
                        (2. Bob: light)
                    2. Bob: ... c3 {The end.})
                 2. Bob: dark f6 c8
                 3. Ann: a1
                    (3. Ann: d4)
                 3. Ann: ... a2
                    *
                """, StudyText.write(study, List.of("Ponte del Diavolo"), NAMES));
    }

    @Test
    void anEmptyStudyHasOnlyTheHead() {
        Study study = StudyFixture.empty(StudyFixture.game("ponte"));
        assertEquals("Head\n\n    *\n", StudyText.write(study, List.of("Head"), NAMES));
    }

    @Test
    void longLinesAreBroken() throws RefusedEdit {
        Study study = StudyFixture.empty(StudyFixture.game("ponte"));
        StudyPath path = play(study, StudyPath.START, "b9", "h9", "dark");
        study.comment(path, "word ".repeat(60) + "x".repeat(150));
        String text = StudyText.write(study, List.of(), NAMES);
        for (String line : text.split("\n")) {
            assertTrue(line.length() <= 101 || line.contains("xxx"), line);
            assertEquals(line, line.stripTrailing());
        }
        assertEquals(60, text.split("word", -1).length - 1);
    }

    @Test
    void chanceIsInBracketsAndWhatIsDrawnIsHidden() throws RefusedEdit {
        TemplateGame game = new TemplateGame();
        Session session = new Session(game, Setup.of(game.info(), 2), Seed.of(1));
        for (String token : List.of("deal:weed", "deal:crab", "deal:fish", "deal:crab", "deal:fish", "deal:pearl")) {
            session.play(game.parseMove(session.state(), token));
        }
        Study study = Studies.ofGame(session.record(), 1, 5);
        assertFalse(study.isOpen());
        StudyPath hidden = study.play(
                StudyPath.START, Case.moves(study.state(StudyPath.START)).get(0));
        StudyPath path = study.play(hidden, Case.moves(study.state(hidden)).get(0));
        assertFalse(study.isVisible(hidden));
        assertTrue(study.isVisible(path));
        path = study.play(path, Case.moves(study.state(path)).get(0));
        String text = StudyText.write(study, List.of("Head"), NAMES);
        assertTrue(text.startsWith("Head\n\n 1. Ann: ?\n 2. Bob: hide:"), text);
        assertTrue(text.contains(" [deal:"), text);
    }

    /** Without variations and annotations it is the notation of the game. */
    @ParameterizedTest
    @MethodSource("cases")
    void aGameIsWrittenAsItsNotation(Case which) {
        GameRecord record = which.walk(2, session -> {}).record();
        Study study = Studies.ofGame(record, State.SPECTATOR, 1);
        assertEquals(
                words(Notation.of(record, List.of("Head"), NAMES) + "*"),
                words(StudyText.write(study, List.of("Head"), NAMES)));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void everyMoveOccursOnce(Case which) {
        Study study = StudyFixture.underWay(which, 3, 60);
        List<String> expected = new ArrayList<>();
        new StudyWalk() {
            @Override
            int visit(StudyNode node, int parent, State before) {
                String token = study.formatMove(before, node.move());
                expected.add(before.actor() < 0 ? "[" + token + "]" : token);
                return node.move();
            }
        }.run(study);
        String text = StudyText.write(study, List.of(), NAMES).replaceAll("\\s*\\{[^}]*\\}", "");
        List<String> tokens = new ArrayList<>();
        for (String word : words(text)) {
            if (!word.matches("\\(*[0-9]+\\.")
                    && !NAMES.contains(word.replace(":", ""))
                    && !word.equals("...")
                    && !word.equals("*")) {
                tokens.add(bare(word));
            }
        }
        expected.replaceAll(StudyTextTest::bare);
        assertEquals(
                expected.stream().sorted().toList(), tokens.stream().sorted().toList());
    }

    // Without parentheses and signs; a hidden move is empty then.
    private static String bare(String word) {
        return word.replaceAll("^\\(+|[)!?]+$", "");
    }

    private static List<String> words(String text) {
        return List.of(text.trim().split("\\s+"));
    }
}
