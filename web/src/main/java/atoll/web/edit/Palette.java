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
import org.teavm.jso.dom.xml.Node;

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
            arrange(things);
            shown = ids;
        }
        for (Spot thing : things) {
            HTMLElement button = buttons.get(thing.id());
            Dom.setText(button, thing.label());
            Dom.setAttribute(button, "aria-pressed", state.picks().contains(thing.id()) ? "true" : "false");
        }
        return lost;
    }

    // In the order of the list. Moving an element would take its focus away, so the others move around the focused one.
    private void arrange(List<Spot> things) {
        Node next = root.getFirstChild();
        for (Spot thing : things) {
            HTMLElement button = buttons.computeIfAbsent(thing.id(), id -> button(thing));
            while (Browser.holdsFocus(button) && next != button) {
                Node later = next;
                next = next.getNextSibling();
                root.appendChild(later);
            }
            if (next == button) {
                next = next.getNextSibling();
            } else {
                root.insertBefore(button, next);
            }
        }
    }

    private HTMLElement button(Spot thing) {
        HTMLElement button = Dom.button("plain", thing.label(), () -> pick.accept(thing.id()));
        button.setAttribute("data-spot", thing.id());
        return button;
    }
}
