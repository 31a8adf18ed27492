package atoll.table.edit;

import atoll.edit.Draft;
import atoll.edit.Edit;
import atoll.edit.Property;
import atoll.engine.MoveList;
import atoll.table.EditTable;
import atoll.table.scene.Spot;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The edits that can be picked: each has the spots of its place, and the spot of the thing that is put there, or of the button or
 * option of a field. Neither lies on the board. Where there are many things, the spot of their category comes before them.
 */
final class EditChoices {
    /** Things of a property with more values are offered only after a place or a category was picked. */
    private static final int MOST_TOOLS = 12;

    private static final String THING = "put.";
    private static final String CATEGORY = "kind.";
    /** Begins a value of a field; the token of the edit follows. */
    private static final String FIELD = "set.";

    private final EditView view;
    private final List<List<String>> paths = new ArrayList<>();
    private final List<Integer> edits = new ArrayList<>();
    /** By the id of their spots, as they come. */
    private final Map<String, Thing> things = new LinkedHashMap<>();
    /** The spots of all things, in order. */
    private final List<Spot> sorted = new ArrayList<>();
    /** By their ids: the spots of their categories, in the same order. */
    private final Map<String, Spot> categories = new LinkedHashMap<>();
    /** All spots of all edits. */
    private final Set<String> needed = new HashSet<>();

    /**
     * Something that can be put in a place.
     *
     * @param category the spot of its category; null if it has none
     * @param isTool whether it can be picked before the place
     * @param rank its place among those of its kind, from 0
     */
    private record Thing(Spot spot, Spot category, boolean isTool, int rank) {}

    /**
     * The edits of a draft.
     *
     * @param view the draft as it is drawn
     * @param texts the names of what is put
     */
    EditChoices(EditView view, EditTexts texts) {
        this.view = view;
        Draft draft = view.draft();
        EditTable table = view.edits();
        MoveList all = new MoveList();
        draft.edits(all);
        Property last = null;
        List<String> spots = List.of();
        List<String> places = List.of();
        Map<Property, Integer> values = new HashMap<>();
        for (int i = 0; i < draft.properties().size(); i++) {
            values.put(draft.properties().get(i), draft.value(i));
        }
        for (int i = 0; i < all.size(); i++) {
            Edit edit = draft.describe(all.get(i));
            if (edit.property() != last) {
                last = edit.property();
                spots = view.spots(last);
                places = view.places(last);
            }
            if (!spots.isEmpty() && table.offers(last, values.get(last), edit.value())) {
                String thing = thing(edit.property(), edit.value(), table);
                add(thing, edit, texts);
                add(spots, thing, all.get(i));
            }
            for (String place : places) {
                // larger steps are typed
                if (Math.abs(edit.step()) <= 1) {
                    add(List.of(place), field(edit), all.get(i));
                }
            }
        }
        sort();
        for (List<String> path : paths) {
            needed.addAll(path);
        }
    }

    private void add(String id, Edit edit, EditTexts texts) {
        if (things.containsKey(id)) {
            return;
        }
        String kind = view.edits().kind(edit.property());
        String name = texts.category(edit);
        Spot category = name.isEmpty() ? null : new Spot(CATEGORY + kind + "." + name, null, name, kind);
        boolean few = edit.property().most() < MOST_TOOLS;
        // nothing comes last
        int rank = edit.clears() ? Property.MOST + 1 : edit.value();
        things.put(id, new Thing(new Spot(id, null, texts.thing(edit), kind), category, few && category == null, rank));
    }

    private void add(List<String> place, String thing, int edit) {
        List<String> path = new ArrayList<>(place);
        String category = category(thing);
        if (category != null) {
            path.add(category);
        }
        path.add(thing);
        paths.add(path);
        edits.add(edit);
    }

    // Kind by kind, each in the order of the values: the first place lacks the value that it has.
    private void sort() {
        Map<String, List<Thing>> kinds = new LinkedHashMap<>();
        for (Thing thing : things.values()) {
            kinds.computeIfAbsent(thing.spot().group(), kind -> new ArrayList<>())
                    .add(thing);
        }
        for (List<Thing> kind : kinds.values()) {
            kind.sort((one, two) -> one.rank() - two.rank());
            for (Thing thing : kind) {
                sorted.add(thing.spot());
                if (thing.category() != null) {
                    categories.putIfAbsent(thing.category().id(), thing.category());
                }
            }
        }
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
     * {@return whether a spot is a thing, a category or a value of a field, and no place}
     *
     * @param spot the id of a spot
     */
    static boolean isBeside(String spot) {
        return spot.startsWith(THING) || isCategory(spot) || isField(spot);
    }

    /**
     * {@return whether a spot is a value of a field}
     *
     * @param spot the id of a spot
     */
    static boolean isField(String spot) {
        return spot.startsWith(FIELD);
    }

    /**
     * {@return the spot of a value of a field}
     *
     * @param edit an edit
     */
    static String field(Edit edit) {
        return FIELD + edit.token();
    }

    /**
     * {@return whether an edit needs a spot, in a state without picks}
     *
     * @param spot the id of a spot
     */
    boolean isNeeded(String spot) {
        return needed.contains(spot);
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
    Iterable<Spot> categories() {
        return categories.values();
    }

    /** {@return everything that can be put somewhere} */
    List<Spot> things() {
        return sorted;
    }

    /**
     * {@return the category of a thing, or null}
     *
     * @param thing the id of a thing
     */
    String category(String thing) {
        Thing found = things.get(thing);
        return found == null || found.category() == null
                ? null
                : found.category().id();
    }

    /**
     * {@return whether a thing can be picked before the place}
     *
     * @param thing the id of a thing
     */
    boolean isTool(String thing) {
        return things.containsKey(thing) && things.get(thing).isTool();
    }

    /**
     * {@return the thing that was picked before any place; empty if none was, or one with a category}
     *
     * @param picks the ids of spots
     */
    String tool(List<String> picks) {
        String first = picks.isEmpty() ? "" : picks.get(0);
        return isTool(first) ? first : "";
    }

    /**
     * {@return whether a spot is a category}
     *
     * @param spot the id of a spot
     */
    static boolean isCategory(String spot) {
        return spot.startsWith(CATEGORY);
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
     * {@return the name of a thing; empty if there is none now}
     *
     * @param thing the id of a thing
     */
    String label(String thing) {
        return things.containsKey(thing) ? things.get(thing).spot().label() : "";
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
            Edit edit = path.size() == 2 && path.contains(place) ? view.draft().describe(edits.get(i)) : null;
            if (edit != null && edit.clears()) {
                int now = view.draft().value(view.draft().properties().indexOf(edit.property()));
                if (tool.equals(thing(edit.property(), now, view.edits()))) {
                    return edits.get(i);
                }
            }
        }
        return -1;
    }
}
