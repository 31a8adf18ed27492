package atoll.web.review;

import atoll.drill.DrillTask;
import atoll.drill.SavedTask;
import atoll.engine.State;
import atoll.play.SavedGame;
import atoll.table.present.TablePresenter;
import atoll.web.app.AppContext;
import atoll.web.app.Route;
import atoll.web.bot.VerificationClient;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.storage.TaskStore;
import atoll.web.text.Texts;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.dom.html.HTMLElement;

/** Makes exercises of the costly moves of the people at this screen, once a finished game is reviewed. */
final class TaskPanel implements TaskMaker.Store {
    private final TablePresenter presenter;
    private final SavedGame saved;
    private final Review review;
    private final Texts texts;
    private final TaskStore store;
    private final VerificationClient verifier = new VerificationClient();
    private final TaskMaker maker;
    private final HTMLElement title = Dom.el("h3", "");
    private final HTMLElement note = Dom.el("p", "hint");
    private final HTMLElement button;
    private final HTMLElement progress = Dom.el("progress", "");
    private final HTMLElement result = Dom.el("p", "");
    private final HTMLElement link;
    private final HTMLElement root;
    /** The moves that were offered last: others begin anew. */
    private List<ReviewedMove> offered = List.of();

    private boolean started;

    TaskPanel(AppContext app, SavedGame saved, TablePresenter presenter, Review review) {
        this.presenter = presenter;
        this.saved = saved;
        this.review = review;
        texts = app.texts();
        store = new TaskStore(app.currentGame().library());
        maker = new TaskMaker(verifier, this, this::paint);
        button = Dom.button("plain", "", this::toggle);
        button.setId("practise");
        result.setAttribute("role", "status");
        link = Dom.link("plain", "", Route.of(Route.DRILL).href());
        root = Dom.el("section", "tasks", title, note, button, progress, result, link);
        root.setHidden(true);
    }

    HTMLElement element() {
        return root;
    }

    /** Shows what is known of the first {@code latest} moves of the session. */
    void render(int latest) {
        boolean over = presenter.session().at(latest).actor() == State.OVER;
        List<ReviewedMove> costly = over && review.isComplete() ? costly() : List.of();
        if (!costly.equals(offered)) {
            stop();
            offered = costly;
            started = false;
        }
        root.setHidden(costly.isEmpty());
        if (!costly.isEmpty()) {
            paint();
        }
    }

    // Of the people at this screen; the most expensive first.
    private List<ReviewedMove> costly() {
        List<ReviewedMove> all = new ArrayList<>();
        for (int seat = 0; seat < presenter.players().size(); seat++) {
            if (presenter.players().get(seat).isPerson()) {
                all.addAll(review.costliest(seat, Integer.MAX_VALUE));
            }
        }
        all.sort((one, two) -> two.cost() - one.cost());
        return all;
    }

    void stop() {
        maker.stop();
        verifier.close();
    }

    private void toggle() {
        if (maker.isRunning()) {
            maker.stop();
            paint();
        } else if (started) {
            maker.resume();
        } else {
            started = true;
            maker.start(presenter.session(), offered);
        }
    }

    @Override
    public boolean has(String position) {
        return store.has(position);
    }

    @Override
    public void add(DrillTask task) {
        store.add(task, new SavedTask.Source(saved.name(), saved.changed()));
    }

    private void paint() {
        boolean done = started && maker.left() == 0;
        // The texts are loaded when the review opens.
        Dom.setText(title, texts.text("review.tasks"));
        Dom.setAttribute(root, "aria-label", texts.text("review.tasks"));
        Dom.setAttribute(progress, "aria-label", texts.text("review.tasks.progress"));
        Dom.setText(note, texts.count("review.tasks.about", offered.size()));
        Dom.setText(
                button, texts.text(maker.isRunning() ? "review.stop" : started ? "review.go" : "review.tasks.start"));
        boolean lost = done && Browser.holdsFocus(button);
        button.setHidden(done);
        progress.setHidden(!started || done);
        progress.setAttribute("max", Integer.toString(offered.size() * 1000));
        progress.setAttribute("value", Integer.toString(maker.progress()));
        Dom.setText(result, done ? report() : "");
        Dom.setText(link, texts.text("review.tasks.open"));
        boolean linked = done && maker.made() + maker.known() > 0;
        link.setHidden(!linked);
        Dom.setAttribute(root, "data-done", done ? "yes" : "no");
        if (lost) {
            result.setAttribute("tabindex", "-1");
            Browser.focus(linked ? link : result);
        }
    }

    private String report() {
        return texts.count("review.tasks.made", maker.made())
                + counted("review.tasks.known", maker.known())
                + counted("review.tasks.rejected", maker.rejected());
    }

    private String counted(String key, int n) {
        return n == 0 ? "" : " " + texts.count(key, n);
    }
}
