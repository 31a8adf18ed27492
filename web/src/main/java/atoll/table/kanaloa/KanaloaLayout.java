package atoll.table.kanaloa;

import atoll.games.kanaloa.KanaloaMap;
import atoll.table.ViewOptions;
import atoll.table.scene.Area;
import atoll.table.scene.Path;

/**
 * The layout of the table, in scene units. On a phone from top to bottom: the map, a line for each other hand, deck, display
 * and discards, the own hand. In a wide space, everything but the own hand is on the right.
 */
final class KanaloaLayout {
    /** The places beside the map: the deck, four open cards, the discards. */
    static final int DECK = 0;

    /** The place of the first open card; the others follow. */
    static final int OPEN = 1;
    /** The place of the discards. */
    static final int DISCARDS = 5;

    /** How far the plate with the bridges to control begins below an island's middle, in units of {@link #k}. */
    static final double NEEDS = 17;

    private static final int PLACES = 6;
    /** The least width of a card in hand. */
    static final double NARROWEST = 51;

    private static final double LINE = 20;
    /** The height of the line with the key to the map on a phone. */
    private static final double KEY_LINE = 15;
    /** The height of the plate with the part of the game, above the deck in a wide space. */
    private static final double PART = 17;
    /** The height of another seat's hand in a wide space, if there is room. */
    private static final double STRIP = 58;
    /** The same with stones of gods, on a fourth line. */
    private static final double STRIP_WITH_STONES = 74;
    /** The height of the key to the map in a wide space, if there is room below the other seats. */
    private static final double KEY = 47;

    /** Whether the screen is taller than wide. */
    final boolean tall;
    /** The width of the scene. */
    final double width;
    /** The height of the scene. */
    final double height;
    /** The scale of everything on the map. */
    final double k;
    /** The size of the smallest text: readable on the smallest screen. */
    final double writing;

    /** The size of names and numbers on the map. */
    final double letters;

    /** The width of a card beside the map. */
    final double cardWidth;
    /** The height of a card beside the map. */
    final double cardHeight;
    /** The width of a card in hand. */
    final double handCardWidth;
    /** The height of a card in hand. */
    final double handCardHeight;
    /** The width of the map. */
    final double mapWidth;
    /** The height of the map. */
    final double mapHeight;
    /** The top edge of the hand. */
    final double handTop;

    private final double marketTop;
    private final int others;
    private final double strip;
    private final double key;
    private final int seats;
    private final KanaloaSpacing islands;
    /** Whether the islands that each player has won are in place of hands: at the end. */
    final boolean results;

    /**
     * The layout for a screen.
     *
     * @param room the shape of the space, see {@link ViewOptions#room}
     * @param seats the number of seats
     * @param own whether the near seat's hand is on the beach
     * @param gods whether seats may have stones
     * @param results whether what was won is in place of hands
     */
    KanaloaLayout(int room, int seats, boolean own, boolean gods, boolean results) {
        this.results = results;
        tall = ViewOptions.isTall(room);
        this.seats = seats;
        others = own ? seats - 1 : seats;
        strip = gods ? STRIP_WITH_STONES : STRIP;
        k = tall ? 0.94 : 1.13;
        writing = tall ? 12 : 14.5;
        letters = tall ? 12 : 13.2;
        width = !tall ? 560 : room == ViewOptions.LONG ? 350 : 384;
        height = !tall ? 422 : room == ViewOptions.LONG ? 454 : 448;
        mapWidth = tall ? width : 430;
        cardWidth = tall ? width / 6.5 : 59;
        key = tall || others > (gods ? 2 : 3) ? 0 : KEY;
        double spare = (height - PART - 9 - key - others * (strip + 4)) / 3 - 5;
        cardHeight = tall ? 40 : Math.max(52, Math.min(80, spare));
        handCardWidth = tall ? width / 4.9 : 92;
        handCardHeight = tall ? 46 : 72;
        handTop = height - handCardHeight - (tall ? 13.5 : 14);
        mapHeight = tall ? handTop - cardHeight - 9 - LINE * (seats - 1) - KEY_LINE : handTop;
        marketTop = tall ? handTop - cardHeight - 6 : PART + 7;
        islands = KanaloaSpacing.of(mapWidth, mapHeight, k);
    }

