package atoll.web.canvas;

import atoll.table.paint.PixelRect;
import atoll.table.paint.PlacedShape;
import atoll.table.paint.Viewport;
import atoll.table.scene.Ink;
import atoll.table.scene.Path;
import atoll.table.scene.Shape;
import java.util.List;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;
import org.teavm.jso.canvas.CanvasRenderingContext2D;
import org.teavm.jso.canvas.Path2D;
import org.teavm.jso.dom.html.HTMLCanvasElement;

/** Paints shapes on a canvas, in the theme's colours. */
final class Painter {
    /** Half the height of digits and capitals, in font sizes: nearly the same in all fonts, unlike the middle of a line. */
    private static final double HALF_CAPITAL = 0.357;

    private final CanvasRenderingContext2D g;
    private final ThemeColours colours;
    private Viewport viewport;
    /** 0 if the font is not known. */
    private double currentSize;

    private String currentFamily;
    private String currentStyle;
    /** From the middle of the text under way down to its baseline. */
    private double baseline;

    Painter(CanvasRenderingContext2D g, ThemeColours colours) {
        this.g = g;
        this.colours = colours;
    }

    /**
     * Repaints a patch: all parts of the shapes within it, and nothing outside.
     *
     * @param kept how many shapes, from the first, are copied from a picture of them
     * @param picture that picture, of the same size
     */
    void paint(List<PlacedShape> shapes, Viewport newViewport, PixelRect patch, int kept, HTMLCanvasElement picture) {
        viewport = newViewport;
        int width = patch.right() - patch.left();
        int height = patch.bottom() - patch.top();
        g.save();
        currentSize = 0;
        g.setTransform(1, 0, 0, 1, 0, 0);
        g.beginPath();
        g.rect(patch.left(), patch.top(), width, height);
        g.clip();
        g.clearRect(patch.left(), patch.top(), width, height);
        if (kept > 0) {
            g.drawImage(picture, patch.left(), patch.top(), width, height, patch.left(), patch.top(), width, height);
        }
        for (int i = kept; i < shapes.size(); i++) {
            PlacedShape placed = shapes.get(i);
            if (placed.alpha() > 0 && placed.patch().touches(patch)) {
                PixelRect clip = placed.clip(viewport);
                if (clip == null) {
                    paint(placed);
                } else {
                    paint(placed, clip);
                }
            }
        }
        g.restore();
    }

    private void paint(PlacedShape placed, PixelRect clip) {
        g.save();
        g.setTransform(1, 0, 0, 1, 0, 0);
        g.beginPath();
        g.rect(clip.left(), clip.top(), clip.right() - clip.left(), clip.bottom() - clip.top());
        g.clip();
        paint(placed);
        g.restore();
        currentSize = 0;
    }

    private void paint(PlacedShape placed) {
        Shape shape = placed.shape();
        if (shape.text() == null && viewport.text(shape, placed.scale()) != null) {
            return; // the plate of a text that is unreadable here
        }
        double alpha = Math.min(1, placed.alpha());
        double k = viewport.unit() * placed.scale();
        double cos = k * Math.cos(placed.turn());
        double sin = k * Math.sin(placed.turn());
        double x = viewport.left() + placed.x() * viewport.unit();
        double y = viewport.top() + placed.y() * viewport.unit();
        for (int layer = 2; layer > 0 && shape.shadow() > 0; layer--) {
            double down = shape.shadow() * layer * PlacedShape.SHADE;
            g.setTransform(cos, sin, -sin, cos, x, y + down * viewport.unit());
            shade(shape, alpha);
        }
        g.setTransform(cos, sin, -sin, cos, x, y);
        g.setGlobalAlpha(alpha);
        if (shape.text() != null && !setFont(shape, placed.scale())) {
            return;
        }
        if (shape.fill() != null) {
            fill(shape, placed.scale());
        }
        if (shape.stroke() != null) {
            stroke(shape, placed.scale());
        }
    }

