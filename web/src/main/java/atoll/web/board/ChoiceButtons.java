package atoll.web.board;

import atoll.table.present.PickState;
import atoll.table.scene.Scene;
import atoll.table.scene.Spot;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.text.Texts;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.teavm.jso.dom.html.HTMLElement;

/** Buttons for the spots of a scene that have no place on the board, and one that confirms the picks. */
public final class ChoiceButtons {
    private final Consumer<String> pick;
    private final HTMLElement root = Dom.el("div", "choices");
    private final Map<String, HTMLElement> buttons = new HashMap<>();
    private final HTMLElement confirm;
    private boolean confirmable;

    public ChoiceButtons(Texts texts, Consumer<String> pick, Runnable confirms) {
        confirm = Dom.button("primary", texts.text("table.confirm"), confirms);
        this.pick = pick;
        root.setAttribute("role", "group");
        root.setAttribute("aria-label", texts.text("group.actions"));
    }

    /** Gives them the identities of the page's main choices; {@code title} is about confirming. */
    public ChoiceButtons named(String title) {
        root.setId("choices");
        confirm.setId("confirm");
        confirm.setTitle(title);
        return this;
    }

    public HTMLElement element() {
        return root;
    }

    /**
     * Buttons are kept while their labels change, so that they keep the focus.
     *
     * @param scene null for none
     * @return whether the focused button is gone
     */
    public boolean render(PickState state, Scene scene) {
        boolean lost = false;
        for (String id : List.copyOf(buttons.keySet())) {
            Spot spot = scene == null ? null : scene.spot(id);
            if (spot == null || spot.area() != null) {
                HTMLElement button = buttons.remove(id);
                lost |= Browser.holdsFocus(button);
                button.delete();
            }
        }
        int disabled = 0;
        for (Spot spot : scene == null ? List.<Spot>of() : scene.spots()) {
            if (spot.area() == null) {
                show(state, spot);
                disabled += state.canPick(spot.id()) ? 0 : 1;
            }
        }
        lost |= confirm(scene != null && state.canConfirm());
        // for styles: to look at the buttons themselves, a browser would do so at each change of a spot
        boolean usable = root.getChildNodes().getLength() > disabled;
        Dom.setAttribute(root, "data-usable", usable ? "yes" : "no");
        return lost;
    }

    // It comes last.
    private boolean confirm(boolean can) {
        boolean lost = confirmable && !can && Browser.holdsFocus(confirm);
        if (!can) {
            confirm.delete();
        } else if (root.getLastChild() != confirm) {
            root.appendChild(confirm);
        }
        confirmable = can;
        return lost;
    }

    private void show(PickState state, Spot spot) {
        HTMLElement button = buttons.get(spot.id());
        if (button == null) {
            button = Dom.button("plain", spot.label(), () -> pick.accept(spot.id()));
            button.setAttribute("data-spot", spot.id());
            buttons.put(spot.id(), button);
            root.appendChild(button);
        }
        Dom.setText(button, spot.label());
        Dom.enable(button, state.canPick(spot.id()));
        Dom.setAttribute(button, "data-hint", state.isHinted(spot.id()) ? "yes" : "no");
        Dom.setAttribute(button, "aria-pressed", state.picks().contains(spot.id()) ? "true" : "false");
    }
}
