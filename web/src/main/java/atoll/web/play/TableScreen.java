package atoll.web.play;

import atoll.play.SavedGame;
import atoll.play.SeatAssignments;
import atoll.play.Session;
import atoll.table.all.Tables;
import atoll.table.present.Picker.Result;
import atoll.table.present.TablePresenter;
import atoll.web.app.AppContext;
import atoll.web.app.Dialog;
import atoll.web.app.Route;
import atoll.web.app.Screen;
import atoll.web.app.SeatForm;
import atoll.web.app.SettingsDialog;
import atoll.web.app.Toast;
import atoll.web.board.Board;
import atoll.web.dom.AfterPaint;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.dom.Icons;
import atoll.web.link.ShareDialog;
import atoll.web.storage.Setting;
import atoll.web.text.PlayerNames;
import atoll.web.text.Texts;
import java.util.List;
import org.teavm.jso.dom.html.HTMLDocument;
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
    private final TableButtons buttons;
    private final ResultPanel result;
    /** Null if this page has none. */
    private final Reviewer reviewer;

    private final Sounds sounds;
    private final Shortcuts shortcuts;
    private final HTMLElement prompt = Dom.el("p", "prompt");
    private final HTMLElement root;
    private int announcedMoves;
    private String announcedPrompt = "";
    private final List<Runnable> pendingPanels;
    private int shownPanels;
    private final AfterPaint spotsTask = new AfterPaint();
    private final AfterPaint textTask = new AfterPaint();
    /** The stage that the text beside the board is about. */
    private GameLoop.Stage stage = GameLoop.Stage.PAUSED;

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
        gameLoop = new GameLoop(presenter, app.bots(), app.settings(), this);
        sounds = new Sounds(app.settings());
        board = new Board(presenter, texts, app.colours(), this::pick).named();
        players = new PlayersPanel(presenter, texts, app.colours(), this::openSeats);
        log = new LogPanel(presenter, gameLoop, texts, this::toggleLog, this::review);
        scrubber = new Scrubber(presenter, gameLoop, texts, this::toggleLog);
        hints = new HintController(presenter, gameLoop, app, this::say, this::showMarks);
        buttons = new TableButtons(presenter, gameLoop, texts, this::pick, hints.tools(), this::toggleLog, this::share);
        result = new ResultPanel(presenter, texts, app.colours());
        reviewer = reviews == null ? null : reviews.reviewer(app, saved, presenter, gameLoop, this::reviewed);
        shortcuts = new Shortcuts(
                app.settings(),
                gameLoop,
                board,
                hints,
                reviewer,
                scrubber,
                this::toggleLog,
                () -> app.navigate(Route.help(game, "")));
        pendingPanels = List.of(players::show, log::show, scrubber::show);
        follow();
        announcedMoves = presenter.session().ply();
        prompt.setId("prompt");
        prompt.setAttribute("tabindex", "-1");
        root = build();
    }

    private HTMLElement build() {
        HTMLElement side = Dom.el(
                "div",
                "side",
                players.element(),
                hints.oddsElement(),
                prompt,
                buttons.choices(),
                result.element(),
                buttons.tools(),
                scrubber.element(),
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
        return Dom.icon("tool menu-button", Icons.MENU, texts.text("menu.title"), this::openMenu);
    }

    @Override
    public HTMLElement body() {
        return root;
    }

    @Override
    public void enter() {
        shortcuts.listen();
        board.enter();
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
        spotsTask.cancel();
        textTask.cancel();
        shortcuts.mute();
        HTMLDocument.current().getBody().removeAttribute("data-drawer");
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
        changed();
    }

    private void follow() {
        presenter.picker().requireConfirmation(app.settings().isOn(Setting.CONFIRM));
        presenter.composer().hideAids(app.settings().isOn(Setting.HIDES_AIDS));
        presenter.composer().showRings(app.settings().isOn(Setting.RINGS));
    }

    private void pick(String spot) {
        if (gameLoop.skip() || !board.has(spot)) {
            return; // the click only skipped a pause, or the spot existed a moment ago
        }
        Toast.dismiss();
        Result answer = gameLoop.pick(spot);
        if (answer == Result.DEAD && gameLoop.mayPick()) {
            sounds.refuse();
            prompt.getClassList().remove("nudge");
            prompt.getOffsetWidth(); // forces a layout; otherwise the browser would not restart the animation
            prompt.getClassList().add("nudge");
            String reason = presenter.illegalMoveText(spot);
            say(reason.isEmpty() ? texts.format("advice.why", presenter.prompt()) : reason);
        }
    }

    // In place of the prompt, until the next change; empty restores the prompt.
    private void say(String sentence) {
        String words = sentence.isEmpty() ? presenter.prompt() : sentence;
        Dom.setText(prompt, words);
        Dom.setAttribute(prompt, "data-aside", sentence.isEmpty() ? "no" : "yes");
        app.liveRegion().announce(words);
    }

    private void showMarks() {
        board.draw();
        showSpots();
    }

    private void reviewed() {
        hints.pause(reviewer.isOpen());
        showMarks();
    }

    private void showSpots() {
        board.showSpots();
        buttons.show(board.scene());
    }

    // The board first. During a game, the spots follow after the board is painted, and the panels beside it after the
    // spots.
    @Override
    public void changed() {
        textTask.cancel();
        board.draw();
        if (!presenter.isLookingBack()) {
            app.currentGame().saveSoon(); // the viewed position is not the live one
        }
        if (isUnderWay(stage) && isUnderWay(gameLoop.stage())) {
            Dom.setAttribute(root, "data-state", "drawn");
            textTask.schedule(this::showSpotsFirst);
        } else {
            showSpots();
            showText();
        }
    }

    private static boolean isUnderWay(GameLoop.Stage at) {
        return at == GameLoop.Stage.PERSON || at == GameLoop.Stage.BOT || at == GameLoop.Stage.FORCED;
    }

    private void showSpotsFirst() {
        showSpots();
        textTask.schedule(this::showText);
    }

    private void showText() {
        boolean ended = stage == GameLoop.Stage.OVER;
        stage = gameLoop.stage();
        Dom.setAttribute(root, "data-state", stage.key());
        if (stage == GameLoop.Stage.HANDOVER) {
            app.liveRegion().reset();
        }
        Dom.setAttribute(root, "data-ply", Integer.toString(presenter.session().ply()));
        boolean over = stage == GameLoop.Stage.OVER;
        if (over) {
            Toast.dismiss();
            result.show(endButtons());
        }
        shownPanels = 0;
        if (stage == GameLoop.Stage.HANDOVER) {
            showAllPanels(); // nothing private may remain visible
        } else if (!spotsTask.isWaiting()) {
            showLater();
        }
        String sentence = over ? result.sentence() : presenter.prompt();
        Dom.setText(prompt, sentence);
        Dom.setAttribute(prompt, "data-aside", "no");
        announce(sentence, ended);
        if (reviewer != null) {
            reviewer.show();
        }
        hints.show();
        sounds.playFor(presenter, stage);
    }

    // The panels beside the board would delay the move just played: they are updated piece by piece.
    private void showLater() {
        spotsTask.schedule(this::showNextPanel);
        Dom.setAttribute(root, "data-rest", "waiting");
    }

    private void showNextPanel() {
        pendingPanels.get(shownPanels++).run();
        if (shownPanels < pendingPanels.size()) {
            showLater();
        } else {
            panelsAreShown();
        }
    }

    private void showAllPanels() {
        spotsTask.cancel();
        pendingPanels.forEach(Runnable::run);
        panelsAreShown();
    }

    private void panelsAreShown() {
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
    private void announce(String sentence, boolean ended) {
        int now = presenter.session().ply();
        if (gameLoop.hasJumped()) {
            announcedMoves = now;
            announcedPrompt = presenter.isLookingBack() ? sentence : "";
            if (!scrubber.announcesPosition() && (reviewer == null || !reviewer.announcesPosition())) {
                app.liveRegion().announce(scrubber.positionText());
            }
        } else if (now < announcedMoves) {
            if (ended && !presenter.isLookingBack()) {
                Toast.offerAtTable(app, texts.text("over.undone"), texts.text("table.redo.long"), gameLoop::redo);
            } else {
                app.liveRegion().announce(texts.text("table.undone"));
            }
            announcedPrompt = "";
            announcedMoves = now;
        }
        announcedMoves = app.liveRegion().announceMoves(presenter, announcedMoves);
        if (!sentence.equals(announcedPrompt)) {
            announcedPrompt = sentence;
            app.liveRegion().announce(sentence);
        }
    }

    private List<HTMLElement> endButtons() {
        Session session = presenter.session();
        HTMLElement again = Dom.button("primary", texts.text("over.again"), () -> {
            Session next = new Session(session.game(), session.state().setup(), Browser.newSeed());
            app.startGame(next, saved.seats());
        });
        HTMLElement other =
                Dom.link("plain", texts.text("menu.new"), Route.newGame(game).href());
        boolean away = saved.seats().kinds().indexOf(SeatAssignments.AWAY) >= 0;
        HTMLElement share = Dom.button("plain", texts.text(away ? "table.send" : "menu.share"), this::share);
        HTMLElement review = Dom.button("plain", texts.text("review.open"), this::review);
        review.setId("review-game");
        return List.of(again, other, share, review);
    }

    private void review() {
        if (reviewer == null) {
            app.navigate(Route.of(Route.REVIEW));
        } else {
            reviewer.open();
        }
    }

    private void toggleLog() {
        HTMLElement body = HTMLDocument.current().getBody();
        boolean open = "open".equals(body.getAttribute("data-drawer"));
        body.setAttribute("data-drawer", open ? "closed" : "open");
        log.showCurrent();
        String button = presenter.isLookingBack() ? ".scrub-log" : "#open-log";
        Browser.focus(HTMLDocument.current().querySelector(open ? button : "#log"));
    }

    private void share() {
        ShareDialog.open(app, saved, presenter);
    }

    // People may join and leave during a game, and bots take their seats.
    private void openSeats() {
        SeatForm seatForm = new SeatForm(
                saved.session().game(),
                texts,
                app.colours(),
                presenter.session().state());
        seatForm.show(saved.seats());
        Dialog dialog = new Dialog(texts, texts.text("seats.title"));
        dialog.add(seatForm.element());
        dialog.add(Dom.text("p", "hint", texts.text("seats.about")));
        dialog.add(Dom.el("div", "buttons", Dom.button("primary", texts.text("seats.done"), () -> {
            dialog.close();
            if (!seatForm.seats().equals(saved.seats())) {
                saved.assignSeats(seatForm.seats());
                presenter.setPlayers(PlayerNames.players(saved.seats(), texts));
                players.rename();
                announcedMoves = presenter.session().ply();
                gameLoop.playersChanged();
            }
        })));
        dialog.open();
        seatForm.paint();
    }

    private void openMenu() {
        Dialog menu = new Dialog(texts, texts.text("menu.title"));
        item(menu, "settings.title", () -> new SettingsDialog(app).open());
        item(menu, "menu.rules", () -> app.navigate(Route.help(game, "")));
        item(menu, "menu.seats", this::openSeats);
        item(menu, "menu.new", () -> app.navigate(Route.newGame(game)));
        item(menu, "menu.share", this::share);
        item(menu, "games.title", () -> app.navigate(Route.of(Route.GAMES)));
        item(menu, "menu.home", () -> app.navigate(Route.of(Route.HOME)));
        item(menu, "menu.about", () -> app.navigate(Route.of(Route.ABOUT)));
        menu.open();
    }

    private void item(Dialog menu, String key, Runnable action) {
        menu.add(Dom.button("plain wide", texts.text(key), () -> {
            menu.close();
            action.run();
        }));
    }
}
