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
    private final BiConsumer<Integer, Integer> changed;
    private final HTMLElement content = Dom.el("div", "edit-fields");
    private final HTMLElement root;
    private final List<Field> fields = new ArrayList<>();
    /** The properties whose fields exist: those of another setup, or of another near seat, are others. */
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
        String group = "";
        HTMLElement place = content;
        EditTexts texts = presenter.texts();
        for (int index : made) {
            Property property = presenter.draft().properties().get(index);
            String id = property.group() + property.seat();
            if (property.item() == null) {
                place = content;
            } else if (!id.equals(group)) {
                place = Dom.el("fieldset", "", Dom.text("legend", "", texts.groupName(property)));
                content.appendChild(place);
            }
            group = property.item() == null ? "" : id;
            place.appendChild(field(index, property));
        }
    }

    private HTMLElement field(int index, Property property) {
        EditTexts texts = presenter.texts();
        HTMLElement label = Dom.el("label", "edit-field", Dom.text("span", "", texts.shortName(property)));
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
                HTMLElement option = Dom.text("option", "", texts.value(property, value));
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
        int value = draft.value(field.property);
        if (field.number != null) {
            field.number.setValue(Integer.toString(value));
            boolean possible = DraftChange.offers(draft, field.property, value + 1)
                    || DraftChange.offers(draft, field.property, value - 1);
            ((HTMLElement) field.number.getParentNode()).setHidden(!possible);
            return;
        }
        field.select.setValue(Integer.toString(value));
        int possible = 0;
        for (int i = 0; i <= draft.properties().get(field.property).most(); i++) {
            boolean offered = DraftChange.offers(draft, field.property, i);
            field.select.getOptions().item(i).setDisabled(!offered);
            possible += offered ? 1 : 0;
        }
        // what has no meaning now would only be in the way
        ((HTMLElement) field.select.getParentNode()).setHidden(possible < 2);
    }
}
