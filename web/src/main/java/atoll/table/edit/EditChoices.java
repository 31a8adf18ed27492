package atoll.table.edit;

import atoll.edit.Draft;
import atoll.edit.Edit;
import atoll.edit.Property;
import atoll.engine.MoveList;
import atoll.engine.State;
import atoll.table.EditTable;
import atoll.table.scene.Spot;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The edits that can be picked on the board: each has the spots of its place, and the spot of the thing that is put there. Things are
 * spots without a place on the board. Where there are many, the spot of their category comes before them.
 */
final class EditChoices {
    /** Things of a property with more values are offered only after a place or a category was picked. */
    private static final int MOST_TOOLS = 12;

    private static final String THING = "put.";
    /** Begins a thing that is put into a collection. */
    private static final String ANY = "put.any.";

    private static final String CATEGORY = "kind.";
    /** Begins a category of a collection. */
    private static final String ANY_CATEGORY = "kind.any.";

    private final Draft draft;
    private final EditTable table;
    private final List<List<String>> paths = new ArrayList<>();
    private final List<Integer> edits = new ArrayList<>();
    private final List<Spot> categories = new ArrayList<>();
    private final List<Spot> things = new ArrayList<>();
    /** By thing: whether it can be picked first. */
    private final Map<String, Boolean> tools = new HashMap<>();
    /** By thing: its place among those of its kind. */
    private final Map<String, Integer> ranks = new HashMap<>();
    /** By thing: its category, if it has one. */
    private final Map<String, String> categoryOf = new HashMap<>();

    /**
     * The edits of a draft.
     *
     * @param draft a draft
     * @param view the position as it is drawn
     * @param near the seat at the near side of the table
     * @param table the table of the game
     * @param texts the names of what is put
     */
    EditChoices(Draft draft, State view, int near, EditTable table, EditTexts texts) {
        this.draft = draft;
        this.table = table;
        MoveList all = new MoveList();
        draft.edits(all);
        Property last = null;
        List<String> place = List.of();
        Map<Property, Integer> indices = new HashMap<>();
        for (int i = 0; i < draft.properties().size(); i++) {
            indices.put(draft.properties().get(i), i);
        }
        for (int i = 0; i < all.size(); i++) {
            Edit edit = draft.describe(all.get(i));
            if (edit.property() != last) {
                last = edit.property();
                place = table.spots(last, view, near);
            }
            boolean offered = edit.step() == 0
                    ? table.offers(last, draft.value(indices.get(last)), edit.value())
                    : Math.abs(edit.step()) == 1;
            if (!place.isEmpty() && offered) {
                String thing = thing(edit, table);
                add(thing, edit, texts, isTool(edit), texts.category(edit));
                add(place, thing, all.get(i));
            }
            String collection = table.collection(last, near);
            if (!collection.isEmpty() && offered) {
                // by its whole name: several kinds have the same values
                String thing = ANY + last.id() + (edit.step() == 0 ? "." + edit.what() : step(edit));
                add(thing, edit, texts, false, texts.kindOf(last));
                add(List.of(collection), thing, all.get(i));
            }
        }
        sort();
    }

    private void add(String thing, Edit edit, EditTexts texts, boolean tool, String category) {
        if (!tools.containsKey(thing)) {
            things.add(new Spot(thing, null, texts.thing(edit), table.kind(edit.property())));
            tools.put(thing, tool);
            // nothing comes last
            ranks.put(thing, edit.clears() ? Property.MOST + 1 : edit.step() != 0 ? 0 : edit.value());
            addCategory(edit, thing, category);
        }
    }

    private void add(List<String> place, String thing, int edit) {
        List<String> path = new ArrayList<>(place);
        if (categoryOf.containsKey(thing)) {
            path.add(categoryOf.get(thing));
        }
        path.add(thing);
        paths.add(path);
        edits.add(edit);
    }

    // Within a kind in the order of the values: the first place lacks the value that it has.
    private void sort() {
        for (int i = 1; i < things.size(); i++) {
            Spot thing = things.get(i);
            int to = i;
            while (to > 0
                    && things.get(to - 1).group().equals(thing.group())
                    && ranks.get(things.get(to - 1).id()) > ranks.get(thing.id())) {
                to--;
            }
            things.add(to, things.remove(i));
        }
    }

    private void addCategory(Edit edit, String thing, String name) {
        if (name.isEmpty()) {
            return;
        }
        String id = (thing.startsWith(ANY) ? ANY_CATEGORY : CATEGORY) + table.kind(edit.property()) + "." + name;
        categoryOf.put(thing, id);
        for (Spot category : categories) {
            if (category.id().equals(id)) {
                return;
            }
        }
        categories.add(new Spot(id, null, name, table.kind(edit.property())));
    }

