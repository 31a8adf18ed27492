package atoll.web.dom;

import org.teavm.jso.JSObject;

/** A Web Worker that exchanges text messages. */
public abstract class Worker implements JSObject {
    /** Null without worker support. From a page on disk, Chromium starts no module worker. */
    @ScriptFile
    public static native Worker start(String url, Browser.Heard heard, Browser.Action failed);

    public abstract void postMessage(String message);

    public abstract void terminate();
}
