package atoll.table.rapanui;

import atoll.games.rapanui.RapanuiPositionParser;
import atoll.games.rapanui.RapanuiState;
import atoll.table.Chapter;
import atoll.table.Lesson;
import java.util.List;

/** The rules of Rapa Nui in chapters. The boards are the examples of the rulebook, and cases that it leaves open. */
final class RapanuiLessons {
    /** The buying example: one hunter of mulberries, two of grain. */
    private static final String BUY = """
            column woodcutter priest moai grain
            column fish woodcutter priest woodcutter
            column moai woodcutter grain priest
            column woodcutter mulberry woodcutter fish
            seat wood 3 glory 0 village woodcutter fish hand mulberry sweetpotato priest
                offerings fish mulberry sweetpotato grain
            seat wood 7 glory 0 village woodcutter mulberry grain*2 hand fish woodcutter priest
                offerings fish mulberry sweetpotato grain
            """;

    /** The example of playing two cards at once, with only one wood to pay. */
    private static final String SEVERAL = """
            column moai priest woodcutter grain
            column priest woodcutter moai woodcutter
            column woodcutter sweetpotato mulberry priest
            column woodcutter
            seat wood 2 glory 0 village woodcutter mulberry hand fish sweetpotato woodcutter
                offerings fish mulberry sweetpotato grain
            seat wood 1 glory 0 village woodcutter fish mulberry hand fish*2 grain
                offerings fish mulberry sweetpotato grain
            """;

    private static final String TOSS = """
            column priest woodcutter fish
            column moai grain woodcutter
            column woodcutter priest mulberry
            column sweetpotato woodcutter
            seat wood 6 glory 1 village woodcutter fish mulberry sweetpotato hand moai*3
                offerings fish mulberry sweetpotato grain
            seat wood 4 glory 0 village woodcutter*2 fish hand mulberry grain priest
                offerings fish mulberry sweetpotato grain
            """;

    /** The sacrifice example; the builder is the last of four. */
    private static final String SACRIFICE = """
            column priest woodcutter moai priest
            column woodcutter grain woodcutter fish
            column moai sweetpotato woodcutter mulberry
            column priest woodcutter grain
            seat wood 3 glory 0 village woodcutter fish mulberry hand sweetpotato woodcutter priest
                offerings fish mulberry sweetpotato*2 grain
            seat wood 4 glory 0 village woodcutter fish grain hand mulberry woodcutter priest
                offerings fish mulberry sweetpotato grain*2
            seat wood 2 glory 1 village woodcutter sweetpotato grain hand fish woodcutter moai
                offerings fish mulberry sweetpotato grain*3
            seat wood 9 glory 1 village woodcutter mulberry sweetpotato grain hand moai woodcutter priest
                offerings fish*2 mulberry*3 sweetpotato grain
            """;

    /** The woodcutter example: two against one each. */
    private static final String UNCOVER = """
            column priest moai woodcutter grain
            column woodcutter fish priest moai
            column moai woodcutter priest sweetpotato
            column grain woodcutter mulberry
            seat wood 1 glory 0 village woodcutter*2 fish hand mulberry sweetpotato priest
                offerings fish mulberry sweetpotato grain
            seat wood 2 glory 0 village woodcutter fish hand mulberry grain moai
                offerings fish mulberry sweetpotato grain
            seat wood 3 glory 0 village woodcutter fish sweetpotato hand grain priest woodcutter
                offerings fish mulberry sweetpotato grain
            """;

    /** The priest example: a single one is a majority, but too few for the bonus. */
    private static final String PRIEST = """
            column woodcutter moai grain
            column fish priest woodcutter
            column moai priest fish
            column grain woodcutter mulberry
            seat wood 3 glory 0 village woodcutter*2 fish hand mulberry sweetpotato woodcutter
                offerings fish mulberry sweetpotato grain
            seat wood 2 glory 1 village woodcutter priest fish hand mulberry grain moai
                offerings fish mulberry sweetpotato grain
            """;

    /** The second drawing example: two cards, the last of which empties a column. */
    private static final String REFILL = """
            column grain moai woodcutter priest
            column priest
            column woodcutter fish moai
            column woodcutter grain priest moai
            seat wood 3 glory 0 village woodcutter fish hand mulberry*2 sweetpotato
                offerings fish mulberry sweetpotato grain
            seat wood 2 glory 1 village woodcutter*2 fish mulberry hand grain woodcutter priest
                offerings fish mulberry sweetpotato grain
            """;

    /** The Moai example: one against two. */
    private static final String MOAI = """
            column priest woodcutter grain
            column woodcutter moai priest
            column mulberry fish woodcutter
            column grain woodcutter
            seat wood 3 glory 2 village woodcutter fish mulberry sweetpotato moai hand woodcutter*2 priest
                offerings fish mulberry sweetpotato grain
            seat wood 2 glory 1 village woodcutter*2 fish mulberry moai*2 hand grain priest fish
                offerings mulberry sweetpotato*2 grain
            stone fish grain*3 mulberry sweetpotato
            """;

