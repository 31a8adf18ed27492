package atoll.table.rapanui;

import static atoll.table.rapanui.RapanuiOutlines.CARD;
import static atoll.table.rapanui.RapanuiPieceRenderer.ROCK;
import static atoll.table.rapanui.RapanuiPieceRenderer.ROCK_HIGH;
import static atoll.table.rapanui.RapanuiPieceRenderer.ROCK_LOW;

import atoll.games.rapanui.RapanuiCards;
import atoll.table.scene.Ink;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;

/** Draws the island: the slope of the quarry under a sky with Moai and palms, grass, and the sea at its foot. */
final class RapanuiGroundRenderer {
    /** The colour of grass. */
    static final Ink GRASS = new Ink("rapanui-grass");
    /** The colour of grass in shadow. */
    static final Ink GRASS_LOW = new Ink("rapanui-grass-low");
    /** The id of the palms, where wood comes from. */
    static final String PALMS = "palms";

    /** The id of a Moai on the ridge, where glory comes from. */
    static final String RIDGE = "ridge";
    /** The colour of the sky. */
    static final Ink SKY = new Ink("rapanui-sky");

    private final Scene scene;
    private final RapanuiLayout layout;

    /**
     * The ground of a scene.
     *
     * @param scene the scene to add to
     * @param layout where everything lies
     */
    RapanuiGroundRenderer(Scene scene, RapanuiLayout layout) {
        this.scene = scene;
        this.layout = layout;
    }

    /** Draws the sea, the land, the quarry and the sky. */
    void draw() {
        double w = layout.width;
        double shore = layout.handTop() + layout.handHeight * 0.4;
        scene.add(Shape.of(Path.round(0, 0, w, layout.height, 8)).fill(Ink.SEA));
        scene.add(Shape.of(land(shore + 7, 3)).fill(CARD));
        scene.add(Shape.of(land(shore, 0)).fill(GRASS_LOW));
        waves(shore);
        double edge = layout.rockEdge();
        Path rock = above(edge - 4);
        int steps = 9;
        for (int i = 1; i <= steps; i++) {
            double x = w - w * i / steps;
            rock.line(x + w / steps * 0.45, edge + (i * 7 % 5 - 2) * 2.4).line(x, edge + (i * 11 % 7 - 3) * 1.8);
        }
        scene.add(Shape.of(rock.close()).fill(ROCK).stroke(ROCK_HIGH, 1).shadow(1.5));
        // lava, in broad cuts
        Path cuts = new Path();
        for (int i = 0; i < 26; i++) {
            double x = (i * 53 % 97) / 97.0 * w;
            double y = 6 + (i * 31 % 89) / 89.0 * (edge - 16);
            cuts.move(x, y).line(x + 7 + i % 4 * 3, y - 1.6 - i % 3);
        }
        scene.add(Shape.of(cuts).stroke(ROCK_HIGH, 1.5).alpha(0.7));
        sky();
    }

    // The upper edge of the drawing, then its right edge down to that height: land and quarry begin like this.
    private Path above(double bottom) {
        double w = layout.width;
        return new Path()
                .move(0, 8)
                .quad(0, 0, 8, 0)
                .line(w - 8, 0)
                .quad(w, 0, w, 8)
                .line(w, bottom);
    }

    // The whole island down to an irregular shore.
    private Path land(double shore, double shift) {
        double w = layout.width;
        Path path = above(shore - 2);
        int bays = 7;
        for (int i = 1; i <= bays; i++) {
            double x = w - w * i / bays;
            path.quad(x + w / bays * 0.5 + shift, shore + (i * 5 % 7 - 2) * 2.6, x, shore + (i * 3 % 4 - 1.5) * 2);
        }
        return path.close();
    }

    private void waves(double shore) {
        Path waves = new Path();
        double room = layout.height - shore - 14;
        for (int i = 0; i < 16; i++) {
            double x = (i * 37 % 61) / 61.0 * (layout.width - 30) + 4;
            double y = shore + 14 + (i * 23 % 41) / 41.0 * Math.max(4, room - 4);
            waves.move(x, y).quad(x + 4, y - 3, x + 8, y).quad(x + 12, y + 3, x + 16, y);
        }
        scene.add(Shape.of(waves).stroke(Ink.LINE, 1).alpha(0.4));
    }

    // Moai on a ridge, their backs to the sea, and palms.
    private void sky() {
        double l = layout.asideLeft();
        double w = layout.width;
        double h = layout.horizon();
        scene.add(Shape.of(new Path()
                        .move(l + 4, 0)
                        .line(w - 8, 0)
                        .quad(w, 0, w, 8)
                        .line(w, h + 4)
                        .line(l - 2, h + 6)
                        .quad(l - 4, h * 0.5, l + 4, 0)
                        .close())
                .fill(SKY));
        scene.add(
                Shape.of(Path.disc(w > 400 ? w - 76 : w - 18, 13, 6)).fill(CARD).alpha(0.85));
        int statues = 2;
        for (int i = 0; i < statues; i++) {
            double size = (w > 400 ? 1.25 : 1.05) + i % 2 * 0.2;
            scene.add(Shape.of(i == 0 ? RIDGE : null, RapanuiOutlines.sign(RapanuiCards.MOAI))
                    .at(l + (w > 400 ? 60 : 32) + i * (w > 400 ? 27 : 17), h + 1 - 10 * size)
                    .scale(size)
                    .fill(ROCK_LOW)
                    .stroke(SKY, 0.5));
        }
        scene.add(Shape.of(PALMS, RapanuiOutlines.land(RapanuiCards.WOODCUTTER))
                .at(layout.palmX(), h + 2)
                .scale(w > 400 ? 1.5 : 1.1)
                .fill(ROCK_LOW)
                .stroke(ROCK_LOW, 0.8));
        scene.add(Shape.of(new Path()
                        .move(l - 4, h + 14)
                        .line(l - 3, h)
                        .line(l + (w - l) * 0.3, h - 2)
                        .line(l + (w - l) * 0.6, h + 1)
                        .line(w, h - 1)
                        .line(w, h + 14)
                        .close())
                .fill(ROCK));
    }
}
