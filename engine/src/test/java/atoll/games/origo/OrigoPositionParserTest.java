package atoll.games.origo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.BadPosition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OrigoPositionParserTest {
    @Test
    void parsedPositionsHaveTheListedParts() {
        OrigoState state = OrigoPositionParser.read("""
                board
                0 . . . . . . . . 1
                . . . . . . . . . .
                . . . . . . . . . .
                . . . . . . . . . .
                . . . . . . . . . .
                . . . . . . . . . .
                . . . . . . . . . .
                . . . . . . . . . .
                . . . . . . . . . .
                . . . . . . . . . .
                shields 0 D5 J10
                founded polen italien gallien belgica
                leaders 9 12
                supply 0 7
                turn 1 start 1 actions 1 waiting 1
                busy shifted
                hand 0 A 1-2 polen people people
                hand 1 ship
                """, 2);
        assertEquals(0, OrigoScene.owner(state, "A1"));
        assertEquals(1, OrigoScene.owner(state, "A10"));
        assertEquals(0, OrigoScene.owner(state, "J10"));
        assertTrue(state.board().isFounded(OrigoMap.find("italien")));
        assertEquals(4, state.board().stones());
        assertEquals(12, state.leader(1));
        assertEquals(7, state.board().supply(0));
        assertEquals(OrigoBoard.shieldsEach(2) - 1, state.board().supply(1));
        assertEquals(1, state.turn());
        assertEquals(1, state.start());
        assertEquals(1, state.actions());
        assertEquals(1, state.waiting());
        assertFalse(state.mayShift() || state.isQuiet());
        assertEquals(2, state.hand(0, OrigoCards.PEOPLE));
        assertEquals(5, state.handSize(0));
        assertEquals(1, state.handSize(1));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nonsense",
                "shields 2 A1",
                "shields -1 A1",
                "shields 0 A1 A1",
                "turn 2",
                "leaders 3 3",
                "leaders one 2",
                "hand 0 E E",
                "supply 0 99",
                "hand 0 people people people people people people people people people people people"
            })
    void impossiblePositionsAreRejected(String drawing) {
        assertThrows(BadPosition.class, () -> OrigoPositionParser.read(drawing, 2));
    }
}
