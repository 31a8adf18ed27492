package atoll.table;

import atoll.engine.Case;
import atoll.engine.Game;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.Games;
import atoll.play.Session;
import atoll.table.all.Tables;
import atoll.table.paint.PlacedShape;
import atoll.table.paint.Viewport;
import atoll.table.scene.Ink;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.text.Messages;
import atoll.table.text.TestMessages;
import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.Arc2D;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;

/**
 * Draws the table of a random game into a picture, without a browser: seconds instead of minutes for who works on a drawing.
 * The colours are those of the style sheet; fonts and soft edges differ a little from a browser's.
 *
 * <p>Run from the folder {@code web}: {@code SceneImage GAME SEATS PLIES WIDTHxHEIGHT light|dark FILE.png [SEED [SEAT]]}.
 * A few plies before the end: a negative number of plies.
 */
public final class SceneImage {
    private static final double SMALLEST_TEXT = 12;

    private final Map<String, Color> colours;
    private final Graphics2D g;
    private final Viewport viewport;

    private SceneImage(Graphics2D g, Viewport viewport, Map<String, Color> colours) {
        this.g = g;
        this.viewport = viewport;
        this.colours = colours;
    }

    public static void main(String[] args) throws IOException {
        Game game = Games.find(args[0]);
        String[] size = args[3].split("x");
        int width = Integer.parseInt(size[0]);
        int height = Integer.parseInt(size[1]);
        int seed = args.length > 6 ? Integer.parseInt(args[6]) : 1;
        int seat = args.length > 7 ? Integer.parseInt(args[7]) : 0;
        State state = play(game, Integer.parseInt(args[1]), Integer.parseInt(args[2]), seed);
        Messages texts = TestMessages.of("en", args[0]);
        int room = width >= height ? ViewOptions.WIDE : ViewOptions.TALL;
        ViewOptions options = new ViewOptions(texts, seat, room, List.of(), false);
        Scene scene = Tables.of(args[0]).scene(state.viewFor(seat), options);
        ImageIO.write(
                draw(scene, width, height, args[4].equals("dark")),
                "png",
                Path.of(args[5]).toFile());
    }

    private static State play(Game game, int seats, int plies, int seed) {
        Session session = new Case(game, Setup.of(game.info(), seats)).walk(seed, each -> {});
        int ply = plies < 0 ? session.length() + plies : Math.min(plies, session.length());
        return session.at(ply);
    }

