package atoll.web;

import atoll.engine.Rng;
import atoll.engine.State;
import atoll.play.Link;
import atoll.play.Session;
import atoll.table.Look;
import atoll.table.Player;
import atoll.table.Sitting;
import atoll.table.Table;
import atoll.table.Tables;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.dom.html.HTMLElement;

/** What a link shows: a game to leaf through or a position, and who may play on from there. The game at hand stays. */
final class OpenScreen implements Screen {
    private final App app;
    private final Texts texts;
    private final Link link;
    private final Session session;
    private final Sitting sitting;
    private final Table table;
    private final Seating seating;
    private final Canvas canvas;
    private final HTMLElement told = Dom.el("p", "told");
    private final HTMLElement place = Dom.el("output", "hint");
    private final HTMLElement turn = Dom.el("p", "");
    private final HTMLElement root = Dom.el("main", "sheet open");

    OpenScreen(App app, Link link) {
        this.app = app;
        this.link = link;
        texts = app.texts();
        session = Session.of(link.record(), 0);
        int seats = session.state().seats();
        table = Tables.of(session.game().info().id());
        sitting = new Sitting(session, table, watched(seats), texts);
        seating = new Seating(session.game(), texts, app.inks(), session.state());
        seating.show(seats);
        canvas = new Canvas(Dom.canvas("miniature"), app.inks(), false);
        root.appendChild(Dom.el("div", "window beside", canvas.element()));
        root.appendChild(sheet());
    }

    // Nobody plays yet: every seat goes by its number.
    private List<Player> watched(int seats) {
        List<Player> players = new ArrayList<>();
        for (int seat = 1; seat <= seats; seat++) {
            players.add(new Player(texts.say("seat.number", Integer.toString(seat)), 1));
        }
        return players;
    }

    private HTMLElement sheet() {
        HTMLElement sheet =
                Dom.el("div", "card", Dom.text("h1", "", title()), Dom.text("p", "lead", texts.text("open." + kind())));
        if (link.kind() == Link.Kind.GAME || link.kind() == Link.Kind.TURN) {
            sheet.appendChild(Dom.el(
                    "div",
                    "leaf",
                    Dom.icon("tool", Icons.FIRST, texts.text("open.first"), () -> leaf(0)),
                    Dom.icon("tool", Icons.PREVIOUS, texts.text("open.previous"), () -> leaf(session.ply() - 1)),
                    place,
                    Dom.icon("tool", Icons.NEXT, texts.text("open.next"), () -> leaf(session.ply() + 1)),
                    Dom.icon("tool", Icons.LAST, texts.text("open.last"), () -> leaf(session.length()))));
            told.setAttribute("aria-live", "polite");
            sheet.appendChild(told);
        }
        sheet.appendChild(turn);
        if (link.kind() == Link.Kind.TURN) {
            sheet.appendChild(new Arrival(app, link, sitting).element());
            return sheet;
        }
        sheet.appendChild(
                Dom.el("fieldset", "", Dom.text("legend", "", texts.text("open.players")), seating.element()));
        HTMLElement row = Dom.el("div", "buttons", Dom.button("primary", texts.text("open.play"), this::play));
        sheet.appendChild(row);
        return sheet;
    }

    private String kind() {
        return switch (link.kind()) {
            case GAME -> "game";
            case POSITION -> "position";
            case VIEW -> "view";
            case TURN -> "turns";
        };
    }

    @Override
    public String name() {
        return "open";
    }

    @Override
    public String title() {
        return texts.say(
                "open.title", texts.text("game." + session.game().info().id() + ".name"));
    }

    @Override
    public HTMLElement body() {
        return root;
    }

    @Override
    public void enter() {
        app.bots().warm();
        seating.paint();
        show();
        Browser.onResize(canvas.element(), this::show);
    }

    @Override
    public void repaint() {
        seating.paint();
        canvas.repaint();
    }

    private void leaf(int ply) {
        if (ply >= 0 && ply <= session.length()) {
            sitting.go(ply);
            show();
        }
    }

    private void show() {
        boolean tall = canvas.element().getClientHeight() > canvas.element().getClientWidth();
        if (link.kind() == Link.Kind.VIEW) {
            // It is one seat's view already; nobody's knowledge is less.
            canvas.show(table.scene(session.state(), new Look(texts, link.seat(), tall, List.of())));
        } else {
            canvas.show(sitting.scene(tall, null));
        }
        Dom.say(place, texts.say("open.ply", Integer.toString(session.ply()), Integer.toString(session.length())));
        int actor = session.state().actor();
        String who = actor < 0 ? "" : sitting.players().get(actor).name();
        boolean over = actor == State.OVER;
        Dom.say(turn, over ? texts.text("open.over") : actor < 0 ? "" : texts.say("open.turn", who));
        List<String> log = sitting.log();
        Dom.say(told, log.isEmpty() ? "" : log.get(log.size() - 1));
    }

    private void play() {
        int seed = Browser.seed();
        Session next;
        if (link.kind() == Link.Kind.VIEW) {
            State truth = session.state().copy();
            truth.imagine(new Rng(seed));
            next = Session.from(session.game(), truth, seed);
        } else if (link.kind() == Link.Kind.POSITION) {
            next = Session.from(session.game(), session.state(), seed);
        } else {
            next = Session.of(session.record(), seed);
        }
        app.begin(next, seating.seats());
    }
}
