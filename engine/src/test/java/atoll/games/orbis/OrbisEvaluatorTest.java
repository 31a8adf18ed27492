package atoll.games.orbis;

import static atoll.games.orbis.OrbisSketch.GAME;
import static atoll.games.orbis.OrbisSketch.allows;
import static atoll.games.orbis.OrbisSketch.go;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.bot.Level;
import atoll.bot.Search;
import atoll.engine.Case;
import atoll.engine.Evaluator;
import atoll.engine.Setup;
import atoll.engine.State;
import org.junit.jupiter.api.Test;

/** Bots take tiles that they can pay for and that score, and place them where they score. */
class OrbisEvaluatorTest {
    /** All have their fourteen tiles, and only a god is left to take; worshippers break ties. */
    private static final String LAST = """
            display W3d Y1a B2a W2b W2d G3a B3a B3b W3c
            gods death apprentice
            seat %s world
                1.0=G1b 1.1=B1a 1.2=Y1b 1.3=W1d 1.4=W2a 2.0=G2a 2.1=wild 2.2=Y2c 2.3=W3a
                3.0=G3b 3.1=B3c 3.2=Y3a! 4.1=B1b 4.0=G1c
            seat god fire supply %s world
                1.0=R1b 1.1=R1d 1.2=Y1c 1.3=B2c 1.4=G2d 2.0=R2a 2.1=R2c 2.2=Y2a 2.3=G3c
                3.0=R3a 3.1=R3b! 3.2=Y3b 4.0=R3c! 4.1=Y3c
            """;

    private static String choice(OrbisState state) {
        Level level = new Level(600, 1000);
        Search search = new Search(GAME, state.viewFor(state.actor()), level, 5);
        search.run(level.iterations());
        return OrbisMoves.token(search.best());
    }

    /** Two villages are affordable, but only one of them leaves the worshippers it demands. */
    @Test
    void takesAndBuildsAffordableTilesThatScore() {
        OrbisState state = new OrbisSketch(2)
                .slot("a1", "Y2c")
                .slot("c1", "G3c")
                .seat(0, "god apprentice supply yellow white red*2")
                .seat(1, "god love")
                .state();
        OrbisFacts survey = state.survey();
        assertTrue(survey.preview(0).canPay());
        assertTrue(survey.preview(OrbisSketch.slot("b2")).canPay());
        assertEquals("take:a1", choice(state));
        go(state, "take:a1");
        assertEquals("build", choice(state));
        go(state, "build at:1.0");
        assertEquals("fulfil", choice(state));
    }

    @Test
    void placesAnIrrigationWhereItScores() {
        OrbisState state = new OrbisSketch(2)
                .slot("a1", "B2a")
                .seat(0, "god apprentice supply blue yellow world 1.0=B1b 1.1=Y1c 1.-1=B2c")
                .seat(1, "god love")
                .state();
        go(state, "take:a1 build");
        assertTrue(allows(state, "at:1.2") && allows(state, "at:2.-1"), "dry places");
        assertEquals("at:2.0", choice(state));
    }

    @Test
    void takesDeathOnlyWithSixToGive() {
        OrbisState rich = OrbisPositionParser.read(LAST.formatted("supply green*4 red*2", "red*9"), 2, 0);
        assertEquals(rich.score(1) - 2, rich.score(0), "the apprentice's points are not enough");
        assertEquals("god:death", choice(rich));
        go(rich, "god:death");
        assertEquals("fulfil", choice(rich));
        OrbisState poor = OrbisPositionParser.read(LAST.formatted("supply green*4 red", "red*2"), 2, 0);
        assertTrue(allows(poor, "god:death"));
        assertEquals("god:apprentice", choice(poor));
    }

    @Test
    void sharesSumToTheWhole() {
        for (int seats = 2; seats <= 4; seats++) {
            int[] shares = new int[seats];
            new Case(GAME, Setup.of(GAME.info(), seats)).stroll(3, 40, session -> {
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
}
