package atoll.table.orbis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Game;
import atoll.engine.State;
import atoll.games.orbis.OrbisFacts;
import atoll.games.orbis.OrbisGame;
import atoll.games.orbis.OrbisGods;
import atoll.games.orbis.OrbisPhase;
import atoll.games.orbis.OrbisPositionParser;
import atoll.games.orbis.OrbisPyramid;
import atoll.games.orbis.OrbisState;
import atoll.games.orbis.OrbisTiles;
import atoll.games.orbis.OrbisWorshippers;
import atoll.table.Chapter;
import atoll.table.Guide;
import atoll.table.Lesson;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks the numbers in the texts of lessons and guide. */
class OrbisLessonsTest {
    private final Game game = new OrbisGame();

    @Test
    void everyExampleOfTheRulebookAndOfTheRulingsIsThere() {
        assertEquals(
                List.of(
                        "spread",
                        "collect",
                        "refill",
                        "any",
                        "farm",
                        "farmshort",
                        "exchange",
                        "bottom",
                        "colour",
                        "turned",
                        "twice",
                        "village",
                        "volcano",
                        "irrigation",
                        "forest",
                        "shrine",
                        "ten",
                        "death",
                        "last"),
                OrbisLessons.chapters().stream()
                        .map(Chapter::lessons)
                        .flatMap(List::stream)
                        .map(Lesson::id)
                        .toList());
    }

    @Test
    void worshippersMatchTheText() {
        OrbisFacts spread = after("spread").survey();
        for (int slot : new int[] {1, 3, 5, 7}) {
            assertEquals(1, spread.worshippers(slot, OrbisWorshippers.BLUE));
        }
        assertEquals(0, after("any").survey().supply(0, OrbisWorshippers.RED));
        assertEquals(1, after("any").survey().supply(0, OrbisWorshippers.BLUE));
        assertEquals(0, after("farm").survey().supply(0));
        assertEquals(0, after("exchange").survey().supply(0));
        assertEquals(10, after("ten").survey().supply(0));
        assertEquals(1, after("death").survey().supply(0));
        assertEquals(4, turned());
    }

    // The effect of the tile that became a wilderness on its neighbours.
    private int turned() {
        OrbisFacts facts = after("turned").survey();
        int red = 0;
        for (int slot = 0; slot < 9; slot++) {
            red += facts.worshippers(slot, OrbisWorshippers.RED);
        }
        return red;
    }

    @Test
    void anUnpayableFarmLeavesOnlyAWilderness() {
        OrbisState state = (OrbisState) lesson("farmshort").start().copy();
        int take = game.parseMove(state, "take:a1");
        assertTrue(new OrbisTable().needsConfirmation(state, take), "its words say that it has to be confirmed");
        state.play(take);
        assertTrue(game.illegalReason(state, game.parseMove(state, "wild")) == null);
        assertFalse(new OrbisTable()
                .needsConfirmation(
                        lesson("farm").start(), game.parseMove(lesson("farm").start(), "take:a1")));
    }

    @Test
    void placesMatchTheText() {
        OrbisFacts bottom = ((OrbisState) lesson("bottom").start()).survey();
        assertEquals(2, Integer.bitCount(bottom.preview(4).places()));
        int cells = ((OrbisState) lesson("colour").start()).survey().preview(4).places();
        assertEquals(1, cells >> OrbisPyramid.find("2.0") & 1);
        assertEquals(0, cells >> OrbisPyramid.find("2.1") & 1);
    }

    @Test
    void pointsMatchTheText() {
        assertEquals(1, after("collect").score(0));
        assertEquals(2 - 1, after("twice").score(0));
        assertEquals(3, after("village").score(0));
        assertEquals(3, after("volcano").score(0));
        assertEquals(2, after("irrigation").score(0));
        OrbisState forest = (OrbisState) lesson("forest").start();
        int cell = OrbisPyramid.START;
        assertEquals(2, forest.survey().touching(0, cell, forest.survey().tile(0, cell)));
        assertEquals(3, after("forest").score(0) - forest.score(0));
        OrbisFacts shrines = ((OrbisState) lesson("shrine").start()).survey();
        assertEquals(
                List.of(2, 7),
                List.of(shrines.points().temple(0), shrines.points().temple(1)));
        OrbisFacts changed = after("shrine").survey();
        assertEquals(
                List.of(7, 2),
                List.of(changed.points().temple(0), changed.points().temple(1)));
    }

    @Test
    void theLastTileDecides() {
        OrbisState end = after("last");
        assertEquals(OrbisPhase.OVER, end.phase());
        assertEquals(List.of(28, 17), List.of(end.score(0), end.score(1)));
        assertEquals(State.OVER, end.actor());
    }