    private boolean isTool(Edit edit) {
        return edit.step() == 0
                && table.isTool(edit.property())
                && edit.property().most() < MOST_TOOLS;
    }

    /**
     * {@return the spot of what an edit puts}
     *
     * @param edit an edit
     * @param table the table of the game
     */
    static String thing(Edit edit, EditTable table) {
        return edit.step() == 0
                ? thing(edit.property(), edit.value(), table)
                : THING + edit.property().id() + step(edit);
    }

    private static String step(Edit edit) {
        return (edit.step() > 0 ? ".+" : ".") + edit.step();
    }

    /**
     * {@return the spot of what lies in a place}
     *
     * @param property a place
     * @param value its value
     * @param table the table of the game
     */
    static String thing(Property property, int value, EditTable table) {
        return THING + table.kind(property) + "." + property.name(value);
    }

    /**
     * {@return whether a thing is of the kind that a place takes}
     *
     * @param thing the id of a thing
     * @param property a place
     * @param table the table of the game
     */
    static boolean isOf(String thing, Property property, EditTable table) {
        return thing.startsWith(THING + table.kind(property) + ".");
    }

    /**
     * {@return whether a spot is a thing or a category, and no place}
     *
     * @param spot the id of a spot
     */
    static boolean isBeside(String spot) {
        return spot.startsWith(THING) || spot.startsWith(CATEGORY);
    }

    /**
     * {@return the first place of some spots; empty if there is none}
     *
     * @param picks the ids of spots
     */
    static String place(List<String> picks) {
        for (String pick : picks) {
            if (!isBeside(pick)) {
                return pick;
            }
        }
        return "";
    }

    /**
     * {@return the first thing of some spots; empty if there is none} A category is none.
     *
     * @param picks the ids of spots
     */
    static String thing(List<String> picks) {
        for (String pick : picks) {
            if (pick.startsWith(THING)) {
                return pick;
            }
        }
        return "";
    }

    /**
     * {@return whether a spot is one card or piece more or less}
     *
     * @param spot the id of a spot
     */
    boolean isStep(String spot) {
        char sign = spot.charAt(spot.lastIndexOf('.') + 1);
        return spot.startsWith(THING) && (sign == '+' || sign == '-');
    }

    /** {@return the spots of each edit, for a picker} */
    List<List<String>> paths() {
        return paths;
    }

    /**
     * {@return an edit}
     *
     * @param index which of the paths
     */
    int edit(int index) {
        return edits.get(index);
    }

    /** {@return the categories} */
    List<Spot> categories() {
        return categories;
    }

    /** {@return everything that can be put somewhere} */
    List<Spot> things() {
        return things;
    }

    /**
     * {@return the category of a thing, or null}
     *
     * @param thing the id of a thing
     */
    String category(String thing) {
        return categoryOf.get(thing);
    }

    /**
     * {@return whether a thing can be picked before the place}
     *
     * @param thing the id of a thing
     */
    boolean isTool(String thing) {
        return tools.getOrDefault(thing, false) && !categoryOf.containsKey(thing);
    }

    /**
     * {@return whether a spot is a category}
     *
     * @param spot the id of a spot
     */
    boolean isCategory(String spot) {
        return spot.startsWith(CATEGORY);
    }

    /**
     * {@return whether a category can be picked before the place: not if there is only one place for it}
     *
     * @param category the id of a category
     */
    boolean isFree(String category) {
        return !category.startsWith(ANY_CATEGORY);
    }

    /**
     * {@return whether there is something of a category for a place}
     *
     * @param place the id of a spot
     * @param category the id of a category
     */
    boolean fits(String place, String category) {
        for (List<String> path : paths) {
            if (path.contains(place) && path.contains(category)) {
                return true;
            }
        }
        return false;
    }

    /**
     * {@return the name of a thing}
     *
     * @param thing the id of a thing
     */
    String label(String thing) {
        for (Spot spot : things) {
            if (spot.id().equals(thing)) {
                return spot.label();
            }
        }
        return "";
    }

    /**
     * {@return the edit that takes away what a tool puts, if just that lies in a place; otherwise -1}
     *
     * @param tool the id of a thing
     * @param place the id of a spot
     */
    int clearing(String tool, String place) {
        for (int i = 0; i < paths.size(); i++) {
            List<String> path = paths.get(i);
            Edit edit = path.size() == 2 && path.contains(place) ? draft.describe(edits.get(i)) : null;
            if (edit != null && edit.clears()) {
                int now = draft.value(draft.properties().indexOf(edit.property()));
                if (tool.equals(thing(edit.property(), now, table))) {
                    return edits.get(i);
                }
            }
        }
        return -1;
    }
}
