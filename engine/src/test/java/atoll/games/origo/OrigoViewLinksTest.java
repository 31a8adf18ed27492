package atoll.games.origo;

import static atoll.games.origo.OrigoScene.GAME;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Case;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.play.BadLink;
import atoll.play.Link;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** A view link contains nothing that its seat does not know. */
class OrigoViewLinksTest {
    private static void walk(Consumer<OrigoState> visit) {
        for (int seats = 2; seats <= 5; seats++) {
            new Case(GAME, Setup.of(GAME.info(), seats))
                    .stroll(9, 40, session -> visit.accept((OrigoState) session.state()));
        }
    }

    private static OrigoState viewOf(OrigoState state, int viewer) {
        try {
            return (OrigoState)
                    Link.read(Link.view(GAME, state, viewer)).record().start();
        } catch (BadLink e) {
            throw new AssertionError(e);
        }
    }

    /** A view link contains the own hand, the sizes of the others, and conclusions from counting. */
    @Test
    void viewLinksContainNoHiddenCard() {
        int[] hidden = new int[2];
        walk(state -> {
            for (int viewer : Case.viewers(state)) {
                noHiddenCard(state, viewOf(state, viewer), viewer);
                hidden[state.hands.knowledge.begun ? 1 : 0]++;
            }
        });
        assertTrue(hidden[0] > 100 && hidden[1] > 20, hidden[0] + ", " + hidden[1]);
    }

    private static void noHiddenCard(OrigoState state, OrigoState decoded, int viewer) {
        int of = viewer == State.SPECTATOR ? state.seats() : viewer;
        for (int seat = 0; seat < state.seats(); seat++) {
            assertEquals(state.handSize(seat), decoded.handSize(seat));
            assertEquals(seat == viewer || state.handSize(seat) == 0, decoded.knows(seat));
            for (int kind = 0; kind < OrigoCards.KINDS; kind++) {
                assertEquals(seat == viewer ? state.hand(seat, kind) : 0, decoded.hand(seat, kind));
                // Other seats' knowledge in it is only what everyone knows.
                int common = seat == viewer ? seat : state.seats();
                assertEquals(state.hands.knowledge.sure(common, kind), decoded.hands.knowledge.sure(seat, kind));
            }
        }
        for (int kind = 0; kind < OrigoCards.KINDS; kind++) {
            assertEquals(state.discards(kind), decoded.discards(kind));
            assertEquals(state.hands.knowledge.sure(of, kind), decoded.sure(kind));
        }
    }

    /** Two positions that differ in a single card of a hand have the same view links for all but its owner. */
    @Test
    void positionsThatDifferInAHiddenCardHaveEqualViewLinks() {
        int[] compared = {0};
        walk(state -> {
            for (int owner = 0; owner < state.seats() && !state.hands.knowledge.begun; owner++) {
                compared[0] += comparedLinks(state, owner);
            }
        });
        assertTrue(compared[0] > 100, compared[0] + " compared");
    }

    private static int comparedLinks(OrigoState state, int owner) {
        OrigoState other = state.copy();
        int held = 0;
        while (held < OrigoCards.KINDS && state.hand(owner, held) == 0) {
            held++;
        }
        int drawn = OrigoCards.KINDS - 1;
        while (drawn > held && OrigoBag.get(state.hands.bags, OrigoHands.PILE, drawn) == 0) {
            drawn--;
        }
        if (drawn <= held) {
            return 0;
        }
        OrigoBag.add(other.hands.bags, OrigoHands.hand(owner), held, -1);
        OrigoBag.add(other.hands.bags, OrigoHands.hand(owner), drawn, 1);
        OrigoBag.add(other.hands.bags, OrigoHands.PILE, held, 1);
        OrigoBag.add(other.hands.bags, OrigoHands.PILE, drawn, -1);
        for (int viewer : Case.viewers(state)) {
            String link = Link.view(GAME, state, viewer);
            assertEquals(viewer != owner, link.equals(Link.view(GAME, other, viewer)), "seat " + viewer);
        }
        return 1;
    }
}
