package atoll.table.origo;

import atoll.engine.BadPosition;
import atoll.engine.MoveList;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.origo.OrigoGame;
import atoll.games.origo.OrigoMap;
import atoll.games.origo.OrigoMoves;
import atoll.games.origo.OrigoPositionParser;
import atoll.table.Chapter;
import atoll.table.Lesson;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** The rules of Origo in chapters. The boards are the examples of the rulebook, and cases that it leaves open. */
final class OrigoLessons {
    private static final String EXPAND = """
            shields 0 D5 E5
            shields 1 D8 E10 A4
            hand 0 A 9-10 polen people ship
            """;

    /** The battle example: blue attacks black, surrounded by red. */
    private static final String BATTLE = """
            shields 0 F2 H2
            shields 2 G2 G3
            shields 1 F3 G4 H3 H4
            founded gallien
            hand 0 gallien G people 2 1-2
            hand 2 2 people G GH
            """;

    private static final String SEAS = """
            shields 0 A2 A3 B3 A8
            shields 1 C3 C4 A7

            hand 0 ship ship
            hand 1 C people
            """;

    /** The wandering example. */
    private static final String WANDER = """
            shields 0 A6 A5 B5
            shields 1 B6
            shields 2 C5
            hand 0 people J
            """;

    private static final String SAIL = """
            shields 0 B3 B4 B5
            shields 1 A3 B2 C3
            hand 0 people J
            """;

    /** The position of the lesson on founding. */
    static final String FOUND = """
            shields 0 D4 E3
            shields 1 E4 E5
            leaders 4 7
            hand 0 belgica people
            """;

    /** One scoring is pending, and the next stone is the eighth. */
    static final String LATER = """
            shields 0 D8 D9 E8 A1
            shields 1 E9 A4
            founded britannien belgica skandinavien germanien gallien helvetien dakien
            leaders 13 16
            waiting 1
            busy
            hand 0 polen people
            """;

    /** The scoring example, on our map. */
    static final String SCORING = """
            board
            2 . . . 2 2 2 . . .
            1 2 . . . 2 2 . 2 2
            0 0 . . 0 0 . . . .
            1 . 0 1 . . . 0 . 2
            . . 1 1 . 1 . 0 1 2
            1 1 0 1 2 2 2 2 2 2
            1 1 0 0 2 0 . . 2 1
            1 1 0 0 0 0 0 1 1 .
            . . 0 0 0 . 1 . 1 1
            . . . 0 0 . . . 1 1
            founded belgica helvetien dalmatien gallien
            leaders 4 6 5
            hand 0 people J
            """;

    private static final String TIES = """
            shields 0 D5 D6 D8
            shields 1 E5 E6 D9
            shields 2 E7 A10
            hand 0 people J
            """;

    private OrigoLessons() {}

    /** {@return the chapters of the rules} */
    static List<Chapter> chapters() {
        return List.of(
                chapter("goal"),
                chapter(
                        "begin",
                        lesson(
                                "limits",
                                () -> placed("D5 D6 E5 E6 D8 D9"),
                                "field:D7 field:E8",
                                "place:A1 place:A2",
                                "place:D7 place:C5 place:E8",
                                "place:A1")),
                chapter("board"),
                chapter("turn"),
                chapter(
                        "expand",
                        lesson(
                                "cards",
                                2,
                                EXPAND,
                                "field:D5 field:E5",
                                "expand:polen@D9 expand:9-10@E9 expand:people@D6 expand:ship@A7 expand:A@A10",
                                "expand:polen@D8 expand:people@D7 expand:ship@D6",
                                "expand:polen@D9 expand:ship@A7")),
                chapter(
                        "attack",
                        lesson(
                                "battle",
                                3,
                                BATTLE,
                                "field:G2",
                                "attack:gallien@G2 attack:2@G2",
                                "",
                                "attack:gallien@G2 add:2 add:G add:people add:people add:G add:1-2 add:GH add:2"
                                        + " fold"),
                        lesson(
                                "seas",
                                2,
                                SEAS,
                                "field:C3 field:A7",
                                "attack:ship@C3",
                                "attack:ship@A7",
                                "attack:ship@C3 fold")),
                chapter(
                        "wander",
                        lesson(
                                "chain",
                                3,
                                WANDER,
                                "field:A6",
                                "wander:A6>A4 wander:A6>A7 wander:A6>B4",
                                "wander:A6>C4 wander:A6>B6",
                                "wander:A6>B4")),
                chapter(
                        "sail",
                        lesson(
                                "harbour",
                                2,
                                SAIL,
                                "field:B3",
                                "sail:B3>A4 sail:B3>B6 sail:B3>C4",
                                "sail:B4>A4 sail:B3>D4",
                                "sail:B3>C4")),
                chapter(
                        "found",
                        lesson("jump", 2, FOUND, "field:F4", "expand:belgica@F4", "", "expand:belgica@F4"),
                        lesson("later", 2, LATER, "field:F8 stones", "expand:polen@F8", "", "expand:polen@F8")),
                chapter(
                        "scoring",
                        lesson("example", 3, SCORING, "", "end", "", ""),
                        lesson("ties", 3, TIES, "standings", "end", "", "")),
                chapter("end"),
                chapter("secret"),
                chapter("readings"),
                chapter("box"));
    }

    // Dealt hands, and the first shields of two seats in turn.
    private static State placed(String fields) {
        OrigoGame game = new OrigoGame();
        State state = game.start(Setup.of(game.info(), 2));
        MoveList legal = new MoveList();
        int deal = 0;
        while (state.actor() == State.CHANCE) {
            state.moves(legal);
            state.play(legal.get(deal++ * 7 % legal.size()));
        }
        for (String field : Lesson.tokens(fields)) {
            state.play(OrigoMoves.of(OrigoMoves.PLACE, OrigoMap.field(field)));
        }
        return state;
    }

    private static Chapter chapter(String id, Lesson... lessons) {
        List<Lesson> possible = new ArrayList<>();
        for (Lesson lesson : lessons) {
            if (lesson != null) {
                possible.add(lesson);
            }
        }
        return new Chapter(id, possible);
    }

    /**
     * {@return a lesson}
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
        return lesson(id, () -> OrigoPositionParser.read(drawing, seats), about, can, cannot, line);
    }

    /**
     * A lesson, or null if the map or the cards differ from those it was made for: an owner of the box may have corrected them,
     * and the help then omits the lesson.
     */
    private static Lesson lesson(
            String id, Supplier<State> position, String about, String can, String cannot, String line) {
        try {
            OrigoGame game = new OrigoGame();
            State start = position.get();
            Lesson.tokens(can).forEach(token -> game.parseMove(start, token));
            for (String token : Lesson.tokens(cannot)) {
                if (isLegal(game, start, token)) {
                    return null;
                }
            }
            State at = start.copy();
            Lesson.tokens(line).forEach(token -> at.play(game.parseMove(at, token)));
            return new Lesson(id, start, Lesson.tokens(about), new Lesson.Claims(can, cannot, line));
        } catch (BadPosition | IllegalArgumentException e) {
            return null;
        }
    }

    private static boolean isLegal(OrigoGame game, State at, String token) {
        MoveList legal = new MoveList();
        at.moves(legal);
        for (int i = 0; i < legal.size(); i++) {
            if (game.formatMove(at, legal.get(i)).equals(token)) {
                return true;
            }
        }
        return false;
    }
}
