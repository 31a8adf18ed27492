package atoll.table.edit;

import atoll.edit.Property;
import atoll.table.present.Picker;
import atoll.table.scene.Spot;
import atoll.table.text.Messages;
import java.util.ArrayList;
import java.util.List;

/** What can be chosen beside the board, as long as the picks stay the same: things, places, and the fields of the picked place. */
public final class EditMenu {
    private final EditChoices choices;
    private final Picker picker;
    private final Messages messages;
    private final List<String> picks;
    private final String place;
    private final List<Spot> places;
    private final List<Spot> things = new ArrayList<>();
    private final List<Integer> fields = new ArrayList<>();

    /**
     * What fits the picks.
     *
     * @param view the draft as it is drawn
     * @param choices its edits
     * @param picker the picks so far
     * @param texts the names of everything
     * @param messages the texts
     */
    EditMenu(EditView view, EditChoices choices, Picker picker, EditTexts texts, Messages messages) {
        this.choices = choices;
        this.picker = picker;
        this.messages = messages;
        picks = picker.picks();
        place = EditChoices.place(picks);
        places = new EditPlaces(view, texts, messages).spots();
        addThings();
        List<Property> properties = view.draft().properties();
        for (int i = 0; isPicking() && i < properties.size(); i++) {
            if (view.places(properties.get(i)).contains(place)) {
                fields.add(i);
            }
        }
    }

    private void addThings() {
        for (Spot category : choices.categories()) {
            if (!isPicking() || choices.fits(place, category.id())) {
                things.add(category);
            }
        }
        for (Spot thing : choices.things()) {
            String category = choices.category(thing.id());
            boolean alive = picker.leadsToMove(thing.id()) || picks.contains(thing.id());
            boolean uncategorized = isPicking() ? alive : choices.isTool(thing.id());
            if (category == null ? uncategorized : alive && picks.contains(category)) {
                things.add(thing);
            }
        }
    }

    private boolean isPicking() {
        return !place.isEmpty();
    }

    /** {@return the things and categories that can be picked now: all tools, and what can be put in the picked place} */
    public List<Spot> things() {
        return things;
    }

    /** {@return the spots beside the board that stand for what has no place on it: the turn, what is known, and the seats} */
    public List<Spot> places() {
        return places;
    }

    /** {@return the indices of the properties whose fields open at the picked place; none without one} */
    public List<Integer> fields() {
        return fields;
    }

    /**
     * {@return what the picked place is; empty without one}
     *
     * @param spots the spots of the board
     */
    public String title(List<Spot> spots) {
        List<Spot> all = new ArrayList<>(places);
        all.addAll(spots);
        for (Spot spot : all) {
            if (spot.id().equals(place)) {
                return spot.label();
            }
        }
        return "";
    }

    /** {@return what to do next} */
    public String prompt() {
        if (picks.isEmpty()) {
            return messages.text("edit.prompt");
        }
        String thing = EditChoices.thing(picks);
        if (!thing.isEmpty() && isPicking()) {
            return messages.format("edit.prompt.other", choices.label(thing));
        }
        String tool = choices.tool(picks);
        if (!tool.isEmpty()) {
            return messages.format("edit.prompt.place", choices.label(tool));
        }
        if (!isPicking()) {
            return messages.text("edit.prompt.category");
        }
        return messages.text(
                fields.isEmpty() ? "edit.prompt.thing" : things.isEmpty() ? "edit.prompt.fields" : "edit.prompt.both");
    }
}
