package atoll.table.rapanui;

import atoll.games.rapanui.RapanuiCards;
import atoll.table.ViewOptions;
import atoll.table.scene.Area;

/**
 * The layout of the table. From top to bottom: the columns beside stone and draw pile, the stocks, the villages with the near
 * seat's last, and its hand and offerings. Everything that is counted stands on a shelf, and its number on the shelf's lip. All
 * villages have their kinds at the same places.
 */
final class RapanuiLayout {
    /** The margin around the table, in scene units. */
    static final double EDGE = 6;
    /** The height of the lip of a shelf, with its numbers. */
    static final double LIP = 15;
    /** The height of the row with a sign or word for each column: below the near village's numbers, or above all villages. */
    private static final double HEAD = 12;
    /** The width in a wide window, while others' hands are not shown. */
    private static final double WIDE = 540;
    /** The width in a window that is much higher than wide. */
    private static final double SLIM = 312;

    /** The width of the tag with the price at a stock. */
    static final double TAG = 22;

    /** A village has seven villagers, then these. */
    static final int WOOD = RapanuiCards.CARDS;

    /** The cell of glory. */
    static final int GLORY = WOOD + 1;
    /** The cell of offerings. */
    static final int OFFERINGS = GLORY + 1;

    /** The number of cells of a village. */
    static final int CELLS = OFFERINGS + 1;

    private static final double TOP = 7;
    private static final double GAP = 3;
    /** Room for the name of a card below its column. */
    private static final double BELOW = 8;
    /** The height of the line with another seat's hand and offerings. */
    private static final double OPEN = 17;
    /** In a village with two lines, the place of each cell: woodcutters, priests, Moai, wood and glory are above. */
    private static final String PLACES = "0127834569";

    private final int seats;
    private final int near;
    private final boolean tall;
    private final double open;
    private final double villagesTop;
    private final double rowHeight;
    private final double nearGain;
    private final double sign;
    private final double cell;
    private final double pitch;
    /** The number of lines of a village, 1 or 2. */
    final int lines;
    /** The width of the scene. */
    final double width;
    /** The height of the scene. */
    final double height;
    /** The width of a card. */
    final double cardWidth;
    /** The width of a card in hand. */
    final double handWidth;

    /** The height of a card in hand. */
    final double handHeight;
    /** The visible part of a covered card. */
    final double peek;
    /** The height of a front card. */
    final double front;

    /**
     * The layout for a screen.
     *
     * @param seats the number of seats
     * @param near the seat at the lower edge
     * @param room the shape of the space, see {@link ViewOptions#room}
     * @param open whether hands and offerings of others are shown too
     */
    RapanuiLayout(int seats, int near, int room, boolean open) {
        this.seats = seats;
        this.near = near;
        tall = ViewOptions.isTall(room);
        this.open = open ? OPEN : 0;
        int spare = 4 - seats;
        lines = tall && seats == 2 ? 2 : 1;
        double closed = tall ? 424 : 408;
        height = closed + (seats - 1) * this.open;
        // lines with what others have leave a wide table its shape
        width = !tall ? WIDE * height / closed : room == ViewOptions.LONG ? SLIM : 372;
        pitch = tall ? width / 5.6 : 62;
        cardWidth = pitch - 6;
        handWidth = tall ? width / 7.4 : 56;
        handHeight = tall ? 57 : 66 + spare * 8;
        peek = tall ? 18 + Math.min(1, spare) * 2 : 18 + spare * 2;
        front = tall ? 56 + Math.min(1, spare) * 6 : 62 + spare * 8;
        sign = tall ? width / 15.5 : 28;
        cell = (width - 2 * EDGE - sign) / (CELLS / lines);
        villagesTop = TOP + columnHeight() + (tall ? stockHeight() + 2 * GAP : BELOW) + (hasHead() ? HEAD + GAP : 0);
        double row = (closed - EDGE - handHeight - 2 * GAP - villagesTop) / seats;
        // the near village is higher, by what the others give
        double gain = tall ? 4 : Math.min(6 + 4 * seats, row / 4);
        rowHeight = row - gain / (seats - 1);
        nearGain = row + gain - rowHeight;
    }

    private double columnHeight() {
        return 3 * peek + front;
    }

