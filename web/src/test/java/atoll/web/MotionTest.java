package atoll.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Case;
import atoll.games.Games;
import atoll.play.Session;
import atoll.table.Table;
import atoll.table.ViewOptions;
import atoll.table.all.Tables;
import atoll.table.paint.Transition;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.text.Messages;
import atoll.table.text.TestMessages;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What moves is seen to move: in whole games of every kind, each source and target is there, and nothing takes long. */
class MotionTest {
    private static final Messages ENGLISH = TestMessages.of("en");
    private static final int LONGEST_MILLIS = 500;

    private static Stream<Case> cases() {
        return Case.all().stream().filter(each -> Games.ALL.contains(each.game()));
    }

    // A village whose hand is open from the beginning stays where it is.
    private static Stream<Case> laidOutAnew() {
        return cases().filter(each -> each.toString().matches("(orbis|rapanui) \\d"));
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("cases")
    void everySourceAndTargetExists(Case each) {
        Table table = Tables.of(each.game().info().id());
        Scene[] last = {null};
        int[] motions = {0};
        each.walk(2, session -> {
            Scene now = table.scene(session.view(0), new ViewOptions(ENGLISH, 0, ViewOptions.WIDE, List.of(), false));
            Map<String, Shape> shapes = byId(now);
            if (last[0] != null) {
                assertMotions(byId(last[0]), shapes);
                int millis = new Transition(last[0], now).millis();
                assertTrue(millis <= LONGEST_MILLIS, "millis: " + millis);
                motions[0] += millis > 0 ? 1 : 0;
            }
            last[0] = now;
        });
        assertTrue(motions[0] > Math.min(20, each.game().info().maxMoves() / 5), "motions: " + motions[0]);
    }

    @ParameterizedTest
    @MethodSource("laidOutAnew")
    void whereTheEndIsLaidOutAnewOneSeatFollowsAnother(Case each) {
        Session session = each.walk(2, at -> {});
        Table table = Tables.of(each.game().info().id());
        ViewOptions options = new ViewOptions(ENGLISH, 0, ViewOptions.WIDE, List.of(), false);
        Scene end = table.scene(session.view(0), options);
        session.seek(session.length() - 1);
        Map<String, Shape> before = byId(table.scene(session.view(0), options));
        BitSet steps = new BitSet();
        byId(end).forEach((id, shape) -> {
            if (before.containsKey(id) && before.get(id).y() != shape.y()) {
                steps.set(shape.motion().step());
            }
        });
        assertTrue(steps.nextClearBit(0) >= session.state().seats(), "steps: " + steps);
    }

    private static Map<String, Shape> byId(Scene scene) {
        Map<String, Shape> shapes = new HashMap<>();
        for (Shape shape : scene.shapes()) {
            assertTrue(shape.id() == null || shapes.put(shape.id(), shape) == null, "twice: " + shape.id());
            if (shape.motion().isCounted()) {
                assertEquals(shape.text(), Integer.toString(shape.number()).replace('-', '−'));
            }
        }
        shapes.remove(null);
        return shapes;
    }

    private static void assertMotions(Map<String, Shape> before, Map<String, Shape> after) {
        after.forEach((id, shape) -> {
            boolean renamed = before.containsKey(shape.motion().movedFrom())
                    && !after.containsKey(shape.motion().movedFrom());
            if (!before.containsKey(id) && !renamed && shape.motion().comesFrom() != null) {
                assertTrue(
                        before.containsKey(shape.motion().comesFrom())
                                || after.containsKey(shape.motion().comesFrom()),
                        id + " comes from " + shape.motion().comesFrom());
            }
        });
        before.forEach((id, shape) -> {
            if (!after.containsKey(id) && shape.motion().leavesTo() != null) {
                assertTrue(
                        before.containsKey(shape.motion().leavesTo())
                                || after.containsKey(shape.motion().leavesTo()),
                        id + " leaves to " + shape.motion().leavesTo());
            }
        });
    }
}
