package atoll.web.app;

import org.teavm.jso.dom.html.HTMLElement;

/** The content of the page at one address. Created anew on each visit, and when the language changes. */
public interface Screen {
    /** Its name: the data-screen of the body. */
    String name();

    /** For the document title, and announced on arrival. */
    String title();

    /** Everything below the header. */
    HTMLElement body();

    /** Called once it is in the document and has a size. */
    default void enter() {}

    /** Called when another screen replaces it. */
    default void leave() {}

    /** Called when the theme has changed. */
    default void repaint() {}
}
