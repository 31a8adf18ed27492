package atoll.web.edit;

import atoll.play.SavedPosition;
import atoll.table.edit.EditPresenter;
import atoll.web.app.AppContext;
import atoll.web.app.Route;
import atoll.web.app.Toast;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.home.NameDialog;
import atoll.web.storage.StoredGame;
import atoll.web.text.Texts;
import java.util.List;
import org.teavm.jso.dom.html.HTMLElement;

/** What can be done with a position once it is possible: play from it, study, share and keep it. */
final class EditActions {
    private final AppContext app;
    private final Texts texts;
    private final EditPresenter presenter;
    private final KeptPosition kept;
    private final Runnable stored;
    private final List<HTMLElement> buttons;
    /** Only for a position that is stored already. */
    private final HTMLElement keepAsNew;

    private final HTMLElement root = Dom.el("div", "edit-actions");

    /**
     * @param stored called when it is known where the position is stored, and when it was stored
     */
    EditActions(AppContext app, EditPresenter presenter, KeptPosition kept, Runnable stored) {
        this.app = app;
        this.presenter = presenter;
        this.kept = kept;
        this.stored = stored;
        texts = app.texts();
        keepAsNew = Dom.button("plain", texts.text("edit.keep.new"), this::keepAsNew);
        buttons = List.of(
                Dom.button("primary", texts.text("edit.play"), () -> app.navigate(Route.parse(link()))),
                Dom.button("plain", texts.text("edit.study"), () -> app.navigate(Route.study(link()))),
                Dom.button("plain", texts.text("edit.share"), () -> EditShareDialog.open(app, presenter.draft())),
                Dom.button("plain", texts.text("edit.keep"), this::keep),
                keepAsNew);
        root.setAttribute("role", "group");
        root.setAttribute("aria-label", texts.text("edit.then"));
        for (HTMLElement button : buttons) {
            button.setAttribute("aria-describedby", EditScreen.STATUS);
            root.appendChild(button);
        }
        kept.check(this::found);
    }

    HTMLElement element() {
        return root;
    }

    private void found() {
        render();
        stored.run();
    }

    void render() {
        for (HTMLElement button : buttons) {
            Dom.enable(button, presenter.problem().isEmpty());
        }
        keepAsNew.setHidden(!kept.isStored());
    }

    private String link() {
        return EditedPosition.link(presenter.draft());
    }

    private void keep() {
        kept.find(stored -> {
            if (stored == null) {
                keepAsNew();
            } else {
                save(new SavedPosition(stored.id(), stored.name(), link(), Browser.now()));
            }
        });
    }

    private void keepAsNew() {
        String link = link();
        NameDialog.open(
                texts,
                new NameDialog.Labels("edit.keep.title", "games.positions.name"),
                SavedPosition.LONGEST_NAME,
                "",
                name -> {
                    save(new SavedPosition(Browser.id(), name.trim(), link, Browser.now()));
                    Browser.requestPersistence();
                });
    }

    private void save(SavedPosition position) {
        app.currentGame().library().save(StoredGame.of(position.written()), false, outcome -> {
            if (!outcome.isLoss()) {
                kept.change(position);
                found();
                Toast.offer(
                        app,
                        texts.text("edit.kept"),
                        texts.text("edit.kept.show"),
                        () -> app.navigate(Route.of(Route.GAMES)));
            }
        });
    }
}
