package atoll.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import atoll.engine.Case;
import atoll.engine.State;
import atoll.games.Games;
import atoll.play.Session;
import atoll.table.Table;
import atoll.table.ViewOptions;
import atoll.table.all.Tables;
import atoll.table.paint.Viewport;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.text.Messages;
import atoll.table.text.TestMessages;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Numbers and names own their space: on the table of every game no text touches another or leaves its plate. */
class TextSpaceTest {
    private static final Messages[] LANGUAGES = {TestMessages.of("en"), TestMessages.of("de")};
    private static final int GAMES = 2;
    /** Positions between two that are looked at. */
    private static final int STRIDE = 7;
    /** How far a shape may lie outside of the table, in CSS pixels. */
    private static final double EDGE = 3;
    /** A plate is at most this many times as high as its text. */
    private static final double PLATE = 3.5;
    /** There land with a name on it is hardly higher. */
    private static final double NARROW_PLATE = 3.1;
    /** A plate that is no wider than its text and this many times its height is a badge, which owns its space as a whole. */
    private static final double BADGE = 1.6;

    /** Room, and size in CSS pixels. */
    private record Space(int room, int width, int height) {}

    /** A phone on its side. */
    private static final Space SMALL = new Space(ViewOptions.WIDE, 424, 320);
    /** On so small a map the numbers of shields side by side touch. */
    private static final String DENSE = "origo";

    /** A phone 320 wide. */
    private static final Space NARROW = new Space(ViewOptions.TALL, 310, 350);

    private static final List<Space> SPACES = List.of(
            new Space(ViewOptions.WIDE, 1060, 800),
            new Space(ViewOptions.WIDE, 760, 560),
            new Space(ViewOptions.WIDE, 461, 347),
            SMALL,
            new Space(ViewOptions.TALL, 390, 560),
            new Space(ViewOptions.TALL, 390, 395),
            NARROW,
            new Space(ViewOptions.LONG, 390, 560));

    static Stream<Case> cases() {
        return Case.all().stream().filter(each -> Games.ALL.contains(each.game()));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void noTextTouchesAnotherOrLeavesItsPlate(Case each) {
        Set<String> faults = new TreeSet<>();
        for (int seed = 0; seed < GAMES; seed++) {
            Messages messages = LANGUAGES[seed % 2];
            each.walk(seed, session -> {
                if (session.ply() % STRIDE == 0 || session.state().actor() == State.OVER) {
                    look(session, session.ply() / STRIDE % each.setup().seats(), messages, faults);
                }
            });
        }
        assertEquals("", String.join("\n", faults));
    }

    private static void look(Session session, int seat, Messages messages, Set<String> faults) {
        Table table = Tables.of(session.game().info().id());
        State view = session.view(seat);
        for (Space space : SPACES) {
            if (space == SMALL && table.id().equals(DENSE)) {
                continue;
            }
            Scene scene = table.scene(view, new ViewOptions(messages, seat, space.room, List.of(), false));
            for (String fault : faults(scene, space)) {
                faults.add(space.width + "x" + space.height + (space.room == ViewOptions.LONG ? " long" : "") + ": "
                        + fault);
            }
        }
    }

    private static List<String> faults(Scene scene, Space space) {
        double unit = Math.min(space.width / scene.width(), space.height / scene.height());
        Viewport viewport = ShapeBox.viewport(unit);
        List<String> faults = new ArrayList<>();
        ShapeBox table = new ShapeBox(-EDGE, -EDGE, scene.width() * unit + EDGE, scene.height() * unit + EDGE, "");
        List<ShapeBox> texts = new ArrayList<>();
        List<ShapeBox> paths = new ArrayList<>();
        for (Shape shape : scene.shapes()) {
            if (shape.path() != null
                    && shape.fill() != null
                    && shape.turn() == 0
                    && !table.holds(ShapeBox.ofPath(shape, unit))) {
                faults.add("something in " + shape.fill().name() + " leaves the table");
            }
            if (shape.alpha() < 0.5) {
                continue;
            }
            if (shape.text() == null) {
                if (shape.fill() != null) {
                    paths.add(ShapeBox.ofPath(shape, unit));
                }
            } else if (viewport.textSize(shape, shape.scale()) > 0
                    && !viewport.text(shape, shape.scale()).isEmpty()
                    && !ShapeBox.isLetter(shape.text())) {
                ShapeBox text = ShapeBox.ofText(shape, viewport);
                double high = (space == NARROW ? NARROW_PLATE : PLATE) * text.height();
                add(text, plate(paths, text, high), texts, faults);
            }
        }
        return faults;
    }

    private static void add(ShapeBox text, ShapeBox plate, List<ShapeBox> texts, List<String> faults) {
        // the rim of a text is the same text below it
        if (texts.stream().anyMatch(other -> other.name().equals(text.name()) && other.isAround(text))) {
            return;
        }
        if (plate != null && !plate.holds(text)) {
            faults.add(text.name() + " leaves its plate");
        }
        boolean badge = plate != null && plate.width() < text.width() + BADGE * text.height();
        ShapeBox whole = badge ? plate : text;
        for (ShapeBox other : texts) {
            if (whole.touches(other) && !whole.holds(other) && !other.holds(whole)) {
                faults.add(text.name() + " touches " + other.name());
            }
        }
        texts.add(new ShapeBox(whole.left(), whole.top(), whole.right(), whole.bottom(), text.name()));
    }

    // The shape right below a text, if it is as low as a plate; else null.
    private static ShapeBox plate(List<ShapeBox> paths, ShapeBox text, double high) {
        for (int i = paths.size() - 1; i >= 0; i--) {
            ShapeBox plate = paths.get(i);
            if (plate.isAround(text)) {
                boolean small = plate.height() < high && plate.height() > 0.8 * text.height();
                return small ? plate : null;
            }
        }
        return null;
    }
}
