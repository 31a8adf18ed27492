package atoll.web.play;

import atoll.engine.MoveList;
import atoll.engine.State;
import atoll.play.SavedGame;
import atoll.table.present.PlayState;
import atoll.table.present.PlayState.Stage;
import atoll.table.present.TablePresenter;
import atoll.web.app.AppContext;
import atoll.web.app.LiveRegion;
import atoll.web.bot.BotClient;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.dom.Icons;
import atoll.web.storage.CurrentGame;
import atoll.web.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.teavm.jso.dom.html.HTMLElement;

/**
 * A hint for the person to move and, on request, the odds: the strongest bot's evaluation of the shown position. It gets only
 * what the near seat knows. One request gives both, and a bot to move has priority.
 */
final class HintController implements BotClient.ReplyHandler {
    private static final String STORED = "atoll.chances";
    /** Results with less than this part of the effort, in thousandths, are not shown. */
    private static final int MIN_EFFORT = 250;

    private final TablePresenter presenter;
    private final GameLoop gameLoop;
    private final BotClient bots;
    private final CurrentGame currentGame;
    private final Texts texts;
    private final LiveRegion liveRegion;
    private final Consumer<String> say;
    private final Runnable marked;
    private final OddsPanel oddsPanel;
    private final HTMLElement hint;
    /** In its place while an earlier position is viewed on a phone, which has no room for all tools then. */
    private final HTMLElement viewedHint;

    private final HTMLElement toggle;
    private final List<HTMLElement> progressBars = new ArrayList<>();
    private final HintedTurn turn = new HintedTurn();
    /** The state of the position that all other fields are about; null before the first. */
    private PlayState handledState;

    private boolean thinking;
    private boolean hintWanted;
    private boolean announcementDue;
    /** The spent effort, in thousandths. */
    private int effort;
    /** Whether the player stopped the search early. */
    private boolean stopped;
    /** The number of picks when the hint was requested. */
    private int picked;

    private boolean paused;
    private boolean shown;

    /**
     * @param say shows a sentence in place of the prompt until the next change, and announces it; empty restores the prompt
     * @param marked called when spots of the board were marked, or {@link #source} has changed
     */
    HintController(TablePresenter presenter, GameLoop gameLoop, AppContext app, Consumer<String> say, Runnable marked) {
        this.presenter = presenter;
        this.gameLoop = gameLoop;
        this.say = say;
        this.marked = marked;
        bots = app.bots();
        currentGame = app.currentGame();
        texts = app.texts();
        liveRegion = app.liveRegion();
        oddsPanel = new OddsPanel(texts, presenter.players().size());
        // Odds are left on from game to game, but not into one that they would make unrated.
        boolean mayBeRated = presenter.persons() == 1 && currentGame.isUnaided();
        shown = !mayBeRated && "on".equals(Browser.stored(STORED));
        String name = texts.text("advice.hint");
        hint = Toolbar.tool("hint", Icons.HINT, name, name, "H", this::requestHint);
        viewedHint = Dom.icon("tool scrub-tool", Icons.HINT, name, this::requestHint);
        toggle = Dom.icon("tool", Icons.CHANCES, texts.text("advice.standing"), this::toggle);
        toggle.setId("open-chances");
        toggle.appendChild(Dom.text("span", "tool-label", texts.text("advice.standing")));
        toggle.setTitle(texts.text("advice.standing.long"));
        for (HTMLElement tool : List.of(hint, viewedHint, toggle)) {
            HTMLElement progress = Dom.el("progress", "");
            progress.setAttribute("max", "1000");
            tool.appendChild(progress);
            progressBars.add(progress);
        }
    }

    /** The buttons. */
    List<HTMLElement> tools() {
        return List.of(hint, toggle);
    }

    /** The hint button among the controls of the history. */
    HTMLElement viewedHint() {
        return viewedHint;
    }

    /** The odds, for the players' cards. */
    OddsPanel odds() {
        return oddsPanel;
    }

    /** Whose estimate the shown odds are; empty without odds, or if the strongest bot gave them. */
    String source() {
        return isShown() ? oddsPanel.source(state()) : "";
    }

    /** Searches for a good move; during a search, stops it; afterwards repeats the hint, or resumes a stopped search. */
    void requestHint() {
        if (isOutdated()) {
            render(state());
        }
        if (!canHint()) {
            return;
        }
        if (thinking && hintWanted) {
            if (effort < MIN_EFFORT) {
                cancelHint();
            } else {
                hurry();
            }
            return;
        }
        picked = state().picks().size();
        if (turn.isKnown() && !stopped) {
            showHint();
        } else {
            hintWanted = true;
            turn.clear();
            texts.loadHelp(presenter.table().id(), this::paint, this::paint);
            request();
            if (thinking) {
                say.accept(texts.text("advice.searching"));
            }
            paint();
        }
    }

    // The result so far is enough.
    private void hurry() {
        stopped = true;
        bots.moveNow();
    }

    /**
     * Ends what is active: first a hint, then the odds; or else removes the shown hint. Returns false if there is none, or if
     * something was picked since.
     */
    boolean dismiss() {
        if (isOutdated()) {
            render(state());
        }
        boolean searching = thinking && hintWanted;
        if (state().picks().size() > picked || !thinking && !state().hasHint()) {
            return false;
        }
        if (thinking && !searching) {
            hurry();
            return true;
        }
        cancelHint();
        return true;
    }

    // The hint is not wanted any more.
    private void cancelHint() {
        hintWanted = false;
        if (!shown) {
            bots.cancelHint();
        }
        turn.markShown(false);
        presenter.composer().clearHint();
        say.accept("");
        marked.run();
        paint();
    }

