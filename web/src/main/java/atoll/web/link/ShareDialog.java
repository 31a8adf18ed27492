package atoll.web.link;

import atoll.engine.State;
import atoll.play.Link;
import atoll.play.SavedGame;
import atoll.play.SeatAssignment;
import atoll.play.SeatAssignments;
import atoll.play.Session;
import atoll.web.app.Dialog;
import atoll.web.app.Route;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.text.PlayerNames;
import atoll.web.text.Texts;
import java.util.List;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLSelectElement;
import org.teavm.jso.dom.html.HTMLTextAreaElement;

/** Shares the current game: what part, for which viewer, and how. It says plainly what others will know. */
public final class ShareDialog {
    private final Texts texts;
    private final ShareModel model;
    private final HTMLElement about = Dom.el("p", "hint");
    private final HTMLElement reveals = Dom.el("p", "reveals");
    private final HTMLSelectElement viewerSelect = (HTMLSelectElement) Dom.el("select", "");
    private final HTMLElement viewerRow;
    private final HTMLTextAreaElement field;
    private final CopyStatus status;
    private final HTMLElement qr;
    private final HTMLElement qrPlace = Dom.el("div", "hint");
    private final HTMLElement frame;
    private final HTMLTextAreaElement frameField;
    private final String address = address();

    /** The name of this device's player as an address writes it; empty without one. */
    private final String sender;

    private ShareModel.What what;
    private int viewer;
    private final int near;

    private ShareDialog(Texts texts, SavedGame saved, int near) {
        this.texts = texts;
        this.near = near;
        Session session = saved.session();
        SeatAssignments seats = saved.seats();
        Link.CorrespondenceInfo turn = seats.hasAway() ? saved.turn() : null;
        int actor = session.state().actor();
        boolean over = actor == State.OVER;
        // Remote players should get the end of the game too.
        boolean waits = turn != null && (over || actor >= 0 && seats.at(actor).kind() == SeatAssignment.Kind.AWAY);
        what = waits ? ShareModel.What.TURN : over ? ShareModel.What.GAME : ShareModel.What.POSITION;
        sender = Browser.encoded(nameOf(seats));
        model = new ShareModel(session, PlayerNames.players(seats, texts), texts, address, turn);
        if (!model.offers().contains(what)) {
            what = ShareModel.What.POSITION;
        }
        viewerRow = Dom.el("label", "eyes", Dom.text("span", "", texts.text("share.eyes")), viewerSelect);
        viewerSelect.addEventListener("change", (Event event) -> {
            viewer = Integer.parseInt(viewerSelect.getValue());
            write();
        });
        field = CopyStatus.field();
        frameField = CopyStatus.field();
        frameField.setAttribute("aria-label", texts.text("share.frame.field"));
        frameField.setRows(4);
        status = new CopyStatus(texts);
        reveals.setAttribute("aria-live", "polite");
        qrPlace.setAttribute("aria-live", "polite");
        qr = fold("qr", "share.qr", qrPlace);
        qr.addEventListener("toggle", (Event event) -> drawCode());
        frame = fold(
                "frame",
                "share.frame",
                Dom.text("p", "hint", texts.text("share.frame.hint")),
                frameField,
                Dom.el(
                        "div",
                        "buttons",
                        Dom.button("plain", texts.text("share.frame.copy"), () -> status.copy(frameField))));
    }

    /**
     * The address of this page in links. Empty if it would reveal a folder on disk: then only the part after a site's address is
     * shared.
     */
    public static String address() {
        return Browser.address().startsWith("file:") ? "" : Browser.address();
    }

    private static String nameOf(SeatAssignments seats) {
        for (SeatAssignment seat : seats.seats()) {
            if (seat.kind() == SeatAssignment.Kind.YOU) {
                return seat.name();
            }
        }
        return "";
    }

    /**
     * Opens the dialog for a game, once its texts are loaded.
     *
     * @param near the seat whose view is offered first among the views
     */
    public static void open(Texts texts, SavedGame saved, int near, Browser.Action failed) {
        texts.loadStyledMore(() -> new ShareDialog(texts, saved, near).show(), failed);
    }

    private void show() {
        Dialog dialog = new Dialog(texts, texts.text("share.title"));
        HTMLElement row = Dom.el("div", "radios");
        for (ShareModel.What each : model.offers()) {
            row.appendChild(
                    Dom.radio("what", each.key, texts.text("share." + each.key), each == what, () -> choose(each)));
        }
        HTMLElement buttons =
                Dom.el("div", "buttons", Dom.button("primary", texts.text("share.copy"), () -> status.copy(field)));
        if (Browser.canShare()) {
            buttons.appendChild(Dom.button("plain", texts.text("share.send"), this::shareBySystem));
        }
        dialog.add(Dom.el("fieldset", "share", Dom.text("legend", "", texts.text("share.what")), row))
                .add(about)
                .add(viewerRow)
                .add(reveals)
                .add(field)
                .add(buttons)
                .add(status.element())
                .add(qr)
                .add(frame);
        choose(what);
        dialog.open();
    }

    private HTMLElement fold(String name, String key, HTMLElement... content) {
        HTMLElement fold = Dom.el("details", "fold " + name, Dom.text("summary", "", texts.text(key)));
        for (HTMLElement each : content) {
            fold.appendChild(each);
        }
        return fold;
    }

    private void choose(ShareModel.What chosen) {
        what = chosen;
        viewer = near;
        List<Integer> viewers = model.viewers(what);
        Dom.empty(viewerSelect);
        for (int each : viewers) {
            HTMLElement option = Dom.text("option", "", model.name(each));
            option.setAttribute("value", Integer.toString(each));
            viewerSelect.appendChild(option);
        }
        viewerSelect.setValue(Integer.toString(viewer));
        viewerRow.setHidden(viewers.isEmpty());
        Dom.setText(
                about,
                texts.text("share." + what.key + ".about")
                        + (model.isTooLong() ? " " + texts.text("share.long") : "")
                        + (address.isEmpty() ? " " + texts.text("share.file") : ""));
        write();
    }

    private void write() {
        boolean link = what != ShareModel.What.NOTATION;
        Dom.setText(reveals, model.reveals(what, viewer));
        status.clear();
        field.setValue(text());
        field.setRows(link ? 3 : 10);
        Dom.setAttribute(field, "aria-label", texts.text(link ? "share.field" : "share.notation"));
        Dom.setAttribute(field, "data-what", what.key);
        boolean coded = link && !address.isEmpty();
        qr.setHidden(!coded);
        // A page elsewhere cannot show a file of this device.
        boolean framed = link && what != ShareModel.What.TURN && !address.isEmpty();
        frame.setHidden(!framed);
        if (framed) {
            frameField.setValue(model.frame(what, viewer));
        }
        if (coded) {
            drawCode();
        }
    }

    // A link to the next player names its sender.
    private String text() {
        return model.text(what, viewer) + (what == ShareModel.What.TURN ? Route.ofSender(sender) : "");
    }

    private void drawCode() {
        if (qr.hasAttribute("open")) {
            Qr.draw(text(), qrPlace, texts);
        }
    }

    private void shareBySystem() {
        String text = text();
        boolean link = what != ShareModel.What.NOTATION && !address.isEmpty();
        Browser.share(model.title(), link ? null : text, link ? text : null);
    }
}
