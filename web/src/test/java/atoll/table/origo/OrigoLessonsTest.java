package atoll.table.origo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Game;
import atoll.games.origo.OrigoBattle;
import atoll.games.origo.OrigoBoard;
import atoll.games.origo.OrigoGame;
import atoll.games.origo.OrigoMap;
import atoll.games.origo.OrigoPositionParser;
import atoll.games.origo.OrigoScoring;
import atoll.games.origo.OrigoState;
import atoll.table.Chapter;
import atoll.table.Guide;
import atoll.table.Lesson;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks the numbers in the texts of lessons and guide. */
class OrigoLessonsTest {
    private final Game game = new OrigoGame();

    @Test
    void everyExampleIsThere() {
        assertEquals(
                List.of("limits", "cards", "battle", "seas", "chain", "harbour", "jump", "later", "example", "ties"),
                OrigoLessons.chapters().stream()
                        .map(Chapter::lessons)
                        .flatMap(List::stream)
                        .map(Lesson::id)
                        .toList());
    }

    @Test
    void theBattleMatchesTheText() {
        OrigoState start = start("battle");
        OrigoBattle before = start.survey().battle(OrigoMap.field("G2"));
        assertEquals(2, before.value(OrigoBattle.ATTACKER));
        assertEquals(2, before.value(OrigoBattle.DEFENDER));
        OrigoState end = after("battle");
        assertEquals(0, end.board().owner(OrigoMap.field("G2")));
        assertEquals(start.board().supply(0) - 1, end.board().supply(0));
        assertEquals(start.board().supply(2), end.board().supply(2), "a shield that stood is out of the game");
    }

    @Test
    void aSideOfTheBattleTakesTheLeadEachTime() {
        OrigoState state = start("battle").copy();
        int[][] values = {{4, 2}, {4, 4}, {6, 4}, {6, 6}, {8, 6}, {8, 8}, {10, 8}, {10, 10}, {12, 10}};
        for (int i = 0; i < values.length; i++) {
            state.play(game.parseMove(
                    state, Lesson.tokens(lesson("battle").claims().line()).get(i)));
            OrigoBattle battle = state.survey().battle();
            int[] now = {battle.value(OrigoBattle.ATTACKER), battle.value(OrigoBattle.DEFENDER)};
            assertEquals(Arrays.toString(values[i]), Arrays.toString(now));
        }
    }

    @Test
    void theLeaderJumps() {
        assertEquals(
                List.of(4, 7), List.of(start("jump").leader(0), start("jump").leader(1)));
        assertEquals(
                List.of(8, 7), List.of(after("jump").leader(0), after("jump").leader(1)));
        assertTrue(after("jump").board().isFounded(OrigoMap.find("belgica")));
    }

    @Test
    void aSecondScoringWaits() {
        assertEquals(1, start("later").waiting());
        assertEquals(2, after("later").waiting());
        assertEquals(8, after("later").board().stones());
    }

    @Test
    void theScoringMatchesTheText() {
        OrigoScoring scoring = start("example").survey().scoring();
        List<String> clans = new ArrayList<>();
        for (int clan = 0; clan < scoring.clans(); clan++) {
            clans.add(scoring.clanSeat(clan) + ":" + scoring.clanSize(clan) + "=" + scoring.clanPoints(clan));
        }
        assertEquals(List.of("0:14=8", "2:10=6", "1:6=4", "1:6=4", "2:5=1", "1:4=0"), clans);
        assertEquals(List.of(2, 5, 2), List.of(scoring.seaPoints(0), scoring.seaPoints(1), scoring.seaPoints(2)));
        assertEquals(1, scoring.sovereign(OrigoMap.find("belgica")));
        assertEquals(1, scoring.sovereign(OrigoMap.find("dalmatien")));
        assertEquals(2, scoring.sovereign(OrigoMap.find("helvetien")));
    }

    @Test
    void tiesMatchTheText() {
        OrigoScoring scoring = start("ties").survey().scoring();
        int germania = OrigoMap.find("germanien");
        int poland = OrigoMap.find("polen");
        assertEquals(2, scoring.countryPoints(germania, 0));
        assertEquals(2, scoring.countryPoints(germania, 1));
        assertEquals(1, scoring.countryPoints(germania, 2));
        assertEquals(1, scoring.countryPoints(poland, 0));
        assertEquals(1, scoring.countryPoints(poland, 1));
    }

    @Test
    void theGuideMatchesTheRules() {
        List<Guide.Step> steps = OrigoGuide.guide().steps();
        assertEquals(9, steps.size());
        assertEquals(3, end(steps.get(0)).survey().scoring().clanSize(0));
        assertEquals(4, end(steps.get(1)).survey().scoring().clanSize(0));
        assertEquals(4, end(steps.get(2)).survey().scoring().clanSize(0));
        OrigoBattle battle = end(steps.get(4)).survey().battle();
        assertEquals(4, battle.value(OrigoBattle.ATTACKER));
        assertEquals(4, battle.value(OrigoBattle.DEFENDER));
        assertEquals(0, end(steps.get(5)).board().owner(OrigoMap.field("D7")));
        assertTrue(end(steps.get(6)).hasSailed(OrigoMap.field("C4")));
        assertEquals(8, end(steps.get(7)).leader(0));
    }

