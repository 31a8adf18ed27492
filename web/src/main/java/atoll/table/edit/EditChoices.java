package atoll.table.edit;

import atoll.edit.Draft;
import atoll.edit.Edit;
import atoll.edit.Property;
import atoll.engine.MoveList;
import atoll.engine.State;
import atoll.table.EditTable;
import atoll.table.scene.Spot;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The edits that can be picked on the board: each has the spots of its place, and the spot of the thing that is put there. Things are
 * spots without a place on the board.
 */
final class EditChoices {
    /** Things of a group with more values are offered only after a place was picked. */
    private static final int MOST_TOOLS = 12;

    private static final String THING = "put.";

    private final List<List<String>> paths = new ArrayList<>();
    private final List<Integer> edits = new ArrayList<>();
    private final List<Spot> things = new ArrayList<>();
    private final Set<String> tools = new HashSet<>();
    private final Set<String> ids = new HashSet<>();

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
        MoveList all = new MoveList();
        draft.edits(all);
        Property last = null;
        List<String> place = List.of();
        for (int i = 0; i < all.size(); i++) {
            Edit edit = draft.describe(all.get(i));
            if (edit.property() != last) {
                last = edit.property();
                place = table.spots(last, view, near);
            }
            if (!place.isEmpty()) {
                String thing = thing(edit);
                List<String> path = new ArrayList<>(place);
                path.add(thing);
                paths.add(path);
                edits.add(all.get(i));
                if (ids.add(thing)) {
                    things.add(new Spot(thing, null, texts.thing(edit), last.group()));
                    if (isTool(last)) {
                        tools.add(thing);
                    }
                }
            }
        }
    }

    private static boolean isTool(Property property) {
        return !property.isNumber() && property.most() < MOST_TOOLS;
    }

    /**
     * {@return the spot of what an edit puts}
     *
     * @param edit an edit
     */
    static String thing(Edit edit) {
        String group = THING + edit.property().group() + ".";
        return group + (edit.step() == 0 ? edit.what() : edit.step() > 0 ? "+" + edit.step() : "" + edit.step());
    }

    /**
     * {@return the spot of what lies in a place}
     *
     * @param property a place
     * @param value its value
     */
    static String thing(Property property, int value) {
        return THING + property.group() + "." + property.name(value);
    }

    /**
     * {@return whether a thing belongs to the group of a property}
     *
     * @param thing the id of a thing
     * @param property a property
     */
    static boolean isOf(String thing, Property property) {
        return thing.startsWith(THING + property.group() + ".");
    }

    /**
     * {@return whether a spot is a thing}
     *
     * @param spot the id of a spot
     */
    static boolean isThing(String spot) {
        return spot.startsWith(THING);
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

    /** {@return everything that can be put somewhere} */
    List<Spot> things() {
        return things;
    }

    /**
     * {@return whether a thing can be picked before the place}
     *
     * @param thing the id of a thing
     */
    boolean isTool(String thing) {
        return tools.contains(thing);
    }
}
