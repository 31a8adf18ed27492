package atoll.games.kanaloa;

import static atoll.games.kanaloa.KanaloaScene.controller;
import static atoll.games.kanaloa.KanaloaScene.go;
import static atoll.games.kanaloa.KanaloaScene.owner;
import static atoll.games.kanaloa.KanaloaScene.tokens;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.State;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The worked examples of the rulebook, and of our reading where it is silent; Betty, Mateo, Adam and Kayla are seats. */
class KanaloaExamplesTest {
    private static final int B = 0;
    private static final int M = 1;
    private static final int A = 2;
    private static final int K = 3;

    @Test
    void bettyBuildsTwoBridgesAndTakesAnOpenCard() {
        KanaloaState state = KanaloaScene.of(4)
                .open("KULU LUMI MOKO RASI")
                .hand(B, "ALOA DALI FATU GALU")
                .state();
        go(state, "ALOA:ALOA-BAFI DALI:ALOA-DALI");
        assertEquals(B, owner(state, "ALOA-BAFI"));
        assertEquals(B, owner(state, "ALOA-DALI"));
        assertEquals(2, state.handSize(B));
        go(state, "take:RASI");
        assertEquals(State.CHANCE, state.actor(), "the display is filled up at once");
        go(state, "deal:COCO");
        assertEquals(4, state.displaySize());
        assertEquals(1, state.display(KanaloaMap.find("COCO")));
        assertEquals(1, state.hand(B, KanaloaMap.find("RASI")));
        assertEquals(M, state.actor());
    }

    @Test
    void mateoExchangesABridgeByAnyOfThreePairs() {
        for (String pair : List.of("ALOA+ALOA", "BAFI+BAFI", "ALOA+BAFI")) {
            KanaloaState state = KanaloaScene.of(4)
                    .turn(M)
                    .hand(M, pair.replace('+', ' '))
                    .bridges(B, "ALOA-BAFI")
                    .state();
            assertEquals(List.of(pair + ":ALOA-BAFI"), tokens(state, pair));
            go(state, pair + ":ALOA-BAFI");
            assertEquals(M, owner(state, "ALOA-BAFI"));
            assertEquals(0, state.handSize(M));
        }
    }

    @Test
    void bettyControlsDaliAndLosesItToMateoOnAloa() {
        KanaloaState state = KanaloaScene.of(4)
                .hand(B, "ELOI")
                .hand(M, "ALOA ELOI")
                .bridges(B, "ALOA-DALI")
                .bridges(M, "ALOA-BAFI")
                .state();
        go(state, "ELOI:DALI-ELOI");
        assertEquals(B, controller(state, "DALI"));
        go(state, "draw deal:RASI ALOA:ALOA-COCO ELOI:ALOA-ELOI");
        assertEquals(M, controller(state, "ALOA"));
        assertEquals(-1, owner(state, "ALOA-DALI"));
        assertEquals(-1, controller(state, "DALI"));
        assertEquals(B, owner(state, "DALI-ELOI"));
    }

    @Test
    void mateoRemovesABridgeFromBafiAndThenTakesItOver() {
        KanaloaState state = KanaloaScene.of(4)
                .turn(M)
                .hand(M, "RASI BAFI")
                .bridges(M, "ALOA-BAFI")
                .bridges(B, "BAFI-ORO")
                .bridges(A, "BAFI-ELOI")
                .bridges(K, "BAFI-FATU")
                .state();
        go(state, "RASI:BAFI-RASI");
        assertEquals(M, state.actor());
        assertEquals(List.of("remove:BAFI-ELOI", "remove:BAFI-FATU", "remove:BAFI-ORO"), tokens(state));
        assertEquals(KanaloaMap.find("BAFI"), state.progress().removalIsland());
        go(state, "remove:BAFI-ORO");
        assertEquals(-1, controller(state, "BAFI"));
        assertEquals(M, state.actor(), "the turn goes on");
        go(state, "BAFI:BAFI-ORO");
        assertEquals(M, controller(state, "BAFI"));
        assertEquals(-1, owner(state, "BAFI-ELOI"));
        assertEquals(-1, owner(state, "BAFI-FATU"));
    }

    @Test
    void theLastRoundOfTheRulebook() {
        // The order of turns is Mateo, Betty, Adam, Kayla.
        int mateo = 0;
        int betty = 1;
        int adam = 2;
        int kayla = 3;
        KanaloaState state = KanaloaScene.of(4).lastRound().points(7, 12, 10, 6).state();
        assertEquals(List.of("end", "pass"), tokens(state));
        go(state, "pass");
        assertEquals(betty, state.actor());
        assertEquals(List.of("end"), tokens(state), "the leader must play");
        go(state, "end");
        assertEquals(adam, state.actor());
        assertEquals(List.of("end"), tokens(state), "Betty has played already");
        go(state, "end");
        assertEquals(kayla, state.actor());
        go(state, "pass");
        assertEquals(mateo, state.actor());
        assertEquals(List.of("end"), tokens(state));
        go(state, "end");
        assertEquals(kayla, state.actor());
        assertEquals(List.of("end"), tokens(state));
        go(state, "end");
        assertEquals(State.OVER, state.actor());
        assertEquals(
                List.of(3, 1, 2, 4),
                List.of(state.finished(mateo), state.finished(betty), state.finished(adam), state.finished(kayla)));
    }

