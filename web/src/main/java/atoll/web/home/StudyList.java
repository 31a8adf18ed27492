package atoll.web.home;

import atoll.engine.State;
import atoll.play.BadLink;
import atoll.study.SavedStudy;
import atoll.study.Study;
import atoll.web.app.AppContext;
import atoll.web.app.Route;
import atoll.web.canvas.StoredThumbnail;
import atoll.web.canvas.StudyThumbnail;
import atoll.web.dom.Dom;
import atoll.web.link.ShareDialog;
import atoll.web.link.StudyExport;
import atoll.web.storage.GameFiles;
import atoll.web.storage.StoredGame;
import atoll.web.text.Texts;
import java.util.function.Consumer;
import org.teavm.jso.dom.html.HTMLElement;

/** All stored studies. */
final class StudyList extends EntryList {
    private final Texts texts;

    StudyList(AppContext app, Deletions deletions) {
        super(app, deletions, new Kind(SavedStudy.KIND, "studies", "studies", Study.LONGEST_TITLE));
        texts = app.texts();
    }

    @Override
    StoredThumbnail picture(StoredGame entry) {
        return new StudyThumbnail(entry, texts, app().colours());
    }

    @Override
    void describe(StoredGame entry, HTMLElement words) {
        words.appendChild(Dom.text("p", "", texts.count("studies.moves", number(entry.text("moves")))));
        words.appendChild(Dom.text("p", "hint", StudyExport.view(viewer(entry), texts)));
    }

    @Override
    void open(StoredGame entry) {
        app().navigate(Route.study(entry.id()));
    }

    @Override
    void addButtons(StoredGame entry, String name, HTMLElement buttons) {
        buttons.appendChild(act(
                "games.save",
                name,
                () -> export(entry, study -> GameFiles.save(study.fileName("json"), GameFiles.JSON, study.json()))));
        buttons.appendChild(act(
                "studies.text",
                name,
                () -> export(entry, study -> GameFiles.save(study.fileName("txt"), GameFiles.TEXT, study.text()))));
    }

    private void export(StoredGame entry, Consumer<StudyExport> save) {
        use(entry.id(), now -> save.accept(new StudyExport(now.readStudy().study(), texts, ShareDialog.address())));
    }

    @Override
    StoredGame renamed(StoredGame entry, String name) throws BadLink {
        SavedStudy saved = entry.readStudy();
        saved.study().title(name);
        return StoredGame.of(saved.written(saved.changed()));
    }

    // It describes itself, and anyone may have written it.
    private static int number(String digits) {
        try {
            return Math.max(0, Integer.parseInt(digits));
        } catch (NumberFormatException e) {
            return 0;
        }
    }

    private static int viewer(StoredGame entry) {
        String viewer = entry.text("viewer");
        return viewer.isEmpty() ? Study.EVERYTHING : viewer.equals("s") ? State.SPECTATOR : number(viewer);
    }
}
