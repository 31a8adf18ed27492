package atoll.web.board;

import atoll.table.present.TablePresenter;
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

/** Buttons for the spots of a scene that have no place on the board. */
public final class ChoiceButtons {
    private final TablePresenter presenter;
    private final Consumer<String> pick;
    private final HTMLElement root = Dom.el("div", "choices");
    private final Map<String, HTMLElement> buttons = new HashMap<>();

    public ChoiceButtons(TablePresenter presenter, Texts texts, Consumer<String> pick) {
        this.presenter = presenter;
        this.pick = pick;
        root.setAttribute("role", "group");
        root.setAttribute("aria-label", texts.text("group.actions"));
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
    public boolean show(Scene scene) {
        boolean lost = false;
        for (String id : List.copyOf(buttons.keySet())) {
            Spot spot = scene == null ? null : scene.spot(id);
            if (spot == null || spot.area() != null) {
                HTMLElement button = buttons.remove(id);
                lost |= Browser.holdsFocus(button);
                button.delete();
            }
        }
        for (Spot spot : scene == null ? List.<Spot>of() : scene.spots()) {
            if (spot.area() == null) {
                show(spot);
            }
        }
        return lost;
    }

    private void show(Spot spot) {
        HTMLElement button = buttons.get(spot.id());
        if (button == null) {
            button = Dom.button("plain", spot.label(), () -> pick.accept(spot.id()));
            button.setAttribute("data-spot", spot.id());
            buttons.put(spot.id(), button);
            root.appendChild(button);
        }
        Dom.setText(button, spot.label());
        Dom.enable(button, presenter.personToMove() && presenter.picker().canPick(spot.id()));
        Dom.setAttribute(button, "data-hint", presenter.composer().isHinted(spot.id()) ? "yes" : "no");
        Dom.setAttribute(button, "aria-pressed", presenter.picker().picks().contains(spot.id()) ? "true" : "false");
    }
}
