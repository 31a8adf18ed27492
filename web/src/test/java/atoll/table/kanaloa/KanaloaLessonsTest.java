package atoll.table.kanaloa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.State;
import atoll.games.kanaloa.KanaloaGame;
import atoll.games.kanaloa.KanaloaMap;
import atoll.games.kanaloa.KanaloaPositionParser;
import atoll.games.kanaloa.KanaloaState;
import atoll.table.Guide;
import atoll.table.Lesson;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks the numbers and names in the texts of Kanaloa's lessons and guide. */
class KanaloaLessonsTest {
    private final KanaloaGame game = new KanaloaGame();

    @Test
    void controlMatchesTheText() {
        assertEquals(0, controller(after("control"), "DALI"));
        KanaloaState end = after("takeover");
        assertEquals(1, controller(end, "ALOA"));
        assertEquals(-1, controller(end, "DALI"));
        assertEquals(0, end.board().owner(KanaloaPromptText.connection("DALI-ELOI")));
        KanaloaState bafi = after("relative");
        assertEquals(1, controller(bafi, "BAFI"));
        assertEquals(-1, bafi.board().owner(KanaloaPromptText.connection("BAFI-ELOI")));
        assertEquals(0, after("lono").board().owner(KanaloaPromptText.connection("ORO-RASI")), "in the same turn");
        assertEquals(-1, after("shared").board().owner(KanaloaPromptText.connection("BAFI-FATU")));
    }

    @Test
    void pointsMatchTheText() {
        KanaloaState start = (KanaloaState) lesson("value").start();
        assertEquals(2, start.worth(0, false));
        assertEquals(3, start.worth(0, true));
        assertEquals(1, after("value").worth(0, false));
        assertEquals(2, after("stone").points(0));
        assertEquals(State.OVER, after("passing").actor());
    }

    @Test
    void theGuideEndsAsItsTextSays() {
        Guide guide = KanaloaGuide.guide();
        KanaloaState end = null;
        for (Guide.Step step : guide.steps()) {
            end = (KanaloaState) step.start().copy();
            for (String wanted : step.line()) {
                end.play(Guide.moves(game, end, wanted).get(0));
            }
        }
        assertEquals(State.OVER, end.actor());
        assertEquals(10, end.score(0));
        assertEquals(9, end.score(1));
        assertEquals(1, end.rank(0));
    }

    /** After a correction of the map, the help omits only the lessons that need reconstructed connections. */
    @Test
    void lessonsThatTheMapLacksAreOmitted() {
        String open = "open KULU LUMI MOKO NENE\nhand 0 ALOA\n";
        assertNotNull(KanaloaLessons.lesson("x", 2, false, open, "", "draw", "", "ALOA:ALOA-BAFI"));
        assertNull(KanaloaLessons.lesson("x", 2, false, open + "bridges 0 ALOA-KULU\n", "", "", "", ""));
        assertNull(KanaloaLessons.lesson("x", 2, false, open + "hand 1 UPOLU\n", "", "", "", ""));
        assertNull(KanaloaLessons.lesson("x", 2, false, open, "", "", "", "ALOA:ALOA-KULU"));
        assertNull(KanaloaLessons.lesson("x", 2, false, open, "", "ALOA:ALOA-KULU", "", ""));
        assertNotNull(KanaloaGuide.guide());
        assertNull(KanaloaGuide.ifPossible(() -> {
            KanaloaPositionParser.read(3, false, open + "bridges 0 ALOA-KULU\n");
            return KanaloaGuide.guide();
        }));
        assertNull(KanaloaGuide.ifPossible(
                () -> new Guide(game, 0, KanaloaPositionParser.read(3, false, open)).step("build", "ALOA:ALOA-KULU")));
    }

    /** An owner of the box must see where our map may differ. */
    @ParameterizedTest
    @ValueSource(strings = {"en", "de"})
    void theHelpStatesReconstructedParts(String language) throws IOException {
        var texts = JsonParser.parseString(Files.readString(Path.of("../static/help/kanaloa." + language + ".json")))
                .getAsJsonObject();
        String known = texts.get("help.kanaloa.map.1").getAsString();
        String reconstructed = texts.get("help.kanaloa.map.2").getAsString();
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            String name = KanaloaMap.name(island);
            assertTrue((KanaloaMap.isNameKnown(island) ? known : reconstructed).contains(name), name);
            assertTrue(KanaloaMap.isSizeKnown(island) || reconstructed.contains(name), name);
        }
        for (int c = 0; c < KanaloaMap.CONNECTIONS; c++) {
            if (KanaloaMap.isConnectionKnown(c)) {
                assertTrue(known.contains(KanaloaMap.connectionName(c)));
            }
        }
    }

    private static Lesson lesson(String id) {
        return KanaloaLessons.chapters().stream()
                .flatMap(chapter -> chapter.lessons().stream())
                .filter(lesson -> lesson.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private KanaloaState after(String id) {
        KanaloaState at = (KanaloaState) lesson(id).start().copy();
        for (String token : Lesson.tokens(lesson(id).claims().line())) {
            at.play(game.parseMove(at, token));
        }
        return at;
    }

    private static int controller(KanaloaState at, String island) {
        return at.board().controller(KanaloaMap.find(island));
    }
}
