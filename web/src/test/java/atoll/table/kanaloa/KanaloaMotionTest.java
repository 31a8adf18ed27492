package atoll.table.kanaloa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.games.kanaloa.KanaloaGame;
import atoll.games.kanaloa.KanaloaMap;
import atoll.games.kanaloa.KanaloaPositionParser;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.table.ViewOptions;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.text.TestMessages;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What moves on the table, and where from. */
class KanaloaMotionTest {
    private static final TestMessages WORDS = TestMessages.of("en");

    private static final String TAKEOVER = """
            open KULU LUMI MOKO NENE
            hand 0 ELOI
            bridges 0 ALOA-BAFI ALOA-COCO
            bridges 1 ALOA-DALI DALI-ELOI
            """;

    private final KanaloaGame game = new KanaloaGame();
    private final KanaloaTable table = new KanaloaTable();

    private Map<String, Shape> before;
    private Map<String, Shape> after;

    @Test
    void aCardGoesToTheDiscardsAndABridgeComesFromItsPlayer() {
        play(TAKEOVER, "ELOI:ELOI-HIVA");
        String card = "hand-" + KanaloaMap.find("ELOI") + "-0";
        assertNull(after.get(card));
        for (String part : List.of("", "-sea", "-land", "-0", "-name")) {
            assertEquals("discards", before.get(card + part).motion().leavesTo(), part);
        }
        assertNotNull(after.get("discards"));
        String bridge = bridge("ELOI-HIVA", 0);
        assertNull(before.get(bridge));
        assertEquals("seat-0", after.get(bridge).motion().comesFrom());
        assertNotNull(before.get("seat-0"));
        assertEquals(
                "land-" + KanaloaMap.find("ELOI"),
                after.get(bridge + "-planks").motion().comesFrom());
        assertTrue(
                after.get(bridge).motion().step() > before.get(card).motion().step(),
                "first the card, then the bridge");
        assertCounts("played", 1);
    }

    @Test
    void aTakeoverRemovesBridgesAndChangesFlags() {
        play(TAKEOVER, "ELOI:ALOA-ELOI");
        String lost = bridge("ALOA-DALI", 1);
        assertNull(after.get(lost));
        assertEquals("seat-1", before.get(lost).motion().leavesTo());
        String struck = "flag-" + KanaloaMap.find("DALI") + "-1";
        assertNull(after.get(struck));
        assertEquals("seat-1", before.get(struck).motion().leavesTo());
        Shape raised = after.get("flag-" + KanaloaMap.find("ALOA") + "-0");
        assertEquals("seat-0", raised.motion().comesFrom());
        assertTrue(
                raised.motion().step()
                        > after.get(bridge("ALOA-ELOI", 0)).motion().step(),
                "first the bridge, then the flag");
        assertEquals(built(before, "ELOI") + 1, built(after, "ELOI"));
        assertEquals(built(before, "DALI"), built(after, "DALI"));
    }

    @Test
    void anOpenCardGoesToTheHandThatTakesIt() {
        int island = KanaloaMap.find("KULU");
        play(TAKEOVER, "take:KULU");
        assertNull(after.get("open-" + island + "-0"));
        assertEquals(
                "open-" + island + "-0",
                after.get("hand-" + island + "-0").motion().movedFrom());
        assertEquals(
                "open-" + island + "-0-name",
                after.get("hand-" + island + "-0-name").motion().movedFrom());
        play(TAKEOVER + "hand 1 ORO\n", "draw", "deal:RASI", "take:KULU");
        assertEquals(
                "open-" + island + "-0",
                after.get("other1-" + island + "-0").motion().movedFrom());
    }

    @Test
    void unseenCardsComeFromThePile() {
        play(TAKEOVER, "draw", "deal:RASI");
        assertEquals(
                "deck",
                after.get("hand-" + KanaloaMap.find("RASI") + "-0").motion().comesFrom());
        assertNotNull(before.get("deck"));
        assertCounts("left", -1);
        play(TAKEOVER, "take:KULU", "deal:RASI");
        assertEquals(
                "deck",
                after.get("open-" + KanaloaMap.find("RASI") + "-0").motion().comesFrom());
        play(TAKEOVER, "draw", "deal:RASI", "draw", "deal:ORO");
        assertEquals("deck", after.get("back-1-0").motion().comesFrom());
        assertNull(before.get("back-1-0"));
        assertCounts("unknown-1", 1);
    }

    @Test
    void aStoneGoesFromItsIslandToItsPlayer() {
        Session session = play(TAKEOVER + "stone ALOA KU\n", "ELOI:ALOA-ELOI");
        int island = KanaloaMap.find("ALOA");
        assertNotNull(before.get("stone-" + island));
        assertNull(after.get("stone-" + island));
        Map<String, Shape> told = shapes(session, List.of("hand:ELOI", "lane:ALOA-ELOI"), 0);
        Shape held = told.get("held-0-3-0");
        assertEquals("land-" + island, held.motion().comesFrom());
        assertNull(before.get("held-0-3-0"));
        assertNotNull(before.get(held.motion().comesFrom()));
    }

    private static String bridge(String name, int seat) {
        return "bridge-" + KanaloaPromptText.connection(name) + "-" + seat;
    }

    // The near seat's filled pips below an island.
    private static long built(Map<String, Shape> shapes, String island) {
        String row = "need-" + KanaloaMap.find(island) + "-0-";
        return shapes.values().stream()
                .filter(shape -> shape.id() != null && shape.id().startsWith(row) && shape.fill() != null)
                .count();
    }

    private void assertCounts(String id, int difference) {
        assertTrue(after.get(id).motion().isCounted(), id);
        assertEquals(difference, after.get(id).number() - before.get(id).number(), id);
    }

    // The scenes before and after the last of some moves, as seat 0 sees them.
    private Session play(String drawing, String... tokens) {
        boolean gods = drawing.contains("stone");
        Session session = Session.from(game, KanaloaPositionParser.read(2, gods, drawing), Seed.of(1));
        for (String token : tokens) {
            before = shapes(session, List.of(), 0);
            session.play(game.parseMove(session.state(), token));
        }
        after = shapes(session, List.of(), 0);
        assertFalse(after.isEmpty());
        return session;
    }

    private Map<String, Shape> shapes(Session session, List<String> last, int seat) {
        Scene scene = table.scene(session.view(seat), new ViewOptions(WORDS, seat, ViewOptions.TALL, last, false));
        Map<String, Shape> shapes = new HashMap<>();
        for (Shape shape : scene.shapes()) {
            if (shape.id() != null) {
                shapes.put(shape.id(), shape);
            }
        }
        return shapes;
    }
}
