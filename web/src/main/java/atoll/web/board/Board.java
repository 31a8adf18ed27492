package atoll.web.board;

import atoll.table.ViewOptions;
import atoll.table.present.BoardModel;
import atoll.table.present.PickState;
import atoll.table.scene.Scene;
import atoll.table.scene.Spot;
import atoll.web.canvas.SceneCanvas;
import atoll.web.canvas.ThemeColours;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.dom.Pointers;
import atoll.web.text.Texts;
import java.util.List;
import java.util.function.Consumer;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.events.MouseEvent;
import org.teavm.jso.dom.html.HTMLCanvasElement;
import org.teavm.jso.dom.html.HTMLElement;

/** The board on the screen: the drawing, and its spots for pointer, touch, keyboard and screen reader. */
public final class Board {
    /** The least width of a tablet. */
    private static final int TABLET = 640;

    private static final int NONE = -1;

    private final BoardModel model;
    private final Consumer<String> pick;
    private final HTMLElement box;
    private final HTMLCanvasElement element;
    private final SceneCanvas canvas;
    private final SpotList spots;
    private final Texts texts;
    private final HTMLElement zoom = Dom.el("div", "zoom");
    private final HTMLElement note = Dom.el("p", "spot-note");
    /** Null without a map to zoom. */
    private PanZoomDrag panZoomDrag;

    private PickState state;
    /** As drawn, and as seen through the lens. */
    private Scene plain;

    private Scene scene;
    private String hovered;
    private String focused;
    private boolean drawsHover;
    /** See {@link ViewOptions#room}, of a board within text; {@link #NONE} if it depends on the window. */
    private int fixedRoom = NONE;
    /** The shape in a window that is high enough. */
    private final int longest;

    private int previewed = -1;
    /** See {@link ViewOptions#room}; {@link #NONE} while it has no size. */
    private int room = NONE;

    /**
     * @param pick called with the id of a picked spot, for any input device
     */
    public Board(BoardModel model, Texts texts, ThemeColours colours, Consumer<String> pick) {
        this(model, texts, colours, pick, ViewOptions.LONG);
    }

    /**
     * @param longest the {@linkplain ViewOptions#room shape} in a window that is high enough
     */
    public Board(BoardModel model, Texts texts, ThemeColours colours, Consumer<String> pick, int longest) {
        this.longest = longest;
        this.model = model;
        this.pick = pick;
        this.texts = texts;
        zoom.setHidden(true);
        element = Dom.canvas("");
        HTMLCanvasElement marks = Dom.canvas("marks");
        canvas = new SceneCanvas(element, marks, colours);
        spots = new SpotList(texts, pick, this::focus, spot -> has(spot) ? model.illegalMoveText(spot) : "");
        box = Dom.el("div", "board", element, marks, spots.element());
        element.addEventListener("click", (MouseEvent event) -> click(event));
        element.addEventListener("pointermove", (MouseEvent event) -> hover(event));
        element.addEventListener("pointerdown", (MouseEvent event) -> hover(event));
        element.addEventListener("pointerleave", (Event event) -> point(null));
    }

    /** Makes it a small board within text, drawn for that {@linkplain ViewOptions#room shape} in any window. */
    public Board small(int newRoom) {
        fixedRoom = newRoom;
        return this;
    }

    public HTMLElement box() {
        return box;
    }

    /** Buttons to zoom the map; hidden without one. */
    public HTMLElement zoomButtons() {
        return zoom;
    }

    /** The words about the spot that is pointed at, see {@link Scene#note}; empty without one. */
    public HTMLElement note() {
        return note;
    }

    /** Gives it the accessible name of the page's main board. */
    public Board named() {
        canvas.element().setId("board");
        spots.element().setId("spots");
        return this;
    }

    public Scene scene() {
        return scene;
    }

    /** The spots of the position, whether the lens shows them or not. */
    public List<Spot> spots() {
        return plain == null ? List.of() : plain.spots();
    }

    /** Whether that spot exists now: the shown ones are replaced a little later than the scene. */
    public boolean has(String spot) {
        return scene != null && scene.spot(spot) != null;
    }

    /** It is in the document now: shows the position, and observes the size of its box. */
    public void enter(PickState first) {
        state = first;
        resized();
        Browser.onResize(box, this::resized);
    }

    // The only place that reads sizes: reading after every change would force a second layout.
    private void resized() {
        HTMLElement table = (HTMLElement) box.getParentNode();
        int wide = table.getClientWidth();
        int high = table.getClientHeight();
        room = high > wide ? ViewOptions.TALL : ViewOptions.WIDE;
        // the column of players beside it is that wide
        if (room == ViewOptions.WIDE && wide - Math.max(292, 0.26 * wide) < 1.15 * high) {
            room = ViewOptions.SQUARE;
        }
        // a board of that shape needs room for players, prompt and tools beside it, and less of it on a tablet
        if (high > 0.78 * wide + 468) {
            room = wide > TABLET && longest == ViewOptions.LONG ? ViewOptions.BROAD : longest;
        }
        if (fixedRoom != NONE) {
            room = fixedRoom;
        }
        if (box.getClientWidth() == 0 || box.getClientHeight() == 0) {
            room = NONE;
        }
        redraw();
        showSpots();
    }

