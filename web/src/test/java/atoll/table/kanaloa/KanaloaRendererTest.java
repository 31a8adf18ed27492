package atoll.table.kanaloa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.kanaloa.KanaloaGame;
import atoll.games.kanaloa.KanaloaMap;
import atoll.games.kanaloa.KanaloaPositionParser;
import atoll.games.kanaloa.KanaloaState;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.table.ViewOptions;
import atoll.table.scene.Ink;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.text.TestMessages;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What the map and its surroundings show. */
class KanaloaRendererTest {
    private static final TestMessages WORDS = TestMessages.of("en");

    private static final String EXCHANGE = """
            open KULU LUMI MOKO NENE
            hand 0 ALOA ALOA BAFI DALI
            bridges 1 ALOA-BAFI
            """;

    private final KanaloaGame game = new KanaloaGame();
    private final KanaloaTable table = new KanaloaTable();

    @Test
    void discardsAreDrawnAsTheyLie() {
        Session session = Session.from(game, KanaloaPositionParser.read(2, false, EXCHANGE), Seed.of(3));
        assertTrue(number(scene(session, 1, false), "unseen") == 0);
        session.play(game.parseMove(session.state(), "discard:DALI"));
        assertTrue(number(scene(session, 1, false), "unseen") == 1);
        assertEquals(0, played(wide(session, false), "DALI"), "face down");
        session = Session.from(game, KanaloaPositionParser.read(2, false, EXCHANGE), Seed.of(3));
        session.play(game.parseMove(session.state(), "ALOA+ALOA:ALOA-BAFI"));
        assertEquals(2, played(wide(session, false), "ALOA"));
        assertEquals(0, played(wide(session, false), "BAFI"));
        assertEquals(0, played(wide(session, true), "ALOA"), "who wants no aid");
        assertTrue(number(scene(session, 1, false), "unseen") == 0);
    }

    private static int number(Scene scene, String id) {
        return scene.shapes().stream()
                .filter(shape -> id.equals(shape.id()))
                .findAny()
                .orElseThrow()
                .number();
    }

    // The outlines below an island's name, for its played cards.
    private static int played(Scene scene, String name) {
        KanaloaLayout layout = new KanaloaLayout(ViewOptions.WIDE, 2, true, false, false);
        int island = KanaloaMap.find(name);
        int played = 0;
        for (Shape shape : scene.shapes()) {
            boolean card = shape.text() == null
                    && Ink.TEXT.equals(shape.stroke())
                    && Math.abs(shape.x() - layout.x(island)) < 12
                    && Math.abs(shape.y() - layout.cardsY(island)) < 0.1;
            played += card && shape.fill() == null ? 1 : 0;
        }
        return played;
    }

    /** The near seat's row is above, the most advanced rival's below it; spectators see every seat's need. */
    @Test
    void islandsShowHowManyBridgesAreMissing() {
        String drawing = """
                open KULU LUMI MOKO NENE
                bridges 0 ALOA-BAFI ALOA-COCO
                bridges 1 ALOA-DALI DALI-ELOI
                bridges 2 BAFI-ELOI BAFI-FATU
                """;
        Session session = Session.from(game, KanaloaPositionParser.read(3, false, drawing), Seed.of(3));
        Scene first = scene(session, 0, false);
        assertEquals(List.of("1", "2"), missing(first, "ALOA"), "the near seat's, and a rival's");
        assertEquals(List.of("2", "1"), missing(first, "BAFI"));
        assertEquals(List.of("2"), missing(first, "COCO"), "no rival");
        assertEquals(List.of("2"), missing(first, "DALI"), "beside who controls it");
        assertEquals(List.of("4"), missing(first, "ORO"));
        Scene second = scene(session, 1, false);
        assertEquals(List.of("2", "1"), missing(second, "ALOA"));
        assertEquals(List.of(), missing(second, "DALI"), "its own, and nobody is near");
        Scene watched = scene(session, State.SPECTATOR, false);
        assertEquals(List.of("1"), missing(watched, "ALOA"), "of the one who has come farthest");
        assertEquals(List.of("2"), missing(watched, "KULU"), "of everybody");
    }

    // The number of hollow pips in each row below an island's name, from the top.
    private static List<String> missing(Scene scene, String name) {
        Map<Double, Integer> rows = new TreeMap<>();
        for (Shape shape : scene.shapes()) {
            if (shape.id() != null && shape.id().startsWith("need-" + KanaloaMap.find(name) + "-")) {
                rows.merge(shape.y(), shape.fill() == null ? 1 : 0, Integer::sum);
            }
        }
        return rows.values().stream().map(String::valueOf).toList();
    }

    /** A drawing in a corner of the map has a label too. */
    @Test
    void theDeckShowsThePartOfTheGame() {
        String open = "open KULU LUMI MOKO NENE\n";
        assertEquals("Draw pile, 44 cards. First half", deck(open));
        assertEquals("Draw pile, 44 cards. Second half", deck("second\n" + open));
        assertEquals("Draw pile, 0 cards. Last round", deck("last\n"));
    }

    /** At the end all that a player has won is seen; the hand counts for nothing. */
    @Test
    void theEndShowsEveryIslandThatIsWon() {
        int most = 0;
        for (int seed = 1; seed <= 12; seed++) {
            Session session = new Session(game, Setup.of(game.info(), 2), Seed.of(seed));
            MoveList legal = new MoveList();
            Rng rng = new Rng(seed);
            while (session.state().actor() != State.OVER) {
                session.state().moves(legal);
                session.play(session.state().actor() == State.CHANCE ? session.outcome() : legal.sample(rng));
            }
            KanaloaState state = (KanaloaState) session.state();
            int won = state.board().islands(0);
            most = Math.max(most, won);
            for (int room : new int[] {ViewOptions.WIDE, ViewOptions.TALL}) {
                Scene scene = table.scene(session.view(0), new ViewOptions(WORDS, 0, room, List.of(), false));
                List<Shape> cards = scene.shapes().stream()
                        .filter(shape -> shape.id() != null && shape.id().matches("won-\\d+"))
                        .toList();
                assertEquals(won, cards.size(), "of game " + seed);
                assertTrue(cards.stream().allMatch(card -> card.x() < scene.width()), "in the picture");
                assertTrue(scene.spots().stream().noneMatch(spot -> spot.id().startsWith("hand:")), "no hand");
            }
        }
        assertTrue(most > 6, most + " islands at most");
    }

    private String deck(String drawing) {
        return scene(Session.from(game, KanaloaPositionParser.read(2, false, drawing), Seed.of(3)), 0, false)
                .spot("deck")
                .label();
    }

    // As on a large screen, where islands show their cards.
    private Scene wide(Session session, boolean hidesAids) {
        ViewOptions options = new ViewOptions(WORDS, 1, ViewOptions.WIDE, List.of(), hidesAids);
        return table.scene(session.view(1), options);
    }

    private Scene scene(Session session, int seat, boolean hidesAids) {
        return table.scene(session.view(seat), new ViewOptions(WORDS, seat, ViewOptions.TALL, List.of(), hidesAids));
    }
}
