package atoll.table.origo;

import atoll.games.origo.OrigoMap;
import atoll.table.scene.Area;

/**
 * The layout of the table: the map within the score track; the founding stones, the piles and the scores beside it, or below it
 * on a phone; and the hand below them.
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

    /** On a phone the stones and the piles begin here, right of the scores. */
    private static final double STRIP = 234;
    /** The size of a touch target, at the scale of the smallest phone. */
    private static final double FINGER = 28.6;
    /** Where the middle of a shield is in its field: above it is a clear band for names. */
    private static final double MIDDLE = 0.66;

    final boolean tall;
    /** The length of a side of the track. */
    final double side;
    /** The length of a field of the track, along its side. */
    final double step;
    /** The width of the track. */
    final double band;
    /** The margin between the track's outer edge and the map, at the left and the top. */
    final double edge;
    /** The length of a field of the map. */
    final double cell;
    /** The size of shields. */
    final double shield;

    final double width;
    final double height;
    final double cardWidth;
    final double cardHeight;

    private final double right;

    OrigoLayout(boolean tall) {
        this.tall = tall;
        side = tall ? 312 : 389;
        step = side / TRACK_SIDE;
        band = tall ? 11.2 : 12.6;
        double gutter = tall ? 9.6 : 11;
        edge = band + gutter;
        cell = (side - 2 * band - gutter) / OrigoMap.SIDE;
        shield = cell / 39;
        right = side + 7;
        width = tall ? side : right + 118;
        height = tall ? side + 97 : side;
        cardWidth = tall ? 29 : 56.5;
        cardHeight = tall ? 35.5 : 39;
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

    /** The middle of a shield, below that of its field. */
    double middleY(int field) {
        return top(field) + cell * MIDDLE;
    }

    /** The area inside the track. */
    Area window() {
        return new Area.Box(band, band, side - 2 * band, side - 2 * band);
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
        return onTrack(i < last ? i : i < 2 * last ? last : i < 3 * last ? 3 * last - i : 0);
    }

    double trackY(int points) {
        int i = (points - 1) % TRACK;
        int last = TRACK_SIDE - 1;
        return onTrack(i < last ? 0 : i < 2 * last ? i - last : i < 3 * last ? last : 4 * last - i);
    }

    private double onTrack(int place) {
        return place == 0 ? band / 2 : place == TRACK_SIDE - 1 ? side - band / 2 : (place + 0.5) * step;
    }

    /** The spot of the track: its upper side, so that it covers nothing else. */
    Area track() {
        return new Area.Card(0, 0, side, edge - 1);
    }

    Area stones() {
        return tall
                ? new Area.Card(STRIP, side + 1.5, width - STRIP - 1, FINGER)
                : new Area.Card(right, 1, width - right - 1, 34);
    }

    Area pile() {
        return tall
                ? new Area.Card(STRIP, side + 1.8 + FINGER, width - STRIP - 1, FINGER)
                : new Area.Card(right, 37, width - right - 1, 22);
    }

    /** A country by its number, {@link #SEA} or {@link #CLANS}. */
    Area score(int score) {
        return score(score, 1);
    }

    /** The area that shows all seats' standings, after the scores. */
    Area standings() {
        return score(SCORES, 2);
    }

    private Area score(int score, int places) {
        int row = tall ? 8 : 4;
        double each = tall ? FINGER + 0.3 : 29.7;
        double size = tall ? FINGER : 28.4;
        double left = tall ? 1 : right;
        double top = tall ? side + 1.5 : 62;
        return new Area.Card(left + score % row * each, top + score / row * each, size + (places - 1) * each, size);
    }

    /** The area of the battle panel: all scores. */
    Area battle() {
        Area first = score(0);
        Area last = standings();
        return new Area.Card(
                first.left(),
                first.top(),
                last.left() + last.width() - first.left(),
                last.top() + last.height() - first.top());
    }

    /** A card of the hand. */
    Area card(int slot) {
        return tall
                ? new Area.Card(2 + slot * (width - 2) / HAND, height - cardHeight - 1, cardWidth, cardHeight)
                : new Area.Card(right + slot % 2 * 59.5, 184 + slot / 2 * 41.2, cardWidth, cardHeight);
    }
}
