package atoll.web;

import atoll.engine.State;
import atoll.table.Sitting;
import atoll.table.Words;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.dom.html.HTMLElement;

/** Who plays: sign, name, score and what it is made of, and whose move it is. */
final class PlayersPanel {
    private final Sitting sitting;
    private final Texts texts;
    private final HTMLElement root = Dom.el("ul", "players");
    private final List<Row> rows = new ArrayList<>();

    PlayersPanel(Sitting sitting, Texts texts, Inks inks, Runnable change) {
        this.sitting = sitting;
        this.texts = texts;
        root.setId("players");
        root.setAttribute("aria-label", texts.text("table.players"));
        for (int seat = 0; seat < sitting.players().size(); seat++) {
            Row row = new Row(inks, change);
            rows.add(row);
            root.appendChild(row.element);
        }
        rename();
    }

    /** Others may have sat down. */
    void rename() {
        for (int seat = 0; seat < rows.size(); seat++) {
            String name = sitting.players().get(seat).name();
            // Of a name that is cut the letter at its end still tells it from others.
            int cut = name.length() > 2 && name.charAt(name.length() - 2) == ' ' ? name.length() - 2 : name.length();
            HTMLElement called = rows.get(seat).name;
            Dom.empty(called);
            called.appendChild(Dom.text("span", "", name.substring(0, cut)));
            called.appendChild(Dom.text("span", "", name.substring(cut)));
            called.setAttribute("title", texts.say("seats.change", name));
        }
    }

    HTMLElement element() {
        return root;
    }

    void show() {
        State view = sitting.view();
        int actor = sitting.session().state().actor();
        for (int seat = 0; seat < rows.size(); seat++) {
            Row row = rows.get(seat);
            row.sign.showStill(sitting.table().sign(view, seat));
            Dom.say(row.score, Words.number(sitting.table().score(view, seat)));
            Dom.say(row.standing, sitting.table().standing(view, seat, texts));
            boolean moves = seat == actor;
            Dom.set(row.element, "data-moves", moves ? "yes" : "no");
            Dom.say(row.turn, moves ? texts.text("table.moves") : "");
        }
    }

    private final class Row {
        final HTMLElement element;
        final Canvas sign;
        final HTMLElement name;
        final HTMLElement score = Dom.el("span", "score");
        final HTMLElement standing = Dom.el("span", "standing");
        final HTMLElement turn = Dom.el("span", "unseen");

        Row(Inks inks, Runnable change) {
            sign = new Canvas(Dom.canvas("sign"), inks, true);
            name = Dom.button("name", "", change);
            HTMLElement points =
                    Dom.el("span", "points", Dom.text("span", "unseen", texts.text("table.points")), score);
            element = Dom.el("li", "player", sign.element(), name, turn, points, standing);
        }
    }
}
