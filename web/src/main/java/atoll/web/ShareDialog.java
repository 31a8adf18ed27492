package atoll.web;

import atoll.play.Link;
import atoll.play.SavedGame;
import atoll.play.SeatAssignments;
import atoll.table.Sitting;
import java.util.List;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLSelectElement;
import org.teavm.jso.dom.html.HTMLTextAreaElement;

/** Gives away a game as it stands: what of it, to whose eyes, and by which way. Says plainly what others will know. */
final class ShareDialog {
    private final Texts texts;
    private final Sharing sharing;
    private final HTMLElement about = Dom.el("p", "hint");
    private final HTMLElement reveals = Dom.el("p", "reveals");
    private final HTMLSelectElement eyes = (HTMLSelectElement) Dom.el("select", "");
    private final HTMLElement eyesRow;
    private final HTMLTextAreaElement field;
    private final HTMLElement status = Dom.el("p", "hint status");
    private final HTMLElement qr;
    private final HTMLElement qrPlace = Dom.el("div", "hint");
    private final Qr.Drawer qrDrawer;
    private final HTMLElement frame;
    private final HTMLTextAreaElement frameField;
    /** Empty where it would tell a folder of a disk: then only what comes behind a site's address is shared. */
    private final String address = Browser.address().startsWith("file:") ? "" : Browser.address();

    private Sharing.What what;
    private int viewer;
    private final int near;

    ShareDialog(App app, SavedGame saved, Sitting sitting) {
        texts = app.texts();
        Link.CorrespondenceInfo turn = saved.seats().kinds().indexOf(SeatAssignments.AWAY) < 0 ? null : saved.turn();
        // Whoever plays elsewhere is to hear of the end, too.
        boolean waits = turn != null && (sitting.isAwayToMove() || sitting.isOver());
        what = waits ? Sharing.What.TURN : sitting.isOver() ? Sharing.What.GAME : Sharing.What.POSITION;
        near = sitting.nearSeat();
        sharing = new Sharing(sitting.session(), sitting.players(), texts, address, turn);
        if (!sharing.offers().contains(what)) {
            what = Sharing.What.POSITION;
        }
        eyesRow = Dom.el("label", "eyes", Dom.text("span", "", texts.text("share.eyes")), eyes);
        eyes.addEventListener("change", (Event event) -> {
            viewer = Integer.parseInt(eyes.getValue());
            write();
        });
        field = area();
        frameField = area();
        frameField.setAttribute("aria-label", texts.text("share.frame.field"));
        frameField.setRows(4);
        status.setAttribute("role", "status");
        reveals.setAttribute("aria-live", "polite");
        qrDrawer = app.qrDrawer();
        qrPlace.setAttribute("aria-live", "polite");
        qr = fold("qr", "share.qr", qrPlace);
        qr.addEventListener("toggle", (Event event) -> drawCode());
        frame = fold(
                "frame",
                "share.frame",
                Dom.text("p", "hint", texts.text("share.frame.hint")),
                frameField,
                Dom.el("div", "buttons", Dom.button("plain", texts.text("share.frame.copy"), () -> copy(frameField))));
    }

    void open() {
        Browser.style("dialogs.css", this::show, this::show);
    }

    private void show() {
        Dialog dialog = new Dialog(texts, texts.text("share.title"));
        HTMLElement row = Dom.el("div", "radios");
        for (Sharing.What each : sharing.offers()) {
            row.appendChild(
                    Dom.radio("what", each.word, texts.text("share." + each.word), each == what, () -> choose(each)));
        }
        HTMLElement buttons =
                Dom.el("div", "buttons", Dom.button("primary", texts.text("share.copy"), () -> copy(field)));
        if (Browser.canShare()) {
            buttons.appendChild(Dom.button("plain", texts.text("share.send"), this::send));
        }
        dialog.add(Dom.el("fieldset", "share", Dom.text("legend", "", texts.text("share.what")), row))
                .add(about)
                .add(eyesRow)
                .add(reveals)
                .add(field)
                .add(buttons)
                .add(status)
                .add(qr)
                .add(frame);
        choose(what);
        dialog.open();
    }

    private static HTMLTextAreaElement area() {
        HTMLTextAreaElement area = (HTMLTextAreaElement) Dom.el("textarea", "link-field");
        area.setReadOnly(true);
        area.setAttribute("spellcheck", "false");
        return area;
    }

    private HTMLElement fold(String name, String key, HTMLElement... content) {
        HTMLElement fold = Dom.el("details", "fold " + name, Dom.text("summary", "", texts.text(key)));
        for (HTMLElement each : content) {
            fold.appendChild(each);
        }
        return fold;
    }

    private void choose(Sharing.What chosen) {
        what = chosen;
        viewer = near;
        List<Integer> viewers = sharing.viewers(what);
        Dom.empty(eyes);
        for (int each : viewers) {
            HTMLElement option = Dom.text("option", "", sharing.name(each));
            option.setAttribute("value", Integer.toString(each));
            eyes.appendChild(option);
        }
        eyes.setValue(Integer.toString(viewer));
        eyesRow.setHidden(viewers.isEmpty());
        Dom.say(
                about,
                texts.text("share." + what.word + ".about")
                        + (sharing.isTooLong() ? " " + texts.text("share.long") : "")
                        + (address.isEmpty() ? " " + texts.text("share.file") : ""));
        write();
    }

    private void write() {
        boolean link = what != Sharing.What.NOTATION;
        Dom.say(reveals, sharing.reveals(what, viewer));
        Dom.say(status, "");
        String text = sharing.text(what, viewer);
        field.setValue(text);
        field.setRows(link ? 3 : 10);
        Dom.set(field, "aria-label", texts.text(link ? "share.field" : "share.notation"));
        Dom.set(field, "data-what", what.word);
        qr.setHidden(!link || address.isEmpty());
        // A page elsewhere cannot show a file of this device.
        boolean framed = link && what != Sharing.What.TURN && !address.isEmpty();
        frame.setHidden(!framed);
        if (framed) {
            frameField.setValue(sharing.frame(what, viewer));
        }
        drawCode();
    }

    private void drawCode() {
        if (!qr.isHidden() && qr.hasAttribute("open")) {
            qrDrawer.draw(sharing.text(what, viewer), qrPlace, texts);
        }
    }

    private void copy(HTMLTextAreaElement from) {
        Browser.copy(from.getValue(), () -> tell(texts.text("share.copied")), () -> {
            tell(texts.text("share.byhand"));
            Browser.select(from);
        });
    }

    // The same words once more would not be spoken.
    private void tell(String words) {
        Dom.empty(status);
        status.appendChild(Dom.text("span", "", words));
    }

    private void send() {
        String text = sharing.text(what, viewer);
        boolean link = what != Sharing.What.NOTATION && !address.isEmpty();
        Browser.share(sharing.title(), link ? null : text, link ? text : null);
    }
}
