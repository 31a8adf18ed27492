package atoll.table.kanaloa;

import atoll.engine.BadPosition;
import atoll.engine.State;
import atoll.games.kanaloa.KanaloaGame;
import atoll.games.kanaloa.KanaloaPositionParser;
import atoll.table.Chapter;
import atoll.table.Lesson;
import java.util.ArrayList;
import java.util.List;

/** The rules of Kanaloa in chapters. The boards are the examples of the rulebook, and cases that it leaves open, and one for each god. */
final class KanaloaLessons {
    private static final String BUILD = """
            open KULU LUMI MOKO RASI
            hand 0 ALOA DALI FATU GALU
            """;

    private static final String EXCHANGE = """
            open KULU LUMI MOKO NENE
            turn 1
            hand 1 ALOA ALOA BAFI BAFI
            bridges 0 ALOA-BAFI
            """;

    private static final String FIVE = """
            open KULU LUMI MOKO NENE
            hand 0 ALOA BAFI COCO INUA RASI
            """;

    private static final String CONTROL = """
            open KULU LUMI MOKO NENE
            hand 0 ELOI
            bridges 0 ALOA-DALI
            """;

    private static final String TAKEOVER = """
            open KULU LUMI MOKO NENE
            turn 1
            hand 1 ALOA ELOI
            bridges 0 ALOA-DALI DALI-ELOI
            bridges 1 ALOA-BAFI
            """;

    private static final String RELATIVE = """
            open KULU LUMI MOKO NENE
            turn 1
            hand 1 BAFI RASI
            bridges 0 BAFI-ORO
            bridges 1 ALOA-BAFI
            bridges 2 BAFI-ELOI
            bridges 3 BAFI-FATU
            """;

    private static final String SHARED = """
            open KULU LUMI MOKO NENE
            turn 1
            hand 1 RASI
            bridges 0 BAFI-ORO BAFI-ELOI
            bridges 1 ALOA-BAFI
            bridges 2 BAFI-FATU
            """;

    private static final String VALUE = """
            open KULU LUMI MOKO NENE
            hand 0 BAFI
            bridges 0 ALOA-BAFI BAFI-ELOI BAFI-FATU
            bridges 1 BAFI-RASI
            """;

    /** Mateo, Betty, Adam and Kayla, in turn order. */
    private static final String PASSING = """
            points 7 12 10 6
            last
            """;

    private static final String STONE = """
            open KULU LUMI MOKO NENE
            hand 0 ALOA
            bridges 0 ALOA-BAFI ALOA-DALI
            stone ALOA KANE
            stone ELOI PELE
            stone ORO KU
            """;

    private static final String JOKER = """
            second
            open KULU LUMI MOKO NENE
            hand 0 FATU
            held 0 KANALOA KANALOA
            bridges 1 COCO-PAGO
            """;

    private static final String KU = """
            second
            open KULU LUMI MOKO NENE
            hand 0 ALOA
            hand 1 DALI ORO RASI
            hand 2 INUA
            held 0 KU
            """;

    private static final String PELE = """
            second
            open KULU LUMI MOKO NENE
            hand 0 ALOA FATU
            hand 1 ORO
            hand 2 INUA
            held 0 PELE
            """;

    private static final String LONO = """
            second
            open KULU ORO MOKO NENE
            hand 0 RASI
            held 0 LONO
            bridges 1 ORO-RASI
            """;

    private KanaloaLessons() {}

