package atoll.web.board;

import atoll.table.ViewOptions;
import atoll.table.present.Picker;
import atoll.table.present.TablePresenter;
import atoll.table.scene.Scene;
import atoll.table.scene.Spot;
import atoll.web.canvas.SceneCanvas;
import atoll.web.canvas.ThemeColours;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.dom.Pointers;
import atoll.web.text.Texts;
import java.util.function.Consumer;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.events.MouseEvent;
import org.teavm.jso.dom.html.HTMLCanvasElement;
import org.teavm.jso.dom.html.HTMLElement;

/** The board on the screen: the drawing, and the spots under pointer, finger, keyboard and screen reader. */
public final class Board {
    private final TablePresenter presenter;
    private final Consumer<String> pick;
    private final HTMLElement box;
    private final HTMLCanvasElement element;
    private final SceneCanvas canvas;
    private final SpotList spots;
    private final Texts texts;
    private final HTMLElement zoom = Dom.el("div", "zoom");
    /** Null where there is no map to look at from nearer. */
    private PanZoomDrag hands;
    /** As drawn, and as it is seen through the lens. */
    private Scene plain;

    private Scene scene;
    private String hovered;
    private String focused;
    private boolean telling;
    private boolean narrow;
    private int previewed = -1;
    private boolean roomy;
    private int room;

    /** @param pick told the id of the spot that was picked, by whatever means */
    public Board(TablePresenter presenter, Texts texts, ThemeColours colours, Consumer<String> pick) {
        this.presenter = presenter;
        this.pick = pick;
        this.texts = texts;
        zoom.setHidden(true);
        element = Dom.canvas("");
        HTMLCanvasElement marks = Dom.canvas("marks");
        canvas = new SceneCanvas(element, marks, colours);
        spots = new SpotList(texts, pick, this::focus, spot -> has(spot) ? presenter.illegalMoveText(spot) : "");
        box = Dom.el("div", "board", element, marks, spots.element());
        element.addEventListener("click", (MouseEvent event) -> click(event));
        element.addEventListener("pointermove", (MouseEvent event) -> hover(event));
        element.addEventListener("pointerdown", (MouseEvent event) -> hover(event));
        element.addEventListener("pointerleave", (Event event) -> point(null));
    }

    /** Makes it a small board amid other things: drawn as on a phone, whatever the window. */
    public Board narrow() {
        narrow = true;
        return this;
    }

    public HTMLElement box() {
        return box;
    }

    /** Looks at the map from nearer and farther; hidden where there is none. */
    public HTMLElement zoomButtons() {
        return zoom;
    }

    /** Makes it the board of the page: it alone is called so. */
    public Board named() {
        canvas.element().setId("board");
        spots.element().setId("spots");
        return this;
    }

    public Scene scene() {
        return scene;
    }

    /** Whether there is such a place now: those that are shown are replaced a little later than the scene. */
    public boolean has(String spot) {
        return scene != null && scene.spot(spot) != null;
    }

    /** It is part of the page: shows the position, and follows the size of its box. */
    public void enter() {
        resized();
        Browser.onResize(box, this::resized);
    }

    // Sizes are asked for here only: after every change it would make the browser lay out the page twice.
    private void resized() {
        HTMLElement table = (HTMLElement) box.getParentNode();
        int wide = table.getClientWidth();
        int high = table.getClientHeight();
        room = narrow || high > wide ? ViewOptions.TALL : ViewOptions.WIDE;
        // beside a board of that shape there has to be room for players, prompt and tools
        if (!narrow && high > 1.3 * wide + 265 * canvas.textScale()) {
            room = ViewOptions.LONG;
        }
        roomy = box.getClientWidth() > 0 && box.getClientHeight() > 0;
        show();
    }

    /** Shows the position as it is now. */
    public void show() {
        draw();
        showSpots();
    }

    /** Shows what can be picked of the position drawn last. */
    public void showSpots() {
        if (scene != null) {
            spots.show(plain, scene, presenter.personToMove() ? presenter.picker() : null, canvas);
            explain();
        }
    }

