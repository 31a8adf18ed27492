package atoll.web.app;

import atoll.web.text.Texts;
import org.teavm.jso.dom.html.HTMLElement;

/** Draws an address as a QR code into an element; single-game pages delegate this to the full page. */
public interface QrDrawer {
    void draw(String address, HTMLElement place, Texts texts);
}
