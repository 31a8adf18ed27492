package atoll.table.origo;

import atoll.games.origo.OrigoMap;
import atoll.table.scene.Area;

/**
 * The layout of the table: the map within the score track; the founding stones and the scoring preview below it, or beside it
 * where the space is wide; and the hand at the bottom.
 */
final class OrigoLayout {
    /** Scores: the countries, then sea and clans. */
    static final int SCORES = OrigoMap.COUNTRIES + 2;

    static final int SEA = OrigoMap.COUNTRIES;
    static final int CLANS = SEA + 1;

    /** The number of fields on a side of the track, including both corners. */
    private static final int TRACK_SIDE = 26;

    private static final int TRACK = 4 * (TRACK_SIDE - 1);
    private static final int HAND = 10;

    /** On a phone scores are in two rows; from this column on, the stones and the pile are to their right. */
    static final int SCORES_ROW = SCORES / 2;

    private static final double STRIP = 205;
    /** The size of a touch target, at the scale of the smallest phone. */
    private static final double FINGER = 28.6;

    final boolean tall;
    /** The length of a side of the track. */
    final double side;
    /** The length of a field of the track. */
    final double step;
    /** The margin between the track and the map, at the left and the top. */
    final double edge;
    /** The length of a field of the map. */
    final double cell;
    /** The size of shields; it leaves room for names and values between their rows. */
    final double shield;

    final double width;
    final double height;
    final double cardWidth;
    final double cardHeight;

    private final double right;

    OrigoLayout(boolean tall) {
        this.tall = tall;
        side = tall ? 312 : 338;
        step = side / TRACK_SIDE;
        double gutter = tall ? 8 : 11;
        edge = step + gutter;
        cell = (side - 2 * step - gutter) / OrigoMap.SIDE;
        shield = cell / 36;
        right = side + 8;
        width = tall ? side : right + 168;
        height = tall ? side + 97 : side + 51;
        cardWidth = tall ? 29 : width / HAND - 3;
        cardHeight = tall ? 35.5 : 45;
    }

    double left(int field) {
        return edge + field % OrigoMap.SIDE * cell;
    }

    double top(int field) {
        return edge + field / OrigoMap.SIDE * cell;
    }

    double middleX(int field) {
        return left(field) + cell / 2;
    }

    double middleY(int field) {
        return top(field) + cell / 2;
    }

    /** The area inside the track. */
    Area window() {
        return new Area.Box(step, step, side - 2 * step, side - 2 * step);
    }

    /**
     * @param taken whether a shield is there, which marks must not cover
     */
    Area field(int field, boolean taken) {
        return taken ? new Area.Card(left(field), top(field), cell, cell) : field(field);
    }

    Area field(int field) {
        return new Area.Box(left(field), top(field), cell, cell);
    }

    /** The middle of a field of the score track, from the left; after 100 comes 1 again. */
    double trackX(int points) {
        int i = (points - 1) % TRACK;
        int last = TRACK_SIDE - 1;
        int column = i < last ? i : i < 2 * last ? last : i < 3 * last ? 3 * last - i : 0;
        return (column + 0.5) * step;
    }

    double trackY(int points) {
        int i = (points - 1) % TRACK;
        int last = TRACK_SIDE - 1;
        int row = i < last ? 0 : i < 2 * last ? i - last : i < 3 * last ? last : 4 * last - i;
        return (row + 0.5) * step;
    }

    /** The spot of the track: its upper side, so that it covers nothing else. */
    Area track() {
        return new Area.Card(0, 0, side, edge - 1);
    }

    Area stones() {
        return tall
                ? new Area.Card(STRIP, side + 1.5, width - STRIP - 1, FINGER)
                : new Area.Card(right, 0, width - right, 20);
    }

    Area pile() {
        return tall
                ? new Area.Card(STRIP, side + 1.8 + FINGER, width - STRIP - 1, FINGER)
                : new Area.Card(right, 21, width - right, 20);
    }

    /** A country by its number, {@link #SEA} or {@link #CLANS}. */
    Area score(int score) {
        if (tall) {
            int row = score / SCORES_ROW;
            double each = (STRIP - 1.5) / SCORES_ROW;
            return new Area.Card(1 + score % SCORES_ROW * each, side + 1.5 + row * (FINGER + 0.3), FINGER, FINGER);
        }
        double each = (side - 43) / SCORES;
        return new Area.Card(right, 43 + score * each, width - right, each - 1);
    }

    /** The area of the battle panel: all scores. */
    Area battle() {
        Area first = score(0);
        Area last = score(SCORES - 1);
        return new Area.Card(
                first.left(),
                first.top(),
                last.left() + last.width() - first.left(),
                last.top() + last.height() - first.top());
    }

    double cardLeft(int slot) {
        return 2 + slot * (width - 2) / HAND;
    }

    double cardTop() {
        return height - cardHeight - 1;
    }

    /** A card of the hand. */
    Area card(int slot) {
        return new Area.Card(cardLeft(slot), cardTop(), cardWidth, cardHeight);
    }
}