    /**
     * {@return the left edge of a column}
     *
     * @param column a column, 0..3
     */
    double columnLeft(int column) {
        return EDGE + 2 + column * pitch;
    }

    /**
     * {@return the top edge of a card in a column}
     *
     * @param place the index of the card in its column, from 0
     */
    double cardTop(int place) {
        return TOP + place * peek;
    }

    /**
     * {@return the area of a column}
     *
     * @param column a column, 0..3
     */
    Area column(int column) {
        return new Area.Card(columnLeft(column) - 2, TOP - 2, cardWidth + 4, columnHeight() + 4);
    }

    /** {@return the left edge of the area beside the columns} */
    double asideLeft() {
        return columnLeft(4) + 2;
    }

    /** {@return the width beside the columns} */
    double asideWidth() {
        return width - EDGE - asideLeft();
    }

    /** {@return the lower edge of the sky, beside the columns} */
    double horizon() {
        return tall ? 44 : stone().centreY() + 3;
    }

    /** {@return the lower edge of the rock} */
    double rockEdge() {
        return tall ? stock(0).top() + 20 : villagesTop - GAP;
    }

    /** {@return the area of the sacrificial stone} */
    Area stone() {
        double top = tall ? 30 : 22;
        return tall
                ? new Area.Card(asideLeft(), top, asideWidth(), 58)
                : new Area.Card(asideLeft() + 100, top, 106, stock(0).top() - 12 - top);
    }

    /** {@return the area of the draw pile} */
    Area deck() {
        Area stone = stone();
        double top = stone.top() + stone.height() + 3;
        return tall
                ? new Area.Card(asideLeft(), top, asideWidth(), TOP + columnHeight() - top)
                : new Area.Card(width - EDGE - 54, TOP + 2, 54, stock(0).top() - 12 - TOP - 2);
    }

    /** {@return the place of the palms, where wood comes from, from the left} */
    double palmX() {
        return tall ? asideLeft() + 10 : asideLeft() + 24;
    }

    private double stockHeight() {
        return tall ? 46 : 50 + (4 - seats) * 3;
    }

    /**
     * {@return the area of a stock}
     *
     * @param kind a kind of offering, 0..3
     */
    Area stock(int kind) {
        double left = tall ? EDGE : asideLeft();
        double each = (width - EDGE - left + 4) / 4;
        double top = TOP + columnHeight() + (tall ? GAP + 1 : 2 - stockHeight());
        return new Area.Card(left + kind * each, top, each - 4, stockHeight());
    }

    /**
     * {@return a seat's village row}
     *
     * @param seat a seat, from 0
     */
    Area village(int seat) {
        int place = seat == near ? seats - 1 : (seat - near - 1 + seats) % seats;
        double top = villagesTop + place * (rowHeight + open);
        return new Area.Card(EDGE, top, width - 2 * EDGE, rowHeight + (seat == near ? nearGain : open) - GAP);
    }

    private double lineHeight(int seat) {
        return (rowHeight + (seat == near ? nearGain : 0) - GAP) / lines;
    }

    /**
     * {@return the height of the lip of a village}
     *
     * @param seat a seat, from 0
     */
    double lip(int seat) {
        return seat == near && !tall ? LIP + HEAD - 1 : LIP;
    }

    /**
     * {@return whether the labels of the columns are drawn with a village: with the near one, or with each that has two lines}
     *
     * @param seat a seat, from 0
     */
    boolean isLabelled(int seat) {
        return seat == near || lines == 2;
    }

    /** {@return whether the labels of the columns are in a row above all villages} */
    boolean hasHead() {
        return tall && lines == 1;
    }

    /** {@return the row above all villages, with the labels of their columns} */
    Area head() {
        return new Area.Card(EDGE, villagesTop - HEAD - GAP, width - 2 * EDGE, HEAD + 1);
    }

    /**
     * {@return the middle of the label of a column, from the left: above or below its numbers, or beside one}
     *
     * @param index a villager, 0..6, or {@link #WOOD}, {@link #GLORY}, {@link #OFFERINGS}
     */
    double labelX(int index) {
        return cellMiddle(index) - (lines == 1 ? 0 : 20);
    }

