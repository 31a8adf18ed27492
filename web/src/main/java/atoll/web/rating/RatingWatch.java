package atoll.web.rating;

import atoll.play.SavedGame;
import atoll.rating.Rating;
import atoll.results.GameResult;
import atoll.results.RatingHistory;
import atoll.results.Unrated;
import atoll.table.present.PlayState;
import atoll.table.present.TablePresenter;
import atoll.web.app.AppContext;
import atoll.web.app.Dialog;
import atoll.web.app.Route;
import atoll.web.app.Toast;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.play.GameLoop;
import atoll.web.play.Reviewer;
import atoll.web.review.Review;
import atoll.web.review.ReviewPanel;
import atoll.web.storage.StudyStore;
import atoll.web.text.Texts;
import java.util.List;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLElement;

/**
 * The review of a game, and the player's rating at its table: says when a game becomes unrated, records the result at the end, and
 * shows the rating beside it.
 */
public final class RatingWatch implements Reviewer {
    /** Creates them, one per table. */
    public static final class Factory implements Reviewer.Factory {
        private AppContext app;
        private final ReviewPanel.Factory reviews = new ReviewPanel.Factory(this::measured);

        @Override
        public Reviewer reviewer(
                AppContext anApp, SavedGame saved, TablePresenter presenter, GameLoop gameLoop, Runnable changed) {
            app = anApp;
            return new RatingWatch(app, saved, reviews.reviewer(app, saved, presenter, gameLoop, changed));
        }

        private void measured(SavedGame saved, Review review) {
            int person = saved.seats().personAgainstBots();
            int decisions = person < 0 ? 0 : review.decisionsOf(person);
            if (decisions > 0) {
                int cost = (review.costOf(person) + decisions / 2) / decisions;
                new ResultLog(app.currentGame().library()).measured(saved.id(), cost, decisions);
            }
        }
    }

    /** The tools that are aids. */
    private static final List<String> AIDS = List.of("#hint", "#open-chances", ".log-review");

    private final AppContext app;
    private final Texts texts;
    private final SavedGame saved;
    private final Reviewer review;
    private final ResultLog log;
    /** The rating, within the result. */
    private final HTMLElement note = Dom.el("p", "rating");

    /** What was said last about the rating; null if nothing was. */
    private HTMLElement toast;

    private boolean left;
    /** Null before the first. */
    private PlayState last;
    /** Whether the game was under way at this table. */
    private boolean wasUnderWay;

    private boolean wasRated;
    private boolean isWarned;

    private RatingWatch(AppContext app, SavedGame saved, Reviewer review) {
        this.app = app;
        this.saved = saved;
        this.review = review;
        texts = app.texts();
        log = new ResultLog(app.currentGame().library());
        wasRated = isRated();
        app.currentGame().onAid(() -> {
            check();
            warnOfAids();
        });
    }

    private boolean isRated() {
        return saved.seats().personAgainstBots() >= 0 && Unrated.of(saved) == null;
    }

    @Override
    public void render(PlayState state) {
        review.render(state);
        boolean over = state.stage() == PlayState.Stage.OVER;
        if (over) {
            last = state;
            finished();
        } else if (state.isLatest() && !state.isLookingBack()) {
            if (wasRated && StudyStore.isStudied(saved.id())) {
                app.currentGame().aid(SavedGame.STUDIED);
            }
            check();
            warn(state);
        }
        wasUnderWay |= !over && !state.isLookingBack();
        last = state;
        warnOfAids();
    }

    // Once. What was used is known at once, another line only when it is played.
    private void check() {
        if (!left && wasRated && !isRated() && log.of(saved.id()) == null) {
            wasRated = false;
            Unrated reason = Unrated.of(saved);
            if (reason != null) {
                withTexts(() -> tell(texts.format("stats.now", texts.text("stats.why." + reason.key()))));
            }
        }
    }

    // The tools that make a rated game unrated say so.
    private void warnOfAids() {
        boolean rated = isRatedGameUnderWay();
        withTexts(() -> {
            String warning = ". " + texts.text("stats.aid");
            for (String aid : AIDS) {
                HTMLElement tool = HTMLDocument.current().querySelector(aid);
                String title = tool.getTitle().replace(warning, "");
                tool.setTitle(rated ? title + warning : title);
            }
        });
    }

