package atoll.games.rapanui;

import atoll.engine.MoveList;

/** The draw pile, as the remaining number of each villager, and the four columns. */
final class RapanuiDisplay {
    /** The number of columns. */
    static final int COLUMNS = 4;
    /** The most cards of a column. */
    static final int DEPTH = 4;

    private static final int BITS = 4;
    private static final int MASK = 15;

    /** The remaining cards of the draw pile. */
    int deck = RapanuiCards.box();

    /** The number of cards in the draw pile. */
    int left = RapanuiCards.BOX_TOTAL;
    // 1 + each card, four bits a card, the front one lowest.
    private final int[] columns = new int[COLUMNS];

    /**
     * Makes this equal to another one.
     *
     * @param that the object to copy from
     */
    void copyFrom(RapanuiDisplay that) {
        deck = that.deck;
        left = that.left;
        columns[0] = that.columns[0];
        columns[1] = that.columns[1];
        columns[2] = that.columns[2];
        columns[3] = that.columns[3];
    }

    /**
     * {@return the number of cards of a column}
     *
     * @param column a column of the display, 0..3
     */
    int size(int column) {
        return (35 - Integer.numberOfLeadingZeros(columns[column])) / BITS;
    }

    /**
     * {@return the card at a place, 0 at the back to size-1 in front}
     *
     * @param column a column of the display, 0..3
     * @param place 0 for the front card, and so on
     */
    int card(int column, int place) {
        return (columns[column] >>> BITS * (size(column) - 1 - place) & MASK) - 1;
    }

    /**
     * {@return the front card; -1 if the column is empty}
     *
     * @param column a column of the display, 0..3
     */
    int front(int column) {
        return (columns[column] & MASK) - 1;
    }

    /**
     * {@return the card behind the front one; -1 if there is none}
     *
     * @param column a column of the display, 0..3
     */
    int second(int column) {
        return (columns[column] >>> BITS & MASK) - 1;
    }

    /**
     * {@return whether a column has no card}
     *
     * @param column a column of the display, 0..3
     */
    boolean isEmpty(int column) {
        return columns[column] == 0;
    }

    /**
     * {@return whether a column has its most cards}
     *
     * @param column a column of the display, 0..3
     */
    boolean isFull(int column) {
        return columns[column] >>> BITS * (DEPTH - 1) != 0;
    }

    /**
     * {@return the number of a villager in the columns}
     *
     * @param card a villager, 0..6: woodcutter, priest, Moai, then hunters
     */
    int shown(int card) {
        int shown = 0;
        for (int column : columns) {
            for (int rest = column; rest != 0; rest >>>= BITS) {
                shown += (rest & MASK) - 1 == card ? 1 : 0;
            }
        }
        return shown;
    }

    /** {@return the number of cards in the columns} */
    int shown() {
        return size(0) + size(1) + size(2) + size(3);
    }

    /**
     * Adds the cards that chance can draw, with their weights.
     *
     * @param out receives the result
     */
    void outcomes(MoveList out) {
        int rest = deck;
        for (int card = 0; rest != 0; card++) {
            if ((rest & MASK) != 0) {
                out.add(RapanuiMoves.of(RapanuiMoves.DEAL, card), rest & MASK);
            }
            rest >>>= BITS;
        }
    }

    /**
     * Puts a card of the draw pile in front of a column.
     *
     * @param column a column of the display, 0..3
     * @param card a villager, 0..6: woodcutter, priest, Moai, then hunters
     */
    void deal(int column, int card) {
        deck -= RapanuiCards.one(card);
        left--;
        lay(column, card);
    }

    /**
     * Puts a card in front of a column.
     *
     * @param column a column of the display, 0..3
     * @param card a villager, 0..6: woodcutter, priest, Moai, then hunters
     */
    void lay(int column, int card) {
        columns[column] = columns[column] << BITS | card + 1;
    }

    /**
     * Removes and returns the front card of a column, which must not be empty.
     *
     * @param column a column of the display, 0..3
     * @return the card
     */
    int take(int column) {
        int card = (columns[column] & MASK) - 1;
        columns[column] >>>= BITS;
        return card;
    }
}
