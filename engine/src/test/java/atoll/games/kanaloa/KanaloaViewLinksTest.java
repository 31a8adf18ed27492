package atoll.games.kanaloa;

import static atoll.games.kanaloa.KanaloaScene.GAME;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Case;
import atoll.engine.Rng;
import atoll.engine.State;
import atoll.play.Link;
import org.junit.jupiter.api.Test;

/** A view link contains nothing that its seat does not know. */
class KanaloaViewLinksTest {
    /** Two positions that differ in a single hidden card have the same view link for every viewer that does not see it. */
    @Test
    void positionsThatDifferInAHiddenCardHaveEqualViewLinks() {
        int[] compared = new int[2];
        for (Case which : Case.all()) {
            if (!which.setup().info().id().equals("kanaloa")) {
                continue;
            }
            which.stroll(10, 40, session -> {
                KanaloaState state = (KanaloaState) session.state();
                for (int owner = 0; owner < state.seats(); owner++) {
                    compared[0] += comparedLinks(state, owner, true);
                    compared[1] += comparedLinks(state, owner, false);
                }
            });
        }
        assertTrue(compared[0] > 300 && compared[1] > 50, compared[0] + ", " + compared[1]);
    }

    // Exchanges a card that only its owner knows for one of the deck.
    private static int comparedLinks(KanaloaState state, int owner, boolean inHand) {
        KanaloaState other = state.copy();
        int[] bags = inHand ? other.cards.hands : other.cards.down;
        int secret = bags[owner];
        for (int viewer = 0; inHand && viewer <= state.seats(); viewer++) {
            int known = viewer == owner ? KanaloaBag.EMPTY : state.cards.knowledge.sure(viewer, owner);
            secret = KanaloaBag.without(secret, known);
        }
        if (secret == KanaloaBag.EMPTY || state.left() == 0) {
            return 0;
        }
        int card = KanaloaBag.pick(secret, new Rng(11));
        int drawn = KanaloaBag.pick(other.cards.deck, new Rng(12));
        if (card == drawn || state.given(owner) == 1 + card) {
            return 0;
        }
        bags[owner] += KanaloaBag.one(drawn) - KanaloaBag.one(card);
        other.cards.deck += KanaloaBag.one(card) - KanaloaBag.one(drawn);
        for (int viewer : Case.viewers(state)) {
            String link = Link.view(GAME, state, viewer);
            assertEquals(viewer != owner, link.equals(Link.view(GAME, other, viewer)), "seat " + viewer);
        }
        return 1;
    }

    /** A view link contains what the viewer knows. */
    @Test
    void viewLinksContainNoHiddenCard() {
        for (Case which : Case.all()) {
            if (!which.setup().info().id().equals("kanaloa")) {
                continue;
            }
            which.stroll(9, 25, session -> {
                KanaloaState state = (KanaloaState) session.state();
                for (int viewer : Case.viewers(state)) {
                    noHiddenCard(state, KanaloaLinks.viewOf(state, viewer), viewer);
                }
            });
        }
    }

    private static void noHiddenCard(KanaloaState state, KanaloaState decoded, int viewer) {
        for (int seat = 0; seat < state.seats(); seat++) {
            if (seat == viewer) {
                continue;
            }
            int known = 0;
            for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
                assertEquals(state.knows(viewer, seat, island), decoded.hand(seat, island));
                assertEquals(0, decoded.faceDown(seat, island));
                known += decoded.hand(seat, island);
                for (int other = 0; other < state.seats(); other++) {
                    if (other != viewer && other != seat) {
                        assertEquals(state.knows(State.SPECTATOR, seat, island), decoded.knows(other, seat, island));
                    }
                }
            }
            assertEquals(state.handSize(seat) - known, decoded.unknown(seat));
            assertTrue(decoded.given(seat) == 0 || decoded.given(seat) == KanaloaState.SECRET);
        }
    }
}
