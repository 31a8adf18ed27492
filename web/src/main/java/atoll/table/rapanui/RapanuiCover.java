package atoll.table.rapanui;

import atoll.games.rapanui.RapanuiCards;
import atoll.table.scene.Cover;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;

/** The cover: Moai on their platform, and the village before them. */
final class RapanuiCover {
    private static final double GROUND = 84;

    private RapanuiCover() {}

    /** {@return the cover} */
    static Scene draw() {
        Scene scene = Cover.of(RapanuiGroundRenderer.SKY);
        scene.add(Shape.of(Path.disc(16, 22, 6.5)).fill(RapanuiOutlines.CARD));
        scene.add(Shape.of(new Path()
                        .move(0, 62)
                        .curve(30, 60, 36, 46, 54, 48)
                        .curve(70, 50, 76, 60, 100, 58)
                        .line(100, 90)
                        .line(0, 90)
                        .close())
                .fill(RapanuiGroundRenderer.GRASS_LOW));
        scene.add(Shape.of(new Path()
                        .move(0, 76)
                        .quad(50, 64, 100, 74)
                        .line(100, 125)
                        .line(0, 125)
                        .close())
                .fill(RapanuiGroundRenderer.GRASS));
        scene.add(Shape.of(RapanuiOutlines.PLATFORM)
                .at(50, GROUND)
                .scale(3.3)
                .fill(RapanuiPieceRenderer.ROCK_LOW)
                .stroke(RapanuiOutlines.CUT, 0.5));
        RapanuiPieceRenderer pieces = new RapanuiPieceRenderer(scene);
        for (int i = 0; i < 3; i++) {
            double scale = i == 1 ? 2.6 : 1.9;
            pieces.figure(null, RapanuiCards.MOAI, 19 + 31 * i, GROUND + 1, scale, false, false);
        }
        scene.add(Shape.of(RapanuiOutlines.HUT)
                .at(74, 116)
                .scale(1.5)
                .fill(RapanuiOutlines.THATCH)
                .stroke(RapanuiOutlines.CUT, 0.6));
        pieces.figure(null, RapanuiCards.HUNTER, 44, 117, 0.95, false, true);
        pieces.figure(null, RapanuiCards.PRIEST, 24, 118, 0.95, false, true);
        return scene;
    }
}
