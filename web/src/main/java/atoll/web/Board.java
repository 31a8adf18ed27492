package atoll.web;

import atoll.table.Area;
import atoll.table.Lens;
import atoll.table.Picker;
import atoll.table.Scene;
import atoll.table.Sitting;
import atoll.table.Spot;
import java.util.function.Consumer;
import org.teavm.jso.JSBody;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.events.MouseEvent;
import org.teavm.jso.dom.html.HTMLCanvasElement;
import org.teavm.jso.dom.html.HTMLElement;

/** The board on the screen: the drawing, and the spots under pointer, finger, keyboard and screen reader. */
final class Board implements Gestures.Held {
    /** How much nearer a key brings. */
    private static final double STEP = 1.5;

    private final Sitting sitting;
    private final Consumer<String> pick;
    private final HTMLElement box;
    private final HTMLCanvasElement element;
    private final Canvas canvas;
    private final SpotList spots;
    private final Gestures gestures;
    private final Carried carried;
    private final ZoomButtons zoom;
    /** As drawn, and as it is seen through the lens. */
    private Scene plain;

    private Scene scene;
    private Lens lens = Lens.WHOLE;
    private boolean still;
    private String hovered;
    private String focused;
    private boolean telling;
    private boolean narrow;
    private int previewed = -1;
    private boolean roomy;
    private boolean tall;
    private int shape;

    /** @param pick told the id of the spot that was picked, by whatever means */
    Board(Sitting sitting, Texts texts, Inks inks, Consumer<String> pick) {
        this.sitting = sitting;
        this.pick = pick;
        element = Dom.canvas("");
        HTMLCanvasElement marks = Dom.canvas("marks");
        canvas = new Canvas(element, marks, inks);
        spots = new SpotList(texts, pick, this::focus, sitting::whyNot);
        box = Dom.el("div", "board", element, marks, spots.element());
        gestures = new Gestures(element, this);
        carried = new Carried(box);
        zoom = new ZoomButtons(texts, this);
        element.addEventListener("click", (MouseEvent event) -> click(event));
        element.addEventListener("pointermove", (MouseEvent event) -> hover(event));
        element.addEventListener("pointerdown", (MouseEvent event) -> hover(event));
        element.addEventListener("pointerleave", (Event event) -> point(null));
    }

    /** Makes it a small board amid other things: drawn as on a phone, whatever the window. */
    Board narrow() {
        narrow = true;
        return this;
    }

    HTMLElement box() {
        return box;
    }

    /** Looks at the map from nearer and farther; hidden where there is none. */
    HTMLElement zoomButtons() {
        return zoom.element();
    }

    /** Makes it the board of the page: it alone is called so. */
    Board named() {
        canvas.element().setId("board");
        spots.element().setId("spots");
        gestures.wheel();
        return this;
    }

    Scene scene() {
        return scene;
    }

    /** It is part of the page: shows the position, and follows the size of its box. */
    void enter() {
        resized();
        Browser.onResize(box, this::resized);
    }

    // Sizes are asked for here only: after every change it would make the browser lay out the page twice.
    private void resized() {
        HTMLElement table = (HTMLElement) box.getParentNode();
        tall = narrow || table.getClientHeight() > table.getClientWidth();
        roomy = box.getClientWidth() > 0 && box.getClientHeight() > 0;
        show();
    }

    /** Shows the position as it is now. */
    void show() {
        draw();
        if (scene != null) {
            spots.show(plain, scene, sitting.personToMove() ? sitting.picker() : null, canvas);
            explain();
        }
    }

    // What is pointed at changes the drawing only, not what can be picked.
    private void draw() {
        if (!roomy) {
            return;
        }
        previewed = sitting.previewed(pointed());
        telling = sitting.isTelling(pointed());
        plain = sitting.scene(tall, pointed());
        scene = plain.through(lens);
        if (!narrow && plain.window() != null) {
            Dom.set(box, "data-near", lens.isNear() ? "yes" : "no");
            zoom.show(lens);
        }
        // The page gives the board what it can use, and no more: what is below stays near.
        int now = (int) (1000 * scene.height() / scene.width());
        if (now != shape) {
            shape = now;
            ((HTMLElement) box.getParentNode()).getStyle().setProperty("--tall", Integer.toString(shape));
        }
        if (still) {
            canvas.showStill(scene);
        } else {
            canvas.show(scene);
        }
    }

    private String pointed() {
        return hovered != null ? hovered : focused;
    }

    // Whatever else is pointed at looks as it did: nothing has to be drawn anew, least of all while a bot thinks.
    private void drawPreview() {
        if (sitting.previewed(pointed()) != previewed || telling || sitting.isTelling(pointed())) {
            draw();
        }
    }

    /** Paints without waiting for the next frame. */
    void print() {
        canvas.print();
    }

