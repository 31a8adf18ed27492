package atoll.web;

import atoll.table.Sitting;
import atoll.table.Words;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;

/** Leads through the history: a slider, steps, and a replay that goes on by itself until it is stopped or at the end. */
final class Scrubber {
    /** Longer than a glide, and than it takes to see what has changed. */
    private static final int PACE = 900;

    private final Sitting sitting;
    private final Course course;
    private final Texts texts;
    private final HTMLInputElement range = (HTMLInputElement) Dom.el("input", "");
    private final HTMLElement first;
    private final HTMLElement previous;
    private final HTMLElement replay;
    private final HTMLElement next;
    private final HTMLElement last;
    private final HTMLElement root;
    private int timer;
    /** Where the replay left the game; -1 if there is none. Any other place means that the player went elsewhere. */
    private int replayed = -1;

    Scrubber(Sitting sitting, Course course, Texts texts, Runnable openLog) {
        this.sitting = sitting;
        this.course = course;
        this.texts = texts;
        range.setId("scrub");
        range.setType("range");
        range.setAttribute("min", "0");
        range.setAttribute("aria-label", texts.text("look.range"));
        range.addEventListener("input", (Event event) -> course.look(Integer.parseInt(range.getValue())));
        first = Dom.icon("tool", Icons.FIRST, texts.text("open.first"), () -> course.look(0));
        previous = Dom.icon("tool", Icons.PREVIOUS, texts.text("open.previous"), this::back);
        replay = Dom.icon("tool", Icons.PLAY, texts.text("look.replay"), this::toggle);
        replay.setId("replay");
        next = Dom.icon("tool", Icons.NEXT, texts.text("open.next"), this::on);
        last = Dom.icon("tool", Icons.LAST, texts.text("look.latest"), this::latest);
        last.setId("latest");
        HTMLElement log = Dom.icon("tool scrub-log", Icons.LOG, texts.text("table.log"), openLog);
        root = Dom.el("div", "scrubber", first, previous, replay, next, last, range, log);
        root.setAttribute("role", "group");
        root.setAttribute("aria-label", texts.text("look.title"));
    }

    HTMLElement element() {
        return root;
    }

    void back() {
        course.look(sitting.session().ply() - 1);
    }

    void on() {
        course.look(sitting.session().ply() + 1);
    }

    private void latest() {
        course.look(sitting.latest());
    }

    /** Follows the game. */
    void show() {
        int ply = sitting.session().ply();
        int length = sitting.session().length();
        range.setAttribute("max", Integer.toString(length));
        range.setDisabled(length == 0);
        String value = Integer.toString(ply);
        if (!value.equals(range.getValue())) {
            range.setValue(value);
        }
        Dom.set(range, "aria-valuetext", place());
        Dom.enable(first, ply > 0);
        Dom.enable(previous, ply > 0);
        Dom.enable(next, ply < length);
        Dom.enable(last, ply != sitting.latest());
        Dom.enable(replay, length > 0);
        if (replayed >= 0 && (replayed != ply || !sitting.picker().picks().isEmpty())) {
            stop();
        }
    }

    /** Whether the slider has the focus, and so says by itself where one is. */
    boolean speaks() {
        return Browser.holdsFocus(range);
    }

    /** Where one is: {@code Move 12 of 40: Anna: tile on e5}. */
    String place() {
        return place(sitting, texts);
    }

    static String place(Sitting sitting, Words words) {
        int ply = sitting.session().ply();
        String span = Integer.toString(sitting.span());
        return ply == 0
                ? words.say("look.start", span)
                : words.say(
                        "look.place",
                        Integer.toString(ply),
                        span,
                        sitting.history().get(ply - 1).sentence());
    }

    /** Ends the replay; the position stays. */
    void stop() {
        if (replayed >= 0) {
            Window.clearTimeout(timer);
            replayed = -1;
            name(Icons.PLAY, "look.replay");
        }
    }

    private void toggle() {
        if (replayed >= 0) {
            stop();
            return;
        }
        int ply = sitting.session().ply();
        boolean atEnd = ply == sitting.session().length();
        name(Icons.PAUSE, "look.pause");
        step(atEnd ? 0 : next(ply));
    }

    private void step(int ply) {
        replayed = ply;
        course.look(ply);
        if (ply >= sitting.session().length()) {
            stop();
        } else {
            timer = Window.setTimeout(() -> step(next(ply)), PACE);
        }
    }

    // A deal is one step.
    private int next(int ply) {
        int next = ply + 1;
        while (sitting.history().get(next - 1).line().isEmpty()) {
            next++;
        }
        return next;
    }

    private void name(String icon, String key) {
        Dom.empty(replay);
        replay.appendChild(Dom.drawing(icon));
        Dom.set(replay, "aria-label", texts.text(key));
        replay.setTitle(texts.text(key));
    }
}
