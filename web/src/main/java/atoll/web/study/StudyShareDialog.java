package atoll.web.study;

import atoll.study.Study;
import atoll.web.app.AppContext;
import atoll.web.app.Dialog;
import atoll.web.app.Toast;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.link.CopyStatus;
import atoll.web.link.Qr;
import atoll.web.link.ShareDialog;
import atoll.web.link.StudyExport;
import atoll.web.storage.GameFiles;
import atoll.web.text.Texts;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLTextAreaElement;

/** Shares a study: by a link, as a file, as text. It says what others will know. */
public final class StudyShareDialog {
    private final Texts texts;
    private final StudyExport export;
    private final String address = ShareDialog.address();
    private final CopyStatus status;

    private StudyShareDialog(AppContext app, Study study) {
        texts = app.texts();
        export = new StudyExport(study, texts, address);
        status = new CopyStatus(texts);
    }

    /** Opens the dialog for a study as it is now, once its texts are loaded. */
    public static void open(AppContext app, Study study) {
        app.texts()
                .loadStyledMore(
                        () -> new StudyShareDialog(app, study).show(),
                        () -> Toast.show(app, app.texts().text("load.failed")));
    }

    private void show() {
        Dialog dialog = new Dialog(texts, texts.text("studies.share"));
        boolean tooLong = export.isTooLong();
        dialog.add(Dom.text("p", "hint", texts.text(tooLong ? "studies.share.long" : "studies.share.about")))
                .add(Dom.text("p", "reveals", export.reveals()));
        if (!tooLong) {
            addLink(dialog);
        }
        dialog.add(Dom.el(
                "div",
                "buttons",
                Dom.button(tooLong ? "primary" : "plain", texts.text("games.save"), this::saveFile),
                Dom.button("plain", texts.text("studies.text"), this::saveText)));
        dialog.add(status.element());
        if (!tooLong && !address.isEmpty()) {
            dialog.add(qr());
        }
        dialog.add(text()).open();
    }

    private void addLink(Dialog dialog) {
        String link = export.link();
        HTMLTextAreaElement field = area("share.field", link, 3);
        HTMLElement buttons =
                Dom.el("div", "buttons", Dom.button("primary", texts.text("share.copy"), () -> status.copy(field)));
        if (Browser.canShare()) {
            buttons.appendChild(Dom.button("plain", texts.text("share.send"), () -> send(link)));
        }
        if (address.isEmpty()) {
            dialog.add(Dom.text("p", "hint", texts.text("share.file")));
        }
        dialog.add(field).add(buttons);
    }

    private void send(String link) {
        Browser.share(export.name(), address.isEmpty() ? link : null, address.isEmpty() ? null : link);
    }

    private HTMLTextAreaElement area(String labelKey, String text, int rows) {
        HTMLTextAreaElement area = CopyStatus.field();
        area.setAttribute("aria-label", texts.text(labelKey));
        area.setRows(rows);
        area.setValue(text);
        return area;
    }

    private HTMLElement qr() {
        HTMLElement place = Dom.el("div", "hint");
        place.setAttribute("aria-live", "polite");
        HTMLElement fold = Dom.el("details", "fold qr", Dom.text("summary", "", texts.text("share.qr")), place);
        fold.addEventListener("toggle", (Event event) -> Qr.draw(export.link(), place, texts));
        return fold;
    }

    private HTMLElement text() {
        HTMLTextAreaElement field = area("share.notation", export.text(), 10);
        field.setAttribute("data-what", "notation");
        return Dom.el(
                "details",
                "fold notation",
                Dom.text("summary", "", texts.text("share.notation")),
                field,
                Dom.el(
                        "div",
                        "buttons",
                        Dom.button("plain", texts.text("studies.copytext"), () -> status.copy(field))));
    }

    private void saveFile() {
        GameFiles.save(export.fileName("json"), GameFiles.JSON, export.json());
    }

    private void saveText() {
        GameFiles.save(export.fileName("txt"), GameFiles.TEXT, export.text());
    }
}
