package atoll.table.orbis;

import atoll.games.orbis.OrbisDrawing;
import atoll.games.orbis.OrbisState;
import atoll.table.Chapter;
import atoll.table.Lesson;
import java.util.List;

/** The rules of Orbis in chapters; its boards are the examples of the rulebook and of the rulings. */
final class OrbisLessons {
    /** The display of a game that begins: all of the first level. */
    static final String FIRST = "display G1b Y1a W1d R1b B1b G1c Y1b R1d B1a ";

    /** Cheap red in the middle of dear tiles. */
    private static final String RED = "display G3a B3a W3a R3a R1b G3b B3b R3b Y3b ";

    private static final String GREEN = "display G3a B3a W3a R3a G1c G3b B3b R3b Y3b ";
    private static final String WELL = "display B2a B3a W3a R3a Y3a G3b B3b R3b Y3b ";

    /** A blue, a green and any other: only in games of three and four. */
    private static final String WILD_SYMBOL = "display B2b B3a W3a R3a Y3a G3b B3b R3b Y3b ";

    /** One tile is left to take, and one to come. */
    static final String END = """
            display G1c Y1a B2a W2b W2d G3a B3a B3b W3c
            seat god nature supply blue world
                1.0=G1b 1.1=B1a 1.2=Y1b 1.3=W1d 1.4=W2a 2.0=G2a 2.1=wild 2.2=Y2c 2.3=W3a
                3.0=G3b 3.1=B3c 3.2=Y3a 4.1=B1b
            seat god fire supply red*2 world
                1.0=R1b 1.1=R1d 1.2=Y1c 1.3=B2c 1.4=G2d 2.0=R2a 2.1=R2c 2.2=Y2a 2.3=G3c
                3.0=R3a 3.1=R3b! 3.2=Y3b 4.0=R3c! 4.1=Y3c!
            """;

    private OrbisLessons() {}

    static List<Chapter> chapters() {
        return List.of(
                new Chapter("goal", List.of()),
                new Chapter("begin", List.of()),
                new Chapter("board", List.of()),
                new Chapter(
                        "take",
                        List.of(
                                lesson(
                                        "spread",
                                        at(FIRST + "seat seat", 2),
                                        "slot:b1 slot:a2 slot:c2 slot:b3",
                                        "take:b2 take:a1",
                                        "",
                                        "take:b2 build at:1.0"),
                                lesson(
                                        "collect",
                                        at("display R1d:red B3a W3a R3a Y3a G3b B3b R3b Y3b seat seat", 2),
                                        "slot:a1",
                                        "take:a1",
                                        "",
                                        "take:a1 build at:1.0"))),
                new Chapter(
                        "pay",
                        List.of(
                                lesson(
                                        "any",
                                        at(WILD_SYMBOL + "seat supply green blue*2 red seat seat", 3),
                                        "slot:a1",
                                        "take:a1",
                                        "",
                                        "take:a1 build give:red at:1.0"),
                                lesson(
                                        "farm",
                                        at(WILD_SYMBOL + "seat supply blue red world 1.0=Y1b seat seat", 3),
                                        "cell:1:1.0 slot:a1",
                                        "take:a1",
                                        "",
                                        "take:a1 build give:red at:1.1"),
                                lesson(
                                        "farmshort",
                                        at(WILD_SYMBOL + "seat supply blue world 1.0=Y1b seat seat", 3),
                                        "slot:a1",
                                        "take:a1",
                                        "",
                                        "take:a1 wild at:1.1"),
                                lesson(
                                        "exchange",
                                        at(FIRST + "seat supply green*3 seat", 2),
                                        "slot:b3 supply:1:green heap:red",
                                        "take:b3 swap:green>red",
                                        "swap:red>green",
                                        "take:b3 swap:green>red build at:1.0"))),
                new Chapter(
                        "place",
                        List.of(
                                lesson(
                                        "bottom",
                                        at(RED + "seat world 1.0=G1b 1.1=B1b seat", 2),
                                        "slot:b2",
                                        "take:b2",
                                        "",
                                        "take:b2 build at:1.2"),
                                lesson(
                                        "colour",
                                        at(GREEN + "seat world 1.0=G1b 1.1=R1b 1.2=B1b seat", 2),
                                        "slot:b2 cell:1:2.0",
                                        "take:b2",
                                        "",
                                        "take:b2 build at:2.0"))),
                new Chapter(
                        "wilderness",
                        List.of(
                                lesson(
                                        "turned",
                                        at(RED + "seat seat", 2),
                                        "slot:b2",
                                        "take:b2",
                                        "",
                                        "take:b2 wild at:1.0"),
                                lesson(
                                        "twice",
                                        at(WELL + "seat supply blue yellow world 1.0=R2c 1.1=wild seat", 2),
                                        "slot:a1 cell:1:1.1",
                                        "take:a1",
                                        "",
                                        "take:a1 build at:2.0"))),
                new Chapter("effects", effects()),
                new Chapter(
                        "limit",
                        List.of(lesson(
                                "ten",
                                at(
                                        "display G3a B3a W3a R3a Y3a:red*2+green G3b B3b R3b Y3b "
                                                + "seat supply white*9 seat",
                                        2),
                                "slot:b2",
                                "take:b2",
                                "",
                                "take:b2 wild at:1.0 give:green give:red"))),
                new Chapter(
                        "gods",
                        List.of(lesson(
                                "death",
                                at(FIRST + "gods death love seas seat supply green*4 red*3 seat", 2),
                                "god:death",
                                "god:death god:love god:seas",
                                "god:fire",
                                "god:death fulfil give:green give:green give:green give:green give:red give:red"))),
                new Chapter(
                        "end",
                        List.of(lesson("last", end(), "slot:a1", "take:a1", "", "take:a1 build at:4.0 deal:W3d"))),
                new Chapter("box", List.of()));
    }

