package atoll.web.board;

import atoll.table.scene.Lens;
import atoll.web.dom.Pointers;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.events.MouseEvent;
import org.teavm.jso.dom.html.HTMLElement;

/** What hands do to a board beyond pointing: carry things, look from nearer, drag what is looked at. */
final class Gestures {
    /** How far a pointer may slip and still stand still, in CSS pixels. */
    private static final double SLIP = 8;
    /** A notch of a wheel, in the browser's units, and how much nearer it brings. */
    private static final double NOTCH = 100;

    private static final double NEARER = 0.25;

    /** What a board lets hands do. */
    interface Held {
        /** The spot under the pointer if it can be carried, or null. */
        String carried(MouseEvent event);

        void lift(String spot);

        void drop(String spot, MouseEvent event);

        /** Null if nothing can be looked at from nearer. */
        Lens lens();

        /** In CSS pixels from the corner of the board; false if nothing came of it. */
        boolean zoom(double x, double y, double times);

        void pan(double dx, double dy);

        /** All fingers are off. */
        void rest();
    }

    private record Touch(int id, double x, double y) {}

    private final HTMLElement element;
    private final Held held;
    private final List<Touch> down = new ArrayList<>();
    private double startX;
    private double startY;
    private String carried;
    private boolean lifted;
    private boolean moved;
    private boolean several;

    Gestures(HTMLElement element, Held held) {
        this.element = element;
        this.held = held;
        element.addEventListener("pointerdown", (MouseEvent event) -> down(event));
        element.addEventListener("pointermove", (MouseEvent event) -> move(event));
        element.addEventListener("pointerup", (MouseEvent event) -> up(event, true));
        element.addEventListener("pointercancel", (MouseEvent event) -> up(event, false));
    }

    /** A wheel over the board, or two fingers on a pad, look from nearer or farther. */
    Gestures wheel() {
        element.addEventListener("wheel", (MouseEvent event) -> {
            double notches = Math.max(-3, Math.min(3, -Pointers.wheelDelta(event) / NOTCH));
            double times = notches > 0 ? 1 + NEARER * notches : 1 / (1 - NEARER * notches);
            if (held.zoom(event.getOffsetX(), event.getOffsetY(), times)) {
                ((Event) event).preventDefault();
                held.rest();
            }
        });
        return this;
    }

    /** Whether the click that comes now ends a gesture, and is none. */
    boolean wasGesture() {
        boolean gesture = moved;
        moved = false;
        return gesture;
    }

    /** Whether hands are dragging or pinching, and point at nothing. */
    boolean isBusy() {
        return several || moved && !lifted;
    }

    private void down(MouseEvent event) {
        // Where it was lifted nobody has told: outside of the window, or before it was captured.
        up(event, false);
        if (down.size() == 2 || event.getButton() > 0) {
            return;
        }
        down.add(touch(event));
        several = down.size() == 2;
        startX = event.getOffsetX();
        startY = event.getOffsetY();
        moved = several;
        lifted = false;
        carried = several ? null : held.carried(event);
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
        } else if (isOff(now)) {
            Pointers.capture(element, now.id);
            if (carried != null) {
                moved = true;
                if (!lifted) {
                    lifted = true;
                    held.lift(carried);
                }
            } else if (held.lens() != null && held.lens().isNear()) {
                moved = true;
                held.pan(now.x - before.x, now.y - before.y);
            }
        } else if (!moved) {
            return; // it may still be a tap
        }
        down.set(at, now);
    }

    private boolean isOff(Touch now) {
        double dx = now.x - startX;
        double dy = now.y - startY;
        return moved || dx * dx + dy * dy > SLIP * SLIP;
    }

    private void pinch(Touch before, Touch now, Touch other) {
        double from = distance(before, other);
        double to = distance(now, other);
        held.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
        if (from > 0) {
            held.zoom((now.x + other.x) / 2, (now.y + other.y) / 2, to / from);
        }
    }

    private static double distance(Touch one, Touch other) {
        return Math.sqrt((one.x - other.x) * (one.x - other.x) + (one.y - other.y) * (one.y - other.y));
    }

    private void up(MouseEvent event, boolean meant) {
        int at = find(event);
        if (at < 0) {
            return;
        }
        down.remove(at);
        if (lifted && meant) {
            lifted = false;
            held.drop(carried, event);
        }
        if (down.isEmpty()) {
            several = false;
            if (moved) {
                held.rest();
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
