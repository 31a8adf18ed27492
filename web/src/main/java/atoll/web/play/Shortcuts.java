package atoll.web.play;

import atoll.web.board.Board;
import atoll.web.dom.BackButton;
import atoll.web.dom.Browser;
import atoll.web.storage.Setting;
import atoll.web.storage.Settings;
import org.teavm.jso.dom.events.EventListener;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLElement;

/** Keyboard shortcuts of the table, inactive in dialogs and text fields, and the browser's Back button. */
final class Shortcuts {
    private final Settings settings;
    private final GameLoop gameLoop;
    private final Board board;
    private final Scrubber scrubber;
    private final TableScreen screen;
    private final EventListener<KeyboardEvent> listener = this::key;
    private final BackButton back;

    Shortcuts(Settings settings, GameLoop gameLoop, Board board, Scrubber scrubber, TableScreen screen) {
        this.settings = settings;
        this.gameLoop = gameLoop;
        this.board = board;
        this.scrubber = scrubber;
        this.screen = screen;
        back = new BackButton(screen::dismiss);
    }

    void listen() {
        back.listen();
        HTMLDocument.current().addEventListener("keydown", listener);
    }

    void mute() {
        back.mute();
        HTMLDocument.current().removeEventListener("keydown", listener);
    }

    /** History or review were opened or closed. */
    void follow(boolean open) {
        back.follow(open);
    }

    private void key(KeyboardEvent event) {
        if (event.isCtrlKey()
                || event.isMetaKey()
                || event.isAltKey()
                || Browser.matches("dialog[open]")
                || isWriting()) {
            return;
        }
        board.finish();
        if (event.getKey().equals("Escape")) {
            if (!screen.dismiss()) {
                gameLoop.unpick();
            }
            return;
        }
        if (!settings.isOn(Setting.LETTERS)) {
            return;
        }
        switch (event.getKey()) {
            case "u", "U" -> gameLoop.undo();
            case "r", "R" -> gameLoop.redo();
            case "t", "T" -> gameLoop.resetTurn();
            case "," -> scrubber.stepBack();
            case "." -> scrubber.stepForward();
            case "c", "C" -> gameLoop.confirm();
            case "n", "N" -> focusNext();
            case "h", "H" -> screen.requestHint();
            case "l", "L" -> screen.toggleLog();
            case "+" -> board.zoom(true);
            case "-" -> board.zoom(false);
            case "0" -> board.zoomOut();
            case "?" -> screen.openHelp();
            default -> {
                return;
            }
        }
        event.preventDefault();
    }

    private void focusNext() {
        HTMLElement choice = HTMLDocument.current().querySelector("#choices [data-spot]");
        if (!board.focusNext() && choice != null) {
            choice.focus();
        }
    }

    private static boolean isWriting() {
        HTMLElement focus = HTMLDocument.current().getActiveElement();
        String tag = focus == null ? "" : focus.getTagName();
        return tag.equals("INPUT") && !"range".equals(focus.getAttribute("type"))
                || tag.equals("SELECT")
                || tag.equals("TEXTAREA");
    }
}
