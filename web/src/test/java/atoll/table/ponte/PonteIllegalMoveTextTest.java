package atoll.table.ponte;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Game;
import atoll.engine.Setup;
import atoll.games.ponte.PonteGame;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.table.present.Picker;
import atoll.table.present.Player;
import atoll.table.present.TablePresenter;
import atoll.table.text.TestMessages;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The refusals of spots: light is to move in these positions. */
class PonteIllegalMoveTextTest {
    private final Game game = new PonteGame();

    @Test
    void aCellThatIsTakenOrUnderABridge() {
        TablePresenter presenter = light("b2 b4", "j10 j8", "b2-b4", "j9 j7");
        assertEquals("j8 already has a tile.", presenter.illegalMoveText("j8"));
        assertEquals("b3 lies under a bridge and stays empty.", presenter.illegalMoveText("b3"));
    }

    @Test
    void groupsAndIslands() {
        TablePresenter presenter = light("a1 b1", "j10 j8", "a2 b2", "j6 j4", "e4 g4", "j2 h1", "e5 g5", "h10 h8");
        assertEquals("A tile on c1 would make a group of more than four.", presenter.illegalMoveText("c1"));
        assertEquals("A tile on c3 would touch your island at b2.", presenter.illegalMoveText("c3"));
        assertEquals("A tile on f4 would make a group of more than four.", presenter.illegalMoveText("f4"));
        assertEquals("", presenter.illegalMoveText("f7"));
    }

    @Test
    void anIslandThatWouldTouchAnotherGroup() {
        TablePresenter presenter = light("a1 b1", "j10 j8", "d1 e2", "j6 j4");
        assertEquals(
                "A tile on c1 would complete an island that touches your tile on e2.", presenter.illegalMoveText("c1"));
    }

    @Test
    void aTileThatCannotBearABridge() {
        TablePresenter presenter = light("a1 c1", "b2 j10", "a1-c1", "j8 j6", "e1 g4", "j4 j2", "h9 h10", "i9 f9");
        assertEquals("The tile on a1 already has a bridge.", presenter.illegalMoveText("a1"));
        assertEquals(
                "The tile on c1 already has a bridge.",
                presenter.illegalMoveText("e1"),
                "c1 is the only one to lead to");
        assertEquals("A bridge from g4 reaches none of your tiles.", presenter.illegalMoveText("g4"));
    }

    @Test
    void aTileThatBearsABridgeWhereverItLies() {
        TablePresenter presenter = light("h1 j1", "a10 a8", "h1-j1", "a6 a4", "h3 j3", "c10 c8", "h3-j3", "c6 c4");
        for (String tile : List.of("h1", "j1", "h3", "j3")) {
            assertEquals("The tile on " + tile + " already has a bridge.", presenter.illegalMoveText(tile));
        }
        presenter = light("h10 j10", "a10 a8", "h10-j10", "a6 a4");
        assertEquals("The tile on j10 already has a bridge.", presenter.illegalMoveText("j10"));
        presenter.pick("e5");
        assertEquals("You have laid one tile. Now lay the second.", presenter.illegalMoveText("j10"));
    }

    @Test
    void aBridgeOverATileOrAcrossAnother() {
        assertEquals(
                "A tile on b1 blocks the bridge from a1 to c1.",
                light("a1 c1", "b1 j10").illegalMoveText("a1"));
        assertEquals(
                "A bridge from a1 to c3 would cross the one from b1 to b3.",
                light("a1 c3", "b1 b3", "f9 h8", "b1-b3").illegalMoveText("a1"));
        assertEquals(
                "A bridge from c3 to a1 would cross the one from a3 to b1.",
                light("a1 c3", "b1 a3", "f9 h8", "a3-b1").illegalMoveText("c3"));
        assertEquals(
                "",
                light("a1 b3", "b1 c3", "f9 h8", "b1-c3").illegalMoveText("a1"),
                "beside another over a common cell");
        assertEquals(
                "A bridge from a3 to c1 would cross the one from b1 to d3.",
                light("a3 c1", "b1 d3", "f9 h8", "b1-d3").illegalMoveText("a3"));
    }

