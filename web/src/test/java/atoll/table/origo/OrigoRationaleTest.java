package atoll.table.origo;

import static org.junit.jupiter.api.Assertions.assertEquals;

import atoll.games.origo.OrigoGame;
import atoll.games.origo.OrigoPositionParser;
import atoll.games.origo.OrigoState;
import atoll.table.text.TestMessages;
import org.junit.jupiter.api.Test;

/** The reasons for Origo moves. */
class OrigoRationaleTest {
    private static final String PEACE = """
            shields 0 D5 E5 D6 B3
            shields 1 D8 E10 A4
            hand 0 A 9-10 polen people people ship
            hand 1 B C
            """;

    private static final String WAR = """
            shields 0 F2 H2 G1
            shields 1 G2
            founded gallien
            busy
            hand 0 gallien G
            """;

    private final OrigoGame game = new OrigoGame();

    /** The last token is the move, the others are played before. */
    private String rationale(String drawing, String... tokens) {
        OrigoState state = OrigoPositionParser.read(drawing, 2);
        for (int i = 0; i < tokens.length - 1; i++) {
            state.play(game.parseMove(state, tokens[i]));
        }
        return new OrigoTable()
                .rationale(
                        state.viewFor(state.actor()),
                        game.parseMove(state, tokens[tokens.length - 1]),
                        TestMessages.of("en", "origo"));
    }

    @Test
    void whatAScoringWouldBring() {
        assertEquals("A scoring now would bring you 4 points more.", rationale(PEACE, "expand:A@A1"));
        assertEquals(
                "A scoring now would bring you 2 points more. seat 2 would get 1 point less.",
                rationale(PEACE, "expand:A@A5"));
        assertEquals("seat 2 would get 1 point less from a scoring now.", rationale(PEACE, "sail:B3>B4"));
        assertEquals("You then have more shields there than anyone: North Sea.", rationale(PEACE, "sail:B3>A3"));
    }

    @Test
    void theEndOfATurn() {
        assertEquals("You keep 6 cards for what comes.", rationale(PEACE, "sail:B3>A3", "end"));
        String last = PEACE + "supply 1 0\n";
        assertEquals(
                "You keep 6 cards for what comes.", rationale(last, "sail:B3>A3", "end"), "in battles of the other");
        assertEquals("", rationale(last + "start 1\n", "sail:B3>A3", "end"), "the last turn of the game");
    }

    @Test
    void cardsGivenForOthers() {
        assertEquals("The two cards fit 15 free fields.", rationale(PEACE, "swap:polen+people"));
        assertEquals("The two cards fit 11 free fields.", rationale(PEACE, "swap:people+people"));
    }

    @Test
    void aClan() {
        assertEquals("The shield joins a clan of 4; the largest ones score.", rationale(PEACE, "expand:people@C5"));
        assertEquals("You then have more shields there than anyone: Germania.", rationale(PEACE, "wander:D6>C6"));
    }

    @Test
    void aBattle() {
        assertEquals(
                "The battle then stands 5 to 1. If you win the battle, a scoring now would bring you 8 points more."
                        + " seat 2 would get 2 points less.",
                rationale(WAR + "hand 1 A B C", "attack:G@G2"));
        assertEquals(
                "The battle then stands 5 to 2. If you win the battle, a scoring now would bring you 10 points more.",
                rationale(WAR.replace("shields 1 G2", "shields 1 G2 G3") + "hand 1 A B C", "attack:G@G2"));
        assertEquals(
                "It takes 1 card more to be in front.",
                rationale(WAR + "hand 1 G A B", "attack:gallien@G2", "add:G"),
                "how it stands is told with the move");
    }

    @Test
    void theOtherHasToAnswer() {
        assertEquals(
                "The other has to add 1 card or fold.",
                rationale(
                        WAR.replace("shields 0 F2 H2 G1", "shields 0 F2") + "hand 1 G A B",
                        "attack:gallien@G2",
                        "add:G"));
    }

    @Test
    void whereOthersHaveMore() {
        String behind = PEACE.replace("D8 E10 A4", "C5 D7 E6 E7 E10 A4");
        assertEquals(
                "You then lack 1 shield to be level with the best there: Germania.", rationale(behind, "wander:D6>C6"));
    }

    @Test
    void toFold() {
        assertEquals(
                "It takes 2 cards more, and you have fewer.",
                rationale(WAR + "hand 1 G A B", "attack:gallien@G2", "fold"));
        assertEquals("You keep 2 cards that fit.", rationale(WAR + "hand 1 G 2 A", "attack:gallien@G2", "fold"));
    }

    @Test
    void aCountryIsFounded() {
        String three = """
                shields 0 D4 E3
                shields 1 E4 J1
                hand 0 belgica
                hand 1 A
                """;
        assertEquals(
                "You then have more shields there than anyone: Belgica.",
                rationale(three, "expand:belgica@F4"),
                "what is founded is told with the move, and a scoring brings no more");
        assertEquals(
                "A scoring now would bring you 1 point more.",
                rationale(three.replace("E3", "A1"), "expand:belgica@F4"));
    }
}
