package atoll.web.play;

import atoll.engine.MoveList;
import atoll.engine.State;
import atoll.table.present.TablePresenter;
import atoll.web.app.AppContext;
import atoll.web.app.LiveRegion;
import atoll.web.bot.BotClient;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.dom.Icons;
import atoll.web.text.Texts;
import java.util.List;
import java.util.function.Consumer;
import org.teavm.jso.dom.html.HTMLElement;

/**
 * A hint for the person to move and, if it is wanted, how it stands: what the strongest bot makes of the position that is
 * shown. It is asked about what the near seat knows and nothing else, both come of one question, and a bot that has to move
 * comes first.
 */
final class HintController implements BotClient.ReplyHandler {
    private static final String STORED = "atoll.chances";
    /** What is found with less of the effort, in thousandths of it, is not told. */
    private static final int FIRST_THOUGHT = 250;

    private final TablePresenter presenter;
    private final GameLoop gameLoop;
    private final BotClient bots;
    private final Texts texts;
    private final LiveRegion liveRegion;
    private final Consumer<String> say;
    private final Runnable marked;
    private final OddsPanel oddsPanel;
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
    HintController(TablePresenter presenter, GameLoop gameLoop, AppContext app, Consumer<String> say, Runnable marked) {
        this.presenter = presenter;
        this.gameLoop = gameLoop;
        this.say = say;
        this.marked = marked;
        bots = app.bots();
        texts = app.texts();
        liveRegion = app.liveRegion();
        oddsPanel = new OddsPanel(presenter, app, this::hurry, this::toggle);
        hint = TableButtons.tool(
                "hint", Icons.HINT, texts.text("advice.hint"), texts.text("advice.hint"), "H", this::requestHint);
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
        return oddsPanel.element();
    }

    /** Looks for a good move; while it does, stops that; afterwards says it once more, or looks on if it was stopped. */
    void requestHint() {
        if (presenter.changes() != at) {
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
        picked = presenter.picker().picks().size();
        if (move >= 0 && !stopped) {
            tellHint();
        } else {
            hintWanted = true;
            texts.loadHelp(presenter.table().id(), this::paint, this::paint);
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
        bots.moveNow();
    }

    /**
     * Ends what is under way: first a hint, then how it stands; or else puts away the hint that is shown. False if there is
     * nothing of that, or something has been picked since.
     */
    boolean dismiss() {
        if (presenter.changes() != at) {
            show();
        }
        boolean searching = thinking && hintWanted;
        if (presenter.picker().picks().size() > picked
                || !thinking && !presenter.composer().hasHint()) {
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
        presenter.composer().clearHint();
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
        if (presenter.changes() != at) {
            at = presenter.changes();
            bots.dropAdvice();
            move = -1;
            picked = 0;
            boolean looks = !isLatest();
            if (looks
                    || looked
                    || near != presenter.viewerSeat() && !presenter.view().isFullyKnown()) {
                // They are of another time, or what one player knows is in them too.
                oddsPanel.clear();
            }
            near = presenter.viewerSeat();
            looked = looks;
            teller = -1;
            if (presenter.isWatched() && !looks) {
                // Nobody plays who could gain by what the bot knows that has just moved.
                int[] told = bots.odds(presenter.session());
                if (told != null) {
                    oddsPanel.setOdds(told);
                    teller = bots.seatAsked();
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
        oddsPanel.progress(permille);
    }

    @Override
    public void move(int best, int[] permille) {
        thinking = false;
        move = best;
        teller = -1;
        oddsPanel.setOdds(permille);
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
        boolean focused = Browser.holdsFocus(oddsPanel.element());
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
        texts.loadHelp(presenter.table().id(), () -> tell(true), () -> tell(false));
    }

    private void tell(boolean why) {
        if (canHint() && presenter.changes() == at && move >= 0) {
            String who = texts.text(stopped ? "advice.first" : "advice.hint");
            say.accept(presenter.hint(presenter.viewerSeat(), move, who, why));
            marked.run();
        }
    }

    private boolean canHint() {
        return !paused
                && gameLoop.stage() == GameLoop.Stage.PERSON
                && presenter.viewerSeat() == presenter.session().state().actor();
    }

    private void ask() {
        if (!thinking && isSettled() && !isHidden()) {
            thinking = bots.advise(presenter.session(), presenter.viewerSeat(), this);
            stopped = false;
            move = -1;
            progress(0);
        }
    }

    private boolean isLatest() {
        return presenter.session().ply() == presenter.livePly();
    }

    // Where bots play on by themselves there is no time to ask, unless somebody looks at an earlier position.
    private boolean isSettled() {
        return switch (gameLoop.stage()) {
            case PERSON, AWAY -> true;
            case LOOKING -> !presenter.isOver();
            default -> false;
        };
    }

    // Nothing is imagined from where chance moves, and nothing can be where it is a secret what somebody else may
    // choose.
    private boolean isHidden() {
        MoveList moves = new MoveList();
        State view = presenter.view();
        view.moves(moves);
        return moves.size() == 0 || view.actor() == State.CHANCE;
    }

    private void paint() {
        boolean searching = thinking && hintWanted;
        String label = texts.text(searching ? "advice.stop" : "advice.hint");
        Dom.enable(hint, canHint());
        Dom.setAttribute(hint, "aria-label", label);
        Dom.setText(hint.querySelector(".tool-label"), label);
        Dom.setAttribute(hint, "data-busy", searching ? "yes" : "no");
        Dom.setAttribute(toggle, "aria-pressed", shown ? "true" : "false");
        boolean watched = presenter.isWatched();
        String note = "";
        boolean stays = watched && oddsPanel.hasOdds() && isLatest(); // until there is more
        if (!stays && isSettled() && isHidden()) {
            note = texts.text("advice.standing.unknown");
        } else if (!oddsPanel.hasOdds() && (gameLoop.stage() == GameLoop.Stage.BOT || watched && !isSettled())) {
            note = texts.text("advice.standing.waits");
        }
        String source = "";
        if (teller >= 0) {
            source = texts.format(
                    "advice.standing.source", presenter.players().get(teller).name());
        }
        Dom.setAttribute(oddsPanel.element(), "data-watched", watched ? "yes" : "no");
        oddsPanel.show(shown && !paused, thinking, move < 0, note, source);
        if (toldWanted && (move >= 0 || teller >= 0)) {
            toldWanted = false;
            liveRegion.announce(texts.format("advice.standing.told", oddsPanel.sentence()));
        }
    }
}
