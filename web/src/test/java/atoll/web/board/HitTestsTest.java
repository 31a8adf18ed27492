package atoll.web.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import atoll.table.scene.Area;
import atoll.table.scene.Scene;
import atoll.table.scene.Spot;
import java.util.List;
import org.junit.jupiter.api.Test;

class HitTestsTest {
    private final Scene scene = new Scene(100, 100)
            .add(new Spot("big", new Area.Box(0, 0, 50, 50), "big", "board"))
            .add(new Spot("small", new Area.Disc(25, 25, 8), "small", "board"))
            .add(new Spot("right", new Area.Box(60, 0, 30, 50), "right", "board"))
            .add(new Spot("below", new Area.Box(0, 60, 50, 30), "below", "board"))
            .add(new Spot("hand", new Area.Box(60, 60, 30, 30), "hand", "hand"))
            .add(Spot.button("pass", "pass"));

    private String at(double x, double y, double reach, String... alive) {
        Spot spot = HitTest.at(scene, x, y, reach, s -> List.of(alive).contains(s.id()));
        return spot == null ? null : spot.id();
    }

    private String towards(String from, int dx, int dy) {
        Spot spot = HitTest.neighbour(scene.spots().subList(0, 5), from, dx, dy);
        return spot == null ? null : spot.id();
    }

    @Test
    void theSmallestSpotUnderThePointIsHit() {
        assertEquals("small", at(25, 25, 5, "big", "small"));
        assertEquals("big", at(40, 40, 5, "big", "small"));
    }

    @Test
    void anAliveSpotHasPriority() {
        assertEquals("big", at(25, 25, 5, "big"));
        assertEquals("small", at(25, 25, 5));
    }

    @Test
    void outsideAllSpotsTheNearestWithinReachIsHit() {
        assertEquals("right", at(56, 20, 22, "big", "right"));
        assertEquals("big", at(53, 20, 22, "big", "right"));
        assertNull(at(56, 20, 3, "big", "right"));
    }

    @Test
    void onADeadSpotOnlyAVeryNearAliveOneIsHit() {
        assertEquals("right", at(48, 20, 60, "right"));
        assertEquals("big", at(48, 20, 22, "right"));
    }

    @Test
    void arrowsGoStraightAheadWithinTheGroup() {
        assertEquals("right", towards("big", 1, 0));
        assertEquals("below", towards("big", 0, 1));
        assertEquals("big", towards("right", -1, 0));
        assertNull(towards("right", 1, 0));
        assertEquals("right", towards("below", 1, 0), "the hand is nearer, but another group");
    }

    @Test
    void theNearestToARemovedSpotIsInItsGroup() {
        List<Spot> all = scene.spots().subList(0, 5);
        Spot hand = all.get(4);
        assertEquals(
                "right",
                HitTest.nearest(all, new Spot("gone", hand.area(), "gone", "board"))
                        .id());
        assertEquals(
                "hand",
                HitTest.nearest(all, new Spot("gone", all.get(0).area(), "gone", "hand"))
                        .id());
        assertEquals(
                "right",
                HitTest.nearest(all, new Spot("gone", new Area.Disc(70, 20, 8), "gone", "none"))
                        .id());
        assertNull(HitTest.nearest(List.of(), hand));
    }
}
