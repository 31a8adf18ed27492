package atoll.web.study;

import atoll.play.BadLink;
import atoll.web.app.AppContext;
import atoll.web.app.Route;
import atoll.web.app.Screen;
import atoll.web.dom.Dom;
import atoll.web.text.Texts;
import org.teavm.jso.dom.html.HTMLElement;

/** Says why a stored study is not shown: another tab has it open, it cannot be read, or it is not there. */
final class StudyNotice implements Screen {
    private final String name;
    private final String title;
    private final HTMLElement root = Dom.el("main", "sheet narrow");

    private StudyNotice(String name, String title, HTMLElement... content) {
        this.name = name;
        this.title = title;
        HTMLElement card = Dom.el("div", "card", Dom.text("h1", "", title));
        for (HTMLElement each : content) {
            card.appendChild(each);
        }
        root.appendChild(card);
    }

    /**
     * @param taken whether the other tab has just taken it from this one
     */
    static StudyNotice busy(AppContext app, boolean taken, Runnable takeOver) {
        Texts texts = app.texts();
        return new StudyNotice(
                "busy",
                texts.text("studies.busy.title"),
                Dom.text("p", "lead", texts.text(taken ? "studies.busy.taken" : "studies.busy.elsewhere")),
                Dom.text("p", "hint", texts.text("studies.busy.why")),
                Dom.el(
                        "div",
                        "buttons",
                        Dom.button("primary", texts.text("studies.busy.take"), takeOver),
                        games("plain", texts)));
    }

    static StudyNotice unreadable(AppContext app, BadLink why) {
        Texts texts = app.texts();
        boolean newer = why.why() == BadLink.Why.NEWER;
        return new StudyNotice(
                "badstudy",
                texts.text("studies.bad.title"),
                Dom.text("p", "lead", texts.text(newer ? "studies.bad.newer" : "studies.unreadable")),
                Dom.el("div", "buttons", games("primary", texts)));
    }

    static StudyNotice missing(AppContext app) {
        Texts texts = app.texts();
        // If storage could not be read, the study may still be there.
        boolean read = !app.currentGame().library().isPersistent()
                || app.currentGame().library().isRead();
        return new StudyNotice(
                "nostudy",
                texts.text("studies.gone.title"),
                Dom.text("p", "lead", texts.text(read ? "studies.gone" : "games.unread")),
                Dom.el("div", "buttons", games("primary", texts)));
    }

    private static HTMLElement games(String classes, Texts texts) {
        return Dom.link(
                classes, texts.text("games.title"), Route.of(Route.GAMES).href());
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public String title() {
        return title;
    }

    @Override
    public HTMLElement body() {
        return root;
    }
}
