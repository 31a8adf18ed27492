package atoll.games.origo;

import static atoll.games.origo.OrigoScene.GAME;
import static atoll.games.origo.OrigoScene.go;
import static atoll.games.origo.OrigoScene.tokens;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Case;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Knowledge of cards, above all after the discards have become the pile. */
class OrigoSecretsTest {
    private static final String FIRST = "A A B B C C D D E 1";
    private static final String SECOND = "F F G G H H I I J J";
    private static final String THIRD = "2 2 3 3 4 4 5 5 6 6";

    private static OrigoState determinized(OrigoState view, int seed) {
        OrigoState drawn = view.copy();
        drawn.determinize(new Rng(seed));
        assertTrue(drawn.isFullyKnown());
        return drawn;
    }

    private static int card(String token) {
        return OrigoCards.find(token);
    }

    @Test
    void dealsAreVisibleToTheirSeatAndPlaysToAll() {
        OrigoState state =
                OrigoScene.of(2).shields(0, "A1").hand(0, "A B").hand(1, "C").state();
        for (int viewer : Case.viewers(state)) {
            assertTrue(state.isVisibleTo(viewer, GAME.parseMove(state, "swap:A+B")));
        }
        go(state, "swap:A+B");
        for (int viewer : Case.viewers(state)) {
            assertEquals(viewer == 0, state.isVisibleTo(viewer, GAME.parseMove(state, "deal:J")));
        }
        go(state, "deal:J deal:J end");
        for (int viewer : Case.viewers(state)) {
            assertEquals(
                    viewer == 0, state.isVisibleTo(viewer, Case.moves(state).get(0)));
        }
    }

    @Test
    void aViewHasTheOwnHandAndTheSizesOfOthers() {
        OrigoState state = OrigoScene.of(3)
                .shields(0, "A1")
                .hand(0, "A A")
                .hand(1, "B C J")
                .hand(2, "D")
                .state();
        OrigoState view = state.viewFor(1);
        assertFalse(view.isFullyKnown());
        assertTrue(view.knows(1));
        assertFalse(view.knows(0));
        assertEquals(1, view.hand(1, card("J")));
        assertEquals(0, view.hand(0, card("A")));
        assertEquals(2, view.handSize(0));
        assertEquals(92, view.pile());
        assertTrue(tokens(view).isEmpty(), "legal moves would reveal another hand");
        assertEquals(tokens(state), tokens(state.viewFor(0)));
        assertTrue(tokens(state.viewFor(State.SPECTATOR)).isEmpty());
        assertEquals(
                Case.text(state.viewFor(State.SPECTATOR)),
                Case.text(view.viewFor(2)),
                "from a view, common knowledge only");
    }

    @Test
    void determinizedHandsFollowTheOdds() {
        // Of the 97 cards that seat 0 does not see, 16 are people.
        OrigoState view = OrigoScene.of(2)
                .shields(0, "A1")
                .hand(0, "A")
                .hand(1, SECOND)
                .state()
                .viewFor(0);
        int people = 0;
        for (int seed = 0; seed < 2000; seed++) {
            people += determinized(view, seed).hand(1, OrigoCards.PEOPLE);
        }
        int expected = 2000 * 10 * 16 / 97;
        assertTrue(Math.abs(people - expected) < 200, people + " of " + expected);
    }

    // Two seats: a card that is neither discarded nor in the own hand is in the other hand.

    private static OrigoState twoAfterReshuffle() {
        OrigoState state = OrigoScene.of(2)
                .shields(0, "A1 J1")
                .hand(0, FIRST)
                .hand(1, SECOND)
                .pileRunsOut()
                .state();
        return go(state, "expand:A@A2 end deal:ship");
    }

    @Test
    void anotherHandIsKnownWhenTheDiscardsBecomeThePile() {
        OrigoState view = twoAfterReshuffle().viewFor(0);
        assertEquals(2, view.sure(card("F")));
        assertEquals(0, view.sure(card("A")));
        for (int seed = 0; seed < 20; seed++) {
            OrigoState drawn = determinized(view, seed);
            for (String token : SECOND.split(" ")) {
                assertEquals(2, drawn.hand(1, card(token)));
            }
        }
    }

