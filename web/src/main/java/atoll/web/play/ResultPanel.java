package atoll.web.play;

import atoll.engine.State;
import atoll.play.Session;
import atoll.table.present.PlayState;
import atoll.table.present.TablePresenter;
import atoll.table.scene.Ink;
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

    /** The winner, in one sentence. */
    String sentence(PlayState state) {
        State end = presenter.session().state();
        String winners = "";
        int you = presenter.onlyPerson();
        int count = 0;
        int most = 0;
        int second = 0;
        for (int seat = 0; seat < end.seats(); seat++) {
            if (end.rank(seat) == 1) {
                winners += (count == 0 ? "" : ", ") + state.players().get(seat).name();
                count++;
                most = end.score(seat);
            } else if (end.rank(seat) == 2) {
                second = end.score(seat);
            }
        }
        String points = points(end);
        if (count == 1 && most > 0 && most == second) {
            points = texts.format("over.tie", points);
        }
        if (count == 1 && you >= 0 && end.rank(you) == 1) {
            return texts.format("over.you", points);
        }
        return texts.format(count == 1 ? "over.won" : "over.shared", points, winners);
    }

    // From the first to the last, after a blank: " 12 : 9"; empty if all have 0, since somebody won in another way.
    private static String points(State end) {
        StringBuilder points = new StringBuilder();
        int any = 0;
        for (int place = 1; place <= end.seats(); place++) {
            for (int seat = 0; seat < end.seats(); seat++) {
                if (end.rank(seat) == place) {
                    points.append(points.length() == 0 ? " " : " : ").append(Messages.number(end.score(seat)));
                    any |= end.score(seat);
                }
            }
        }
        return any == 0 ? "" : points.toString();
    }

    /**
     * Fills the panel at the end of the game. The buttons come from the screen.
     *
     * @param note above the ranking; null for none
     * @param other a button below the result
     * @param fresh whether the game has just ended here: its points are counted
     */
    void render(PlayState state, List<HTMLElement> buttons, HTMLElement note, HTMLElement other, boolean fresh) {
        root.removeAttribute("data-counting");
        Dom.empty(root);
        rows = 0;
        State end = presenter.session().state();
        String sentence = sentence(state);
        root.appendChild(Dom.text("h2", "", sentence));
        HTMLElement row = Dom.el("div", "buttons");
        for (HTMLElement button : buttons) {
            row.appendChild(button);
        }
        root.appendChild(row); // visible even in little space
        HTMLElement list = Dom.el("ul", "results");
        HTMLElement details = Dom.el("div", "");
        boolean won = false;
        // the winner is counted last
        for (int place = end.seats(); place > 0; place--) {
            for (int seat = end.seats(); seat-- > 0; ) {
                if (end.rank(seat) == place) {
                    HTMLElement player = row(state, end, seat);
                    setRow(player, "--from");
                    details.insertBefore(lines(state, seat), details.getFirstChild());
                    setRow(player, "--to");
                    list.insertBefore(player, list.getFirstChild());
                    won |= place == 1 && state.players().get(seat).isPerson();
                }
            }
        }
        setRow(root, "--rows");
        if (note != null) {
            root.appendChild(note);
        }
        // The ranking first, in little space; the details below.
        root.appendChild(list);
        root.appendChild(details);
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

    // How many rows of the count are shown before it.
    private void setRow(HTMLElement element, String name) {
        element.getStyle().setProperty(name, Integer.toString(rows));
    }

    // In the style sheet, the colour of the seat's pieces.
    private String ink(PlayState state, int seat) {
        Ink ink =
                presenter.table().seatSymbol(state.view(), seat).shapes().get(0).fill();
        return "var(--ink-" + ink.name() + ")";
    }

    private HTMLElement row(PlayState state, State end, int seat) {
        SceneCanvas sign = new SceneCanvas(Dom.canvas("sign"), colours, true);
        HTMLElement points = Dom.text("span", "points", Messages.number(end.score(seat)));
        points.setAttribute("aria-hidden", "true");
        HTMLElement row = Dom.el(
                "li",
                "player",
                Dom.text("span", "place", end.rank(seat) + "."),
                sign.element(),
                Dom.text("span", "name", state.players().get(seat).name()),
                points,
                Dom.text("span", "unseen", texts.count("points", end.score(seat))));
        row.getStyle().setProperty("--points", Integer.toString(end.score(seat)));
        if (end.rank(seat) == 1) {
            row.setAttribute("data-won", "yes");
            row.getStyle().setProperty("--winner", ink(state, seat));
        }
        Window.requestAnimationFrame(now -> sign.showStill(presenter.table().seatSymbol(state.view(), seat)));
        return row;
    }

    private HTMLElement lines(PlayState state, int seat) {
        HTMLElement lines =
                Dom.el("p", "lines", Dom.text("b", "", state.players().get(seat).name()));
        for (String words : presenter.table().result(state.view(), seat, texts)) {
            HTMLElement line = Dom.text("span", "line", words);
            setRow(line, "--from");
            rows++;
            lines.appendChild(line);
        }
        return lines;
    }
}
