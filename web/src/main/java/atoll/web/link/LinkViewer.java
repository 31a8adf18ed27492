package atoll.web.link;

import atoll.engine.State;
import atoll.play.Link;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.table.Table;
import atoll.table.ViewOptions;
import atoll.table.all.Tables;
import atoll.table.present.Player;
import atoll.table.present.TablePresenter;
import atoll.web.canvas.SceneCanvas;
import atoll.web.canvas.ThemeColours;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.dom.Icons;
import atoll.web.text.Texts;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.dom.html.HTMLElement;

/** What a link shows, to be looked at only: its board and, where it holds moves, buttons to leaf through them. */
final class LinkViewer {
    private final Link link;
    private final Texts texts;
    private final Session session;
    private final Table table;
    private final TablePresenter presenter;
    private final SceneCanvas canvas;
    private final Runnable shown;
    private final HTMLElement place = Dom.el("output", "hint");
    private final HTMLElement told = Dom.el("p", "told");

    /** @param shown called when another position is shown */
    LinkViewer(Link link, Texts texts, ThemeColours colours, Runnable shown) {
        this.link = link;
        this.texts = texts;
        this.shown = shown;
        session = Session.of(
                link.record(), link.turn() == null ? Seed.of(0) : link.turn().seed());
        table = Tables.of(session.game().info().id());
        presenter = new TablePresenter(session, table, watched(session.state().seats(), texts), texts);
        canvas = new SceneCanvas(Dom.canvas("miniature"), colours, false);
        canvas.element().removeAttribute("aria-hidden");
        canvas.element().setAttribute("role", "img");
        told.setAttribute("aria-live", "polite");
    }

    // Nobody plays yet: every seat goes by its number.
    private static List<Player> watched(int seats, Texts texts) {
        List<Player> players = new ArrayList<>();
        for (int seat = 1; seat <= seats; seat++) {
            players.add(new Player(texts.format("seat.number", Integer.toString(seat)), 1));
        }
        return players;
    }

    /** The game, at the position shown now. */
    Session session() {
        return session;
    }

    TablePresenter sitting() {
        return presenter;
    }

    SceneCanvas canvas() {
        return canvas;
    }

    /** The move that led to the position shown now, in words. */
    HTMLElement told() {
        return told;
    }

    /** Whether there is more than one position. */
    boolean hasMoves() {
        return link.kind() == Link.Kind.GAME || link.kind() == Link.Kind.TURN;
    }

    /** To the beginning, back, on and to the end, and how far one is. */
    HTMLElement buttons() {
        return Dom.el(
                "div",
                "leaf",
                Dom.icon("tool", Icons.FIRST, texts.text("open.first"), () -> leaf(0)),
                Dom.icon("tool", Icons.PREVIOUS, texts.text("open.previous"), () -> leaf(session.ply() - 1)),
                place,
                Dom.icon("tool", Icons.NEXT, texts.text("open.next"), () -> leaf(session.ply() + 1)),
                Dom.icon("tool", Icons.LAST, texts.text("open.last"), () -> leaf(session.length())));
    }

    /** It is part of the page, and has a size. */
    void enter() {
        show();
        Browser.onResize(canvas.element(), this::show);
    }

    /** Whose turn it is, or that the game is over. Empty where chance goes on. */
    String turn() {
        int actor = session.state().actor();
        if (actor == State.OVER) {
            return texts.text("open.over");
        }
        return actor < 0
                ? ""
                : texts.format("open.turn", presenter.players().get(actor).name());
    }

    private void leaf(int ply) {
        if (ply >= 0 && ply <= session.length()) {
            presenter.seek(ply);
            show();
        }
    }

    private void show() {
        boolean tall = canvas.element().getClientHeight() > canvas.element().getClientWidth();
        int room = tall ? ViewOptions.TALL : ViewOptions.WIDE;
        // One seat's view is that already; nobody's knowledge is less.
        boolean whole = link.kind() != Link.Kind.VIEW;
        canvas.show(
                whole
                        ? presenter.scene(room, null)
                        : table.scene(session.state(), new ViewOptions(texts, link.seat(), room, List.of(), false)));
        Dom.setAttribute(canvas.element(), "aria-label", label(whole ? presenter.view() : session.state()));
        Dom.setText(
                place, texts.format("open.ply", Integer.toString(session.ply()), Integer.toString(session.length())));
        int ply = session.ply();
        Dom.setText(told, ply == 0 ? "" : presenter.history().get(ply - 1).line());
        shown.run();
    }

    // The board in words: how every seat stands.
    private String label(State view) {
        StringBuilder seats = new StringBuilder();
        for (int seat = 0; seat < view.seats(); seat++) {
            String name = presenter.players().get(seat).name();
            String points = texts.count("points", table.score(view, seat));
            String standing = table.standing(view, seat, texts);
            seats.append(seat == 0 ? "" : "; ")
                    .append(
                            standing.isEmpty()
                                    ? texts.format("table.turn", name, points)
                                    : texts.format("embed.seat", name, points, standing));
        }
        return texts.format("embed.board", seats.toString());
    }
}
