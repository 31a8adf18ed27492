package atoll.web;

import atoll.engine.MoveList;
import atoll.engine.State;
import atoll.table.Sitting;
import java.util.List;
import java.util.function.Consumer;
import org.teavm.jso.dom.html.HTMLElement;

/**
 * A hint for the person to move and, if it is wanted, how it stands: what the strongest bot makes of the position that is
 * shown. It is asked about what the near seat knows and nothing else, both come of one question, and a bot that has to move
 * comes first.
 */
final class Advice implements Bots.Answer {
    private static final String STORED = "atoll.chances";
    /** What is found with less of the effort, in thousandths of it, is not told. */
    private static final int FIRST_THOUGHT = 250;

    private final Sitting sitting;
    private final Course course;
    private final Bots bots;
    private final Texts texts;
    private final Voice voice;
    private final Consumer<String> say;
    private final Runnable marked;
    private final Chances chances;
    private final HTMLElement hint;
    private final HTMLElement toggle;
    private final HTMLElement progress = Dom.el("progress", "");
    /** The position that all the rest is about. */
    private int at = -1;

    private int near;
    /** Whether it is an earlier one that was looked at. */
    private boolean looked;

    /** The seat of the bot that the numbers come from; -1 if they are the strongest bot's. */
    private int teller = -1;

    private boolean thinking;
    private boolean hintWanted;
    private boolean toldWanted;
    private int move = -1;
    /** Of the effort, in thousandths. */
    private int spent;
    /** Whether the player did not wait for the whole of it. */
    private boolean stopped;
    /** How much was picked when the hint was asked for. */
    private int picked;

    private boolean paused;
    private boolean shown = "on".equals(Browser.stored(STORED));

    /**
     * @param say shows a sentence where the prompt is, until the next change, and speaks it; an empty one is the prompt again
     * @param marked called when spots of the board have been marked
     */
    Advice(Sitting sitting, Course course, App app, Consumer<String> say, Runnable marked) {
        this.sitting = sitting;
        this.course = course;
        this.say = say;
        this.marked = marked;
        bots = app.bots();
        texts = app.texts();
        voice = app.voice();
        chances = new Chances(sitting, app, this::hurry, this::toggle);
        hint = Actions.tool("hint", Icons.HINT, texts.text("advice.hint"), texts.text("advice.hint"), "H", this::hint);
        progress.setAttribute("max", "1000");
        hint.appendChild(progress);
        toggle = Dom.icon("tool", Icons.CHANCES, texts.text("advice.standing"), this::toggle);
        toggle.setId("open-chances");
        toggle.appendChild(Dom.text("span", "tool-label", texts.text("advice.standing")));
        toggle.setTitle(texts.text("advice.standing.long"));
    }

    /** The buttons. */
    List<HTMLElement> tools() {
        return List.of(hint, toggle);
    }

    /** How it stands. */
    HTMLElement chances() {
        return chances.element();
    }

    /** Looks for a good move; while it does, stops that; afterwards says it once more, or looks on if it was stopped. */
    void hint() {
        if (sitting.changes() != at) {
            show();
        }
        if (!canHint()) {
            return;
        }
        if (thinking && hintWanted) {
            if (spent < FIRST_THOUGHT) {
                putAway();
            } else {
                hurry();
            }
            return;
        }
        picked = sitting.picker().picks().size();
        if (move >= 0 && !stopped) {
            tellHint();
        } else {
            hintWanted = true;
            texts.loadHelp(sitting.table().id(), this::paint, this::paint);
            ask();
            if (thinking) {
                say.accept(texts.text("advice.searching"));
            }
            paint();
        }
    }

    // What is known so far is enough.
    private void hurry() {
        stopped = true;
        bots.hurry();
    }

    /**
     * Ends what is under way: first a hint, then how it stands; or else puts away the hint that is shown. False if there is
     * nothing of that, or something has been picked since.
     */
    boolean withdraw() {
        if (sitting.changes() != at) {
            show();
        }
        boolean searching = thinking && hintWanted;
        if (sitting.picker().picks().size() > picked
                || !thinking && !sitting.showing().hasHint()) {
            return false;
        }
        if (thinking && !searching) {
            hurry();
            return true;
        }
        putAway();
        return true;
    }

    // Nobody wants the hint any more.
    private void putAway() {
        hintWanted = false;
        if (!shown) {
            bots.dropAdvice();
        }
        sitting.showing().forgetHint();
        say.accept("");
        marked.run();
        paint();
    }

    /** @param newPaused whether a review is open: it tells by itself how it stands, and needs the bots for that */
    void pause(boolean newPaused) {
        paused = newPaused;
        if (paused) {
            if (hintWanted) {
                say.accept("");
            }
            bots.dropAdvice();
        }
        show();
    }

