package atoll.table.rapanui;

import atoll.games.rapanui.RapanuiCards;
import atoll.table.scene.Area;

/**
 * The layout of the table. From top to bottom: the columns beside stone and draw pile, the stocks, the villages with the near
 * seat's last, and its hand and offerings. Villages share their columns, so that majorities can be read vertically.
 */
final class RapanuiLayout {
    static final double EDGE = 6;
    /** The visible part of a covered card. */
    static final double PEEK = 18;
    /** The height of a front card. */
    static final double FRONT = 56;

    static final double STOCKS_TOP = 122;
    static final double STOCK_HEIGHT = 36;
    static final double HAND_HEIGHT = 56;
    /** A village has seven villagers, then these. */
    static final int WOOD = RapanuiCards.CARDS;

    static final int GLORY = WOOD + 1;
    static final int OFFERINGS = GLORY + 1;
    private static final int CELLS = OFFERINGS + 1;

    private static final double TOP = 7;
    private static final double VILLAGES_TOP = 164;
    private static final double OWN = 6;
    private static final double OPEN = 20;
    private static final double[] ROWS = {0, 0, 40, 34, 30};

    private final int seats;
    private final int near;
    private final double rowHeight;
    private final double ownTop;
    private final double sign;
    private final double cell;
    private final double pitch;
    final double width;
    final double height;
    final double cardWidth;
    final double handWidth;

    /**
     * @param near the seat at the lower edge
     * @param tall whether the space is higher than wide
     * @param open whether hands and offerings of others are shown too
     */
    RapanuiLayout(int seats, int near, boolean tall, boolean open) {
        this.seats = seats;
        this.near = near;
        width = tall ? 312 : 440;
        pitch = tall ? 56 : 66;
        cardWidth = pitch - 6;
        handWidth = tall ? 42 : 48;
        sign = tall ? 20 : 30;
        cell = (width - 2 * EDGE - sign) / CELLS;
        rowHeight = ROWS[seats] + (open ? OPEN : 0);
        ownTop = VILLAGES_TOP + (seats - 1) * rowHeight;
        height = ownTop + ROWS[seats] + OWN + 7 + HAND_HEIGHT + EDGE;
    }

    double columnLeft(int column) {
        return EDGE + 2 + column * pitch;
    }

    double cardTop(int place) {
        return TOP + place * PEEK;
    }

    Area column(int column) {
        return new Area.Card(columnLeft(column) - 2, TOP - 2, cardWidth + 4, 3 * PEEK + FRONT + 4);
    }

    /** The right edge of the area beside the columns. */
    double asideLeft() {
        return columnLeft(4) + 2;
    }

    /** The sky beside the columns; 0 without room. */
    double skyHeight() {
        return width - EDGE - asideLeft() < 100 ? 0 : 40;
    }

    Area stone() {
        double left = asideLeft();
        double room = width - EDGE - left;
        return skyHeight() == 0
                ? new Area.Card(left, TOP, room, 66)
                : new Area.Card(left + 2, TOP + 34, room * 0.6, 3 * PEEK + FRONT - 34);
    }

    Area deck() {
        double left = asideLeft();
        double room = width - EDGE - left;
        return skyHeight() == 0
                ? new Area.Card(left, TOP + 70, room, 3 * PEEK + FRONT - 70)
                : new Area.Card(left + room * 0.66, TOP + 40, room * 0.34, 3 * PEEK + FRONT - 40);
    }

    Area stock(int kind) {
        double each = (width - 2 * EDGE + 4) / 4;
        return new Area.Card(EDGE + kind * each, STOCKS_TOP, each - 4, STOCK_HEIGHT);
    }

    /** A seat's village row. */
    Area village(int seat) {
        boolean own = seat == near;
        double top = own ? ownTop : VILLAGES_TOP + (seat - near - 1 + seats) % seats * rowHeight;
        return new Area.Card(EDGE, top, width - 2 * EDGE, (own ? ROWS[seats] + OWN : rowHeight) - 2);
    }

    /** The middle of the first line of a village row. */
    double villageMiddle(int seat) {
        double high = ROWS[seats] + (seat == near ? OWN : 0) - 2;
        return village(seat).top() + high / 2;
    }

    /** The middle of the second line of a village row, with hands and offerings. */
    double openMiddle(int seat) {
        return village(seat).top() + ROWS[seats] + OPEN / 2 - 3;
    }

    /** The middle of a villager's cell, or that of {@link #WOOD}, {@link #GLORY}, {@link #OFFERINGS}. */
    double cellMiddle(int index) {
        return EDGE + sign + (index + 0.5) * cell;
    }

    /** The cell of a seat's villagers of a kind. */
    Area cell(int seat, int card) {
        double half = villageMiddle(seat) - village(seat).top();
        return new Area.Card(cellMiddle(card) - cell / 2 - 0.5, villageMiddle(seat) - half + 1, cell + 1, 2 * half - 2);
    }

    double cellWidth() {
        return cell;
    }

    double signMiddle() {
        return EDGE + sign / 2;
    }

    /** The cell of all villagers of a kind in the near village. */
    Area group(int card) {
        Area strip = village(near);
        return new Area.Card(cellMiddle(card) - cell / 2, strip.top(), cell, strip.height());
    }

    /** The near seat's symbol, wood, glory and offerings. */
    Area means() {
        Area strip = village(near);
        return new Area.Card(cellMiddle(WOOD) - cell / 2, strip.top(), 3 * cell, strip.height());
    }

    double handTop() {
        return height - EDGE - HAND_HEIGHT;
    }

    double handLeft(int slot) {
        return EDGE + 1.5 + slot * (handWidth + 3);
    }

    /** {@code number} cards of the hand, starting at a slot. */
    Area hand(int slot, int number) {
        return new Area.Card(handLeft(slot) - 1.5, handTop() - 1.5, number * (handWidth + 3), HAND_HEIGHT + 3);
    }

    Area pile(int kind) {
        double left = handLeft(3) + 6;
        double each = (width - EDGE - left + 3) / 4;
        return new Area.Card(left + kind * each, handTop() + 6, each - 3, HAND_HEIGHT - 6);
    }
}
