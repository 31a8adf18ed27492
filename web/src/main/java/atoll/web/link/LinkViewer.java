package atoll.web.link;

import atoll.engine.State;
import atoll.play.Link;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.table.Table;
import atoll.table.ViewOptions;
import atoll.table.all.Tables;
import atoll.table.present.LogEntry;
import atoll.table.present.Player;
import atoll.table.present.TablePresenter;
import atoll.table.present.TurnNumbers;
import atoll.web.canvas.SceneCanvas;
import atoll.web.canvas.ThemeColours;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.dom.Icons;
import atoll.web.text.Texts;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.dom.html.HTMLElement;

/** A read-only view of a link: its board and, if it contains moves, buttons to step through them. */
final class LinkViewer {
    private final Link link;
    private final Texts texts;
    private final Session session;
    private final Table table;
    private final TablePresenter presenter;
    private final SceneCanvas canvas;
    private final Runnable shown;
    private final HTMLElement place = Dom.el("output", "hint");
    private final HTMLElement moveText = Dom.el("p", "told");

    /**
     * @param shown called when another position is shown
     */
    LinkViewer(Link link, Texts texts, ThemeColours colours, Runnable shown) {
        this.link = link;
        this.texts = texts;
        this.shown = shown;
        session = Session.of(
                link.record(), link.turn() == null ? Seed.of(0) : link.turn().seed());
        table = Tables.of(session.game().info().id());
        presenter = new TablePresenter(
                session, table, numberedPlayers(session.state().seats(), texts), texts);
        canvas = new SceneCanvas(Dom.canvas("miniature"), colours, false);
        canvas.element().removeAttribute("aria-hidden");
        canvas.element().setAttribute("role", "img");
        moveText.setAttribute("aria-live", "polite");
    }

    // No players yet: every seat is named by its number.
    private static List<Player> numberedPlayers(int seats, Texts texts) {
        List<Player> players = new ArrayList<>();
        for (int seat = 1; seat <= seats; seat++) {
            players.add(new Player(texts.format("seat.number", Integer.toString(seat)), 1));
        }
        return players;
    }

    /** The game, at the current position. */
    Session session() {
        return session;
    }

    TablePresenter presenter() {
        return presenter;
    }

    SceneCanvas canvas() {
        return canvas;
    }

    /** The last move of the current position, or, at the end, the last turn, in words. */
    HTMLElement moveText() {
        return moveText;
    }

    /** Whether there is more than one position. */
    boolean hasMoves() {
        return link.kind() == Link.Kind.GAME || link.kind() == Link.Kind.TURN;
    }

    /** Buttons for the first, previous, next and last position, and the current turn number. */
    HTMLElement buttons() {
        return Dom.el(
                "div",
                "leaf",
                Dom.icon("tool", Icons.FIRST, texts.text("open.first"), () -> showPly(0)),
                Dom.icon("tool", Icons.PREVIOUS, texts.text("open.previous"), () -> showPly(session.ply() - 1)),
                place,
                Dom.icon("tool", Icons.NEXT, texts.text("open.next"), () -> showPly(session.ply() + 1)),
                Dom.icon("tool", Icons.LAST, texts.text("open.last"), () -> showPly(session.length())));
    }

    /** It is in the document now, and has a size. */
    void enter() {
        show();
        Browser.onResize(canvas.element(), this::show);
    }

    /** Whose turn it is, or that the game is over. Empty if chance is to move. */
    String turn() {
        int actor = session.state().actor();
        if (actor == State.OVER) {
            return texts.text("open.over");
        }
        if (actor < 0) {
            return "";
        }
        String name = presenter.players().get(actor).name();
        return name.equals(texts.text("seat.you")) ? texts.text("open.turn.you") : texts.format("open.turn", name);
    }

    private void showPly(int ply) {
        if (ply >= 0 && ply <= session.length()) {
            presenter.navigator().seek(ply);
            show();
        }
    }

    private void show() {
        int room = canvas.room();
        // A link to a view needs no viewer: it shows one seat's knowledge already.
        boolean whole = link.kind() != Link.Kind.VIEW;
        canvas.show(
                whole
                        ? presenter.scene(room, null)
                        : table.scene(session.state(), new ViewOptions(texts, link.seat(), room, List.of(), false)));
        State view = whole ? presenter.view() : session.state();
        Dom.setAttribute(canvas.element(), "aria-label", BoardWords.of(table, view, texts));
        int ply = session.ply();
        Dom.setText(place, session.length() == 0 ? "" : texts.format("open.ply", turn(ply), turn(session.length())));
        Dom.setText(moveText, told(ply));
        shown.run();
    }

    // At the end, all of the last turn.
    private String told(int ply) {
        String turn = ply == session.length() ? presenter.lastTurn() : "";
        return ply == 0 || !turn.isEmpty()
                ? turn
                : LogEntry.told(presenter.history().get(ply - 1).line(), presenter.players());
    }

    private String turn(int ply) {
        return Integer.toString(TurnNumbers.at(presenter.history(), ply));
    }
}