    /**
     * {@return the middle of an island, from the left}
     *
     * @param island an island, 0..15
     */
    double x(int island) {
        return islands.x(island);
    }

    /**
     * {@return the middle of an island, from the top}
     *
     * @param island an island, 0..15
     */
    double y(int island) {
        return islands.y(island);
    }

    /**
     * {@return the scale of an island's picture}
     *
     * @param island an island, 0..15
     */
    double scale(int island) {
        return k * (KanaloaMap.size(island) > 5 ? 1.25 : KanaloaMap.size(island) > 3 ? 1 : 0.9);
    }

    /**
     * {@return the area of an island}
     *
     * @param island an island, 0..15
     */
    Area island(int island) {
        return new Area.Disc(x(island), y(island), 20 * k);
    }

    /**
     * {@return the area of an island with its flag}
     *
     * @param island an island, 0..15
     */
    Area withFlag(int island) {
        Area area = island(island);
        double top = Math.min(area.top(), flagY(island) - 16 * k);
        double left = Math.min(area.left(), flagX(island) - 9 * k);
        double right = Math.max(area.left() + area.width(), flagX(island) + 9 * k);
        Area whole = new Area.Box(left, top, right - left, area.top() + area.height() - top);
        return new Area.Framed(whole, area, area.dotX(), area.dotY(), false);
    }

    /**
     * {@return the middle of an island's name, from the top}
     *
     * @param island an island, 0..15
     */
    double nameY(int island) {
        return y(island) + (tall ? 1.3 : 2.1) * k;
    }

    /**
     * {@return the middle of the small cards below an island's name, from the top}
     *
     * @param island an island, 0..15
     */
    double cardsY(int island) {
        return y(island) + 12.7 * k;
    }

    /**
     * {@return the upper edge of the plate with the bridges to control}
     *
     * @param island an island, 0..15
     */
    double needsY(int island) {
        return y(island) + (tall ? NEEDS - 3 : NEEDS) * k; // on a phone there are no small cards above
    }

    /**
     * {@return the middle of the flag's cloth, from the left: beside the picture}
     *
     * @param island an island, 0..15
     */
    double flagX(int island) {
        return islands.flagX(island);
    }

    /**
     * {@return whether an island's flag is left of its picture}
     *
     * @param island an island, 0..15
     */
    boolean isFlagLeft(int island) {
        return flagX(island) < x(island);
    }

    /**
     * {@return the middle of the value on the flag, from the top}
     *
     * @param island an island, 0..15
     */
    double flagY(int island) {
        return y(island) - (tall ? 19.5 : 18) * k; // on small phones numbers keep off names
    }

    /**
     * {@return the line from the middle of one island to the middle of the other, slightly curved}
     *
     * @param connection a connection, 0..36
     */
    Path lane(int connection) {
        int from = KanaloaMap.first(connection);
        int to = KanaloaMap.second(connection);
        return new Path()
                .move(x(from), y(from))
                .quad(islands.controlX(connection), islands.controlY(connection), x(to), y(to));
    }

    /**
     * {@return the visible part of a lane, between the shores: for marks that lie above the islands}
     *
     * @param connection a connection, 0..36
     */
    Path span(int connection) {
        double from = islands.shore(connection, true);
        double to = islands.shore(connection, false);
        double[] n = lane(connection).numbers();
        return new Path()
                .move(between(n[1], n[4], n[6], from, from), between(n[2], n[5], n[7], from, from))
                .quad(
                        between(n[1], n[4], n[6], from, to),
                        between(n[2], n[5], n[7], from, to),
                        between(n[1], n[4], n[6], to, to),
                        between(n[2], n[5], n[7], to, to));
    }

    // A point of a quadratic curve, or the control point of its part from s to t.
    private static double between(double first, double control, double last, double s, double t) {
        return (1 - s) * (1 - t) * first + (s + t - 2 * s * t) * control + s * t * last;
    }

    /**
     * {@return where a bridge bears its owner's sign}
     *
     * @param connection a connection, 0..36
     */
    Area.Disc middle(int connection) {
        return new Area.Disc(islands.middleX(connection), islands.middleY(connection), tall ? 17.5 : 16);
    }