    @Test
    void bafiIsWorthTwoPointsAndThreeInTheEnd() {
        KanaloaState state = KanaloaScene.of(4)
                .bridges(A, "ALOA-BAFI BAFI-ELOI BAFI-FATU")
                .bridges(M, "BAFI-RASI")
                .state();
        assertEquals(A, controller(state, "BAFI"));
        assertEquals(2, state.worth(A, false));
        assertEquals(3, state.worth(A, true));
        assertEquals(0, state.worth(M, true));
    }

    @Test
    void pointsByIslandAndBridges() {
        worth("INUA", 3, 2, 1, 2);
        worth("INUA", 3, 3, 0, 1);
        worth("PAGO", 5, 3, 2, 3);
        worth("PAGO", 5, 4, 1, 2);
        worth("PAGO", 5, 5, 0, 1);
        worth("ORO", 7, 4, 3, 4);
        worth("ORO", 7, 5, 2, 3);
        worth("ORO", 7, 6, 1, 2);
        worth("ORO", 7, 7, 0, 1);
        worth("ORO", 7, 3, -1, 0);
    }

    // A value of -1 means no control; the last number is for the final scoring.
    private static void worth(String island, int size, int bridges, int worth, int last) {
        KanaloaScene scene = KanaloaScene.of(2);
        connections(island).subList(0, bridges).forEach(connection -> scene.bridges(0, connection));
        KanaloaState state = scene.state();
        assertEquals(size, KanaloaMap.size(KanaloaMap.find(island)));
        assertEquals(worth >= 0, state.board().controls(0, KanaloaMap.find(island)));
        assertEquals(Math.max(0, worth), state.worth(0, false));
        assertEquals(last, state.worth(0, true));
    }

    // Splits, the mover first.

    @Test
    void aloneInFrontTheMoverChooses() {
        assertEquals(3, removals("PAGO", 2, 1, 1, 1).size());
        assertEquals(4, removals("ORO", 3, 2, 2, 0).size());
        assertEquals(4, removals("ORO", 3, 2, 1, 1).size());
    }

    @Test
    void inASharedMajorityTheSingleBridgeGoes() {
        single("PAGO", 2, 2, 1, 0);
        single("ORO", 3, 3, 1, 0);
        single("ORO", 2, 2, 2, 1);
    }

    @Test
    void aMoverBehindRemovesNothing() {
        assertTrue(removals("ORO", 2, 3, 2, 0).isEmpty());
        assertTrue(removals("PAGO", 1, 2, 2, 0).isEmpty());
    }

    @Test
    void smallIslandsHaveNoRelativeMajority() {
        assertTrue(removals("NENE", 1, 1, 1, 0).isEmpty());
    }

    private static void single(String island, int... counts) {
        KanaloaState state = split(island, counts);
        int loner = 0;
        for (int seat = 1; seat < counts.length; seat++) {
            loner = counts[seat] == 1 ? seat : loner;
        }
        List<String> removals = tokens(state, "remove:");
        assertEquals(1, removals.size());
        assertEquals(loner, owner(state, removals.get(0).substring("remove:".length())));
        assertEquals(tokens(state), removals, "it may not be declined");
    }

    private static List<String> removals(String island, int... counts) {
        KanaloaState state = split(island, counts);
        assertEquals(-1, controller(state, island));
        assertFalse(state.board().places(KanaloaMap.find(island)) > 0);
        return tokens(state, "remove:");
    }

    // The mover's last bridge, on the first connection, fills the island.
    private static KanaloaState split(String island, int... counts) {
        KanaloaScene scene = KanaloaScene.of(4).hand(0, island);
        List<String> connections = connections(island);
        int next = 1;
        for (int seat = 0; seat < counts.length; seat++) {
            for (int i = seat == 0 ? 1 : 0; i < counts[seat]; i++) {
                scene.bridges(seat, connections.get(next++));
            }
        }
        assertEquals(connections.size(), next);
        return go(scene.state(), island + ":" + connections.get(0));
    }

    private static List<String> connections(String island) {
        List<String> all = new java.util.ArrayList<>();
        for (int c = 0; c < KanaloaMap.CONNECTIONS; c++) {
            if (KanaloaMap.connectionName(c).startsWith(island + "-")
                    || KanaloaMap.connectionName(c).endsWith("-" + island)) {
                all.add(KanaloaMap.connectionName(c));
            }
        }
        return all;
    }
}
