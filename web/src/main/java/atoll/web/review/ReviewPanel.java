package atoll.web.review;

import atoll.engine.State;
import atoll.play.SavedGame;
import atoll.table.present.PlayState;
import atoll.table.present.Player;
import atoll.table.present.TablePresenter;
import atoll.table.scene.Ink;
import atoll.web.app.AppContext;
import atoll.web.app.Toast;
import atoll.web.canvas.SceneCanvas;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.dom.Icons;
import atoll.web.play.GameLoop;
import atoll.web.play.OddsPanel;
import atoll.web.play.Reviewer;
import atoll.web.text.Texts;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.html.HTMLButtonElement;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLElement;

/** The review of a game beside its board: the odds after every move, and the most expensive moves. */
public final class ReviewPanel implements Reviewer {
    private static final String OPEN = "data-review";
    /** The focus after closing: the first visible of these. */
    private static final List<String> BACK =
            List.of("#review-game", ".log-review", "#open-log", ".scrub-log", "#prompt");
    /** The id of its element, and the name of its texts. */
    private static final String NAME = "review";
    /** While other requests are pending, the review retries after this many milliseconds. */
    private static final int AGAIN = 250;

    /** Receives what the moves of finished games cost. */
    public interface Costs {
        void measured(SavedGame saved, Review review);
    }

    /** Keeps the results of the last reviewed game. */
    public static final class Factory implements Reviewer.Factory {
        private final Costs costs;
        private String game = "";
        private Review review;

        /**
         * @param costs receives the costs of each finished game that was reviewed
         */
        public Factory(Costs costs) {
            this.costs = costs;
        }

        @Override
        public Reviewer reviewer(
                AppContext app, SavedGame saved, TablePresenter presenter, GameLoop gameLoop, Runnable changed) {
            if (!saved.id().equals(game)) {
                game = saved.id();
                review = new Review(app.bots(), done -> costs.measured(saved, done));
            }
            ReviewSections sections = new ReviewSections(app, saved, presenter, review);
            return new ReviewPanel(app, presenter, gameLoop, changed, sections);
        }
    }

    private final AppContext app;
    private final Texts texts;
    private final TablePresenter presenter;
    private final GameLoop gameLoop;
    private final Runnable changed;
    private final Review review;
    private final ReviewTexts words;
    private final ReviewSections sections;
    private final HTMLElement root = Dom.el("section", "review card");
    private final HTMLElement title = Dom.el("h2", "");
    private final HTMLElement progressText = Dom.el("p", "hint");
    private final HTMLElement progress = Dom.el("progress", "");
    private final HTMLElement place = Dom.el("p", "");
    private final CostlyMoves costly;
    private final List<HTMLElement> oddsLabels = new ArrayList<>();
    private final List<SceneCanvas> samples = new ArrayList<>();
    private final List<SceneCanvas> signs = new ArrayList<>();
    private int themeVersion;
    private HTMLButtonElement stopButton;
    private ReviewCurve curve;
    private boolean open;
    private boolean stopped;
    /** Whether the bots of a watched game wait for it: each of their moves would occupy the processor. */
    private boolean holding;

    private int latest;
    private int timer;
    private boolean left;

    private ReviewPanel(
            AppContext app, TablePresenter presenter, GameLoop gameLoop, Runnable changed, ReviewSections sections) {
        this.app = app;
        this.presenter = presenter;
        this.gameLoop = gameLoop;
        this.changed = changed;
        this.sections = sections;
        review = sections.review();
        texts = app.texts();
        words = new ReviewTexts(presenter, review, texts);
        costly = new CostlyMoves(presenter, review, words, texts, this::show);
        root.setId(NAME);
        root.setHidden(true);
    }

    @Override
    public HTMLElement element() {
        return root;
    }

    @Override
    public void open() {
        Browser.Action failed = () -> Toast.show(app, texts.text("load.failed"));
        Browser.Action here = () -> texts.loadHelp(presenter.table().id(), () -> opened(true), () -> opened(false));
        Browser.style("review.css", () -> texts.loadHelp(NAME, here, failed), failed);
    }

