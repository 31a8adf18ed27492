package atoll.table;

import java.util.List;

/** What is the same on every table: which spots are legal, picked, or were played last; never by colour alone. */
final class Marks {
    private Marks() {}

    /** A thin double outline where the last moves were made. */
    static void last(Scene scene, List<String> spots) {
        for (String id : spots) {
            Spot spot = scene.spot(id);
            if (spot != null && spot.area() != null) {
                double unit = unit(spot);
                scene.add(Shape.of(spot.area().outline(unit * 0.02)).stroke(Ink.LAST, unit * 0.03));
                scene.add(Shape.of(spot.area().outline(unit * 0.09)).stroke(Ink.LAST, unit * 0.03));
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
            if (picks.contains(spot.id())) {
                scene.add(Shape.of(Path.disc(0, 0, unit * 0.2)).at(x, y).fill(Ink.PICKED));
                scene.add(Shape.of(Path.disc(0, 0, unit * 0.3)).at(x, y).stroke(Ink.PICKED, unit * 0.05));
            } else if (picker.alive(spot.id())) {
                scene.add(Shape.of(Path.disc(0, 0, unit * 0.13)).at(x, y).stroke(Ink.LEGAL, unit * 0.05));
            }
        }
    }

    private static double unit(Spot spot) {
        return Math.min(spot.area().width(), spot.area().height());
    }
}
