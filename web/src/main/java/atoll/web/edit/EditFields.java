package atoll.web.edit;

import atoll.edit.Draft;
import atoll.edit.DraftChange;
import atoll.edit.Property;
import atoll.engine.Setup;
import atoll.table.edit.EditMenu;
import atoll.table.edit.EditPresenter;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.text.Texts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;
import org.teavm.jso.dom.html.HTMLSelectElement;

/** The fields of the picked place: what lies there is counted or chosen here. Properties of a group and a seat can be folded. */
final class EditFields {
    private final EditPresenter presenter;
    private final Texts texts;
    private final BiConsumer<Integer, Integer> changed;
    /** Why a number was refused, beside its field; deleted at the next change. */
    private final HTMLElement refusal = Dom.el("p", "edit-refusal");

    private final HTMLElement title = Dom.el("h2", "");
    private final HTMLElement content = Dom.el("div", "edit-fields");
    private final HTMLElement root = Dom.el("div", "edit-place", title, content);
    private final List<Field> fields = new ArrayList<>();
    private final List<Group> groups = new ArrayList<>();
    private final List<Fold> folds = new ArrayList<>();
    /** The place that is shown; empty for none. */
    private String place = "";
    /** The properties that are shown: indices for the setup. */
    private List<Integer> members = List.of();

    private Setup setup;

    /** A form field of a property; the buttons are those of a number, one less and one more. */
    private record Field(
            int property, HTMLElement root, HTMLSelectElement select, HTMLInputElement number, HTMLElement... steps) {}

    /** What is hidden if none of its properties can be changed now: a group, or all that is rarely needed. */
    private record Fold(HTMLElement root, List<Integer> properties) {}

    /**
     * @param changed receives the index of a property and its new value
     */
    EditFields(EditPresenter presenter, Texts texts, BiConsumer<Integer, Integer> changed) {
        this.presenter = presenter;
        this.texts = texts;
        this.changed = changed;
        root.setId("fields");
        root.setHidden(true);
        root.setAttribute("role", "group");
        root.setAttribute("tabindex", "-1");
        title.setId("fields-title");
        root.setAttribute("aria-labelledby", "fields-title");
    }

    HTMLElement element() {
        return root;
    }

    void focus() {
        Browser.focus(root);
        Browser.reveal(root);
        Browser.reveal(title);
    }

    /**
     * Shows the draft as it is now.
     *
     * @param newPlace the spot of the picked place; empty for none
     * @param name its name
     * @return whether the focus was on something that is gone
     */
    boolean render(EditMenu menu, String newPlace, String name) {
        refusal.delete();
        boolean same = newPlace.equals(place)
                && menu.fields().equals(members)
                && presenter.draft().setup().equals(setup);
        boolean lost = !same && Browser.holdsFocus(root);
        if (!same) {
            place = newPlace;
            members = menu.fields();
            setup = presenter.draft().setup();
            build();
        }
        Dom.setText(title, name);
        root.setHidden(members.isEmpty());
        for (Field field : fields) {
            update(field);
        }
        for (Group group : groups) {
            group.summarize();
        }
        for (Fold fold : folds) {
            update(fold);
        }
        return lost;
    }

    // The style sheet marks a fold that contains what is wrong, because it may be closed.
    private void update(Fold fold) {
        boolean possible = false;
        boolean concerned = false;
        for (int index : fold.properties) {
            possible = possible || DraftChange.isPossible(presenter.draft(), index);
            concerned |= presenter.isConcerned(index);
        }
        fold.root.setHidden(!possible);
        Dom.setAttribute(fold.root, "data-problem", concerned ? "yes" : "no");
    }

    /** Says beside its field why a number is refused. */
    void refuse(int property, String why) {
        for (Field field : fields) {
            if (field.property == property && field.number != null) {
                Dom.setText(refusal, why);
                field.root.getParentNode().insertBefore(refusal, field.root.getNextSibling());
                Browser.reveal(refusal);
            }
        }
    }

    private Property property(int index) {
        return presenter.draft().properties().get(index);
    }

    private void build() {
        Dom.empty(content);
        fields.clear();
        groups.clear();
        folds.clear();
        List<Integer> items = new ArrayList<>();
        List<Integer> rare = new ArrayList<>();
        for (int index : members) {
            Property property = property(index);
            if (presenter.edits().isRare(property)) {
                rare.add(index);
            } else if (property.item() == null) {
                content.appendChild(field(index, presenter.texts().name(property)));
            } else {
                items.add(index);
            }
        }
        addGroups(items, content);
        // it is what the place is about
        if (!groups.isEmpty()) {
            groups.get(0).root.setAttribute("open", "");
            groups.get(0).fill();
        }
        if (!rare.isEmpty()) {
            addRare(rare);
        }
    }

