package atoll.table.kanaloa;

import atoll.table.scene.Ink;
import atoll.table.scene.Motion;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.SeatSymbols;
import atoll.table.scene.Shape;

/** Draws what players and gods put on the map: bridges, symbols, flags and stones. */
final class KanaloaSigns {
    private KanaloaSigns() {}

    /**
     * {@return a rope bridge along a lane: its shadow on the water, ropes, and planks of two lengths}
     *
     * @param id the beginning of the parts' ids, or null
     * @param lane the line from island to island
     * @param seat the owner of the bridge, from 0
     * @param k the scale
     */
    static Shape[] bridge(String id, Path lane, int seat, double k) {
        return new Shape[] {
            Shape.of(part(id, "-shade"), hanging(lane, 8 * k))
                    .stroke(Ink.SHADOW, 4.5 * k)
                    .alpha(0.5),
            Shape.of(part(id, "-ropes"), lane).stroke(Ink.seat(seat), 6.4 * k),
            Shape.of(part(id, "-deck"), lane).stroke(KanaloaRenderer.SHORE, 3.2 * k),
            Shape.of(part(id, "-planks"), lane)
                    .stroke(KanaloaRenderer.PLANK, 3.2 * k)
                    .dash(2.7 * k),
            Shape.of(part(id, "-knots"), lane)
                    .stroke(KanaloaRenderer.PLANK, 3.2 * k)
                    .dash(1.7 * k)
                    .alpha(0.6)
        };
    }

    // The line below a curved lane, farthest from it in the middle.
    private static Path hanging(Path lane, double by) {
        double[] n = lane.numbers();
        return lane.length() > 7
                ? new Path().move(n[1], n[2]).quad(n[4], n[5] + by, n[6], n[7])
                : new Path().move(n[1], n[2]).quad((n[1] + n[4]) / 2, (n[2] + n[5]) / 2 + by, n[4], n[5]);
    }

    /**
     * {@return a seat's symbol with a paper-coloured rim, visible on any background}
     *
     * @param id the id of the shape
     * @param seat a seat, from 0
     * @param x the middle, from the left
     * @param y the middle, from the top
     * @param radius the radius
     */
    static Shape sign(String id, int seat, double x, double y, double radius) {
        return Shape.of(id, SeatSymbols.shape(seat, 0, 0, radius).path())
                .at(x, y)
                .fill(Ink.seat(seat))
                .stroke(Ink.PAPER, radius * 0.28);
    }

    /**
     * {@return a bridge on the way to control: a seat's small symbol, hollow if it is missing}
     *
     * @param id the id of the shape, or null
     * @param seat a seat, from 0; negative for nobody's
     * @param built whether the bridge is there
     * @param k the scale
     */
    static Shape pip(String id, int seat, boolean built, double k) {
        Ink ink = seat < 0 ? Ink.LINE : Ink.seat(seat);
        Shape pip = Shape.of(
                        id, SeatSymbols.shape(Math.max(0, seat), 0, 0, 3.2 * k).path())
                .stroke(ink, 1.4 * k);
        return built ? pip.fill(ink) : pip;
    }

    /**
     * {@return a small card, only its outline if it was played}
     *
     * @param played whether it was played
     * @param k the scale
     */
    static Shape card(boolean played, double k) {
        Shape card =
                Shape.of(Path.round(-2.7 * k, -3.4 * k, 5.4 * k, 6.8 * k, k)).stroke(Ink.TEXT, 0.9 * k);
        return played ? card.alpha(0.6) : card.fill(Ink.TEXT);
    }

    /**
     * The flag of an island's controller: the island's value on the cloth, above it the controller's symbol.
     *
     * @param id the id of the cloth, or null
     * @param seat the controller, from 0
     * @param value the value of the island
     * @param island an island, 0..15
     * @param layout where it flies
     * @param scene the scene to add to
     */
    static void flag(String id, int seat, int value, int island, KanaloaLayout layout, Scene scene) {
        double pole = layout.isFlagLeft(island) ? 1 : -1;
        flag(id, seat, value, layout.flagX(island), layout.flagY(island), layout.k, pole, layout.letters, scene);
    }

    /**
     * The same in a legend.
     *
     * @param seat the controller, from 0
     * @param x the middle of the cloth, from the left
     * @param y the middle of the value, from the top
     * @param k the scale
     * @param letters the height of the number, in scene units
     * @param scene the scene to add to
     */
    static void flag(int seat, double x, double y, double k, double letters, Scene scene) {
        flag(null, seat, 2, x, y, k, -1, letters, scene);
    }

