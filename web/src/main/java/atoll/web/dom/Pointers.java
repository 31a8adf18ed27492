package atoll.web.dom;

import org.teavm.jso.JSBody;
import org.teavm.jso.dom.events.MouseEvent;
import org.teavm.jso.dom.html.HTMLElement;

/** Properties of pointer and wheel events that TeaVM's {@link MouseEvent} lacks. */
public final class Pointers {
    private Pointers() {}

    /** The pointer's id; 0 for an event without a pointer. */
    @JSBody(params = "event", script = "return event.pointerId || 0;")
    public static native int id(MouseEvent event);

    /** {@code mouse}, {@code touch} or {@code pen}; {@code mouse} for an event without a pointer. */
    @JSBody(params = "event", script = "return event.pointerType || 'mouse';")
    public static native String type(MouseEvent event);

    /** The wheel movement in CSS pixels; a line counts as 33. */
    @JSBody(params = "event", script = "return event.deltaMode ? event.deltaY * 33 : event.deltaY;")
    public static native double wheelDelta(MouseEvent event);

    /** Captures a pointer for an element; does nothing for an event without a pointer. */
    @JSBody(
            params = {"element", "id"},
            script = "try { element.setPointerCapture(id); } catch (none) { }")
    public static native void capture(HTMLElement element, int id);
}