    /**
     * {@return the middle of the label of a column, from the top}
     *
     * @param seat a seat, from 0
     * @param index a villager, 0..6, or {@link #WOOD}, {@link #GLORY}, {@link #OFFERINGS}
     */
    double labelY(int seat, int index) {
        return hasHead() ? head().centreY() : ground(seat, index) + LIP / 2 + (lines == 1 ? HEAD - 0.4 : 0.8);
    }

    /** {@return whether there is room for words beside the numbers} */
    boolean hasWords() {
        return !tall;
    }

    private int place(int index) {
        return lines == 1 ? index : PLACES.indexOf((char) ('0' + index));
    }

    private int line(int index) {
        return place(index) * lines / CELLS;
    }

    /**
     * {@return the upper edge of the lip of a line of a village, on which people stand, from the top}
     *
     * @param seat a seat, from 0
     * @param line a line of the village, from 0
     */
    double groundOfLine(int seat, int line) {
        return village(seat).top() + (line + 1) * lineHeight(seat) - lip(seat);
    }

    /**
     * {@return the height on which what is in a cell of a village stands, from the top}
     *
     * @param seat a seat, from 0
     * @param index a villager, 0..6, or {@link #WOOD}, {@link #GLORY}, {@link #OFFERINGS}
     */
    double ground(int seat, int index) {
        return groundOfLine(seat, line(index));
    }

    /**
     * {@return the height of the pictures of a village, above their ground}
     *
     * @param seat a seat, from 0
     */
    double pictureHeight(int seat) {
        return lineHeight(seat) - lip(seat);
    }

    /**
     * {@return the middle of the line with another seat's hand and offerings, from the top}
     *
     * @param seat a seat, from 0
     */
    double openMiddle(int seat) {
        Area row = village(seat);
        return row.top() + row.height() - OPEN / 2 + 0.5;
    }

    /**
     * {@return the middle of a cell of the villages, from the left}
     *
     * @param index a villager, 0..6, or {@link #WOOD}, {@link #GLORY}, {@link #OFFERINGS}
     */
    double cellMiddle(int index) {
        return EDGE + sign + (place(index) % (CELLS / lines) + 0.5) * cell;
    }

    /**
     * {@return a cell of a village}
     *
     * @param seat a seat, from 0
     * @param index a villager, 0..6, or {@link #WOOD}, {@link #GLORY}, {@link #OFFERINGS}
     */
    Area cell(int seat, int index) {
        double top = ground(seat, index) - pictureHeight(seat);
        return new Area.Card(cellMiddle(index) - cell / 2, top, cell, lineHeight(seat));
    }

    /** {@return the width of a cell of the villages} */
    double cellWidth() {
        return cell;
    }

    /**
     * {@return the place of the sign and the torch in a village}
     *
     * @param seat a seat, from 0
     */
    Area torch(int seat) {
        Area row = village(seat);
        return new Area.Card(0, row.top(), EDGE + sign, row.height());
    }

    /** {@return the middle of a seat's symbol, from the left} */
    double signMiddle() {
        return EDGE + sign / 2;
    }

    /**
     * {@return the cell of all villagers of a kind in the near village}
     *
     * @param card a villager, 0..6
     */
    Area group(int card) {
        return cell(near, card);
    }

    /** {@return the top edge of the hand} */
    double handTop() {
        return height - EDGE - handHeight;
    }

    /**
     * {@return the left edge of a card in hand}
     *
     * @param slot the index of the card, from 0
     */
    double handLeft(int slot) {
        return EDGE + 1.5 + slot * (handWidth + 3);
    }

    /**
     * {@return the area of cards that lie side by side in the hand}
     *
     * @param slot the index of the first card, from 0
     * @param number the number of cards
     */
    Area hand(int slot, int number) {
        return new Area.Card(handLeft(slot) - 1.5, handTop() - 1.5, number * (handWidth + 3), handHeight + 3);
    }

    /**
     * {@return the area of the viewer's offerings of a kind}
     *
     * @param kind a kind of offering, 0..3
     */
    Area pile(int kind) {
        double left = handLeft(3) + 4;
        double each = (width - EDGE - left + 3) / 4;
        // in a wide space, below their name
        double down = tall ? 0 : handHeight - 52;
        return new Area.Card(left + kind * each, handTop() + down, each - 3, handHeight - down);
    }
}
