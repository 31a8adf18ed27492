package atoll.games.rapanui;

import static atoll.games.rapanui.RapanuiSketch.go;
import static atoll.games.rapanui.RapanuiSketch.kind;
import static atoll.games.rapanui.RapanuiSketch.tokens;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Case;
import atoll.engine.Rng;
import atoll.engine.State;
import atoll.play.BadLink;
import atoll.play.Link;
import atoll.play.Notation;
import atoll.play.Seed;
import atoll.play.Session;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Knowledge of the offerings that builders sacrifice face down. */
class RapanuiSecretsTest {
    private static final String BUILT = "play:moai offer:fish ";

    // Seat 0 is about to build; seat 1 has one of each.
    private static RapanuiState builder(int... offerings) {
        return new RapanuiSketch(2)
                .hand(0, "moai moai priest")
                .wood(0, 30)
                .wood(1, 3)
                .offerings(0, offerings)
                .columns(
                        "priest priest priest",
                        "woodcutter woodcutter woodcutter",
                        "woodcutter woodcutter woodcutter",
                        "woodcutter woodcutter woodcutter")
                .state();
    }

    @Test
    void onlyTheBuilderKnowsTheSecret() {
        RapanuiState state = go(builder(1, 1, 1, 1), BUILT.trim());
        int move = Case.moves(state).get(2);
        assertEquals("offer:sweetpotato", RapanuiMoves.token(move));
        assertTrue(state.isVisibleTo(0, move));
        assertFalse(state.isVisibleTo(1, move));
        assertFalse(state.isVisibleTo(State.SPECTATOR, move));
        assertEquals(4, tokens(state.viewFor(0)).size());
        assertEquals(List.of(), tokens(state.viewFor(1)), "no other view lists the builder's choices");
        state.play(move);
        assertTrue(state.viewFor(0).isFullyKnown());
        for (int viewer : List.of(1, State.SPECTATOR)) {
            RapanuiState view = state.viewFor(viewer);
            assertFalse(view.isFullyKnown());
            assertEquals(1, view.survey().unknown(0));
            assertEquals(3, view.survey().offerings(0), "how many are left everyone sees");
            assertEquals(1, view.survey().offerings(0, kind("sweetpotato")), "at most");
            assertEquals(0, view.survey().stone(kind("sweetpotato")));
            assertEquals(1, view.survey().stoneUnknown());
            assertEquals(2, view.survey().stoneSize());
        }
    }

