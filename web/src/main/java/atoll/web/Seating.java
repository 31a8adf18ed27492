package atoll.web;

import atoll.bot.Level;
import atoll.engine.Game;
import atoll.engine.GameInfo;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.table.Tables;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLSelectElement;

/** Lets one choose who sits where: a row a seat. */
final class Seating {
    private final Game game;
    private final Texts texts;
    private final Inks inks;
    private final HTMLElement root = Dom.el("div", "seating");
    private final List<Canvas> signs = new ArrayList<>();
    private String kinds = "";

    Seating(Game game, Texts texts, Inks inks) {
        this.game = game;
        this.texts = texts;
        this.inks = inks;
    }

    /** How many can play, in words. */
    static String count(GameInfo info, Texts texts) {
        return info.minSeats() == info.maxSeats()
                ? texts.count("seats", info.minSeats())
                : texts.say("seats.range", Integer.toString(info.minSeats()), Integer.toString(info.maxSeats()));
    }

    HTMLElement element() {
        return root;
    }

    /** Shows that many seats; who was chosen stays. */
    void show(int seats) {
        String standard = Seats.standard(seats).kinds();
        String kept = kinds.length() > seats ? kinds.substring(0, seats) : kinds;
        kinds = kept + standard.substring(kept.length());
        Dom.empty(root);
        signs.clear();
        for (int seat = 0; seat < seats; seat++) {
            root.appendChild(row(seat));
        }
    }

    /** It is part of the page: draws the signs. */
    void paint() {
        State start = game.start(
                Setup.of(game.info(), Math.max(signs.size(), game.info().minSeats())));
        for (int seat = 0; seat < signs.size(); seat++) {
            signs.get(seat).showStill(Tables.of(game.info().id()).sign(start.seenBy(State.SPECTATOR), seat));
        }
    }

    Seats seats() {
        return new Seats(kinds);
    }

    private HTMLElement row(int seat) {
        Canvas sign = new Canvas(Dom.canvas("sign"), inks, true);
        signs.add(sign);
        HTMLSelectElement select = (HTMLSelectElement) Dom.el("select", "");
        option(select, Seats.YOU);
        option(select, Seats.OTHER);
        for (Level level : Level.ALL) {
            option(select, (char) ('0' + level.number()));
        }
        select.setValue(String.valueOf(kinds.charAt(seat)));
        select.addEventListener("change", (Event event) -> {
            kinds = kinds.substring(0, seat) + select.getValue() + kinds.substring(seat + 1);
        });
        String label = texts.say(seat == 0 ? "seat.first" : "seat.number", Integer.toString(seat + 1));
        return Dom.el("label", "seat", sign.element(), Dom.text("span", "", label), select);
    }

    private void option(HTMLSelectElement select, char kind) {
        HTMLElement option = Dom.text("option", "", Seats.title(kind, texts));
        option.setAttribute("value", String.valueOf(kind));
        select.appendChild(option);
    }
}
