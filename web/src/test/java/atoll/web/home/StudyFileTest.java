package atoll.web.home;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.Games;
import atoll.play.BadLink;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.study.Studies;
import atoll.study.Study;
import atoll.study.StudyJson;
import atoll.study.StudyJsonReader;
import atoll.table.text.TestMessages;
import java.util.List;
import org.junit.jupiter.api.Test;

class StudyFileTest {
    private static String file() {
        Session session =
                new Session(Games.find("ponte"), Setup.of(Games.find("ponte").info(), 2), Seed.of(1));
        Study study = Studies.ofGame(session.record(), State.SPECTATOR, 1);
        study.title("\"kind\": \"study\" of {x}");
        return StudyJson.write(study);
    }

    private static String message(String text) {
        return StudyFile.messageKey(text, assertThrows(BadLink.class, () -> StudyJsonReader.read(text)));
    }

    @Test
    void aDamagedStudyIsStillCalledAStudy() {
        String file = file();
        for (int length = file.indexOf("\"title\""); length < file.length() - 2; length++) {
            assertEquals("studies.file.damaged", message(file.substring(0, length)), file.substring(0, length));
        }
    }

    @Test
    void whatIsWrongIsSaid() {
        assertEquals("studies.file.newer", message(file().replace("\"format\": 1", "\"format\": 7")));
        assertEquals("studies.file.long", message(file() + " ".repeat(StudyJsonReader.LONGEST)));
        assertEquals("studies.file.game", message(file().replace("ponte", "chess")));
        assertEquals(
                "studies.file.illegal", message(file().replace("\"moves\": [", "\"moves\": [{\"move\":\"nonsense\"}")));
    }

    @Test
    void anyOtherFileIsNoStudy() {
        for (String text : List.of("", "x", "{}", "[]", "{\"atoll\":1,\"games\":[", "{\"kind\":\"game\"}", "\ufeff{")) {
            assertEquals("games.nofile", message(text), text);
        }
        assertEquals("games.nofile", message(" ".repeat(StudyJsonReader.LONGEST + 1)));
    }

    @Test
    void everyReasonHasAText() {
        for (BadLink.Why why : BadLink.Why.values()) {
            for (String language : List.of("en", "de")) {
                TestMessages.of(language).text(StudyFile.messageKey(file(), new BadLink(why, "")));
            }
        }
    }
}