    /** A scene as large as fits into a picture of that size, at two device pixels for each CSS pixel. */
    public static BufferedImage draw(Scene scene, int width, int height, boolean dark) throws IOException {
        double ratio = 2;
        BufferedImage image =
                new BufferedImage((int) (width * ratio), (int) (height * ratio), BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        double unit = Math.min(width / scene.width(), height / scene.height()) * ratio;
        double left = (image.getWidth() - scene.width() * unit) / 2;
        double top = (image.getHeight() - scene.height() * unit) / 2;
        Viewport viewport = new Viewport(left, top, unit, new Viewport.TextSize(SMALLEST_TEXT * ratio, 1, true));
        SceneImage painter = new SceneImage(g, viewport, colours(dark));
        g.setColor(painter.colour(Ink.SEA));
        g.fillRect(0, 0, image.getWidth(), image.getHeight());
        for (Shape shape : scene.shapes()) {
            painter.paint(shape);
        }
        return image;
    }

    private static Map<String, Color> colours(boolean dark) throws IOException {
        String css = Files.readString(Path.of("../static/style.css"));
        Map<String, Color> colours = new HashMap<>();
        Matcher ink = Pattern.compile("--ink-([\\w-]+): ([^;]+);").matcher(css);
        while (ink.find()) {
            Color colour = parse(ink.group(2));
            if (dark) {
                colours.put(ink.group(1), colour);
            } else {
                colours.putIfAbsent(ink.group(1), colour);
            }
        }
        return colours;
    }

    private static Color parse(String css) {
        if (css.startsWith("#")) {
            String digits = css.length() == 4 ? css.replaceAll("([0-9a-f])", "$1$1") : css;
            return Color.decode(digits);
        }
        String[] parts = css.replaceAll("[^0-9.,]", "").split(",");
        return new Color(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]), Integer.parseInt(parts[2]), (int)
                (Double.parseDouble(parts[3]) * 255 + 0.5));
    }

    private Color colour(Ink ink) {
        Color colour = colours.get(ink.name());
        if (colour == null) {
            throw new IllegalArgumentException("the style sheet has no colour --ink-" + ink.name());
        }
        return colour;
    }

    private void paint(Shape shape) {
        AffineTransform at = new AffineTransform();
        at.translate(viewport.left() + shape.x() * viewport.unit(), viewport.top() + shape.y() * viewport.unit());
        at.scale(viewport.unit() * shape.scale(), viewport.unit() * shape.scale());
        at.rotate(shape.turn());
        java.awt.Shape outline = shape.text() == null ? outline(shape.path()) : letters(shape);
        if (outline == null) {
            return;
        }
        for (int layer = 2; layer > 0 && shape.shadow() > 0; layer--) {
            AffineTransform below = AffineTransform.getTranslateInstance(
                    0, shape.shadow() * layer * PlacedShape.SHADE * viewport.unit());
            below.concatenate(at);
            g.setTransform(below);
            alpha(shape.alpha() * 0.55);
            g.setColor(colour(Ink.SHADOW));
            g.fill(outline);
            g.setStroke(line(shape.shadow() * PlacedShape.SHADE, 0));
            g.draw(outline);
        }
        g.setTransform(at);
        alpha(shape.alpha());
        if (shape.fill() != null) {
            g.setColor(colour(shape.fill()));
            g.fill(outline);
        }
        if (shape.stroke() != null) {
            g.setColor(colour(shape.stroke()));
            double thinnest = 1 / (viewport.unit() * shape.scale());
            g.setStroke(line(Math.max(shape.width(), thinnest), shape.dash()));
            g.draw(outline);
        }
    }

    private void alpha(double alpha) {
        g.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, (float) Math.max(0, Math.min(1, alpha))));
    }

    private static BasicStroke line(double width, double dash) {
        int join = BasicStroke.JOIN_ROUND;
        return dash > 0
                ? new BasicStroke((float) width, BasicStroke.CAP_BUTT, join, 1, new float[] {(float) dash}, 0)
                : new BasicStroke((float) width, BasicStroke.CAP_ROUND, join);
    }

    private java.awt.Shape letters(Shape shape) {
        double size = viewport.textSize(shape, shape.scale());
        if (size == 0) {
            return null;
        }
        // Fonts are designed at a large size: at one of a few units their outlines would be rounded.
        int large = 100;
        int style = (shape.style().contains("600") ? Font.BOLD : Font.PLAIN)
                | (shape.style().contains("italic") ? Font.ITALIC : Font.PLAIN);
        Font font = new Font(shape.isSerif() ? Font.SERIF : Font.SANS_SERIF, style, large);
        java.awt.Shape text = font.createGlyphVector(g.getFontRenderContext(), viewport.text(shape, shape.scale()))
                .getOutline();
        double width = text.getBounds2D().getMaxX();
        double x = switch (shape.align()) {
            case LEFT -> 0;
            case CENTRE -> -width / 2;
            case RIGHT -> -width;
        };
        AffineTransform place = AffineTransform.getScaleInstance(size / large, size / large);
        place.translate(x, large * 0.35);
        return place.createTransformedShape(text);
    }

    private static java.awt.Shape outline(atoll.table.scene.Path path) {
        Path2D out = new Path2D.Double(Path2D.WIND_NON_ZERO);
        double[] n = path.numbers();
        int at = 0;
        while (at < path.length()) {
            switch ((char) n[at++]) {
                case atoll.table.scene.Path.MOVE -> {
                    out.moveTo(n[at], n[at + 1]);
                    at += 2;
                }
                case atoll.table.scene.Path.LINE -> {
                    out.lineTo(n[at], n[at + 1]);
                    at += 2;
                }
                case atoll.table.scene.Path.QUAD -> {
                    out.quadTo(n[at], n[at + 1], n[at + 2], n[at + 3]);
                    at += 4;
                }
                case atoll.table.scene.Path.CURVE -> {
                    out.curveTo(n[at], n[at + 1], n[at + 2], n[at + 3], n[at + 4], n[at + 5]);
                    at += 6;
                }
                case atoll.table.scene.Path.ARC -> {
                    double radius = Math.max(0, n[at + 2]);
                    Arc2D arc = new Arc2D.Double(
                            n[at] - radius,
                            n[at + 1] - radius,
                            2 * radius,
                            2 * radius,
                            -Math.toDegrees(n[at + 3]),
                            -Math.toDegrees(n[at + 4] - n[at + 3]),
                            Arc2D.OPEN);
                    out.append(arc, out.getCurrentPoint() != null);
                    at += 5;
                }
                default -> out.closePath();
            }
        }
        return out;
    }
}
