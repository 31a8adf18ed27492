package atoll.web.review;

import atoll.table.scene.Ink;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.SeatSymbols;
import atoll.table.scene.Shape;
import atoll.web.canvas.SceneCanvas;
import atoll.web.canvas.ThemeColours;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.text.Texts;
import java.util.List;
import java.util.function.IntConsumer;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.events.MouseEvent;
import org.teavm.jso.dom.html.HTMLElement;

/**
 * The odds after every move: a line for each seat, distinguished by colour, dashes and the seat's symbol. It is a slider:
 * click, touch and arrow keys lead to any move.
 */
final class ReviewCurve {
    private static final double TEXT = 12;
    /** Dashes of each seat's line, in CSS pixels; 0 is a solid line. */
    private static final double[] DASHES = {0, 7, 2.5, 12, 4.5};

    private static final double SIGN = 4.5;
    /** The minimum distance of symbols along a line, in CSS pixels, so that crossing lines can be followed. */
    private static final double APART = 60;

    private static final int PAGE = 10;

    private final Review review;
    private final int seats;
    private final ThemeColours colours;
    private final IntConsumer showPly;
    private final SceneCanvas canvas;
    private final HTMLElement root;
    private int ply;
    private boolean pressed;

    /**
     * @param showPly called with the ply that the player wants to see
     */
    ReviewCurve(Review review, int seats, Texts texts, ThemeColours colours, IntConsumer showPly) {
        this.review = review;
        this.seats = seats;
        this.colours = colours;
        this.showPly = showPly;
        canvas = new SceneCanvas(Dom.canvas(""), colours, false);
        root = Dom.el("div", "curve", canvas.element());
        root.setAttribute("role", "slider");
        root.setAttribute("tabindex", "0");
        root.setAttribute("aria-label", texts.text("review.curve"));
        root.setAttribute("aria-valuemin", "0");
        root.addEventListener("keydown", (KeyboardEvent event) -> key(event));
        root.addEventListener("click", (MouseEvent event) -> point(event));
        root.addEventListener("pointerdown", (Event event) -> pressed = true);
        root.addEventListener("pointermove", (MouseEvent event) -> {
            if (pressed) {
                point(event);
            }
        });
        for (String end : List.of("pointerup", "pointercancel", "pointerleave")) {
            root.addEventListener(end, (Event event) -> pressed = false);
        }
        Browser.onResize(root, this::draw);
    }

    HTMLElement element() {
        return root;
    }

    /**
     * @param label the odds of that position
     */
    void show(int newPly, String label) {
        ply = newPly;
        Dom.setAttribute(root, "aria-valuemax", Integer.toString(review.length()));
        Dom.setAttribute(root, "aria-valuenow", Integer.toString(Math.min(ply, review.length())));
        Dom.setAttribute(root, "aria-valuetext", label);
        draw();
    }

    private void draw() {
        int width = root.getClientWidth();
        int height = root.getClientHeight();
        if (width > 0 && height > 0) {
            canvas.showStill(scene(review, seats, ply, new Frame(width, height, colours.textScale())));
        }
    }

    /**
     * The layout of the curve in its drawing.
     *
     * @param width including the axis labels, in CSS pixels
     * @param text the player's text size: 1 is the browser's default
     */
    record Frame(double width, double height, double text) {
        double left() {
            return 3.7 * TEXT * text;
        }

        double right() {
            return width - TEXT;
        }

        double top() {
            return 0.7 * TEXT * text;
        }

        double bottom() {
            return height - 1.6 * TEXT * text;
        }

        double x(int ply, int length) {
            return left() + (right() - left()) * ply / Math.max(1, length);
        }

        double y(int permille) {
            return bottom() - (bottom() - top()) * permille / 1000;
        }

        /** The ply at an x position, 0..length. */
        int ply(double x, int length) {
            double share = (x - left()) / Math.max(1, right() - left());
            return (int) (Math.max(0, Math.min(1, share)) * length + 0.5);
        }
    }

