package atoll.table.kanaloa;

import atoll.engine.BadPosition;
import atoll.engine.Game;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.kanaloa.KanaloaGame;
import atoll.games.kanaloa.KanaloaPositionParser;
import atoll.table.Guide;
import atoll.table.Lesson;
import java.util.function.Supplier;

/** The guided first game of Kanaloa: three seats, the reader is the first; each step has its own position. */
final class KanaloaGuide {
    private static final String DEALT = "deal:ALOA deal:DALI deal:ELOI deal:KULU deal:BAFI deal:FATU deal:ORO deal:RASI"
            + " deal:COCO deal:GALU deal:HIVA deal:INUA";

    private static final String TAKE = """
            open BAFI COCO KULU ORO
            hand 0 ALOA DALI ELOI
            hand 1 FATU ORO RASI
            hand 2 GALU HIVA INUA
            """;

    private static final String BUILD = """
            open BAFI COCO KULU ORO
            hand 0 ALOA DALI ELOI RASI
            hand 1 FATU ORO RASI
            hand 2 GALU HIVA INUA
            bridges 1 ELOI-RASI ORO-RASI
            bridges 2 GALU-NENE
            """;

    private static final String TAKEOVER = """
            open BAFI COCO KULU ORO
            hand 0 ALOA ELOI
            hand 1 FATU ORO
            hand 2 GALU HIVA
            bridges 0 ALOA-BAFI ALOA-COCO
            bridges 1 ALOA-DALI DALI-ELOI
            bridges 2 GALU-NENE NENE-PAGO
            """;

    private static final String EXCHANGE = """
            open FATU COCO KULU ORO
            hand 0 BAFI RASI
            hand 1 FATU ORO
            hand 2 GALU HIVA
            bridges 0 ELOI-RASI ORO-RASI
            bridges 1 BAFI-RASI BAFI-ELOI
            bridges 2 GALU-NENE NENE-PAGO
            """;

    private static final String REMOVE = """
            open FATU COCO KULU ORO
            hand 0 RASI
            hand 1 FATU ORO
            hand 2 GALU HIVA
            bridges 0 FATU-ORO INUA-ORO
            bridges 1 BAFI-ORO GALU-ORO
            bridges 2 MOKO-ORO NENE-ORO
            """;

    private static final String GODS = """
            second
            points 6 8 5
            open FATU COCO KULU LUMI
            hand 0 FATU
            hand 1 DALI ORO
            hand 2 GALU HIVA
            held 0 KU KANALOA
            held 1 LONO
            bridges 0 BAFI-ORO FATU-ORO INUA-ORO
            bridges 1 GALU-ORO MOKO-ORO
            stone ORO PELE
            """;

    private static final String LAST = """
            points 8 9 7
            hand 0 COCO
            bridges 0 FATU-INUA
            last
            """;

    private KanaloaGuide() {}

    /** {@return the guided first game} */
    static Guide guide() {
        return ifPossible(KanaloaGuide::build);
    }

    /**
     * {@return the guide, or null if the map lacks what it needs, see {@link KanaloaLessons#lesson}}
     *
     * @param guide builds the guide; throws if the map lacks what it needs
     */
    static Guide ifPossible(Supplier<Guide> guide) {
        try {
            return guide.get();
        } catch (BadPosition | IllegalArgumentException e) {
            return null;
        }
    }

    private static Guide build() {
        Game game = new KanaloaGame();
        State dealt = game.start(Setup.of(game.info(), 3));
        for (String token : Lesson.tokens(DEALT)) {
            dealt.play(game.parseMove(dealt, token));
        }
        return new Guide(game, 0, dealt)
                .step("give", "give:ALOA give:DALI give:ELOI give:KULU", "give:BAFI", "give:COCO")
                .from(start(TAKE))
                .step("take", "take:BAFI take:COCO take:KULU take:ORO draw")
                .from(start(BUILD))
                .step("build", "ALOA:ALOA-DALI DALI:ALOA-DALI", "DALI:DALI-ELOI ELOI:DALI-ELOI")
                .from(start(TAKEOVER))
                .step("takeover", "ALOA:ALOA-ELOI ELOI:ALOA-ELOI")
                .from(start(EXCHANGE))
                .step("exchange", "BAFI+RASI:BAFI-RASI")
                .from(start(REMOVE))
                .step("remove", "RASI:ORO-RASI", "remove:BAFI-ORO remove:GALU-ORO remove:MOKO-ORO remove:NENE-ORO")
                .from(KanaloaPositionParser.read(3, true, GODS))
                .step("gods", "KU:1", "steal:ORO", "ORO:ORO-RASI ORO:NENE-ORO")
                .from(start(LAST))
                .step("last", "pass", "end", "end", "COCO:COCO-INUA", "end");
    }

    private static State start(String drawing) {
        return KanaloaPositionParser.read(3, false, drawing);
    }
}
