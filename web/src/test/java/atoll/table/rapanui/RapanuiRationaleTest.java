package atoll.table.rapanui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Setup;
import atoll.games.rapanui.RapanuiGame;
import atoll.games.rapanui.RapanuiMoves;
import atoll.games.rapanui.RapanuiPhase;
import atoll.games.rapanui.RapanuiPositionParser;
import atoll.games.rapanui.RapanuiState;
import atoll.table.text.TestMessages;
import org.junit.jupiter.api.Test;

/** The reasons for Rapa Nui moves: seat 1 is to move. */
class RapanuiRationaleTest {
    private static final String RICH = """
            column woodcutter priest grain
            column moai priest woodcutter
            column priest woodcutter mulberry
            column grain moai sweetpotato
            seat wood 9 glory 2 village woodcutter*2 priest fish mulberry sweetpotato hand fish*2 moai
                offerings fish*3 mulberry sweetpotato grain
            seat wood 8 glory 1 village woodcutter*2 fish grain hand mulberry priest woodcutter
                offerings fish mulberry*2 sweetpotato grain*2
            """;

    private static final String STONE =
            RICH.replace("village woodcutter*2 priest", "village woodcutter moai priest") + "stone fish*2";

    private static final String PRIESTS = """
            column moai priest
            column moai priest
            column moai woodcutter
            column moai moai
            seat wood 6 glory 0 village woodcutter priest fish mulberry sweetpotato hand priest*2 woodcutter
            seat wood 7 glory 0 village woodcutter*2 priest*2 hand priest woodcutter*2
            """;

    private final RapanuiGame game = new RapanuiGame();

    /** The last token is the move, the others are played before. */
    private String rationale(String drawing, String... tokens) {
        // Values of offerings are stated only with open memory.
        Setup open = Setup.of(game.info(), 2).with("openMemory", "true");
        RapanuiState state = RapanuiPositionParser.read(drawing, open, 0);
        for (int i = 0; i < tokens.length - 1; i++) {
            state.play(game.parseMove(state, tokens[i]));
        }
        return new RapanuiTable()
                .rationale(
                        state.viewFor(state.actor()),
                        game.parseMove(state, tokens[tokens.length - 1]),
                        TestMessages.of("en", "rapanui"));
    }

    @Test
    void aMoaiCountsMoreThanItsWood() {
        assertEquals(
                "It brings 3 points more, as it stands. Whenever it is scored, you then get 1 wood or glory.",
                rationale(RICH, "play:moai"));
    }

    @Test
    void whatAVillagerBrings() {
        assertEquals(
                "Whenever it is scored, you then get 2 fish. That includes the bonus: you alone have the most (fisher)."
                        + " An offering of fish then costs you 3 wood in place of 4.",
                rationale(RICH, "play:fish"));
        assertEquals(
                "Whenever it is scored, you then get 2 glory. It ends the bonus of seat 2 (priest).",
                rationale(PRIESTS, "play:priest"));
        assertEquals(
                "Whenever it is scored, you then get 2 wood. It ends the bonus of seat 2 (woodcutter).",
                rationale(PRIESTS, "play:woodcutter"));
        assertEquals(
                "Whenever it is scored, you then get 2 wood.",
                rationale(
                        PRIESTS.replace("village woodcutter*2 priest*2", "village woodcutter*3 priest"),
                        "play:woodcutter"));
    }

    @Test
    void whatAnOfferingCounts() {
        assertEquals(
                "The more often fish lies on the stone, the more your 4 count.",
                rationale(RICH, "buy:fish"),
                "nothing lies on the stone");
        assertEquals("The card counts at least 3 points, as the stone lies.", rationale(STONE, "buy:fish"));
        assertEquals("The card counts at least 2 points, as the stone lies.", rationale(STONE, "buy:grain"));
    }

    @Test
    void whatIsScored() {
        assertEquals(
                "Laid out, it brings you 1 grain at each scoring. Nobody gets as much from the scoring as you.",
                rationale(RICH, "play:fish", "take:1"),
                "how much, is told with the move");
        assertEquals(
                "Laid out, it gives you alone the most (mulberry gatherer): 2 mulberries at each scoring."
                        + " Nobody gets more from the scoring than you.",
                rationale(RICH, "play:fish", "take:3"));
        assertEquals(
                "Laid out, it brings you 1 grain at each scoring.",
                rationale(RICH, "play:fish*2", "take:1"),
                "more cards are to be taken");
    }

