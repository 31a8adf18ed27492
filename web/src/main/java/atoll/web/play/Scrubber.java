package atoll.web.play;

import atoll.table.present.PlayState;
import atoll.table.present.TurnNumbers;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.dom.Icons;
import atoll.web.text.Texts;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;

/** Navigates the history: a slider, steps, and a replay that runs to the end unless stopped. */
final class Scrubber {
    /** Longer than a transition and the time to see the change. */
    private static final int PACE = 900;

    private final GameLoop gameLoop;
    private final Texts texts;
    private final HTMLInputElement range = (HTMLInputElement) Dom.el("input", "");
    private final HTMLElement first;
    private final HTMLElement previous;
    private final HTMLElement replay;
    private final HTMLElement next;
    private final HTMLElement last;
    private final HTMLElement root;
    private int timer;
    /** The ply of the replay; -1 if there is none. Any other current ply means that the player navigated. */
    private int replayed = -1;

    /**
     * @param hint a button for a hint about the viewed position
     */
    Scrubber(GameLoop gameLoop, Texts texts, HTMLElement hint, Runnable openLog) {
        this.gameLoop = gameLoop;
        this.texts = texts;
        range.setId("scrub");
        range.setType("range");
        range.setAttribute("min", "0");
        range.setAttribute("aria-label", texts.text("look.range"));
        range.addEventListener("input", (Event event) -> gameLoop.showPly(Integer.parseInt(range.getValue())));
        first = Dom.icon("tool", Icons.FIRST, texts.text("open.first"), () -> gameLoop.showPly(0));
        previous = Dom.icon("tool", Icons.PREVIOUS, texts.text("open.previous"), this::stepBack);
        replay = Dom.icon("tool", Icons.PLAY, texts.text("look.replay"), this::toggle);
        replay.setId("replay");
        next = Dom.icon("tool", Icons.NEXT, texts.text("open.next"), this::stepForward);
        last = Dom.icon("tool", Icons.LAST, texts.text("look.latest"), this::latest);
        last.setId("latest");
        HTMLElement log = Dom.icon("tool scrub-tool scrub-log", Icons.LOG, texts.text("table.log"), openLog);
        root = Dom.el("div", "scrubber", first, previous, replay, next, last, range, hint, log);
        root.setAttribute("role", "group");
        root.setAttribute("aria-label", texts.text("look.title"));
    }

    HTMLElement element() {
        return root;
    }

    void stepBack() {
        gameLoop.showPly(gameLoop.state().ply() - 1);
    }

    void stepForward() {
        gameLoop.showPly(gameLoop.state().ply() + 1);
    }

    private void latest() {
        gameLoop.showPly(gameLoop.state().livePly());
    }

    /** Updates it to the game. */
    void render(PlayState state) {
        int ply = state.ply();
        int length = state.length();
        range.setAttribute("max", Integer.toString(length));
        range.setDisabled(length == 0);
        range.setValue(Integer.toString(ply));
        Dom.setAttribute(range, "aria-valuetext", positionText(state));
        Dom.enable(first, ply > 0);
        Dom.enable(previous, ply > 0);
        Dom.enable(next, ply < length);
        Dom.enable(last, !state.isLatest());
        Dom.enable(replay, length > 0);
        if (replayed >= 0 && (replayed != ply || !state.picks().isEmpty())) {
            stop();
        }
    }

    /** Whether the slider has the focus, so that it announces the position by itself. */
    boolean announcesPosition() {
        return Browser.holdsFocus(range);
    }

    /** The current position: {@code Turn 12 of 40: Anna: tile on e5}. */
    String positionText(PlayState state) {
        int ply = state.ply();
        String span = Integer.toString(TurnNumbers.at(state.history(), state.span()));
        return ply == 0
                ? texts.format("look.start", span)
                : texts.format(
                        "look.place",
                        Integer.toString(TurnNumbers.at(state.history(), ply)),
                        span,
                        state.history().get(ply - 1).sentence());
    }

    /** Ends the replay; the position stays. */
    void stop() {
        if (replayed >= 0) {
            Window.clearTimeout(timer);
            replayed = -1;
            name(Icons.PLAY, "look.replay");
        }
    }

    private void toggle() {
        if (replayed >= 0) {
            stop();
            return;
        }
        int ply = gameLoop.state().ply();
        boolean atEnd = ply == gameLoop.state().length();
        name(Icons.PAUSE, "look.pause");
        step(atEnd ? 0 : next(ply));
    }

    private void step(int ply) {
        replayed = ply;
        gameLoop.showPly(ply);
        if (ply >= gameLoop.state().length()) {
            stop();
        } else {
            timer = Window.setTimeout(() -> step(next(ply)), PACE);
        }
    }

    // A deal is one step.
    private int next(int ply) {
        int next = ply + 1;
        while (gameLoop.state().history().get(next - 1).line().isEmpty()) {
            next++;
        }
        return next;
    }

    private void name(String icon, String key) {
        Dom.empty(replay);
        replay.appendChild(Dom.drawing(icon));
        Dom.setAttribute(replay, "aria-label", texts.text(key));
        replay.setTitle(texts.text(key));
    }
}
