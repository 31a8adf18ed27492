package atoll.web.edit;

import atoll.play.SavedPosition;
import atoll.table.edit.EditPresenter;
import atoll.web.app.AppContext;
import atoll.web.app.Route;
import atoll.web.app.Toast;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.home.NameDialog;
import atoll.web.storage.Database;
import atoll.web.storage.StoredGame;
import atoll.web.text.Texts;
import java.util.List;
import org.teavm.jso.dom.html.HTMLElement;

/** What can be done with a position once it is possible: play from it, study, share and keep it. */
final class EditActions {
    private final AppContext app;
    private final Texts texts;
    private final EditPresenter presenter;
    private final List<HTMLElement> buttons;
    private final HTMLElement root = Dom.el("div", "edit-actions");

    /**
     * @param reason the id of the element that says why the position is impossible
     */
    EditActions(AppContext app, EditPresenter presenter, String reason) {
        this.app = app;
        this.presenter = presenter;
        texts = app.texts();
        buttons = List.of(
                Dom.button("primary", texts.text("edit.play"), () -> app.navigate(Route.parse(link()))),
                Dom.button("plain", texts.text("edit.study"), () -> app.navigate(Route.study(link()))),
                Dom.button("plain", texts.text("edit.share"), () -> EditShareDialog.open(app, presenter.draft())),
                Dom.button("plain", texts.text("edit.keep"), this::keep));
        root.setAttribute("role", "group");
        root.setAttribute("aria-label", texts.text("edit.then"));
        for (HTMLElement button : buttons) {
            button.setAttribute("aria-describedby", reason);
            root.appendChild(button);
        }
    }

    HTMLElement element() {
        return root;
    }

    void render() {
        for (HTMLElement button : buttons) {
            Dom.enable(button, presenter.problem().isEmpty());
        }
    }

    private String link() {
        return EditedPosition.link(presenter.draft());
    }

    private void keep() {
        String link = link();
        NameDialog.open(
                texts,
                new NameDialog.Labels("edit.keep.title", "games.positions.name"),
                SavedPosition.LONGEST_NAME,
                "",
                name -> {
                    SavedPosition saved = new SavedPosition(Browser.id(), name.trim(), link, Browser.now());
                    app.currentGame().library().save(StoredGame.of(saved.written()), false, this::kept);
                    Browser.requestPersistence();
                });
    }

    private void kept(Database.Outcome outcome) {
        if (!outcome.isLoss()) {
            Toast.offer(
                    app,
                    texts.text("edit.kept"),
                    texts.text("edit.kept.show"),
                    () -> app.navigate(Route.of(Route.GAMES)));
        }
    }
}
