package atoll.web;

import atoll.table.Look;
import atoll.table.Picker;
import atoll.table.Scene;
import atoll.table.Sitting;
import java.util.function.Supplier;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLElement;

/** A board amid text: one plays on it by the rules, nothing is kept, and a line below says what may be done. */
final class TryBoard implements Course.Watcher {
    private final App app;
    private final Sitting sitting;
    private final Supplier<String> prompt;
    private final Runnable changed;
    private final Course course;
    private final Board board;
    private final Choices choices;
    private final HTMLElement confirm;
    private final HTMLElement line = Dom.el("p", "try-line");
    private final HTMLElement root;
    private String prompted = "";
    private int told;
    private boolean entered;

    /**
     * @param mover who moves for the seats without a person
     * @param prompt what the line below the board is to say
     * @param changed told of every change, before it is shown
     */
    TryBoard(App app, Sitting sitting, Mover mover, Supplier<String> prompt, Runnable changed) {
        this.app = app;
        this.sitting = sitting;
        this.prompt = prompt;
        this.changed = changed;
        course = new Course(sitting, mover, app.settings(), this);
        board = new Board(sitting, app.texts(), app.inks(), this::pick).narrow();
        choices = new Choices(sitting, app.texts(), this::pick);
        confirm = Dom.button("primary", app.texts().text("table.confirm"), course::confirm);
        line.setAttribute("tabindex", "-1");
        root = Dom.el("div", "try", board.box(), line, choices.element());
        // The shape of the scene, so that nothing moves when the board appears.
        Scene scene = sitting.scene(Look.TALL, null);
        board.box().getStyle().setProperty("aspect-ratio", (int) scene.width() + " / " + (int) scene.height());
        root.addEventListener("keydown", (KeyboardEvent event) -> {
            if (event.getKey().equals("Escape")) {
                course.takeBack();
            }
        });
    }

    HTMLElement element() {
        return root;
    }

    Course course() {
        return course;
    }

    /** It is part of the page now. */
    void enter() {
        course.go();
        entered = true;
        board.enter();
    }

    void leave() {
        course.stop();
    }

    void repaint() {
        board.show();
    }

    /** Paints without waiting for the next frame, which paper would not get. */
    void print() {
        board.print();
    }

    /** Back to the position it began with. */
    void restart() {
        course.stop();
        sitting.go(0);
        course.go();
    }

    private void pick(String spot) {
        if (course.skip()) {
            return; // the player wanted to go on, not to pick
        }
        if (course.pick(spot) == Picker.Answer.DEAD && course.stage() == Course.Stage.PERSON) {
            String reason = sitting.whyNot(spot);
            say(reason.isEmpty() ? app.texts().text("try.not") : reason);
        }
    }

    // Heard each time, even if it is the same again.
    private void say(String words) {
        Dom.say(line, words);
        app.voice().say(words);
        prompted = "";
    }

    @Override
    public void changed() {
        if (course.stage() == Course.Stage.CURTAIN) {
            course.liftCurtain(); // the reader has all seats, and nobody to hide from
            return;
        }
        changed.run();
        board.show();
        if (choices.show(sitting.scene(Look.TALL, null))) {
            Browser.focus(line);
        }
        offerConfirmation();
        String words = prompt.get();
        Dom.say(line, words);
        // Each move and each prompt once; nothing at first, when the page around it is read.
        told = entered ? app.voice().tell(sitting, told) : sitting.session().ply();
        if (entered && !words.equals(prompted)) {
            app.voice().say(words);
        }
        prompted = words;
    }

    private void offerConfirmation() {
        boolean focused = Browser.holdsFocus(confirm);
        confirm.delete();
        if (course.mayPick() && sitting.picker().canConfirm()) {
            choices.element().appendChild(confirm);
        }
        if (focused) {
            Browser.focus(line);
        }
    }

    @Override
    public void thinking(int permille) {
        // nobody here thinks for long
    }
}