    @ParameterizedTest
    @CsvSource({"en, 'the first stone brings 3 and the twelfth 7'", "de, 'bringt der erste Stein 3 und der zwölfte 7'"})
    void theHelpStatesEachStoneAndItsCertainty(String language, String inferred) throws IOException {
        JsonObject texts = texts(language);
        List<String> points = new ArrayList<>();
        for (int stone = 0; stone < OrigoMap.COUNTRIES; stone++) {
            points.add(Integer.toString(OrigoBoard.stone(stone)));
        }
        String last = points.remove(points.size() - 1);
        String list = String.join(", ", points) + (language.equals("en") ? " and " : " und ") + last;
        String found = texts.get("help.origo.found.1").getAsString();
        assertTrue(found.contains(list), found);
        String known = texts.get("help.origo.box.2").getAsString();
        assertTrue(known.contains(inferred), known);
        String jump = texts.get("help.origo.lesson.jump.shows").getAsString();
        assertTrue(jump.contains((language.equals("en") ? "first stone brings " : "erste Stein bringt ")
                + OrigoBoard.stone(start("jump").board().stones())));
    }

    /** Support, jumping, ships in a battle and the last shield are uncertain; the help marks each as our reading. */
    @ParameterizedTest
    @CsvSource({
        "en, our reading, Support:Jumping:Ships:shield",
        "de, unserer Lesart, Unterstützung:Springen:Schiffe:Schild"
    })
    void theHelpNamesEachOfOurReadings(String language, String reading, String subjects) throws IOException {
        JsonObject texts = texts(language);
        List<String> each = Arrays.asList(subjects.split(":"));
        for (int i = 0; i < each.size(); i++) {
            String text = texts.get("help.origo.readings." + (i + 2)).getAsString();
            int colon = text.indexOf(':');
            assertTrue(text.substring(0, colon).contains(each.get(i)), text);
            assertTrue(text.indexOf(reading) > colon, text);
        }
    }

    /** Blue's two clans of seven and one of orange, the largest, and one more: the example of the help. */
    @Test
    void theMixedTieMatchesTheText() {
        OrigoScoring scoring = OrigoPositionParser.read("""
                        shields 0 A1 A2 A3 A4 A5 A6 A7 C1 C2 C3 C4 C5 C6 C7
                        shields 1 E1 E2 E3 E4 E5 E6 E7 G1 G2 G3
                        """, 2).survey().scoring();
        assertEquals(12, scoring.clanPointsOf(0));
        assertEquals(List.of(6, 2), List.of(scoring.clanPoints(2), scoring.clanPoints(3)));
        assertEquals(8, scoring.clanPointsOf(1));
    }

    private static JsonObject texts(String language) throws IOException {
        return JsonParser.parseString(Files.readString(Path.of("../static/help/origo." + language + ".json")))
                .getAsJsonObject();
    }

    /** An owner of the box may correct the map: lessons for another map are omitted, the rest of the help stays. */
    @Test
    void lessonsThatTheMapForbidsAreOmitted() {
        String found = OrigoLessons.FOUND;
        assertNotNull(OrigoLessons.lesson("fine", 2, found, "", "end", "expand:belgica@D5", "expand:belgica@F4"));
        assertNull(OrigoLessons.lesson("far", 2, found, "", "expand:belgica@D5", "", ""));
        assertNull(OrigoLessons.lesson("allowed", 2, found, "", "", "expand:belgica@F4", ""));
        assertNull(OrigoLessons.lesson("line", 2, found, "", "", "", "expand:belgica@F4 expand:belgica@F4"));
        assertNull(OrigoLessons.lesson("field", 2, "shields 0 Z9", "", "", "", ""));
        assertNull(OrigoLessons.lesson("twice", 2, "shields 0 D4 D4", "", "", "", ""));
        assertNull(OrigoGuide.ifPossible(
                () -> new Guide(game, 0, OrigoPositionParser.read(found, 2)).step("far", "expand:belgica@D5")));
        assertNull(OrigoGuide.ifPossible(() -> new Guide(game, 0, OrigoPositionParser.read("shields 0 D4 D4", 2))));
    }

    private OrigoState end(Guide.Step step) {
        OrigoState state = (OrigoState) step.start().copy();
        for (String wanted : step.line()) {
            state.play(Guide.moves(game, state, wanted).get(0));
        }
        return state;
    }

    private OrigoState after(String id) {
        OrigoState state = start(id).copy();
        Lesson.tokens(lesson(id).claims().line()).forEach(token -> state.play(game.parseMove(state, token)));
        return state;
    }

    private static OrigoState start(String id) {
        return (OrigoState) lesson(id).start();
    }

    private static Lesson lesson(String id) {
        return OrigoLessons.chapters().stream()
                .map(Chapter::lessons)
                .flatMap(List::stream)
                .filter(lesson -> lesson.id().equals(id))
                .findFirst()
                .orElseThrow();
    }
}
