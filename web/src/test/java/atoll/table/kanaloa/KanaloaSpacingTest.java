package atoll.table.kanaloa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Case;
import atoll.engine.Setup;
import atoll.games.kanaloa.KanaloaGame;
import atoll.games.kanaloa.KanaloaMap;
import atoll.table.ViewOptions;
import atoll.table.scene.Area;
import atoll.table.scene.Path;
import atoll.table.scene.Shape;
import atoll.table.text.TestMessages;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Islands, bridges, flags and stones have room on every map. */
class KanaloaSpacingTest {
    private static final TestMessages WORDS = TestMessages.of("en");
    /** The width of a letter or digit, and the height of capitals, as fractions of the size of a text. */
    private static final double LETTER = 0.66;

    private static final double CAPITAL = 0.72;

    private record Box(String name, double left, double top, double right, double bottom) {
        boolean touches(Box other) {
            return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 2", "1, 3", "1, 4", "2, 2", "2, 3", "2, 4", "4, 3", "0, 2"})
    void islandsAndSignsKeepTheirDistance(int room, int seats) {
        KanaloaLayout layout = new KanaloaLayout(room, seats, true, false, false);
        for (int a = 0; a < KanaloaMap.ISLANDS; a++) {
            assertTrue(layout.x(a) > 20 * layout.k && layout.x(a) < layout.mapWidth - 20 * layout.k);
            assertTrue(layout.y(a) > 30 * layout.k && layout.y(a) < layout.mapHeight - 25 * layout.k);
            for (int b = 0; b < a; b++) {
                double distance = Math.hypot(layout.x(a) - layout.x(b), layout.y(a) - layout.y(b));
                assertTrue(distance > 50 * layout.k, KanaloaMap.name(a) + KanaloaMap.name(b) + distance);
            }
        }
        for (int c = 0; c < KanaloaMap.CONNECTIONS; c++) {
            Area sign = layout.middle(c);
            for (int d = 0; d < c; d++) {
                Area other = layout.middle(d);
                double distance = Math.hypot(sign.centreX() - other.centreX(), sign.centreY() - other.centreY());
                assertTrue(distance > 14 * layout.k, KanaloaMap.connectionName(c) + KanaloaMap.connectionName(d));
            }
        }
    }

    /** Signs of bridges, stones and flags never cover a name or number that is not their own. */
    @ParameterizedTest
    @CsvSource({"0, 2", "0, 3", "0, 4", "1, 2", "1, 3", "1, 4", "2, 2", "2, 3", "2, 4", "4, 3"})
    void nothingCoversANameOrNumber(int room, int seats) {
        KanaloaGame game = new KanaloaGame();
        Case each = new Case(game, Setup.of(game.info(), seats).with("gods", "true"));
        Set<String> faults = new TreeSet<>();
        int[] pieces = {0};
        each.walk(seats, session -> {
            if (session.ply() % 5 == 0) {
                int seat = session.ply() / 5 % seats;
                ViewOptions options = new ViewOptions(WORDS, seat, room, List.of(), false);
                pieces[0] += addFaults(
                        new KanaloaTable().scene(session.view(seat), options).shapes(), faults);
            }
        });
        assertEquals("", String.join("\n", faults));
        assertTrue(pieces[0] > 500, pieces[0] + " pieces");
    }

    // Returns the number of pieces.
    private static int addFaults(List<Shape> shapes, Set<String> faults) {
        List<Box> pieces = new ArrayList<>();
        for (Shape shape : shapes) {
            if (shape.id() != null && shape.id().matches("(bridge|flag)-\\d+-\\d+|stone-\\d+")) {
                Path path = shape.path();
                double s = shape.scale();
                pieces.add(new Box(
                        shape.id(),
                        shape.x() + path.left() * s,
                        shape.y() + path.top() * s,
                        shape.x() + path.right() * s,
                        shape.y() + path.bottom() * s));
            }
        }
        for (Shape shape : shapes) {
            if (shape.text() != null) {
                double wide = shape.text().length() * LETTER * shape.size() / 2;
                double high = CAPITAL * shape.size() / 2;
                double left = shape.align() == Shape.Align.LEFT ? shape.x() : shape.x() - wide;
                Box text = new Box(shape.text(), left, shape.y() - high, left + 2 * wide, shape.y() + high);
                for (Box piece : pieces) {
                    boolean own = shape.id() != null && shape.id().startsWith(piece.name);
                    if (!own && piece.touches(text)) {
                        faults.add(piece.name + " covers " + text.name);
                    }
                }
            }
        }
        return pieces.size();
    }
}
