package atoll.web.canvas;

import atoll.engine.State;
import atoll.play.BadLink;
import atoll.table.ViewOptions;
import atoll.table.all.Tables;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.storage.StoredGame;
import atoll.web.text.Texts;
import java.util.List;
import org.teavm.jso.dom.html.HTMLElement;

/** A small picture of something stored, as everyone knows it: the next person at this screen may be another one. */
public abstract class StoredThumbnail {
    private final StoredGame entry;
    private final Texts texts;
    private final SceneCanvas canvas;

    StoredThumbnail(StoredGame entry, Texts texts, ThemeColours colours) {
        this.entry = entry;
        this.texts = texts;
        canvas = new SceneCanvas(Dom.canvas("miniature"), colours, true);
    }

    public HTMLElement element() {
        return canvas.element();
    }

    /** Draws it as soon as it is visible, once it is in the document. What is unreadable stays blank. */
    public void show() {
        Browser.onVisible(canvas.element(), this::draw);
    }

    public void repaint() {
        canvas.repaint();
    }

    private void draw() {
        try {
            State seen = seen(entry);
            ViewOptions options = new ViewOptions(texts, State.SPECTATOR, ViewOptions.WIDE, List.of(), false);
            canvas.showStill(Tables.of(seen.setup().info().id()).scene(seen, options));
        } catch (BadLink e) {
            canvas.element().setClassName("miniature blank");
        }
    }

    /** The position to show. */
    abstract State seen(StoredGame stored) throws BadLink;
}
