package atoll.web.play;

import atoll.play.SavedGame;
import atoll.play.Session;
import atoll.table.all.Tables;
import atoll.table.present.PlayState;
import atoll.table.present.PlayState.Stage;
import atoll.table.present.TablePresenter;
import atoll.web.app.AppContext;
import atoll.web.app.Route;
import atoll.web.app.Screen;
import atoll.web.app.Toast;
import atoll.web.board.Board;
import atoll.web.dom.AfterPaint;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.dom.Icons;
import atoll.web.storage.Setting;
import atoll.web.text.PlayerNames;
import atoll.web.text.Texts;
import java.util.List;
import java.util.function.Consumer;
import org.teavm.jso.dom.html.HTMLElement;

/** The table screen: the current game is played here. */
public final class TableScreen implements Screen, GameLoop.Listener {
    private final AppContext app;
    private final Texts texts;
    private final SavedGame saved;
    private final String game;
    private final TablePresenter presenter;
    private final GameLoop gameLoop;
    private final Board board;
    private final PlayersPanel players;
    private final LogPanel log;
    private final HintController hints;
    private final Scrubber scrubber;
    private final Toolbar toolbar;
    private final TableButtons buttons;
    private final TableMenu menu;
    private final Announcer announcer;
    private final ResultPanel result;
    private final HTMLElement newGame;
    /** Null if this page has none. */
    private final Reviewer reviewer;

    private final Sounds sounds;
    private final Shortcuts shortcuts;
    private final PromptLine prompt = new PromptLine();
    /** Not all of it may fit: the history has the rest. */
    private final LastTurnPanel lastTurn;

    private final HTMLElement root;
    private final List<Consumer<PlayState>> pendingPanels;
    private int shownPanels;
    private final AfterPaint panelsTask = new AfterPaint();
    private final AfterPaint spotsTask = new AfterPaint();
    private PlayState shown; // the state that the text beside the board is about

    /**
     * @param reviews null if this page has no reviews: {@link Route#REVIEW} leads to the full page
     */
    public TableScreen(AppContext app, SavedGame saved, Reviewer.Factory reviews) {
        this.app = app;
        this.saved = saved;
        texts = app.texts();
        game = saved.session().game().info().id();
        presenter =
                new TablePresenter(saved.session(), Tables.of(game), PlayerNames.players(saved.seats(), texts), texts);
        saved.livePly(presenter.navigator()::livePly);
        gameLoop = new GameLoop(presenter, app.bots(), app.settings(), this);
        sounds = new Sounds(app.settings());
        Consumer<String> pick = gameLoop::pick;
        board = new Board(presenter, texts, app.colours(), pick).named();
        menu = new TableMenu(app, saved, presenter, this::share, this::seatsChanged);
        hints = new HintController(presenter, gameLoop, app, this::showMessage, this::showMarks);
        players = new PlayersPanel(presenter.table(), texts, app.colours(), menu::openSeats, hints.odds());
        log = new LogPanel(presenter, gameLoop, texts, this::review, this::followOpened);
        scrubber = new Scrubber(gameLoop, texts, hints.viewedHint(), this::toggleLog);
        toolbar = new Toolbar(gameLoop, texts, hints.tools(), this::toggleLog);
        buttons = new TableButtons(gameLoop, texts, pick, this::share, prompt.element());
        result = new ResultPanel(presenter, texts, app.colours());
        newGame = Dom.link("plain", texts.text("menu.new"), Route.newGame(game).href());
        reviewer = reviews == null ? null : reviews.reviewer(app, saved, presenter, gameLoop, this::reviewed);
        shortcuts = new Shortcuts(app.settings(), gameLoop, board, scrubber, this);
        pendingPanels = List.of(players::render, log::render, scrubber::render);
        announcer = new Announcer(app.liveRegion());
        follow();
        announcer.skip(gameLoop.refresh(), "");
        lastTurn = new LastTurnPanel(prompt.element(), log::toggle);
        root = build();
    }

