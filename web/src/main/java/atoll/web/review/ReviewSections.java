package atoll.web.review;

import atoll.play.SavedGame;
import atoll.table.present.TablePresenter;
import atoll.web.app.AppContext;
import atoll.web.dom.Dom;
import org.teavm.jso.dom.html.HTMLElement;

/** What a review says about a finished game as a whole: the moves that become tasks, luck and skill. */
final class ReviewSections {
    private final Review review;
    private final TaskPanel tasks;
    private final LuckPanel luck;

    ReviewSections(AppContext app, SavedGame saved, TablePresenter presenter, Review review) {
        this.review = review;
        tasks = new TaskPanel(app, saved, presenter, review);
        luck = new LuckPanel(presenter, review, app.texts());
    }

    Review review() {
        return review;
    }

    HTMLElement element() {
        return Dom.el("div", "", tasks.element(), luck.element());
    }

    /** Shows what is known of the first {@code latest} moves of the session. */
    void render(int latest) {
        tasks.render(latest);
        luck.render(latest);
    }

    void stop() {
        tasks.stop();
        luck.stop();
    }
}
