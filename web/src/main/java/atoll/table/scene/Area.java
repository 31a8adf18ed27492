package atoll.table.scene;

import java.util.List;
import java.util.function.DoubleFunction;

/** The clickable area of a spot, in scene units. */
public sealed interface Area {
    /** {@return the left edge of the bounding box} */
    double left();

    /** {@return the top edge of the bounding box} */
    double top();

    /** {@return the width of the bounding box} */
    double width();

    /** {@return the height of the bounding box} */
    double height();

    /**
     * {@return whether a point lies inside}
     *
     * @param x the point, from the left
     * @param y the point, from the top
     */
    boolean contains(double x, double y);

    /**
     * {@return the outline of this area, drawn inside its edge}
     *
     * @param inset the distance from the edge, in scene units; negative for outside
     */
    Path outline(double inset);

    /** {@return whether marks surround it, because its middle shows a picture: a card} */
    default boolean isCard() {
        return false;
    }

    /** {@return whether it is one of the many fields of a map, with a dot only if moves begin nowhere else} */
    default boolean isField() {
        return false;
    }

    /** {@return whether a move that begins here leads to another place: then its faint mark is no dot, but an arch} */
    default boolean isStart() {
        return false;
    }

    /** {@return where a faint dot is, from the left} */
    default double dotX() {
        return centreX();
    }

    /** {@return where a faint dot is, from the top: on a card at its lower edge} */
    default double dotY() {
        return isCard() ? top() + height() - 1 : centreY();
    }

    /** {@return the cards that marks lie on: itself, or equal ones that are one choice} */
    default List<Area> cards() {
        return List.of(this);
    }

    /** {@return the middle, from the left} */
    default double centreX() {
        return left() + width() / 2;
    }

    /** {@return the middle, from the top} */
    default double centreY() {
        return top() + height() / 2;
    }

    /**
     * A rectangle.
     *
     * @param left the left edge
     * @param top the top edge
     * @param width the width
     * @param height the height
     */
    record Box(double left, double top, double width, double height) implements Area {
        @Override
        public boolean contains(double x, double y) {
            return x >= left && x < left + width && y >= top && y < top + height;
        }

        @Override
        public Path outline(double inset) {
            double radius = Math.max(0, Math.min(width, height) * 0.18);
            return Path.round(left + inset, top + inset, width - 2 * inset, height - 2 * inset, radius);
        }
    }

    /** A box whose content must stay visible: its marks lie around it. */
    record Card(double left, double top, double width, double height) implements Area {
        /**
         * {@return the smallest card that contains two areas}
         *
         * @param one an area
         * @param other an area
         */
        public static Card around(Area one, Area other) {
            double left = Math.min(one.left(), other.left());
            double top = Math.min(one.top(), other.top());
            double right = Math.max(one.left() + one.width(), other.left() + other.width());
            double bottom = Math.max(one.top() + one.height(), other.top() + other.height());
            return new Card(left, top, right - left, bottom - top);
        }

        @Override
        public boolean contains(double x, double y) {
            return x >= left && x < left + width && y >= top && y < top + height;
        }

        @Override
        public boolean isCard() {
            return true;
        }

        @Override
        public Path outline(double inset) {
            return Path.round(left + inset, top + inset, width - 2 * inset, height - 2 * inset, 4);
        }
    }

    /** An area that lies where another one does. */
    sealed interface Within extends Area {
        /** {@return the other one} */
        Area whole();

        @Override
        default double left() {
            return whole().left();
        }

        @Override
        default double top() {
            return whole().top();
        }

        @Override
        default double width() {
            return whole().width();
        }

        @Override
        default double height() {
            return whole().height();
        }

        @Override
        default boolean contains(double x, double y) {
            return whole().contains(x, y);
        }

        @Override
        default Path outline(double inset) {
            return whole().outline(inset);
        }
    }

