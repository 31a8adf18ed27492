package atoll.web.play;

import atoll.engine.State;
import atoll.table.present.TablePresenter;
import atoll.table.text.Messages;
import atoll.web.canvas.SceneCanvas;
import atoll.web.canvas.ThemeColours;
import atoll.web.dom.Dom;
import atoll.web.text.Texts;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.dom.html.HTMLElement;

/** The players: symbol, name, score and its parts, and whose turn it is. */
final class PlayersPanel {
    private final TablePresenter presenter;
    private final Texts texts;
    private final HTMLElement root = Dom.el("ul", "players");
    private final List<Row> rows = new ArrayList<>();

    PlayersPanel(TablePresenter presenter, Texts texts, ThemeColours colours, Runnable change) {
        this.presenter = presenter;
        this.texts = texts;
        root.setId("players");
        root.setAttribute("aria-label", texts.text("table.players"));
        for (int seat = 0; seat < presenter.players().size(); seat++) {
            Row row = new Row(colours, change);
            rows.add(row);
            root.appendChild(row.element);
        }
        rename();
    }

    /** The players may have changed. */
    void rename() {
        for (int seat = 0; seat < rows.size(); seat++) {
            String name = presenter.players().get(seat).name();
            // If a name is cut off, the letter at its end still distinguishes it.
            int cut = name.length() > 2 && name.charAt(name.length() - 2) == ' ' ? name.length() - 2 : name.length();
            HTMLElement called = rows.get(seat).name;
            Dom.empty(called);
            called.appendChild(Dom.text("span", "", name.substring(0, cut)));
            called.appendChild(Dom.text("span", "", name.substring(cut)));
            called.setAttribute("title", texts.format("seats.change", name));
        }
    }

    HTMLElement element() {
        return root;
    }

    void show() {
        State view = presenter.view();
        int actor = presenter.session().state().actor();
        for (int seat = 0; seat < rows.size(); seat++) {
            Row row = rows.get(seat);
            row.sign.showStill(presenter.table().seatSymbol(view, seat));
            Dom.setText(row.score, Messages.number(presenter.table().score(view, seat)));
            Dom.setText(row.standing, presenter.table().standing(view, seat, texts));
            boolean moves = seat == actor;
            Dom.setAttribute(row.element, "data-moves", moves ? "yes" : "no");
            Dom.setText(row.turn, moves ? texts.text("table.moves") : "");
        }
    }

    private final class Row {
        final HTMLElement element;
        final SceneCanvas sign;
        final HTMLElement name;
        final HTMLElement score = Dom.el("span", "score");
        final HTMLElement standing = Dom.el("span", "standing");
        final HTMLElement turn = Dom.el("span", "unseen");

        Row(ThemeColours colours, Runnable change) {
            sign = new SceneCanvas(Dom.canvas("sign"), colours, true);
            name = Dom.button("name", "", change);
            HTMLElement points =
                    Dom.el("span", "points", Dom.text("span", "unseen", texts.text("table.points")), score);
            element = Dom.el("li", "player", sign.element(), name, turn, points, standing);
        }
    }
}