    /** Ends a glide at once. */
    void finish() {
        canvas.finish();
    }

    /** Moves the focus to the next spot that can be picked. False if there is none. */
    boolean focusNext() {
        return spots.focusNext();
    }

    private void click(MouseEvent event) {
        finish();
        if (gestures.wasGesture()) {
            return;
        }
        String spot = hit(event, Hits.FINGER);
        if (spot != null) {
            pick.accept(spot);
        }
    }

    private void hover(MouseEvent event) {
        carried.move(event.getOffsetX(), event.getOffsetY());
        if (gestures.isBusy()) {
            point(null);
            return;
        }
        // A finger shows a preview as long as it rests or slides; lifted without having slid, it picks.
        point(hit(event, "mouse".equals(pointerType(event)) ? Hits.MOUSE : Hits.FINGER));
    }

    private void point(String spot) {
        if (spot == null ? hovered != null : !spot.equals(hovered)) {
            hovered = spot;
            drawPreview();
            explain();
        }
        boolean alive =
                spot != null && sitting.personToMove() && sitting.picker().alive(spot);
        Dom.set(box, "data-pointing", alive ? "yes" : "no");
    }

    // Whoever rests with the mouse on a place that cannot be picked reads why. The place may be gone since.
    private void explain() {
        boolean there = hovered != null && scene != null && scene.spot(hovered) != null;
        Dom.set(element, "title", there ? sitting.whyNot(hovered) : "");
    }

    private void focus(String spot) {
        focused = spot;
        Spot shown = spot == null || plain == null ? null : plain.spot(spot);
        if (shown != null && plain.window() != null && lens.isNear()) {
            look(lens.show(plain.window(), shown.area()));
            rest();
        }
        drawPreview();
    }

    // Hands.

    @Override
    public String carried(MouseEvent event) {
        String spot = hit(event, Hits.FINGER);
        // Amid text a finger scrolls the page.
        boolean can = spot != null
                && (!narrow || "mouse".equals(pointerType(event)))
                && sitting.personToMove()
                && !sitting.picker().dead(spot)
                && sitting.table().isCarried(sitting.view(), spot);
        return can ? spot : null;
    }

    @Override
    public void lift(String spot) {
        carried.lift(canvas, scene.spot(spot).area());
        if (!sitting.picker().picks().contains(spot)) {
            pick.accept(spot);
        }
    }

    @Override
    public void drop(String spot, MouseEvent event) {
        String to = hit(event, Hits.FINGER);
        if (to != null && !to.equals(spot) && sitting.picker().alive(to)) {
            pick.accept(to);
        }
    }

    @Override
    public Lens lens() {
        return plain == null || plain.window() == null ? null : lens;
    }

    @Override
    public boolean zoom(double x, double y, double times) {
        double sceneX = (x - canvas.left()) / canvas.unit();
        double sceneY = (y - canvas.top()) / canvas.unit();
        if (lens() == null || !plain.window().contains(sceneX, sceneY)) {
            return false;
        }
        return look(lens.zoom(plain.window(), sceneX, sceneY, times));
    }

    /** Looks at the middle from nearer, or from farther. */
    void zoom(boolean nearer) {
        if (lens() != null) {
            Spot spot = focused == null ? null : scene.spot(focused);
            Area at = spot == null ? plain.window() : spot.area();
            Area window = plain.window();
            boolean inside = window.contains(at.centreX(), at.centreY());
            Area middle = inside ? at : window;
            if (look(lens.zoom(window, middle.centreX(), middle.centreY(), nearer ? STEP : 1 / STEP))) {
                rest();
            }
        }
    }

    /** Looks at all of the map. */
    void zoomOut() {
        if (look(Lens.WHOLE)) {
            rest();
        }
    }

    @Override
    public void pan(double dx, double dy) {
        if (lens() != null) {
            look(lens.pan(plain.window(), dx / canvas.unit(), dy / canvas.unit()));
        }
    }

    private boolean look(Lens next) {
        if (next.equals(lens)) {
            return false;
        }
        lens = next;
        still = true;
        draw();
        still = false;
        return true;
    }

    @Override
    public void rest() {
        carried.drop();
        if (scene != null) {
            spots.place(scene, canvas);
        }
    }

    private String hit(MouseEvent event, double tolerance) {
        if (scene == null) {
            return null;
        }
        double x = (event.getOffsetX() - canvas.left()) / canvas.unit();
        double y = (event.getOffsetY() - canvas.top()) / canvas.unit();
        Picker picker = sitting.picker();
        Spot spot = Hits.at(scene, x, y, tolerance / canvas.unit(), s -> picker.alive(s.id()));
        return spot == null ? null : spot.id();
    }

    @JSBody(params = "event", script = "return event.pointerType || 'mouse';")
    private static native String pointerType(MouseEvent event);
}
