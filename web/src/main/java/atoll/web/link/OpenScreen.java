package atoll.web.link;

import atoll.engine.Rng;
import atoll.engine.State;
import atoll.play.Link;
import atoll.play.SeatAssignment;
import atoll.play.SeatAssignments;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.study.Studies;
import atoll.table.present.TablePresenter;
import atoll.web.app.AppContext;
import atoll.web.app.Route;
import atoll.web.app.Screen;
import atoll.web.app.SeatForm;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.text.Texts;
import org.teavm.jso.dom.html.HTMLElement;

/** The screen of a link: a game or a position, and a form to play on from there. The current game stays. */
public final class OpenScreen implements Screen {
    /** Opens correspondence games. */
    public interface Turns {
        /**
         * @param sender the name of the sender; empty if the link has none
         * @param presenter at the last move of the link's game
         */
        HTMLElement element(AppContext app, Link link, String sender, TablePresenter presenter);
    }

    private final AppContext app;
    private final Texts texts;
    private final Link link;
    private final String sender;
    private final LinkViewer viewer;
    private final Session session;
    private final Turns turns;
    private final SeatForm seatForm;
    private final HTMLElement seats;
    private final HTMLElement turn = Dom.el("p", "");
    private final HTMLElement go = Dom.button("primary", "", this::play);
    private final HTMLElement ways = Dom.el("div", "buttons", go);
    private final HTMLElement root = Dom.el("main", "sheet open");

    /**
     * @param sender the name of the sender; empty if the link has none
     * @param turns null if this page cannot open correspondence games
     */
    public OpenScreen(AppContext app, Link link, String sender, Turns turns) {
        this.app = app;
        this.turns = turns;
        this.link = link;
        this.sender = sender;
        texts = app.texts();
        viewer = new LinkViewer(link, texts, app.colours(), this::shown);
        session = viewer.session();
        seatForm = new SeatForm(session.game(), texts, app.colours(), session.state());
        seatForm.show(session.state().seats());
        seats = Dom.el("fieldset", "", Dom.text("legend", "", texts.text("open.players")), seatForm.element());
        root.appendChild(Dom.el("div", "window beside", viewer.canvas().element()));
        root.appendChild(sheet());
    }

    private HTMLElement sheet() {
        HTMLElement sheet = Dom.el("div", "card", Dom.text("h1", "", title()), Dom.text("p", "lead", lead()));
        if (viewer.hasMoves()) {
            sheet.appendChild(viewer.buttons());
            sheet.appendChild(viewer.moveText());
        }
        sheet.appendChild(turn);
        String game = session.game().info().id();
        sheet.appendChild(Dom.el(
                "p",
                "",
                Dom.link("", texts.text("open.rules"), Route.help(game, "").href())));
        if (link.kind() == Link.Kind.TURN) {
            if (turns != null) {
                sheet.appendChild(turns.element(app, link, sender, viewer.presenter()));
            }
            return sheet;
        }
        sheet.appendChild(seats);
        HTMLElement study = Dom.link(
                "plain",
                texts.text("menu.study"),
                Route.study(app.route().link()).href());
        ways.appendChild(study);
        sheet.appendChild(ways);
        if (link.kind() == Link.Kind.GAME && !Studies.hasAllMoves(link.record(), State.SPECTATOR)) {
            sheet.appendChild(Dom.text("p", "hint", texts.text("studies.public")));
        }
        return sheet;
    }

    private String lead() {
        return sender.isEmpty()
                ? texts.text("open." + kind())
                : texts.format("open.from", sender, texts.text("open." + kind()));
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
        return texts.format(
                "open.title", texts.text("game." + session.game().info().id() + ".name"));
    }

    @Override
    public HTMLElement body() {
        return root;
    }

    /** What can be done with the position, a row of links; not on the screen of a correspondence game. */
    public HTMLElement ways() {
        return ways;
    }

    @Override
    public void enter() {
        app.bots().warm();
        seatForm.paint();
        viewer.enter();
    }

    @Override
    public void repaint() {
        seatForm.paint();
        viewer.canvas().repaint();
    }

    private void shown() {
        Dom.setText(turn, viewer.turn());
        Dom.setText(go, texts.text(isOver() ? "open.table" : "open.play"));
        seats.setHidden(isOver());
    }

    private boolean isOver() {
        return session.state().actor() == State.OVER;
    }

    private void play() {
        Seed seed = Browser.newSeed();
        Session next;
        if (link.kind() == Link.Kind.VIEW) {
            State truth = session.state().copy();
            truth.determinize(new Rng(Browser.random()));
            next = Session.from(session.game(), truth, seed);
        } else if (link.kind() == Link.Kind.POSITION) {
            next = Session.from(session.game(), session.state(), seed);
        } else {
            // A finished game keeps its seed, as proof of fair chance. A continued game must not reveal it.
            Seed revealedSeed = isOver() ? link.record().seed() : null;
            next = Session.of(session.record(), revealedSeed == null ? seed : revealedSeed);
        }
        // The players of a finished game are unknown here.
        app.startGame(
                next,
                isOver()
                        ? SeatAssignments.all(
                                SeatAssignment.of(SeatAssignment.Kind.OTHER),
                                session.state().seats())
                        : seatForm.seats());
    }
}
