package atoll.e2e;

import atoll.engine.MoveList;
import atoll.engine.State;
import atoll.play.BadLink;
import atoll.study.Annotation;
import atoll.study.Glyph;
import atoll.study.RefusedEdit;
import atoll.study.SavedStudy;
import atoll.study.Studies;
import atoll.study.Study;
import atoll.study.StudyJson;
import atoll.study.StudyPath;
import java.util.Map;

/** Studies made on the JVM. */
final class SampleStudies {
    static final String TITLE = "The \"best\" <start> & Übermut";
    private static final String NOW = "2026-01-02T03:04:05.678Z";
    private static final int MOVES = 12;

    private SampleStudies() {}

    /** A game of Ponte with a title, a variation and two comments. */
    static Study ponte() {
        Study study = Studies.ofGame(SampleGames.ponte(MOVES).record(), State.SPECTATOR, 1);
        study.title(TITLE);
        try {
            StudyPath third = study.tree().endOfLine(StudyPath.START).until(3);
            study.comment(StudyPath.START, "About the start.");
            study.comment(third, "Wide open.\nOr is it? \ud83c\udf34");
            study.glyph(third, Glyph.DUBIOUS);
            MoveList legal = new MoveList();
            study.state(third).moves(legal);
            study.play(third, legal.get(legal.size() - 1));
        } catch (RefusedEdit e) {
            throw new AssertionError(e);
        }
        return study;
    }

    /** What one seat knows in the middle of a game with hidden hands. */
    static Study view(int seat) {
        return Studies.ofGame(SampleGames.game("kanaloa", 5, 40).record(), seat, 1);
    }

    /** A study that no link can hold. */
    static Study tooLong() {
        Study study = Studies.ofGame(SampleGames.ponte(MOVES).record(), State.SPECTATOR, 1);
        StudyPath end = study.tree().endOfLine(StudyPath.START);
        try {
            for (int i = 0; i < MOVES; i++) {
                study.comment(end.until(i), "word ".repeat(Annotation.LONGEST_COMMENT / 5));
            }
        } catch (RefusedEdit e) {
            throw new AssertionError(e);
        }
        return study;
    }

    /** A study as a browser stores it. */
    static Map<String, String> stored(String id, Study study) {
        return new SavedStudy(id, study, NOW).written(NOW);
    }

    /** All that belongs to a study, as text. */
    static String content(Study study) {
        return StudyJson.write(study);
    }

    /** The same of a stored study. */
    static String content(Map<String, String> stored) {
        try {
            return content(SavedStudy.read(stored::get).study());
        } catch (BadLink e) {
            throw new AssertionError(e);
        }
    }
}