    @Test
    void theGuideMatchesTheRules() {
        List<Guide.Step> steps = OrbisGuide.guide().steps();
        assertEquals(9, steps.size());
        OrbisFacts edge = end(steps.get(1)).survey();
        assertEquals(2, edge.worshippers(5, OrbisWorshippers.BLUE));
        OrbisFacts collected = end(steps.get(2)).survey();
        assertEquals(3, collected.supply(0, OrbisWorshippers.BLUE));
        assertEquals(1, collected.supply(0, OrbisWorshippers.WHITE));
        OrbisState rock = end(steps.get(3));
        assertEquals(1, rock.score(0));
        assertEquals(2, rock.survey().supply(0, OrbisWorshippers.BLUE));
        assertEquals(2, end(steps.get(4)).score(0) - steps.get(4).start().score(0));
        assertEquals(3, end(steps.get(5)).score(0) - steps.get(5).start().score(0));
        assertEquals(-1, end(steps.get(6)).score(0) - steps.get(6).start().score(0));
        assertEquals(2, end(steps.get(7)).score(0) - steps.get(7).start().score(0));
        assertEquals(OrbisGods.IDLENESS, end(steps.get(7)).survey().god(0));
        assertEquals(
                List.of(28, 17),
                List.of(end(steps.get(8)).score(0), end(steps.get(8)).score(1)));
    }

    /** The shown colour counts, not its own; they differ in this example. */
    @Test
    void theIrrigationIsBlueAndShowsYellow() {
        for (String id : List.of("irrigation", "twice")) {
            int tile = ((OrbisState) lesson(id).start()).survey().display(0);
            assertEquals(OrbisTiles.IRRIGATION, OrbisTiles.type(tile));
            assertEquals(OrbisWorshippers.BLUE, OrbisTiles.colour(tile));
            assertEquals(1 << OrbisWorshippers.YELLOW, OrbisTiles.effectColours(tile));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "en, exactly once, Love:Apprentice:Idleness:Death:Seas:Fire:Nature:Harvest:Technology:Balance",
        "de, genau einmal, Liebe:Ausbildung:Müßiggang:Tod:Meere:Feuer:Natur:Ernte:Technologie:Gleichgewicht"
    })
    void theHelpStatesEachGodsPoints(String language, String once, String gods) throws IOException {
        JsonObject texts = JsonParser.parseString(
                        Files.readString(Path.of("../static/help/orbis." + language + ".json")))
                .getAsJsonObject();
        assertTrue(texts.get("help.orbis.gods.1").getAsString().contains(once));
        String all = texts.get("help.orbis.gods.2").getAsString()
                + texts.get("help.orbis.gods.3").getAsString();
        String[] names = gods.split(":");
        assertEquals(OrbisGods.GODS, names.length);
        for (String name : names) {
            assertTrue(all.contains(name), name);
        }
    }

    /** An owner of the box may correct tiles: lessons for other tiles are omitted, the rest of the help stays. */
    @Test
    void lessonsThatTheTilesForbidAreOmitted() {
        String first = OrbisLessons.FIRST + "seat seat";
        assertNotNull(OrbisLessons.lesson("fine", 2, first, "", "take:a1", "", "take:b2 build"));
        assertNull(OrbisLessons.lesson("dear", 2, first, "", "", "", "take:b3 build"));
        assertNull(OrbisLessons.lesson("gone", 2, first, "", "god:none", "", ""));
        assertNull(OrbisLessons.lesson("other", 2, first.replace("G1b", "G9z"), "", "", "", ""));
        assertNull(OrbisGuide.ifPossible(
                () -> new Guide(game, 0, OrbisPositionParser.read(first, 2, 0)).step("dear", "take:b3", "build")));
        assertNull(OrbisGuide.ifPossible(
                () -> new Guide(game, 0, OrbisPositionParser.read(first.replace("G1b", "G9z"), 2, 0))));
    }

    private OrbisState end(Guide.Step step) {
        OrbisState state = (OrbisState) step.start().copy();
        for (String wanted : step.line()) {
            state.play(Guide.moves(game, state, wanted).get(0));
        }
        return state;
    }

    private OrbisState after(String id) {
        OrbisState state = (OrbisState) lesson(id).start().copy();
        Lesson.tokens(lesson(id).claims().line()).forEach(token -> state.play(game.parseMove(state, token)));
        return state;
    }

    private static Lesson lesson(String id) {
        return OrbisLessons.chapters().stream()
                .map(Chapter::lessons)
                .flatMap(List::stream)
                .filter(lesson -> lesson.id().equals(id))
                .findFirst()
                .orElseThrow();
    }
}
