package atoll.web.app;

import atoll.engine.State;
import atoll.table.present.LogEntry;
import atoll.table.present.PlayState;
import atoll.web.dom.Dom;
import java.util.List;
import org.teavm.jso.dom.html.HTMLElement;

/** A polite live region for screen readers. */
public final class LiveRegion {
    private static final int KEPT = 6;

    private final HTMLElement region = Dom.el("div", "unseen");

    public void addTo(HTMLElement body) {
        region.setId("voice");
        region.setAttribute("role", "log");
        region.setAttribute("aria-live", "polite");
        body.appendChild(region);
    }

    /** Clears everything, because another player will listen. */
    public void reset() {
        Dom.empty(region);
    }

    /**
     * Announces each new move of a game once; a run of chance moves when it is complete.
     *
     * @param announced how many moves have been announced
     * @return how many are announced now
     */
    public int announceMoves(PlayState state, int announced) {
        List<LogEntry> moves = state.history();
        int now = state.ply();
        if (state.actor() == State.CHANCE) {
            while (now > announced && moves.get(now - 1).actor() == State.CHANCE) {
                now--;
            }
        }
        for (int i = announced; i < now; i++) {
            announce(moves.get(i).line());
        }
        return now;
    }

    /** Announces a sentence once. */
    public void announce(String sentence) {
        if (sentence.isEmpty()) {
            return;
        }
        region.appendChild(Dom.text("p", "", sentence));
        while (region.getChildren().getLength() > KEPT) {
            region.removeChild(region.getFirstChild());
        }
    }
}
