package atoll.web.play;

import atoll.table.present.PlayState;
import atoll.table.scene.Scene;
import atoll.web.board.ChoiceButtons;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.dom.Icons;
import atoll.web.text.Texts;
import java.util.function.Consumer;
import org.teavm.jso.dom.html.HTMLElement;

/** The buttons below the prompt: choices without a place on the board or, while no person here has one, what to do instead. */
final class TableButtons {
    private final ChoiceButtons choices;
    private final HTMLElement prompt;
    private final HTMLElement progress = Dom.el("progress", "");
    private final HTMLElement thinking;
    private final HTMLElement pause;
    private final HTMLElement resume;
    private final HTMLElement handover;
    private final HTMLElement send;
    /** The shown one of the elements that depend on the stage; null for none. */
    private HTMLElement shown;

    /**
     * @param prompt gets the focus of a button that disappears: it is the next thing to read
     */
    TableButtons(GameLoop gameLoop, Texts texts, Consumer<String> pick, Runnable sendTurn, HTMLElement prompt) {
        this.prompt = prompt;
        choices = new ChoiceButtons(texts, pick, gameLoop::confirm).named(texts.text("table.confirm") + " (C)");
        progress.setAttribute("max", "1000");
        progress.setAttribute("aria-label", texts.text("table.progress"));
        pause = Dom.icon("tool", Icons.PAUSE, texts.text("table.pause"), gameLoop::pause);
        thinking = Dom.el(
                "div", "thinking", progress, Dom.button("plain", texts.text("table.hurry"), gameLoop::moveNow), pause);
        resume = Dom.button("plain", texts.text("look.play"), gameLoop::playOn);
        resume.setId("play-on");
        handover = Dom.button("primary", texts.text("table.lift"), gameLoop::acceptHandover);
        handover.setId("lift");
        send = Dom.button("primary", texts.text("table.send"), sendTurn);
        send.setId("send");
    }

    HTMLElement element() {
        return choices.element();
    }

    /** The progress of the bot, 0..1000. */
    void thinking(int permille) {
        progress.setAttribute("value", Integer.toString(permille));
    }

    void render(PlayState state, Scene scene) {
        HTMLElement next = switch (state.stage()) {
            case BOT -> thinking;
            case HANDOVER -> handover;
            case AWAY -> send;
            case LOOKING -> resume;
            default -> null;
        };
        if (next == thinking) {
            pause.setHidden(!state.isWatched());
            thinking(0);
        }
        boolean lost = false;
        if (next != shown && shown != null) {
            lost = Browser.holdsFocus(shown);
            shown.delete();
        }
        if (next != shown && next != null) {
            choices.element().appendChild(next);
        }
        shown = next;
        boolean choosing = next == null || next == resume;
        lost |= choices.render(state, choosing ? scene : null);
        if (lost) {
            Browser.focus(prompt);
        }
    }
}
