package atoll.table.orbis;

import atoll.engine.BadPosition;
import atoll.games.orbis.OrbisGame;
import atoll.games.orbis.OrbisPositionParser;
import atoll.games.orbis.OrbisState;
import atoll.table.Chapter;
import atoll.table.Lesson;
import java.util.ArrayList;
import java.util.List;

/** The rules of Orbis in chapters. The boards are the examples of the rulebook, and cases that it leaves open. */
final class OrbisLessons {
    /** The display at the start of a game: all of the first level. */
    static final String FIRST = "display G1b Y1a W1d R1b B1b G1c Y1b R1d B1a ";

    /** A cheap red tile among expensive ones. */
    private static final String RED = "display G3a B3a W3a R3a R1b G3b B3b R3b Y3b ";

    private static final String GREEN = "display G3a B3a W3a R3a G1c G3b B3b R3b Y3b ";
    private static final String WELL = "display B2a B3a W3a R3a Y3a G3b B3b R3b Y3b ";

    /** A blue, a green and a wild one: only in games of three and four. */
    private static final String WILD_SYMBOL = "display B2b B3a W3a R3a Y3a G3b B3b R3b Y3b ";

    /** The rest of the first level is open. */
    private static final String SECOND = """
            display G1c Y1a B1b B2a W2a R2a Y2a G2d B2c
            seat world 1.0=G1b 1.1=B1a 1.2=Y1b 1.3=W1d
            seat world 1.0=R1b 1.1=R1d 1.2=Y1c 1.3=W1b
            """;

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

    /** {@return the chapters of the rules} */
    static List<Chapter> chapters() {
        return List.of(
                chapter("goal"),
                chapter("begin"),
                chapter("board"),
                chapter(
                        "take",
                        lesson(
                                "spread",
                                2,
                                FIRST + "seat seat",
                                "slot:b1 slot:a2 slot:c2 slot:b3",
                                "take:b2 take:a1",
                                "",
                                "take:b2 build at:1.0"),
                        lesson(
                                "collect",
                                2,
                                "display R1d:red B3a W3a R3a Y3a G3b B3b R3b Y3b seat seat",
                                "slot:a1",
                                "take:a1",
                                "",
                                "take:a1 build at:1.0"),
                        lesson("refill", 2, SECOND, "slot:a1", "take:a1", "", "take:a1 build at:1.4 deal:G2a")),
                chapter(
                        "pay",
                        lesson(
                                "any",
                                3,
                                WILD_SYMBOL + "seat supply green blue*2 red seat seat",
                                "slot:a1",
                                "take:a1",
                                "",
                                "take:a1 build give:red at:1.0"),
                        lesson(
                                "farm",
                                3,
                                WILD_SYMBOL + "seat supply blue red world 1.0=Y1b seat seat",
                                "cell:1:1.0 slot:a1",
                                "take:a1",
                                "",
                                "take:a1 build give:red at:1.1"),
                        lesson(
                                "farmshort",
                                3,
                                WILD_SYMBOL + "seat supply blue world 1.0=Y1b seat seat",
                                "slot:a1",
                                "take:a1",
                                "",
                                "take:a1 wild at:1.1"),
                        lesson(
                                "exchange",
                                2,
                                FIRST + "seat supply green*3 seat",
                                "slot:b3 supply:1:green heap:red",
                                "take:b3 swap:green>red",
                                "swap:red>green",
                                "take:b3 swap:green>red build at:1.0")),
                chapter(
                        "place",
                        lesson(
                                "bottom",
                                2,
                                RED + "seat world 1.0=G1b 1.1=B1b seat",
                                "slot:b2",
                                "take:b2",
                                "",
                                "take:b2 build at:1.2"),
                        lesson(
                                "colour",
                                2,
                                GREEN + "seat world 1.0=G1b 1.1=R1b 1.2=B1b seat",
                                "slot:b2 cell:1:2.0",
                                "take:b2",
                                "",
                                "take:b2 build at:2.0")),
                chapter(
                        "wilderness",
                        lesson("turned", 2, RED + "seat seat", "slot:b2", "take:b2", "", "take:b2 wild at:1.0"),
                        lesson(
                                "twice",
                                2,
                                WELL + "seat supply blue yellow world 1.0=R2c 1.1=wild seat",
                                "slot:a1 cell:1:1.1",
                                "take:a1",
                                "",
                                "take:a1 build at:2.0")),
                chapter("effects", effects()),
                chapter(
                        "limit",
                        lesson(
                                "ten",
                                2,
                                "display G3a B3a W3a R3a Y3a:red*2+green G3b B3b R3b Y3b " + "seat supply white*9 seat",
                                "slot:b2",
                                "take:b2",
                                "",
                                "take:b2 wild at:1.0 give:green give:red")),
                chapter(
                        "gods",
                        lesson(
                                "death",
                                2,
                                FIRST + "gods death love seas seat supply green*4 red*3 seat",
                                "god:death",
                                "god:death god:love god:seas",
                                "god:fire",
                                "god:death fulfil give:green give:green give:green give:green give:red give:red")),
                chapter("end", lesson("last", 2, END, "slot:a1", "take:a1", "", "take:a1 build at:4.0 deal:W3d")),
                chapter("box"));
    }

