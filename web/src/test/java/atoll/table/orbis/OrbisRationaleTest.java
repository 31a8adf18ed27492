package atoll.table.orbis;

import static org.junit.jupiter.api.Assertions.assertEquals;

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
                "The tile can be paid for and brings up to 1 point more.",
                rationale("W1d", "seat supply white seat", "take:a1"));
        assertEquals("", rationale("W1d", "seat supply red seat", "take:a1"));
        assertEquals(
                "The tile can be paid for and brings up to 1 point more.",
                rationale("W1d", "seat supply white seat", "take:a1", "build"));
        assertEquals("What the tile does: Brings 1 of green.", rationale("G1b", "seat supply red seat", "take:a1"));
    }

    @Test
    void whatComesWithATileAndWhoElseWantsIt() {
        assertEquals("It is for the 2 worshippers on it.", rationale("W1d:red*2", "seat supply red seat", "take:a1"));
        assertEquals(
                "For seat 2 it would bring up to 1 point.",
                rationale("W1d", "seat supply red seat supply white", "take:a1"));
    }

    @Test
    void aWildernessSavesTheCost() {
        assertEquals("It saves you 1 worshipper.", rationale("W1d", "seat supply white seat", "take:a1", "wild"));
        assertEquals("The tile cannot be built now.", rationale("W1d", "seat supply red seat", "take:a1", "wild"));
        assertEquals("", rationale("G1b", "seat supply red seat", "take:a1", "wild"), "it costs nothing");
    }

    @Test
    void aPlaceAndItsPoints() {
        assertEquals(
                "It brings 1 point more, as it stands.",
                rationale("W1d", "seat supply white seat", "take:a1", "build", "at:1.0"));
        String forest = "seat supply green blue white seat";
        assertEquals(
                "The forest then lacks 3 tiles: green or blue.",
                rationale("G2a", forest, "take:a1", "build", "at:1.0"));
        String beside = "seat supply green blue white world 1.0=B1b seat";
        assertEquals(
                "The forest then lacks 2 tiles: green or blue.",
                rationale("G2a", beside, "take:a1", "build", "at:1.1"));
    }

    @Test
    void aForestIsNearer() {
        String forest = "seat world 1.0=G2a seat";
        assertEquals(
                "3 tiles on display cost white. Your green forest is one tile nearer to its points.",
                rationale("G1c", forest, "take:a1", "build", "at:1.1"));
        assertEquals("5 tiles on display cost red.", rationale("R1b", forest, "take:a1", "build", "at:1.1"));
    }

    @Test
    void aPriceThatIsPaidLater() {
        String village = "seat supply white yellow red*2 seat";
        assertEquals(
                "With its price paid it brings 3 points more.",
                rationale("Y2c", village, "take:a1", "build", "at:1.0"));
        assertEquals(
                "It brings 3 points more, as it stands.",
                rationale("Y2c", village, "take:a1", "build", "at:1.0", "fulfil"));
        assertEquals("It saves you 2 worshippers.", rationale("Y2c", village, "take:a1", "build", "at:1.0", "decline"));
        String poor = "seat supply white yellow red seat";
        assertEquals("", rationale("Y2c", poor, "take:a1", "build", "at:1.0"));
        assertEquals("", rationale("Y2c", poor, "take:a1", "build", "at:1.0", "decline"));
    }

    @Test
    void aGod() {
        assertEquals(
                "It brings 1 point more, as it stands. You get 5 worshippers. For seat 2 the god would bring 1 point, as it stands.",
                rationale("W1d", "gods love death harvest seat seat", "god:love"));
        assertEquals(
                "It brings 1 point more, as it stands. You get 5 worshippers.",
                rationale("W1d", "gods love harvest seat seat god fire", "god:love"));
        assertEquals(
                "3 points if a village of yours counts and nobody has more that count.",
                rationale("W1d", "gods love harvest seat seat god fire", "god:harvest"));
        assertEquals(
                "It brings 1 point more, as it stands. Your wildernesses cost no points.",
                rationale("W1d", "gods idleness harvest seat seat god fire", "god:idleness"));
        assertEquals(
                "It brings 2 points more, as it stands. It stays so in any case.",
                rationale("W1d", "gods apprentice harvest seat seat god fire", "god:apprentice"));
    }

    @Test
    void aWildernessHasItsPlace() {
        String two = "seat world 1.0=G2a seat";
        assertEquals(
                "It makes a place in the row above.",
                rationale("W1d", two.replace("G2a", "Y1b"), "take:a1", "wild", "at:1.1"));
        assertEquals("It counts as every colour there.", rationale("W1d", "seat seat", "take:a1", "wild", "at:1.0"));
    }

    @Test
    void anExchangeThatPays() {
        assertEquals(
                "With it you could pay for a tile: white sacred rock.",
                rationale("W1d", "seat supply red*3 seat", "swap:red>white"));
        assertEquals("3 tiles on display cost green.", rationale("W1d", "seat supply red*3 seat", "swap:red>green"));
    }

    @Test
    void whatCanBeSpared() {
        String mixed = "seat supply green red*2 blue seat";
        assertEquals("You have most of red: 2.", rationale("Y1b", mixed, "take:a1", "build", "give:red"));
        assertEquals(
                "What you keep could pay for a tile: red volcano.",
                rationale("Y1b", mixed, "take:a1", "build", "give:blue"));
        assertEquals(
                "The blue you keep is enough for any tile on display.",
                rationale("Y1b", mixed.replace("blue", "blue*4"), "take:a1", "build", "give:blue"));
        String farm = "seat supply green red*2 blue world 1.0=Y1c seat";
        assertEquals("A farm spares you red anyway.", rationale("Y1b", farm, "take:a1", "build", "give:red"));
    }
}
