package atoll.web.drill;

import atoll.play.Session;
import atoll.table.all.Tables;
import atoll.table.present.PlayState;
import atoll.table.present.Player;
import atoll.table.present.TablePresenter;
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
import org.teavm.jso.dom.html.HTMLElement;

/** The page's board for a position in which one person finds a move, and the words and buttons of that move. */
public final class PracticeBoard implements GameLoop.Listener {
    private final AppContext app;
    private final Consumer<PlayState> changed;
    private final TablePresenter presenter;
    private final GameLoop gameLoop;
    private final Board board;
    private final ChoiceButtons choices;
    private final Announcer announcer;
    private final HTMLElement prompt = Dom.el("p", "drill-prompt");
    /** Whether the focused button is gone, and nothing was there yet to take the focus. */
    private boolean focusLost;

    /**
     * @param players one for each seat; a single one is a person
     * @param moves those of bots among them
     * @param changed receives every change; it is not shown yet
     */
    public PracticeBoard(
            AppContext app, Session session, List<Player> players, MoveSource moves, Consumer<PlayState> changed) {
        this.app = app;
        this.changed = changed;
        String game = session.game().info().id();
        presenter = new TablePresenter(session, Tables.of(game), players, app.texts());
        gameLoop = new GameLoop(presenter, moves, app.settings(), this);
        Consumer<String> pick = gameLoop::pick;
        board = new Board(presenter, app.texts(), app.colours(), pick).named();
        choices = new ChoiceButtons(app.texts(), pick, gameLoop::confirm).named("");
        announcer = new Announcer(app.liveRegion());
        prompt.setId("prompt");
        prompt.setAttribute("tabindex", "-1");
    }

    public TablePresenter presenter() {
        return presenter;
    }

    public GameLoop gameLoop() {
        return gameLoop;
    }

    public HTMLElement box() {
        return board.box();
    }

    public HTMLElement prompt() {
        return prompt;
    }

    public HTMLElement choices() {
        return choices.element();
    }

    public HTMLElement note() {
        return board.note();
    }

    /** It is in the document now. */
    public void enter() {
        gameLoop.start();
        board.enter(gameLoop.state());
    }

    /** The same, without starting the game loop. */
    public void enterStill() {
        PlayState state = gameLoop.refresh();
        announcer.skip(state, "");
        board.enter(state);
        show(state);
    }

    /** Shows a position in which nobody can do anything, without a prompt. */
    public void show(PlayState state) {
        render(state, false);
    }

    /** Shows a position with its prompt, and announces new moves and a changed prompt. */
    public void ask(PlayState state) {
        render(state, true);
        String sentence = presenter.prompt();
        Dom.setText(prompt, sentence);
        keepFocus();
        announcer.announce(state, sentence);
    }

    /** Shows a position and announces what was played, and a sentence in place of a prompt. */
    public void say(PlayState state, String sentence) {
        render(state, false);
        Dom.setText(prompt, sentence);
        prompt.setHidden(sentence.isEmpty());
        keepFocus();
        announcer.announce(state, sentence);
    }

    /**
     * A possible move after {@code ply} moves, in words. The verb has the form that it has after the text {@code form}:
     * {@code player.you} for what the person did, {@code advice.hint} for what is good.
     *
     * @param opening begins the sentence in place of that text
     */
    public String describe(int ply, int seat, int move, String form, String opening) {
        String who = app.texts().text(form);
        return opening + presenter.composer().describeMove(ply, seat, move, who).substring(who.length());
    }

    /** Counts the played moves as announced, and the next prompt as new. */
    public void skip(PlayState state) {
        announcer.skip(state, "");
    }

    private void render(PlayState state, boolean open) {
        board.render(state);
        board.showSpots();
        focusLost |= !open && Browser.holdsFocus(choices.element());
        choices.element().setHidden(!open);
        prompt.setHidden(!open);
        focusLost |= open && choices.render(state, board.scene());
    }

    // The prompt takes the focus of a button that is gone, as soon as it says something.
    private void keepFocus() {
        if (focusLost && !prompt.isHidden()) {
            focusLost = false;
            Browser.focus(prompt);
        }
    }

    @Override
    public void changed(PlayState state) {
        if (state.stage() == PlayState.Stage.HANDOVER) {
            gameLoop.acceptHandover(); // one person has the screen
        } else {
            changed.accept(state);
        }
    }

    @Override
    public boolean accepts(String spot) {
        return board.has(spot);
    }

    @Override
    public void refused(String reason) {
        announcer.refuse(reason, prompt, app.texts());
    }

    @Override
    public void thinking(int permille) {
        // nobody thinks
    }
}
