package atoll.web.study;

import atoll.engine.State;
import atoll.study.Study;
import atoll.study.StudyPath;
import atoll.web.bot.AnalysisClient;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.teavm.jso.dom.html.HTMLElement;

/** The bot's three best moves at the position that is looked at, with their odds and the moves that it expects. */
final class AnalysisPanel implements AnalysisClient.Listener {
    private static final int WHOLE = 1000;

    private final Study study;
    private final StudyTable table;
    private final Texts texts;
    private final Consumer<Integer> play;
    private final Runnable resized;
    private final AnalysisClient client = new AnalysisClient(this);
    private final HTMLElement toggle;
    private final HTMLElement progress = Dom.el("progress", "");
    private final HTMLElement list = Dom.el("ol", "");
    private final HTMLElement note = Dom.el("p", "hint");
    private final HTMLElement root;
    /** The buttons of the shown moves: they stay, so that a focused one keeps the focus. */
    private final List<HTMLElement> rows = new ArrayList<>();
    /** The shown moves, the best first. */
    private List<AnalysisClient.Candidate> shown = List.of();

    private boolean on;
    /** The position that is analysed; null for none. */
    private StudyPath analysed;

    /**
     * @param play called with the move that was chosen
     * @param resized called when the panel has another height
     */
    AnalysisPanel(Study study, StudyTable table, Texts texts, Consumer<Integer> play, Runnable resized) {
        this.study = study;
        this.table = table;
        this.texts = texts;
        this.play = play;
        this.resized = resized;
        toggle = Dom.button("plain", texts.text("study.analyse"), this::toggle);
        progress.setAttribute("max", Integer.toString(WHOLE));
        progress.setAttribute("aria-label", texts.text("study.analyse.progress"));
        root = Dom.el("section", "analysis", toggle, progress, list, note);
        root.setAttribute("aria-label", texts.text("study.analyse"));
        progress.setHidden(true);
        note.setAttribute("role", "status");
    }

    HTMLElement element() {
        return root;
    }

    private void toggle() {
        on = !on;
        Dom.setText(toggle, texts.text(on ? "study.analyse.hide" : "study.analyse"));
        Dom.setAttribute(root, "data-on", on ? "yes" : "no");
        if (on) {
            render();
        } else {
            stop();
        }
        resized.run();
    }

    /** Begins, unless it is under way. */
    void start() {
        if (!on) {
            toggle();
        }
    }

    /** Ends, unless nothing is under way. */
    void end() {
        if (on) {
            toggle();
        }
    }

    /** Called when the study is left. */
    void leave() {
        client.close();
    }

    // Nothing is analysed any more.
    private void stop() {
        client.cancel();
        analysed = null;
        progress.setHidden(true);
        shown = List.of();
        Dom.empty(list);
        rows.clear();
        Dom.setText(note, "");
    }

    /** Called when another position may be shown. */
    void render() {
        StudyPath path = table.line().path();
        if (!on || path.equals(analysed)) {
            return;
        }
        stop();
        analysed = path;
        State state = study.state(path);
        if (state.actor() < 0) {
            Dom.setText(note, texts.text(state.actor() == State.OVER ? "study.analyse.over" : "study.analyse.chance"));
        } else if (!study.mayShowChoices(path)) {
            Dom.setText(note, texts.text("study.analyse.hidden"));
        } else {
            progress.setHidden(false);
            progress.setAttribute("value", "0");
            client.start(study.game(), state);
        }
    }

    @Override
    public void analysed(List<AnalysisClient.Candidate> best, int permille) {
        progress.setAttribute("value", Integer.toString(permille));
        Dom.setAttribute(root, "data-done", permille == WHOLE ? "yes" : "no");
        Dom.setText(note, permille == WHOLE ? texts.text("study.analyse.done") : "");
        if (permille < WHOLE && Browser.matches(".analysis li:is(:hover, :focus-within)")) {
            return; // another move under the finger would be played instead
        }
        shown = best;
        State state = study.state(analysed);
        for (int i = 0; i < best.size(); i++) {
            AnalysisClient.Candidate candidate = best.get(i);
            HTMLElement row = row(i);
            Dom.empty(row);
            row.appendChild(Dom.text("b", "", (candidate.odds() + 5) / 10 + " %"));
            State at = state.viewFor(state.actor());
            row.appendChild(Dom.text("span", "", " " + sentence(at, candidate.move())));
            at.play(candidate.move());
            HTMLElement line = Dom.text("span", "expected", expected(at, candidate.line()));
            line.setTitle(line.getTextContent()); // it may be cut
            row.appendChild(line);
        }
        while (rows.size() > best.size()) {
            rows.remove(rows.size() - 1);
            list.removeChild(list.getLastChild());
        }
        resized.run();
    }

    private HTMLElement row(int i) {
        if (i == rows.size()) {
            HTMLElement row =
                    Dom.button("candidate", "", () -> play.accept(shown.get(i).move()));
            rows.add(row);
            list.appendChild(Dom.el("li", "", row));
        }
        return rows.get(i);
    }

    // The moves that are expected, as far as the seat that was to move would see them.
    private String expected(State at, int[] moves) {
        StringBuilder line = new StringBuilder();
        for (int move : moves) {
            if (at.actor() < 0 || !at.isLegal(move)) {
                break;
            }
            line.append(line.length() == 0 ? "" : " · ").append(sentence(at, move));
            at.play(move);
        }
        return line.toString();
    }

    private String sentence(State at, int move) {
        return table.presenter().table().describeMove(at, move, name(at.actor()), texts);
    }

    private String name(int seat) {
        return table.presenter().players().get(seat).name();
    }
}
