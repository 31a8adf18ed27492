package atoll.web.dom;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;

/** Another thread of the browser, which is spoken to in words. */
public abstract class Worker implements JSObject {
    /** Null where there are none. From a page on a disk, Chromium starts no worker that is a module. */
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
