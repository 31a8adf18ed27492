package atoll.web.study;

import atoll.study.Study;
import atoll.study.StudyNode;
import atoll.study.StudyPath;
import atoll.web.dom.Dom;
import atoll.web.dom.Icons;
import atoll.web.text.Texts;
import java.util.function.Consumer;
import org.teavm.jso.dom.html.HTMLElement;

/** Buttons to walk through a study and to change its tree. */
final class StudyTools {
    private final Study study;
    private final StudyTable table;
    private final Texts texts;
    private final Consumer<StudyPath> go;
    private final Consumer<String> edited;
    private final HTMLElement first;
    private final HTMLElement previous;
    private final HTMLElement next;
    private final HTMLElement last;
    private final HTMLElement undo;
    private final HTMLElement redo;
    private final HTMLElement draw;
    private final HTMLElement promote;
    private final HTMLElement earlier;
    private final HTMLElement later;
    private final HTMLElement delete;
    private final HTMLElement order;
    private final HTMLElement walk;
    private final HTMLElement tree;

    /**
     * @param go goes to a position
     * @param edited called after the tree has changed, with a sentence about it; perhaps empty
     */
    StudyTools(Study study, StudyTable table, Texts texts, Consumer<StudyPath> go, Consumer<String> edited) {
        this.study = study;
        this.table = table;
        this.texts = texts;
        this.go = go;
        this.edited = edited;
        first = Dom.icon("tool", Icons.FIRST, texts.text("open.first"), () -> go.accept(StudyPath.START));
        previous = Dom.icon("tool", Icons.PREVIOUS, texts.text("open.previous"), () -> step(-1));
        next = Dom.icon("tool", Icons.NEXT, texts.text("open.next"), () -> step(1));
        last = Dom.icon(
                "tool",
                Icons.LAST,
                texts.text("open.last"),
                () -> go.accept(table.line().end()));
        undo = Dom.icon("tool", Icons.UNDO, texts.text("study.undo"), () -> show(study.undo(), "study.undone"));
        redo = Dom.icon("tool", Icons.REDO, texts.text("study.redo"), () -> show(study.redo(), "study.redone"));
        draw = Dom.button("primary study-draw", texts.text("study.draw"), table::draw);
        promote = Dom.button("plain", texts.text("study.promote"), this::makeMainLine);
        earlier = Dom.button("plain", texts.text("study.earlier"), () -> reorder(-1));
        later = Dom.button("plain", texts.text("study.later"), () -> reorder(1));
        delete = Dom.button("plain", texts.text("study.delete"), () -> show(study.delete(here()), ""));
        walk = Dom.el("div", "study-walk", first, previous, next, last, undo, redo);
        order = Dom.el("div", "study-order", promote, earlier, later);
        tree = Dom.el("div", "study-tree", order, delete);
    }

    /** The button for positions where nobody decides. */
    HTMLElement drawButton() {
        return draw;
    }

    /** To go back and forth, to undo and redo. */
    HTMLElement walk() {
        return walk;
    }

    /** To change the order of the variations. */
    HTMLElement tree() {
        return tree;
    }

    private StudyPath here() {
        return table.line().path();
    }

    private void step(int by) {
        int ply = here().length() + by;
        if (ply >= 0 && ply <= table.line().end().length()) {
            go.accept(table.line().end().until(ply));
        }
    }

    private void makeMainLine() {
        if (study.makeMainLine(here())) {
            edited.accept(texts.text("study.promoted"));
        }
    }

    private void reorder(int by) {
        if (study.reorder(here(), by)) {
            StudyNode parent = study.tree().node(here().parent());
            int place = parent.indexOf(here().move(here().length() - 1));
            edited.accept(texts.format("study.moved", "" + (place + 1), "" + parent.childCount()));
        }
    }

    private void show(StudyPath path, String key) {
        if (path != null) {
            go.accept(path);
            edited.accept(key.isEmpty() ? "" : texts.text(key));
        }
    }

    /** The sentence about positions where nobody decides. */
    String drawText() {
        return texts.text("study.draw." + table.line().drawn());
    }

    void render() {
        int ply = here().length();
        boolean move = ply > 0;
        int siblings = move ? study.tree().node(here().parent()).childCount() : 1;
        int place = move ? study.tree().node(here().parent()).indexOf(here().move(ply - 1)) : 0;
        draw.setHidden(!table.isDrawn());
        Dom.setText(draw, texts.text(table.line().drawn().equals("only") ? "study.play" : "study.draw"));
        Dom.enable(first, move);
        Dom.enable(previous, move);
        Dom.enable(next, ply < table.line().end().length());
        Dom.enable(last, ply < table.line().end().length());
        Dom.enable(undo, study.canUndo());
        Dom.enable(redo, study.canRedo());
        order.setHidden(study.tree().endOfLine(StudyPath.START).length()
                == study.tree().root().size() - 1);
        Dom.enable(promote, !study.tree().isMainLine(here()));
        Dom.enable(earlier, place > 0);
        Dom.enable(later, place < siblings - 1);
        Dom.enable(delete, move);
    }

    /** Handles a key; returns false if it has no meaning. */
    boolean key(String key) {
        switch (key) {
            case "ArrowLeft", "," -> step(-1);
            case "ArrowRight", "." -> step(1);
            case "Home" -> go.accept(StudyPath.START);
            case "End" -> go.accept(table.line().end());
            case "u", "U" -> show(study.undo(), "study.undone");
            case "r", "R" -> show(study.redo(), "study.redone");
            default -> {
                return false;
            }
        }
        return true;
    }
}
