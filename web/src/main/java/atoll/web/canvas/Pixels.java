package atoll.web.canvas;

import atoll.web.dom.ScriptFile;
import org.teavm.jso.dom.html.HTMLCanvasElement;

/** Copies parts of canvases. */
public final class Pixels {
    private Pixels() {}

    /** Copies a part of {@code from}, given in CSS pixels, to {@code to}, at the resolution of {@code from}. */
    @ScriptFile
    public static native void copy(
            HTMLCanvasElement from, HTMLCanvasElement to, double x, double y, double width, double height);
}
