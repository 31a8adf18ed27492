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
    /** The height of capitals and digits, as a fraction of the size of a text. */
    private static final double CAPITAL = 0.72;
    /** A plate is at most this many times as high as its text. */
    private static final double PLATE = 3.5;
    /** A plate that is no wider than its text and this many times its height is a badge, which owns its space as a whole. */
    private static final double BADGE = 1.6;
    /** The part of a box that may lie outside, for round corners and thin lines. */
    private static final double TOLERANCE = 0.5;

    /** Room, and size in CSS pixels. */
    private record Space(int room, int width, int height) {}

    private static final List<Space> SPACES = List.of(
            new Space(ViewOptions.WIDE, 1060, 800),
            new Space(ViewOptions.WIDE, 760, 560),
            new Space(ViewOptions.TALL, 390, 560),
            new Space(ViewOptions.LONG, 390, 560));

    private record Box(double left, double top, double right, double bottom, String name) {
        boolean touches(Box other) {
            return Math.min(right, other.right) - Math.max(left, other.left) > TOLERANCE
                    && Math.min(bottom, other.bottom) - Math.max(top, other.top) > TOLERANCE;
        }

        boolean holds(Box other) {
            return left <= other.left + TOLERANCE
                    && right >= other.right - TOLERANCE
                    && top <= other.top + TOLERANCE
                    && bottom >= other.bottom - TOLERANCE;
        }

        boolean isAround(Box other) {
            double x = (other.left + other.right) / 2;
            double y = (other.top + other.bottom) / 2;
            return left < x && x < right && top < y && y < bottom;
        }

        double width() {
            return right - left;
        }

        double height() {
            return bottom - top;
        }
    }

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
            Scene scene = table.scene(view, new ViewOptions(messages, seat, space.room, List.of(), false));
            for (String fault : faults(scene, space)) {
                faults.add(space.width + "x" + space.height + (space.room == ViewOptions.LONG ? " long" : "") + ": "
                        + fault);
            }
        }
    }

    private static List<String> faults(Scene scene, Space space) {
        double unit = Math.min(space.width / scene.width(), space.height / scene.height());
        Viewport viewport = new Viewport(0, 0, unit, new Viewport.TextSize(12, 1, true));
        List<String> faults = new ArrayList<>();
        List<Box> texts = new ArrayList<>();
        List<Box> paths = new ArrayList<>();
        for (Shape shape : scene.shapes()) {
            if (shape.alpha() < 0.5) {
                continue;
            }
            if (shape.text() == null) {
                if (shape.fill() != null) {
                    paths.add(path(shape, unit));
                }
            } else if (viewport.textSize(shape, shape.scale()) > 0 && !isLetter(shape.text())) {
                add(text(shape, viewport), texts, paths, faults);
            }
        }
        return faults;
    }

    // Letters of a name along a curve lie closer than their boxes; the table's own test looks at them.
    private static boolean isLetter(String text) {
        return text.isBlank() || text.length() == 1 && Character.isLetter(text.charAt(0));
    }

    private static void add(Box text, List<Box> texts, List<Box> paths, List<String> faults) {
        // the rim of a text is the same text below it
        if (texts.stream().anyMatch(other -> other.name.equals(text.name) && other.isAround(text))) {
            return;
        }
        Box plate = plate(paths, text);
        if (plate != null && !plate.holds(text)) {
            faults.add(text.name + " leaves its plate");
        }
        boolean badge = plate != null && plate.width() < text.width() + BADGE * text.height();
        Box whole = badge ? plate : text;
        for (Box other : texts) {
            if (whole.touches(other) && !whole.holds(other) && !other.holds(whole)) {
                faults.add(text.name + " touches " + other.name);
            }
        }
        texts.add(new Box(whole.left, whole.top, whole.right, whole.bottom, text.name));
    }

    // The shape right below a text, if it is as small as a plate; else null.
    private static Box plate(List<Box> paths, Box text) {
        for (int i = paths.size() - 1; i >= 0; i--) {
            Box plate = paths.get(i);
            if (plate.isAround(text)) {
                boolean small = plate.height() < PLATE * text.height() && plate.height() > 0.8 * text.height();
                return small ? plate : null;
            }
        }
        return null;
    }

    private static Box path(Shape shape, double unit) {
        double k = unit * shape.scale();
        double x = shape.x() * unit;
        double y = shape.y() * unit;
        atoll.table.scene.Path path = shape.path();
        return new Box(x + path.left() * k, y + path.top() * k, x + path.right() * k, y + path.bottom() * k, "");
    }

    private static Box text(Shape shape, Viewport viewport) {
        double k = viewport.unit() * shape.scale();
        double size = viewport.textSize(shape, shape.scale()) * k;
        String text = viewport.text(shape, shape.scale());
        double width = 0;
        for (int i = 0; i < text.length(); i++) {
            width += size * width(text.charAt(i)) * (shape.isBold() ? 1.06 : 1);
        }
        double height = size * CAPITAL;
        double x = shape.x() * viewport.unit();
        double y = shape.y() * viewport.unit();
        double left = switch (shape.align()) {
            case LEFT -> 0;
            case CENTRE -> -width / 2;
            case RIGHT -> -width;
        };
        double cos = Math.abs(Math.cos(shape.turn()));
        double sin = Math.abs(Math.sin(shape.turn()));
        double middle = x + (left + width / 2) * Math.cos(shape.turn());
        double centre = y + (left + width / 2) * Math.sin(shape.turn());
        double wide = width * cos + height * sin;
        double high = width * sin + height * cos;
        return new Box(middle - wide / 2, centre - high / 2, middle + wide / 2, centre + high / 2, text);
    }

    // In em, a little wider than in most system fonts.
    private static double width(char c) {
        return switch (c) {
            case 'i', 'l', 'j', 'I', '.', ',', ':', '\'', '|', ' ' -> 0.3;
            case 'f', 't', 'r', '-', '(', ')' -> 0.4;
            case 'm', 'w', 'M', 'W' -> 0.87;
            default -> Character.isUpperCase(c) ? 0.68 : 0.57;
        };
    }
}
