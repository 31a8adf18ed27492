package atoll.web.dom;

import org.teavm.jso.JSBody;
import org.teavm.jso.dom.events.MouseEvent;
import org.teavm.jso.dom.html.HTMLElement;

/** What pointer and wheel events know beyond TeaVM's {@link MouseEvent}. */
public final class Pointers {
    private Pointers() {}

    /** The pointer's id; 0 for an event without a pointer. */
    @JSBody(params = "event", script = "return event.pointerId || 0;")
    public static native int id(MouseEvent event);

    /** {@code mouse}, {@code touch} or {@code pen}; {@code mouse} for an event without a pointer. */
    @JSBody(params = "event", script = "return event.pointerType || 'mouse';")
    public static native String type(MouseEvent event);

    /** How far a wheel was turned, in CSS pixels; a line counts as 33. */
    @JSBody(params = "event", script = "return event.deltaMode ? event.deltaY * 33 : event.deltaY;")
    public static native double wheelDelta(MouseEvent event);

    /** Sends all further events of a pointer to an element; nothing happens for an event without a pointer. */
    @JSBody(
            params = {"element", "id"},
            script = "try { element.setPointerCapture(id); } catch (none) { }")
    public static native void capture(HTMLElement element, int id);
}