    @Test
    void itIsKnownBeforeThatAsWell() {
        OrigoState view = OrigoScene.of(2)
                .shields(0, "A1")
                .hand(0, FIRST)
                .hand(1, SECOND)
                .pileRunsOut()
                .state()
                .viewFor(0);
        assertEquals(2, determinized(view, 1).hand(1, card("F")));
    }

    @Test
    void theCardDrawnSinceIsUnknownAndTheOthersStay() {
        OrigoState state = go(twoAfterReshuffle(), "expand:F@F1 end deal:ship");
        assertEquals(0, state.actor());
        OrigoState view = state.viewFor(0);
        assertEquals(1, view.sure(card("F")));
        assertEquals(2, view.sure(card("G")));
        int ships = 0;
        for (int seed = 0; seed < 400; seed++) {
            OrigoState drawn = determinized(view, seed);
            assertTrue(drawn.hand(1, card("F")) >= 1 && drawn.hand(1, card("G")) == 2);
            ships += drawn.hand(1, OrigoCards.SHIP);
        }
        // One card of the 77 in the pile at that draw, eleven of them ships.
        assertTrue(ships > 25 && ships < 100, "ships: " + ships);
    }

    // Three seats: the cards in hands are known, but not in which hand.

    private static OrigoState threeAfterReshuffle() {
        OrigoState state = OrigoScene.of(3)
                .shields(0, "A1 J1")
                .hand(0, FIRST)
                .hand(1, SECOND)
                .hand(2, THIRD)
                .pileRunsOut()
                .state();
        return go(state, "expand:A@A2 end deal:ship");
    }

    @Test
    void cardsInHandsAreKnownButNotInWhichHand() {
        OrigoState view = threeAfterReshuffle().viewFor(0);
        boolean varies = false;
        for (int seed = 0; seed < 20; seed++) {
            OrigoState drawn = determinized(view, seed);
            assertEquals(2, drawn.hand(1, card("F")) + drawn.hand(2, card("F")));
            assertEquals(2, drawn.hand(1, card("6")) + drawn.hand(2, card("6")));
            varies |= drawn.hand(1, card("F")) != 2;
        }
        assertTrue(varies);
    }

    @Test
    void anUntouchedHandHasOnlyOldCards() {
        OrigoState state = go(threeAfterReshuffle(), "expand:F@F1 expand:F@F2 end deal:people deal:people");
        OrigoState view = state.viewFor(0);
        for (int seed = 0; seed < 200; seed++) {
            OrigoState drawn = determinized(view, seed);
            assertEquals(0, drawn.hand(2, OrigoCards.PEOPLE) + drawn.hand(2, OrigoCards.SHIP), "no new card");
            assertEquals(0, drawn.hand(1, card("F")) + drawn.hand(2, card("F")), "both are played");
        }
    }

    // A seat's knowledge must be true: old cards of random games are counted here one by one.

    @Test
    void knowledgeIsTrue() {
        int checked = 0;
        for (int seats = 2; seats <= 5; seats++) {
            for (int seed = 1; seed <= 6; seed++) {
                checked += follow(seats, seed);
            }
        }
        assertTrue(checked > 1000, "positions: " + checked);
    }