    /**
     * An area whose marks have a place of their own, apart from pictures and numbers.
     *
     * @param whole what is clickable
     * @param frame what marks surround
     * @param dotX where its faint dot is, from the left
     * @param dotY where its faint dot is, from the top
     * @param isField see {@link Area#isField}
     */
    record Framed(Area whole, Area frame, double dotX, double dotY, boolean isField) implements Within {
        @Override
        public boolean isCard() {
            return whole.isCard();
        }

        @Override
        public Path outline(double inset) {
            return frame.outline(inset);
        }
    }

    /**
     * Where a move begins that leads to another place.
     *
     * @param whole what is clickable
     */
    record Start(Area whole) implements Within {
        @Override
        public boolean isStart() {
            return true;
        }
    }

    /**
     * A place where a piece stands that rings surround.
     *
     * @param whole what is clickable
     */
    record Taken(Area whole) implements Within {}

    /**
     * A field whose marks follow the form of the piece that may stand there.
     *
     * @param whole what is clickable
     * @param middle the middle of the piece, from the top
     * @param dotY where its faint dot is, from the top
     * @param form the outline at a distance from the edge of the piece, as {@link Area#outline} has it
     */
    record Formed(Area whole, double middle, double dotY, DoubleFunction<Path> form) implements Within {
        @Override
        public boolean isField() {
            return true;
        }

        @Override
        public double centreY() {
            return middle;
        }

        @Override
        public Path outline(double inset) {
            return form.apply(inset);
        }
    }

    /**
     * Equal cards that are one choice: each has marks of its own.
     *
     * @param whole what is clickable in addition to the cards: gaps between them; keyboard and assistive technology go there
     * @param cards the cards; the first one is picked first
     */
    record Cards(Area whole, List<Area> cards) implements Within {
        @Override
        public boolean contains(double x, double y) {
            boolean inside = whole.contains(x, y);
            for (Area card : cards) {
                inside |= card.contains(x, y);
            }
            return inside;
        }

        @Override
        public boolean isCard() {
            return true;
        }

        @Override
        public Path outline(double inset) {
            return cards.get(0).outline(inset);
        }
    }

    /**
     * A circle.
     *
     * @param x the centre, from the left
     * @param y the centre, from the top
     * @param radius the radius
     */
    record Disc(double x, double y, double radius) implements Area {
        @Override
        public double left() {
            return x - radius;
        }

        @Override
        public double top() {
            return y - radius;
        }

        @Override
        public double width() {
            return 2 * radius;
        }

        @Override
        public double height() {
            return 2 * radius;
        }

        @Override
        public boolean contains(double px, double py) {
            double dx = px - x;
            double dy = py - y;
            return dx * dx + dy * dy <= radius * radius;
        }

        @Override
        public Path outline(double inset) {
            return Path.disc(x, y, radius - inset);
        }
    }

    /** A straight strip between two points, {@code reach} units to either side. */
    record Lane(double x1, double y1, double x2, double y2, double reach) implements Area {
        @Override
        public double left() {
            return Math.min(x1, x2) - reach;
        }

        @Override
        public double top() {
            return Math.min(y1, y2) - reach;
        }

        @Override
        public double width() {
            return Math.abs(x2 - x1) + 2 * reach;
        }

        @Override
        public double height() {
            return Math.abs(y2 - y1) + 2 * reach;
        }

        @Override
        public boolean contains(double px, double py) {
            double dx = x2 - x1;
            double dy = y2 - y1;
            double along = Math.max(0, Math.min(1, ((px - x1) * dx + (py - y1) * dy) / (dx * dx + dy * dy)));
            double ox = px - x1 - along * dx;
            double oy = py - y1 - along * dy;
            return ox * ox + oy * oy <= reach * reach;
        }

        @Override
        public Path outline(double inset) {
            double length = Math.sqrt((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1));
            double ux = (x2 - x1) / length;
            double uy = (y2 - y1) / length;
            double w = reach - inset;
            return Path.polygon(
                    x1 - uy * w,
                    y1 + ux * w,
                    x2 - uy * w,
                    y2 + ux * w,
                    x2 + uy * w,
                    y2 - ux * w,
                    x1 + uy * w,
                    y1 - ux * w);
        }
    }
}
