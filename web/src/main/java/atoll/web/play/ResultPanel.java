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
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.xml.NodeList;

/** The result of a game: the winner, the points, and their parts. When a game ends, its points are counted row by row. */
final class ResultPanel {
    /** One row of the count; less if there are many. */
    private static final int ROW_MILLIS = 260;

    private static final int ALL_ROWS_MILLIS = 3000;
    /** The winner's glow, and what falls. */
    private static final int FLOURISH_MILLIS = 1000;

    private final TablePresenter presenter;
    private final Texts texts;
    private final ThemeColours colours;
    private final HTMLElement root = Dom.el("section", "result card");
    /** The ranking, from the first. */
    private final List<HTMLElement> rows = new ArrayList<>();
    /** What each one's points are made of, in the same order. */
    private final List<HTMLElement> parts = new ArrayList<>();

    private boolean personWon;

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
        for (int seat = 0; seat < end.seats(); seat++) {
            if (end.rank(seat) == 1) {
                winners += (count == 0 ? "" : ", ") + state.players().get(seat).name();
                count++;
            }
        }
        if (count == 1 && you >= 0 && end.rank(you) == 1) {
            return texts.format("over.you", points(end));
        }
        return texts.format(count == 1 ? "over.won" : "over.shared", points(end), winners);
    }

    // From the first to the last: "12 : 9".
    private static String points(State end) {
        StringBuilder points = new StringBuilder();
        for (int place = 1; place <= end.seats(); place++) {
            for (int seat = 0; seat < end.seats(); seat++) {
                if (end.rank(seat) == place) {
                    points.append(points.length() == 0 ? "" : " : ").append(Messages.number(end.score(seat)));
                }
            }
        }
        return points.toString();
    }

    /**
     * Fills the panel at the end of the game. The buttons come from the screen.
     *
     * @param note above the ranking; null for none
     * @param other a button below the result
     */
    void render(PlayState state, List<HTMLElement> buttons, HTMLElement note, HTMLElement other) {
        root.removeAttribute("data-counting");
        Dom.empty(root);
        rows.clear();
        parts.clear();
        personWon = false;
        State end = presenter.session().state();
        String sentence = sentence(state);
        root.appendChild(Dom.text("h2", "", sentence));
        HTMLElement row = Dom.el("div", "buttons");
        for (HTMLElement button : buttons) {
            row.appendChild(button);
        }
        root.appendChild(row); // visible even in little space
        for (int place = 1; place <= end.seats(); place++) {
            for (int seat = 0; seat < end.seats(); seat++) {
                if (end.rank(seat) == place) {
                    rows.add(row(state, end, seat));
                    parts.add(lines(state, seat));
                    personWon |= place == 1 && state.players().get(seat).isPerson();
                }
            }
        }
        if (note != null) {
            root.appendChild(note);
        }
        // The ranking first, in little space; the details below.
        root.appendChild(Dom.el("ul", "results", rows.toArray(HTMLElement[]::new)));
        root.appendChild(Dom.el("div", "", parts.toArray(HTMLElement[]::new)));
        root.appendChild(Dom.el("div", "buttons", other));
        Session session = presenter.session();
        if (session.followsSeed() && session.record().fromSetup()) {
            root.appendChild(Dom.text(
                    "p", "hint", texts.format("over.seed", session.seed().toString())));
        }
        Browser.style("end.css", () -> {}, () -> {});
    }

    /**
     * Counts the points row by row, of the winner last. Everything is on the page already: the style shows it piece by piece.
     *
     * @param millis until the board is at rest
     */
    void count(int millis) {
        if (Settings.reducedMotion()) {
            return;
        }
        int count = 0;
        for (HTMLElement part : parts) {
            count += part.getChildNodes().getLength();
        }
        int pace = Math.min(ROW_MILLIS, ALL_ROWS_MILLIS / count);
        int wait = millis;
        for (int place = rows.size() - 1; place >= 0; place--) {
            setTime(rows.get(place), "--wait", wait);
            NodeList<?> lines = parts.get(place).getChildNodes();
            for (int i = 0; i < lines.getLength(); i++) {
                setTime((HTMLElement) lines.item(i), "--wait", wait);
                wait += pace;
            }
            setTime(rows.get(place), "--sum", wait - pace);
        }
        setTime(root, "--counted", wait);
        Browser.mark(root, "data-counting", personWon ? "won" : "plain", wait + FLOURISH_MILLIS);
    }

    private static void setTime(HTMLElement element, String name, int millis) {
        element.getStyle().setProperty(name, millis + "ms");
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
        for (String line : presenter.table().result(state.view(), seat, texts)) {
            lines.appendChild(Dom.text("span", "line", line));
        }
        return lines;
    }
}
