package atoll.web.study;

import atoll.study.Annotation;
import atoll.study.Glyph;
import atoll.study.RefusedEdit;
import atoll.study.Study;
import atoll.study.StudyPath;
import atoll.web.dom.Dom;
import atoll.web.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLTextAreaElement;

/** What the author says about the position that is looked at: a comment, and a sign for the move that led there. */
final class NotesPanel {
    /** Receives what was written. */
    interface Listener {
        /** Something was written; more may follow at once. */
        void writing();

        /** A comment or a sign is complete. */
        void edited();

        void refused(RefusedEdit.Why why);
    }

    private final Study study;
    private final Supplier<StudyPath> here;
    private final Listener listener;
    private final HTMLTextAreaElement comment = (HTMLTextAreaElement) Dom.el("textarea", "");
    private final List<HTMLElement> signs = new ArrayList<>();
    /** The meaning of the chosen sign, because touch screens show no tooltips. */
    private final HTMLElement meaning = Dom.el("span", "hint");

    private final Texts texts;
    private final HTMLElement root;

    NotesPanel(Study study, Texts texts, Supplier<StudyPath> here, Listener listener) {
        this.study = study;
        this.texts = texts;
        this.here = here;
        this.listener = listener;
        comment.setAttribute("aria-label", texts.text("study.comment"));
        comment.setAttribute("placeholder", texts.text("study.comment"));
        comment.setAttribute("maxlength", Integer.toString(Annotation.LONGEST_COMMENT));
        comment.setAttribute("rows", "2");
        comment.addEventListener("input", (Event event) -> write());
        comment.addEventListener("change", (Event event) -> listener.edited());
        HTMLElement group = Dom.el("div", "signs");
        group.setAttribute("role", "group");
        group.setAttribute("aria-label", texts.text("study.sign"));
        for (Glyph glyph : Glyph.values()) {
            if (glyph != Glyph.NONE) {
                HTMLElement button = Dom.button("plain", glyph.sign(), () -> toggle(glyph));
                String name = texts.text("study.sign." + glyph.ordinal());
                button.setAttribute("aria-label", name);
                button.setTitle(name);
                signs.add(button);
                group.appendChild(button);
            }
        }
        group.appendChild(meaning);
        root = Dom.el("div", "notes", group, comment);
    }

    HTMLElement element() {
        return root;
    }

    void render() {
        Annotation annotation = study.tree().node(here.get()).annotation();
        if (!comment.getValue().equals(annotation.comment())) {
            comment.setValue(annotation.comment());
        }
        Glyph sign = annotation.glyph();
        Dom.setText(meaning, sign == Glyph.NONE ? "" : texts.text("study.sign." + sign.ordinal()));
        boolean move = here.get().length() > 0;
        for (int i = 0; i < signs.size(); i++) {
            Dom.enable(signs.get(i), move);
            boolean on = sign == Glyph.values()[i + 1];
            Dom.setAttribute(signs.get(i), "aria-pressed", on ? "true" : "false");
        }
    }

    private void toggle(Glyph glyph) {
        boolean on = study.tree().node(here.get()).annotation().glyph() == glyph;
        study.glyph(here.get(), on ? Glyph.NONE : glyph);
        listener.edited();
    }

    private void write() {
        try {
            study.writeComment(here.get(), comment.getValue());
            listener.writing();
        } catch (RefusedEdit e) {
            listener.refused(e.why());
        }
    }
}