    @Test
    void viewLinksContainNoSecretOffering() throws BadLink {
        List<String> links = new ArrayList<>();
        for (int choice = 0; choice < 4; choice++) {
            RapanuiState state = go(builder(1, 1, 1, 1), BUILT.trim());
            state.play(Case.moves(state).get(choice));
            for (int viewer : List.of(1, State.SPECTATOR)) {
                RapanuiState decoded = viewOf(state, viewer);
                assertEquals(1, decoded.survey().unknown(0));
                assertEquals(1, decoded.survey().stoneUnknown());
                for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
                    assertEquals(1, decoded.survey().offerings(0, kind), "at most");
                }
            }
            assertEquals(0, viewOf(state, 0).survey().unknown(0));
            links.add(Link.view(new RapanuiGame(), state, 1));
        }
        assertEquals(1, links.stream().distinct().count(), "any offering");
    }

    private static RapanuiState viewOf(RapanuiState state, int viewer) throws BadLink {
        return (RapanuiState)
                Link.read(Link.view(new RapanuiGame(), state, viewer)).record().start();
    }

    @Test
    void othersReadThatSomethingWasOffered() {
        Session session = Session.from(new RapanuiGame(), builder(1, 1, 1, 1), Seed.of(3));
        for (String token : List.of("play:moai", "offer:fish", "offer:sweetpotato", "add:grain")) {
            session.play(session.game().parseMove(session.state(), token));
        }
        List<String> names = List.of("Ann", "Bob");
        String own = Notation.viewFor(0, session.record(), List.of(), names);
        assertTrue(own.contains("Ann: ... offer:sweetpotato add:grain\n"), own);
        for (int viewer : List.of(1, State.SPECTATOR)) {
            String others = Notation.viewFor(viewer, session.record(), List.of(), names);
            assertTrue(others.contains("Ann: ... offer:? add:grain\n"), others);
        }
    }

    @Test
    void anOpenOfferingIsSeenByAll() {
        RapanuiState state = go(builder(1, 1, 1, 1), "play:moai");
        for (int move : Case.moves(state)) {
            assertTrue(state.isVisibleTo(0, move));
            assertTrue(state.isVisibleTo(State.SPECTATOR, move));
        }
        go(state, "offer:grain");
        assertEquals(1, state.viewFor(0).survey().stone(kind("grain")));
    }

    /** Every card of the pile is equally likely. */
    @Test
    void determinizedOfferingsFollowThePile() {
        RapanuiState view = go(builder(3, 1, 0, 2), BUILT + "offer:grain").viewFor(1);
        int[] counts = determinized(view, 3000);
        assertClose(3000 * 3 / 6, counts[0]);
        assertClose(3000 / 6, counts[1]);
        assertEquals(0, counts[2], "none was there to offer");
        assertClose(3000 * 2 / 6, counts[3]);
    }

    /** Cards shown later cannot have been hidden before; nor can cards gained later. */
    @Test
    void laterOfferingsLimitEarlierOnes() {
        RapanuiState state = go(builder(1, 2, 0, 1), BUILT + "offer:mulberry add:grain take:4");
        assertEquals(1, state.actor());
        // a second Moai, of seat 1: seat 0 shows its grain
        RapanuiState second = state.copy();
        second.playerAreas.hands[1] = RapanuiCards.one(RapanuiCards.MOAI) + 2 * RapanuiCards.one(RapanuiCards.PRIEST);
        second.playerAreas.wood[1] = 7;
        go(second, "play:moai");
        assertEquals(List.of("offer:fish", "offer:mulberry", "offer:grain"), tokens(second));
        assertEquals(List.of(), tokens(second.viewFor(1)), "its legal moves would reveal the hidden offering");
        go(second, "offer:grain");
        int[] counts = determinized(second.viewFor(1), 3000);
        assertClose(1000, counts[0]);
        assertClose(2000, counts[1]);
        assertEquals(0, counts[2]);
        assertEquals(0, counts[3], "its only grain is shown");
        go(second, "offer:mulberry add:fish");
        RapanuiState spectator = second.viewFor(State.SPECTATOR);
        assertEquals(2, spectator.survey().stoneUnknown());
        assertEquals(1, second.viewFor(0).survey().stoneUnknown());
        assertEquals(1, second.viewFor(1).survey().stoneUnknown());
    }

    @Test
    void laterGainsWereNotHiddenBefore() {
        RapanuiState state = go(builder(1, 1, 0, 0), BUILT + "offer:fish add:grain take:4");
        go(state, "play:fish take:1");
        go(state, "buy:grain play:priest take:2");
        assertEquals(1, state.survey().offerings(0, kind("grain")));
        int[] counts = determinized(state.viewFor(1), 1000);
        assertEquals(0, counts[3]);
        assertTrue(counts[0] > 400 && counts[1] > 400);
    }

    /** Playing on from a view skips a seat with nothing left, whatever it may have hidden. */
    @Test
    void viewsKnowSeatsWithoutOfferings() {
        RapanuiState state = go(builder(1, 0, 0, 0), BUILT + "offer:fish add:grain take:4");
        state.playerAreas.villages[1] += state.playerAreas.hands[1];
        state.playerAreas.hands[1] = RapanuiCards.one(RapanuiCards.MOAI) + 2 * RapanuiCards.one(RapanuiCards.PRIEST);
        state.playerAreas.wood[1] = 7;
        RapanuiState view = state.viewFor(1);
        go(state, "play:moai");
        go(view, "play:moai");
        assertEquals(RapanuiPhase.HIDING, state.phase());
        assertEquals(Case.text(state.viewFor(1)), Case.text(view));
        RapanuiState own = go(builder(1, 0, 0, 0), BUILT + "offer:fish add:grain take:4 play:fish take:1");
        RapanuiState watched = own.viewFor(State.SPECTATOR);
        go(own, "play:moai offer:grain");
        go(watched, "play:moai offer:grain");
        assertEquals(RapanuiPhase.ADDING, own.phase(), "the builder has nothing");
        assertEquals(Case.text(own.viewFor(State.SPECTATOR)), Case.text(watched));
    }

    @Test
    void secretsOfOneSeatAreDrawnWithoutReplacement() {
        RapanuiState state = go(builder(1, 1, 0, 0), BUILT + "offer:fish add:grain take:4");
        go(state, "play:fish take:1");
        go(state, "play:moai offer:grain offer:mulberry add:grain");
        RapanuiState view = state.viewFor(1);
        assertEquals(0, view.survey().offerings(0));
        assertEquals(2, view.survey().unknown(0));
        for (int i = 0; i < 50; i++) {
            RapanuiState drawn = view.copy();
            drawn.determinize(new Rng(3, i));
            assertEquals(0, drawn.playerAreas.piles[0]);
            for (int kind = 0; kind < 4; kind++) {
                assertEquals(state.survey().stone(kind), drawn.survey().stone(kind));
            }
        }
    }

    @Test
    void theRankingIsKnownAsFarAsItIsPublic() {
        // on the stone: fish, ?, grain; the hidden one is fish or mulberry
        RapanuiState state = go(builder(1, 1, 0, 0), BUILT + "offer:fish add:grain");
        RapanuiFacts known = state.viewFor(0).survey();
        assertEquals(3, known.worth(0));
        assertEquals(3, known.leastWorth(0));
        assertEquals(3, known.mostWorth(0));
        assertEquals(2, known.leastWorth(3));
        RapanuiFacts survey = state.viewFor(1).survey();
        assertEquals(3, survey.leastWorth(0));
        assertEquals(3, survey.mostWorth(0));
        assertEquals(1, survey.leastWorth(1), "only fish is twice on the stone");
        assertEquals(3, survey.mostWorth(1));
        assertEquals(1, survey.leastWorth(2), "behind fish and grain");
        assertEquals(2, survey.mostWorth(2), "behind all three");
        assertEquals(2, survey.leastWorth(3));
        assertEquals(3, survey.mostWorth(3));
    }

    @Test
    void theFinalCountRevealsThemAll() {
        RapanuiState end = RapanuiEndsTest.before("end-short-hand-two", 0);
        assertTrue(end.stone.secrets > 0);
        for (int viewer : Case.viewers(end)) {
            assertTrue(end.viewFor(viewer).isFullyKnown());
        }
        RapanuiState before = RapanuiEndsTest.before("end-short-hand-two", 1);
        assertFalse(before.viewFor(State.SPECTATOR).isFullyKnown());
    }

    // How often the builder's only unknown offering is determinized to each kind.
    private static int[] determinized(RapanuiState view, int times) {
        int[] counts = new int[4];
        for (int i = 0; i < times; i++) {
            RapanuiState drawn = view.copy();
            drawn.determinize(new Rng(7, i));
            for (int kind = 0; kind < 4; kind++) {
                counts[kind] +=
                        view.survey().offerings(0, kind) - drawn.survey().offerings(0, kind);
            }
        }
        return counts;
    }

    private static void assertClose(int expected, int count) {
        assertTrue(Math.abs(count - expected) < 5 * Math.sqrt(expected), count + ", not about " + expected);
    }
}