    /** Draws a position; {@link #showSpots} completes it. While another seat moves, no earlier message stays. */
    public void render(PickState newState) {
        state = newState;
        if (state.isOthersTurn()) {
            hovered = null;
            Dom.setAttribute(box, "data-pointing", "no");
        }
        redraw();
    }

    /** Shows the spots of the last drawn position. */
    public void showSpots() {
        if (scene != null) {
            spots.render(state, plain, scene, canvas);
            explain();
        }
    }

    /** Draws it with what is hovered now, through the current lens. Hovering changes only the drawing, not the spots. */
    void redraw() {
        if (room == NONE) {
            return;
        }
        previewed = model.previewed(pointed());
        drawsHover = model.describesPick(pointed());
        plain = model.scene(room, pointed());
        if (panZoomDrag == null) {
            plain.ifWindow(
                    () -> panZoomDrag = new PanZoomDrag(this, model, pick, texts, fixedRoom == NONE ? zoom : null));
        }
        scene = panZoomDrag == null ? plain : panZoomDrag.visible(plain);
        // The board takes only the space it can use, so that the content below stays near.
        int shape = (int) (1000 * scene.height() / scene.width());
        ((HTMLElement) box.getParentNode()).getStyle().setProperty("--tall", Integer.toString(shape));
        if (panZoomDrag != null && panZoomDrag.skipsTransition()) {
            canvas.showStill(scene);
        } else {
            canvas.show(scene);
        }
    }

    private String pointed() {
        return hovered != null || state.isOthersTurn() ? hovered : focused;
    }

    // If the preview stays the same, nothing is redrawn, which matters while a bot searches.
    private void drawPreview() {
        if (model.previewed(pointed()) != previewed || drawsHover || model.describesPick(pointed())) {
            redraw();
        }
    }

    /** Paints without waiting for the next frame. */
    public void print() {
        canvas.print();
    }

    /** Ends a transition at once. */
    public void finish() {
        canvas.finish();
    }

    /** Moves the focus to the next spot that can be picked. Returns false if there is none. */
    public boolean focusNext() {
        return spots.focusNext();
    }

    private void click(MouseEvent event) {
        finish();
        if (panZoomDrag != null && panZoomDrag.wasGesture()) {
            return;
        }
        String spot = hit(event, tolerance(event));
        if (spot != null) {
            // what was picked is not pointed at again before the pointer moves
            hovered = null;
            pick.accept(spot);
        }
    }

    private void hover(MouseEvent event) {
        if (panZoomDrag != null && panZoomDrag.handle(event)) {
            point(null);
            return;
        }
        // A touch shows a preview while it rests or slides; lifted without sliding, it picks.
        point(hit(event, tolerance(event)));
    }

    // A mouse picks only what it shows.
    private static double tolerance(MouseEvent event) {
        return "mouse".equals(Pointers.type(event)) ? HitTest.MOUSE : HitTest.FINGER;
    }

    private void point(String spot) {
        if (spot == null ? hovered != null : !spot.equals(hovered)) {
            hovered = spot;
            drawPreview();
            explain();
        }
        boolean alive = spot != null && state.leadsToMove(spot);
        Dom.setAttribute(box, "data-pointing", alive ? "yes" : "no");
    }

    // What the table says about the spot that is pointed at, else why it cannot be picked. The spot may be gone
    // meanwhile.
    private void explain() {
        if (plain != null) {
            String spot = pointed();
            String words = plain.note();
            Dom.setText(note, words.isEmpty() && spot != null && has(spot) ? model.illegalMoveText(spot) : words);
        }
    }

    private void focus(String spot) {
        focused = spot;
        Spot shown = spot == null || plain == null ? null : plain.spot(spot);
        if (shown != null && panZoomDrag != null) {
            panZoomDrag.show(shown);
        }
        drawPreview();
        explain();
    }

    /** See {@link PanZoomDrag#zoom}. */
    public void zoom(boolean nearer) {
        if (panZoomDrag != null) {
            panZoomDrag.zoom(nearer);
        }
    }

    /** See {@link PanZoomDrag#zoomOut}. */
    public void zoomOut() {
        if (panZoomDrag != null) {
            panZoomDrag.zoomOut();
        }
    }

    /** The state that is shown. */
    PickState state() {
        return state;
    }

    SceneCanvas canvas() {
        return canvas;
    }

    /** Moves the spot elements to their visible places. */
    void place() {
        if (scene != null) {
            spots.place(scene, canvas);
        }
    }

    /** The scene without the lens; null before the first drawing. */
    Scene plain() {
        return plain;
    }

    /** The focused spot as seen through the lens; or null. */
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
        Spot spot = HitTest.at(scene, x, y, tolerance / canvas.unit(), s -> state.leadsToMove(s.id()));
        return spot == null ? null : spot.id();
    }
}
