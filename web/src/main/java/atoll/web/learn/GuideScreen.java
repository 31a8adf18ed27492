package atoll.web.learn;

import atoll.engine.Setup;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.table.Guide;
import atoll.table.Lesson;
import atoll.table.Table;
import atoll.table.ViewOptions;
import atoll.table.present.PlayState;
import atoll.table.present.Player;
import atoll.table.present.TablePresenter;
import atoll.web.app.AppContext;
import atoll.web.app.Route;
import atoll.web.app.Screen;
import atoll.web.bot.ScriptedMoves;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.text.PlayerNames;
import atoll.web.text.Texts;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.html.HTMLElement;

/** A guided first game, one step at a time: the explanation, a board to do it on, and a button to the next step. */
public final class GuideScreen implements Screen {
    private static final int EASIEST = 1;
    /** A phone on its side is less high, in pixels; as in the style sheet. */
    private static final int FLAT = 480;

    private final AppContext app;
    private final Texts texts;
    private final Table table;
    private final Guide guide;
    private final HTMLElement root = Dom.el("main", "sheet narrow");
    private int at;
    private TablePresenter presenter;
    private TutorialBoard board;
    private HTMLElement next;
    private boolean done;
    private boolean left;

    /**
     * @param from the step to begin with, 1 for the first; an invalid number means the first
     */
    public GuideScreen(AppContext app, Table table, int from) {
        this.app = app;
        this.table = table;
        texts = app.texts();
        guide = table.guide();
        at = from >= 1 && from <= guide.steps().size() ? from - 1 : 0;
    }

    @Override
    public String name() {
        return "guide";
    }

    @Override
    public String title() {
        return texts.format("guide.title", texts.text("game." + table.id() + ".name"));
    }

    @Override
    public HTMLElement body() {
        return root;
    }

    @Override
    public void enter() {
        app.bots().warm();
        texts.loadStyledHelp(
                table.id(),
                () -> show(at),
                () -> root.appendChild(Dom.text("p", "card warning", texts.text("load.failed"))));
    }

    @Override
    public void leave() {
        left = true;
        stop();
    }

    @Override
    public void repaint() {
        if (board != null) {
            board.repaint();
        }
    }

    private void stop() {
        if (board != null) {
            board.leave();
        }
    }

    private void show(int step) {
        if (left || !app.route().is(Route.GUIDE)) {
            return; // something else is shown, or will be at once
        }
        stop();
        boolean first = board == null;
        at = step;
        done = false;
        // So that a reload, or another language, returns here.
        app.replaceRoute(Route.guide(table.id(), Integer.toString(at + 1)));
        Dom.empty(root);
        HTMLElement heading = Dom.text("h2", "", texts.text(key()));
        heading.setAttribute("tabindex", "-1");
        String steps = Integer.toString(guide.steps().size());
        HTMLElement body = Dom.el(
                "div",
                "guide-words",
                Dom.text("h1", "", title()),
                Dom.text("p", "hint", texts.format("guide.progress", Integer.toString(at + 1), steps)),
                heading);
        for (String paragraph : texts.list(key())) {
            body.appendChild(Dom.text("p", "", paragraph));
        }
        boolean last = at + 1 == guide.steps().size();
        if (last) {
            body.appendChild(Dom.text("p", "guide-then", texts.text("guide.then")));
        }
        board = prepare();
        next = !last
                ? Dom.button("plain", texts.text("guide.next"), () -> show(at + 1))
                : Dom.button("primary long", texts.text("guide.play"), this::play);
        next.setId("guide-next");
        HTMLElement back = Dom.button("plain", texts.text("guide.back"), () -> show(at - 1));
        Dom.enable(back, at > 0);
        HTMLElement row = Dom.el(
                "div",
                "buttons",
                back,
                next,
                Dom.button("plain", texts.text("try.again"), () -> show(at)),
                Dom.link(
                        "quiet",
                        texts.text("guide.leave"),
                        Route.newGame(table.id()).href()));
        HTMLElement card = Dom.el("article", "card guide", body, board.element(), row);
        root.appendChild(card);
        board.enter();
        if (!first) {
            Browser.focus(heading);
            texts.list(key()).forEach(app.liveRegion()::announce);
            app.liveRegion().announce(prompt(board.gameLoop().state()));
        }
    }

    private String key() {
        return "guide." + table.id() + "." + guide.steps().get(at).id();
    }

    private TutorialBoard prepare() {
        Guide.Step step = guide.steps().get(at);
        List<Player> players = new ArrayList<>();
        for (int seat = 0; seat < step.start().seats(); seat++) {
            boolean reader = seat == guide.seat();
            players.add(new Player(texts.text(reader ? "player.you" : "guide.other"), reader ? 0 : EASIEST));
        }
        presenter = new TablePresenter(Session.from(guide.game(), step.start(), Seed.of(0)), table, players, texts);
        presenter.offerOnly(
                token -> !isDone() && Lesson.tokens(step.line().get(ply())).contains(token));
        List<String> sentences = new ArrayList<>(List.of(texts.text(key() + ".done")));
        if (!step.line().isEmpty()) {
            sentences.addAll(List.of(texts.text(key() + ".do"), texts.text("guide.watch"), texts.text("try.other")));
        }
        Window window = Window.current();
        boolean flat = window.getInnerHeight() < FLAT && window.getInnerHeight() < window.getInnerWidth();
        return new TutorialBoard(app, presenter, new ScriptedMoves(step.line()), this::prompt, this::changed)
                .drawFor(flat ? ViewOptions.WIDE : ViewOptions.TALL)
                .reserve(sentences);
    }

    private int ply() {
        return presenter.session().ply();
    }

    private boolean isDone() {
        return ply() >= guide.steps().get(at).line().size();
    }

    private String prompt(PlayState state) {
        if (isDone()) {
            return texts.text(key() + ".done");
        }
        return texts.text(state.actor() == guide.seat() ? key() + ".do" : "guide.watch");
    }

    private void changed(PlayState state) {
        Dom.setAttribute(root, "data-ply", Integer.toString(state.ply()));
        Dom.setAttribute(root, "data-step", guide.steps().get(at).id());
        if (isDone() && !done) {
            done = true;
            board.gameLoop().stop();
            next.getClassList().remove("plain");
            next.getClassList().add("primary");
        }
        Dom.setAttribute(root, "data-state", done ? "done" : state.stage().key());
    }

    private void play() {
        Setup setup = Setup.of(guide.game().info(), guide.steps().get(0).start().seats());
        app.startGame(
                new Session(guide.game(), setup, Browser.newSeed()), PlayerNames.againstBots(setup.seats(), EASIEST));
    }
}
