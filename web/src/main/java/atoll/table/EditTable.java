package atoll.table;

import atoll.edit.EditPart;
import atoll.edit.Editor;
import atoll.edit.Property;
import atoll.engine.State;
import atoll.table.scene.Area;
import atoll.table.scene.Scene;
import atoll.table.scene.Spot;
import atoll.table.text.Messages;
import java.util.List;

/**
 * How the positions of one game are edited on its table: which spots stand for which property, and what things are called. The texts
 * belong to those of the editor, which must be loaded.
 *
 * <p>A property is edited in one of two ways. Either its values are things that are put on its {@link #spots}: a tile on a cell.
 * Or it is a field that opens when one of its {@link #places} is picked: how many cards of a kind are in a hand.
 */
public interface EditTable {
    /** The id of the spot of the whole hand of the near seat. */
    String HAND = "edit:hand";

    /** The prefix of the spots beside the board that stand for a seat, from 0. */
    String SEAT = "edit:seat:";

    /** The prefix of the spots beside the board that stand for a part of the position: the ordinal of an {@link EditPart}. */
    String PART = "edit:part:";

    /** {@return the editor of the game's positions} */
    Editor editor();

    /**
     * {@return the spots on which the values of a property are put, for the near seat; empty if it has none, because it is a field, or
     * because it lies before another seat}
     *
     * @param property a property
     * @param view the position as it is drawn
     * @param near the seat at the near side of the table
     */
    List<String> spots(Property property, State view, int near);

    /**
     * {@return the spots where the field of a property opens, the most particular one first; empty if it has {@link #spots} for another
     * near seat} A property may have many: a card in a hand belongs to that card, to the hand, and to its seat.
     *
     * @param property a property without spots for this near seat
     * @param view the position as it is drawn
     * @param near the seat at the near side of the table
     */
    default List<String> places(Property property, State view, int near) {
        return List.of(home(property));
    }

    /**
     * {@return the spot beside the board of a property: that of its seat or, if it has none, of its part}
     *
     * @param property a property
     */
    static String home(Property property) {
        return property.seat() >= 0 ? SEAT + property.seat() : home(property.part());
    }

    /**
     * {@return the spot beside the board of a part of the position}
     *
     * @param part a part
     */
    static String home(EditPart part) {
        return PART + part.ordinal();
    }

    /**
     * {@return the seat of a spot beside the board}
     *
     * @param spot the id of a spot that begins with {@link #SEAT}
     */
    static int seat(String spot) {
        return spot.charAt(SEAT.length()) - '0';
    }

    /**
     * {@return the table, drawn for somebody who sees all}
     *
     * @param table the table of the game
     * @param view the position as it is drawn
     * @param options how it is drawn
     */
    default Scene scene(Table table, State view, ViewOptions options) {
        return table.scene(view, options);
    }

    /**
     * {@return the other seat that a spot on the board stands for, to which the table turns if it is picked; -1 for none}
     *
     * @param spot the id of a spot
     */
    default int seatAt(String spot) {
        return -1;
    }

    /**
     * Adds spots that only the editor has: places where nothing lies, and where nothing could be played now.
     *
     * @param view the position as it is drawn
     * @param options how it is drawn
     * @param scene the scene of the table
     */
    default void addSpots(State view, ViewOptions options, Scene scene) {
        // most tables have a spot for every place
    }

    /**
     * {@return whether a value can be chosen on the board} Where several properties have the same spots, only one of
     * them.
     *
     * @param property a property with spots
     * @param now its value
     * @param value another value
     */
    default boolean offers(Property property, int now, int value) {
        return true;
    }

    /**
     * {@return whether a property is rarely needed: something that usually follows from the others} Its field comes after all others.
     *
     * @param property a property
     */
    default boolean isRare(Property property) {
        return false;
    }

    /**
     * {@return the key of the name of a property, after that of the game} The same for all of its group, unless they need several
     * names. The name is {@code edit.GAME.KEY}, with the item as {0} and the seat as {1}. Fields with an item also need {@code
     * edit.GAME.KEY.all}, the name of all of them, with the seat as {1}.
     *
     * @param property a property
     */
    default String key(Property property) {
        return property.group();
    }

    /**
     * {@return what kind of thing is put there} The same for all places that take the same things.
     *
     * @param property a property with spots
     */
    default String kind(Property property) {
        return property.group();
    }

    /**
     * {@return whether values that are digits are seats}
     *
     * @param property a property
     */
    default boolean namesSeats(Property property) {
        return true;
    }

    /**
     * {@return the name of the item of a property: a card, a cell}
     *
     * @param property a property with an item
     * @param messages the texts
     */
    default String item(Property property, Messages messages) {
        return property.item();
    }

    /**
     * {@return the id of the number of cards that belong to the group of a property, but are left open; empty if there are none}
     *
     * @param property a number with an item
     */
    default String unknown(Property property) {
        return "";
    }

    /**
     * {@return the name of the place that a property is a part of, in a sentence about what is wrong; empty for its own name}
     *
     * @param property a property
     * @param messages the texts
     */
    default String place(Property property, Messages messages) {
        return "";
    }

    /**
     * {@return the name of a value of a property that is neither a number nor a switch nor a seat}
     *
     * @param property a property with a choice of values
     * @param value 0..property.most()
     * @param messages the texts
     */
    String value(Property property, int value, Messages messages);

    /**
     * {@return a value in more words, for a button}
     *
     * @param property a property with a choice of values
     * @param value 0..property.most()
     * @param messages the texts
     */
    default String describe(Property property, int value, Messages messages) {
        return value(property, value, messages);
    }

    /**
     * {@return the category of a value, where there are too many to choose from at once; empty for none}
     *
     * @param property a property with a choice of values
     * @param value 0..property.most()
     * @param messages the texts
     */
    default String category(Property property, int value, Messages messages) {
        return "";
    }

    /**
     * {@return the spot of the whole hand of the near seat}
     *
     * @param area where it lies
     * @param messages the texts
     */
    static Spot hand(Area area, Messages messages) {
        return new Spot(HAND, area, messages.text("edit.spot.hand"), "hand");
    }

    /**
     * {@return who knows something, in words}
     *
     * @param item the item of what is known: the digit of a seat, from 0, or {@code all}; of a card also a dot and the card
     * @param messages the texts
     */
    static String viewer(String item, Messages messages) {
        return item.startsWith("all")
                ? messages.text("edit.everyone")
                : messages.format("seat.number", Integer.toString(item.charAt(0) - '0' + 1));
    }

    /**
     * {@return the card that somebody knows}
     *
     * @param item the item of what is known: who knows it, a dot, and the card
     */
    static String known(String item) {
        return item.substring(item.indexOf('.') + 1);
    }
}
