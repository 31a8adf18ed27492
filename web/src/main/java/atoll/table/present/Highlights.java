package atoll.table.present;

import atoll.table.scene.Area;
import atoll.table.scene.Ink;
import atoll.table.scene.Marks;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.scene.Spot;
import java.util.List;
import java.util.Set;

/** Marks that all tables share: legal, picked and last spots; never by colour alone. */
public final class Highlights {
    /** The maximum size that scales the outline of a card: larger cards have no wider outlines. */
    private static final double MOST_UNIT = 30;

    private static final double CARD_UNIT = 20;

    /** A board of which more can be picked has no dots. */
    private static final double MANY = 0.9;
    /** The cards of one size that can be picked have a thin frame, if they are at most this part of them. */
    private static final double FEW = 0.6;

    /** The same if there are no more on the whole table. */
    private static final int FEWEST = 5;

    private static final double THIN = 0.04;

    /** The radius of a ring around a piece, relative to its place. */
    private static final double AROUND = 0.26;

    /** Half the width of the number of a step. */
    private static final double STEP = 6.6;

    private Highlights() {}

    /**
     * A thin double outline on the spots of the last moves.
     *
     * @param scene the scene to add to
     * @param spots the ids of spots
     */
    public static void last(Scene scene, List<String> spots) {
        for (String id : spots) {
            Spot spot = scene.spot(id);
            if (spot != null && spot.area() != null) {
                double unit = unit(spot);
                // Further inside, so that pieces joined across the edge still look joined; but not over a card's
                // picture.
                double inset = spot.area().isCard() ? 0.05 : 0.15;
                scene.add(Shape.of(spot.area().outline(unit * inset)).stroke(Ink.PAPER, unit * 0.06));
                scene.add(Shape.of(spot.area().outline(unit * (inset + 0.05))).stroke(Ink.LAST, unit * 0.05));
            }
        }
    }

    /**
     * A dashed outline on the spots that the text beside the board mentions.
     *
     * @param scene the scene to add to
     * @param spots the ids of spots
     */
    public static void highlight(Scene scene, List<String> spots) {
        hint(scene, spots, List.of(), 0);
    }

    /**
     * Filled rings on picked spots and rings on those that fit them. Before the first pick only faint dots, and only
     * where a move can begin: on cards, and on places of moves without a card; but on {@link Area#isField() fields} only on pieces
     * that can move, or if no move can begin elsewhere. Nothing where nearly everything can be picked, unless {@linkplain Scene#plainMarks marks are plain}. After the first pick, dots on cards that
     * fit, if fields do, too.
     *
     * @param scene the scene to add to
     * @param picker the picks so far
     * @param hovered the spot that is pointed at and gets a ring; null for none
     * @param rings whether all spots that can be picked get a ring
     */
    public static void pickable(Scene scene, Picker picker, String hovered, boolean rings) {
        List<String> picks = picker.picks();
        boolean faint = picks.isEmpty() && !rings;
        boolean plain = scene.hasPlainMarks();
        boolean free = faint && !plain && isFree(scene, picker);
        boolean map = faint && !fits(scene, picker, false);
        boolean besideMap = faint || !rings && fits(scene, picker, true);
        Set<String> withoutCard = faint ? picker.spotsWithout(spot -> isCard(scene, spot)) : Set.of();
        for (Spot spot : List.copyOf(scene.spots())) {
            Area area = spot.area();
            if (area == null) {
                continue;
            }
            boolean picked = picks.contains(spot.id());
            boolean alive = picker.leadsToMove(spot.id());
            boolean quiet = (area.isField() ? faint : besideMap)
                    && !picked
                    && !spot.id().equals(hovered);
            if (!picked
                    && (!alive && !(rings && picker.canPick(spot.id()))
                            || faint
                                    && quiet
                                    && (free
                                            || area.isField()
                                                    && !map
                                                    && !(area.isCard() && withoutCard.contains(spot.id()))
                                            || !area.isCard() && !plain && !withoutCard.contains(spot.id())))) {
                continue;
            }
            boolean clear = plain || !area.isField() && isSelected(area, scene, picker);
            if (area.isCard() && faint && quiet && clear) {
                area.cards().forEach(card -> outline(card, area.isField() ? THIN : 1.6 * THIN, Ink.LEGAL, scene));
            } else if (area.isCard()) {
                frames(area, picked, quiet, scene);
            } else {
                mark(area, unit(spot), picked, quiet, scene);
            }
        }
    }

