package atoll.table.ponte;

import atoll.games.ponte.PonteBoard;
import atoll.games.ponte.PontePositionParser;
import atoll.table.Chapter;
import atoll.table.Lesson;
import java.util.List;

/** The rules of Ponte in chapters. The boards are the numbered examples of the rulebook, and some cases that it leaves open. */
final class PonteLessons {
    private static final int LIGHT = PonteBoard.LIGHT;
    private static final int DARK = PonteBoard.DARK;

    /** Example 1: a separate island, two diagonally adjacent sandbanks. */
    private static final String DISTANCE = """
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . L L . L . . .
            . . . L L . . L . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            """;

    /** Example 2: the island would touch the tile on g6. */
    private static final String TOUCHING = """
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . L . . .
            . . L L . L . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            """;

    /** Example 3: the same without that tile. */
    private static final String ISLAND = """
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . L L . L . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            """;

    /** Example 4. */
    private static final String SANDBANK = """
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . L . . . .
            . . . . L . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            """;

    /** Example 5. */
    private static final String FIVE = """
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . L . L . . . .
            . . . L . L . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            """;

    /** Example 6. */
    private static final String COLOURS = """
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . D . . . .
            . . . . . D D . . .
            . . . L L L L . . .
            . . . . . . . D . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            """;

    /** Example 7: one pair of tiles for each kind of bridge. */
    private static final String KINDS = """
            . . . . . . . . . .
            . . . . . . . . L .
            . L . L . . L . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . D . .
            . . . . . . . . . .
            . . . . . D . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            """;

    /** Example 8: a tile with a bridge, and a tile in the way. */
    private static final String REFUSED = """
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . L . L . L . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . L D L . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            b7-d7
            """;

    /** Example 9. */
    private static final String BLOCKED = """
            . . . . . . . . . .
            . . . . . . . . . .
            . L . L . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . L . .
            . . . D . L . . . .
            . . . . . . . . . .
            . D . . . . . . . .
            . . . . . . . . . .
            b8-d8 b2-d4 f4-h5
            """;

    /** A bridge from d4 to e6 would share e5. */
    private static final String SHARING = """
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . D . D L . . . .
            . . . . . . . . . .
            . . . D L . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            e4-f6
            """;

    /** Bridges that would cross over a common cell, and diagonals that would cross without one. */
    private static final String CROSSING = """
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . D . . L . . .
            . . . . . . . . . .
            . . . . L D . . . .
            . L . . . . . . . .
            D . D . . . . . . .
            . L . . . . . . . .
            b1-b3 e4-g6
            """;

    /** Light cannot place two tiles, but could build. */
    private static final String LAST = """
            D D D . D L D D D L
            L D . L D L D L L L
            L L . D . L . . . D
            D L . L L . . L . D
            D D D L . D L L D D
            L . . . L D D L . L
            L D D D L L . D D L
            L . D L . . D . . L
            D L . L D L L L D L
            L L D D D . L D D D
            b6-c4 b8-d6 b9-d8 c1-c3 c10-e10 d7-f9 e4-f2 h6-j4 h7-h9 i2-i4
            """;

    /** The scoring example: light scores 10, dark 3 + 1 + 1. */
    private static final String SCORES = """
            D D . . . . . . . .
            D D . . . . . . . .
            . . . . . . . . D D
            D D . D . D D . D D
            D D . D . D D . . .
            . . . . . . . . . .
            . . . . . . . . . L
            . . . . . . . . . L
            L L . L L . L L . L
            L L . L L . L L . L
            b1-d1 e1-g1 h2-j3 b6-d6 d7-f7
            """;

    private PonteLessons() {}

    /** {@return the chapters of the rules} */
    static List<Chapter> chapters() {
        return List.of(
                new Chapter("goal", List.of()),
                new Chapter("begin", List.of()),
                new Chapter("turn", List.of()),
                new Chapter(
                        "islands",
                        List.of(
                                lesson("sandbank", SANDBANK, LIGHT, "e6 f5", "e6 f5", "", "e6"),
                                lesson("island", ISLAND, LIGHT, "e5", "e5", "", "e5"),
                                lesson("distance", DISTANCE, LIGHT, "f6 f5 f4 f3", "g4 h5", "f5 f4 f3 e3 c6", ""),
                                lesson("touching", TOUCHING, LIGHT, "e5", "", "e5", ""),
                                lesson("five", FIVE, LIGHT, "e5 e6", "d4 d7", "e5 e6", "d7 f7 e5"),
                                lesson("colours", COLOURS, DARK, "", "c5 d6 d4 c6 c4 g7", "", "d6 d4"))),
                new Chapter(
                        "bridges",
                        List.of(
                                lesson("kinds", KINDS, LIGHT, "", "b8-d8 g8-i9", "", "b8-d8 f3-h5 g8-i9"),
                                lesson("refused", REFUSED, LIGHT, "e7 g4", "", "d7-f7 f4-h4", ""),
                                lesson("blocked", BLOCKED, DARK, "c8 c3 g4 g5", "c7 f5", "c8 c3 g4 g5", ""),
                                lesson("sharing", SHARING, DARK, "e5", "c6-d4 c6-e6 d4-e6", "e5 f5", "d4-e6"),
                                lesson("crossing", CROSSING, DARK, "b2 e5 f5", "", "a2-c2 d6-f4 b2 f5", ""))),
                new Chapter("end", List.of(lesson("last", LAST, LIGHT, "", "pass e5-e7", "e10", "f8-g6"))),
                new Chapter("score", List.of(lesson("scores", SCORES, DARK, "h7 h8", "g7-i8", "d6-f6", "g7-i8"))),
                new Chapter("options", List.of()));
    }

    private static Lesson lesson(
            String id, String drawing, int colour, String about, String can, String cannot, String line) {
        return new Lesson(
                id,
                PontePositionParser.read(drawing, colour),
                Lesson.tokens(about),
                new Lesson.Claims(can, cannot, line));
    }
}
