package atoll.web.learn;

import atoll.table.ViewOptions;
import atoll.table.present.Picker.Result;
import atoll.table.present.TablePresenter;
import atoll.table.scene.Scene;
import atoll.web.app.AppContext;
import atoll.web.board.Board;
import atoll.web.board.ChoiceButtons;
import atoll.web.bot.MoveSource;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.play.GameLoop;
import java.util.function.Supplier;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLElement;

/** A board amid text: one plays on it by the rules, nothing is kept, and a line below says what may be done. */
final class ExerciseBoard implements GameLoop.Listener {
    private final AppContext app;
    private final TablePresenter presenter;
    private final Supplier<String> prompt;
    private final Runnable changed;
    private final GameLoop gameLoop;
    private final Board board;
    private final ChoiceButtons choices;
    private final HTMLElement confirm;
    private final HTMLElement line = Dom.el("p", "try-line");
    private final HTMLElement root;
    private String prompted = "";
    private int told;
    private boolean entered;

    /**
     * @param mover who moves for the seats without a person
     * @param prompt what the line below the board is to say
     * @param changed told of every change, before it is shown
     */
    ExerciseBoard(
            AppContext app, TablePresenter presenter, MoveSource mover, Supplier<String> prompt, Runnable changed) {
        this.app = app;
        this.presenter = presenter;
        this.prompt = prompt;
        this.changed = changed;
        gameLoop = new GameLoop(presenter, mover, app.settings(), this);
        board = new Board(presenter, app.texts(), app.colours(), this::pick).narrow();
        choices = new ChoiceButtons(presenter, app.texts(), this::pick);
        confirm = Dom.button("primary", app.texts().text("table.confirm"), gameLoop::confirm);
        line.setAttribute("tabindex", "-1");
        root = Dom.el("div", "try", board.box(), line, choices.element());
        // The shape of the scene, so that nothing moves when the board appears.
        Scene scene = presenter.scene(ViewOptions.TALL, null);
        board.box().getStyle().setProperty("aspect-ratio", (int) scene.width() + " / " + (int) scene.height());
        root.addEventListener("keydown", (KeyboardEvent event) -> {
            if (event.getKey().equals("Escape")) {
                gameLoop.unpick();
            }
        });
    }

    HTMLElement element() {
        return root;
    }

    GameLoop course() {
        return gameLoop;
    }

    /** It is part of the page now. */
    void enter() {
        gameLoop.start();
        entered = true;
        board.enter();
    }

    void leave() {
        gameLoop.stop();
    }

    void repaint() {
        board.show();
    }

    /** Paints without waiting for the next frame, which paper would not get. */
    void print() {
        board.print();
    }

    /** Back to the position it began with. */
    void restart() {
        gameLoop.stop();
        presenter.seek(0);
        gameLoop.start();
    }

    private void pick(String spot) {
        if (gameLoop.skip()) {
            return; // the player wanted to go on, not to pick
        }
        if (gameLoop.pick(spot) == Result.DEAD && gameLoop.stage() == GameLoop.Stage.PERSON) {
            String reason = presenter.illegalMoveText(spot);
            say(reason.isEmpty() ? app.texts().text("try.not") : reason);
        }
    }

    // Heard each time, even if it is the same again.
    private void say(String words) {
        Dom.setText(line, words);
        app.liveRegion().announce(words);
        prompted = "";
    }

    @Override
    public void changed() {
        if (gameLoop.stage() == GameLoop.Stage.CURTAIN) {
            gameLoop.acceptHandover(); // the reader has all seats, and nobody to hide from
            return;
        }
        changed.run();
        board.show();
        if (choices.show(presenter.scene(ViewOptions.TALL, null))) {
            Browser.focus(line);
        }
        offerConfirmation();
        String words = prompt.get();
        Dom.setText(line, words);
        // Each move and each prompt once; nothing at first, when the page around it is read.
        told = entered
                ? app.liveRegion().announceMoves(presenter, told)
                : presenter.session().ply();
        if (entered && !words.equals(prompted)) {
            app.liveRegion().announce(words);
        }
        prompted = words;
    }

    private void offerConfirmation() {
        boolean focused = Browser.holdsFocus(confirm);
        confirm.delete();
        if (gameLoop.mayPick() && presenter.picker().canConfirm()) {
            choices.element().appendChild(confirm);
        }
        if (focused) {
            Browser.focus(line);
        }
    }

    @Override
    public void thinking(int permille) {
        // nobody here thinks for long
    }
}
