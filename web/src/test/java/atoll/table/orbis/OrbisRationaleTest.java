package atoll.table.orbis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.games.orbis.OrbisGame;
import atoll.games.orbis.OrbisPositionParser;
import atoll.games.orbis.OrbisState;
import atoll.table.text.TestMessages;
import org.junit.jupiter.api.Test;

/** The reasons for Orbis moves, for tiles in a1. */
class OrbisRationaleTest {
    private final OrbisGame game = new OrbisGame();

    /**
     * @param tile the tile in a1
     * @param seats the seats' possessions, preceded by the gods if relevant
     * @param tokens the last is the move, the others are played before
     */
    private String rationale(String tile, String seats, String... tokens) {
        OrbisState state =
                OrbisPositionParser.read("display " + tile + " B3a W3c R3a Y3c G3b B3b R3b Y3b " + seats, 2, 0);
        for (int i = 0; i < tokens.length - 1; i++) {
            state.play(game.parseMove(state, tokens[i]));
        }
        return new OrbisTable()
                .rationale(state, game.parseMove(state, tokens[tokens.length - 1]), TestMessages.of("en", "orbis"));
    }

    @Test
    void aTileThatCanBePaidFor() {
        assertEquals(
                "You can pay for this tile, and in the right place it brings 1 point more.",
                rationale("W1d", "seat supply white seat", "take:a1"));
        assertEquals("", rationale("W1d", "seat supply red seat", "take:a1"));
        assertEquals(
                "You can pay for this tile, and in the right place it brings 1 point more.",
                rationale("W1d", "seat supply white seat", "take:a1", "build"));
        assertEquals(
                "Once built, it gives you 1 of green to pay for tiles to come.",
                rationale("G1b", "seat supply red seat", "take:a1"));
    }

    @Test
    void whatComesWithATileAndWhoElseWantsIt() {
        assertEquals(
                "You get the 2 worshippers that stand on it: they pay for later tiles.",
                rationale("W1d:red*2", "seat supply red seat", "take:a1"));
        assertEquals(
                "It keeps the tile from seat 2, who could make up to 1 point of it.",
                rationale("W1d", "seat supply red seat supply white", "take:a1"));
    }

    @Test
    void aWildernessSavesTheCost() {
        assertEquals(
                "That leaves you 1 worshipper for something better.",
                rationale("W1d", "seat supply white seat", "take:a1", "wild"));
        assertEquals(
                "You cannot build the tile now, so it becomes a wilderness.",
                rationale("W1d", "seat supply red seat", "take:a1", "wild"));
        assertEquals("", rationale("G1b", "seat supply red seat", "take:a1", "wild"), "it costs nothing");
    }

    @Test
    void aPlaceAndItsPoints() {
        assertEquals(
                "As the table stands, you have 1 point more.",
                rationale("W1d", "seat supply white seat", "take:a1", "build", "at:1.0"));
        String forest = "seat supply green blue white seat";
        assertEquals(
                "Beside it the forest then needs only 3 more tiles in green or blue.",
                rationale("G2a", forest, "take:a1", "build", "at:1.0"));
        String beside = "seat supply green blue white world 1.0=B1b seat";
        assertEquals(
                "Beside it the forest then needs only 2 more tiles in green or blue.",
                rationale("G2a", beside, "take:a1", "build", "at:1.1"));
    }

    @Test
    void aForestIsNearer() {
        String forest = "seat world 1.0=G2a seat";
        assertEquals(
                "You will want white: 3 tiles on display cost it. It brings your green forest one tile closer to its points.",
                rationale("G1c", forest, "take:a1", "build", "at:1.1"));
        assertEquals(
                "You will want red: 5 tiles on display cost it.",
                rationale("R1b", forest, "take:a1", "build", "at:1.1"));
    }

    @Test
    void aPriceThatIsPaidLater() {
        String village = "seat supply white yellow red*2 seat";
        assertEquals(
                "Pay its price, and it brings you 3 points more.",
                rationale("Y2c", village, "take:a1", "build", "at:1.0"));
        assertEquals(
                "As the table stands, you have 3 points more.",
                rationale("Y2c", village, "take:a1", "build", "at:1.0", "fulfil"));
        assertEquals(
                "That leaves you 2 worshippers for something better.",
                rationale("Y2c", village, "take:a1", "build", "at:1.0", "decline"));
        String poor = "seat supply white yellow red seat";
        assertEquals("", rationale("Y2c", poor, "take:a1", "build", "at:1.0"));
        assertEquals("", rationale("Y2c", poor, "take:a1", "build", "at:1.0", "decline"));
    }

