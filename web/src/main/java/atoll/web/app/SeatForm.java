package atoll.web.app;

import atoll.engine.Game;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.play.SeatAssignment;
import atoll.play.SeatAssignments;
import atoll.table.all.Tables;
import atoll.web.canvas.SceneCanvas;
import atoll.web.canvas.ThemeColours;
import atoll.web.dom.Dom;
import atoll.web.text.PlayerNames;
import atoll.web.text.Texts;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;
import org.teavm.jso.dom.html.HTMLSelectElement;

/** A form to choose the players: a row per seat. */
public final class SeatForm {
    private static final int MIDDLE_LEVEL = 3;

    private final Game game;
    private final Texts texts;
    private final ThemeColours colours;
    private final State start;
    private final HTMLElement root = Dom.el("div", "seating");
    private final List<SceneCanvas> signs = new ArrayList<>();
    private SeatAssignments seats = SeatAssignments.parse("");

    /**
     * @param start the position to play on from, or null for a new game
     */
    public SeatForm(Game game, Texts texts, ThemeColours colours, State start) {
        this.game = game;
        this.start = start;
        this.texts = texts;
        this.colours = colours;
    }

    public HTMLElement element() {
        return root;
    }

    /** Shows that many seats; existing choices stay. */
    public void show(int count) {
        SeatAssignments next = PlayerNames.againstBots(count, MIDDLE_LEVEL);
        for (int seat = 0; seat < Math.min(count, signs.size()); seat++) {
            next = next.with(seat, seats.at(seat));
        }
        show(next);
    }

    /** Shows the current players. */
    public void show(SeatAssignments now) {
        seats = now;
        Dom.empty(root);
        signs.clear();
        for (int seat = 0; seat < seats.size(); seat++) {
            root.appendChild(row(seat));
        }
    }

    /** Draws the symbols, once it is in the document. */
    public void paint() {
        State state = start != null ? start : game.start(Setup.of(game.info(), signs.size()));
        for (int seat = 0; seat < signs.size(); seat++) {
            signs.get(seat).showStill(Tables.of(game.info().id()).seatSymbol(state.viewFor(State.SPECTATOR), seat));
        }
    }

    public SeatAssignments seats() {
        return seats;
    }

    // Symbol, name, kind: an empty name means the default one.
    private HTMLElement row(int seat) {
        String number = Integer.toString(seat + 1);
        SceneCanvas sign = new SceneCanvas(Dom.canvas("sign"), colours, true);
        signs.add(sign);
        HTMLInputElement name = (HTMLInputElement) Dom.el("input", "field");
        name.setAttribute("maxlength", Integer.toString(SeatAssignment.LONGEST_NAME));
        name.setAttribute("autocomplete", "off");
        name.setAttribute("aria-label", texts.format("seat.name", number));
        name.setValue(seats.at(seat).name());
        HTMLSelectElement select = (HTMLSelectElement) Dom.el("select", "");
        select.setAttribute("aria-label", texts.format("seat.kind", number));
        for (SeatAssignment player : PlayerNames.choices()) {
            HTMLElement option = Dom.text("option", "", PlayerNames.title(player, texts));
            option.setAttribute("value", String.valueOf(player.written()));
            select.appendChild(option);
        }
        select.setValue(String.valueOf(seats.at(seat).written()));
        Runnable change = () -> {
            SeatAssignment player = SeatAssignment.parse(select.getValue().charAt(0));
            name.setAttribute(
                    "placeholder", texts.format("seat.unnamed", number, PlayerNames.defaultName(player, texts)));
            seats = seats.with(seat, player.named(name.getValue().trim()));
        };
        change.run();
        name.addEventListener("input", (Event event) -> change.run());
        select.addEventListener("change", (Event event) -> change.run());
        return Dom.el("div", "seat", sign.element(), name, select);
    }
}
