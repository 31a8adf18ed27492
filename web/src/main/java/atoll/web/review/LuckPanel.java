package atoll.web.review;

import atoll.engine.State;
import atoll.luck.LuckMeter;
import atoll.play.Session;
import atoll.table.present.TablePresenter;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.text.Texts;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.html.HTMLElement;

/** Luck and skill in a finished game: what chance brought each player, and what the costly moves cost. */
final class LuckPanel {
    /** While other requests are pending, it retries after this many milliseconds. */
    private static final int AGAIN = 250;

    private final TablePresenter presenter;
    private final Review review;
    private final Texts texts;
    private final HTMLElement title = Dom.el("h3", "");
    private final HTMLElement button;
    private final HTMLElement progress = Dom.el("progress", "");
    private final HTMLElement rows = Dom.el("ul", "luck");
    private final HTMLElement note = Dom.el("p", "hint");
    private final HTMLElement root;
    /** Null while the game is not over. */
    private LuckReview luck;

    private int timer;

    LuckPanel(TablePresenter presenter, Review review, Texts texts) {
        this.presenter = presenter;
        this.review = review;
        this.texts = texts;
        button = Dom.button("plain", "", this::toggle);
        button.setId("luck-start");
        root = Dom.el("section", "", title, note, button, progress, rows);
        root.setHidden(true);
    }

    HTMLElement element() {
        return root;
    }

    /** Shows what is known of the first {@code latest} moves of the session. */
    void render(int latest) {
        Session session = presenter.session();
        boolean over = session.at(latest).actor() == State.OVER;
        if (!over) {
            stop();
            luck = null;
        } else if (luck == null || !luck.isAbout(session, latest)) {
            stop();
            luck = review.luck(session, latest);
            luck.onChange(this::changed);
        }
        root.setHidden(!over);
        if (over) {
            paint();
        }
    }

    void stop() {
        Window.clearTimeout(timer);
        if (luck != null) {
            luck.stop();
        }
    }

    private void toggle() {
        if (luck.isRunning()) {
            stop();
            paint();
        } else {
            luck.start();
        }
    }

    private void changed() {
        Window.clearTimeout(timer);
        if (luck.isWaiting()) {
            timer = Window.setTimeout(
                    () -> {
                        luck.ask();
                        changed();
                    },
                    AGAIN);
        }
        paint();
    }

    private void paint() {
        LuckMeter meter = luck.meter();
        boolean chance = meter.events() > 0;
        // The texts are loaded when the review opens.
        Dom.setText(title, texts.text("review.luck"));
        Dom.setAttribute(root, "aria-label", texts.text("review.luck"));
        Dom.setAttribute(progress, "aria-label", texts.text("review.luck.progress"));
        String events = Integer.toString(meter.events());
        String about = luck.isDone() ? texts.text("review.luck.done") : texts.format("review.luck.about", events);
        Dom.setText(note, chance ? about : texts.text("review.luck.none"));
        boolean lost = luck.isDone() && Browser.holdsFocus(button);
        button.setHidden(!chance || luck.isDone());
        String key = luck.isRunning() ? "review.stop" : meter.done() == 0 ? "review.luck.start" : "review.go";
        Dom.setText(button, texts.text(key));
        progress.setHidden(!chance || luck.isDone() || meter.done() == 0);
        progress.setAttribute("max", Integer.toString(Math.max(1, meter.total())));
        progress.setAttribute("value", Integer.toString(meter.done()));
        Dom.setAttribute(root, "data-done", luck.isDone() ? "yes" : "no");
        Dom.empty(rows);
        boolean known = chance ? luck.isDone() : review.isComplete();
        for (int seat = 0; seat < presenter.players().size() && known; seat++) {
            rows.appendChild(Dom.text("li", "", sentence(meter, seat, chance)));
        }
        if (lost) {
            rows.setAttribute("tabindex", "-1");
            Browser.focus(rows); // which reads them
        }
    }

    private String sentence(LuckMeter meter, int seat, boolean chance) {
        String name = presenter.players().get(seat).name();
        if (!chance) {
            return name + ": " + cost(seat);
        }
        // before all moves are judged there is no sum
        return texts.format(
                        "review.luck.seat", name, percent(meter.luck(seat), true), percent(meter.margin(seat), false))
                + (review.isComplete() ? " " + cost(seat) + " " : " ")
                + texts.format(
                        "review.luck.adjusted",
                        percent(meter.result(seat), false),
                        percent(meter.adjusted(seat), false));
    }

    // Smaller costs are within the error of a search, and are not summed.
    private String cost(int seat) {
        int cost = review.costOf(seat);
        String least = Integer.toString(Review.MIN_COST / 10);
        return cost == 0
                ? texts.format("review.skill.none", least)
                : texts.format("review.skill.cost", least, percent(cost, false), percent(review.marginOf(seat), false));
    }

    // Thousandths in whole percents, with a true minus sign.
    private static String percent(int permille, boolean signed) {
        int percent = Math.round(permille / 10f);
        String sign = percent < 0 ? "\u2212" : signed && percent > 0 ? "+" : "";
        return sign + Math.abs(percent);
    }
}
