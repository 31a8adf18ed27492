package atoll.games.rapanui;

import static atoll.games.rapanui.RapanuiSketch.go;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.bot.Level;
import atoll.bot.Search;
import atoll.engine.Case;
import atoll.engine.Setup;
import atoll.engine.State;
import org.junit.jupiter.api.Test;

/** Bots build, uncover and sacrifice for their own benefit, and consider what opponents may have hidden. */
class RapanuiEvaluatorTest {
    private static final RapanuiGame GAME = new RapanuiGame();
    private static final String FOUR_MOAI = "moai moai moai moai";

    private static Search searched(RapanuiState state) {
        Level level = new Level(400, 1000);
        Search search = new Search(GAME, state.viewFor(state.actor()), level, 5);
        search.run(level.iterations());
        return search;
    }

    private static String choice(RapanuiState state) {
        return RapanuiMoves.token(searched(state).best());
    }

    private static int weight(RapanuiState state, String token) {
        return GAME.evaluator().movePrior(state, GAME.parseMove(state, token));
    }

    /** Three fishers make fish cheap, and fish has the highest value. */
    private static RapanuiState buyer(int wood, String hand) {
        return new RapanuiSketch(2)
                .hand(0, hand)
                .village(0, "moai moai fish fish fish")
                .wood(0, wood)
                .stone(2, 1, 0, 0)
                .state();
    }

    @Test
    void buysCheapOfferingsButKeepsWoodForAMoai() {
        assertTrue(weight(buyer(7, "priest priest priest"), "buy:fish") > 600);
        assertTrue(weight(buyer(12, "moai priest priest"), "buy:fish") > 600, "enough is left");
        assertEquals(1, weight(buyer(7, "moai priest priest"), "buy:fish"));
        assertEquals(1, weight(buyer(7, "priest priest priest"), "buy:grain"), "dear, and worth little");
    }

    @Test
    void buildsAffordableMoai() {
        RapanuiState state = new RapanuiSketch(2)
                .hand(0, "moai priest woodcutter")
                .wood(0, 8)
                .offerings(0, 4, 0, 0, 0)
                .offerings(1, 0, 1, 0, 0)
                .state();
        assertEquals("play:moai", choice(state));
    }

    /** Behind the front of column 1 is a priest, of which the seat has three; the other columns favour the opponent. */
    @Test
    void uncoversCardsThatFavourItself() {
        RapanuiState state = new RapanuiSketch(2)
                .hand(0, "woodcutter priest fish")
                .village(0, "priest priest priest")
                .village(1, "woodcutter woodcutter woodcutter")
                .columns("moai priest fish", "moai woodcutter fish", "moai woodcutter fish", "moai woodcutter fish")
                .state();
        go(state, "play:woodcutter");
        for (int column = 2; column <= 4; column++) {
            assertTrue(weight(state, "take:1") > weight(state, "take:" + column));
        }
        assertEquals("take:1", choice(state));
    }

    /** The last Moai that can be built: this sacrifice decides. */
    @Test
    void sacrificesForItsOwnOfferings() {
        RapanuiState state = new RapanuiSketch(2)
                .hand(0, "moai priest priest")
                .village(0, FOUR_MOAI)
                .village(1, FOUR_MOAI)
                .wood(0, 7)
                .stone(4, 4, 4, 4)
                .offerings(0, 9, 0, 1, 0)
                .offerings(1, 0, 1, 0, 9)
                .state();
        go(state, "play:moai offer:mulberry offer:sweetpotato");
        assertEquals(RapanuiPhase.ADDING, state.phase());
        assertTrue(weight(state, "add:fish") > weight(state, "add:grain"));
        assertEquals("add:fish", choice(state));
    }

    /**
     * No Moai is left; fish and grain are equally frequent on the stone except for the one face-down card. The visible position
     * is the same, except for its builder's pile when it hid the card.
     */
    @Test
    void considersHiddenOfferings() {
        RapanuiState fish = hidden(RapanuiOfferings.FISH).viewFor(1);
        RapanuiState grain = hidden(RapanuiOfferings.GRAIN).viewFor(1);
        for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
            assertEquals(fish.survey().stone(kind), grain.survey().stone(kind));
            assertEquals(fish.survey().offerings(0, kind), grain.survey().offerings(0, kind));
        }
        assertEquals(1, fish.survey().stoneUnknown());
        assertEquals(1, grain.survey().stoneUnknown());
        int better = searched(fish).winProbability(1);
        int worse = searched(grain).winProbability(1);
        assertTrue(better > worse + 250, better + " if it must be fish, " + worse + " if grain");
    }

    // Seat 0 has hidden its only offering, and got others later; seat 1 has only fish.
    private static RapanuiState hidden(int kind) {
        RapanuiState state = new RapanuiSketch(2)
                .turn(1)
                .village(0, FOUR_MOAI)
                .village(1, FOUR_MOAI + " moai")
                .stone(5, 4, 3, 5)
                .glory(0, 12)
                .offerings(0, 1, 0, 0, 13)
                .offerings(1, 13, 0, 0, 0)
                .state();
        int pile = state.playerAreas.piles[0];
        state.stone.hide(0, kind, 0);
        state.playerAreas.piles[0] = pile - RapanuiOfferings.one(kind);
        return state;
    }

    @Test
    void weightsKeepTheirBounds() {
        new Case(GAME, Setup.of(GAME.info(), 4)).stroll(3, 40, session -> {
            State state = session.state();
            if (state.actor() >= 0) {
                for (int move : Case.moves(state)) {
                    int weight = GAME.evaluator().movePrior(state, move);
                    assertTrue(1 <= weight && weight <= 1000);
                }
            }
        });
    }
}
