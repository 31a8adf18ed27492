package atoll.web.app;

import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.dom.Icons;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLElement;

/** A short message at the edge of the page, also announced; it disappears by itself. */
public final class Toast {
    private static final int MILLIS = 6000;

    /** The offer that ends when the player does something else, while it is shown; otherwise null. */
    private static HTMLElement passing;

    private Toast() {}

    /** Returns the message: if it is deleted before, nothing happens later. */
    public static HTMLElement show(AppContext app, String text) {
        HTMLElement notice = Dom.text("div", "notice card", text);
        notice.setAttribute("aria-hidden", "true"); // the live region announces it
        HTMLDocument.current().getBody().appendChild(notice);
        app.liveRegion().announce(text);
        Window.setTimeout(notice::delete, MILLIS);
        return notice;
    }

    /** An {@link #offer} until the player does something else: {@link #dismiss} ends it. */
    public static void offerForNow(AppContext app, String text, String label, Runnable action) {
        passing = offer(app, text, label, action);
        passing.getClassList().add("passing");
    }

    /** The same over a board: a press outside of it ends it as well. */
    public static void offerAtTable(AppContext app, String text, String label, Runnable action) {
        offerForNow(app, text, label, action);
        Browser.closeAtOutsidePress(passing);
    }

    /** Whether an {@link #offerForNow} is shown. */
    public static boolean isOffered() {
        return passing != null;
    }

    public static void dismiss() {
        if (passing != null) {
            remove(passing);
        }
    }

    /**
     * A message with an action; it disappears by itself, but not while the pointer or the focus is in it. Everything it offers
     * can be done elsewhere too.
     */
    public static HTMLElement offer(AppContext app, String text, String label, Runnable action) {
        delete(".offer");
        passing = null;
        HTMLElement notice = add(app, "notice offer card", text, label, action);
        closeLater(notice);
        return notice;
    }

    private static void remove(HTMLElement notice) {
        notice.delete();
        if (notice == passing) {
            passing = null;
        }
    }

    private static void closeLater(HTMLElement notice) {
        Window.setTimeout(
                () -> {
                    if (Browser.matches(".offer:is(:hover, :focus-within)")) {
                        closeLater(notice);
                    } else {
                        remove(notice);
                    }
                },
                MILLIS);
    }

    /** A failure with an action; it stays beside any offer until {@link #dismissWarning}. */
    public static void warn(AppContext app, String text, String label, Runnable action) {
        dismissWarning();
        add(app, "notice warning card", text, label, action);
    }

    /** Removes the warning after a success. */
    public static void dismissWarning() {
        delete(".warning");
    }

    private static void delete(String selector) {
        HTMLElement notice = HTMLDocument.current().querySelector(selector);
        if (notice != null) {
            notice.delete();
        }
    }

    private static HTMLElement add(AppContext app, String style, String text, String label, Runnable action) {
        HTMLElement notice = Dom.el("div", style, Dom.text("span", "", text));
        notice.setAttribute("role", "group");
        notice.setAttribute("aria-label", text);
        notice.appendChild(Dom.button("plain", label, () -> {
            remove(notice);
            action.run();
        }));
        notice.appendChild(Dom.icon("tool", Icons.BACK, app.texts().text("dialog.close"), () -> remove(notice)));
        HTMLDocument.current().getBody().appendChild(notice);
        app.liveRegion().announce(text);
        return notice;
    }
}
