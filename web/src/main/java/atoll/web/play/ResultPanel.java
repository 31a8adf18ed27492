package atoll.web.play;

import atoll.engine.State;
import atoll.play.Session;
import atoll.table.ScoreRow;
import atoll.table.present.PlayState;
import atoll.table.present.Player;
import atoll.table.present.TablePresenter;
import atoll.table.scene.Scene;
import atoll.table.text.Messages;
import atoll.web.canvas.SceneCanvas;
import atoll.web.canvas.ThemeColours;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.storage.Settings;
import atoll.web.text.Texts;
import java.util.List;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.html.HTMLElement;

/** The result of a game: the winner, the points, and their parts. When a game ends, its points are counted row by row. */
final class ResultPanel {
    /** One row of the count, as in the style sheet. */
    private static final int ROW_MILLIS = 160;

    /** Until the board is at rest, and for the winner's glow and what falls. */
    private static final int OTHER_MILLIS = 1600;

    private final TablePresenter presenter;
    private final Texts texts;
    private final ThemeColours colours;
    private final HTMLElement root = Dom.el("section", "result card");
    /** How many rows are counted before what is rendered next. */
    private int rows;

    ResultPanel(TablePresenter presenter, Texts texts, ThemeColours colours) {
        this.presenter = presenter;
        this.texts = texts;
        this.colours = colours;
        root.setId("result");
        root.setAttribute("aria-label", texts.text("over.title"));
    }

    HTMLElement element() {
        return root;
    }

    /** The winner, and what ended the game, in one sentence each. */
    String sentence(PlayState state) {
        return winner(state) + " " + ending(state);
    }

    private String ending(PlayState state) {
        return presenter.table().ending(state.view(), texts);
    }

    private String winner(PlayState state) {
        State end = presenter.session().state();
        int[] seats = ranking(end);
        String winners = "";
        int count = 0;
        for (int seat : seats) {
            if (end.rank(seat) == 1) {
                winners += (count == 0 ? "" : ", ") + state.players().get(seat).name();
                count++;
            }
        }
        String points = presenter.table().isWonByPoints(end) ? points(end, seats) : "";
        if (count == 1 && !points.isEmpty() && end.score(seats[0]) == end.score(seats[1])) {
            points = texts.format("over.tie", points);
        }
        if (count == 1 && presenter.onlyPerson() == seats[0]) {
            return texts.format("over.you", points);
        }
        return texts.format(count == 1 ? "over.won" : "over.shared", points, winners);
    }

    // From the first to the last, after a blank: " 12 : 9", on one line.
    // Empty if all have 0: then somebody won in another way.
    private static String points(State end, int[] seats) {
        StringBuilder points = new StringBuilder();
        int any = 0;
        for (int seat : seats) {
            points.append(points.length() == 0 ? " " : "\u00a0:\u00a0").append(Messages.number(end.score(seat)));
            any |= end.score(seat);
        }
        return any == 0 ? "" : points.toString();
    }

    // The seats from the first place to the last.
    private static int[] ranking(State end) {
        int[] seats = new int[end.seats()];
        int n = 0;
        for (int place = 1; place <= seats.length; place++) {
            for (int seat = 0; seat < seats.length; seat++) {
                if (end.rank(seat) == place) {
                    seats[n++] = seat;
                }
            }
        }
        return seats;
    }

    /**
     * Fills the panel at the end of the game. The buttons come from the screen.
     *
     * @param note below the score sheet; null for none
     * @param other a button below the result
     * @param fresh whether the game has just ended here: its points are counted
     */
    void render(PlayState state, List<HTMLElement> buttons, HTMLElement note, HTMLElement other, boolean fresh) {
        root.removeAttribute("data-counting");
        Dom.empty(root);
        rows = 0;
        State end = presenter.session().state();
        HTMLElement heading = Dom.text("h2", "", winner(state));
        PlayersPanel.colour(heading, true, presenter.table().seatSymbol(state.view(), ranking(end)[0]));
        root.appendChild(heading);
        HTMLElement row = Dom.el("div", "buttons");
        for (HTMLElement button : buttons) {
            row.appendChild(button);
        }
        root.appendChild(row); // visible even in little space
        root.appendChild(sheet(state, end));
        setRow(root, "--rows");
        root.appendChild(Dom.text("p", "line", ending(state)));
        if (note != null) {
            root.appendChild(note);
        }
        boolean won = false;
        for (int seat = 0; seat < end.seats(); seat++) {
            Player player = state.players().get(seat);
            won |= end.rank(seat) == 1 && player.isPerson();
            for (String words : presenter.table().resultNotes(state.view(), seat, texts)) {
                root.appendChild(Dom.text("p", "line", texts.format("table.turn", player.name(), words)));
            }
        }
        root.appendChild(Dom.el("div", "buttons", other));
        Session session = presenter.session();
        if (session.followsSeed() && session.record().fromSetup()) {
            root.appendChild(Dom.text(
                    "p", "hint", texts.format("over.seed", session.seed().toString())));
        }
        Browser.style("end.css", () -> {}, () -> {});
        if (fresh && !Settings.reducedMotion()) {
            // Everything is on the page already: the style shows it piece by piece.
            Browser.mark(root, "data-counting", won ? "won" : "plain", rows * ROW_MILLIS + OTHER_MILLIS);
        }
    }

    // A column for each seat; a row for each kind of points, then for their sum and for the places.
    private HTMLElement sheet(PlayState state, State end) {
        HTMLElement head = Dom.el("tr", "", Dom.el("td", ""));
        HTMLElement sheet = Dom.el("table", end.seats() > 3 ? "scores many" : "scores", head);
        int[] points = new int[end.seats()];
        int[] places = new int[end.seats()];
        for (int seat = 0; seat < end.seats(); seat++) {
            points[seat] = end.score(seat);
            places[seat] = end.rank(seat);
            SceneCanvas sign = new SceneCanvas(Dom.canvas("sign"), colours, true);
            Scene symbol = presenter.table().seatSymbol(state.view(), seat);
            Window.requestAnimationFrame(now -> sign.showStill(symbol));
            HTMLElement name =
                    Dom.text("span", "name", state.players().get(seat).name());
            HTMLElement column = Dom.el("th", "", sign.element(), name);
            PlayersPanel.colour(column, places[seat] == 1, symbol);
            head.appendChild(column);
        }
        for (ScoreRow row : presenter.table().scoreSheet(state.view(), texts)) {
            add(sheet, row.name(), row.points());
        }
        add(sheet, texts.text("table.points"), points);
        add(sheet, texts.text("over.places"), places);
        return sheet;
    }

    private void add(HTMLElement sheet, String name, int[] values) {
        HTMLElement line = Dom.el("tr", "", Dom.text("th", "", name));
        for (int value : values) {
            HTMLElement cell = Dom.text("td", "", Messages.number(value));
            cell.getStyle().setProperty("--points", Integer.toString(value));
            line.appendChild(cell);
        }
        setRow(line, "--from");
        rows++;
        sheet.appendChild(line);
    }

    // How many rows of the count are shown before it.
    private void setRow(HTMLElement element, String name) {
        element.getStyle().setProperty(name, Integer.toString(rows));
    }
}
