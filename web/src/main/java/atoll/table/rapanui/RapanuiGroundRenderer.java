package atoll.table.rapanui;

import static atoll.table.rapanui.RapanuiOutlines.CARD;
import static atoll.table.rapanui.RapanuiPieceRenderer.ROCK;
import static atoll.table.rapanui.RapanuiPieceRenderer.ROCK_HIGH;
import static atoll.table.rapanui.RapanuiPieceRenderer.ROCK_LOW;

import atoll.games.rapanui.RapanuiCards;
import atoll.table.scene.Area;
import atoll.table.scene.Ink;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;

/**
 * Draws the island: the slope of the quarry under a sky with Moai and palms, the sea behind it, and grass at its foot; and
 * shelves of land.
 */
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

    /** Draws the land, the quarry and the sky. */
    void draw() {
        double w = layout.width;
        scene.add(Shape.of(Path.round(0, 0, w, layout.height, 8)).fill(GRASS_LOW));
        double edge = layout.rockEdge();
        // tufts
        Path tufts = new Path();
        for (int i = 0; i < 60; i++) {
            double x = 4 + (i * 53 % 97) / 97.0 * (w - 8);
            double y = edge + 12 + (i * 31 % 89) / 89.0 * (layout.height - edge - 14);
            tufts.move(x, y)
                    .line(x - 2, y - 4)
                    .move(x, y)
                    .line(x + 0.6, y - 5.5)
                    .move(x, y)
                    .line(x + 3, y - 3.6);
        }
        scene.add(Shape.of(tufts).stroke(GRASS, 0.9).alpha(0.7));
        Path rock = new Path()
                .move(0, 8)
                .quad(0, 0, 8, 0)
                .line(w - 8, 0)
                .quad(w, 0, w, 8)
                .line(w, edge - 4);
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
                Shape.of(Path.disc(w > 400 ? w - 76 : l + 32, 14, 6)).fill(CARD).alpha(0.85));
        // clouds and a far coast
        Path far = new Path();
        for (int i = 0; i < 3; i++) {
            double x = l + 16 + i * (w - l - 47) / 2;
            double y = 13 + i * 7 % 11;
            far.move(x, y)
                    .quad(x + 6, y - 7, x + 13, y - 3)
                    .quad(x + 22, y - 6, x + 27, y)
                    .close();
        }
        scene.add(Shape.of(far).fill(CARD).alpha(0.55));
        scene.add(Shape.of(Path.polygon(l - 3, h - 9, w, h - 9, w, h + 4, l - 3, h + 4))
                .fill(Ink.SEA));
        scene.add(Shape.of(new Path()
                        .move(l + 40, h - 9)
                        .quad(l + 66, h - 20, Math.min(l + 104, w - 2), h - 9)
                        .close())
                .fill(GRASS_LOW)
                .alpha(0.5));
        int statues = w > 400 ? 2 : 1;
        for (int i = 0; i < statues; i++) {
            double size = (w > 400 ? 1.9 : 1.5) + i % 2 * 0.3;
            scene.add(Shape.of(i == 0 ? RIDGE : null, RapanuiOutlines.sign(RapanuiCards.MOAI))
                    .at(l + (w > 400 ? 54 : 67) + i * 30, h + 1 - 10 * size)
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
                        .move(l - 4, h + 24)
                        .line(l - 3, h)
                        .line(l + (w - l) * 0.3, h - 2)
                        .line(l + (w - l) * 0.6, h + 1)
                        .line(w, h - 1)
                        .line(w, h + 24)
                        .close())
                .fill(ROCK));
    }

    /**
     * A shelf of land with a paper lip, on which its numbers stand.
     *
     * @param scene the scene to add to
     * @param id the id of the shape
     * @param area where it is drawn
     * @param lip the height of its lip
     * @param land the colour of the land
     * @param line the colour of the line at the upper edge of the lip, or null
     */
    static void shelf(Scene scene, String id, Area area, double lip, Ink land, Ink line) {
        double l = area.left();
        double w = area.width();
        double t = area.top();
        double g = t + area.height() - lip;
        Path slope = new Path().move(l, g + 5).line(l, t + 7).quad(l, t + 2, l + 5, t + 2);
        int bends = (int) (w / 44) + 1;
        for (int i = 1; i <= bends; i++) {
            double x = l + 5 + (w - 10) * i / bends;
            slope.quad(x - (w - 10) / bends / 2, t + (i % 2 == 0 ? 3.4 : -0.6), x, t + 1.8);
        }
        scene.add(Shape.of(slope.quad(l + w, t + 2, l + w, t + 7)
                        .line(l + w, g + 5)
                        .close())
                .fill(land)
                .stroke(SKY, 0.8)
                .shadow(1.2));
        scene.add(Shape.of(id, Path.round(l, g, w, lip, 4)).fill(Ink.PAPER).shadow(0.9));
        if (line != null) {
            scene.add(Shape.of(Path.segment(l + 3, g + 0.6, l + w - 3, g + 0.6)).stroke(line, 2));
        }
    }
}
