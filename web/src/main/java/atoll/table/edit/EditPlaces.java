package atoll.table.edit;

import atoll.edit.Draft;
import atoll.edit.DraftChange;
import atoll.edit.EditPart;
import atoll.edit.Property;
import atoll.table.EditTable;
import atoll.table.scene.Spot;
import atoll.table.text.Messages;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The spots beside the board, for what has no place on it: whose turn it is, who knows what, and each seat with all that it has. */
final class EditPlaces {
    private final EditView view;
    private final EditTexts texts;
    private final Messages messages;

    /**
     * The places beside a table.
     *
     * @param view the draft as it is drawn
     * @param texts the names of everything
     * @param messages the texts
     */
    EditPlaces(EditView view, EditTexts texts, Messages messages) {
        this.view = view;
        this.texts = texts;
        this.messages = messages;
    }

    /** {@return the places: the turn, the seats, and other parts of the position} */
    List<Spot> spots() {
        Set<String> used = new HashSet<>();
        for (Property property : view.draft().properties()) {
            String home = EditTable.home(property);
            if (view.places(property).contains(home)) {
                used.add(home);
            }
        }
        List<Spot> places = new ArrayList<>();
        addPart(EditPart.TURN, used, places);
        for (int seat = 0; seat < view.state().seats(); seat++) {
            if (used.contains(EditTable.SEAT + seat)) {
                places.add(new Spot(EditTable.SEAT + seat, null, seat(seat), "places"));
            }
        }
        for (EditPart part : EditPart.values()) {
            if (part != EditPart.TURN) {
                addPart(part, used, places);
            }
        }
        return places;
    }

    private void addPart(EditPart part, Set<String> used, List<Spot> places) {
        String id = EditTable.home(part);
        if (used.contains(id)) {
            places.add(new Spot(id, null, part(part), "places"));
        }
    }

    // In some phases nobody is to move.
    private String part(EditPart part) {
        String name = messages.text("edit.part." + part.ordinal());
        if (part != EditPart.TURN) {
            return name;
        }
        Draft draft = view.draft();
        String value = "";
        for (int i = 0; i < draft.properties().size(); i++) {
            Property property = draft.properties().get(i);
            if (property.id().equals("phase") || property.id().equals("turn") && DraftChange.isPossible(draft, i)) {
                value += (value.isEmpty() ? "" : ", ") + texts.value(property, draft.value(i));
            }
        }
        return messages.format("edit.value", name, value);
    }

    private String seat(int seat) {
        String standing = view.table().standing(view.state(), seat, messages);
        return standing.isEmpty() ? texts.seat(seat) : messages.format("edit.value", texts.seat(seat), standing);
    }
}
