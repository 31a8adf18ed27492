package atoll.table.origo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.games.origo.OrigoMap;
import atoll.games.origo.OrigoState;
import atoll.table.scene.Shape;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a move changes comes from somewhere on the table, and goes somewhere. */
class OrigoMotionTest extends OrigoFixture {
    private Map<String, Shape> shapes(OrigoState state, int seat) {
        Map<String, Shape> shapes = new HashMap<>();
        for (Shape shape : scene(state, seat, true).shapes()) {
            if (shape.id() != null) {
                shapes.put(shape.id(), shape);
            }
        }
        return shapes;
    }

    private static OrigoState after(OrigoState state, String token) {
        OrigoState after = state.copy();
        after.play(GAME.parseMove(after, token));
        return after;
    }

    @Test
    void aNewShieldComesFromTheSupplyAndItsCardGoesToThePile() {
        OrigoState state = position();
        int field = OrigoMap.field("D9");
        String id = "shield-" + field + "-0";
        Map<String, Shape> before = shapes(state, 0);
        Map<String, Shape> after = shapes(after(state, "expand:polen@D9"), 0);
        assertNull(before.get(id));
        assertEquals("supply", after.get(id).motion().comesFrom());
        assertNotNull(before.get("supply"));
        String card = "card-0-" + OrigoTable.kind("hand:1:polen");
        assertNull(after.get(card));
        assertEquals("pile", before.get(card).motion().leavesTo());
        assertTrue(after.get("supply-count").motion().isCounted());
    }

    @Test
    void aFoundingTakesTheStoneAndThenTheLeaderMoves() {
        OrigoState state = read(OrigoLessons.FOUND);
        String id = "founded-" + OrigoMap.find("belgica");
        Map<String, Shape> before = shapes(state, 0);
        Map<String, Shape> after = shapes(after(state, "expand:belgica@F4"), 0);
        assertNull(before.get(id));
        assertEquals("stone-0", after.get(id).motion().comesFrom());
        assertNotNull(before.get("stone-0"));
        assertTrue(after.get(id).motion().step()
                > after.get("shield-" + OrigoMap.field("F4") + "-0").motion().step());
        assertTrue(
                after.get("leader-0").motion().step() > after.get(id).motion().step());
        assertTrue(before.get("leader-0").x() < after.get("leader-0").x());
    }

    @Test
    void anotherShieldReplacesOneThatIsBeaten() {
        OrigoState state = (OrigoState)
                OrigoLessons.lesson("battle", 2, """
                shields 0 F2 H2 G1
                shields 1 G2
                founded gallien
                hand 0 gallien G
                hand 1 A B C
                """, "", "", "", "").start().copy();
        int field = OrigoMap.field("G2");
        OrigoState battle = after(state, "attack:gallien@G2");
        Map<String, Shape> during = shapes(battle, 0);
        int gaul = OrigoTable.kind("hand:1:gallien");
        assertEquals(
                "card-0-" + gaul, during.get("battle-0-" + gaul + "-1").motion().comesFrom());
        assertNotNull(during.get("burst"));
        assertTrue(during.get("battle-value-0").motion().isCounted());
        Map<String, Shape> won = shapes(after(battle, "fold"), 0);
        assertNotNull(during.get("shield-" + field + "-1"));
        assertNull(won.get("shield-" + field + "-1"));
        assertEquals("supply", won.get("shield-" + field + "-0").motion().comesFrom());
        assertNull(won.get("burst"));
    }

    /** Others' shields come from their leaders, because their supplies are not on the table. */
    @Test
    void othersShieldsComeFromTheirLeaders() {
        Shape shield = shapes(position(), 0).get("shield-" + OrigoMap.field("D8") + "-1");
        assertEquals("leader-1", shield.motion().comesFrom());
    }
}
