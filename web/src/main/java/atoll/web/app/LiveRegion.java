package atoll.web.app;

import atoll.engine.State;
import atoll.table.present.LogEntry;
import atoll.table.present.TablePresenter;
import atoll.web.dom.Dom;
import atoll.web.text.PlayerNames;
import java.util.List;
import org.teavm.jso.dom.html.HTMLElement;

/** Speaks to those who listen to the page: a polite live region. */
public final class LiveRegion {
    private static final int KEPT = 6;

    private final HTMLElement region = Dom.el("div", "unseen");

    public void addTo(HTMLElement body) {
        region.setId("voice");
        region.setAttribute("role", "log");
        region.setAttribute("aria-live", "polite");
        body.appendChild(region);
    }

    /** Somebody else will listen: nothing said so far is left to be read. */
    public void reset() {
        Dom.empty(region);
    }

    /**
     * Says the moves of a game that are new, each once; what chance does in a row, when it has done all of it.
     *
     * @param told how many moves have been said
     * @return how many have been said now
     */
    public int announceMoves(TablePresenter presenter, int told) {
        List<LogEntry> moves = presenter.history();
        int now = presenter.session().ply();
        if (presenter.session().state().actor() == State.CHANCE) {
            while (now > told && moves.get(now - 1).actor() == State.CHANCE) {
                now--;
            }
        }
        for (int i = told; i < now; i++) {
            announce(moves.get(i).line());
        }
        return now;
    }

    /** Says a sentence once. */
    public void announce(String sentence) {
        if (sentence.isEmpty()) {
            return;
        }
        region.appendChild(Dom.text("p", "", PlayerNames.unparted(sentence)));
        while (region.getChildren().getLength() > KEPT) {
            region.removeChild(region.getFirstChild());
        }
    }
}
