package atoll.web.home;

import atoll.engine.Game;
import atoll.engine.GameInfo;
import atoll.engine.Option;
import atoll.engine.Setup;
import atoll.play.SeatAssignment;
import atoll.play.Session;
import atoll.table.all.Tables;
import atoll.web.app.AppContext;
import atoll.web.app.Route;
import atoll.web.app.Screen;
import atoll.web.app.SeatForm;
import atoll.web.canvas.DemoBoard;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.text.Texts;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.html.HTMLElement;

/** The set-up of a new game: players and options. */
public final class NewScreen implements Screen {
    /** Chooses bots of the player's strength. Only the full page can. */
    public interface EvenBots {
        void addTo(HTMLElement place, String game, SeatForm seats);
    }

    private final AppContext app;
    private final Texts texts;
    private final Game game;
    private final String id;
    private final SeatForm seatForm;
    private final DemoBoard demoBoard;
    private final HTMLElement root = Dom.el("main", "sheet new");
    private Setup setup;

    /**
     * @param byLink whether a friend plays by link, until the player chooses otherwise
     * @param even what chooses bots of the player's strength, or null
     */
    public NewScreen(AppContext app, Game game, boolean byLink, EvenBots even) {
        this.app = app;
        this.game = game;
        texts = app.texts();
        GameInfo info = game.info();
        id = info.id();
        setup = Setup.of(info, info.minSeats());
        seatForm = new SeatForm(game, texts, app.colours(), null);
        seatForm.show(setup.seats());
        if (byLink) {
            seatForm.show(seatForm.seats().with(1, SeatAssignment.of(SeatAssignment.Kind.AWAY)));
        }
        demoBoard = new DemoBoard(game, texts, app.colours());
        HTMLElement form = Dom.el("form", "card");
        form.addEventListener("submit", (Event event) -> {
            event.preventDefault();
            begin();
        });
        if (info.minSeats() < info.maxSeats()) {
            form.appendChild(seatCount(info));
        }
        HTMLElement players = Dom.el(
                "fieldset",
                "",
                Dom.text("legend", "", texts.text("new.players")),
                seatForm.element(),
                Dom.text("p", "hint", texts.text("seat.begins")));
        form.appendChild(players);
        if (even != null) {
            even.addTo(players, id, seatForm);
        }
        form.appendChild(Dom.text("p", "hint", texts.text("new.bots")));
        for (Option option : info.options()) {
            form.appendChild(options(option));
        }
        HTMLElement begin = Dom.text("button", "primary", texts.text("new.begin"));
        HTMLElement row = Dom.el("div", "buttons", begin);
        form.appendChild(row);
        HTMLElement ways = Dom.el(
                "div",
                "buttons",
                Dom.link("plain", texts.text("menu.rules"), Route.help(id, "").href()));
        if (Tables.of(id).hasGuide()) {
            ways.appendChild(Dom.link(
                    "plain", texts.text("guide.offer"), Route.guide(id, "").href()));
        }
        root.appendChild(Dom.el(
                "div",
                "card",
                Dom.el("div", "window beside", demoBoard.canvas().element()),
                Dom.text("h1", "", title()),
                Dom.text("p", "lead", texts.text("game." + id + ".about")),
                Dom.text("p", "hint", texts.text("game." + id + ".credit")),
                ways));
        root.appendChild(form);
    }

    @Override
    public String name() {
        return "new";
    }

    @Override
    public String title() {
        return texts.text("game." + id + ".name");
    }

    @Override
    public HTMLElement body() {
        return root;
    }

    @Override
    public void enter() {
        app.bots().warm();
        seatForm.paint();
        demoBoard.show();
    }

    @Override
    public void repaint() {
        seatForm.paint();
        demoBoard.canvas().repaint();
    }

    private void begin() {
        app.startGame(new Session(game, setup, Browser.newSeed()), seatForm.seats());
    }

    private HTMLElement seatCount(GameInfo info) {
        HTMLElement set = Dom.el("fieldset", "", Dom.text("legend", "", texts.text("new.seats")));
        HTMLElement row = Dom.el("div", "radios");
        for (int seats = info.minSeats(); seats <= info.maxSeats(); seats++) {
            int count = seats;
            row.appendChild(Dom.radio(
                    "seats", Integer.toString(seats), Integer.toString(seats), seats == setup.seats(), () -> {
                        Setup changed = Setup.of(info, count);
                        for (Option option : info.options()) {
                            changed = changed.with(option.id(), setup.value(option.id()));
                        }
                        setup = changed;
                        seatForm.show(count);
                        seatForm.paint();
                    }));
        }
        set.appendChild(row);
        return set;
    }

    private HTMLElement options(Option option) {
        String key = "option." + id + "." + option.id();
        HTMLElement row = Dom.el("div", "radios");
        for (String value : option.values()) {
            boolean chosen = value.equals(setup.value(option.id()));
            row.appendChild(Dom.radio(option.id(), value, texts.text(key + "." + value), chosen, () -> {
                setup = setup.with(option.id(), value);
            }));
        }
        HTMLElement set = Dom.el("fieldset", "", Dom.text("legend", "", texts.text(key)), row);
        if (texts.has(key + ".about")) {
            HTMLElement about = Dom.text("p", "hint", texts.text(key + ".about"));
            about.setId("about-" + option.id());
            set.setAttribute("aria-describedby", "about-" + option.id());
            set.appendChild(about);
        }
        return set;
    }
}
