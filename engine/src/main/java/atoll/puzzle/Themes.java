package atoll.puzzle;

import java.util.List;

/**
 * The themes of puzzles: what the right moves do by the rules of their game. Each game has its own list, in a fixed order; new
 * themes are added at the end, because puzzles are written with their places.
 */
public final class Themes {
    /** The most themes of a game; files have room for as many. */
    static final int MOST = 12;

    private Themes() {}

    /**
     * {@return the ids of the themes of a game; empty for an unknown one}
     *
     * @param game the id of a game
     */
    public static List<String> of(String game) {
        return switch (game) {
            case "ponte" -> List.of("island", "join", "network", "cut-off", "last-word", "quiet");
            case "orbis" -> List.of("god", "wilderness", "exchange", "fire", "village", "forest", "gift", "temple");
            case "kanaloa" -> List.of("both-ends", "control", "takeover", "removal", "god", "card", "wait");
            case "origo" -> List.of("attack", "defence", "expansion", "voyage", "exchange", "clan", "rob", "end");
            case "rapanui" -> List.of("pays-alone", "majority", "moai", "offering", "purchase", "hunters", "choice");
            default -> List.of();
        };
    }
}
