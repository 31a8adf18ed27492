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
 */
public interface EditTable {
    /** The section of the properties that are rarely needed. */
    int RARE = EditPart.values().length;

    /** The id of the spot of the whole hand of the near seat. */
    String HAND = "edit:hand";

    /** {@return the editor of the game's positions} */
    Editor editor();

    /**
     * {@return the spots of a property, for the near seat; empty if it has none, so that it is edited beside the board}
     *
     * @param property a property
     * @param view the position as it is drawn
     * @param near the seat at the near side of the table
     */
    List<String> spots(Property property, State view, int near);

    /**
     * {@return the spot of a collection that a property is one kind of, as a hand is of cards; empty if there is none} All kinds can
     * be edited there, whether the collection has any of them or not.
     *
     * @param property a property
     * @param near the seat at the near side of the table
     */
    default String collection(Property property, int near) {
        return "";
    }

    /**
     * {@return the category of a kind in its {@link #collection}, where there are too many to choose from at once; empty for none}
     *
     * @param property a property with a collection
     * @param messages the texts
     */
    default String kindOf(Property property, Messages messages) {
        return "";
    }

    /**
     * {@return whether a value can be picked before its place} Only where it says enough without it.
     *
     * @param property a property with spots
     */
    default boolean isTool(Property property) {
        return true;
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
     * {@return whether the table looks different from each seat, so that the seat can be chosen}
     */
    default boolean hasSides() {
        return true;
    }

    /**
     * {@return whether a property is edited beside the board, though it may have spots}
     *
     * @param property a property
     */
    boolean isBeside(Property property);

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
     * {@return whether a property is rarely needed: something that usually follows from the others} It is edited beside the board,
     * after everything else.
     *
     * @param property a property
     */
    default boolean isRare(Property property) {
        return false;
    }

    /**
     * {@return the key of the name of a property, after that of the game} The same for all of its group, unless they need several
     * names. The name is {@code edit.GAME.KEY}, with the item as {0} and the seat as {1}. Properties with an item that are edited
     * beside the board also need {@code edit.GAME.KEY.all}, the name of all of them, with the seat as {1}.
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
     * {@return the section in which a property is edited beside the board: the ordinal of its part, or {@link #RARE}; -1 if it is
     * edited on the board only}
     *
     * @param property a property
     */
    default int section(Property property) {
        return isRare(property) ? RARE : isBeside(property) ? property.part().ordinal() : -1;
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
     * @param name the digit of a seat, from 0, or {@code all}
     * @param messages the texts
     */
    static String viewer(String name, Messages messages) {
        return name.equals("all")
                ? messages.text("edit.everyone")
                : messages.format("seat.number", Integer.toString(name.charAt(0) - '0' + 1));
    }
}