    private HTMLElement build() {
        HTMLElement side = Dom.el(
                "div",
                "side",
                players.element(),
                prompt.element(),
                buttons.element(),
                board.note(),
                result.element(),
                toolbar.element(),
                scrubber.element(),
                lastTurn.element(),
                log.element());
        if (reviewer != null) {
            side.appendChild(reviewer.element());
        }
        HTMLElement main = Dom.el("main", "table", board.box(), side);
        main.setId("table");
        return main;
    }

    @Override
    public String name() {
        return "table";
    }

    @Override
    public String title() {
        return texts.text("game." + game + ".name");
    }

    public HTMLElement heading() {
        return Dom.text("h1", "", title());
    }

    public HTMLElement zoomButtons() {
        return board.zoomButtons();
    }

    public HTMLElement menuButton() {
        return Dom.icon(
                "tool menu-button",
                Icons.MENU,
                texts.text("menu.title"),
                () -> menu.open(reviewer == null ? "" : reviewer.warning()));
    }

    @Override
    public HTMLElement body() {
        return root;
    }

    @Override
    public void enter() {
        shortcuts.listen();
        board.enter(gameLoop.state());
        gameLoop.start();
        app.bots().warm();
        showAllPanels();
        if (app.route().is(Route.REVIEW)) {
            app.replaceRoute(Route.of(Route.TABLE));
            if (reviewer != null) {
                reviewer.open();
            }
        }
    }

    @Override
    public void leave() {
        panelsTask.cancel();
        spotsTask.cancel();
        shortcuts.mute();
        log.leave();
        scrubber.stop();
        gameLoop.stop();
        if (reviewer != null) {
            reviewer.leave();
        }
        app.currentGame().flush();
    }

    @Override
    public void repaint() {
        follow();
        changed(gameLoop.refresh());
    }

    private void follow() {
        presenter.picker().requireConfirmation(app.settings().isOn(Setting.CONFIRM));
        presenter.composer().hideAids(app.settings().isOn(Setting.HIDES_AIDS));
        presenter.composer().showRings(app.settings().isOn(Setting.RINGS));
    }

    @Override
    public boolean accepts(String spot) {
        boolean there = board.has(spot);
        if (there) {
            Toast.dismiss();
        }
        return there;
    }

    @Override
    public void refused(String reason) {
        sounds.refuse();
        prompt.nudge();
        Dom.setText(board.note(), ""); // the prompt says it now
        showMessage((reason.isEmpty() ? texts.text("advice.why") : reason) + " "
                + gameLoop.state().prompt());
    }

    // In place of the prompt, until the next change; empty restores the prompt.
    private void showMessage(String sentence) {
        String words = sentence.isEmpty() ? gameLoop.state().prompt() : sentence;
        prompt.show(words, !sentence.isEmpty());
        app.liveRegion().announce(words);
    }

    private void showMarks() {
        board.render(gameLoop.refresh());
        showSpots();
        showLastTurn();
    }

    private void showLastTurn() {
        lastTurn.show((hints.source() + "\n" + gameLoop.state().lastTurn()).trim());
    }

    private void reviewed() {
        hints.pause(reviewer.isOpen());
        followOpened();
        showMarks();
    }

    private void followOpened() {
        shortcuts.follow(log.isOpen() || isReviewed());
    }

    private boolean isReviewed() {
        return reviewer != null && reviewer.isOpen();
    }

    private void showSpots() {
        board.showSpots();
        toolbar.render(gameLoop.state());
        buttons.render(gameLoop.state(), board.scene());
    }

    // The board first. The spots follow when it is painted, then the prompt and the panels.
    @Override
    public void changed(PlayState state) {
        spotsTask.cancel();
        board.render(state);
        if (state.isLookingBack()) {
            Dom.setAttribute(root, "data-state", state.stage().key()); // the focus goes to what it shows
        } else {
            app.currentGame().saveSoon(); // the viewed position is not the live one
        }
        if (shown != null && state.stage().isShownInParts(shown.stage()) && !isReviewed()) {
            Dom.setAttribute(root, "data-words", "behind");
            spotsTask.schedule(() -> {
                showSpots();
                spotsTask.schedule(this::showText);
            });
        } else {
            showSpots();
            showText();
        }
    }

