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

/** A playable board within text: by the rules, nothing is stored, and a line below shows the prompt. */
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
    private String announcedPrompt = "";
    private int announcedMoves;
    private boolean entered;

    /**
     * @param moveSource moves for the seats without a person
     * @param prompt the text of the line below the board
     * @param changed called after every change, before it is shown
     */
    ExerciseBoard(
            AppContext app,
            TablePresenter presenter,
            MoveSource moveSource,
            Supplier<String> prompt,
            Runnable changed) {
        this.app = app;
        this.presenter = presenter;
        this.prompt = prompt;
        this.changed = changed;
        gameLoop = new GameLoop(presenter, moveSource, app.settings(), this);
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

    GameLoop gameLoop() {
        return gameLoop;
    }

    /** It is in the document now. */
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

    /** Paints now: print gets no further frame. */
    void print() {
        board.print();
    }

    /** Resets to the first position. */
    void restart() {
        gameLoop.stop();
        presenter.seek(0);
        gameLoop.start();
    }

    private void pick(String spot) {
        if (gameLoop.skip()) {
            return; // the click only skipped a pause
        }
        if (gameLoop.pick(spot) == Result.DEAD && gameLoop.stage() == GameLoop.Stage.PERSON) {
            String reason = presenter.illegalMoveText(spot);
            say(reason.isEmpty() ? app.texts().text("try.not") : reason);
        }
    }

    // Announced each time, even if it is the same text.
    private void say(String sentence) {
        Dom.setText(line, sentence);
        app.liveRegion().announce(sentence);
        announcedPrompt = "";
    }

    @Override
    public void changed() {
        if (gameLoop.stage() == GameLoop.Stage.HANDOVER) {
            gameLoop.acceptHandover(); // the reader has all seats, so there is no one to hide from
            return;
        }
        changed.run();
        board.show();
        if (choices.show(presenter.scene(ViewOptions.TALL, null))) {
            Browser.focus(line);
        }
        offerConfirmation();
        String sentence = prompt.get();
        Dom.setText(line, sentence);
        // Each move and each prompt once; nothing at first, while the screen reader reads the page.
        announcedMoves = entered
                ? app.liveRegion().announceMoves(presenter, announcedMoves)
                : presenter.session().ply();
        if (entered && !sentence.equals(announcedPrompt)) {
            app.liveRegion().announce(sentence);
        }
        announcedPrompt = sentence;
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
        // replies are quick here
    }
}