    // What belongs together does not always come together.
    private void addGroups(List<Integer> all, HTMLElement to) {
        Map<String, List<Integer>> byName = new LinkedHashMap<>();
        for (int index : all) {
            byName.computeIfAbsent(property(index).groupId(), name -> new ArrayList<>())
                    .add(index);
        }
        for (List<Integer> group : byName.values()) {
            if (group.size() == 1) {
                int only = group.get(0);
                to.appendChild(field(only, presenter.texts().name(property(only))));
            } else {
                Group folded = new Group(group);
                groups.add(folded);
                folds.add(new Fold(folded.root, group));
                to.appendChild(folded.root);
            }
        }
    }

    private void addRare(List<Integer> rare) {
        HTMLElement within = Dom.el("div", "edit-fields", Dom.text("p", "hint", texts.text("edit.rare")));
        HTMLElement fold =
                Dom.el("details", "edit-group", Dom.text("summary", "", texts.text("edit.rare.title")), within);
        addGroups(rare, within);
        folds.add(new Fold(fold, rare));
        content.appendChild(fold);
    }

    /** The properties of a group and a seat, folded: there may be some dozens. */
    private final class Group {
        final HTMLElement root;
        private final List<Integer> properties;
        private final HTMLElement summary = Dom.el("summary", "");
        private final HTMLElement items = Dom.el("div", "edit-items");
        private boolean filled;

        Group(List<Integer> properties) {
            this.properties = properties;
            root = Dom.el("details", "edit-group", summary, items);
            root.setAttribute("data-group", property(properties.get(0)).groupId());
            root.addEventListener("toggle", (Event event) -> {
                if (root.hasAttribute("open") && !filled) {
                    fill();
                    for (Field field : fields) {
                        update(field);
                    }
                }
            });
        }

        void fill() {
            filled = true;
            for (int index : properties) {
                items.appendChild(field(index, presenter.texts().shortName(property(index))));
            }
        }

        void summarize() {
            Dom.setText(summary, presenter.texts().group(properties, presenter.draft()));
        }
    }

    private HTMLElement field(int index, String name) {
        Property property = property(index);
        String id = "field-" + property.id();
        HTMLElement label = Dom.text("label", "", name);
        label.setAttribute("for", id);
        Field field = property.isNumber() ? number(index, property, label) : select(index, property, label);
        HTMLElement input = field.number != null ? field.number : field.select;
        input.setId(id);
        input.setAttribute("data-property", property.id());
        fields.add(field);
        return field.root;
    }

    private Field number(int index, Property property, HTMLElement label) {
        HTMLInputElement number = (HTMLInputElement) Dom.el("input", "field");
        number.setType("number");
        number.setAttribute("min", "0");
        number.setAttribute("max", Integer.toString(property.most()));
        number.setAttribute("inputmode", "numeric");
        number.addEventListener("change", (Event event) -> changed.accept(index, number(number.getValue())));
        HTMLElement less = step(index, property, -1);
        HTMLElement more = step(index, property, 1);
        return new Field(
                index,
                Dom.el("div", "edit-field", label, Dom.el("span", "edit-steps", less, number, more)),
                null,
                number,
                less,
                more);
    }

    private HTMLElement step(int index, Property property, int by) {
        HTMLElement button = Dom.button("plain", by < 0 ? "\u2212" : "+", () -> {
            int now = presenter.draft().value(index);
            changed.accept(index, now + by);
        });
        button.setAttribute("aria-label", presenter.texts().step(property, by));
        button.setAttribute("data-step", property.id() + (by < 0 ? "-1" : "+1"));
        return button;
    }

    private Field select(int index, Property property, HTMLElement label) {
        HTMLSelectElement select = (HTMLSelectElement) Dom.el("select", "");
        for (int value = 0; value <= property.most(); value++) {
            HTMLElement option = Dom.text("option", "", presenter.texts().value(property, value));
            option.setAttribute("value", Integer.toString(value));
            select.appendChild(option);
        }
        select.addEventListener("change", (Event event) -> changed.accept(index, number(select.getValue())));
        return new Field(index, Dom.el("div", "edit-field", label, select), select, null);
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
        boolean possible = DraftChange.isPossible(draft, field.property);
        HTMLElement input = field.number != null ? field.number : field.select;
        field.root.setHidden(!possible);
        if (presenter.isConcerned(field.property)) {
            Dom.setAttribute(input, "aria-invalid", "true");
            Dom.setAttribute(input, "aria-describedby", EditScreen.STATUS);
        } else {
            input.removeAttribute("aria-invalid");
            input.removeAttribute("aria-describedby");
        }
        int now = draft.value(field.property);
        if (field.number != null) {
            field.number.setValue(Integer.toString(now));
            Dom.enable(field.steps[0], DraftChange.offers(draft, field.property, now - 1));
            Dom.enable(field.steps[1], DraftChange.offers(draft, field.property, now + 1));
        } else if (possible) {
            field.select.setValue(Integer.toString(now));
            for (int i = 0; i <= draft.properties().get(field.property).most(); i++) {
                field.select.getOptions().item(i).setDisabled(!DraftChange.offers(draft, field.property, i));
            }
        }
    }
}
