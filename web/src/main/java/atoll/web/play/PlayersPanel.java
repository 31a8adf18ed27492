package atoll.web.play;

import atoll.table.Table;
import atoll.table.present.PlayState;
import atoll.table.present.Player;
import atoll.table.scene.Scene;
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
    private final Table table;
    private final Texts texts;
    private final ThemeColours colours;
    private final Runnable change;
    private final OddsPanel odds;
    private final HTMLElement root = Dom.el("ul", "players");
    private final List<Row> rows = new ArrayList<>();

    PlayersPanel(Table table, Texts texts, ThemeColours colours, Runnable change, OddsPanel odds) {
        this.table = table;
        this.texts = texts;
        this.colours = colours;
        this.change = change;
        this.odds = odds;
        root.setId("players");
        root.setAttribute("aria-label", texts.text("table.players"));
    }

    HTMLElement element() {
        return root;
    }

    void render(PlayState state) {
        for (int seat = 0; seat < state.players().size(); seat++) {
            if (seat == rows.size()) {
                rows.add(new Row(odds.element(seat)));
                root.appendChild(rows.get(seat).element);
                // all of them, for the style sheet, which cannot count
                root.setAttribute("data-seats", "12345".substring(0, seat + 1));
            }
            Row row = rows.get(seat);
            row.name(state.players().get(seat));
            Scene symbol = table.seatSymbol(state.view(), seat);
            row.sign.showStill(symbol);
            colour(
                    row.element,
                    state.stage() == PlayState.Stage.OVER && state.view().rank(seat) == 1,
                    symbol);
            Dom.setText(row.score, Messages.number(table.score(state.view(), seat)));
            Dom.setText(row.standing, table.standing(state.view(), seat, texts));
            boolean moves = seat == state.actor();
            Dom.setAttribute(row.element, "data-moves", moves ? "yes" : "no");
            Dom.setText(row.turn, moves ? texts.text("table.moves") : "");
        }
    }

    /** Gives a winner's element the colour of the seat's pieces, for the style sheet. */
    static void colour(HTMLElement element, boolean won, Scene symbol) {
        Dom.setAttribute(element, "data-won", won ? "yes" : "no");
        if (won) {
            String ink = symbol.shapes().get(0).fill().name();
            element.getStyle().setProperty("--winner", "var(--ink-" + ink + ")");
        }
    }

    private final class Row {
        final HTMLElement element;
        final SceneCanvas sign = new SceneCanvas(Dom.canvas("sign"), colours, true);
        final HTMLElement button = Dom.button("name", "", change);
        final HTMLElement score = Dom.el("span", "score");
        final HTMLElement standing = Dom.el("span", "standing");
        final HTMLElement turn = Dom.el("span", "unseen");
        String name = "";

        Row(HTMLElement odds) {
            HTMLElement points =
                    Dom.el("span", "points", Dom.text("span", "unseen", texts.text("table.points")), score);
            element = Dom.el("li", "player", sign.element(), button, turn, points, standing, odds);
        }

        void name(Player player) {
            if (name.equals(player.name())) {
                return;
            }
            name = player.name();
            // If a name is cut off, the letter at its end still distinguishes it.
            String end = player.shortName();
            Dom.empty(button);
            button.appendChild(Dom.text("span", "", name.substring(0, name.length() - end.length())));
            button.appendChild(Dom.text("span", "", end));
            button.setAttribute("title", texts.format("seats.change", name));
        }
    }
}
