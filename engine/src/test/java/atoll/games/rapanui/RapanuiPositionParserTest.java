package atoll.games.rapanui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.BadPosition;
import atoll.engine.Case;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RapanuiPositionParserTest {
    private static final String DRAWN = """
            column priest woodcutter grain
            column woodcutter moai priest
            column mulberry fish woodcutter
            column grain woodcutter
            seat wood 3 glory 12 village woodcutter fish mulberry sweetpotato moai hand woodcutter*2 priest
                offerings fish mulberry*2
            seat wood 2 glory 1 village woodcutter*2 fish mulberry moai*2 hand grain priest fish
            stone fish grain*3 mulberry sweetpotato
            """;

    @Test
    void parsedPositionsHaveTheListedParts() {
        RapanuiState state = RapanuiPositionParser.read(DRAWN, 2, 1);
        RapanuiFacts survey = state.survey();
        assertEquals(1, state.actor());
        assertEquals(RapanuiPhase.BUYING, state.phase());
        assertEquals(3, survey.columnSize(0));
        assertEquals(RapanuiSketch.card("priest"), survey.columnCard(0, 0));
        assertEquals(RapanuiSketch.card("grain"), survey.front(0));
        assertEquals(RapanuiSketch.card("woodcutter"), survey.uncovers(0));
        assertEquals(3, survey.wood(0));
        assertEquals(12, survey.glory(0));
        assertEquals(2, survey.hand(0, RapanuiCards.WOODCUTTER));
        assertEquals(2, survey.village(1, RapanuiCards.MOAI));
        assertEquals(2, survey.offerings(0, RapanuiOfferings.MULBERRY));
        assertEquals(0, survey.offerings(1));
        assertEquals(6, survey.stoneSize());
        assertEquals(RapanuiOfferings.SWEETPOTATO, survey.stoneTop());
        assertEquals(25 - 2 - 1, survey.stock(RapanuiOfferings.MULBERRY));
        assertEquals(50 - 11 - 9, survey.deckSize());
    }

    @Test
    void parsedPositionsArePlayable() {
        RapanuiState state = RapanuiPositionParser.read(DRAWN, 2, 1);
        assertTrue(Case.moves(state).size() > 1);
        RapanuiSketch.go(state, "play:priest take:2");
        assertEquals(RapanuiPhase.CHOOSING, state.phase());
    }

    @ParameterizedTest
    @CsvSource({
        "column, row", // an unknown word
        "column grain, grain", // a column is missing
        "wood 3, wood many",
        "wood 3, wood 333",
        "grain*3, grain*30", // more than exist
        "moai*2, moai*9",
        "hand grain priest fish, hand grain priest", // a hand of two
        "stone fish, stone priest",
        "column grain woodcutter, column woodcutter", // refills come in fours
    })
    void invalidTextsAreRejected(String listed, String wrong) {
        assertTrue(DRAWN.contains(listed));
        assertThrows(BadPosition.class, () -> RapanuiPositionParser.read(DRAWN.replace(listed, wrong), 2, 1));
    }

    @Test
    void unlistedStartHuntersAreInTheVillage() {
        RapanuiState listed = RapanuiPositionParser.read(DRAWN, 2, 1);
        RapanuiState unlisted = RapanuiPositionParser.read(DRAWN.replace("sweetpotato moai hand", "moai hand"), 2, 1);
        assertEquals(Case.text(listed), Case.text(unlisted));
        RapanuiState start = RapanuiPositionParser.read(
                DRAWN.replace("village woodcutter fish mulberry sweetpotato moai", "village start woodcutter moai"),
                2,
                1);
        assertEquals(Case.text(listed), Case.text(start));
    }

    /** One more card is out then: with three Moai it fits refills of four again. */
    @Test
    void refillsFitStartHuntersThatAreAdded() {
        RapanuiState state =
                RapanuiPositionParser.read(DRAWN.replace("sweetpotato moai hand", "grain moai hand"), 2, 1);
        assertEquals(1, state.survey().village(0, RapanuiSketch.card("sweetpotato")));
        assertEquals(1, state.survey().village(0, RapanuiSketch.card("grain")));
        assertEquals(3, state.survey().tossed());
        assertEquals(50 - 11 - 9 - 4, state.survey().deckSize());
    }
}
