package atoll.web.canvas;

import atoll.engine.State;
import atoll.play.BadLink;
import atoll.study.Study;
import atoll.study.StudyPath;
import atoll.table.ViewOptions;
import atoll.table.all.Tables;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.storage.StoredGame;
import atoll.web.text.Texts;
import java.util.List;
import org.teavm.jso.dom.html.HTMLElement;

/**
 * A small picture of a stored study: the end of its main line. If the study is one viewer's, it shows what everyone knows, because
 * the next person at this screen may be another one.
 */
public final class StudyThumbnail {
    private final StoredGame entry;
    private final Texts texts;
    private final SceneCanvas canvas;

    public StudyThumbnail(StoredGame entry, Texts texts, ThemeColours colours) {
        this.entry = entry;
        this.texts = texts;
        canvas = new SceneCanvas(Dom.canvas("miniature"), colours, true);
    }

    public HTMLElement element() {
        return canvas.element();
    }

    /** Draws it as soon as it is visible, once it is in the document. An unreadable study stays blank. */
    public void show() {
        Browser.onVisible(canvas.element(), this::draw);
    }

    public void repaint() {
        canvas.repaint();
    }

    private void draw() {
        try {
            Study study = entry.readStudy().study();
            StudyPath end = study.tree().endOfLine(StudyPath.START);
            State seen = study.isOpen() ? study.view(end) : study.state(end).viewFor(State.SPECTATOR);
            ViewOptions options = new ViewOptions(texts, State.SPECTATOR, ViewOptions.WIDE, List.of(), false);
            canvas.showStill(Tables.of(study.game().info().id()).scene(seen, options));
        } catch (BadLink e) {
            canvas.element().setClassName("miniature blank");
        }
    }
}
