package atoll.web.play;

import atoll.table.present.PlayState;
import atoll.table.present.Player;
import atoll.web.dom.Dom;
import atoll.web.text.Texts;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.dom.html.HTMLElement;

/**
 * The odds: each seat's win probability as a number and a bar in its player's card. The cards keep that space free, so that
 * nothing moves when odds come and go.
 */
public final class OddsPanel {
    private final Texts texts;
    private final List<HTMLElement> elements = new ArrayList<>();
    private final List<HTMLElement> numbers = new ArrayList<>();
    private final List<HTMLElement> bars = new ArrayList<>();
    private int[] percents;
    /** The seat of the bot that gave the odds; -1 for the strongest bot. */
    private int sourceSeat = -1;

    OddsPanel(Texts texts, int seats) {
        this.texts = texts;
        for (int seat = 0; seat < seats; seat++) {
            HTMLElement number = Dom.el("span", "number");
            HTMLElement bar = Dom.el("span", "fill");
            HTMLElement name = Dom.text("span", "unseen", texts.text("advice.standing.long") + ":");
            numbers.add(number);
            bars.add(bar);
            elements.add(Dom.el("span", "odds", name, number, Dom.el("span", "bar", bar)));
        }
    }

    /** The odds of a seat, for its player's card. */
    HTMLElement element(int seat) {
        return elements.get(seat);
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

    /** The sentence that names the bot of this game that gave the odds; empty if the strongest bot did. */
    String source(PlayState state) {
        return hasSource()
                ? texts.format(
                        "advice.standing.source",
                        state.players().get(sourceSeat).name())
                : "";
    }

    /** What comes is no longer from a bot of this game. */
    void forgetSource() {
        sourceSeat = -1;
    }

    /** Clears the odds. */
    void clear() {
        percents = null;
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

    /**
     * Shows the numbers, with a narrow space that does not break.
     *
     * @param stage {@code off}; {@code stale} if the odds are about an earlier position; or {@code fresh}
     * @param note why there are no odds, in place of them; or empty
     */
    void render(String stage, String note) {
        boolean known = percents != null && note.isEmpty();
        for (int seat = 0; seat < elements.size(); seat++) {
            Dom.setAttribute(elements.get(seat), "data-odds", stage);
            Dom.setText(numbers.get(seat), known ? percents[seat] + "\u202f%" : note.isEmpty() ? "…" : "–");
            elements.get(seat).setTitle(note);
            bars.get(seat).getStyle().setProperty("width", known ? percents[seat] + "%" : "0");
        }
    }
}