    private static List<Lesson> effects() {
        return List.of(
                lesson(
                        "village",
                        at(
                                "display Y2c B3a W3a R3a Y3a G3b B3b R3b Y3b "
                                        + "seat supply white yellow red blue seat",
                                2),
                        "slot:a1",
                        "take:a1",
                        "",
                        "take:a1 build at:1.0 fulfil give:red give:blue"),
                lesson(
                        "volcano",
                        at(
                                "display G3a:red+blue B3a W3a R3a R2a G3b B3b R3b Y3b:green "
                                        + "seat supply red yellow seat",
                                2),
                        "slot:b2",
                        "take:b2",
                        "",
                        "take:b2 build at:1.0 fulfil burn:a1.red burn:b1.red burn:b3.red"),
                lesson(
                        "irrigation",
                        at(WELL + "seat supply blue yellow world 1.0=B1b 1.1=Y1c seat", 2),
                        "slot:a1 cell:1:1.1",
                        "take:a1",
                        "",
                        "take:a1 build at:2.0"),
                lesson(
                        "forest",
                        at(
                                "display G3a B3a W3a R3a B1b G3b B3b R3b Y3b "
                                        + "seat world 1.0=G2a 1.1=B2c 1.-1=R2c 2.-1=wild seat",
                                2),
                        "cell:1:1.0",
                        "take:b2",
                        "",
                        "take:b2 build at:2.0"),
                lesson(
                        "shrine",
                        at(
                                "display G3a B3a W3a R3a Y3a G3b B3b R3b Y3b "
                                        + "seat supply white yellow world 1.0=W2a seat world 1.0=W2b",
                                2),
                        "slot:c1",
                        "take:c1",
                        "",
                        "take:c1 build at:1.1"));
    }

    static OrbisState end() {
        return at(END, 2);
    }

    private static OrbisState at(String drawing, int seats) {
        return OrbisDrawing.read(drawing, seats, 0);
    }

    private static Lesson lesson(String id, OrbisState start, String about, String can, String cannot, String line) {
        return new Lesson(id, start, Lesson.words(about), Lesson.words(can), Lesson.words(cannot), Lesson.words(line));
    }
}
