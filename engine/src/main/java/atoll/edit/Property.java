package atoll.edit;

import java.util.List;

/**
 * Something about a position that can be edited: what lies on a cell, how many cards of a kind are in a hand, whose turn it is. It
 * has a choice of {@link #values}, or it is a number from 0 to {@link #most}.
 *
 * <p>Its group says what it is about, as in {@code cell}, {@code hand} or {@code phase}. The seat and the item, if it has any, say
 * which: the hand of seat 1 and the card ALOA.
 */
public final class Property {
    /** The largest number of a property. */
    public static final int MOST = 1999;

    private final EditPart part;
    private final String group;
    private final int seat;
    private final String item;
    private final Range range;

    // The names of a choice; null for a number, which has a largest value.
    private record Range(List<String> names, int most, boolean mayBeBlank) {}

    private Property(EditPart part, String group, int seat, String item, Range range) {
        this.part = part;
        this.group = group;
        this.seat = seat;
        this.item = item;
        this.range = range;
    }

    /**
     * {@return a property with a choice of values}
     *
     * @param part the part of the position
     * @param group what it is about: letters
     * @param seat a seat, from 0; -1 for none
     * @param item which of the group, ASCII without blanks; null for none
     * @param values the names of the values, 2..250, ASCII without blanks
     */
    public static Property choice(EditPart part, String group, int seat, String item, List<String> values) {
        return new Property(part, group, seat, item, new Range(values, values.size() - 1, false));
    }

    /**
     * {@return a place for one thing; the first value means that it is empty}
     *
     * @param part the part of the position
     * @param group what it is about: letters
     * @param seat a seat, from 0; -1 for none
     * @param item which of the group, ASCII without blanks; null for none
     * @param values the names of the values, 2..250, ASCII without blanks; the first is that of an empty place
     */
    public static Property place(EditPart part, String group, int seat, String item, List<String> values) {
        return new Property(part, group, seat, item, new Range(values, values.size() - 1, true));
    }

    /**
     * {@return a property that is false, value 0, or true, value 1}
     *
     * @param part the part of the position
     * @param group what it is about: letters
     * @param seat a seat, from 0; -1 for none
     * @param item which of the group, ASCII without blanks; null for none
     */
    public static Property flag(EditPart part, String group, int seat, String item) {
        return choice(part, group, seat, item, List.of("no", "yes"));
    }

    /**
     * {@return a number}
     *
     * @param part the part of the position
     * @param group what it is about: letters
     * @param seat a seat, from 0; -1 for none
     * @param item which of the group, ASCII without blanks; null for none
     * @param most the largest number, 1..MOST
     */
    public static Property number(EditPart part, String group, int seat, String item, int most) {
        return new Property(part, group, seat, item, new Range(null, most, false));
    }

    /** {@return the part of the position} */
    public EditPart part() {
        return part;
    }

    /** {@return what the property is about: {@code cell}, {@code hand}} */
    public String group() {
        return group;
    }

    /** {@return the seat it belongs to; -1 for none} */
    public int seat() {
        return seat;
    }

    /** {@return which of its group it is: a cell, a card; null if there is only one} */
    public String item() {
        return item;
    }

    /** {@return whether the property is a number} */
    public boolean isNumber() {
        return range.names() == null;
    }

    /** {@return whether the property is a place that is empty if its value is 0} */
    public boolean mayBeBlank() {
        return range.mayBeBlank();
    }

    /** {@return the largest value} */
    public int most() {
        return range.most();
    }

    /** {@return the names of the values; null for a number} */
    public List<String> values() {
        return range.names();
    }

    /**
     * {@return the written form of a value}
     *
     * @param value 0..most()
     */
    public String name(int value) {
        return isNumber() ? Integer.toString(value) : range.names().get(value);
    }

    /** {@return the name of all properties of its group and seat: {@code hand.1}} */
    public String groupId() {
        return seat < 0 ? group : group + '.' + seat;
    }

    /** {@return its unique name within a game: the group, the seat and the item, with dots, as in {@code hand.1.ALOA}} */
    public String id() {
        return item == null ? groupId() : groupId() + '.' + item;
    }

    @Override
    public String toString() {
        return id();
    }
}