    // A blurred shadow would cost many times the whole drawing; two thin layers look as soft.
    private void shade(Shape shape, double alpha) {
        Path2D outline = outline(shape.path());
        g.setGlobalAlpha(alpha * 0.55);
        g.setFillStyle(colours.colour(Ink.SHADOW));
        g.fill(outline);
        g.setStrokeStyle(colours.colour(Ink.SHADOW));
        g.setLineWidth(shape.shadow() * PlacedShape.SHADE);
        dash(g, 0);
        g.stroke(outline);
    }

    private void fill(Shape shape, double scale) {
        g.setFillStyle(colours.colour(shape.fill()));
        if (shape.text() == null) {
            g.fill(outline(shape.path()));
        } else {
            g.fillText(viewport.text(shape, scale), 0, baseline);
        }
    }

    private void stroke(Shape shape, double scale) {
        g.setStrokeStyle(colours.colour(shape.stroke()));
        // A line thinner than a device pixel would look grey.
        g.setLineWidth(Math.max(shape.width(), 1 / (viewport.unit() * scale)));
        dash(g, shape.dash());
        if (shape.text() == null) {
            g.stroke(outline(shape.path()));
        } else {
            g.strokeText(viewport.text(shape, scale), 0, baseline);
        }
    }

    // False if the text would be unreadably small.
    private boolean setFont(Shape shape, double scale) {
        double size = viewport.textSize(shape, scale);
        if (size == 0) {
            return false;
        }
        baseline = size * HALF_CAPITAL;
        String family = shape.isSerif() ? colours.serif() : colours.sans();
        if (size != currentSize || family != currentFamily || !shape.style().equals(currentStyle)) {
            // Parsing a font makes a browser look at all style sheets.
            currentSize = size;
            currentFamily = family;
            currentStyle = shape.style();
            g.setFont(currentStyle + hundredths(size) + "px " + family);
        }
        g.setTextAlign(
                switch (shape.align()) {
                    case LEFT -> "left";
                    case CENTRE -> "center";
                    case RIGHT -> "right";
                });
        return true;
    }

    // Formatting a double would add 25 kB of Java.
    private static String hundredths(double number) {
        int hundredths = (int) (number * 100 + 0.5);
        int rest = hundredths % 100;
        return hundredths / 100 + (rest < 10 ? ".0" : ".") + rest;
    }

    // Kept for the next frames: to build it again takes a fifth of the painting.
    private static Path2D outline(Path path) {
        Path2D kept = (Path2D) path.kept();
        if (kept != null) {
            return kept;
        }
        Path2D outline = new Path2D();
        double[] n = path.numbers();
        int at = 0;
        while (at < path.length()) {
            switch ((char) n[at++]) {
                case Path.MOVE -> {
                    outline.moveTo(n[at], n[at + 1]);
                    at += 2;
                }
                case Path.LINE -> {
                    outline.lineTo(n[at], n[at + 1]);
                    at += 2;
                }
                case Path.QUAD -> {
                    outline.quadraticCurveTo(n[at], n[at + 1], n[at + 2], n[at + 3]);
                    at += 4;
                }
                case Path.CURVE -> {
                    outline.bezierCurveTo(n[at], n[at + 1], n[at + 2], n[at + 3], n[at + 4], n[at + 5]);
                    at += 6;
                }
                case Path.ARC -> {
                    outline.arc(n[at], n[at + 1], Math.max(0, n[at + 2]), n[at + 3], n[at + 4]);
                    at += 5;
                }
                default -> outline.closePath();
            }
        }
        path.keep(outline);
        return outline;
    }

    @JSBody(
            params = {"g", "length"},
            script = "g.setLineDash(length > 0 ? [length, length] : []); g.lineCap = length > 0 ? 'butt' : 'round';"
                    + " g.lineJoin = 'round';")
    private static native void dash(JSObject g, double length);
}
