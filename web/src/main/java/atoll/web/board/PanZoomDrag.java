package atoll.web.board;

import atoll.table.present.TablePresenter;
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

/** What hands, the wheel and keys do to a board with a map: look from nearer, drag it, carry what lies on it. */
class PanZoomDrag implements Gestures.Held {
    /** How much nearer a key brings. */
    private static final double STEP = 1.5;

    private final Board board;
    private final TablePresenter presenter;
    private final SceneCanvas canvas;
    private final Consumer<String> pick;
    private final boolean narrow;
    private final Gestures gestures;
    private final DragImage carried;
    private final ZoomButtons buttons;
    private Lens lens = Lens.WHOLE;
    private boolean still;

    /** @param zoom where the buttons go; null for a board amid text, which fingers scroll */
    PanZoomDrag(
            Board board,
            TablePresenter presenter,
            SceneCanvas canvas,
            Consumer<String> pick,
            Texts texts,
            HTMLElement zoom) {
        this.board = board;
        this.presenter = presenter;
        this.canvas = canvas;
        this.pick = pick;
        narrow = zoom == null;
        gestures = new Gestures(canvas.element(), this);
        carried = new DragImage(board.box());
        buttons = narrow ? null : new ZoomButtons(texts, this, zoom);
        if (!narrow) {
            gestures.wheel();
        }
    }

    /** The scene as it is looked at. */
    Scene seen(Scene plain) {
        if (!narrow) {
            Dom.setAttribute(board.box(), "data-near", lens.isNear() ? "yes" : "no");
            buttons.show(lens);
        }
        return plain.through(lens);
    }

    /** Whether it is being looked at otherwise: nothing glides then. */
    boolean isStill() {
        return still;
    }

    /** Whether the click that comes now ends a gesture, and is none. */
    boolean wasGesture() {
        return gestures.wasGesture();
    }

    /** Follows a pointer; whether hands are dragging or pinching, and point at nothing. */
    boolean takes(MouseEvent event) {
        carried.move(event.getOffsetX(), event.getOffsetY());
        return gestures.isBusy();
    }

    @Override
    public String carried(MouseEvent event) {
        String spot = board.hit(event, HitTest.FINGER);
        // Amid text a finger scrolls the page.
        boolean can = spot != null
                && (!narrow || "mouse".equals(Pointers.type(event)))
                && presenter.personToMove()
                && !presenter.picker().isDeadEnd(spot)
                && presenter.table().isDraggable(presenter.view(), spot);
        return can ? spot : null;
    }

    @Override
    public void lift(String spot) {
        carried.lift(canvas, board.scene().spot(spot).area());
        if (!presenter.picker().picks().contains(spot)) {
            pick.accept(spot);
        }
    }

    @Override
    public void drop(String spot, MouseEvent event) {
        String to = board.hit(event, HitTest.FINGER);
        if (to != null && !to.equals(spot) && presenter.picker().leadsToMove(to)) {
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
        return window().contains(sceneX, sceneY) && look(lens.zoom(window(), sceneX, sceneY, times));
    }

    /** Looks at what has the focus, else at the middle, from nearer or from farther. */
    void zoom(boolean nearer) {
        Spot spot = board.focusedSpot();
        Area at = spot == null ? window() : spot.area();
        Area middle = at != null && window().contains(at.centreX(), at.centreY()) ? at : window();
        if (look(lens.zoom(window(), middle.centreX(), middle.centreY(), nearer ? STEP : 1 / STEP))) {
            rest();
        }
    }

    /** Looks at all of the map. */
    void zoomOut() {
        if (look(Lens.WHOLE)) {
            rest();
        }
    }

    /** A spot has the focus: it has to be seen. */
    void show(Spot spot) {
        if (lens.isNear() && look(lens.show(window(), spot.area()))) {
            rest();
        }
    }

    @Override
    public void pan(double dx, double dy) {
        look(lens.pan(window(), dx / canvas.unit(), dy / canvas.unit()));
    }

    private boolean look(Lens next) {
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
    public void rest() {
        carried.drop();
        board.place();
    }
}
