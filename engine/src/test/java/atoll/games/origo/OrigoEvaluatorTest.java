package atoll.games.origo;

import static atoll.games.origo.OrigoScene.GAME;
import static atoll.games.origo.OrigoScene.go;
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

/** Bots found, attack and defend when it pays. */
class OrigoEvaluatorTest {
    private static String choice(OrigoState state) {
        Level level = new Level(300, 1000);
        Search search = new Search(GAME, state.viewFor(state.actor()), level, 5);
        search.run(level.iterations());
        return GAME.formatMove(state, search.best());
    }

    private static OrigoScene scene() {
        return OrigoScene.of(2)
                .shields(0, "F2 H2 F3 J1 J2 D4 E4 F4")
                .shields(1, "G2 J8 J9 A8 A9 C8 C9 E9")
                .notQuiet();
    }

    // The moves of the seat to move until its turn ends or another seat decides a battle.
    private static String turn(OrigoState state) {
        StringBuilder tokens = new StringBuilder();
        int seat = state.actor();
        while (state.actor() == seat) {
            String token = choice(state);
            tokens.append(token).append(' ');
            go(state, token);
        }
        return tokens.toString();
    }

    @Test
    void foundsACountry() {
        String turn = turn(scene().hand(0, "belgica").state());
        assertTrue(turn.contains("expand:belgica@E3"), turn);
    }

    @Test
    void attacksIndefensibleShields() {
        OrigoState state = OrigoScene.of(2)
                .shields(0, "F2 H2 F3 G3 H3 G4")
                .shields(1, "G2 J8 J9 H4")
                .founded("gallien")
                .hand(0, "gallien gallien")
                .hand(1, "A")
                .notQuiet()
                .state();
        String turn = turn(state);
        assertTrue(turn.contains("attack:"), turn);
    }

    @Test
    void defendsImportantShieldsAndFoldsLostBattles() {
        OrigoScene scene = scene().founded("gallien").hand(0, "G").hand(1, "gallien 2 A B");
        OrigoState state = go(scene.state(), "attack:G@G2");
        assertEquals(1, state.actor());
        assertTrue(choice(state).startsWith("add:"), "four against one, two cards that fit");
        OrigoState lost = go(
                scene().founded("gallien").hand(0, "G").hand(1, "gallien A B").state(), "attack:G@G2");
        assertEquals("fold", choice(lost));
    }

    /** The only card that fits is weaker than the defender's support. */
    @Test
    void doesNotAttackAtALoss() {
        OrigoState state = OrigoScene.of(2)
                .shields(0, "F2 D8 D9 E8")
                .shields(1, "G2 G1 G3 H2")
                .founded("gallien")
                .hand(0, "gallien")
                .hand(1, "A B C")
                .notQuiet()
                .state();
        assertTrue(OrigoScene.tokens(state, "attack:").contains("attack:gallien@G2"));
        String turn = turn(state);
        assertFalse(turn.contains("attack:"), turn);
    }

    @Test
    void sharesSumToTheWhole() {
        int[] shares = new int[4];
        new Case(GAME, Setup.of(GAME.info(), 4)).stroll(3, 40, session -> {
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