    /** The position, the picks or whose turn it is may have changed. */
    void show() {
        if (sitting.changes() != at) {
            at = sitting.changes();
            bots.dropAdvice();
            move = -1;
            picked = 0;
            boolean looks = !isLatest();
            if (looks || looked || near != sitting.nearSeat() && !sitting.view().isFullyKnown()) {
                // They are of another time, or what one player knows is in them too.
                chances.forget();
            }
            near = sitting.nearSeat();
            looked = looks;
            teller = -1;
            if (sitting.isWatched() && !looks) {
                // Nobody plays who could gain by what the bot knows that has just moved.
                int[] told = bots.chances(sitting.session());
                if (told != null) {
                    chances.tell(told);
                    teller = bots.asker();
                }
            }
        }
        if (shown && !paused && move < 0) {
            ask();
        }
        paint();
    }

    @Override
    public void progress(int permille) {
        spent = permille;
        progress.setAttribute("value", Integer.toString(permille));
        chances.progress(permille);
    }

    @Override
    public void move(int best, int[] permille) {
        thinking = false;
        move = best;
        teller = -1;
        chances.tell(permille);
        if (hintWanted) {
            tellHint();
        }
        paint();
    }

    @Override
    public void dropped() {
        thinking = false;
        hintWanted = false;
        paint();
    }

    private void toggle() {
        boolean focused = Browser.holdsFocus(chances.element());
        shown = !shown;
        toldWanted = shown;
        move = stopped ? -1 : move;
        Browser.store(STORED, shown ? "on" : "off");
        if (!shown && !hintWanted) {
            bots.dropAdvice();
        }
        show();
        if (focused) {
            Browser.focus(toggle);
        }
    }

    // What a move is for is told with words that come with the help; where they do not come, the move alone is told.
    private void tellHint() {
        hintWanted = false;
        texts.loadHelp(sitting.table().id(), () -> tell(true), () -> tell(false));
    }

    private void tell(boolean why) {
        if (canHint() && sitting.changes() == at && move >= 0) {
            String who = texts.text(stopped ? "advice.first" : "advice.hint");
            say.accept(sitting.hint(sitting.nearSeat(), move, who, why));
            marked.run();
        }
    }

    private boolean canHint() {
        return !paused
                && course.stage() == Course.Stage.PERSON
                && sitting.nearSeat() == sitting.session().state().actor();
    }

    private void ask() {
        if (!thinking && isSettled() && !isHidden()) {
            thinking = bots.advise(sitting.session(), sitting.nearSeat(), this);
            stopped = false;
            move = -1;
            progress(0);
        }
    }

    private boolean isLatest() {
        return sitting.session().ply() == sitting.latest();
    }

    // Where bots play on by themselves there is no time to ask, unless somebody looks at an earlier position.
    private boolean isSettled() {
        return switch (course.stage()) {
            case PERSON, AWAY -> true;
            case LOOKING -> !sitting.isOver();
            default -> false;
        };
    }

    // Nothing is imagined from where chance moves, and nothing can be where it is a secret what somebody else may
    // choose.
    private boolean isHidden() {
        MoveList moves = new MoveList();
        State view = sitting.view();
        view.moves(moves);
        return moves.size() == 0 || view.actor() == State.CHANCE;
    }

    private void paint() {
        boolean searching = thinking && hintWanted;
        String label = texts.text(searching ? "advice.stop" : "advice.hint");
        Dom.enable(hint, canHint());
        Dom.set(hint, "aria-label", label);
        Dom.say(hint.querySelector(".tool-label"), label);
        Dom.set(hint, "data-busy", searching ? "yes" : "no");
        Dom.set(toggle, "aria-pressed", shown ? "true" : "false");
        boolean watched = sitting.isWatched();
        String note = "";
        boolean stays = watched && chances.known() && isLatest(); // until there is more
        if (!stays && isSettled() && isHidden()) {
            note = texts.text("advice.standing.unknown");
        } else if (!chances.known() && (course.stage() == Course.Stage.BOT || watched && !isSettled())) {
            note = texts.text("advice.standing.waits");
        }
        String source = "";
        if (teller >= 0) {
            source = texts.say(
                    "advice.standing.source", sitting.players().get(teller).name());
        }
        Dom.set(chances.element(), "data-watched", watched ? "yes" : "no");
        chances.show(shown && !paused, thinking, move < 0, note, source);
        if (toldWanted && (move >= 0 || teller >= 0)) {
            toldWanted = false;
            voice.say(texts.say("advice.standing.told", chances.sentence()));
        }
    }
}
