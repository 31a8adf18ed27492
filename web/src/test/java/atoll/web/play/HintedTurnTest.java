package atoll.web.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.MoveList;
import atoll.engine.Setup;
import atoll.games.ponte.PonteGame;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.table.all.Tables;
import atoll.table.present.PlayState;
import atoll.table.present.Player;
import atoll.table.present.TablePresenter;
import atoll.table.text.TestMessages;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A hint for a turn of two moves, as Ponte has. */
class HintedTurnTest {
    private final Session session = session();
    private final TablePresenter presenter = new TablePresenter(
            session, Tables.of("ponte"), List.of(new Player("Ann", 0), new Player("Bot", 3)), TestMessages.of("en"));
    private final HintedTurn turn = new HintedTurn();
    private final int first = legal(0);
    private final int second = legal(40);

    private static Session session() {
        PonteGame game = new PonteGame();
        return new Session(game, Setup.of(game.info(), 2), Seed.of(1));
    }

    private int legal(int index) {
        MoveList legal = new MoveList();
        session.state().moves(legal);
        return legal.get(index);
    }

    private void play(int move) {
        PlayState before = presenter.state(true);
        presenter.play(move);
        turn.follow(before, presenter.state(true), session);
    }

    private void find() {
        turn.searchAgain();
        turn.found(first, new int[] {second});
        turn.markShown(true);
    }

    @Test
    void goesOnAfterItsFirstMove() {
        find();
        assertEquals(List.of(first, second), turn.moves());
        assertTrue(turn.isFresh());
        play(first);
        assertEquals(List.of(second), turn.moves());
        assertTrue(turn.isShown());
        assertFalse(turn.isFresh(), "the search was about another position");
        play(second);
        assertFalse(turn.isKnown() || turn.isShown());
    }

    @Test
    void endsAfterAnotherMove() {
        find();
        play(legal(7));
        assertFalse(turn.isKnown() || turn.isShown());
    }

    @Test
    void endsWhenTheMoveIsTakenBack() {
        find();
        play(first);
        PlayState before = presenter.state(true);
        presenter.navigator().undo();
        turn.follow(before, presenter.state(true), session);
        assertFalse(turn.isKnown());
    }

    @Test
    void aShownHintStaysDuringAnotherSearch() {
        find();
        turn.searchAgain();
        assertEquals(List.of(first, second), turn.moves());
        turn.found(second, new int[0]);
        assertEquals(List.of(second), turn.moves(), "the other search found another turn");
        turn.markShown(false);
        turn.searchAgain();
        assertFalse(turn.isKnown());
    }
}