    // Whether few cards can be picked at all, or few of those of this size: then a dot alone would be overlooked.
    private static boolean isSelected(Area area, Scene scene, Picker picker) {
        int all = 0;
        int pickable = 0;
        int total = 0;
        for (Spot spot : scene.spots()) {
            Area other = spot.area();
            int alive = picker.leadsToMove(spot.id()) ? 1 : 0;
            total += alive;
            if (other != null && other.isCard() && isLike(other, area)) {
                all++;
                pickable += alive;
            }
        }
        return pickable <= all * FEW || total <= FEWEST;
    }

    private static boolean isLike(Area one, Area other) {
        return Math.abs(one.width() - other.width()) < 1 && Math.abs(one.height() - other.height()) < 1;
    }

    /**
     * Faint dots on all spots that fit the picks, for picks that fit many; rings on the picked ones and on the one that is
     * pointed at.
     *
     * @param scene the scene to add to
     * @param picker the picks so far
     * @param hovered the spot that is pointed at; null for none
     */
    public static void many(Scene scene, Picker picker, String hovered) {
        for (Spot spot : List.copyOf(scene.spots())) {
            Area area = spot.area();
            boolean picked = area != null && picker.picks().contains(spot.id());
            if (area != null && (picked || picker.leadsToMove(spot.id()))) {
                boolean quiet = !picked && !spot.id().equals(hovered);
                if (area.isCard() && picked) {
                    outline(area, true, scene); // what is counted at its edge stays readable
                } else if (area.isCard()) {
                    frames(area, false, quiet, scene);
                } else {
                    mark(area, unit(spot), picked, quiet, scene);
                }
            }
        }
    }

    // Whether nearly everything can be picked: then dots would tell nothing.
    private static boolean isFree(Scene scene, Picker picker) {
        int places = 0;
        int pickable = 0;
        for (Spot spot : scene.spots()) {
            if (spot.area() != null) {
                places++;
                pickable += picker.leadsToMove(spot.id()) ? 1 : 0;
            }
        }
        return pickable > places * MANY;
    }

    // Whether any field fits, or any spot that is none.
    private static boolean fits(Scene scene, Picker picker, boolean field) {
        for (Spot spot : scene.spots()) {
            if (spot.area() != null && spot.area().isField() == field && picker.leadsToMove(spot.id())) {
                return true;
            }
        }
        return false;
    }

    private static boolean isCard(Scene scene, String id) {
        Spot spot = scene.spot(id);
        return spot != null
                && spot.area() != null
                && spot.area().isCard()
                && !spot.area().isField();
    }

    private static void mark(Area area, double unit, boolean picked, boolean quiet, Scene scene) {
        double x = quiet ? area.dotX() : area.centreX();
        double y = quiet ? area.dotY() : area.centreY();
        if (picked) {
            // between ring and disc, what lies there stays visible
            scene.add(ring(0.3, 0.13, Ink.PAPER, x, y, unit));
            scene.add(ring(0.3, 0.07, Ink.PICKED, x, y, unit));
            scene.add(ring(0.15, 0.05, Ink.PAPER, x, y, unit).fill(Ink.PICKED));
        } else if (quiet && area.isStart()) {
            Marks.arch(scene, x, y, unit);
        } else if (quiet && area.isField()) {
            scene.add(ring(0.085, 0.03, Ink.PAPER, x, y, unit).fill(Ink.LEGAL));
        } else if (quiet && !(area instanceof Area.Taken)) {
            Marks.dot(scene, x, y, unit * 0.8); // on places without a picture a smaller one is seen
        } else {
            double radius = area instanceof Area.Taken ? AROUND : 0.18;
            double width = quiet ? 0.05 : 0.07;
            scene.add(ring(radius, width + 0.06, Ink.PAPER, x, y, unit).alpha(0.9));
            scene.add(ring(radius, width, Ink.LEGAL, x, y, unit));
        }
    }

