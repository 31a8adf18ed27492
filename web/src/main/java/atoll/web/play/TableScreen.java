package atoll.web.play;

import atoll.play.SavedGame;
import atoll.play.SeatAssignments;
import atoll.play.Session;
import atoll.table.all.Tables;
import atoll.table.present.Picker.Result;
import atoll.table.present.TablePresenter;
import atoll.web.app.AppContext;
import atoll.web.app.Dialog;
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

/** The table: the game at hand is played here. */
public final class TableScreen implements Screen, GameLoop.Listener {
    /** The address of the current game with its review opened. */
    public static final String REVIEW = "review";

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
    private final TableButtons actions;
    private final ResultPanel result;
    /** Null if another page has it. */
    private final Reviewer reviewer;

    private final Sounds sounds;
    private final Shortcuts shortcuts;
    private final HTMLElement prompt = Dom.el("p", "prompt");
    private final HTMLElement root;
    private int told;
    private String prompted = "";
    private final List<Runnable> rest;
    private int restShown;
    private final AfterPaint afterwards = new AfterPaint();
    private final AfterPaint words = new AfterPaint();
    /** What the words beside the board are about. */
    private GameLoop.Stage stage = GameLoop.Stage.PAUSED;

    /** @param reviews null if this page has no reviews: {@link #REVIEW} leads to the page with all games */
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
        actions = new TableButtons(presenter, gameLoop, texts, this::pick, hints.tools(), this::toggleLog, this::share);
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
                () -> app.navigate("help." + game));
        rest = List.of(players::show, log::show, scrubber::show);
        follow();
        told = presenter.session().ply();
        prompt.setId("prompt");
        prompt.setAttribute("tabindex", "-1");
        root = build();
    }

    private HTMLElement build() {
        HTMLElement side = Dom.el(
                "div",
                "side",
                players.element(),
                hints.chances(),
                prompt,
                actions.choices(),
                result.element(),
                actions.tools(),
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
        showRest();
        if (Browser.fragment().equals(REVIEW)) {
            Browser.replaceFragment("table");
            if (reviewer != null) {
                reviewer.open();
            }
        }
    }

    @Override
    public void leave() {
        afterwards.cancel();
        words.cancel();
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
        presenter.composer().hideAids(app.settings().isOn(Setting.UNAIDED));
    }

    private void pick(String spot) {
        if (gameLoop.skip() || !board.has(spot)) {
            return; // the player wanted to go on, not to pick, or it was there a moment ago
        }
        Toast.dismiss();
        Result answer = gameLoop.pick(spot);
        if (answer == Result.DEAD && gameLoop.mayPick()) {
            sounds.refuse();
            prompt.getClassList().remove("nudge");
            prompt.getOffsetWidth(); // without this the browser would not begin the animation anew
            prompt.getClassList().add("nudge");
            String reason = presenter.illegalMoveText(spot);
            say(reason.isEmpty() ? texts.format("advice.why", presenter.prompt()) : reason);
        }
    }

    // In place of the prompt, until something changes; an empty sentence is the prompt again.
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
        actions.show(board.scene());
    }

    // The board first. While the game goes on, the places to pick come when the browser has painted the board, and
    // what is written beside it when it has those.
    @Override
    public void changed() {
        words.cancel();
        board.draw();
        if (!presenter.isLookingBack()) {
            app.currentGame().saveSoon(); // what is looked at is not where the game stands
        }
        if (isUnderWay(stage) && isUnderWay(gameLoop.stage())) {
            Dom.setAttribute(root, "data-state", "drawn");
            words.schedule(this::showSpotsFirst);
        } else {
            showSpots();
            showWords();
        }
    }

    private static boolean isUnderWay(GameLoop.Stage at) {
        return at == GameLoop.Stage.PERSON || at == GameLoop.Stage.BOT || at == GameLoop.Stage.SETTLING;
    }

    private void showSpotsFirst() {
        showSpots();
        words.schedule(this::showWords);
    }

    private void showWords() {
        boolean ended = stage == GameLoop.Stage.OVER;
        stage = gameLoop.stage();
        Dom.setAttribute(root, "data-state", stage.word());
        if (stage == GameLoop.Stage.CURTAIN) {
            app.liveRegion().reset();
        }
        Dom.setAttribute(root, "data-ply", Integer.toString(presenter.session().ply()));
        boolean over = stage == GameLoop.Stage.OVER;
        if (over) {
            Toast.dismiss();
            result.show(endButtons());
        }
        restShown = 0;
        if (stage == GameLoop.Stage.CURTAIN) {
            showRest(); // there must be nothing left of what only one may know
        } else if (!afterwards.isWaiting()) {
            showLater();
        }
        String words = over ? result.sentence() : presenter.prompt();
        Dom.setText(prompt, words);
        Dom.setAttribute(prompt, "data-aside", "no");
        speak(words, ended);
        if (reviewer != null) {
            reviewer.show();
        }
        hints.show();
        sounds.playFor(presenter, stage);
    }

    // What lies beside the board would delay a move that has just been played: it comes piece by piece.
    private void showLater() {
        afterwards.schedule(this::showMore);
        Dom.setAttribute(root, "data-rest", "waiting");
    }

    private void showMore() {
        rest.get(restShown++).run();
        if (restShown < rest.size()) {
            showLater();
        } else {
            restIsShown();
        }
    }

    private void showRest() {
        afterwards.cancel();
        rest.forEach(Runnable::run);
        restIsShown();
    }

    private void restIsShown() {
        Dom.setAttribute(root, "data-rest", "shown");
    }

    @Override
    public void leavesLive() {
        app.currentGame().flush();
        app.bots().forgetOdds();
    }

    @Override
    public void thinking(int permille) {
        actions.thinking(permille);
    }

    // Each move and each prompt is spoken once; after going elsewhere in the history, only where one is now.
    private void speak(String words, boolean ended) {
        int now = presenter.session().ply();
        if (gameLoop.hasJumped()) {
            told = now;
            prompted = presenter.isLookingBack() ? words : "";
            if (!scrubber.speaks() && (reviewer == null || !reviewer.speaks())) {
                app.liveRegion().announce(scrubber.positionText());
            }
        } else if (now < told) {
            if (ended && !presenter.isLookingBack()) {
                Toast.offerAtTable(app, texts.text("over.undone"), texts.text("table.redo.long"), gameLoop::redo);
            } else {
                app.liveRegion().announce(texts.text("table.undone"));
            }
            prompted = "";
            told = now;
        }
        told = app.liveRegion().announceMoves(presenter, told);
        if (!words.equals(prompted)) {
            prompted = words;
            app.liveRegion().announce(words);
        }
    }

    private List<HTMLElement> endButtons() {
        Session session = presenter.session();
        HTMLElement again = Dom.button("primary", texts.text("over.again"), () -> {
            Session next = new Session(session.game(), session.state().setup(), Browser.newSeed());
            app.startGame(next, saved.seats());
        });
        HTMLElement other = Dom.link("plain", texts.text("menu.new"), "#new." + game);
        boolean away = saved.seats().kinds().indexOf(SeatAssignments.AWAY) >= 0;
        HTMLElement share = Dom.button("plain", texts.text(away ? "table.send" : "menu.share"), this::share);
        HTMLElement review = Dom.button("plain", texts.text("review.open"), this::review);
        review.setId("review-game");
        return List.of(again, other, share, review);
    }

    private void review() {
        if (reviewer == null) {
            app.navigate(REVIEW);
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
        new ShareDialog(app, saved, presenter).open();
    }

    // People come and go in the middle of a game, and bots take their places.
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
                told = presenter.session().ply();
                gameLoop.playersChanged();
            }
        })));
        dialog.open();
        seatForm.paint();
    }

    private void openMenu() {
        Dialog menu = new Dialog(texts, texts.text("menu.title"));
        item(menu, "settings.title", () -> new SettingsDialog(app).open());
        item(menu, "menu.rules", () -> app.navigate("help." + game));
        item(menu, "menu.seats", this::openSeats);
        item(menu, "menu.new", () -> app.navigate("new." + game));
        item(menu, "menu.share", this::share);
        item(menu, "games.title", () -> app.navigate("games"));
        item(menu, "menu.home", () -> app.navigate(""));
        item(menu, "menu.about", () -> app.navigate("about"));
        menu.open();
    }

    private void item(Dialog menu, String key, Runnable action) {
        menu.add(Dom.button("plain wide", texts.text(key), () -> {
            menu.close();
            action.run();
        }));
    }
}
