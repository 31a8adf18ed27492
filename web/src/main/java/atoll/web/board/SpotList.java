package atoll.web.board;

import atoll.table.present.PickState;
import atoll.table.scene.Scene;
import atoll.table.scene.Spot;
import atoll.web.canvas.SceneCanvas;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.text.Texts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLElement;

/**
 * The spots of the scene as elements over the canvas, for keyboard and screen reader: one tab stop per group, arrows by
 * geometry, Page Up and Page Down in sequence, Enter or Space picks. Pointers pass through to the canvas.
 */
final class SpotList {
    private final Texts texts;
    private final Consumer<String> pick;
    private final Consumer<String> focused;
    private final Function<String, String> reasonFor;
    private final HTMLElement root = Dom.el("div", "spots");
    private final Map<String, HTMLElement> groups = new HashMap<>();
    private final Map<String, HTMLElement> elements = new HashMap<>();
    /** The position of each element: setting a style causes a layout, even with the same value. */
    private final Map<String, int[]> positions = new HashMap<>();

    /** The tab stop of each group. */
    private final Map<String, String> tabStops = new HashMap<>();

    private final List<Spot> shown = new ArrayList<>();
    private PickState state;
    private String focus;

    /**
     * @param focused called with the id of the focused spot, or null
     * @param reasonFor why a spot cannot be picked, or empty; called for the focused spot
     */
    SpotList(Texts texts, Consumer<String> pick, Consumer<String> focused, Function<String, String> reasonFor) {
        this.texts = texts;
        this.pick = pick;
        this.focused = focused;
        this.reasonFor = reasonFor;
    }

    HTMLElement element() {
        return root;
    }

    /**
     * @param scene as drawn: arrow keys use it, whatever the lens
     * @param seen the scene through the lens
     */
    void render(PickState newState, Scene scene, Scene seen, SceneCanvas canvas) {
        state = newState;
        List<Spot> before = List.copyOf(shown);
        shown.clear();
        for (Spot spot : scene.spots()) {
            if (spot.area() != null) {
                shown.add(spot);
            }
        }
        Spot lost = removeOthers(before);
        for (Spot spot : shown) {
            HTMLElement element = elements.get(spot.id());
            if (element == null) {
                element = add(spot);
            }
            Dom.setAttribute(element, "aria-label", spot.label());
            Dom.enable(element, state.canPick(spot.id()));
            Dom.setAttribute(element, "aria-pressed", state.picks().contains(spot.id()) ? "true" : "false");
            if (!tabStops.containsKey(spot.group())) {
                tabStops.put(spot.group(), spot.id());
            }
            Dom.setAttribute(element, "tabindex", spot.id().equals(tabStops.get(spot.group())) ? "0" : "-1");
            if (element.getParentNode() == null) {
                group(spot.group()).appendChild(element); // complete: each later change would invalidate styles
            }
        }
        place(seen, canvas);
        if (lost != null) {
            focusNear(lost);
        }
        if (focus != null) {
            describe(focus, reasonFor.apply(focus));
        }
    }

    /** Moves the elements to their visible places. */
    void place(Scene seen, SceneCanvas canvas) {
        for (Spot spot : seen.spots()) {
            HTMLElement element = elements.get(spot.id());
            if (spot.area() != null && element != null) {
                place(element, spot, canvas);
            }
        }
    }

    // Otherwise the focus would fall back to the top of the page.
    private void focusNear(Spot gone) {
        Spot next = HitTest.nearest(shown, gone);
        root.setAttribute("tabindex", "-1");
        Browser.focus(next == null ? root : elements.get(next.id()));
    }

    /** Moves the focus to the next spot that can be picked, in scene order. Returns false if there is none. */
    boolean focusNext() {
        int from = -1;
        for (int i = 0; i < shown.size(); i++) {
            if (shown.get(i).id().equals(focus)) {
                from = i;
            }
        }
        for (int step = 1; step <= shown.size(); step++) {
            Spot spot = shown.get((from + step) % shown.size());
            if (state != null && state.leadsToMove(spot.id())) {
                elements.get(spot.id()).focus();
                return true;
            }
        }
        return false;
    }

