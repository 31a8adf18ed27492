package atoll.web.dom;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;

/** A Web Worker that exchanges text messages. */
public abstract class Worker implements JSObject {
    /** Null without worker support. From a page on disk, Chromium starts no module worker. */
    @JSBody(
            params = {"url", "heard", "failed"},
            script = "try { var w = new Worker(url, {type: self.atollFiles ? 'classic' : 'module'});"
                    + " w.addEventListener('message', function(e) { heard(String(e.data)); });"
                    + " w.addEventListener('error', function(e) { e.preventDefault(); failed(); });"
                    + " w.addEventListener('messageerror', function() { failed(); });"
                    + " return w; } catch (e) { return null; }")
    public static native Worker start(String url, Browser.Heard heard, Browser.Action failed);

    public abstract void postMessage(String message);

    public abstract void terminate();
}
