package atoll.web;

import atoll.table.Ink;
import atoll.table.Path;
import atoll.table.Shape;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;
import org.teavm.jso.canvas.CanvasRenderingContext2D;
import org.teavm.jso.dom.html.HTMLCanvasElement;

/** Puts shapes on a canvas, in the colours of the theme. */
final class Painter {
    /** The smallest writing, in CSS pixels. */
    private static final double SMALLEST_TEXT = 12;
    /** How much larger than drawn writing gets for those who want it large: more would not fit where it stands. */
    private static final double LARGER = 1.25;
    /** Writing in a picture that is smaller than this part of readable is left out. */
    private static final double TINY = 0.65;
    /** How far down each of the two layers of a shadow lies, as a part of its depth. */
    private static final double SHADE = 0.55;

    private final CanvasRenderingContext2D g;
    private final Inks inks;
    private double left;
    private double top;
    private double unit = 1;
    private double ratio = 1;
    private double smallest;
    private boolean enlarging;

    Painter(CanvasRenderingContext2D g, Inks inks) {
        this.g = g;
        this.inks = inks;
    }

    /**
     * Where the next shapes go.
     *
     * @param newUnit device pixels a scene unit
     * @param newRatio device pixels a CSS pixel
     * @param newEnlarging whether much smaller writing is enlarged too, rather than left out
     */
    void place(double newLeft, double newTop, double newUnit, double newRatio, boolean newEnlarging) {
        left = newLeft;
        top = newTop;
        unit = newUnit;
        ratio = newRatio;
        smallest = SMALLEST_TEXT * ratio;
        enlarging = newEnlarging;
    }

    /** A painter of the same place on another canvas. */
    Painter on(CanvasRenderingContext2D other) {
        Painter painter = new Painter(other, inks);
        painter.place(left, top, unit, ratio, enlarging);
        return painter;
    }

    /** Copies a canvas of the same size over everything. */
    void copy(HTMLCanvasElement canvas) {
        g.setTransform(1, 0, 0, 1, 0, 0);
        g.setGlobalAlpha(1);
        g.drawImage(canvas, 0, 0);
    }

    /** Paints a shape somewhere between its own place and another. */
    void paint(Shape shape, double x, double y, double turn, double scale, double alpha) {
        if (alpha <= 0) {
            return;
        }
        double k = unit * scale;
        double cos = turn == 0 ? k : k * Math.cos(turn);
        double sin = turn == 0 ? 0 : k * Math.sin(turn);
        for (int layer = 2; layer > 0 && shape.shadow() > 0; layer--) {
            double down = shape.shadow() * layer * SHADE;
            g.setTransform(cos, sin, -sin, cos, left + x * unit, top + (y + down) * unit);
            shade(shape, alpha);
        }
        g.setTransform(cos, sin, -sin, cos, left + x * unit, top + y * unit);
        g.setGlobalAlpha(Math.min(1, alpha));
        if (shape.text() == null) {
            trace(shape.path());
        } else if (!type(shape, k)) {
            return;
        }
        if (shape.fill() != null) {
            fill(shape);
        }
        if (shape.stroke() != null) {
            stroke(shape, k);
        }
    }

    void paint(Shape shape) {
        paint(shape, shape.x(), shape.y(), shape.turn(), shape.scale(), shape.alpha());
    }

    // A blurred shadow would cost many times the whole drawing; two thin layers look as soft.
    private void shade(Shape shape, double alpha) {
        trace(shape.path());
        g.setGlobalAlpha(Math.min(1, alpha) * 0.55);
        g.setFillStyle(inks.colour(Ink.SHADOW));
        g.fill();
        g.setStrokeStyle(inks.colour(Ink.SHADOW));
        g.setLineWidth(shape.shadow() * SHADE);
        dash(g, 0);
        g.stroke();
    }

    private void fill(Shape shape) {
        g.setFillStyle(inks.colour(shape.fill()));
        if (shape.text() == null) {
            g.fill();
        } else {
            g.fillText(shape.text(), 0, 0);
        }
    }

    private void stroke(Shape shape, double k) {
        g.setStrokeStyle(inks.colour(shape.stroke()));
        // A line thinner than a pixel of the device would be grey where it is meant to be there.
        g.setLineWidth(Math.max(shape.width(), 1 / k));
        dash(g, shape.dash());
        if (shape.text() == null) {
            g.stroke();
        } else {
            g.strokeText(shape.text(), 0, 0);
        }
    }

    // False if the writing would be too small to be read here.
    private boolean type(Shape shape, double k) {
        double size = shape.size();
        if (size * k < smallest) {
            if (!enlarging && size * k < smallest * TINY) {
                return false;
            }
            size = smallest / k;
        }
        if (enlarging) {
            size = Math.max(size, Math.min(size * LARGER, smallest * inks.textScale() / k));
        }
        String font = (shape.isBold() ? "600 " : "") + hundredths(size) + "px "
                + (shape.isSerif() ? inks.serif() : inks.sans());
        g.setFont(font);
        g.setTextBaseline("middle");
        g.setTextAlign(
                switch (shape.align()) {
                    case LEFT -> "left";
                    case CENTRE -> "center";
                    case RIGHT -> "right";
                });
        return true;
    }

    // Printing a double would bring 25 kB of Java with it.
    private static String hundredths(double number) {
        int hundredths = (int) (number * 100 + 0.5);
        int rest = hundredths % 100;
        return hundredths / 100 + (rest < 10 ? ".0" : ".") + rest;
    }

    private void trace(Path path) {
        String commands = path.commands();
        double[] n = path.numbers();
        int at = 0;
        g.beginPath();
        for (int i = 0; i < commands.length(); i++) {
            switch (commands.charAt(i)) {
                case Path.MOVE -> {
                    g.moveTo(n[at], n[at + 1]);
                    at += 2;
                }
                case Path.LINE -> {
                    g.lineTo(n[at], n[at + 1]);
                    at += 2;
                }
                case Path.QUAD -> {
                    g.quadraticCurveTo(n[at], n[at + 1], n[at + 2], n[at + 3]);
                    at += 4;
                }
                case Path.CURVE -> {
                    g.bezierCurveTo(n[at], n[at + 1], n[at + 2], n[at + 3], n[at + 4], n[at + 5]);
                    at += 6;
                }
                case Path.ARC -> {
                    g.arc(n[at], n[at + 1], Math.max(0, n[at + 2]), n[at + 3], n[at + 4]);
                    at += 5;
                }
                default -> g.closePath();
            }
        }
    }

    @JSBody(
            params = {"g", "length"},
            script = "g.setLineDash(length > 0 ? [length, length] : []); g.lineCap = length > 0 ? 'butt' : 'round';"
                    + " g.lineJoin = 'round';")
    private static native void dash(JSObject g, double length);
}
