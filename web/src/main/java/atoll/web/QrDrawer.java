package atoll.web;

import org.teavm.jso.dom.html.HTMLElement;

/** Draws an address as a QR code into an element; pages with one game leave that to the page with all games. */
interface QrDrawer {
    void draw(String address, HTMLElement place, Texts texts);
}