    // The pole is right of the cloth, 1, or left, -1.
    private static void flag(
            String id, int seat, int value, double x, double y, double k, double pole, double letters, Scene scene) {
        Shape[] parts = {
            Shape.of(part(id, "-pole"), Path.segment(0, -16 * k, 0, 11 * k))
                    .at(x + pole * 9.6 * k, y)
                    .stroke(KanaloaRenderer.TRUNK, 1.8 * k),
            Shape.of(id, KanaloaOutlines.cloth())
                    .at(x, y)
                    .scale(k)
                    .fill(Ink.seat(seat))
                    .stroke(Ink.PAPER, 1)
                    .shadow(0.8 * k),
            Shape.of(part(id, "-field"), Path.round(-6 * k, -5.4 * k, 12 * k, 11 * k, 2 * k))
                    .at(x + 0.6 * k, y + 0.7 * k)
                    .fill(Ink.PAPER),
            Shape.text(part(id, "-value"), Integer.toString(value), letters)
                    .at(x + 0.6 * k, y + k)
                    .fill(Ink.TEXT)
                    .bold()
        };
        Motion motion = ofSeat(seat).step(2);
        for (Shape part : parts) {
            scene.addAbove(part.motion(part.text() == null ? motion : motion.counts()));
        }
        scene.addAbove(Shape.of(
                        part(id, "-sign"),
                        SeatSymbols.shape(seat, 0, 0, 3.3 * k).path())
                .at(x + 0.6 * k, y - 10.4 * k)
                .fill(Ink.PAPER)
                .motion(motion));
    }

    /**
     * A low flag of nobody, in a line of words.
     *
     * @param x the middle of the cloth, from the left
     * @param y the middle of the value, from the top
     * @param scene the scene to add to
     */
    static void smallFlag(double x, double y, Scene scene) {
        scene.add(Shape.of(Path.segment(x - 8.4, y - 7, x - 8.4, y + 7)).stroke(KanaloaRenderer.TRUNK, 1.8));
        scene.add(Shape.of(Path.round(x - 8, y - 6.6, 16, 13.2, 2)).fill(Ink.LINE));
        scene.add(Shape.of(Path.round(x - 5.6, y - 5.6, 11.2, 11.2, 2)).fill(Ink.PAPER));
        scene.add(Shape.text(null, "2", 10.5).at(x, y + 0.3).fill(Ink.TEXT).bold());
    }

    /**
     * {@return the motion of what a seat gains and builds: it comes from the seat's sign, and goes back there}
     *
     * @param seat a seat, from 0
     */
    static Motion ofSeat(int seat) {
        return Motion.PLAIN.comesFrom(seat(seat)).leavesTo(seat(seat));
    }

    /**
     * {@return the id of a seat's sign beside its hand: what it gains and builds comes from there}
     *
     * @param seat a seat, from 0
     */
    static String seat(int seat) {
        return "seat-" + seat;
    }

    private static String part(String id, String part) {
        return id == null ? null : id + part;
    }

    /**
     * {@return a god's stone with its carving, about as wide as a disc of that radius}
     *
     * @param id the id of the shape
     * @param god a god of {@code KanaloaGods}
     * @param x the middle, from the left
     * @param y the middle, from the top
     * @param radius the radius
     */
    static Shape[] stone(String id, int god, double x, double y, double radius) {
        double scale = radius / 8.5;
        return new Shape[] {
            Shape.of(id, KanaloaOutlines.stele())
                    .at(x, y)
                    .scale(scale)
                    .fill(KanaloaRenderer.STONE)
                    .stroke(KanaloaRenderer.CARVING, 1)
                    .shadow(1)
                    .motion(Motion.PLAIN.step(2)),
            Shape.of(id + "-shade", KanaloaOutlines.steleShade())
                    .at(x, y)
                    .scale(scale)
                    .fill(Ink.SHADOW)
                    .alpha(0.5)
                    .motion(Motion.PLAIN.step(2)),
            Shape.of(id + "-carving", KanaloaOutlines.carving(god))
                    .at(x - 0.4 * scale, y - 0.5 * scale)
                    .scale(scale * 0.78)
                    .stroke(KanaloaRenderer.CARVING, 1.9)
                    .motion(Motion.PLAIN.step(2))
        };
    }
}