    private static int follow(int seats, int seed) {
        int[] checked = new int[1];
        // By seat, then kind: cards held since the shuffle, if old ones leave first, and if they leave last.
        int[][] least = new int[seats][OrigoCards.KINDS];
        int[][] most = new int[seats][OrigoCards.KINDS];
        int[] pile = {OrigoCards.TOTAL};
        int[][] before = new int[seats][OrigoCards.KINDS];
        new Case(GAME, Setup.of(GAME.info(), seats)).walk(seed, session -> {
            OrigoState state = (OrigoState) session.state();
            boolean shuffled = state.pile() > pile[0];
            pile[0] = state.pile();
            for (int seat = 0; seat < seats; seat++) {
                for (int kind = 0; kind < OrigoCards.KINDS; kind++) {
                    int now = state.hand(seat, kind);
                    int gone = Math.max(0, before[seat][kind] - now);
                    least[seat][kind] = shuffled ? now : Math.max(0, least[seat][kind] - gone);
                    most[seat][kind] = shuffled ? now : Math.min(most[seat][kind], now);
                    before[seat][kind] = now;
                }
            }
            if (state.hands.knowledge.begun) {
                checked[0]++;
                for (int viewer = 0; viewer <= seats; viewer++) {
                    isTrue(state, viewer, least, most);
                }
            }
        });
        return checked[0];
    }

    private static void isTrue(OrigoState state, int viewer, int[][] least, int[][] most) {
        OrigoCardKnowledge knowledge = state.hands.knowledge;
        for (int kind = 0; kind < OrigoCards.KINDS; kind++) {
            int few = 0;
            int many = 0;
            for (int owner = 0; owner < state.seats(); owner++) {
                few += owner == viewer ? 0 : least[owner][kind];
                many += owner == viewer ? 0 : most[owner][kind];
            }
            assertTrue(knowledge.sure(viewer, kind) <= few, "sure");
            boolean alone = state.seats() == 2 && viewer < 2;
            assertTrue(alone || knowledge.sure(viewer, kind) + knowledge.doubtful(viewer, kind) >= many, "doubtful");
        }
        for (int owner = 0; owner < state.seats(); owner++) {
            int old = 0;
            for (int kind = 0; kind < OrigoCards.KINDS; kind++) {
                old += least[owner][kind];
            }
            assertTrue(knowledge.held(viewer, owner) <= old, "held");
        }
    }

    // A seat's conclusions from a visible move depend only on what it knows.

    @Tag("slow")
    @Test
    void equalViewsAndMovesGiveEqualViews() {
        int[] compared = new int[1];
        for (int seats = 2; seats <= 5; seats++) {
            new Case(GAME, Setup.of(GAME.info(), seats)).stroll(seats, 60, session -> {
                State state = session.state();
                for (int viewer : Case.viewers(state)) {
                    State view = state.viewFor(viewer);
                    State drawn = view.copy();
                    drawn.determinize(new Rng(session.ply()));
                    for (int move : Case.moves(state)) {
                        if (state.isVisibleTo(viewer, move) && Case.moves(drawn).contains(move)) {
                            compared[0] += state.actor() == viewer ? 0 : 1;
                            assertEquals(after(state, move, viewer), after(drawn, move, viewer));
                        }
                    }
                }
            });
        }
        assertTrue(compared[0] > 1000, "moves: " + compared[0]);
    }

    private static String after(State state, int move, int viewer) {
        State next = state.copy();
        next.play(move);
        return Case.text(next.viewFor(viewer));
    }

    // A battle: the deciding side chooses from its own view.

    @Test
    void aBattleIsDecidedInTheViewOfTheLosingSide() {
        OrigoState state = OrigoScene.of(2)
                .shields(0, "F2 H2")
                .shields(1, "G2")
                .founded("gallien")
                .hand(0, "G")
                .hand(1, "2 people")
                .state();
        go(state, "attack:G@G2");
        assertEquals(1, state.actor());
        assertEquals(1, state.viewFor(0).actor());
        assertTrue(tokens(state.viewFor(0)).isEmpty());
        assertEquals(tokens(state), tokens(state.viewFor(1)));
        assertEquals(1, state.viewFor(0).survey().battle().played(OrigoBattle.ATTACKER, card("G")));
        assertEquals(0, state.viewFor(0).survey().battle().left(OrigoBattle.DEFENDER), "unknown");
        assertEquals(1, state.survey().battle().left(OrigoBattle.DEFENDER), "people need a shield beside it");
    }
}