    /**
     * @param newPaused whether a review is open: it shows odds itself, and needs the bots for that
     */
    void pause(boolean newPaused) {
        paused = newPaused;
        if (paused) {
            if (hintWanted) {
                say.accept("");
            }
            bots.cancelHint();
        }
        render(state());
    }

    /** The position, the picks or the turn may have changed. */
    void render(PlayState state) {
        if (isOutdated()) {
            PlayState before = handledState;
            handledState = state;
            bots.cancelHint();
            turn.follow(before, state, presenter.session());
            picked = 0;
            boolean sameViewer = before != null && before.viewer() == state.viewer();
            if (!state.isLatest()
                    || before != null && !before.isLatest()
                    || !sameViewer && !state.view().isFullyKnown()) {
                // They are about another position, or include another player's knowledge.
                oddsPanel.clear();
            }
            oddsPanel.forgetSource();
            if (state.isWatched() && state.isLatest()) {
                // No person plays who could profit from the knowledge of the bot that just moved.
                int[] odds = bots.odds(presenter.session());
                if (odds != null) {
                    oddsPanel.setOdds(odds, bots.oddsSeat());
                }
            }
        }
        if (isShown() && !turn.isFresh()) {
            request();
        }
        paint();
        if (turn.isShown() && !state.hasHint()) {
            showHint();
        }
    }

    @Override
    public void progress(int permille) {
        effort = permille;
        progressBars.forEach(bar -> bar.setAttribute("value", Integer.toString(permille)));
    }

    @Override
    public void move(int best, int[] rest, int[] permille) {
        thinking = false;
        currentGame.aid(SavedGame.HINTED);
        turn.found(best, rest);
        oddsPanel.setOdds(permille, -1);
        if (hintWanted || turn.isShown()) {
            showHint();
        }
        paint();
    }

    @Override
    public void dropped() {
        thinking = false;
        hintWanted = false;
        paint();
    }

    private void toggle() {
        shown = !shown;
        announcementDue = shown;
        if (stopped) {
            turn.clear();
        }
        Browser.store(STORED, shown ? "on" : "off");
        if (!shown && !hintWanted) {
            bots.cancelHint();
        }
        render(state());
        marked.run();
        String note = note();
        if (shown && !note.isEmpty()) {
            say.accept(note);
        }
    }

    // The rationale needs the texts of the help; without them, only the move is shown.
    private void showHint() {
        hintWanted = false;
        texts.loadHelp(presenter.table().id(), () -> describeHint(true), () -> describeHint(false));
    }

    private void describeHint(boolean why) {
        if (canHint() && !isOutdated() && turn.isKnown()) {
            String who = texts.text(stopped ? "advice.first" : "advice.hint");
            say.accept(presenter.composer().hint(state().viewer(), turn.moves(), who, why));
            turn.markShown(true);
            marked.run();
        }
    }

    // An earlier position can be played on, too.
    private boolean canHint() {
        return !paused && state().mayPick() && state().viewer() == state().actor();
    }

    private void request() {
        if (!thinking && isSettled() && !isHidden()) {
            thinking = bots.requestHint(presenter.session(), state().viewer(), this);
            stopped = false;
            turn.searchAgain();
            progress(0);
        }
    }

    private PlayState state() {
        return gameLoop.state();
    }

    private boolean isOutdated() {
        return handledState == null || handledState.version() != state().version();
    }

    // Bots that play on leave no time for a request, unless an earlier position is viewed.
    private boolean isSettled() {
        return switch (state().stage()) {
            case PERSON, AWAY -> true;
            case LOOKING -> true;
            default -> false;
        };
    }

    // There is no evaluation where chance moves, or where another seat's options are secret.
    private boolean isHidden() {
        MoveList moves = new MoveList();
        State view = state().view();
        view.moves(moves);
        return moves.size() == 0 || view.actor() == State.CHANCE;
    }

    private boolean isShown() {
        return shown && !paused;
    }

    // Why there are no odds now, though they are switched on; or empty.
    private String note() {
        PlayState state = state();
        boolean watched = state.isWatched();
        boolean stays = watched && oddsPanel.hasOdds() && state.isLatest(); // until there is a new one
        if (!stays && isSettled() && isHidden()) {
            return texts.text("advice.standing.unknown");
        }
        boolean waits = !oddsPanel.hasOdds() && (state.stage() == Stage.BOT || watched && !isSettled());
        return waits ? texts.text("advice.standing.waits") : "";
    }

    private void paint() {
        boolean searching = thinking && hintWanted;
        String label = texts.text(searching ? "advice.stop" : "advice.hint");
        for (HTMLElement button : List.of(hint, viewedHint)) {
            Dom.enable(button, canHint());
            Dom.setAttribute(button, "aria-label", label);
            Dom.setAttribute(button, "data-busy", searching ? "yes" : "no");
        }
        Dom.setText(hint.querySelector(".tool-label"), label);
        Dom.setAttribute(toggle, "aria-pressed", shown ? "true" : "false");
        Dom.setAttribute(toggle, "data-busy", thinking && isShown() ? "yes" : "no");
        oddsPanel.render(!isShown() ? "off" : turn.isFresh() ? "fresh" : "stale", note());
        if (announcementDue && (turn.isFresh() || oddsPanel.hasSource())) {
            announcementDue = false;
            String told = texts.format("advice.standing.told", oddsPanel.sentence(state()));
            liveRegion.announce((told + " " + source()).trim());
        }
    }
}