    @Test
    void aGod() {
        assertEquals(
                "As the table stands, you have 1 point more. You get 5 worshippers at once, to pay for tiles to come. It keeps the god from seat 2, for whom it would now be worth 1 point.",
                rationale("W1d", "gods love death harvest seat seat", "god:love"));
        assertEquals(
                "As the table stands, you have 1 point more. You get 5 worshippers at once, to pay for tiles to come.",
                rationale("W1d", "gods love harvest seat seat god fire", "god:love"));
        assertEquals(
                "3 points if a village of yours counts and nobody has more that count.",
                rationale("W1d", "gods love harvest seat seat god fire", "god:harvest"));
        assertEquals(
                "As the table stands, you have 1 point more. Your wildernesses cost no points.",
                rationale("W1d", "gods idleness harvest seat seat god fire", "god:idleness"));
        assertEquals(
                "As the table stands, you have 2 points more. Nothing in the game can take them from you.",
                rationale("W1d", "gods apprentice harvest seat seat god fire", "god:apprentice"));
    }

    /** Who has fewer worshippers than its price gets nothing of it. */
    @Test
    void theGodOfDeathIsKeptOnlyFromWhoCanPay() {
        String denies = "It keeps the god from seat 2";
        assertTrue(rationale("W1d", "gods death harvest seat seat supply red*6", "god:death")
                .contains(denies));
        assertFalse(rationale("W1d", "gods death harvest seat seat supply red*5", "god:death")
                .contains(denies));
    }

    /** No tile comes to pay for. */
    @Test
    void theLastTilePromisesNothing() {
        String full = "1.0=wild 1.1=wild 1.2=wild 1.3=wild 1.4=wild 2.0=wild 2.1=wild 2.2=wild 2.3=wild"
                + " 3.0=wild 3.1=wild 3.2=wild 4.0=wild";
        String last = "seat supply white*2 world " + full + " seat";
        assertEquals("", rationale("G1b", last, "take:a1"));
        assertEquals("", rationale("W1d:red*2", last, "take:a1", "wild"));
        String spent = "gods love harvest " + last.replace("white*2", "green red*2 blue");
        assertEquals("You have no more tiles to pay for.", rationale("Y1b", spent, "take:a1", "build", "give:red"));
        String death = "gods love death " + last;
        assertEquals("", rationale("W1d:red*2", death, "take:a1", "wild"), "death costs 6");
        assertEquals(
                "That leaves you 1 worshipper for something better.",
                rationale("W1d:red*2", death.replace("white*2", "white*6"), "take:a1", "wild"),
                "for the god of death");
        String complete = "gods love harvest " + last.replace("4.0=wild", "4.0=wild 4.1=wild") + " god fire";
        assertEquals("As the table stands, you have 1 point more.", rationale("W1d", complete, "god:love"));
    }

    /** The last gain of the god of love ends the turn. */
    @Test
    void theLastGainIsForOneself() {
        String gods = "gods love death harvest seat seat supply white*2";
        assertEquals(
                "You will want red: 5 tiles on display cost it.",
                rationale("W1d", gods, "god:love", "gain:red", "gain:red", "gain:red", "gain:red", "gain:red"));
    }

    @Test
    void nobodyWantsWhatAFarmSpares() {
        assertEquals("", rationale("W1d", "gods love death harvest seat world 1.0=Y1b seat", "god:love", "gain:green"));
    }

    @Test
    void aGodThatCannotCountAnyMorePromisesNothing() {
        assertEquals("", rationale("W1d", "gods death harvest seat supply red*2 seat god fire", "god:death"));
    }

    @Test
    void whatAnExchangePaysForNeedNotBecomeAWilderness() {
        assertEquals("", rationale("W1d", "seat supply red*3 seat", "take:a1", "wild"));
    }

    @Test
    void aWildernessHasItsPlace() {
        String two = "seat world 1.0=G2a seat";
        assertEquals(
                "It opens a place in the row above.",
                rationale("W1d", two.replace("G2a", "Y1b"), "take:a1", "wild", "at:1.1"));
        assertEquals(
                "There it counts as every colour for the tiles around it.",
                rationale("W1d", "seat seat", "take:a1", "wild", "at:1.0"));
    }

    @Test
    void anExchangeThatPays() {
        assertEquals(
                "With it you can afford the white sacred rock.",
                rationale("W1d", "seat supply red*3 seat", "swap:red>white"));
        assertEquals(
                "You will want green: 3 tiles on display cost it.",
                rationale("W1d", "seat supply red*3 seat", "swap:red>green"));
    }

    @Test
    void whatCanBeSpared() {
        String mixed = "seat supply green red*2 blue seat";
        assertEquals(
                "You can spare one: of red you have 2, the most.",
                rationale("Y1b", mixed, "take:a1", "build", "give:red"));
        assertEquals(
                "You can spare it: the rest still pays for the red volcano.",
                rationale("Y1b", mixed, "take:a1", "build", "give:blue"));
        assertEquals(
                "You can spare one: the blue you keep still pays for any tile on display.",
                rationale("Y1b", mixed.replace("blue", "blue*4"), "take:a1", "build", "give:blue"));
        String farm = "seat supply green red*2 blue world 1.0=Y1c seat";
        assertEquals(
                "You can do without red: your farm spares you that colour anyway.",
                rationale("Y1b", farm, "take:a1", "build", "give:red"));
    }
}
