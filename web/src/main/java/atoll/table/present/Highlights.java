package atoll.table.present;

import atoll.table.scene.Area;
import atoll.table.scene.Ink;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.scene.Spot;
import java.util.List;

/** What is the same on every table: which spots are legal, picked, or were played last; never by colour alone. */
final class Highlights {
    /** The lines around a broad card are no broader than those around one of this size. */
    private static final double MOST_UNIT = 30;

    private static final double CARD_UNIT = 20;

    private Highlights() {}

    /** A thin double outline where the last moves were made. */
    static void last(Scene scene, List<String> spots) {
        for (String id : spots) {
            Spot spot = scene.spot(id);
            if (spot != null && spot.area() != null) {
                double unit = unit(spot);
                // Well inside, so that what has grown together over the edge still looks so; but for a card's picture.
                double inset = spot.area().isCard() ? 0.05 : 0.15;
                scene.add(Shape.of(spot.area().outline(unit * inset)).stroke(Ink.PAPER, unit * 0.06));
                scene.add(Shape.of(spot.area().outline(unit * (inset + 0.05))).stroke(Ink.LAST, unit * 0.05));
            }
        }
    }

    /** A dashed outline around what the words beside the board are about. */
    static void about(Scene scene, List<String> spots) {
        for (String id : spots) {
            Spot spot = scene.spot(id);
            if (spot != null && spot.area() != null) {
                double unit = unit(spot);
                scene.add(Shape.of(spot.area().outline(unit * 0.06)).stroke(Ink.PAPER, unit * 0.13));
                scene.add(Shape.of(spot.area().outline(unit * 0.06))
                        .stroke(Ink.PREVIEW, unit * 0.08)
                        .dash(unit * 0.16));
            }
        }
    }

    /** A quiet ring on what may be picked, a filled one on what has been. */
    static void choices(Scene scene, Picker picker) {
        List<String> picks = picker.picks();
        for (Spot spot : List.copyOf(scene.spots())) {
            if (spot.area() == null) {
                continue;
            }
            double x = spot.area().centreX();
            double y = spot.area().centreY();
            double unit = unit(spot);
            if (spot.area().isCard()) {
                frame(spot.area(), picks.contains(spot.id()), picker.leadsToMove(spot.id()), scene);
            } else if (picks.contains(spot.id())) {
                scene.add(ring(0.3, 0.1, Ink.PAPER, x, y, unit).fill(Ink.PAPER));
                scene.add(ring(0.3, 0.05, Ink.PICKED, x, y, unit));
                scene.add(Shape.of(Path.disc(0, 0, unit * 0.2)).at(x, y).fill(Ink.PICKED));
            } else if (picker.canPick(spot.id())) {
                scene.add(ring(0.13, 0.1, Ink.PAPER, x, y, unit).alpha(0.85));
                scene.add(ring(0.13, 0.05, Ink.LEGAL, x, y, unit));
            }
        }
    }

    // A card is framed, in its middle is its picture; what is picked gets a broad frame and a filled disc at its edge.
    private static void frame(Area area, boolean picked, boolean alive, Scene scene) {
        if (!picked && !alive) {
            return;
        }
        double unit = Math.min(Math.min(area.width(), area.height()), MOST_UNIT);
        scene.add(Shape.of(area.outline(0)).stroke(Ink.PAPER, unit * (picked ? 0.14 : 0.11)));
        scene.add(Shape.of(area.outline(0)).stroke(picked ? Ink.PICKED : Ink.LEGAL, unit * (picked ? 0.09 : 0.055)));
        if (picked) {
            double y = area.top() + area.height() - unit * 0.2;
            scene.add(ring(0.16, 0.05, Ink.PAPER, area.centreX(), y, unit).fill(Ink.PICKED));
        }
    }

    /** A dashed outline where the move that is advised would be picked, as far as it has not been. */
    static void hint(Scene scene, List<String> spots, List<String> picks) {
        for (String id : spots) {
            Spot spot = scene.spot(id);
            if (spot != null && spot.area() != null && !picks.contains(id)) {
                double unit = unit(spot);
                scene.add(Shape.of(spot.area().outline(unit * 0.06)).stroke(Ink.PAPER, unit * 0.17));
                scene.add(Shape.of(spot.area().outline(unit * 0.06))
                        .stroke(Ink.PREVIEW, unit * 0.1)
                        .dash(unit * 0.17));
            }
        }
    }

    // Every mark lies on a rim of paper: it has to be seen on water, on stone and on brick alike.
    private static Shape ring(double radius, double width, Ink ink, double x, double y, double unit) {
        return Shape.of(Path.disc(0, 0, unit * radius)).at(x, y).stroke(ink, unit * width);
    }

    // On a card, marks stay at the edge.
    private static double unit(Spot spot) {
        double unit = Math.min(spot.area().width(), spot.area().height());
        return spot.area().isCard() ? Math.min(unit, CARD_UNIT) : unit;
    }
}
