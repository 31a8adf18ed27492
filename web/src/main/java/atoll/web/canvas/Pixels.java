package atoll.web.canvas;

import org.teavm.jso.JSBody;
import org.teavm.jso.dom.html.HTMLCanvasElement;

/** Copies parts of canvases. */
public final class Pixels {
    private Pixels() {}

    /** Copies a part of {@code from}, given in CSS pixels, to {@code to}, at the resolution of {@code from}. */
    @JSBody(
            params = {"from", "to", "x", "y", "width", "height"},
            script =
                    "var k = from.width / from.clientWidth; to.width = width * k; to.height = height * k;"
                            + " to.style.width = width + 'px';"
                            + " to.getContext('2d').drawImage(from, x * k, y * k, to.width, to.height, 0, 0, to.width, to.height);")
    public static native void copy(
            HTMLCanvasElement from, HTMLCanvasElement to, double x, double y, double width, double height);
}
