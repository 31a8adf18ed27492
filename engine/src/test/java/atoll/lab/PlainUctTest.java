package atoll.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Case;
import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.ponte.PonteGame;
import atoll.play.Seed;
import atoll.play.Session;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The baseline player. */
class PlainUctTest {
    static List<Case> cases() {
        return Case.all();
    }

    private static int choose(PlainUct uct, Game game, State view, int seed) {
        MoveList legal = new MoveList();
        view.moves(legal);
        return uct.choose(game, view, legal, new Rng(seed));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void playsLegallyReproduciblyAndFromItsView(Case which) {
        PlainUct uct = new PlainUct(2000);
        which.stroll(2, 6, session -> {
            State state = session.state();
            if (state.actor() < 0 || Case.moves(state).size() < 2) {
                return;
            }
            State view = session.view(state.actor());
            String before = Case.text(view);
            int move = choose(uct, which.game(), view, 5);
            assertEquals(before, Case.text(view), "searching does not change the position");
            assertTrue(Case.moves(state).contains(move));
            assertEquals(move, choose(uct, which.game(), view, 5));
            State determinization = view.copy();
            determinization.determinize(new Rng(1));
            assertEquals(move, choose(uct, which.game(), determinization.viewFor(state.actor()), 5));
        });
    }

    // Positions where every move ends the game, and some moves win.
    @Test
    void takesImmediateWins() {
        Game game = new PonteGame();
        int decided = 0;
        for (int seed = 1; seed <= 150; seed++) {
            Session session = new Case(game, Setup.of(game.info(), 2)).walk(seed, at -> {});
            session.undo();
            int actor = session.state().actor();
            int winning = 0;
            int ends = 0;
            List<Integer> moves = Case.moves(session.state());
            for (int move : moves) {
                winning += wins(session.state(), move, actor) ? 1 : 0;
                ends += after(session.state(), move).actor() == State.OVER ? 1 : 0;
            }
            if (ends == moves.size() && winning > 0 && winning < moves.size()) {
                int move = choose(new PlainUct(5000), game, session.view(actor), seed);
                assertTrue(wins(session.state(), move, actor), "seed " + seed);
                decided++;
            }
        }
        assertTrue(decided > 0, "some games are decided by their last move");
    }

    private static boolean wins(State state, int move, int seat) {
        State next = after(state, move);
        return next.actor() == State.OVER && next.rank(seat) == 1;
    }

    private static State after(State state, int move) {
        State next = state.copy();
        next.play(move);
        return next;
    }

    @Tag("slow")
    @Test
    void largerBudgetIsStronger() {
        Game game = new PonteGame();
        int wins = 0;
        for (int i = 0; i < 8; i++) {
            Session session = new Session(game, Setup.of(game.info(), 2), Seed.of(i));
            Player weak = new PlainUct(200);
            Player strong = new PlainUct(20_000);
            Player.play(session, i % 2 == 0 ? new Player[] {strong, weak} : new Player[] {weak, strong});
            wins += session.state().rank(i % 2) == 1 ? 1 : 0;
        }
        assertTrue(wins >= 6, wins + " of 8");
    }

    @Test
    void isNamedByItsBudget() throws UsageException {
        assertEquals(new PlainUct(2_000_000), Player.of("uct"));
        assertEquals(new PlainUct(500), Player.of("uct@500"));
        for (String name : List.of("uct", "uct@500", "random", "1", "2@70", "3@1000ms")) {
            assertEquals(name, Player.of(name).name());
        }
        assertNull(PlainUct.of("uct@"));
        assertNull(PlainUct.of("1"));
    }
}
