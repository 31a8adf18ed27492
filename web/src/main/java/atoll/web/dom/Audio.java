package atoll.web.dom;

import org.teavm.jso.JSObject;

/** Plays tones with Web Audio. */
public final class Audio {
    private Audio() {}

    /**
     * Plays a tone that slides from one frequency to another. Does nothing while the page is hidden or without Web Audio.
     *
     * @param device the result of the last call; null at first
     * @param from in hertz, as is {@code to}
     * @param loud 0..1
     * @param wait seconds before the tone
     */
    @ScriptFile
    public static native JSObject play(
            JSObject device, double from, double to, double seconds, double loud, double wait);
}