    // On all equal cards, or on the one that is picked.
    private static void frames(Area area, boolean picked, boolean quiet, Scene scene) {
        for (Area card : area.cards()) {
            frame(card, picked, quiet, scene);
            if (picked) {
                return;
            }
        }
    }

    // A card gets a dot at its edge or a frame, because its middle shows a picture; a picked card gets a wide frame and
    // a filled disc at its edge.
    private static void frame(Area area, boolean picked, boolean quiet, Scene scene) {
        double unit = cardUnit(area);
        if (quiet) {
            Marks.dot(scene, area.dotX(), area.dotY(), unit * 0.82);
            return;
        }
        outline(area, picked, scene);
        if (picked) {
            double y = area.top() + area.height() - unit * 0.2;
            scene.add(ring(0.16, 0.05, Ink.PAPER, area.centreX(), y, unit).fill(Ink.PICKED));
        }
    }

    private static void outline(Area area, boolean picked, Scene scene) {
        outline(area, picked ? 0.1 : 0.08, picked ? Ink.PICKED : Ink.LEGAL, scene);
    }

    private static void outline(Area area, double width, Ink ink, Scene scene) {
        double unit = cardUnit(area);
        scene.add(Shape.of(area.outline(0)).stroke(Ink.PAPER, unit * (width + 0.05)));
        scene.add(Shape.of(area.outline(0)).stroke(ink, unit * width));
    }

    private static double cardUnit(Area area) {
        return Math.min(Math.min(area.width(), area.height()), MOST_UNIT);
    }

    /**
     * A dashed outline on the spots of the hint that are not picked yet.
     *
     * @param scene the scene to add to
     * @param spots the ids of spots
     * @param picks the spots picked so far
     * @param step which move of the turn it is, from 1; 0 if there is no other
     */
    static void hint(Scene scene, List<String> spots, List<String> picks, int step) {
        for (String id : spots) {
            Spot spot = scene.spot(id);
            if (spot != null && spot.area() != null && !picks.contains(id)) {
                double unit = unit(spot);
                scene.add(Shape.of(spot.area().outline(unit * 0.06)).stroke(Ink.PAPER, unit * 0.17));
                scene.add(Shape.of(spot.area().outline(unit * 0.06))
                        .stroke(Ink.PREVIEW, unit * 0.1)
                        .dash(unit * 0.17));
                if (step > 0) {
                    number(step, spot.area(), scene);
                }
            }
        }
    }

    // At an edge of a card, whose signs are in its corners; elsewhere in a corner: where nothing is written.
    private static void number(int step, Area area, Scene scene) {
        double top = area.top() + STEP;
        double x = area.left() + STEP;
        double y = area.isCard() ? area.centreY() : top;
        for (int corner = 1; corner < 4 && scene.hasText(x, y, STEP); corner++) {
            x = 2 * area.centreX() - x;
            if (corner == 2) {
                y = area.isCard() ? top : 2 * area.centreY() - top;
            }
        }
        scene.addAbove(ring(1, 0.1, Ink.PAPER, x, y, STEP).fill(Ink.PREVIEW));
        scene.addAbove(Shape.text(null, Integer.toString(step), STEP * 1.4)
                .at(x, y)
                .fill(Ink.PAPER)
                .bold());
    }

    // Every mark has a paper-coloured rim, so that it is visible on water, stone and brick.
    private static Shape ring(double radius, double width, Ink ink, double x, double y, double unit) {
        return Shape.of(Path.disc(0, 0, unit * radius)).at(x, y).stroke(ink, unit * width);
    }

    // On a card, marks stay at the edge.
    private static double unit(Spot spot) {
        double unit = Math.min(spot.area().width(), spot.area().height());
        return spot.area().isCard() ? Math.min(unit, CARD_UNIT) : unit;
    }
}