    @Test
    void severalBridgesThatAreAllInTheWay() {
        assertEquals(
                "Every bridge from c3 is blocked.",
                light("c3 c5", "c4 d3", "e3 h9", "h1 j1").illegalMoveText("c3"));
    }

    @Test
    void theSecondEndOfABridge() {
        TablePresenter presenter = light("a1 c1", "j10 j8", "d1 f5", "a2 b2", "g10 g9", "i1 i3", "a3 h7", "e8 d8");
        assertEquals(Picker.Result.MORE, presenter.pick("a1"));
        assertEquals("A bridge needs your tile at each end. j8 has none.", presenter.illegalMoveText("j8"));
        assertEquals("a1 and g10 must have exactly one cell between them.", presenter.illegalMoveText("g10"));
        assertEquals("A tile on a2 blocks the bridge from a1 to a3.", presenter.illegalMoveText("a3"));
        assertEquals("", presenter.illegalMoveText("c1"));
        assertEquals(Picker.Result.DEAD, presenter.pick("j8"));
        assertEquals(List.of("a1"), presenter.picker().picks());
    }

    @Test
    void halfATurn() {
        TablePresenter presenter = light("a1 c1", "j10 j8");
        presenter.pick("e5");
        assertEquals("You have laid one tile. Now lay the second.", presenter.illegalMoveText("a1"));
        assertEquals("j8 already has a tile.", presenter.illegalMoveText("j8"));
    }

    @Test
    void theBeginning() {
        TablePresenter presenter = presenter("e5");
        assertEquals("e5 already has a tile.", presenter.illegalMoveText("e5"));
        assertEquals("First choose your colour.", presenter("e5 f7").illegalMoveText("a1"));
    }

    @Test
    void aHeldPickMayBeAButton() {
        TablePresenter presenter = presenter("e5 f7");
        presenter.picker().requireConfirmation(true);
        assertEquals(Picker.Result.MORE, presenter.pick("dark"));
        assertTrue(presenter.picker().awaitsConfirmation());
        assertEquals("First choose your colour.", presenter.illegalMoveText("e5"));
        assertEquals("First choose your colour.", presenter.illegalMoveText("a1"));
        assertEquals("", presenter.illegalMoveText("light"), "it may take the place of what is held");
    }

    @Test
    void aHeldPickMayBeANewTile() {
        TablePresenter presenter = light("a1 c1", "b1 j10");
        presenter.picker().requireConfirmation(true);
        assertEquals(Picker.Result.MORE, presenter.pick("e5"));
        assertEquals("j10 already has a tile.", presenter.illegalMoveText("j10"));
        assertEquals("A tile on b1 blocks the bridge from a1 to c1.", presenter.illegalMoveText("a1"));
        assertEquals("", presenter.illegalMoveText("e6"));
    }

    @Test
    void noReasonWhenNotToMove() {
        Session session = new Session(game, Setup.of(game.info(), 2), Seed.of(1));
        List<Player> players = List.of(new Player("Bot", 1), new Player("Anna", 0));
        assertEquals(
                "",
                new TablePresenter(session, new PonteTable(), players, TestMessages.of("en")).illegalMoveText("e5"));
    }

    /** Turns of light and dark in alternation; the first is light's opening. */
    private TablePresenter light(String... turns) {
        StringBuilder tokens = new StringBuilder(turns[0]).append(" dark");
        for (int i = 1; i < turns.length; i++) {
            tokens.append(' ').append(turns[i]);
        }
        return presenter(tokens.toString());
    }

    private TablePresenter presenter(String tokens) {
        Session session = new Session(game, Setup.of(game.info(), 2), Seed.of(1));
        for (String token : tokens.split(" ")) {
            session.play(game.parseMove(session.state(), token));
        }
        List<Player> players = List.of(new Player("Anna", 0), new Player("Ben", 0));
        return new TablePresenter(session, new PonteTable(), players, TestMessages.of("en"));
    }
}
