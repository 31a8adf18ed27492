package atoll.table.rapanui;

import atoll.engine.Game;
import atoll.games.rapanui.RapanuiGame;
import atoll.games.rapanui.RapanuiPositionParser;
import atoll.table.Guide;

/** The guided first game of Rapa Nui: the reader begins, and plays from the first villager to the final scoring. */
final class RapanuiGuide {
    private static final int READER = 0;

    private static final String FIRST = """
            column moai priest fish woodcutter
            column grain moai woodcutter priest
            column woodcutter sweetpotato priest moai
            column priest mulberry woodcutter fish
            seat wood 2 glory 0 village woodcutter hand fish mulberry sweetpotato
                offerings fish mulberry sweetpotato grain
            seat wood 3 glory 0 village woodcutter hand fish mulberry grain
                offerings fish mulberry sweetpotato grain
            """;

    /** A few turns later: two more fishers in hand, and a Moai. */
    private static final String LATER = """
            column woodcutter priest grain
            column moai priest woodcutter
            column priest woodcutter mulberry
            column grain moai sweetpotato
            seat wood 6 glory 2 village woodcutter*2 priest fish mulberry sweetpotato hand fish*2 moai
                offerings fish*3 mulberry sweetpotato grain
            seat wood 3 glory 1 village woodcutter*2 fish grain hand mulberry priest woodcutter
                offerings fish mulberry*2 sweetpotato grain*2
            """;

    private RapanuiGuide() {}

    /** {@return the guided first game} */
    static Guide guide() {
        Game game = new RapanuiGame();
        return new Guide(game, READER, RapanuiPositionParser.read(FIRST, 2, READER))
                .step("lay", "play:fish")
                .step("take", "take:2", "play:fish", "take:1")
                .step("priest", "play:priest", "take:1", "play:woodcutter", "take:2")
                .from(RapanuiPositionParser.read(LATER, 2, READER))
                .step("several", "play:fish*2", "take:2", "take:3", "play:priest", "take:1")
                .step("buy", "buy:fish", "play:woodcutter", "take:1", "play:mulberry", "take:2")
                .step("moai", "play:moai", "offer:grain", "offer:mulberry", "add:fish")
                .step("either", "take:3", "play:woodcutter", "take:4", "wood glory")
                .from(RapanuiPositionParser.read(RapanuiLessons.END, 2, READER))
                .step("last", "play:woodcutter", "take:1", "deal:moai", "deal:moai")
                .step("count");
    }
}