    // What is pointed at changes the drawing only, not what can be picked.
    public void draw() {
        if (!roomy) {
            return;
        }
        previewed = presenter.previewed(pointed());
        telling = presenter.describesPick(pointed());
        plain = presenter.scene(room, pointed());
        if (hands == null) {
            plain.ifWindow(() -> hands = new PanZoomDrag(this, presenter, canvas, pick, texts, narrow ? null : zoom));
        }
        scene = hands == null ? plain : hands.seen(plain);
        // The page gives the board what it can use, and no more: what is below stays near.
        int shape = (int) (1000 * scene.height() / scene.width());
        ((HTMLElement) box.getParentNode()).getStyle().setProperty("--tall", Integer.toString(shape));
        if (hands != null && hands.isStill()) {
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
        if (presenter.previewed(pointed()) != previewed || telling || presenter.describesPick(pointed())) {
            draw();
        }
    }

    /** Paints without waiting for the next frame. */
    public void print() {
        canvas.print();
    }

    /** Ends a glide at once. */
    public void finish() {
        canvas.finish();
    }

    /** Moves the focus to the next spot that can be picked. False if there is none. */
    public boolean focusNext() {
        return spots.focusNext();
    }

    private void click(MouseEvent event) {
        finish();
        if (hands != null && hands.wasGesture()) {
            return;
        }
        String spot = hit(event, HitTest.FINGER);
        if (spot != null) {
            pick.accept(spot);
        }
    }

    private void hover(MouseEvent event) {
        if (hands != null && hands.takes(event)) {
            point(null);
            return;
        }
        // A finger shows a preview as long as it rests or slides; lifted without having slid, it picks.
        point(hit(event, "mouse".equals(Pointers.type(event)) ? HitTest.MOUSE : HitTest.FINGER));
    }

    private void point(String spot) {
        if (spot == null ? hovered != null : !spot.equals(hovered)) {
            hovered = spot;
            drawPreview();
            explain();
        }
        boolean alive =
                spot != null && presenter.personToMove() && presenter.picker().leadsToMove(spot);
        Dom.setAttribute(box, "data-pointing", alive ? "yes" : "no");
    }

    // Whoever rests with the mouse on a place that cannot be picked reads why. The place may be gone since.
    private void explain() {
        boolean there = hovered != null && scene != null && scene.spot(hovered) != null;
        Dom.setAttribute(element, "title", there ? presenter.illegalMoveText(hovered) : "");
    }

    private void focus(String spot) {
        focused = spot;
        Spot shown = spot == null || plain == null ? null : plain.spot(spot);
        if (shown != null && hands != null) {
            hands.show(shown);
        }
        drawPreview();
    }

    /** As {@link PanZoomDrag#zoom}. */
    public void zoom(boolean nearer) {
        if (hands != null) {
            hands.zoom(nearer);
        }
    }

    /** As {@link PanZoomDrag#zoomOut}. */
    public void zoomOut() {
        if (hands != null) {
            hands.zoomOut();
        }
    }

    /** Draws it as it is looked at now. */
    void redraw() {
        draw();
    }

    /** The spots lie where they are seen now. */
    void place() {
        if (scene != null) {
            spots.place(scene, canvas);
        }
    }

    /** As drawn, however it is looked at; null as long as nothing is. */
    Scene plain() {
        return plain;
    }

    /** The spot that has the focus, where it is seen; or null. */
    Spot focusedSpot() {
        return focused == null ? null : scene.spot(focused);
    }

    /** The spot under a pointer, or null. */
    String hit(MouseEvent event, double tolerance) {
        if (scene == null) {
            return null;
        }
        double x = (event.getOffsetX() - canvas.left()) / canvas.unit();
        double y = (event.getOffsetY() - canvas.top()) / canvas.unit();
        Picker picker = presenter.picker();
        Spot spot = HitTest.at(scene, x, y, tolerance / canvas.unit(), s -> picker.leadsToMove(s.id()));
        return spot == null ? null : spot.id();
    }
}
