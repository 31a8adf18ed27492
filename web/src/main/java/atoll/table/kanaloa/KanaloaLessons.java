package atoll.table.kanaloa;

import atoll.engine.State;
import atoll.games.kanaloa.KanaloaDrawing;
import atoll.table.Chapter;
import atoll.table.Lesson;
import java.util.List;

/** The rules of Kanaloa in chapters; its boards are the examples of the rulebook and the rulings, and one for each god. */
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

    /** Mateo, Betty, Adam and Kayla, in the order of their turns. */
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

    static List<Chapter> chapters() {
        return List.of(
                new Chapter("goal", List.of()),
                new Chapter("begin", List.of()),
                new Chapter(
                        "bridges",
                        List.of(
                                lesson(
                                        "build",
                                        start(4, BUILD),
                                        "hand:ALOA hand:DALI",
                                        "ALOA:ALOA-BAFI draw",
                                        "RASI:BAFI-RASI",
                                        "ALOA:ALOA-BAFI DALI:ALOA-DALI take:RASI"),
                                lesson(
                                        "exchange",
                                        start(4, EXCHANGE),
                                        "lane:ALOA-BAFI",
                                        "ALOA+ALOA:ALOA-BAFI BAFI+BAFI:ALOA-BAFI",
                                        "ALOA:ALOA-BAFI",
                                        "ALOA+BAFI:ALOA-BAFI"))),
                new Chapter(
                        "cards",
                        List.of(lesson(
                                "five", start(2, FIVE), "", "discard:INUA", "draw take:KULU", "discard:INUA draw"))),
                new Chapter(
                        "control",
                        List.of(
                                lesson("control", start(4, CONTROL), "island:DALI", "", "", "ELOI:DALI-ELOI"),
                                lesson(
                                        "takeover",
                                        start(4, TAKEOVER),
                                        "island:ALOA island:DALI",
                                        "",
                                        "",
                                        "ALOA:ALOA-COCO ELOI:ALOA-ELOI"))),
                new Chapter(
                        "relative",
                        List.of(
                                lesson(
                                        "relative",
                                        start(4, RELATIVE),
                                        "island:BAFI",
                                        "",
                                        "",
                                        "RASI:BAFI-RASI remove:BAFI-ORO BAFI:BAFI-ORO"),
                                lesson(
                                        "shared",
                                        start(3, SHARED),
                                        "lane:BAFI-FATU",
                                        "",
                                        "",
                                        "RASI:BAFI-RASI remove:BAFI-FATU"))),
                new Chapter("score", List.of(lesson("value", start(2, VALUE), "island:BAFI", "", "", "BAFI:BAFI-ORO"))),
                new Chapter(
                        "last",
                        List.of(lesson(
                                "passing", start(4, PASSING), "", "pass end", "draw", "pass end end pass end end"))),
                new Chapter(
                        "gods",
                        List.of(
                                lesson("stone", gods(2, STONE), "island:ALOA", "", "", "ALOA:ALOA-COCO"),
                                lesson(
                                        "joker",
                                        gods(2, JOKER),
                                        "stone:KANALOA",
                                        "KANALOA+KANALOA:COCO-PAGO",
                                        "FATU+KANALOA:COCO-PAGO",
                                        "KANALOA:KULU-PAGO"),
                                lesson("ku", gods(3, KU), "stone:KU", "KU:2", "", "KU:1 steal:ORO"),
                                lesson(
                                        "pele",
                                        gods(3, PELE),
                                        "stone:PELE",
                                        "",
                                        "",
                                        "PELE pull:ORO pull:INUA return:1:ALOA return:2:FATU"),
                                lesson("lono", gods(2, LONO), "stone:LONO open:ORO", "", "", "LONO take:ORO"))),
                new Chapter("table", List.of()),
                new Chapter("map", List.of()));
    }

    private static State start(int seats, String drawing) {
        return KanaloaDrawing.read(seats, false, drawing);
    }

    private static State gods(int seats, String drawing) {
        return KanaloaDrawing.read(seats, true, drawing);
    }

    private static Lesson lesson(String id, State start, String about, String can, String cannot, String line) {
        return new Lesson(id, start, Lesson.words(about), Lesson.words(can), Lesson.words(cannot), Lesson.words(line));
    }
}
