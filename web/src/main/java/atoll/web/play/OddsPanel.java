package atoll.web.play;

import atoll.table.present.PlayState;
import atoll.table.present.Player;
import atoll.table.present.TablePresenter;
import atoll.web.app.AppContext;
import atoll.web.canvas.SceneCanvas;
import atoll.web.dom.Dom;
import atoll.web.dom.Icons;
import atoll.web.text.Texts;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.dom.html.HTMLElement;

/** The odds: each seat's win probability as a number and a bar beside its symbol, and the progress of the search. */
public final class OddsPanel {
    private static final int WHOLE = 1000;

    private final TablePresenter presenter;
    private final Texts texts;
    private final HTMLElement root;
    private final HTMLElement list = Dom.el("ul", "");
    private final HTMLElement note = Dom.el("p", "note");
    private final HTMLElement source = Dom.el("p", "source");
    private final HTMLElement progress = Dom.el("progress", "");
    private final List<SceneCanvas> signs = new ArrayList<>();
    private final List<HTMLElement> names = new ArrayList<>();
    private final List<HTMLElement> numbers = new ArrayList<>();
    private final List<HTMLElement> bars = new ArrayList<>();
    private int[] percents;
    /** The seat of the bot that gave the odds; -1 for the strongest bot. */
    private int sourceSeat = -1;

    /**
     * @param stop ends the search
     * @param hide hides the odds
     */
    OddsPanel(TablePresenter presenter, AppContext app, Runnable stop, Runnable hide) {
        this.presenter = presenter;
        texts = app.texts();
        for (int seat = 0; seat < presenter.players().size(); seat++) {
            SceneCanvas sign = new SceneCanvas(Dom.canvas("sign"), app.colours(), true);
            HTMLElement name = Dom.el("span", "name");
            HTMLElement number = Dom.el("span", "number");
            HTMLElement bar = Dom.el("span", "fill");
            signs.add(sign);
            names.add(name);
            numbers.add(number);
            bars.add(bar);
            list.appendChild(Dom.el("li", "chance", sign.element(), name, Dom.el("span", "bar", bar), number));
        }
        progress.setAttribute("max", Integer.toString(WHOLE));
        progress.setAttribute("aria-label", texts.text("advice.standing.progress"));
        HTMLElement stopper = Dom.icon("tool stop", Icons.STOP, texts.text("advice.standing.stop"), stop);
        HTMLElement hider = Dom.icon("tool", Icons.BACK, texts.text("advice.standing.hide"), hide);
        root = Dom.el("section", "chances", list, note, source, stopper, hider, progress);
        root.setId("chances");
        root.setAttribute("aria-label", texts.text("advice.standing.long"));
    }

    HTMLElement element() {
        return root;
    }

    /** Whether there is anything to show. */
    boolean hasOdds() {
        return percents != null;
    }

    /**
     * @param permille by seat, with a sum of about 1000
     * @param seat of the bot that gave them; -1 for the strongest bot
     */
    void setOdds(int[] permille, int seat) {
        sourceSeat = seat;
        percents = percents(permille);
        for (int i = 0; i < percents.length; i++) {
            Dom.setText(numbers.get(i), percents[i] + " %");
            bars.get(i).getStyle().setProperty("width", percents[i] + "%");
        }
    }

    /** All seats' odds in thousandths as whole percents with a sum of 100. */
    public static int[] percents(int[] permille) {
        int[] percents = new int[permille.length];
        int sum = 0;
        int before = 0;
        for (int seat = 0; seat < permille.length; seat++) {
            // The cumulative sums are rounded, so that the parts add up.
            sum += permille[seat];
            int upToHere = Math.min(100, (sum + 5) / 10);
            percents[seat] = upToHere - before;
            before = upToHere;
        }
        return percents;
    }

    /** Whether a bot of this game gave the odds. */
    boolean hasSource() {
        return sourceSeat >= 0;
    }

    /** What comes is no longer from a bot of this game. */
    void forgetSource() {
        sourceSeat = -1;
    }

    /** Clears the odds. */
    void clear() {
        percents = null;
        for (int seat = 0; seat < names.size(); seat++) {
            Dom.setText(numbers.get(seat), "");
            bars.get(seat).getStyle().setProperty("width", "0");
        }
    }

    /** All seats' odds in words. */
    String sentence(PlayState state) {
        List<Player> players = state.players();
        StringBuilder sentence = new StringBuilder();
        for (int seat = 0; seat < percents.length; seat++) {
            sentence.append(seat == 0 ? "" : ", ")
                    .append(texts.format("advice.chance", players.get(seat).name(), Integer.toString(percents[seat])));
        }
        return sentence.toString();
    }

    void progress(int permille) {
        progress.setAttribute("value", Integer.toString(permille));
    }

    /**
     * @param stale whether the odds are about an earlier position
     * @param message shown instead of numbers, or empty
     */
    void render(PlayState state, boolean shown, boolean thinking, boolean stale, String message) {
        root.setHidden(!shown);
        for (int seat = 0; shown && seat < names.size(); seat++) {
            signs.get(seat).showStill(presenter.table().seatSymbol(state.view(), seat));
            Dom.setText(names.get(seat), state.players().get(seat).name());
        }
        Dom.setAttribute(root, "data-busy", thinking ? "yes" : "no");
        Dom.setAttribute(root, "data-stale", stale ? "yes" : "no");
        Dom.setText(note, message);
        Dom.setAttribute(root, "data-watched", state.isWatched() ? "yes" : "no");
        String whose = sourceSeat < 0 || !message.isEmpty()
                ? ""
                : texts.format(
                        "advice.standing.source",
                        state.players().get(sourceSeat).name());
        Dom.setText(source, whose);
    }
}