    // The rationale of a better move needs the texts of the help.
    private void opened(boolean withRationales) {
        costly.showRationales(withRationales);
        if (left) {
            return; // meanwhile
        }
        if (curve == null) {
            build();
        }
        open = true;
        app.currentGame().aid(SavedGame.STUDIED);
        root.setHidden(false);
        Dom.setAttribute(HTMLDocument.current().getBody(), OPEN, "open");
        changed.run();
        latest = presenter.navigator().livePly();
        review.onChange(this::known);
        if (presenter.isWatched() && !presenter.navigator().isLookingBack() && !presenter.isOver()) {
            holding = true;
            gameLoop.pause();
        }
        render(gameLoop.state());
        Browser.focus(title);
        scrollIntoView(root);
    }

    private void build() {
        title.setTextContent(texts.text("review.open"));
        title.setAttribute("tabindex", "-1");
        root.setAttribute("aria-label", texts.text("review.open"));
        stopButton = Dom.button("plain", "", this::toggle);
        stopButton.setId("review-stop");
        progress.setAttribute("aria-label", texts.text("review.progress.label"));
        int seats = presenter.players().size();
        curve = new ReviewCurve(review, seats, texts, app.colours(), gameLoop::showPly);
        HTMLElement legend = Dom.el("ul", "review-seats");
        for (int seat = 0; seat < seats; seat++) {
            SceneCanvas sample = new SceneCanvas(Dom.canvas(""), app.colours(), false);
            samples.add(sample);
            sample.showStill(ReviewCurve.sample(seat));
            SceneCanvas sign = new SceneCanvas(Dom.canvas("sign"), app.colours(), true);
            signs.add(sign);
            Ink ink = presenter
                    .table()
                    .seatSymbol(presenter.view(), seat)
                    .shapes()
                    .get(0)
                    .fill();
            sign.element().setHidden(Ink.seat(seat).equals(ink)); // the same as in the sample
            HTMLElement chance = Dom.el("span", "");
            oddsLabels.add(chance);
            legend.appendChild(Dom.el("li", "", sample.element(), sign.element(), chance));
        }
        HTMLElement close = Dom.icon("tool", Icons.BACK, texts.text("dialog.close"), this::close);
        root.appendChild(Dom.el("div", "review-head", Dom.el("div", "", title, progressText), stopButton, close));
        root.appendChild(progress);
        root.appendChild(curve.element());
        root.appendChild(place);
        root.appendChild(legend);
        root.appendChild(costly.element());
        root.appendChild(sections.element());
        String least = Integer.toString(Review.MIN_COST / 10);
        root.appendChild(Dom.text("p", "hint", texts.format("review.about", least)));
    }

    @Override
    public boolean isOpen() {
        return open;
    }

    @Override
    public void close() {
        boolean focused = Browser.holdsFocus(root);
        open = false;
        root.setHidden(true);
        HTMLDocument.current().getBody().removeAttribute(OPEN);
        review.stop();
        sections.stop();
        if (holding
                && presenter.navigator().isLookingBack()
                && presenter.session().ply() == latest) {
            gameLoop.playOn();
        }
        holding = false;
        changed.run();
        for (int i = 0; focused && i < BACK.size(); i++) {
            HTMLElement to = HTMLDocument.current().querySelector(BACK.get(i));
            if (to != null) {
                Browser.focus(to);
                focused = !Browser.holdsFocus(to);
            }
        }
    }

    @Override
    public void leave() {
        left = true;
        HTMLDocument.current().getBody().removeAttribute(OPEN);
        open = false;
        root.setHidden(true);
        Window.clearTimeout(timer);
        review.onChange(() -> {});
        review.stop();
        sections.stop();
    }

    @Override
    public boolean announcesPosition() {
        return Browser.holdsFocus(root);
    }

