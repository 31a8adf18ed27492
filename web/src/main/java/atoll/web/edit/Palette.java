package atoll.web.edit;

import atoll.table.present.PickState;
import atoll.table.scene.Scene;
import atoll.table.scene.Spot;
import atoll.web.canvas.SceneCanvas;
import atoll.web.canvas.ThemeColours;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.xml.Node;

/** Spots beside the board, as buttons: what can be put on it, or what has no place on it. They are picked by the same picker. */
final class Palette {
    private final Consumer<String> pick;
    private final HTMLElement root = Dom.el("div", "palette");
    private final Map<String, HTMLElement> buttons = new HashMap<>();
    /** By button: its words, after its sign. */
    private final Map<String, HTMLElement> names = new HashMap<>();
    /** By button: the sign of its seat, if it has one. */
    private final Map<String, SceneCanvas> signs = new HashMap<>();

    private final ThemeColours colours;
    private List<String> shown = List.of();

    Palette(String id, String name, ThemeColours colours, Consumer<String> pick) {
        this.pick = pick;
        this.colours = colours;
        root.setId(id);
        root.setAttribute("role", "group");
        root.setAttribute("aria-label", name);
    }

    HTMLElement element() {
        return root;
    }

    /** Shows the sign of a seat on its button, which must exist. */
    void sign(String id, Scene drawing) {
        SceneCanvas sign = signs.get(id);
        if (sign == null) {
            sign = new SceneCanvas(Dom.canvas("sign"), colours, true);
            signs.put(id, sign);
            buttons.get(id).insertBefore(sign.element(), names.get(id));
        }
        sign.showStill(drawing);
    }

    /**
     * Buttons are kept while they are shown, so that they keep the focus.
     *
     * @param wrong the spots that a problem is about; the style sheet marks them
     * @return whether the focused button is gone
     */
    boolean render(PickState state, List<Spot> things, List<String> wrong) {
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
                    names.remove(id);
                    signs.remove(id);
                    button.delete();
                }
            }
            arrange(things);
            shown = ids;
        }
        for (Spot thing : things) {
            HTMLElement button = buttons.get(thing.id());
            Dom.setText(names.get(thing.id()), thing.label());
            Dom.setAttribute(button, "aria-pressed", state.picks().contains(thing.id()) ? "true" : "false");
            Dom.setAttribute(button, "data-problem", wrong.contains(thing.id()) ? "yes" : "no");
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
        HTMLElement button = Dom.button("plain", "", () -> pick.accept(thing.id()));
        HTMLElement name = Dom.text("span", "", thing.label());
        button.appendChild(name);
        names.put(thing.id(), name);
        button.setAttribute("data-spot", thing.id());
        return button;
    }
}