    private void showText() {
        boolean ended = shown != null && shown.stage() == Stage.OVER;
        boolean fresh = shown != null && shown.stage().isUnderWay();
        PlayState state = gameLoop.state();
        shown = state;
        Dom.setAttribute(root, "data-state", state.stage().key());
        Dom.setAttribute(root, "data-words", "shown");
        Dom.setAttribute(root, "data-ply", Integer.toString(state.ply()));
        boolean over = state.stage() == Stage.OVER;
        if (over) {
            Toast.dismiss();
            result.render(state, endButtons(), reviewer == null ? null : reviewer.resultNote(), newGame, fresh);
        }
        shownPanels = 0;
        if (state.stage() == Stage.HANDOVER) {
            app.liveRegion().reset();
            showAllPanels(); // nothing private may remain visible
        } else if (!panelsTask.isWaiting()) {
            showLater();
        }
        String sentence = over ? result.sentence(state) : state.prompt();
        prompt.show(sentence, false);
        announce(state, sentence, ended);
        if (reviewer != null) {
            reviewer.render(state);
        }
        hints.render(gameLoop.state());
        showLastTurn();
        sounds.playFor(presenter, state);
    }

    // The panels beside the board would delay the move just played: they are updated piece by piece.
    private void showLater() {
        panelsTask.schedule(this::showNextPanel);
        Dom.setAttribute(root, "data-rest", "waiting");
    }

    private void showNextPanel() {
        pendingPanels.get(shownPanels++).accept(gameLoop.state());
        if (shownPanels < pendingPanels.size()) {
            showLater();
        } else {
            Dom.setAttribute(root, "data-rest", "shown");
        }
    }

    private void showAllPanels() {
        panelsTask.cancel();
        pendingPanels.forEach(panel -> panel.accept(gameLoop.state()));
        Dom.setAttribute(root, "data-rest", "shown");
    }

    @Override
    public void leavesLive() {
        app.currentGame().flush();
        app.bots().forgetOdds();
    }

    @Override
    public void thinking(int permille) {
        buttons.thinking(permille);
    }

    // Each move and each prompt is announced once; after navigation, only the current position.
    private void announce(PlayState state, String sentence, boolean ended) {
        if (gameLoop.hasJumped()) {
            announcer.skip(state, state.isLookingBack() ? sentence : "");
            if (!scrubber.announcesPosition() && (reviewer == null || !reviewer.announcesPosition())) {
                app.liveRegion().announce(scrubber.positionText(state));
            }
        } else if (announcer.isAhead(state)) {
            if (ended && !state.isLookingBack()) {
                Toast.offerAtTable(app, texts.text("over.undone"), texts.text("table.redo"), gameLoop::redo);
            } else {
                app.liveRegion().announce(texts.text("table.undone"));
            }
            announcer.skip(state, "");
        }
        announcer.announce(state, sentence);
    }

    private List<HTMLElement> endButtons() {
        HTMLElement again = Dom.button("primary", texts.text("over.again"), () -> {
            Session session = presenter.session();
            app.startGame(new Session(session.game(), session.state().setup(), Browser.newSeed()), saved.seats());
        });
        HTMLElement share =
                Dom.button("plain", texts.text(saved.seats().hasAway() ? "table.send" : "menu.share"), this::share);
        HTMLElement review = Dom.button("plain", texts.text("review.open"), this::review);
        review.setId("review-game");
        return List.of(again, review, Dom.button("plain", texts.text("menu.study"), menu::study), share);
    }

    private void review() {
        if (reviewer == null) {
            app.navigate(Route.of(Route.REVIEW));
        } else {
            reviewer.open();
        }
    }

    /** Closes what was opened last, or removes the hint. Returns false if there is none. */
    boolean dismiss() {
        if (log.isOpen()) {
            log.toggle();
        } else if (isReviewed()) {
            reviewer.close();
        } else {
            return hints.dismiss();
        }
        return true;
    }

    void requestHint() {
        hints.requestHint();
    }

    void toggleLog() {
        log.toggle();
    }

    void openHelp() {
        app.navigate(Route.help(game, ""));
    }

    private void seatsChanged() {
        presenter.setPlayers(PlayerNames.players(saved.seats(), texts));
        announcer.skipMoves(gameLoop.refresh());
        gameLoop.playersChanged();
    }

    private void share() {
        app.share(saved, presenter.viewerSeat());
    }
}