    /** {@return the chapters of the rules} */
    static List<Chapter> chapters() {
        return List.of(
                chapter("goal"),
                chapter("begin"),
                chapter(
                        "bridges",
                        lesson(
                                "build",
                                4,
                                false,
                                BUILD,
                                "hand:ALOA hand:DALI",
                                "ALOA:ALOA-BAFI draw",
                                "RASI:BAFI-RASI",
                                "ALOA:ALOA-BAFI DALI:ALOA-DALI take:RASI"),
                        lesson(
                                "exchange",
                                4,
                                false,
                                EXCHANGE,
                                "lane:ALOA-BAFI",
                                "ALOA+ALOA:ALOA-BAFI BAFI+BAFI:ALOA-BAFI",
                                "ALOA:ALOA-BAFI",
                                "ALOA+BAFI:ALOA-BAFI")),
                chapter(
                        "cards",
                        lesson("five", 2, false, FIVE, "", "discard:INUA", "draw take:KULU", "discard:INUA draw")),
                chapter(
                        "control",
                        lesson("control", 4, false, CONTROL, "island:DALI", "", "", "ELOI:DALI-ELOI"),
                        lesson(
                                "takeover",
                                4,
                                false,
                                TAKEOVER,
                                "island:ALOA island:DALI",
                                "",
                                "",
                                "ALOA:ALOA-COCO ELOI:ALOA-ELOI")),
                chapter(
                        "relative",
                        lesson(
                                "relative",
                                4,
                                false,
                                RELATIVE,
                                "island:BAFI",
                                "",
                                "",
                                "RASI:BAFI-RASI remove:BAFI-ORO BAFI:BAFI-ORO"),
                        lesson(
                                "shared",
                                3,
                                false,
                                SHARED,
                                "lane:BAFI-FATU",
                                "",
                                "",
                                "RASI:BAFI-RASI remove:BAFI-FATU")),
                chapter("score", lesson("value", 2, false, VALUE, "island:BAFI", "", "", "BAFI:BAFI-ORO")),
                chapter(
                        "last",
                        lesson("passing", 4, false, PASSING, "", "pass end", "draw", "pass end end pass end end")),
                chapter(
                        "gods",
                        lesson("stone", 2, true, STONE, "island:ALOA", "", "", "ALOA:ALOA-COCO"),
                        lesson(
                                "joker",
                                2,
                                true,
                                JOKER,
                                "stone:KANALOA",
                                "KANALOA+KANALOA:COCO-PAGO",
                                "FATU+KANALOA:COCO-PAGO",
                                "KANALOA:KULU-PAGO"),
                        lesson("ku", 3, true, KU, "stone:KU", "KU:2", "", "KU:1 steal:ORO"),
                        lesson(
                                "pele",
                                3,
                                true,
                                PELE,
                                "stone:PELE",
                                "",
                                "",
                                "PELE pull:ORO pull:INUA return:1:ALOA return:2:FATU"),
                        lesson(
                                "lono",
                                2,
                                true,
                                LONO,
                                "stone:LONO open:ORO",
                                "",
                                "",
                                "LONO take:ORO deal:PAGO ORO+RASI:ORO-RASI")),
                chapter("table"),
                chapter("readings"),
                chapter("map"));
    }

    private static Chapter chapter(String id, Lesson... lessons) {
        List<Lesson> available = new ArrayList<>();
        for (Lesson lesson : lessons) {
            if (lesson != null) {
                available.add(lesson);
            }
        }
        return new Chapter(id, available);
    }

    /**
     * {@return a lesson, or null if the map lacks what it needs: a corrected map must not break the other lessons}
     *
     * @param id the id of the lesson
     * @param seats the number of seats
     * @param gods whether the gods take part
     * @param drawing the position as text
     * @param about the spots that the text mentions, separated by blanks
     * @param can the tokens of legal moves, separated by blanks
     * @param cannot the tokens of illegal moves, separated by blanks
     * @param line the tokens of moves that the text suggests, legal in this order
     */
    static Lesson lesson(
            String id, int seats, boolean gods, String drawing, String about, String can, String cannot, String line) {
        try {
            State start = KanaloaPositionParser.read(seats, gods, drawing);
            KanaloaGame game = new KanaloaGame();
            Lesson.tokens(can).forEach(token -> game.parseMove(start, token));
            State at = start.copy();
            Lesson.tokens(line).forEach(token -> at.play(game.parseMove(at, token)));
            return new Lesson(id, start, Lesson.tokens(about), new Lesson.Claims(can, cannot, line));
        } catch (BadPosition | IllegalArgumentException e) {
            return null;
        }
    }
}
