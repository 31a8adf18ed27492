package atoll.table.origo;

import static atoll.table.origo.OrigoMapRenderer.FREE;
import static atoll.table.origo.OrigoPieceRenderer.COAST;
import static atoll.table.origo.OrigoPieceRenderer.DRAWN;
import static atoll.table.origo.OrigoPieceRenderer.SEA;
import static atoll.table.origo.OrigoPieceRenderer.WOOD;
import static atoll.table.origo.OrigoRenderer.PARCHMENT;

import atoll.games.origo.OrigoMap;
import atoll.table.scene.Ink;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;

/**
 * What lies below everything and never changes: the table, the sea and the land, and the score track around them. Drawn once for
 * each shape of the screen.
 */
final class OrigoGround {
    /** The colour of waves. */
    static final Ink WAVE = new Ink("origo-wave");

    /** The number of fields of the score track. */
    static final int TRACK = 100;

    private static final Scene[] DRAWN_ONCE = new Scene[2];

    private final OrigoLayout layout;
    private final Scene scene;

    private OrigoGround(OrigoLayout layout) {
        this.layout = layout;
        scene = new Scene(layout.width, layout.height);
    }

    /**
     * Adds the ground to a drawing.
     *
     * @param layout where everything lies
     * @param scene the drawing
     */
    static void add(OrigoLayout layout, Scene scene) {
        int index = layout.tall ? 1 : 0;
        if (DRAWN_ONCE[index] == null) {
            DRAWN_ONCE[index] = new OrigoGround(layout).draw();
        }
        for (Shape shape : DRAWN_ONCE[index].shapes()) {
            scene.add(shape);
        }
    }

    private Scene draw() {
        // positioned by its far corner: thumbnails show the map only
        scene.add(Shape.of(Path.round(-layout.width, -layout.height, layout.width, layout.height, 6))
                .at(layout.width, layout.height)
                .fill(PARCHMENT));
        // what does not lie on the map lies beside it, on a table
        scene.add(Shape.of(layout.table().outline(0)).fill(WOOD).alpha(0.45));
        map();
        frame();
        return scene;
    }

    // The sea and the land.
    private void map() {
        double side = layout.side;
        scene.add(Shape.of(Path.rect(layout.band, layout.band, side - 2 * layout.band, side - 2 * layout.band))
                .fill(SEA));
        // the lines of an old sea chart
        Path courses = new Path();
        courses(45, 96.6, -1, courses);
        courses(75, 5, 1, courses);
        scene.add(onMap(courses).stroke(WAVE, 0.3).alpha(0.6));
        // Depth lines: each stroke leaves a line of the one below it.
        for (int line = 2; line > 0; line--) {
            scene.add(onMap(OrigoOutlines.coast()).stroke(WAVE, 1 + 1.9 * line).alpha(0.75 - 0.15 * line));
            scene.add(onMap(OrigoOutlines.coast()).stroke(SEA, 0.65 + 1.9 * line));
        }
        // the land stands above the sea, in light from the upper left
        scene.add(onMap(OrigoOutlines.coast())
                .at(layout.edge + 1.6, layout.edge + 2)
                .stroke(Ink.SHADOW, 1));
        scene.add(onMap(OrigoOutlines.land()).fill(PARCHMENT).shadow(3));
        for (int country = 0; country < OrigoMap.COUNTRIES; country++) {
            // A stroke in the same ink closes the gaps between fields.
            scene.add(onMap(OrigoOutlines.region(country)).fill(FREE).stroke(FREE, 0.2));
        }
        scene.add(onMap(OrigoOutlines.seams()).stroke(DRAWN, 0.2).dash(0.8).alpha(0.5));
        scene.add(onMap(OrigoOutlines.coast()).stroke(COAST, 0.5));
    }

    // Rays from a place on the sea, all up or all down.
    private static void courses(double x, double y, int down, Path path) {
        for (int ray = 0; ray <= 12; ray++) {
            double dx = Math.cos(ray * Math.PI / 12);
            double dy = down * Math.sin(ray * Math.PI / 12);
            path.move(x + 5 * dx, y + 5 * dy).line(x + 25 * dx, y + 25 * dy);
        }
    }

    // The score track frames the map like the scale of degrees on an old one: five fields dark, five light.
    private void frame() {
        double side = layout.side;
        double band = layout.band;
        double inner = layout.edge;
        double top = inner - layout.north;
        double map = OrigoMap.SIDE * layout.cell;
        double high = map + layout.north;
        Path frame = new Path();
        strip(0, 0, side, top, frame);
        strip(0, top, inner, high, frame);
        strip(inner + map, top, band, high, frame);
        strip(0, inner + map, side, band, frame);
        scene.add(Shape.of(frame).fill(PARCHMENT));
        Path dark = new Path();
        Path ticks = new Path();
        for (int points = 1; points <= TRACK; points++) {
            double x = layout.trackX(points);
            double y = layout.trackY(points);
            boolean upright = x > band / 2 && x < side - band / 2;
            boolean corner = !upright && (y <= band / 2 || y >= side - band / 2);
            double half = corner || !upright ? band / 2 : layout.step / 2;
            double tall = corner || upright ? band / 2 : layout.step / 2;
            if ((points - 1) / 5 % 2 == 0) {
                strip(x - half, y - tall, 2 * half, 2 * tall, dark);
            }
            strip(x - half, y - tall, 2 * half, 2 * tall, ticks);
        }
        scene.add(Shape.of(dark).fill(OrigoPieceRenderer.LAND));
        scene.add(Shape.of(ticks).stroke(DRAWN, 0.5));
        scene.add(Shape.of(Path.rect(0.6, 0.6, side - 1.2, side - 1.2)).stroke(WOOD, 1.2));
        rim(scene, layout, WOOD, 1);
        // the frame stands above the map, in light from the upper left
        Path shade = new Path();
        strip(inner, top, map, 2.4, shade);
        strip(inner, top + 2.4, 2.4, high - 2.4, shade);
        scene.add(Shape.of(shade).fill(Ink.SHADOW).alpha(0.8));
        scene.add(Shape.of(Path.rect(inner, top, map, high)).stroke(COAST, 1.2));
    }

    private Shape onMap(Path path) {
        return layout.onMap(Shape.of(path));
    }

    private static void strip(double x, double y, double width, double height, Path path) {
        path.move(x, y)
                .line(x + width, y)
                .line(x + width, y + height)
                .line(x, y + height)
                .close();
    }

    /**
     * Draws a line along the inner edge of the track, as four bars: one outline would repaint all of the map.
     *
     * @param scene the drawing
     * @param layout where everything lies
     * @param ink its colour
     * @param width its width
     */
    static void rim(Scene scene, OrigoLayout layout, Ink ink, double width) {
        double first = layout.band - width / 2;
        double last = layout.side - layout.band - width / 2;
        double side = last - first + width;
        for (double edge : new double[] {first, last}) {
            scene.add(Shape.of(Path.rect(first, edge, side, width)).fill(ink));
            scene.add(Shape.of(Path.rect(edge, first, width, side)).fill(ink));
        }
    }
}
