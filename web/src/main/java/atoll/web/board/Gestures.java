package atoll.web.board;

import atoll.table.scene.Lens;
import atoll.web.dom.Pointers;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.events.MouseEvent;
import org.teavm.jso.dom.html.HTMLElement;

/** Recognizes gestures on a board beyond clicks: drag a piece, zoom, pan. */
final class Gestures {
    /** The maximum movement of a click, in CSS pixels. */
    private static final double SLIP = 8;
    /** A wheel notch, in the browser's units, and its zoom factor. */
    private static final double NOTCH = 100;

    private static final double NEARER = 0.25;

    /** The object that gestures act on. */
    interface Target {
        /** The draggable spot under the pointer, or null. */
        String draggableAt(MouseEvent event);

        void startDrag(String spot);

        void endDrag(String spot, MouseEvent event);

        /** Null if nothing can be zoomed. */
        Lens lens();

        /** In CSS pixels from the corner of the board; false if nothing changed. */
        boolean zoom(double x, double y, double times);

        void pan(double dx, double dy);

        /** All fingers are lifted. */
        void gestureEnded();
    }

    private record Touch(int id, double x, double y) {}

    private final HTMLElement element;
    private final Target target;
    private final List<Touch> down = new ArrayList<>();
    private double startX;
    private double startY;
    private String dragged;
    private boolean dragging;
    private boolean moved;
    private boolean multiTouch;

    Gestures(HTMLElement element, Target target) {
        this.element = element;
        this.target = target;
        element.addEventListener("pointerdown", (MouseEvent event) -> down(event));
        element.addEventListener("pointermove", (MouseEvent event) -> move(event));
        element.addEventListener("pointerup", (MouseEvent event) -> up(event, true));
        element.addEventListener("pointercancel", (MouseEvent event) -> up(event, false));
    }

    /** Zooms with a wheel over the board, or two fingers on a trackpad. */
    Gestures wheel() {
        element.addEventListener("wheel", (MouseEvent event) -> {
            double notches = Math.max(-3, Math.min(3, -Pointers.wheelDelta(event) / NOTCH));
            double times = notches > 0 ? 1 + NEARER * notches : 1 / (1 - NEARER * notches);
            if (target.zoom(event.getOffsetX(), event.getOffsetY(), times)) {
                ((Event) event).preventDefault();
                target.gestureEnded();
            }
        });
        return this;
    }

    /** Whether the coming click ends a gesture and must be ignored. */
    boolean wasGesture() {
        boolean gesture = moved;
        moved = false;
        return gesture;
    }

    /** Whether a drag or pinch is under way, so that nothing is hovered. */
    boolean isBusy() {
        return multiTouch || moved && !dragging;
    }

    private void down(MouseEvent event) {
        // The lift was not reported: outside of the window, or before the capture.
        up(event, false);
        if (down.size() == 2 || event.getButton() > 0) {
            return;
        }
        down.add(touch(event));
        multiTouch = down.size() == 2;
        startX = event.getOffsetX();
        startY = event.getOffsetY();
        moved = multiTouch;
        dragging = false;
        dragged = multiTouch ? null : target.draggableAt(event);
    }

    private void move(MouseEvent event) {
        int at = find(event);
        if (at < 0) {
            return;
        }
        Touch before = down.get(at);
        Touch now = touch(event);
        if (down.size() == 2) {
            pinch(before, now, down.get(1 - at));
        } else if (exceedsSlip(now)) {
            Pointers.capture(element, now.id);
            if (dragged != null) {
                moved = true;
                if (!dragging) {
                    dragging = true;
                    target.startDrag(dragged);
                }
            } else if (target.lens() != null && target.lens().isNear()) {
                moved = true;
                target.pan(now.x - before.x, now.y - before.y);
            }
        } else if (!moved) {
            return; // it may still be a tap
        }
        down.set(at, now);
    }

    private boolean exceedsSlip(Touch now) {
        double dx = now.x - startX;
        double dy = now.y - startY;
        return moved || dx * dx + dy * dy > SLIP * SLIP;
    }

    private void pinch(Touch before, Touch now, Touch other) {
        double from = distance(before, other);
        double to = distance(now, other);
        target.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
        if (from > 0) {
            target.zoom((now.x + other.x) / 2, (now.y + other.y) / 2, to / from);
        }
    }

    private static double distance(Touch one, Touch other) {
        return Math.sqrt((one.x - other.x) * (one.x - other.x) + (one.y - other.y) * (one.y - other.y));
    }

    private void up(MouseEvent event, boolean committed) {
        int at = find(event);
        if (at < 0) {
            return;
        }
        down.remove(at);
        if (dragging && committed) {
            dragging = false;
            target.endDrag(dragged, event);
        }
        if (down.isEmpty()) {
            multiTouch = false;
            if (moved) {
                target.gestureEnded();
            }
        }
    }

    private int find(MouseEvent event) {
        for (int i = 0; i < down.size(); i++) {
            if (down.get(i).id == Pointers.id(event)) {
                return i;
            }
        }
        return -1;
    }

    private static Touch touch(MouseEvent event) {
        return new Touch(Pointers.id(event), event.getOffsetX(), event.getOffsetY());
    }
}
