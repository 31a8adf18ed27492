package atoll.web.app;

import org.teavm.jso.dom.html.HTMLElement;

/** What the page shows at one address. Built anew each time it is entered, and when the language changes. */
public interface Screen {
    /** Its name: the data-screen of the body. */
    String name();

    /** For the title of the document, and spoken on arrival. */
    String title();

    /** Everything below the header. */
    HTMLElement body();

    /** It is part of the page now, and has a size. */
    default void enter() {}

    /** Another screen takes its place. */
    default void leave() {}

    /** The theme has changed. */
    default void repaint() {}
}
