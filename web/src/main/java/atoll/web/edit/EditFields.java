package atoll.web.edit;

import atoll.edit.Draft;
import atoll.edit.DraftChange;
import atoll.edit.Property;
import atoll.engine.Setup;
import atoll.table.EditTable;
import atoll.table.edit.EditPresenter;
import atoll.table.edit.EditTexts;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.text.Texts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;
import org.teavm.jso.dom.html.HTMLSelectElement;

/** The properties of one section of the position that have no place on the board, as form fields in a section that can be folded. */
final class EditFields {
    private final EditPresenter presenter;
    private final int section;
    private final Texts texts;
    private final BiConsumer<Integer, Integer> changed;
    /** Why a number was refused, beside its field; deleted at the next change. */
    private final HTMLElement refusal = Dom.el("p", "edit-refusal");

    private final HTMLElement content = Dom.el("div", "edit-fields");
    private final HTMLElement root;
    private final List<Field> fields = new ArrayList<>();
    private final List<Group> groups = new ArrayList<>();
    /** The setup of the draft: another one has other properties. Null before the first. */
    private Setup setup;
    /** The indices of the properties of this section. */
    private List<Integer> members = List.of();
    /** Whether their fields exist. */
    private boolean built;

    private boolean open;

    /** A form field of a property. */
    private record Field(int property, HTMLSelectElement select, HTMLInputElement number) {}

    /**
     * @param section which properties: see {@link EditTable#section}
     * @param changed receives the index of a property and its new value
     */
    EditFields(EditPresenter presenter, int section, Texts texts, BiConsumer<Integer, Integer> changed) {
        this.presenter = presenter;
        this.section = section;
        this.texts = texts;
        this.changed = changed;
        root = Dom.el("details", "fold", Dom.text("summary", "", texts.text("edit.part." + section)), content);
        root.setAttribute("data-part", Integer.toString(section));
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
        refusal.delete();
        find();
        updateFold(root, members);
        if (!open) {
            return;
        }
        if (!built) {
            built = true;
            build();
        }
        for (Field field : fields) {
            update(field);
        }
        for (Group group : groups) {
            group.update();
        }
    }

    private void find() {
        if (presenter.draft().setup().equals(setup)) {
            return;
        }
        setup = presenter.draft().setup();
        built = false;
        members = new ArrayList<>();
        List<Property> properties = presenter.draft().properties();
        for (int i = 0; i < properties.size(); i++) {
            if (presenter.edits().section(properties.get(i)) == section) {
                members.add(i);
            }
        }
    }

    // A section or a group is hidden if none of its properties can be changed now. The style sheet marks one that
    // contains what is wrong, as it may be folded.
    private void updateFold(HTMLElement fold, List<Integer> properties) {
        boolean possible = false;
        boolean concerned = false;
        for (int index : properties) {
            possible = possible || isPossible(presenter.draft(), index);
            concerned |= presenter.isConcerned(index);
        }
        fold.setHidden(!possible);
        Dom.setAttribute(fold, "data-problem", concerned ? "yes" : "no");
    }

    /** Says beside its field why a number is refused; does nothing if the field is in another section. */
    void refuse(int property, String why) {
        for (Field field : fields) {
            if (field.property == property && field.number != null) {
                Dom.setText(refusal, why);
                HTMLElement label = (HTMLElement) field.number.getParentNode();
                label.getParentNode().insertBefore(refusal, label.getNextSibling());
                Browser.reveal(refusal);
            }
        }
    }

    private void build() {
        Dom.empty(content);
        fields.clear();
        groups.clear();
        if (section == EditTable.RARE) {
            content.appendChild(Dom.text("p", "hint", texts.text("edit.rare")));
        }
        Map<String, Group> byName = new HashMap<>(); // what belongs together does not always come together
        for (int index : members) {
            Property property = presenter.draft().properties().get(index);
            if (property.item() == null) {
                content.appendChild(field(index, property));
                continue;
            }
            Group group = byName.computeIfAbsent(property.groupId(), name -> add(property));
            group.members.add(index);
        }
    }

    private Group add(Property first) {
        Group group = new Group(first);
        groups.add(group);
        content.appendChild(group.root);
        return group;
    }

    /** The properties of a group and a seat, folded: there may be some dozens. */
    private final class Group {
        final List<Integer> members = new ArrayList<>();
        final HTMLElement root;
        private final Property first;
        private final HTMLElement summary = Dom.el("summary", "");
        private final HTMLElement place = Dom.el("div", "edit-items");
        private boolean filled;

        Group(Property first) {
            this.first = first;
            root = Dom.el("details", "edit-group", summary, place);
            root.setAttribute("data-group", first.groupId());
            root.addEventListener("toggle", (Event event) -> unfold());
        }

        private void unfold() {
            if (root.hasAttribute("open") && !filled) {
                filled = true;
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
            for (int index : members) {
                number |= draft.properties().get(index).isNumber();
                sum += draft.value(index);
            }
            EditTexts names = presenter.texts();
            Dom.setText(summary, number ? names.counted(first, sum, draft) : names.groupName(first));
            updateFold(root, members);
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
        if (presenter.isConcerned(field.property)) {
            Dom.setAttribute(input, "aria-invalid", "true");
            Dom.setAttribute(input, "aria-describedby", EditScreen.STATUS);
        } else {
            input.removeAttribute("aria-invalid");
            input.removeAttribute("aria-describedby");
        }
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
