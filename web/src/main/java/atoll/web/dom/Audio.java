package atoll.web.dom;

import org.teavm.jso.JSBody;
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
    @JSBody(
            params = {"device", "from", "to", "seconds", "loud", "wait"},
            script = "if (document.hidden || typeof AudioContext !== 'function') return device;"
                    + " var audio = device || new AudioContext(), begin = audio.currentTime + wait;"
                    + " var voice = audio.createOscillator(), volume = audio.createGain();"
                    + " audio.resume();"
                    + " voice.type = 'triangle'; voice.frequency.setValueAtTime(from, begin);"
                    + " voice.frequency.exponentialRampToValueAtTime(to, begin + seconds);"
                    + " volume.gain.setValueAtTime(0.0001, begin);"
                    + " volume.gain.linearRampToValueAtTime(loud, begin + 0.006);"
                    + " volume.gain.exponentialRampToValueAtTime(0.0001, begin + seconds);"
                    + " voice.connect(volume).connect(audio.destination); voice.start(begin); voice.stop(begin + seconds);"
                    + " return audio;")
    public static native JSObject play(
            JSObject device, double from, double to, double seconds, double loud, double wait);
}
