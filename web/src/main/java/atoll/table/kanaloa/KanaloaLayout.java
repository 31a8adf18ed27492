package atoll.table.kanaloa;

import atoll.games.kanaloa.KanaloaMap;
import atoll.table.scene.Area;
import atoll.table.scene.Path;

/**
 * The layout of the table, in scene units. On a phone from top to bottom: the map, a line for each other hand, deck, display
 * and discards, the own hand. In a wide space, everything but the own hand is on the right.
 */
final class KanaloaLayout {
    static final double CARD = 51;

    /** The places beside the map: the deck, four open cards, the discards. */
    static final int DECK = 0;

    static final int OPEN = 1;
    static final int DISCARDS = 5;

    private static final int PLACES = 6;
    private static final double LINE = 20;
    // Stretches the crowded middle of the map and compresses its edges.
    private static final double APART = 0.1;
    private static final double BOW = 0.05;

    final boolean tall;
    final double width;
    final double height;
    /** The scale of everything on the map. */
    final double k;
    /** The size of the smallest text: readable on the smallest screen. */
    final double writing;

    /** The size of names and numbers on the map. */
    final double letters;

    final double cardHeight;
    final double mapWidth;
    final double mapHeight;
    final double handTop;
    private final double marketTop;
    private final int others;
    private final int seats;

    /**
     * @param own whether the near seat's hand is on the beach
     */
    KanaloaLayout(boolean tall, int seats, boolean own) {
        this.tall = tall;
        this.seats = seats;
        others = own ? seats - 1 : seats;
        k = tall ? 1 : 1.25;
        writing = tall ? 12 : 14.5;
        letters = tall ? 12 : 13.2;
        cardHeight = tall ? 38 : 46;
        mapWidth = tall ? 350 : 440;
        mapHeight = tall ? 250 : 340;
        width = tall ? 350 : 560;
        marketTop = tall ? mapHeight + LINE * (seats - 1) + 3 : 5;
        handTop = tall ? marketTop + cardHeight + 6 : mapHeight + 3;
        height = tall ? handTop + cardHeight + 16 : 400;
    }

    double x(int island) {
        double u = (KanaloaMap.x(island) - 500) / 450.0;
        double margin = (tall ? 24 : 20) * k;
        return margin + (u * (1 + APART - APART * u * u) + 1) / 2 * (mapWidth - 2 * margin);
    }

    double y(int island) {
        double margin = 25 * k;
        return margin + (KanaloaMap.y(island) - 60) / 589.0 * (mapHeight - 2 * margin);
    }

    double radiusX(int island) {
        return k * (KanaloaMap.size(island) > 5 ? 26 : KanaloaMap.size(island) > 3 ? 19.5 : 17);
    }

    double radiusY(int island) {
        return k * (KanaloaMap.size(island) > 5 ? 23.5 : KanaloaMap.size(island) > 3 ? 19 : 17);
    }

    Area island(int island) {
        return new Area.Disc(x(island), y(island), radiusY(island));
    }

    /** From the middle of one island to the middle of the other, slightly curved. */
    Path lane(int connection) {
        int from = KanaloaMap.first(connection);
        int to = KanaloaMap.second(connection);
        return new Path().move(x(from), y(from)).quad(controlX(connection), controlY(connection), x(to), y(to));
    }

    private double controlX(int connection) {
        int from = KanaloaMap.first(connection);
        int to = KanaloaMap.second(connection);
        return (x(from) + x(to)) / 2 - (y(to) - y(from)) * bow(connection);
    }

    private double controlY(int connection) {
        int from = KanaloaMap.first(connection);
        int to = KanaloaMap.second(connection);
        return (y(from) + y(to)) / 2 + (x(to) - x(from)) * bow(connection);
    }

    private static double bow(int connection) {
        return connection % 2 == 0 ? BOW : -BOW;
    }

    /** The middle of a connection's visible part, between the shores. */
    Area.Disc middle(int connection) {
        int from = KanaloaMap.first(connection);
        int to = KanaloaMap.second(connection);
        double dx = x(to) - x(from);
        double dy = y(to) - y(from);
        double length = Math.sqrt(dx * dx + dy * dy);
        double t = 0.5 + (shore(from, dx / length, dy / length) - shore(to, dx / length, dy / length)) / 2 / length;
        double a = (1 - t) * (1 - t);
        double b = 2 * t * (1 - t);
        double x = a * x(from) + b * controlX(connection) + t * t * x(to);
        double y = a * y(from) + b * controlY(connection) + t * t * y(to);
        return new Area.Disc(x, y, 14.5 * (tall ? 1 : 1.1));
    }

    // The distance from an island's middle to its shore in a direction.
    private double shore(int island, double dx, double dy) {
        double u = dx / radiusX(island);
        double v = dy / radiusY(island);
        return 1 / Math.sqrt(u * u + v * v);
    }

    /** A place beside the map, DECK to DISCARDS. */
    Area.Card place(int place) {
        double step = tall ? width / PLACES : 56;
        double left = tall ? place * step + (step - CARD) / 2 : mapWidth + 7 + place % 2 * step;
        double top = tall ? marketTop : marketTop + place / 2 * (cardHeight + 4);
        return new Area.Card(left, top, CARD, cardHeight);
    }

    /** The place of another seat's hand; {@code place} counts them from 0. */
    Area.Card other(int place) {
        if (tall) {
            // Without a hand on the beach there is room for one more.
            double lineTop = place < seats - 1 ? mapHeight + 1 + place * LINE : handTop + 16;
            return new Area.Card(2, lineTop, width - 4, LINE - 1);
        }
        double top = marketTop + 3 * (cardHeight + 4) + 4;
        double room = (height - top - 4) / others;
        return new Area.Card(mapWidth + 6, top + place * room, width - mapWidth - 10, Math.min(room - 3, 78));
    }

    /** One of {@code count} piles of cards in the own hand. */
    Area.Card hand(int place, int count, boolean stones) {
        double room = (tall ? width : mapWidth) - 8 - (stones ? (tall ? 64 : 132) : 0);
        double step = Math.min(CARD + 7, room / count);
        return new Area.Card(5 + place * step, handTop + 6, CARD, cardHeight);
    }

    /** One of the four kinds of the own stones. */
    Area.Disc stone(int place) {
        if (tall) {
            return new Area.Disc(width - 46 + place % 2 * 29, handTop + 11 + place / 2 * 28.5, 14.5);
        }
        return new Area.Disc(mapWidth - 122 + place * 33, handTop + 28, 15.5);
    }

    double handWidth() {
        return tall ? width : mapWidth;
    }
}
