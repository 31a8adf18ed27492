package atoll.web.home;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.Games;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.study.RefusedEdit;
import atoll.study.Studies;
import atoll.study.Study;
import atoll.study.StudyJson;
import atoll.study.StudyJsonReader;
import atoll.study.StudyPath;
import atoll.table.text.Messages;
import atoll.table.text.TestMessages;
import atoll.web.link.StudyExport;
import java.util.List;
import org.junit.jupiter.api.Test;

class StudyFileTest {
    private static Study study() {
        Session session =
                new Session(Games.find("ponte"), Setup.of(Games.find("ponte").info(), 2), Seed.of(1));
        return Studies.ofGame(session.record(), State.SPECTATOR, 1);
    }

    private static String file() {
        Study study = study();
        study.title("\"kind\": \"study\" of {x}");
        return StudyJson.write(study);
    }

    private static void wrong(String key, String text, String... values) {
        for (Messages messages : List.of(TestMessages.of("en"), TestMessages.of("de"))) {
            StudyFile file = new StudyFile(text, messages);
            assertNull(file.study(), text);
            String expected = values.length == 0 ? messages.text(key) : messages.format(key, values);
            assertEquals(expected, file.message(), text);
        }
    }

    @Test
    void aDamagedStudyIsStillCalledAStudy() {
        String file = file();
        for (int length = file.indexOf("\"title\""); length < file.length() - 2; length++) {
            wrong("studies.file.damaged", file.substring(0, length));
        }
    }

    @Test
    void whatIsWrongIsSaid() {
        wrong("studies.file.newer", file().replace("\"format\": 1", "\"format\": 7"));
        wrong("studies.file.long", file() + " ".repeat(StudyJsonReader.LONGEST));
        wrong("studies.file.game", file().replace("ponte", "chess"));
        wrong("studies.file.illegal", file().replace("\"moves\": [", "\"moves\": [{\"move\":\"nonsense\"}"));
    }

    @Test
    void aTextIsAStudyWithItsTitle() {
        for (String title : List.of("", "Wohin? #1")) {
            for (String language : List.of("en", "de")) {
                Study study = study();
                study.title(title);
                String text = new StudyExport(study, TestMessages.of(language), "https://example.org/").text();
                for (String file : List.of(text, "\ufeff" + text.replace("\n", "\r\n"))) {
                    Study read = new StudyFile(file, TestMessages.of("en")).study();
                    assertEquals(title, read.title());
                    assertEquals(StudyJson.write(study), StudyJson.write(read));
                }
            }
        }
    }

    @Test
    void whatIsWrongWithATextIsSaid() throws RefusedEdit {
        Study study = study();
        study.play(StudyPath.START, study.game().parseMove(study.state(StudyPath.START), "b9"));
        String text = new StudyExport(study, TestMessages.of("en"), "https://example.org/").text();
        wrong("studies.text.wrong", text.replace("b9", "z99 {here}"), "z99 {here}");
        wrong("studies.text.cut", text.substring(0, text.indexOf('*')));
        wrong("studies.file.newer", text.replace("#2.", "#3."));
        wrong("studies.file.long", text + " ".repeat(StudyJsonReader.LONGEST));
        Session session = new Session(
                Games.find("kanaloa"), Setup.of(Games.find("kanaloa").info(), 2), Seed.of(1));
        while (session.state().actor() == State.CHANCE) {
            session.play(session.outcome());
        }
        Study view = Studies.ofGame(session.record(), 1, 1);
        String hiding = new StudyExport(view, TestMessages.of("en"), "https://example.org/")
                .text()
                .replace("*", "deal:?? *");
        wrong("studies.text.hidden", hiding, "deal:?? *");
    }

    @Test
    void anyOtherFileIsNoStudy() {
        for (String text : List.of("", "x", "{}", "[]", "{\"atoll\":1,\"games\":[", "{\"kind\":\"game\"}", "\ufeff{")) {
            wrong("games.nofile", text);
        }
        wrong("studies.file.long", " ".repeat(StudyJsonReader.LONGEST + 1));
    }
}
