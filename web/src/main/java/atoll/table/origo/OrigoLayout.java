package atoll.table.origo;

import atoll.games.origo.OrigoMap;
import atoll.table.scene.Area;
import atoll.table.scene.Shape;

/**
 * The layout of the table: the map within the score track; the founding stones, the piles and the scores beside it, or below it
 * on a phone; and the hand below them.
 */
final class OrigoLayout {
    /** Scores: the countries, then sea and clans. */
    static final int SCORES = OrigoMap.COUNTRIES + 2;

    /** The index of the sea among the scores. */
    static final int SEA = OrigoMap.COUNTRIES;
    /** The index of the clans among the scores. */
    static final int CLANS = SEA + 1;

    /** The number of fields on a side of the track, including both corners. */
    private static final int TRACK_SIDE = 26;

    private static final int TRACK = 4 * (TRACK_SIDE - 1);
    /** The cards of a full hand. */
    static final int HAND = 10;

    /** On a phone cards are as wide as if there were at least so many; on a desktop as high as in so many rows. */
    private static final int LEAST_CARDS = 4;

    private static final int LEAST_ROWS = 3;
    /** The upper edge of the hand on a desktop. */
    private static final double HAND_TOP = 105;

    private static final double CARD_GAP = 2.2;

    /** Below the cards: room for the dots at their edges. */
    private static final double FOOT = 3.6;

    /** On a phone the stones begin here, right of what a scoring would bring, and the piles after them. */
    private static final double STRIP = 151;

    private static final double PILES = 250;
    /** The size of a touch target, at the scale of the smallest phone. */
    private static final double FINGER = 28.2;
    /** Where the middle of a shield is in its field: above it is a clear band for names. */
    private static final double MIDDLE = 0.7;

    /** Where the faint dot of a free field is, from its top; and that of a shield, and how far right of its middle. */
    private static final double FREE_DOT = 0.54;

    private static final double DOT = 0.9;

    private static final double ASIDE = 0.25;

    /** The part of a field by which the map reaches beyond its upper fields. */
    private static final double NORTH = OrigoOutlines.NORTH / OrigoOutlines.FIELD;

    /** How far marks are around a shield. */
    private static final double AROUND = 1.6;

    /** Whether the screen is taller than wide. */
    final boolean tall;
    /** The length of a side of the track. */
    final double side;
    /** The length of a field of the track, along its side. */
    final double step;
    /** The width of the track. */
    final double band;
    /** The distance of the fields from the track's outer edge, at the left and the top. */
    final double edge;
    /** How far the map reaches beyond its upper fields: room for what is written there. */
    final double north;
    /** The length of a field of the map. */
    final double cell;
    /** The size of shields. */
    final double shield;

    /** The width of the scene. */
    final double width;
    /** The height of the scene. */
    final double height;
    /** The width of a card. */
    final double cardWidth;
    /** The height of a card. */
    final double cardHeight;

    private final double right;
    /** The distance between the left edges of cards. */
    private final double cardStep;

    private final int cards;

    /**
     * The layout for a screen, with a full hand.
     *
     * @param tall whether the screen is taller than wide
     */
    OrigoLayout(boolean tall) {
        this(tall, HAND);
    }

    /**
     * The layout for a screen.
     *
     * @param tall whether the screen is taller than wide
     * @param cards how many cards of the hand lie side by side: the fewer, the larger
     */
    OrigoLayout(boolean tall, int cards) {
        this.cards = Math.max(cards, 1);
        this.tall = tall;
        side = tall ? 312 : 389;
        step = side / TRACK_SIDE;
        band = tall ? 11.6 : 12.6;
        double gutter = tall ? 10.4 : 11;
        cell = (side - 2 * band - gutter) / (OrigoMap.SIDE + NORTH);
        north = cell * NORTH;
        edge = band + gutter + north;
        shield = cell / 43;
        right = side + 7;
        width = tall ? side : right + 118;
        height = tall ? side + 66 : side;
        int rows = Math.max(LEAST_ROWS, (cards + 1) / 2);
        cardStep = tall ? (width - 2) / Math.max(LEAST_CARDS, Math.min(cards, HAND)) : 59.5;
        cardWidth = tall ? cardStep - 2 : 56.5;
        cardHeight = tall ? 32.3 : (height - HAND_TOP - FOOT + CARD_GAP) / rows - CARD_GAP;
    }

    /**
     * {@return the left edge of a field}
     *
     * @param field a field, 0..99
     */
    double left(int field) {
        return edge + field % OrigoMap.SIDE * cell;
    }

    /**
     * {@return the top edge of a field}
     *
     * @param field a field, 0..99
     */
    double top(int field) {
        return edge + field / OrigoMap.SIDE * cell;
    }

    /**
     * {@return the middle of a field, from the left}
     *
     * @param field a field, 0..99
     */
    double middleX(int field) {
        return left(field) + cell / 2;
    }

    /**
     * {@return the middle of a shield, from the top: below that of its field}
     *
     * @param field a field, 0..99
     */
    double middleY(int field) {
        return top(field) + cell * MIDDLE;
    }

    /** {@return the area inside the track} */
    Area window() {
        return new Area.Box(band, band, side - 2 * band, side - 2 * band);
    }