    /**
     * {@return a place beside the map, DECK to DISCARDS}
     *
     * @param place DECK, DISCARDS, or OPEN plus the index of an open card
     */
    Area.Card place(int place) {
        double step = tall ? width / PLACES : cardWidth + 5;
        // in a wide space to and fro, so that equal cards are neighbours
        int column = place / 2 == 1 ? 1 - place % 2 : place % 2;
        double left = tall ? place * step + (step - cardWidth) / 2 : mapWidth + 3 + column * step;
        double top = tall ? marketTop : marketTop + place / 2 * (cardHeight + 5);
        return new Area.Card(left, top, cardWidth, cardHeight);
    }

    /** {@return the plate with the part of the game: in the corner of the map, or above the deck} */
    Area.Card part() {
        return tall
                ? new Area.Card(2, mapHeight - 33, 55, 30)
                : new Area.Card(mapWidth + 3, 4, width - mapWidth - 6, PART);
    }

    /** {@return the place of the key to the map, or null if there is no room for one} */
    Area.Card key() {
        if (tall) {
            return new Area.Card(2, mapHeight + 1, width - 4, KEY_LINE - 1);
        }
        return key == 0 ? null : new Area.Card(mapWidth + 3, height - key, width - mapWidth - 6, key);
    }

    /**
     * {@return the place of another seat's hand, or of what it has won}
     *
     * @param place the index among the other seats, from 0
     */
    Area.Card other(int place) {
        if (tall) {
            // Without a hand on the beach there is room for one more.
            double lineTop = place < seats - 1 ? mapHeight + KEY_LINE + 1 + place * LINE : handTop + 16;
            return new Area.Card(2, lineTop, width - 4, LINE - 1);
        }
        double top = marketTop + 3 * (cardHeight + 5) + 2;
        double room = (height - key - top - 4) / others;
        double high = results ? room - 4 : Math.min(room - 4, strip);
        return new Area.Card(mapWidth + 3, top + place * room, width - mapWidth - 6, high);
    }

    /**
     * {@return the place of one of the cards or piles of cards in the own hand}
     *
     * @param place the index of the card or pile, from 0
     * @param count the number of cards or piles
     * @param stones whether the own stones take room beside the cards
     */
    Area.Card hand(int place, int count, boolean stones) {
        double step = Math.min(handCardWidth + 7, handLength(stones) / count);
        // in a crowded hand cards become narrower before they overlap
        double card = Math.max(NARROWEST, Math.min(handCardWidth, step - 5));
        return new Area.Card(5 + place * step, handTop + 8, card, handCardHeight);
    }

    /**
     * {@return the place of a card of an island that the near seat has won, at the end: all are side by side}
     *
     * @param place the index of the card, from 0
     * @param count the number of cards
     * @param points whether the points have room after them
     * @param stones whether the own stones take room beside the cards
     */
    Area.Card won(int place, int count, boolean points, boolean stones) {
        double step = Math.min(handCardWidth + 7, (handLength(stones) - (points ? 38 : 0)) / Math.max(1, count));
        return new Area.Card(5 + place * step, handTop + 8, step - Math.min(5, step / 16), handCardHeight);
    }

    private double handLength(boolean stones) {
        return (tall ? width : mapWidth) - 8 - (stones ? (tall ? 64 : 132) : 0);
    }

    /**
     * {@return how many cards have room side by side in the own hand}
     *
     * @param stones whether the own stones take room beside the cards
     */
    int handRoom(boolean stones) {
        return (int) (handLength(stones) / (NARROWEST + 5));
    }

    /**
     * {@return one of the four kinds of the own stones}
     *
     * @param place the index of the kind of stone, 0..3
     */
    Area.Disc stone(int place) {
        if (tall) {
            return new Area.Disc(width - 46 + place % 2 * 29, handTop + 16 + place / 2 * 28.5, 14.5);
        }
        return new Area.Disc(mapWidth - 122 + place * 33, handTop + 42, 15.5);
    }

    /** {@return the width of the hand} */
    double handWidth() {
        return tall ? width : mapWidth;
    }
}
