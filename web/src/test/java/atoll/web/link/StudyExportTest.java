package atoll.web.link;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.Games;
import atoll.play.BadLink;
import atoll.play.Link;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.study.Annotation;
import atoll.study.BadStudyText;
import atoll.study.RefusedEdit;
import atoll.study.Studies;
import atoll.study.Study;
import atoll.study.StudyJsonReader;
import atoll.study.StudyLink;
import atoll.study.StudyPath;
import atoll.study.StudyTextReader;
import atoll.table.text.Messages;
import atoll.table.text.TestMessages;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StudyExportTest {
    private static final String HERE = "https://example.org/atoll/";
    private static final Messages ENGLISH = TestMessages.of("en");
    private static final int END = 10_000;

    private static Session played(String id, int plies, int seed) {
        Session session = new Session(Games.find(id), Setup.of(Games.find(id).info(), 2), Seed.of(seed));
        MoveList legal = new MoveList();
        Rng rng = new Rng(seed);
        while (session.ply() < plies && session.state().actor() != State.OVER) {
            session.state().moves(legal);
            session.play(session.state().actor() == State.CHANCE ? session.outcome() : legal.sample(rng));
        }
        return session;
    }

    private static StudyExport export(Study study) {
        return new StudyExport(study, ENGLISH, HERE);
    }

    private static Study study(String game, int plies, int viewer) {
        return Studies.ofGame(played(game, plies, 3).record(), viewer, 1);
    }

    private static String link(StudyExport export) {
        assertTrue(export.link().startsWith(HERE + "#"), export.link());
        return export.link().substring(HERE.length() + 1);
    }

    @Test
    void theLinkAndTheFileAreReadBack() throws BadLink {
        for (Study study : List.of(study("ponte", 20, 0), study("kanaloa", 40, 1), study("origo", END, 0))) {
            study.title("Title");
            StudyExport export = export(study);
            assertEquals(
                    export.json(), export(StudyJsonReader.read(export.json())).json());
            assertEquals(StudyLink.of(study), link(export));
            if (!export.isTooLong()) {
                assertEquals(export.json(), export(StudyLink.read(link(export))).json());
            }
        }
    }

    @Test
    void aLongStudyFitsInNoLink() throws RefusedEdit {
        Study study = study("ponte", 20, 0);
        assertFalse(export(study).isTooLong());
        for (int i = 0; i < 10; i++) {
            study.comment(
                    study.tree().endOfLine(StudyPath.START).until(i), "word ".repeat(Annotation.LONGEST_COMMENT / 5));
        }
        assertTrue(export(study).isTooLong());
        assertEquals(10, export(study).comments());
        assertEquals(20, export(study).moves());
    }

    @Test
    void commentsOfAllVariationsAreCounted() throws RefusedEdit {
        Study study = study("ponte", 20, 0);
        StudyPath third = study.tree().endOfLine(StudyPath.START).until(3);
        MoveList legal = new MoveList();
        study.state(third).moves(legal);
        StudyPath variation = study.play(third, legal.get(legal.size() - 1));
        study.comment(variation, "Here");
        study.comment(third, "and there");
        assertEquals(2, export(study).comments());
        assertEquals(21, export(study).moves());
    }

    /** Every finished game is open; but whether something was hidden during it depends on the game. */
    @Test
    void whatIsRevealedIsSaid() {
        String open = ENGLISH.text("share.reveals.open");
        String everything = ENGLISH.text("studies.reveals.everything");
        assertEquals(open, export(study("ponte", 20, 0)).reveals());
        assertEquals(open, export(study("ponte", END, 0)).reveals());
        for (String hiding : List.of("kanaloa", "origo")) {
            assertEquals(everything, export(study(hiding, END, 0)).reveals(), hiding);
        }
        // A builder of Rapa Nui sacrifices in secret, but often has only one kind to give.
        Set<String> rapanui = new HashSet<>();
        for (int seed = 1; seed <= 10; seed++) {
            rapanui.add(export(Studies.ofGame(played("rapanui", END, seed).record(), 0, 1))
                    .reveals());
        }
        assertTrue(rapanui.contains(everything), rapanui::toString);
        assertEquals(
                ENGLISH.format("studies.reveals.view", ENGLISH.format("seat.number", "2")),
                export(study("kanaloa", 40, 1)).reveals());
        assertEquals(
                ENGLISH.text("studies.reveals.onlooker"),
                export(study("kanaloa", 40, State.SPECTATOR)).reveals());
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "de"})
    void theTextHasAHead(String language) {
        Messages messages = TestMessages.of(language);
        Study study = study("kanaloa", 40, 1);
        study.title("Wohin?");
        String text = new StudyExport(study, messages, HERE).text();
        List<String> lines = text.lines().toList();
        assertEquals("Wohin?", lines.get(0));
        assertEquals(messages.text("game.kanaloa.name"), lines.get(1));
        assertTrue(lines.contains(StudyExport.view(1, messages)), text);
        State seen = study.view(StudyPath.START);
        assertTrue(lines.contains(messages.format("share.from", HERE + "#" + Link.view(study.game(), seen, 1))), text);
    }

    /** The text shows what the viewer of the study sees, and nothing that was drawn at random. */
    @Test
    void theTextOfAViewDoesNotDependOnWhatWasDrawn() throws RefusedEdit {
        Session session = played("kanaloa", 40, 3);
        Study one = Studies.ofGame(session.record(), State.SPECTATOR, 1);
        Study two = Studies.ofGame(session.record(), State.SPECTATOR, 2);
        assertFalse(StudyLink.of(one).equals(StudyLink.of(two)), "they differ in what was drawn");
        assertEquals(export(one).text(), export(two).text());
    }

    @Test
    void theTextIsReadBack() throws BadStudyText {
        Study position =
                Studies.ofPosition(Games.find("ponte"), played("ponte", 20, 3).state());
        assertTrue(
                export(position).text().contains(HERE + "#2.ponte.p."),
                export(position).text());
        for (Study study : List.of(position, study("ponte", 20, 0), study("kanaloa", 40, 1), study("origo", END, 0))) {
            String text = export(study).text();
            assertEquals(text, export(StudyTextReader.read(text)).text());
        }
    }

    @Test
    void namesAreTheTitleOrTheGame() {
        Study study = study("ponte", 20, 0);
        assertEquals(ENGLISH.text("game.ponte.name"), export(study).name());
        study.title("My / start");
        assertEquals("My / start", export(study).name());
        assertEquals("atoll-My / start.json", export(study).fileName("json"));
    }

    @Test
    void viewersAreNamed() {
        assertEquals(ENGLISH.text("studies.view.everything"), StudyExport.view(Study.EVERYTHING, ENGLISH));
        assertEquals(ENGLISH.text("studies.view.onlooker"), StudyExport.view(State.SPECTATOR, ENGLISH));
        assertTrue(StudyExport.view(0, ENGLISH).contains("1"));
    }
}
