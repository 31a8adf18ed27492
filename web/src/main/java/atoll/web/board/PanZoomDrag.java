package atoll.web.board;

import atoll.table.present.BoardModel;
import atoll.table.scene.Area;
import atoll.table.scene.Lens;
import atoll.table.scene.Scene;
import atoll.table.scene.Spot;
import atoll.web.canvas.SceneCanvas;
import atoll.web.dom.Dom;
import atoll.web.dom.Pointers;
import atoll.web.text.Texts;
import java.util.function.Consumer;
import org.teavm.jso.dom.events.MouseEvent;
import org.teavm.jso.dom.html.HTMLElement;

/** Zooms and pans a board with a map, and drags pieces, by touch, wheel and keys. */
class PanZoomDrag implements Gestures.Target {
    /** The zoom factor of a key press. */
    private static final double STEP = 1.5;

    private final Board board;
    private final BoardModel model;
    private final SceneCanvas canvas;
    private final Consumer<String> pick;
    private final boolean narrow;
    private final Gestures gestures;
    private final DragImage dragImage;
    private final ZoomButtons buttons;
    private Lens lens = Lens.WHOLE;
    private boolean still;

    /**
     * @param zoom the place of the buttons; null for a board within text, which touch scrolls
     */
    PanZoomDrag(Board board, BoardModel model, Consumer<String> pick, Texts texts, HTMLElement zoom) {
        this.board = board;
        this.model = model;
        canvas = board.canvas();
        this.pick = pick;
        narrow = zoom == null;
        gestures = new Gestures(canvas.element(), this);
        dragImage = new DragImage(board.box());
        buttons = narrow ? null : new ZoomButtons(texts, this, zoom);
        if (!narrow) {
            gestures.wheel();
        }
    }

    /** The scene through the current lens. */
    Scene visible(Scene plain) {
        if (!narrow) {
            Dom.setAttribute(board.box(), "data-near", lens.isNear() ? "yes" : "no");
            buttons.show(lens);
        }
        return plain.through(lens);
    }

    /** Whether the lens changed: then there is no transition. */
    boolean skipsTransition() {
        return still;
    }

    /** Whether the coming click ends a gesture and must be ignored. */
    boolean wasGesture() {
        return gestures.wasGesture();
    }

    /** Handles a pointer event; returns whether a drag or pinch is under way, so that nothing is hovered. */
    boolean handle(MouseEvent event) {
        dragImage.move(event.getOffsetX(), event.getOffsetY());
        return gestures.isBusy();
    }

    @Override
    public String draggableAt(MouseEvent event) {
        String spot = board.hit(event, HitTest.FINGER);
        // Within text, touch scrolls the page.
        boolean can = spot != null && (!narrow || "mouse".equals(Pointers.type(event))) && model.canDrag(spot);
        return can ? spot : null;
    }

    @Override
    public void startDrag(String spot) {
        dragImage.start(canvas, board.scene().spot(spot).area());
        if (!board.state().picks().contains(spot)) {
            pick.accept(spot);
        }
    }

    @Override
    public void endDrag(String spot, MouseEvent event) {
        String to = board.hit(event, HitTest.FINGER);
        if (to != null && !to.equals(spot) && board.state().leadsToMove(to)) {
            pick.accept(to);
        }
    }

    private Area window() {
        return board.plain().window();
    }

    @Override
    public Lens lens() {
        return lens;
    }

    @Override
    public boolean zoom(double x, double y, double times) {
        double sceneX = (x - canvas.left()) / canvas.unit();
        double sceneY = (y - canvas.top()) / canvas.unit();
        return window().contains(sceneX, sceneY) && setLens(lens.zoom(window(), sceneX, sceneY, times));
    }

    /** Zooms around the focused spot, else around the middle. */
    void zoom(boolean nearer) {
        Spot spot = board.focusedSpot();
        Area at = spot == null ? window() : spot.area();
        Area middle = at != null && window().contains(at.centreX(), at.centreY()) ? at : window();
        if (setLens(lens.zoom(window(), middle.centreX(), middle.centreY(), nearer ? STEP : 1 / STEP))) {
            gestureEnded();
        }
    }

    /** Shows the whole map. */
    void zoomOut() {
        if (setLens(Lens.WHOLE)) {
            gestureEnded();
        }
    }

    /** Pans to the focused spot. */
    void show(Spot spot) {
        if (lens.isNear() && setLens(lens.show(window(), spot.area()))) {
            gestureEnded();
        }
    }

    @Override
    public void pan(double dx, double dy) {
        setLens(lens.pan(window(), dx / canvas.unit(), dy / canvas.unit()));
    }

    private boolean setLens(Lens next) {
        if (next.equals(lens)) {
            return false;
        }
        lens = next;
        still = true;
        board.redraw();
        still = false;
        return true;
    }

    @Override
    public void gestureEnded() {
        dragImage.remove();
        board.place();
    }
}
