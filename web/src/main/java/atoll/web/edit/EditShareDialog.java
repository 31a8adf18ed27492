package atoll.web.edit;

import atoll.edit.Draft;
import atoll.engine.State;
import atoll.web.app.AppContext;
import atoll.web.app.Dialog;
import atoll.web.app.Toast;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.link.CopyStatus;
import atoll.web.link.Qr;
import atoll.web.link.ShareDialog;
import atoll.web.text.Texts;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLTextAreaElement;

/** Shares a position that was made by hand, by a link. */
final class EditShareDialog {
    private final Texts texts;
    private final String address = ShareDialog.address();
    private final String link;
    private final boolean whole;
    private final String name;
    private final CopyStatus status;

    private EditShareDialog(AppContext app, Draft draft) {
        texts = app.texts();
        State position = draft.position();
        whole = position.isFullyKnown();
        link = address + "#" + EditedPosition.link(draft);
        name = texts.text("game." + draft.setup().info().id() + ".name");
        status = new CopyStatus(texts);
    }

    /** Opens the dialog for a possible draft, once its texts are loaded. */
    static void open(AppContext app, Draft draft) {
        app.texts()
                .loadStyledMore(
                        () -> new EditShareDialog(app, draft).show(),
                        () -> Toast.show(app, app.texts().text("load.failed")));
    }

    private void show() {
        Dialog dialog = new Dialog(texts, texts.text("edit.share.title"));
        dialog.add(Dom.text("p", "hint", texts.text(whole ? "edit.share.whole" : "edit.share.open")));
        if (address.isEmpty()) {
            dialog.add(Dom.text("p", "hint", texts.text("share.file")));
        }
        HTMLTextAreaElement field = CopyStatus.field();
        field.setAttribute("aria-label", texts.text("share.field"));
        field.setRows(3);
        field.setValue(link);
        HTMLElement buttons =
                Dom.el("div", "buttons", Dom.button("primary", texts.text("share.copy"), () -> status.copy(field)));
        if (Browser.canShare()) {
            buttons.appendChild(Dom.button(
                    "plain",
                    texts.text("share.send"),
                    () -> Browser.share(name, address.isEmpty() ? link : null, address.isEmpty() ? null : link)));
        }
        dialog.add(field).add(buttons).add(status.element());
        if (!address.isEmpty()) {
            dialog.add(qr());
        }
        dialog.open();
    }

    private HTMLElement qr() {
        HTMLElement place = Dom.el("div", "hint");
        place.setAttribute("aria-live", "polite");
        HTMLElement fold = Dom.el("details", "fold qr", Dom.text("summary", "", texts.text("share.qr")), place);
        fold.addEventListener("toggle", (Event event) -> Qr.draw(link, place, texts));
        return fold;
    }
}
