package atoll.web.study;

import atoll.engine.State;
import atoll.study.Study;
import atoll.study.StudyNode;
import atoll.study.StudyPath;
import atoll.table.Table;
import atoll.table.present.LogEntry;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.text.Texts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLElement;

/** The moves of the current line, in words, each with the other moves that were tried in its place. */
final class VariationList {
    private final Study study;
    private final StudyTable table;
    private final Texts texts;
    private final Consumer<StudyPath> go;
    private final HTMLElement list = Dom.el("ol", "variations");
    /** What the rows are about. */
    private StudyNode shownRoot;

    private StudyPath shownEnd = StudyPath.START;
    private final List<HTMLElement> rows = new ArrayList<>();
    /** All rows, also of other moves than those of the line. */
    private final Map<StudyPath, HTMLElement> byPath = new HashMap<>();

    /** The same in the order of the page. Only the current one is reached by Tab, the others by arrows. */
    private final List<HTMLElement> ordered = new ArrayList<>();

    private HTMLElement current;

    /**
     * @param go called with the position that was chosen
     */
    VariationList(Study study, StudyTable table, Texts texts, Consumer<StudyPath> go) {
        this.study = study;
        this.table = table;
        this.texts = texts;
        this.go = go;
        list.setAttribute("aria-label", texts.text("study.moves"));
        list.addEventListener("keydown", (KeyboardEvent event) -> key(event));
    }

    HTMLElement element() {
        return list;
    }

    void render() {
        StudyPath end = table.line().end();
        if (study.tree().root() != shownRoot || !end.equals(shownEnd)) {
            rebuild(end);
        }
        if (current != null) {
            current.removeAttribute("aria-current");
            current.setAttribute("tabindex", "-1");
        }
        current = rows.get(table.line().path().length());
        current.setAttribute("aria-current", "step");
        current.setAttribute("tabindex", "0");
        reveal();
    }

    /** Scrolls to the move that is looked at. */
    void reveal() {
        if (current != null) {
            Browser.reveal(current);
        }
    }

    private void key(KeyboardEvent event) {
        int by = event.getKey().equals("ArrowUp") ? -1 : event.getKey().equals("ArrowDown") ? 1 : 0;
        if (by == 0) {
            return;
        }
        event.preventDefault();
        for (int i = 0; i < ordered.size(); i++) {
            int next = i + by;
            if (Browser.holdsFocus(ordered.get(i)) && next >= 0 && next < ordered.size()) {
                ordered.get(next).focus();
                return;
            }
        }
    }

    private void rebuild(StudyPath end) {
        shownRoot = study.tree().root();
        shownEnd = end;
        StudyPath focused = null;
        for (Map.Entry<StudyPath, HTMLElement> each : byPath.entrySet()) {
            focused = Browser.holdsFocus(each.getValue()) ? each.getKey() : focused;
        }
        Dom.empty(list);
        rows.clear();
        byPath.clear();
        ordered.clear();
        StudyNode node = shownRoot;
        add(
                Dom.el("li", ""),
                row(texts.text(study.isOpen() ? "study.start" : "study.start.seat"), node, StudyPath.START));
        List<LogEntry> entries = table.line().entries();
        for (int ply = 0; ply < end.length(); ply++) {
            StudyPath path = end.until(ply + 1);
            StudyNode parent = node;
            node = node.child(node.indexOf(end.move(ply)));
            LogEntry entry = entries.get(ply);
            String turn = entry.turn() > 0 ? entry.turn() + ". " : "";
            HTMLElement item = Dom.el("li", "");
            add(item, row(turn + entry.sentence(), node, path));
            if (parent.childCount() > 1) {
                item.appendChild(others(parent, node.move(), path.parent()));
            }
        }
        if (focused != null) {
            HTMLElement same = byPath.get(focused);
            Browser.focus(same == null ? rows.get(rows.size() - 1) : same);
        }
    }

    private void add(HTMLElement item, HTMLElement row) {
        item.appendChild(row);
        list.appendChild(item);
        rows.add(row);
    }

    // The moves in place of the one on the line.
    private HTMLElement others(StudyNode parent, int move, StudyPath before) {
        HTMLElement others = Dom.el("ul", "");
        others.setAttribute("aria-label", texts.text("study.instead"));
        State state = study.state(before);
        for (int i = 0; i < parent.childCount(); i++) {
            StudyNode other = parent.child(i);
            if (other.move() != move) {
                StudyPath path = before.then(other.move());
                others.appendChild(Dom.el("li", "", row(sentence(state, other.move(), path), other, path)));
            }
        }
        return others;
    }

    private String sentence(State before, int move, StudyPath path) {
        Table rules = table.presenter().table();
        int actor = before.actor();
        String who = actor < 0 ? "" : table.presenter().players().get(actor).name();
        int viewer = study.isOpen() ? table.presenter().viewerSeat() : study.viewer();
        State view = study.isOpen() ? before : before.viewFor(viewer);
        return study.isVisible(path)
                ? rules.describeMove(view, move, who, texts)
                : rules.describeHiddenMove(view, who, texts);
    }

    private HTMLElement row(String sentence, StudyNode node, StudyPath path) {
        String sign = node.annotation().glyph().sign();
        HTMLElement row = Dom.button("step", sign.isEmpty() ? sentence : sentence + " " + sign, () -> go.accept(path));
        row.setAttribute("tabindex", "-1");
        ordered.add(row);
        byPath.put(path, row);
        if (!node.annotation().comment().isEmpty()) {
            row.appendChild(Dom.text("span", "comment", node.annotation().comment()));
        }
        return row;
    }
}