    /**
     * {@return the area of a field}
     *
     * @param field a field, 0..99
     * @param taken whether a shield is there, which marks must not cover
     */
    Area field(int field, boolean taken) {
        double x = middleX(field);
        double y = middleY(field);
        double dotY = top(field) + cell * (taken ? DOT : FREE_DOT);
        // below what is written there; marks of an empty one lie further inside
        double more = AROUND + (taken ? 0 : cell * 0.13);
        Area formed = new Area.Formed(
                field(field),
                y,
                dotY,
                inset -> OrigoPieceRenderer.shield(x, y, shield + (more - inset) / OrigoPieceRenderer.HALF));
        // beside the foot of a shield neither a strap nor a name is
        return taken
                ? new Area.Framed(
                        new Area.Card(left(field), top(field), cell, cell), formed, x + cell * ASIDE, dotY, true)
                : formed;
    }

    /**
     * {@return the area of a field without a shield}
     *
     * @param field a field, 0..99
     */
    Area field(int field) {
        return new Area.Box(left(field), top(field), cell, cell);
    }

    /**
     * {@return the middle of a field of the score track, from the left; after 100 comes 1 again}
     *
     * @param points the number of points
     */
    double trackX(int points) {
        int i = (points - 1) % TRACK;
        int last = TRACK_SIDE - 1;
        return onTrack(i < last ? i : i < 2 * last ? last : i < 3 * last ? 3 * last - i : 0);
    }

    /**
     * {@return the middle of a field of the score track, from the top; after 100 comes 1 again}
     *
     * @param points the number of points
     */
    double trackY(int points) {
        int i = (points - 1) % TRACK;
        int last = TRACK_SIDE - 1;
        return onTrack(i < last ? 0 : i < 2 * last ? i - last : i < 3 * last ? last : 4 * last - i);
    }

    private double onTrack(int place) {
        return place == 0 ? band / 2 : place == TRACK_SIDE - 1 ? side - band / 2 : (place + 0.5) * step;
    }

    /** {@return the spot of the track: its upper side, so that it covers nothing else} */
    Area track() {
        return new Area.Card(0, 0, side, edge - 1);
    }

    /**
     * Moves a shape in units of the map to where the map lies.
     *
     * @param shape the shape
     * @return the shape
     */
    Shape onMap(Shape shape) {
        return shape.at(edge, edge).scale(cell / OrigoOutlines.FIELD);
    }

    /** {@return what lies below everything beside the map} */
    Area table() {
        double gap = right - side;
        return tall
                ? new Area.Card(0, side, width, height - side)
                : new Area.Card(right - gap / 2, 0, width - right + gap / 2, height);
    }

    /** {@return the area of the stones} */
    Area stones() {
        return tall
                ? new Area.Card(STRIP, side + 1.5, PILES - STRIP - 0.3, FINGER)
                : new Area.Card(right, 23.4, width - right - 1, 37.4);
    }

    /** {@return the area of the pile} */
    Area pile() {
        return tall
                ? new Area.Card(PILES, side + 1.5, width - PILES - 1, FINGER)
                : new Area.Card(right, 1, width - right - 1, 21.4);
    }

    /**
     * {@return the place of a score} Countries have theirs on the map.
     *
     * @param score {@link #SEA}, {@link #CLANS}, or {@link #SCORES} for the place after them
     */
    Area score(int score) {
        int place = score - SEA;
        return tall
                ? new Area.Card(1 + place * (FINGER + 0.3), side + 1.5, FINGER, FINGER)
                : new Area.Card(right + place * 29.3, 62, place < 2 ? 28.5 : 58.4, 40);
    }

    /** {@return the area that shows all seats' standings, after the scores} */
    Area standings() {
        Area first = score(SCORES);
        return tall ? new Area.Card(first.left(), first.top(), STRIP - 0.3 - first.left(), FINGER) : first;
    }

    /** {@return the area of the battle panel: the scores and the stones} */
    Area battle() {
        Area first = tall ? score(SEA) : stones();
        Area last = tall ? stones() : score(SCORES);
        return new Area.Card(
                first.left(),
                first.top(),
                last.left() + last.width() - first.left(),
                last.top() + last.height() - first.top());
    }

    /** {@return what lies below the whole hand: as large as its cards need} */
    Area hand() {
        double left = tall ? 0.5 : right - 2.5;
        double top = card(0).top() - (tall ? 1 : 2);
        Area last = card(cards - 1);
        double wide = tall ? Math.min(width - 0.5, last.left() + cardWidth + 2) : width - 0.5;
        return new Area.Card(left, top, wide - left, Math.min(height - 0.5, last.top() + cardHeight + FOOT) - top);
    }

    /**
     * {@return the place of a card of the hand}
     *
     * @param slot the index of the card, from 0
     */
    Area card(int slot) {
        // the last one of an odd number is as wide as two, so that no place is empty
        boolean wide = slot % 2 == 0 && slot == cards - 1;
        return tall
                ? new Area.Card(2 + slot * cardStep, height - cardHeight - FOOT, cardWidth, cardHeight)
                : new Area.Card(
                        right + slot % 2 * cardStep,
                        HAND_TOP + slot / 2 * (cardHeight + CARD_GAP),
                        cardWidth + (wide ? cardStep : 0),
                        cardHeight);
    }
}