    /** The hunter example: two of grain each. */
    private static final String HUNTERS = """
            column priest woodcutter moai
            column woodcutter grain priest
            column mulberry moai woodcutter
            column moai woodcutter fish
            seat wood 3 glory 0 village woodcutter fish mulberry grain*2 hand sweetpotato priest woodcutter
                offerings fish mulberry sweetpotato grain
            seat wood 2 glory 1 village woodcutter*2 mulberry grain*2 hand fish priest moai
                offerings fish mulberry sweetpotato grain
            """;

    /** One fish is left, and three are due. */
    private static final String EMPTY = """
            column priest woodcutter moai
            column woodcutter fish priest
            column mulberry moai woodcutter
            column moai woodcutter grain
            seat wood 3 glory 0 village woodcutter fish mulberry grain hand sweetpotato priest woodcutter
                offerings fish*11 mulberry*2 sweetpotato grain
            seat wood 2 glory 1 village woodcutter*2 mulberry fish*3 hand grain priest moai
                offerings fish*13 mulberry sweetpotato grain*2
            """;

    /**
     * Two cards are left to draw; the stone and the piles of the final scoring example. Nearly all cards are out. They are
     * given in excess of each seat's starting cards, so that there are enough whatever those are.
     */
    static final String END = """
            column sweetpotato
            column mulberry woodcutter
            column sweetpotato
            column fish mulberry
            seat wood 7 glory 11
                village start woodcutter*6 priest*4 moai*3 fish*3 mulberry sweetpotato grain
                hand woodcutter priest sweetpotato
                offerings mulberry fish*5 sweetpotato*2
            seat wood 11 glory 8
                village start woodcutter*5 priest*4 moai*3 fish mulberry*2 sweetpotato grain*3
                hand woodcutter moai grain
                offerings grain*2 mulberry fish*3 sweetpotato
            stone sweetpotato fish*2 grain*4 mulberry*4
            """;

    private RapanuiLessons() {}

    /** {@return the chapters of the rules} */
    static List<Chapter> chapters() {
        return List.of(
                new Chapter("goal", List.of()),
                new Chapter("begin", List.of()),
                new Chapter("board", List.of()),
                new Chapter(
                        "buy",
                        List.of(lesson(
                                "price",
                                at(BUY, 2, 1),
                                "stock:mulberry stock:grain",
                                "buy:fish buy:mulberry buy:sweetpotato buy:grain play:fish",
                                "play:fish*2",
                                "buy:grain play:priest"))),
                new Chapter(
                        "lay",
                        List.of(
                                lesson(
                                        "several",
                                        at(SEVERAL, 2, 1),
                                        "hand:2:fish",
                                        "play:fish play:fish*2 play:grain",
                                        "play:fish*3",
                                        "play:fish*2 take:1 take:2"),
                                lesson("toss", at(TOSS, 2, 0), "hand:1:moai", "toss:moai", "play:moai", "toss:moai"))),
                new Chapter(
                        "moai",
                        List.of(lesson(
                                "sacrifice",
                                at(SACRIFICE, 4, 3),
                                "hand:4:moai stone",
                                "play:moai",
                                "",
                                "play:moai offer:sweetpotato offer:grain offer:grain offer:fish add:mulberry"))),
                new Chapter(
                        "take",
                        List.of(
                                lesson(
                                        "uncover",
                                        at(UNCOVER, 3, 0),
                                        "column:1",
                                        "play:priest",
                                        "take:1",
                                        "play:priest take:1"),
                                lesson(
                                        "refill",
                                        at(REFILL, 2, 0),
                                        "column:2",
                                        "play:mulberry*2",
                                        "",
                                        "play:mulberry*2 take:1 take:2 deal:priest deal:fish deal:moai deal:woodcutter"))),
                new Chapter(
                        "scoring",
                        List.of(
                                lesson(
                                        "priest",
                                        at(PRIEST, 2, 0),
                                        "column:3",
                                        "play:mulberry",
                                        "play:mulberry*2",
                                        "play:mulberry take:3"),
                                lesson(
                                        "either",
                                        at(MOAI, 2, 0),
                                        "column:2",
                                        "play:woodcutter",
                                        "play:woodcutter*2",
                                        "play:woodcutter take:2 wood glory"),
                                lesson(
                                        "hunters",
                                        at(HUNTERS, 2, 0),
                                        "column:2",
                                        "play:priest",
                                        "",
                                        "play:priest take:2"),
                                lesson(
                                        "empty",
                                        at(EMPTY, 2, 0),
                                        "column:2 stock:fish",
                                        "play:priest",
                                        "",
                                        "play:priest take:2 gain:grain gain:mulberry"))),
                new Chapter(
                        "end",
                        List.of(lesson(
                                "last",
                                at(END, 2, 1),
                                "column:1 column:3",
                                "play:woodcutter",
                                "",
                                "play:woodcutter take:1 deal:moai deal:moai"))),
                new Chapter("memory", List.of()),
                new Chapter("box", List.of()));
    }

    private static RapanuiState at(String drawing, int seats, int turn) {
        return RapanuiPositionParser.read(drawing, seats, turn);
    }

    private static Lesson lesson(String id, RapanuiState start, String about, String can, String cannot, String line) {
        return new Lesson(id, start, Lesson.tokens(about), new Lesson.Claims(can, cannot, line));
    }
}
