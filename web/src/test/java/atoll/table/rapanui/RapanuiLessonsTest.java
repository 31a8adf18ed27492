package atoll.table.rapanui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Game;
import atoll.engine.Setup;
import atoll.games.rapanui.RapanuiCards;
import atoll.games.rapanui.RapanuiFacts;
import atoll.games.rapanui.RapanuiGame;
import atoll.games.rapanui.RapanuiOfferings;
import atoll.games.rapanui.RapanuiPhase;
import atoll.games.rapanui.RapanuiPositionParser;
import atoll.games.rapanui.RapanuiState;
import atoll.table.Chapter;
import atoll.table.Guide;
import atoll.table.Lesson;
import atoll.table.text.TestMessages;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks the numbers in the texts of lessons and guide. */
class RapanuiLessonsTest {
    private final Game game = new RapanuiGame();

    @Test
    void everyExampleOfTheRulebookIsThere() {
        assertEquals(
                List.of(
                        "price",
                        "several",
                        "toss",
                        "sacrifice",
                        "uncover",
                        "refill",
                        "priest",
                        "either",
                        "hunters",
                        "empty",
                        "last"),
                RapanuiLessons.chapters().stream()
                        .map(Chapter::lessons)
                        .flatMap(List::stream)
                        .map(Lesson::id)
                        .toList());
    }

    @Test
    void pricesMatchTheText() {
        RapanuiFacts facts = ((RapanuiState) lesson("price").start()).survey();
        assertEquals(7, facts.wood(1));
        assertEquals(
                List.of(5, 4, 5, 3),
                List.of(facts.price(1, 0), facts.price(1, 1), facts.price(1, 2), facts.price(1, 3)));
    }

    @Test
    void scoringMatchesTheText() {
        RapanuiFacts before = ((RapanuiState) lesson("uncover").start()).survey();
        RapanuiFacts after = after("uncover").survey();
        assertEquals(3, after.wood(0) - before.wood(0));
        assertEquals(1, after.wood(1) - before.wood(1));
        assertEquals(1, after.wood(2) - before.wood(2));
        RapanuiFacts priests = after("priest").survey();
        assertEquals(List.of(0, 2), List.of(priests.glory(0), priests.glory(1)), "from 0 and 1, without a bonus");
        assertEquals(3, ((RapanuiState) lesson("either").start()).survey().income(1, RapanuiCards.MOAI));
        assertEquals(5, after("hunters").survey().offerings(0));
        assertEquals(5, after("hunters").survey().offerings(1));
        assertEquals(0, after("empty").survey().stock(RapanuiOfferings.FISH));
        assertEquals(0, after("several").survey().wood(1));
        assertEquals(1, after("toss").survey().tossed());
    }

    @Test
    void theStoneShowsItsTopCardAndTheRestIsCounted() {
        RapanuiFacts facts = after("sacrifice").survey();
        assertEquals(5, facts.stoneSize());
        assertEquals(RapanuiOfferings.MULBERRY, facts.stoneTop());
    }

    @Test
    void theFinalCountIsThatOfTheRulebook() {
        RapanuiState end = after("last");
        assertEquals(RapanuiPhase.OVER, end.phase());
        RapanuiFacts facts = end.survey();
        assertEquals(16, facts.offeringPoints(1));
        assertEquals(15, facts.offeringPoints(0));
        assertEquals(List.of(2, 3, 1, 3), List.of(facts.worth(0), facts.worth(1), facts.worth(2), facts.worth(3)));
    }

    /** "With five fish and nothing else, fish count 3 and the other three kinds 2 each." */
    @Test
    void neverSacrificedKindsRankAsStated() {
        RapanuiFacts facts = RapanuiPositionParser.read(
                        RapanuiLessons.END
                                .replaceAll("stone .*", "stone fish*7")
                                .replaceAll("offerings .*", ""),
                        2,
                        1)
                .survey();
        assertEquals(7, facts.stoneSize());
        assertEquals(List.of(3, 2, 2, 2), List.of(facts.worth(0), facts.worth(1), facts.worth(2), facts.worth(3)));
    }

    /** "In the dashed column grain lies behind the priest." */
    @Test
    void cardsAreWhereTheTextSays() {
        RapanuiFacts hunters = ((RapanuiState) lesson("hunters").start()).survey();
        assertEquals("priest", RapanuiCards.name(hunters.front(1)));
        assertEquals("grain", RapanuiCards.name(hunters.uncovers(1)));
    }

    @Test
    void theGuideMatchesTheRules() {
        List<Guide.Step> steps = RapanuiGuide.guide().steps();
        assertEquals(9, steps.size());
        RapanuiFacts bought = end(steps.get(4)).survey();
        assertEquals(9, bought.wood(0), "5 wood and 3, and 1 as a bonus");
        assertTrue(bought.leads(0, RapanuiCards.WOODCUTTER));
        assertEquals(1, end(steps.get(2)).survey().glory(0));
        assertEquals(0, end(steps.get(2)).survey().glory(1));
        RapanuiState over = end(steps.get(7));
        assertEquals(List.of(39, 38), List.of(over.score(0), over.score(1)));
    }

    /** An owner of the box must see where ours may differ, and what to correct then. */
    @ParameterizedTest
    @ValueSource(strings = {"en", "de"})
    void theHelpStatesReconstructedParts(String language) throws IOException {
        var texts = JsonParser.parseString(Files.readString(Path.of("../static/help/rapanui." + language + ".json")))
                .getAsJsonObject();
        String known = texts.get("help.rapanui.box.1").getAsString();
        for (int card = 0; card < RapanuiCards.CARDS; card++) {
            assertTrue(known.contains(" " + RapanuiCards.inBox(card) + " "), RapanuiCards.name(card));
        }
        assertTrue(known.contains(" 25 "));
        String reconstructed = texts.get("help.rapanui.box.2").getAsString();
        RapanuiFacts start =
                ((RapanuiState) game.start(Setup.of(game.info(), game.info().maxSeats()))).survey();
        int told = -1;
        for (int seat = 0; seat < game.info().maxSeats(); seat++) {
            for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
                if (start.hand(seat, RapanuiCards.HUNTER + kind) == 0) {
                    String name = TestMessages.of(language).text("rapanui.kind." + RapanuiOfferings.name(kind));
                    int at = reconstructed.indexOf(name);
                    assertTrue(at > told, "seat " + seat + ", in this order: " + name);
                    told = at;
                }
            }
        }
        assertTrue(Files.readString(Path.of("../engine/src/main/java/atoll/games/rapanui/RapanuiCards.java"))
                .contains("[] START_HUNTERS ="));
    }

    private RapanuiState end(Guide.Step step) {
        RapanuiState state = (RapanuiState) step.start().copy();
        for (String wanted : step.line()) {
            state.play(Guide.moves(game, state, wanted).get(0));
        }
        return state;
    }

    private RapanuiState after(String id) {
        RapanuiState state = (RapanuiState) lesson(id).start().copy();
        Lesson.tokens(lesson(id).claims().line()).forEach(token -> state.play(game.parseMove(state, token)));
        return state;
    }

    private static Lesson lesson(String id) {
        return RapanuiLessons.chapters().stream()
                .map(Chapter::lessons)
                .flatMap(List::stream)
                .filter(lesson -> lesson.id().equals(id))
                .findFirst()
                .orElseThrow();
    }
}