    // Returns the removed spot that had the focus, or null.
    private Spot removeOthers(List<Spot> before) {
        Set<String> ids = new HashSet<>();
        for (Spot spot : shown) {
            ids.add(spot.id());
        }
        Spot lost = null;
        for (Spot spot : before) {
            String id = spot.id();
            if (!ids.contains(id)) {
                HTMLElement element = elements.remove(id);
                if (Browser.holdsFocus(element)) {
                    lost = spot;
                    focus = null;
                }
                element.delete();
                tabStops.values().remove(id);
                positions.remove(id);
            }
        }
        return lost;
    }

    private HTMLElement add(Spot spot) {
        HTMLElement element = Dom.el("button", "spot");
        element.setAttribute("type", "button");
        element.setAttribute("data-spot", spot.id());
        element.addEventListener("click", (Event event) -> pick.accept(spot.id()));
        element.addEventListener("focus", (Event event) -> focus(spot));
        element.addEventListener("blur", (Event event) -> blur(spot));
        element.addEventListener("keydown", (KeyboardEvent event) -> key(spot.id(), event));
        elements.put(spot.id(), element);
        return element;
    }

    private HTMLElement group(String name) {
        HTMLElement group = groups.get(name);
        if (group == null) {
            group = Dom.el("div", "");
            group.setAttribute("role", "group");
            String label = "group." + name;
            group.setAttribute("aria-label", texts.text(texts.has(label) ? label : "group.other"));
            groups.put(name, group);
            root.appendChild(group);
        }
        return group;
    }

    private void place(HTMLElement element, Spot spot, SceneCanvas canvas) {
        double unit = canvas.unit();
        int[] place = {
            pixels(canvas.left() + spot.area().left() * unit),
            pixels(canvas.top() + spot.area().top() * unit),
            pixels(spot.area().width() * unit),
            pixels(spot.area().height() * unit)
        };
        if (!Arrays.equals(place, positions.put(spot.id(), place))) {
            element.getStyle()
                    .setCssText("left:" + place[0] + "px;top:" + place[1] + "px;width:" + place[2] + "px;height:"
                            + place[3] + "px");
        }
    }

    private static int pixels(double pixels) {
        return (int) Math.floor(pixels + 0.5);
    }

    private void focus(Spot spot) {
        focus = spot.id();
        String before = tabStops.put(spot.group(), spot.id());
        HTMLElement stop = elements.get(before);
        if (stop != null) {
            Dom.setAttribute(stop, "tabindex", "-1");
        }
        Dom.setAttribute(elements.get(spot.id()), "tabindex", "0");
        describe(spot.id(), reasonFor.apply(spot.id()));
        focused.accept(spot.id());
    }

    private void describe(String id, String reason) {
        HTMLElement element = elements.get(id);
        if (element != null && reason.isEmpty()) {
            element.removeAttribute("aria-description");
        } else if (element != null) {
            Dom.setAttribute(element, "aria-description", reason);
        }
    }

    private void blur(Spot spot) {
        describe(spot.id(), "");
        if (spot.id().equals(focus)) {
            focus = null;
            focused.accept(null);
        }
    }

    private void key(String id, KeyboardEvent event) {
        int dx = 0;
        int dy = 0;
        switch (event.getKey()) {
            case "ArrowLeft" -> dx = -1;
            case "ArrowRight" -> dx = 1;
            case "ArrowUp" -> dy = -1;
            case "ArrowDown" -> dy = 1;
            case "PageDown" -> step(id, 1);
            case "PageUp" -> step(id, -1);
            default -> {
                return;
            }
        }
        event.preventDefault();
        Spot next = dx == 0 && dy == 0 ? null : HitTest.neighbour(shown, id, dx, dy);
        if (next != null) {
            elements.get(next.id()).focus();
        }
    }

    // In sequence: arrow keys alone may not reach all spots where they overlap.
    private void step(String id, int by) {
        List<Spot> group = new ArrayList<>();
        int at = 0;
        for (Spot spot : shown) {
            if (spot.id().equals(id)) {
                at = group.size();
            }
            if (spot.group().equals(groupOf(id))) {
                group.add(spot);
            }
        }
        elements.get(group.get((at + by + group.size()) % group.size()).id()).focus();
    }

    private String groupOf(String id) {
        for (Spot spot : shown) {
            if (spot.id().equals(id)) {
                return spot.group();
            }
        }
        return "";
    }
}
