package atoll.web.edit;

import atoll.edit.Draft;
import atoll.edit.DraftChange;
import atoll.edit.EditPart;
import atoll.edit.Property;
import atoll.table.edit.EditPresenter;
import atoll.table.edit.EditTexts;
import atoll.web.dom.Dom;
import atoll.web.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;
import org.teavm.jso.dom.html.HTMLSelectElement;

/** The properties of one part of the position that have no place on the board, as form fields in a section that can be folded. */
final class EditFields {
    private final EditPresenter presenter;
    private final EditPart part;
    private final Texts texts;
    private final BiConsumer<Integer, Integer> changed;
    private final HTMLElement content = Dom.el("div", "edit-fields");
    private final HTMLElement root;
    private final List<Field> fields = new ArrayList<>();
    private final List<Group> groups = new ArrayList<>();
    /** The properties whose fields exist; another setup or near seat has other fields. */
    private List<Integer> made = List.of();

    private boolean open;

    /** A form field of a property. */
    private record Field(int property, HTMLSelectElement select, HTMLInputElement number) {}

    /**
     * @param changed receives the index of a property and its new value
     */
    EditFields(EditPresenter presenter, EditPart part, Texts texts, BiConsumer<Integer, Integer> changed) {
        this.presenter = presenter;
        this.part = part;
        this.texts = texts;
        this.changed = changed;
        root = Dom.el("details", "fold", Dom.text("summary", "", texts.text("edit.part." + part.ordinal())), content);
        root.setAttribute("data-part", Integer.toString(part.ordinal()));
        root.addEventListener("toggle", (Event event) -> {
            open = root.hasAttribute("open");
            render();
        });
    }

    HTMLElement element() {
        return root;
    }

    /** Shows it unfolded from the start. */
    EditFields unfolded() {
        root.setAttribute("open", "");
        open = true;
        return this;
    }

    /** Shows the draft as it is now. */
    void render() {
        List<Integer> wanted = wanted();
        root.setHidden(wanted.isEmpty());
        if (!open) {
            return;
        }
        if (!wanted.equals(made)) {
            made = wanted;
            build();
        }
        for (Field field : fields) {
            update(field);
        }
        for (Group group : groups) {
            group.update();
        }
    }

    private List<Integer> wanted() {
        List<Integer> wanted = new ArrayList<>();
        List<Property> properties = presenter.draft().properties();
        for (int i = 0; i < properties.size(); i++) {
            if (properties.get(i).part() == part && presenter.isBeside(properties.get(i))) {
                wanted.add(i);
            }
        }
        return wanted;
    }

    private void build() {
        Dom.empty(content);
        fields.clear();
        groups.clear();
        String last = "";
        for (int index : made) {
            Property property = presenter.draft().properties().get(index);
            String id = property.group() + property.seat();
            if (property.item() == null) {
                content.appendChild(field(index, property));
            } else if (!id.equals(last)) {
                groups.add(new Group(property));
                content.appendChild(groups.get(groups.size() - 1).root);
            }
            if (property.item() != null) {
                groups.get(groups.size() - 1).members.add(index);
            }
            last = property.item() == null ? "" : id;
        }
    }

    /** The properties of a group and a seat, folded: there may be some dozens. */
    private final class Group {
        final List<Integer> members = new ArrayList<>();
        final HTMLElement root;
        private final String name;
        private final HTMLElement summary = Dom.el("summary", "");
        private final HTMLElement place = Dom.el("div", "edit-items");
        private boolean built;

        Group(Property first) {
            name = presenter.texts().groupName(first);
            root = Dom.el("details", "edit-group", summary, place);
            root.setAttribute("data-group", first.group() + (first.seat() < 0 ? "" : "." + first.seat()));
            root.addEventListener("toggle", (Event event) -> unfold());
        }

        private void unfold() {
            if (root.hasAttribute("open") && !built) {
                built = true;
                for (int index : members) {
                    place.appendChild(
                            field(index, presenter.draft().properties().get(index)));
                }
                EditFields.this.render();
            }
        }

        // With the number of cards or pieces; hidden if nothing of it can be edited now.
        void update() {
            Draft draft = presenter.draft();
            int sum = 0;
            boolean number = false;
            boolean possible = false;
            for (int index : members) {
                number |= draft.properties().get(index).isNumber();
                sum += draft.value(index);
                possible = possible || isPossible(draft, index);
            }
            Dom.setText(summary, number ? texts.format("edit.group", name, Integer.toString(sum)) : name);
            root.setHidden(!possible);
        }
    }

    // Whether it can be given another value now; fields without meaning are hidden.
    private static boolean isPossible(Draft draft, int property) {
        int now = draft.value(property);
        Property of = draft.properties().get(property);
        if (of.isNumber()) {
            return DraftChange.offers(draft, property, now + 1) || DraftChange.offers(draft, property, now - 1);
        }
        for (int value = 0; value <= of.most(); value++) {
            if (value != now && DraftChange.offers(draft, property, value)) {
                return true;
            }
        }
        return false;
    }

    private HTMLElement field(int index, Property property) {
        EditTexts names = presenter.texts();
        HTMLElement label = Dom.el("label", "edit-field", Dom.text("span", "", names.shortName(property)));
        if (property.isNumber()) {
            HTMLInputElement number = (HTMLInputElement) Dom.el("input", "field");
            number.setType("number");
            number.setAttribute("min", "0");
            number.setAttribute("max", Integer.toString(property.most()));
            number.setAttribute("inputmode", "numeric");
            number.addEventListener("change", (Event event) -> changed.accept(index, number(number.getValue())));
            label.appendChild(number);
            fields.add(new Field(index, null, number));
            number.setAttribute("data-property", property.id());
        } else {
            HTMLSelectElement select = (HTMLSelectElement) Dom.el("select", "");
            for (int value = 0; value <= property.most(); value++) {
                HTMLElement option = Dom.text("option", "", names.value(property, value));
                option.setAttribute("value", Integer.toString(value));
                select.appendChild(option);
            }
            select.addEventListener("change", (Event event) -> changed.accept(index, number(select.getValue())));
            label.appendChild(select);
            fields.add(new Field(index, select, null));
            select.setAttribute("data-property", property.id());
        }
        return label;
    }

    private static int number(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            return -1;
        }
    }

    private void update(Field field) {
        Draft draft = presenter.draft();
        boolean possible = isPossible(draft, field.property);
        HTMLElement input = field.number != null ? field.number : field.select;
        ((HTMLElement) input.getParentNode()).setHidden(!possible);
        String value = Integer.toString(draft.value(field.property));
        if (field.number != null) {
            field.number.setValue(value);
        } else if (possible) {
            field.select.setValue(value);
            for (int i = 0; i <= draft.properties().get(field.property).most(); i++) {
                field.select.getOptions().item(i).setDisabled(!DraftChange.offers(draft, field.property, i));
            }
        }
    }
}
