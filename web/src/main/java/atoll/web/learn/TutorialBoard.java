package atoll.web.learn;

import atoll.table.ViewOptions;
import atoll.table.present.PlayState;
import atoll.table.present.TablePresenter;
import atoll.table.scene.Scene;
import atoll.web.app.AppContext;
import atoll.web.board.Board;
import atoll.web.board.ChoiceButtons;
import atoll.web.bot.MoveSource;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.play.Announcer;
import atoll.web.play.GameLoop;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLElement;

/** A board to try in the rules, or of a guided first game: played by the rules, not stored, with the prompt in a line below. */
final class TutorialBoard implements GameLoop.Listener {
    private final AppContext app;
    private final TablePresenter presenter;
    private final Function<PlayState, String> prompt;
    private final Consumer<PlayState> changed;
    private final GameLoop gameLoop;
    private final Board board;
    private final ChoiceButtons choices;
    private final HTMLElement line = Dom.el("p", "try-line");
    private final HTMLElement lines = Dom.el("div", "try-lines", line);
    private final HTMLElement root;
    private int room;
    private final Announcer announcer;
    private boolean entered;

    /**
     * @param moveSource moves for the seats without a person
     * @param prompt the text of the line below the board
     * @param changed called after every change, before it is shown
     */
    TutorialBoard(
            AppContext app,
            TablePresenter presenter,
            MoveSource moveSource,
            Function<PlayState, String> prompt,
            Consumer<PlayState> changed) {
        this.app = app;
        this.presenter = presenter;
        this.prompt = prompt;
        this.changed = changed;
        gameLoop = new GameLoop(presenter, moveSource, app.settings(), this);
        Consumer<String> pick = gameLoop::pick;
        board = new Board(presenter, app.texts(), app.colours(), pick);
        choices = new ChoiceButtons(app.texts(), pick, gameLoop::confirm);
        announcer = new Announcer(app.liveRegion());
        line.setAttribute("tabindex", "-1");
        lines.appendChild(board.note());
        root = Dom.el("div", "try", board.box(), lines, choices.element());
        drawFor(ViewOptions.TALL);
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

    /** Draws the table for that {@linkplain ViewOptions#room shape}; before it is {@linkplain #enter entered}. */
    TutorialBoard drawFor(int newRoom) {
        room = newRoom;
        board.small(room);
        // The shape of the scene, so that nothing moves when the board appears.
        Scene scene = presenter.scene(room, null);
        board.box().getStyle().setProperty("aspect-ratio", (int) scene.width() + " / " + (int) scene.height());
        return this;
    }

    /** Keeps the space of the longest of these sentences free for the line, and a row for buttons, so that nothing moves. */
    TutorialBoard reserve(List<String> sentences) {
        for (String sentence : sentences) {
            lines.appendChild(Dom.text("p", "reserve", sentence));
        }
        return this;
    }

    /** It is in the document now. */
    void enter() {
        gameLoop.start();
        entered = true;
        board.enter(gameLoop.state());
    }

    void leave() {
        gameLoop.stop();
    }

    void repaint() {
        board.render(gameLoop.refresh());
        board.showSpots();
    }

    /** Paints now: print gets no further frame. */
    void print() {
        board.print();
    }

    /** Resets to the first position. */
    void restart() {
        gameLoop.stop();
        presenter.navigator().seek(0);
        gameLoop.start();
    }

    @Override
    public boolean accepts(String spot) {
        return board.has(spot);
    }

    @Override
    public void refused(String reason) {
        announcer.refuse(reason, line, app.texts());
    }

    @Override
    public void changed(PlayState state) {
        if (state.stage() == PlayState.Stage.HANDOVER) {
            gameLoop.acceptHandover(); // the reader has all seats, so there is no one to hide from
            return;
        }
        changed.accept(state);
        board.render(state);
        board.showSpots();
        if (choices.render(state, presenter.scene(room, null))) {
            Browser.focus(line);
        }
        String sentence = prompt.apply(state);
        Dom.setText(line, sentence);
        // Nothing at first, while the screen reader reads the page.
        if (entered) {
            announcer.announce(state, sentence);
        } else {
            announcer.skip(state, sentence);
        }
    }

    @Override
    public void thinking(int permille) {
        // replies are quick here
    }
}
