package atoll.table.ponte;

import static org.junit.jupiter.api.Assertions.assertEquals;

import atoll.engine.Game;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.ponte.PonteBoard;
import atoll.games.ponte.PonteGame;
import atoll.games.ponte.PontePositionParser;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.table.Guide;
import atoll.table.text.TestMessages;
import org.junit.jupiter.api.Test;

/** The reasons for Ponte moves, on boards with empty rows 10 to 5. */
class PonteRationaleTest {
    private static final String SEA = ". . . . . . . . . .\n".repeat(6);

    private static final String TWO = """
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . D .
            L L . . . . . . . .
            """;

    private static final String THREE = """
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . D .
            L L L . . . . . . .
            """;

    private static final String FOUR = """
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . D .
            L L L L . . . . . .
            """;

    private static final String FOUR_AND_THREE = """
            L . . . . . . . . .
            L . . . . . . . D .
            L . . . . . D . . .
            L . L L L . . . . .
            """;

    private static final String TWICE_FOUR = """
            L . . . . . . . . .
            L . . . . . . . D .
            L . . . . . D . . .
            L . L L L L . . . .
            """;

    private final Game game = new PonteGame();

    private String light(String rows, String token) {
        return rationale(PontePositionParser.read(SEA + rows, PonteBoard.LIGHT), token);
    }

    private String dark(String rows, String token) {
        return rationale(PontePositionParser.read(SEA + rows, PonteBoard.DARK), token);
    }

    private String rationale(State state, String token) {
        return new PonteTable().rationale(state, game.parseMove(state, token), TestMessages.of("en", "ponte"));
    }

    @Test
    void anIslandIsAPointAndMoreIfItIsJoined() {
        assertEquals("It completes an island: 1 point more.", light(THREE, "d1"));
        assertEquals("It completes an island: 2 points more.", light(FOUR_AND_THREE + "a1-c1", "f1"));
        assertEquals("It begins a new sandbank; four tiles are an island.", light(THREE, "f4"));
    }

    @Test
    void aBridgeJoinsIslands() {
        assertEquals("It joins islands: 1 point more.", light(TWICE_FOUR, "a1-c1"));
    }

    @Test
    void theBridgeThatWins() {
        for (Guide.Step step : new PonteTable().guide().steps()) {
            if (step.id().equals("last")) {
                State state = step.start().copy();
                state.play(game.parseMove(state, "pass"));
                assertEquals("It wins the game. It joins islands: 4 points more.", rationale(state, "f7-f9"));
            }
        }
    }

    @Test
    void movesTakenFromTheOther() {
        assertEquals("Light can no longer complete an island on d1.", dark(THREE, "d1"));
        assertEquals("It begins a new sandbank; four tiles are an island.", dark(THREE, "f4"));
        assertEquals("Light can no longer join islands by the bridge a2–c1.", dark(TWICE_FOUR, "b1"));
        assertEquals(
                "Light can no longer enlarge a sandbank there. It begins a new sandbank; four tiles are an island.",
                dark(TWO, "c1"));
        assertEquals("It begins a new sandbank; four tiles are an island.", dark(TWO, "d1"));
    }

    @Test
    void aBridgeFromAnIslandIsStopped() {
        String lead = """
                . . . . . . . . . .
                . . . . . . . . . .
                . . . . . . . . D .
                L L L L . L . . . .
                """;
        assertEquals("Light can no longer lead the bridge d1–f1 from an island.", dark(lead, "e1"));
    }

    @Test
    void newMoves() {
        assertEquals("A tile on d1 would then complete an island.", light(TWO, "c1"));
        assertEquals("It begins a new sandbank; four tiles are an island.", light(TWO, "e4"));
        assertEquals("The bridge d1–f1 could then lead from an island.", light(FOUR, "f1"));
        assertEquals("It begins a new sandbank; four tiles are an island.", light(FOUR, "g1"));
        assertEquals(
                "It completes an island: 1 point more. The bridge a2–c1 would then join islands.",
                light(FOUR_AND_THREE, "f1"));
    }

    @Test
    void aSandbankGrows() {
        String one = """
                . . . . . . . . . .
                . . . . . . . . . .
                . . . . . . . . D .
                L . . . . . . . . .
                """;
        assertEquals("Your sandbank there then has two tiles; four are an island.", light(one, "b1"));
    }

    @Test
    void aBridgeClosesWhatLiesUnderIt() {
        String bare = """
                . . . . . . . . . .
                . . . . . . . . . .
                . . . . . . . . D .
                L . L . . . . . . .
                """;
        assertEquals("Dark can no longer lay a tile on b1.", light(bare, "a1-c1"));
    }

    @Test
    void aBridgeBesideAnotherClosesTheCellThatIsStillOpen() {
        String beside = """
                . . . . . . . . . .
                . D L . . . . . . .
                . . . . . . . . . .
                D L . . . . . . . .
                a1-b3
                """;
        assertEquals("Dark can no longer lay a tile on c2.", light(beside, "b1-c3"));
    }

    @Test
    void aBridgeLinksWhatMayBecomeIslands() {
        String open = """
                . . . . . . . . . .
                . . . . . . . . . .
                . D D D D . . . . .
                L . L . . . . . . .
                """;
        assertEquals("It is one bridge more: if points and islands are equal, bridges decide.", light(open, "a1-c1"));
    }

    @Test
    void theBeginning() {
        Session session = new Session(game, Setup.of(game.info(), 2), Seed.of(1));
        String fair = "The other player then chooses a colour: the two tiles should be worth as much to either.";
        for (String token : "e5 f7".split(" ")) {
            assertEquals(fair, rationale(session.state(), token));
            session.play(game.parseMove(session.state(), token));
        }
        assertEquals("You then have the next turn.", rationale(session.state(), "dark"));
        assertEquals("The two tiles that lie there are then yours.", rationale(session.state(), "light"));
    }
}
