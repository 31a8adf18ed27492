package atoll.table.origo;

import atoll.engine.BadPosition;
import atoll.engine.Game;
import atoll.games.origo.OrigoGame;
import atoll.games.origo.OrigoPositionParser;
import atoll.table.Guide;
import java.util.function.Supplier;

/** The guided first game of Origo: the reader has seat 0, and plays from the first shield to a scoring. */
final class OrigoGuide {
    private static final int READER = 0;

    private static final String FIRST = """
            shields 0 D5 E5 C2 D2 G3 I2
            shields 1 D8 E8 B9 H9 I7 A5
            leaders 1 2
            hand 0 germanien people people ship A FGH 3-4 polen 7 italien
            hand 1 B C D E 1 2 4 5 6 ship
            """;

    /** Germania is founded, and both sides have shields in it. */
    private static final String ATTACK = """
            shields 0 C5 D5 D6 E6 E7 C2 D2
            shields 1 C6 E5 D7 D8 B9 H9
            founded germanien
            leaders 4 2
            hand 0 7 people germanien A
            hand 1 D 7-8 H
            """;

    private static final String SAIL = """
            shields 0 B3 B4 B5 D2
            shields 1 A3 B2 C3 H9
            leaders 5 3
            hand 0 people J
            """;

    private OrigoGuide() {}

    /** {@return the guided first game} */
    static Guide guide() {
        return ifPossible(OrigoGuide::build);
    }

    /**
     * {@return the guide, or null if the map or the cards differ from those it was made for, see {@link OrigoLessons}}
     *
     * @param guide builds the guide; throws if the map or the cards differ
     */
    static Guide ifPossible(Supplier<Guide> guide) {
        try {
            return guide.get();
        } catch (BadPosition | IllegalArgumentException e) {
            return null;
        }
    }

    private static Guide build() {
        Game game = new OrigoGame();
        return new Guide(game, READER, OrigoPositionParser.read(FIRST, 2))
                .step("expand", "expand:germanien@D6")
                .step("people", "expand:people@E6")
                .step("wander", "wander:E5>E7")
                .step("end", "end", "deal:8", "deal:people", "expand:ship@A7", "end", "deal:9")
                .from(OrigoPositionParser.read(ATTACK, 2))
                .step("attack", "attack:7@D7", "add:D")
                .step("battle", "add:people add:germanien", "add:7-8", "add:people add:germanien", "fold")
                .from(OrigoPositionParser.read(SAIL, 2))
                .step("sail", "sail:B3>C4")
                .from(OrigoPositionParser.read(OrigoLessons.FOUND, 2))
                .step("found", "expand:belgica@F4")
                .from(OrigoPositionParser.read(OrigoLessons.SCORING, 3))
                .step("score");
    }
}