    @Override
    public void render(PlayState state) {
        if (!isOpen()) {
            return;
        }
        if (state.stage() == PlayState.Stage.HANDOVER || hasPlayedOn(state)) {
            close();
            return;
        }
        latest = state.livePly();
        review.follow(presenter.session(), latest, state.viewer(), judgedSeats());
        if (stopped) {
            paint();
        } else {
            review.start();
        }
        if (themeVersion != app.colours().changes()) {
            themeVersion = app.colours().changes();
            samples.forEach(SceneCanvas::repaint);
        }
    }

    // A person who moves wants to see the options.
    private boolean hasPlayedOn(PlayState state) {
        for (int ply = latest; ply < state.livePly(); ply++) {
            int actor = state.history().get(ply).actor();
            if (actor >= 0 && state.players().get(actor).isPerson()) {
                return true;
            }
        }
        return state.livePly() < latest;
    }

    // While people play, bots' mistakes matter less than a fast result.
    private String judgedSeats() {
        boolean all = presenter.isWatched() || presenter.session().at(latest).actor() == State.OVER;
        StringBuilder blamed = new StringBuilder();
        for (Player player : presenter.players()) {
            blamed.append(all || player.level() <= 0 ? 'y' : 'n');
        }
        return blamed.toString();
    }

    private void known() {
        Window.clearTimeout(timer);
        if (review.isWaiting()) {
            timer = Window.setTimeout(
                    () -> {
                        review.sendNext();
                        known();
                    },
                    AGAIN);
        }
        if (isOpen()) {
            paint();
        }
    }

    private void toggle() {
        stopped = review.isRunning();
        if (stopped) {
            review.stop();
        } else {
            review.start();
        }
    }

    private void paint() {
        int done = review.done();
        int total = review.total();
        Dom.setText(progressText, texts.format("review.progress", Integer.toString(done), Integer.toString(total)));
        progress.setAttribute("max", Integer.toString(Math.max(1, total)));
        progress.setAttribute("value", Integer.toString(done));
        boolean complete = review.isComplete();
        Dom.setAttribute(root, "data-done", complete ? "yes" : "no");
        Dom.setText(stopButton, texts.text(review.isRunning() ? "review.stop" : "review.go"));
        boolean lost = complete && Browser.holdsFocus(stopButton);
        stopButton.setHidden(complete);
        if (lost) {
            Browser.focus(title);
        }
        int ply = presenter.session().ply();
        int[] now = review.oddsAt(ply) == null ? null : OddsPanel.percents(review.oddsAt(ply));
        String unknown = words.place(ply) + ": " + texts.text("review.unknown");
        StringBuilder all = new StringBuilder();
        for (int seat = 0; seat < oddsLabels.size(); seat++) {
            String name = presenter.players().get(seat).name();
            // About as long as the final text.
            String chance = texts.format("advice.chance", name, now == null ? "…" : Integer.toString(now[seat]));
            Dom.setText(oddsLabels.get(seat), chance);
            all.append(seat == 0 ? ": " : ", ").append(chance);
            signs.get(seat).showStill(presenter.table().seatSymbol(presenter.view(), seat));
        }
        Dom.setText(place, now == null ? unknown : words.place(ply));
        curve.show(ply, now == null ? unknown : words.place(ply) + all);
        costly.render(complete);
        sections.render(latest);
    }

    private void show(ReviewedMove decision) {
        gameLoop.showPly(decision.ply);
        presenter.composer().showComparison(decision.seat, decision.move, decision.bestTurn());
        changed.run();
        scrollIntoView(HTMLDocument.current().querySelector("#table .board"));
        app.liveRegion().announce(words.place(decision.ply) + ". " + words.better(decision));
    }

    // With large text, board and review are not visible together.
    private static void scrollIntoView(HTMLElement part) {
        HTMLElement table = HTMLDocument.current().getElementById("table");
        int off = part.getBoundingClientRect().getTop()
                - table.getBoundingClientRect().getTop();
        table.setScrollTop(table.getScrollTop() + off);
    }
}