    /** The drawing of all known odds, with the viewed move. */
    static Scene scene(Review review, int seats, int ply, Frame frame) {
        Scene scene = new Scene(frame.width(), frame.height());
        int length = review.length();
        for (int percent = 0; percent <= 100; percent += 50) {
            double y = frame.y(10 * percent);
            scene.add(Shape.of(Path.segment(frame.left(), y, frame.right(), y))
                    .stroke(Ink.LINE, 1)
                    .alpha(0.6));
            scene.add(word(percent + " %", frame.left() - 5, y, frame).align(Shape.Align.RIGHT));
        }
        double below = frame.height() - 0.6 * TEXT * frame.text();
        scene.add(word("0", frame.x(0, length), below, frame));
        scene.add(word(Integer.toString(length), frame.x(length, length), below, frame)
                .align(Shape.Align.RIGHT));
        double now = frame.x(Math.min(ply, length), length);
        scene.add(Shape.of(Path.segment(now, frame.top(), now, frame.bottom())).stroke(Ink.TEXT, 2));
        List<Integer> plies = review.plies();
        int[][] stood = new int[plies.size()][];
        for (int i = 0; i < stood.length; i++) {
            stood[i] = review.oddsAt(plies.get(i));
        }
        for (int seat = seats - 1; seat >= 0; seat--) {
            double[] points = new double[2 * stood.length];
            for (int i = 0; i < stood.length; i++) {
                points[2 * i] = frame.x(plies.get(i), length);
                points[2 * i + 1] = frame.y(stood[i][seat]);
            }
            // There may be a large gap between the last known odds and the result.
            line(points, review.isJoined() ? stood.length : stood.length - 1, seat, scene);
        }
        int[] odds = review.oddsAt(ply);
        for (int seat = seats - 1; odds != null && seat >= 0; seat--) {
            scene.add(sign(seat, now, frame.y(odds[seat]), 1.5 * SIGN));
        }
        return scene;
    }

    private static Shape word(String text, double x, double y, Frame frame) {
        return Shape.text(null, text, TEXT * frame.text()).at(x, y).fill(Ink.FAINT);
    }

    private static void line(double[] points, int joined, int seat, Scene scene) {
        Path path = new Path();
        for (int i = 0; i < 2 * joined; i += 2) {
            if (i == 0) {
                path.move(points[i], points[i + 1]);
            } else {
                path.line(points[i], points[i + 1]);
            }
        }
        if (joined > 1) {
            scene.add(Shape.of(path).stroke(Ink.seat(seat), 2.4).dash(DASHES[seat]));
        }
        // At other moves for each seat, so that symbols of overlapping lines are all visible.
        double next = points.length == 0 ? 0 : points[0] + seat * 2 * SIGN;
        for (int i = 0; i < points.length; i += 2) {
            if (points[i] >= next || i == points.length - 2) {
                scene.add(sign(seat, points[i], points[i + 1], SIGN));
                next = points[i] + APART;
            }
        }
    }

    private static Shape sign(int seat, double x, double y, double radius) {
        return SeatSymbols.shape(seat, x, y, radius).fill(Ink.seat(seat)).stroke(Ink.PAPER, 1);
    }

    /** A sample of a seat's line, shown beside its name. */
    static Scene sample(int seat) {
        return new Scene(40, 16)
                .add(Shape.of(Path.segment(1, 8, 39, 8))
                        .stroke(Ink.seat(seat), 2.4)
                        .dash(DASHES[seat]))
                .add(sign(seat, 20, 8, 6));
    }

    private void point(MouseEvent event) {
        Frame frame = new Frame(root.getClientWidth(), root.getClientHeight(), colours.textScale());
        showPly.accept(frame.ply(event.getOffsetX(), review.length()));
    }

    private void key(KeyboardEvent event) {
        int to = switch (event.getKey()) {
            case "ArrowLeft", "ArrowDown" -> ply - 1;
            case "ArrowRight", "ArrowUp" -> ply + 1;
            case "PageDown" -> ply - PAGE;
            case "PageUp" -> ply + PAGE;
            case "Home" -> 0;
            case "End" -> review.length();
            default -> -PAGE - 1;
        };
        if (to >= -PAGE && !event.isCtrlKey() && !event.isAltKey() && !event.isMetaKey()) {
            event.preventDefault();
            showPly.accept(Math.max(0, Math.min(review.length(), to)));
        }
    }
}
