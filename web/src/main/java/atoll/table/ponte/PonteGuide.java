package atoll.table.ponte;

import atoll.engine.Game;
import atoll.engine.Setup;
import atoll.games.ponte.PonteBoard;
import atoll.games.ponte.PonteGame;
import atoll.games.ponte.PontePositionParser;
import atoll.table.Guide;

/** The guided first game of Ponte: the reader has dark, and plays from the first sandbank to the last bridge. */
final class PonteGuide {
    private static final int READER = 1;

    /** A little after the first six steps: e6 needs a bridge, and light threatens d5. */
    private static final String LATER = """
            . . . . . . . . . .
            . . . . . . . . . .
            . . . L L . . . D .
            . . . L L . . . . .
            . L . . D . . . . .
            . L L . . . L L . .
            . . D D . . L L . .
            . . D D . D . . . .
            . . . . . D D . L .
            . . . . . D . . . .
            d3-f3 e7-g5
            """;

    /** The end of a game: light can neither place nor build, and one bridge of dark decides. */
    private static final String LAST = """
            . . L L . D D D . L
            L D D D . D . L L D
            L . D L . . L . L D
            L . L L . D L L D D
            L . L D . D D . . .
            D . D . . L L . D D
            L L D . D D L L D D
            L D . D L D . . . .
            D L L D L . L L L L
            L D L D . D D D D .
            a7-c6 a9-c7 d1-f1 d6-e4 d7-f5 d9-f10 g2-g4 g6-i4 h4-j2 h7-h9 i5-j7
            """;

    private PonteGuide() {}

    /** {@return the guided first game} */
    static Guide guide() {
        Game game = new PonteGame();
        return new Guide(game, READER, game.start(Setup.of(game.info(), 2)))
                .step("colour", "d8", "g4", "dark")
                .step("sandbank", "c3 d3", "c3 d3", "g5", "h4")
                .step("island", "c4 d4", "c4 d4", "h5", "e8")
                .step("distance", "f2 f3", "f2 f3", "d7", "e7")
                .step("bridge", "d3-f3", "e7-g5")
                .step("joined", "f1 g2", "f1 g2", "b5", "c5")
                .from(PontePositionParser.read(LATER, PonteBoard.DARK))
                .step("blocked", "d4-e6")
                .from(PontePositionParser.read(LAST, PonteBoard.LIGHT))
                .step("last", "pass", "f7-f9")
                .step("score");
    }
}
