package atoll.web.edit;

import atoll.table.present.PickState;
import atoll.table.scene.Spot;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.text.Texts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.teavm.jso.dom.html.HTMLElement;

/** What can be put on the board, as buttons: spots without a place, picked by the same picker. */
final class Palette {
    private final Consumer<String> pick;
    private final HTMLElement root = Dom.el("div", "palette");
    private final Map<String, HTMLElement> buttons = new HashMap<>();
    private List<String> shown = List.of();

    Palette(Texts texts, Consumer<String> pick) {
        this.pick = pick;
        root.setId("choices");
        root.setAttribute("role", "group");
        root.setAttribute("aria-label", texts.text("edit.palette"));
    }

    HTMLElement element() {
        return root;
    }

    /**
     * Buttons are kept while they are shown, so that they keep the focus.
     *
     * @return whether the focused button is gone
     */
    boolean render(PickState state, List<Spot> things) {
        List<String> ids = new ArrayList<>();
        for (Spot thing : things) {
            ids.add(thing.id());
        }
        boolean lost = false;
        if (!ids.equals(shown)) {
            for (String id : List.copyOf(buttons.keySet())) {
                if (!ids.contains(id)) {
                    HTMLElement button = buttons.remove(id);
                    lost |= Browser.holdsFocus(button);
                    button.delete();
                }
            }
            for (Spot thing : things) {
                place(thing);
            }
            shown = ids;
        }
        for (Spot thing : things) {
            HTMLElement button = buttons.get(thing.id());
            Dom.setText(button, thing.label());
            Dom.setAttribute(button, "aria-pressed", state.picks().contains(thing.id()) ? "true" : "false");
        }
        return lost;
    }

    // In the order of the list. Moving an element would take its focus away, so one that stays in place is not moved.
    private void place(Spot thing) {
        HTMLElement button = buttons.get(thing.id());
        if (button == null) {
            button = Dom.button("plain", thing.label(), () -> pick.accept(thing.id()));
            button.setAttribute("data-spot", thing.id());
            buttons.put(thing.id(), button);
            root.appendChild(button);
        } else if (!Browser.holdsFocus(button)) {
            root.appendChild(button);
        }
    }
}
