package atoll.games.kanaloa;

import static atoll.games.kanaloa.KanaloaScene.GAME;
import static atoll.games.kanaloa.KanaloaScene.go;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.bot.Level;
import atoll.bot.Search;
import atoll.engine.Case;
import atoll.engine.Evaluator;
import atoll.engine.Setup;
import atoll.engine.State;
import org.junit.jupiter.api.Test;

/** Bots take control, break control, and collect cards that go together. */
class KanaloaEvaluatorTest {
    private static String choice(KanaloaState state) {
        Level level = new Level(400, 1000);
        Search search = new Search(GAME, state.viewFor(state.actor()), level, 5);
        search.run(level.iterations());
        return GAME.formatMove(state, search.best());
    }

    private static int weight(KanaloaState state, String token) {
        return GAME.evaluator().movePrior(state, GAME.parseMove(state, token));
    }

    private static String heaviest(KanaloaState state) {
        return heaviest(state, "");
    }

    /** The legal move with this prefix that has the greatest weight, without a tie. */
    private static String heaviest(KanaloaState state, String begin) {
        int most = 0;
        int times = 0;
        String heaviest = "";
        for (String token : KanaloaScene.tokens(state)) {
            int weight = token.startsWith(begin) ? weight(state, token) : 0;
            times = weight > most ? 1 : weight == most ? times + 1 : times;
            heaviest = weight > most ? token : heaviest;
            most = Math.max(most, weight);
        }
        assertEquals(1, times, heaviest);
        return heaviest;
    }

    @Test
    void takesControlRatherThanAPlainBuild() {
        KanaloaState state = KanaloaScene.of(2)
                .points(5, 5)
                .hand(0, "ELOI")
                .bridges(0, "ALOA-DALI")
                .lastRound()
                .state();
        assertEquals("ELOI:DALI-ELOI", heaviest(state));
        assertEquals("ELOI:DALI-ELOI", choice(state));
    }

    @Test
    void breaksControl() {
        KanaloaState state = KanaloaScene.of(2)
                .points(5, 5)
                .hand(0, "ALOA DALI")
                .bridges(1, "ALOA-DALI DALI-ELOI ALOA-FATU")
                .lastRound()
                .state();
        assertEquals(1, KanaloaScene.controller(state, "DALI"));
        assertEquals("ALOA+DALI:ALOA-DALI", heaviest(state));
        assertEquals("ALOA+DALI:ALOA-DALI", choice(state));
    }

    @Test
    void takesTheOpenCardThatFits() {
        KanaloaState state = KanaloaScene.of(2)
                .open("LUMI DALI MOKO NENE")
                .bridges(0, "ALOA-DALI")
                .state();
        assertEquals("take:DALI", heaviest(state, "take:"));
        assertEquals("take:DALI", choice(state));
    }

    @Test
    void keepsCardsThatGoTogether() {
        KanaloaState state = go(
                new KanaloaState(Setup.of(GAME.info(), 2)),
                "deal:ALOA deal:DALI deal:DALI deal:ELOI deal:ELOI deal:FATU deal:GALU deal:HIVA");
        assertEquals(KanaloaPhase.GIVING, state.phase());
        assertTrue(weight(state, "give:DALI") < weight(state, "give:ALOA"), "two of a small island");
        assertTrue(weight(state, "give:DALI") < weight(state, "give:ELOI"));
        assertFalse(choice(state).equals("give:DALI"));
    }

    @Test
    void prefersTheIslandWithAStone() {
        for (String island : new String[] {"COCO", "ELOI"}) {
            KanaloaState state = KanaloaScene.gods(2)
                    .stone(island, KanaloaGods.KANE)
                    .hand(0, "COCO ELOI")
                    .bridges(0, "ALOA-COCO COCO-INUA ELOI-HIVA ELOI-RASI")
                    .state();
            int with = weight(state, island + ":" + (island.equals("COCO") ? "COCO-PAGO" : "BAFI-ELOI"));
            int without = weight(state, island.equals("COCO") ? "ELOI:BAFI-ELOI" : "COCO:COCO-PAGO");
            assertTrue(with > without, island + ": " + with + " " + without);
        }
    }

    /** An opponent that takes the neighbouring island would break the control. */
    @Test
    void islandsNearAnOpponentsGoalAreWorthLess() {
        int threatened = worth("ELOI-HIVA ELOI-RASI");
        int safe = worth("HIVA-MOKO LUMI-MOKO");
        assertTrue(threatened < safe - 10, threatened + " " + safe);
    }

    private static int worth(String rival) {
        KanaloaState state = KanaloaScene.of(2)
                .secondHalf()
                .deckRunsOut()
                .bridges(0, "ALOA-DALI DALI-ELOI")
                .bridges(1, rival)
                .state();
        int[] shares = new int[2];
        GAME.evaluator().evaluate(state, shares);
        return shares[0];
    }

    @Test
    void sharesSumToTheWhole() {
        int[] shares = new int[4];
        new Case(GAME, Setup.of(GAME.info(), 4).with("gods", "true")).stroll(3, 40, session -> {
            State state = session.state();
            GAME.evaluator().evaluate(state, shares);
            int sum = 0;
            for (int worth : shares) {
                assertTrue(worth >= 0);
                sum += worth;
            }
            assertEquals(Evaluator.WHOLE, sum);
            if (state.actor() >= 0) {
                for (int move : Case.moves(state)) {
                    int weight = GAME.evaluator().movePrior(state, move);
                    assertTrue(1 <= weight && weight <= 1000);
                }
            }
        });
    }
}