    private boolean isRatedGameUnderWay() {
        return last != null && last.stage() != PlayState.Stage.OVER && isRated();
    }

    @Override
    public String warning() {
        return isRatedGameUnderWay() && texts.has("stats.aids") ? texts.text("stats.aids") : "";
    }

    // A decision was taken back: nothing is lost yet.
    private void warn(PlayState state) {
        boolean back = wasRated && !isWarned && last != null && state.ply() < last.ply();
        boolean fromLive = back && !last.isLookingBack() && last.stage() != PlayState.Stage.OVER;
        if (fromLive && isBeyondTurn(state)) {
            isWarned = true;
            withTexts(() -> tell(texts.text("stats.undone")));
        }
    }

    // As the session sees it: a change of mind within a turn makes no branch.
    private boolean isBeyondTurn(PlayState state) {
        for (int ply = state.ply(); ply < last.ply(); ply++) {
            if (last.history().get(ply).actor() != state.actor()) {
                return true;
            }
        }
        return false;
    }

    private void finished() {
        boolean fresh = wasUnderWay;
        wasUnderWay = false;
        GameResult result = log.record(saved, fresh ? Browser.now() : saved.changed());
        note.setHidden(true);
        if (result != null) {
            withTexts(() -> show(result, fresh));
        }
    }

    private void tell(String text) {
        clear();
        toast = Toast.show(app, text);
    }

    private void clear() {
        if (toast != null) {
            toast.delete();
        }
    }

    private void withTexts(Browser.Action then) {
        texts.loadHelp(
                "stats",
                () -> {
                    if (!left) {
                        then.run();
                    }
                },
                () -> {});
    }

    private void show(GameResult result, boolean fresh) {
        if (last.stage() != PlayState.Stage.OVER) {
            return; // another position is shown already
        }
        String line = line(result);
        Dom.empty(note);
        note.appendChild(Dom.text("span", "", line + " "));
        note.appendChild(
                Dom.link("", texts.text("stats.link"), Route.of(Route.STATS).href()));
        note.setHidden(false);
        if (fresh) {
            app.liveRegion().announce(line);
        }
    }

    @Override
    public HTMLElement resultNote() {
        return note;
    }

    private String line(GameResult result) {
        if (!result.isRated()) {
            return texts.format(
                    "stats.unrated", texts.text("stats.why." + result.unrated().key()));
        }
        RatingHistory history = RatingHistory.of(log.results(), result.game(), result.seats(), Browser.now());
        Rating now = history.now(Browser.now());
        return texts.format(
                "stats.rating.now",
                Integer.toString(RatingHistory.points(now)),
                Integer.toString(RatingHistory.margin(now)),
                change(history.change(result.id())));
    }

    private static String change(int points) {
        return points > 0 ? "+" + points : points < 0 ? "−" + -points : "±0";
    }

    @Override
    public HTMLElement element() {
        return review.element();
    }

    /** Asks before it makes a game unrated. */
    @Override
    public void open() {
        if (isRatedGameUnderWay()) {
            texts.loadHelp("stats", this::ask, review::open);
        } else {
            review.open();
        }
    }

    private void ask() {
        Dialog dialog = new Dialog(texts, texts.text("review.open"));
        HTMLElement open = Dom.button("plain", texts.text("stats.review.open"), () -> {
            dialog.close();
            review.open();
        });
        open.setId("review-unrated");
        HTMLElement play = Dom.button("primary", texts.text("stats.review.play"), dialog::close);
        dialog.add(Dom.text("p", "", texts.text("stats.review")))
                .add(Dom.el("div", "buttons", play, open))
                .open();
    }

    @Override
    public boolean isOpen() {
        return review.isOpen();
    }

    @Override
    public void close() {
        review.close();
    }

    @Override
    public boolean announcesPosition() {
        return review.announcesPosition();
    }

    @Override
    public void leave() {
        left = true;
        clear(); // the next game may be rated
        review.leave();
    }
}