    /** Of a kind that is used up, a scoring brings others in its place, and none can be bought. */
    @Test
    void whatIsUsedUpIsNotPromised() {
        String empty = RICH.replace("offerings fish mulberry*2", "offerings fish*22 mulberry*2");
        assertEquals("", rationale(empty, "play:fish"));
    }

    @Test
    void othersIncomeIsNoReason() {
        String others = PRIESTS.replace("column moai woodcutter", "column priest woodcutter")
                .replace("village woodcutter priest fish", "village woodcutter fish");
        assertEquals(
                "Laid out, it gives you alone the most (woodcutter): 4 wood at each scoring.",
                rationale(others, "play:woodcutter", "take:3"));
    }

    @Test
    void theCardItself() {
        String fishers = RICH.replace("grain moai sweetpotato", "grain moai fish")
                .replace(
                        "woodcutter*2 priest fish mulberry sweetpotato hand fish*2 moai",
                        "woodcutter*3 priest fish mulberry hand fish moai sweetpotato");
        assertEquals(
                "Laid out, it gives you alone the most (fisher): 2 fish at each scoring.",
                rationale(fishers, "play:sweetpotato", "take:4"));
        assertEquals(
                "Laid out, it gives you alone the most (woodcutter): 4 wood at each scoring.",
                rationale(RICH, "play:fish*2", "take:2"));
        String cheaper = RICH.replace("hand fish*2 moai", "hand grain woodcutter moai");
        assertEquals(
                "Laid out, it makes mulberry cheaper for you: 3 wood. Nobody gets more from the scoring than you.",
                rationale(
                        cheaper.replace("fish grain hand mulberry", "mulberry*3 grain hand mulberry"),
                        "play:grain",
                        "take:3"));
        assertEquals(
                "Laid out, it makes mulberry cheaper for you: 3 wood. Then the bonus of seat 2 ends."
                        + " Nobody gets more from the scoring than you.",
                rationale(
                        cheaper.replace("fish grain hand mulberry", "mulberry*2 grain hand mulberry"),
                        "play:grain",
                        "take:3"));
    }

    @Test
    void aMoaiIsPointsAndForWhomItCanBePaid() {
        assertEquals(
                "It counts 4 points once you build it." + " It keeps this Moai from seat 2, with wood enough for it.",
                rationale(PRIESTS, "play:priest", "take:4"));
        assertEquals(
                "It counts 4 points, and you have the wood for it.",
                rationale(PRIESTS.replace("wood 6", "wood 8").replace("wood 7", "wood 5"), "play:priest", "take:4"));
    }

    @Test
    void whatASacrificeChanges() {
        assertEquals(
                "It brings 10 points more, as it stands. Each fish then counts 2; you have 1."
                        + " Each mulberry then counts 2; you have 2.",
                rationale(RICH, "play:moai", "offer:sweetpotato"));
        assertEquals(
                "The more often fish lies on the stone, the more your 2 count. You have no kind more often.",
                rationale(RICH, "play:moai", "offer:fish", "offer:fish"));
        assertEquals(
                "The more often mulberry lies on the stone, the less grain may count; others have more of that.",
                rationale(RICH, "play:moai", "offer:fish", "offer:mulberry"));
        assertEquals(
                "Each mulberry then counts only 1; you have 1. Each grain then counts only 1; you have 1.",
                rationale(RICH, "play:moai", "offer:fish", "offer:fish", "add:sweetpotato"));
    }

    @Test
    void woodForAMoai() {
        String six = STONE.replace("wood 9", "wood 6");
        assertEquals("You have enough wood for a Moai.", rationale(six, "play:fish", "take:4", "wood"));
        assertEquals("It brings 1 point more, as it stands.", rationale(six, "play:fish", "take:4", "glory"));
        assertEquals(
                "Wood buys Moai and offerings.",
                rationale(six.replace("wood 6", "wood 5"), "play:fish", "take:4", "wood"));
    }

    @Test
    void theCardThatEndsTheGame() {
        int[] tried = {0};
        RapanuiPositions.walk(false, state -> {
            for (int column = 0; state.phase() == RapanuiPhase.TAKING && column < 4; column++) {
                int move = RapanuiMoves.of(RapanuiMoves.TAKE, column);
                String found = new RapanuiTable()
                        .rationale(state.viewFor(state.actor()), move, TestMessages.of("en", "rapanui"));
                boolean ends = state.survey().ends(column);
                assertEquals(ends, found.startsWith("It ends the game."), found);
                tried[0] += ends ? 1 : 0;
            }
        });
        assertTrue(tried[0] > 0);
    }
}
