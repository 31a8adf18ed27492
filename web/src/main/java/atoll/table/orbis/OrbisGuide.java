package atoll.table.orbis;

import atoll.engine.BadPosition;
import atoll.engine.Game;
import atoll.games.orbis.OrbisGame;
import atoll.games.orbis.OrbisPositionParser;
import atoll.table.Guide;
import java.util.function.Supplier;

/** The guided first game of Orbis: the reader begins, and plays from the first tile to the final scoring. */
final class OrbisGuide {
    private static final int READER = 0;
    private static final String ANY = "give:green give:blue give:white give:red give:yellow";

    /** A few turns later. */
    private static final String LATER = """
            display G2a B2c:white W2a R2a:red Y2c:red+yellow G2d B2a R2c:red Y2a
            gods idleness love fire
            seat supply blue*2 yellow*2 white red world 1.0=R1d 1.1=B1b 1.2=Y1b 1.3=G1c
            seat supply green world 1.0=W1d
            """;

    private OrbisGuide() {}

    /** {@return the guided first game} */
    static Guide guide() {
        return ifPossible(OrbisGuide::build);
    }

    /**
     * {@return the guide, or null if the tiles differ from those it was made for, see {@link OrbisLessons#lesson}}
     *
     * @param guide builds the guide; throws if the tiles differ
     */
    static Guide ifPossible(Supplier<Guide> guide) {
        try {
            return guide.get();
        } catch (BadPosition | IllegalArgumentException e) {
            return null;
        }
    }

    private static Guide build() {
        Game game = new OrbisGame();
        return new Guide(
                        game,
                        READER,
                        OrbisPositionParser.read(OrbisLessons.FIRST + "gods love seas nature seat seat", 2, READER))
                .step("take", "take:b2")
                .step("build", "build", "at:1.0", "deal:W1b", "take:c3", "build", "at:1.0", "gain:blue", "deal:Y1c")
                .step("collect", "take:c2", "build", "at:1.1", "deal:G2a", "take:a1", "build", "at:1.1", "deal:G2d")
                .step(
                        "exchange",
                        "swap:blue>red",
                        "take:b3",
                        "build",
                        "at:1.2",
                        "deal:B2a",
                        "take:b1",
                        "build",
                        "at:1.2",
                        "gain:red",
                        "deal:B2c")
                .from(OrbisPositionParser.read(LATER, 2, READER))
                .step("irrigation", "take:a3", "build", "at:2.1", "deal:G1b", "take:c2", "build", "at:1.1", "deal:B1a")
                .step(
                        "village",
                        "take:b2",
                        "build",
                        "at:2.2",
                        "fulfil",
                        ANY,
                        ANY,
                        "deal:W1b",
                        "take:b1",
                        "build",
                        "at:1.2",
                        "deal:R1b")
                .step("wilderness", "take:b3", "wild", "at:3.1", "deal:Y1a", "god:fire")
                .step("god", "god:idleness")
                .from(OrbisLessons.end())
                .step("last", "take:a1", "build", "at:4.0", "deal:W3d");
    }
}
