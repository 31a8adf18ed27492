package atoll.web.app;

import atoll.web.text.Texts;
import org.teavm.jso.dom.html.HTMLElement;

/** Draws an address as a QR code into an element; pages with one game leave that to the page with all games. */
public interface QrDrawer {
    void draw(String address, HTMLElement place, Texts texts);
}