    private static Lesson[] effects() {
        return new Lesson[] {
            lesson(
                    "village",
                    2,
                    "display Y2c B3a W3a R3a Y3a G3b B3b R3b Y3b " + "seat supply white yellow red blue seat",
                    "slot:a1",
                    "take:a1",
                    "",
                    "take:a1 build at:1.0 fulfil give:red give:blue"),
            lesson(
                    "volcano",
                    2,
                    "display G3a:red+blue B3a W3a R3a R2a G3b B3b R3b Y3b:green " + "seat supply red yellow seat",
                    "slot:b2",
                    "take:b2",
                    "",
                    "take:b2 build at:1.0 fulfil burn:a1.red burn:b1.red burn:b3.red"),
            lesson(
                    "irrigation",
                    2,
                    WELL + "seat supply blue yellow world 1.0=B1b 1.1=Y1c seat",
                    "slot:a1 cell:1:1.1",
                    "take:a1",
                    "",
                    "take:a1 build at:2.0"),
            lesson(
                    "forest",
                    2,
                    "display G3a B3a W3a R3a B1b G3b B3b R3b Y3b "
                            + "seat world 1.0=G2a 1.1=B2c 1.-1=R2c 2.-1=wild seat",
                    "cell:1:1.0",
                    "take:b2",
                    "",
                    "take:b2 build at:2.0"),
            lesson(
                    "shrine",
                    2,
                    "display G3a B3a W3a R3a Y3a G3b B3b R3b Y3b "
                            + "seat supply white yellow world 1.0=W2a seat world 1.0=W2b",
                    "slot:c1",
                    "take:c1",
                    "",
                    "take:c1 build at:1.1")
        };
    }

    /** {@return the position of the lesson on the end} */
    static OrbisState end() {
        return OrbisPositionParser.read(END, 2, 0);
    }

    private static Chapter chapter(String id, Lesson... lessons) {
        List<Lesson> readable = new ArrayList<>();
        for (Lesson lesson : lessons) {
            if (lesson != null) {
                readable.add(lesson);
            }
        }
        return new Chapter(id, readable);
    }

    /**
     * {@return a lesson, or null if the tiles differ from those it was made for: an owner of the box may have
     * corrected them, and the help then omits the lesson}
     *
     * @param id the id of the lesson
     * @param seats the number of seats
     * @param drawing the position as text
     * @param about the spots that the text mentions, separated by blanks
     * @param can the tokens of legal moves, separated by blanks
     * @param cannot the tokens of illegal moves, separated by blanks
     * @param line the tokens of moves that the text suggests, legal in this order
     */
    static Lesson lesson(String id, int seats, String drawing, String about, String can, String cannot, String line) {
        try {
            OrbisState start = OrbisPositionParser.read(drawing, seats, 0);
            OrbisGame game = new OrbisGame();
            Lesson.tokens(can).forEach(token -> game.parseMove(start, token));
            OrbisState at = start.copy();
            Lesson.tokens(line).forEach(token -> at.play(game.parseMove(at, token)));
            return new Lesson(id, start, Lesson.tokens(about), new Lesson.Claims(can, cannot, line));
        } catch (BadPosition | IllegalArgumentException e) {
            return null;
        }
    }
}
