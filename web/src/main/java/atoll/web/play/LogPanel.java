package atoll.web.play;

import atoll.play.GameRecord;
import atoll.table.present.LogEntry;
import atoll.table.present.PlayState;
import atoll.table.present.Player;
import atoll.table.present.TablePresenter;
import atoll.table.present.TurnNumbers;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.dom.Icons;
import atoll.web.text.Texts;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.xml.Node;

/**
 * The move log: every move as a sentence, turn by turn, and branches where they diverge. A run of chance moves
 * may be one row. A row leads to the position after its last move. The set-up is folded into one line. Only changes are rendered. For games with thousands of
 * moves, only the rows around the current position exist.
 */
final class LogPanel {
    /** The maximum number of rows. */
    private static final int MAX_ROWS = 300;

    private final TablePresenter presenter;
    private final GameLoop gameLoop;
    private final Texts texts;
    private final HTMLElement list = Dom.el("ol", "log");
    private final HTMLElement root;
    private final HTMLElement earlier;
    private final HTMLElement later;
    /** The ply before the first row. */
    private int firstPly;
    /** The number of rows before the existing ones. */
    private int first;

    private final List<LogEntry> shown = new ArrayList<>();
    private final List<HTMLElement> rows = new ArrayList<>();
    private final List<Branch> branches = new ArrayList<>();
    private int branchesSeenBy;
    private List<Player> branchPlayers = List.of();
    /** The number of rows up to the current position. */
    private int currentRows;

    /** The line that stands for the set-up, and opens it. */
    private final HTMLElement setup;

    private final HTMLElement setupButton;
    private boolean setupOpen;
    /** The number of rows of the set-up, hidden unless it is open. */
    private int setupRows;

    private boolean scrolling;
    /** Whether it is open, where there is room for it only over the board. */
    private boolean open;

    private final HTMLElement closeButton;
    private final Runnable toggled;

    /**
     * @param toggled called when it was opened or closed
     */
    LogPanel(TablePresenter presenter, GameLoop gameLoop, Texts texts, Runnable review, Runnable toggled) {
        this.presenter = presenter;
        this.toggled = toggled;
        this.gameLoop = gameLoop;
        this.texts = texts;
        list.setId("log");
        list.setAttribute("tabindex", "-1");
        list.setAttribute("aria-label", texts.text("table.log"));
        list.addEventListener("keydown", (KeyboardEvent event) -> key(event));
        earlier = moreButton("log.earlier", () -> showPly(firstPly));
        later = moreButton(
                "log.later", () -> showPly(shown.get(shown.size() - 1).ply() + 1));
        setupButton = Dom.button("setup", "", this::toggleSetup);
        setup = Dom.el("li", "other", setupButton);
        list.appendChild(setup);
        closeButton = Dom.icon("tool drawer-close", Icons.BACK, texts.text("dialog.close"), this::toggle);
        HTMLElement head = Dom.el(
                "div",
                "log-head",
                Dom.text("h2", "", texts.text("table.log")),
                Dom.button("plain log-review", texts.text("review.open"), () -> {
                    closeDrawer();
                    review.run();
                }),
                Dom.button("plain log-replay", texts.text("look.beginning"), () -> showPly(0)),
                closeButton);
        root = Dom.el("section", "log-panel card", head, list);
        Browser.onResize(list, this::showCurrent); // a long hint takes room from it
    }

    HTMLElement element() {
        return root;
    }

    // A row that leads to moves without rows.
    private HTMLElement moreButton(String key, Runnable action) {
        return Dom.el("li", "other", Dom.button("branch", texts.text(key), action));
    }

    void render(PlayState state) {
        List<LogEntry> history = new ArrayList<>();
        for (LogEntry entry : state.history()) {
            if (!entry.line().isEmpty()) {
                history.add(entry);
            }
        }
        later.delete();
        move(history, state.ply());
        List<LogEntry> window = new ArrayList<>();
        for (int i = first; i < Math.min(history.size(), first + MAX_ROWS); i++) {
            window.add(history.get(i));
        }
        int same = 0;
        while (same < shown.size() && same < window.size() && shown.get(same).equals(window.get(same))) {
            same++;
        }
        keepRows(same);
        for (int i = same; i < window.size(); i++) {
            shown.add(window.get(i));
            rows.add(row(i, state.players()));
            list.appendChild(rows.get(i));
        }
        foldSetup();
        mark(Math.min(currentRows, same), rowsTo(shown, state.ply()));
        boolean cut = first + MAX_ROWS < history.size();
        showBranches(state, same, cut);
        if (cut) {
            list.appendChild(later);
        }
        showCurrent();
    }

    private void keepRows(int same) {
        while (shown.size() > same) {
            int last = shown.size() - 1;
            shown.remove(last);
            rows.remove(last).delete();
        }
    }

    // The current position has a row; if it had none, it is in the middle of the new ones.
    private void move(List<LogEntry> history, int ply) {
        int at = rowsTo(history, ply);
        if (at <= first + MAX_ROWS && (at > first || first == 0)) {
            return;
        }
        keepRows(0);
        branches.forEach(branch -> branch.row().delete());
        branches.clear();
        currentRows = 0;
        first = Math.max(0, at - MAX_ROWS / 2);
        firstPly = first == 0 ? 0 : history.get(first - 1).ply();
        earlier.delete();
        if (first > 0) {
            list.appendChild(earlier);
        }
    }

    /** Scrolls to the current move. */
    void showCurrent() {
        if (!scrolling) {
            scrolling = true;
            // The page is laid out by then, so reading sizes is free.
            Window.requestAnimationFrame(now -> scroll());
        }
    }

    private void scroll() {
        scrolling = false;
        if (currentRows == rows.size()) {
            list.setScrollTop(list.getScrollHeight());
            return;
        }
        int top = currentRows == 0 ? 0 : rows.get(currentRows - 1).getOffsetTop();
        int bottom = top + rows.get(Math.max(0, currentRows - 1)).getOffsetHeight();
        if (top < list.getScrollTop() || bottom > list.getScrollTop() + list.getClientHeight()) {
            list.setScrollTop(top - list.getClientHeight() / 2);
        }
    }

    private HTMLElement row(int at, List<Player> players) {
        LogEntry entry = shown.get(at);
        int turn = shown.get(TurnNumbers.first(shown, at)).actor();
        String who = turn < 0 ? "" : players.get(turn).name();
        // "Anna: does this" is "does this" in her turn, and "Anna does this" in another seat's.
        String line = entry.line();
        int subject = LogEntry.subject(line, players);
        boolean own = subject >= 0 && players.get(subject).name().equals(who);
        HTMLElement button = Dom.button("move", "", () -> showPly(entry.ply()));
        button.setAttribute("data-ply", Integer.toString(entry.ply()));
        button.setAttribute("tabindex", "-1");
        if (own) {
            // Repeats the turn's heading for screen readers, which read one move at a time.
            button.appendChild(Dom.text("span", "unseen", who + " "));
        }
        String words = own ? LogEntry.predicate(line, players) : LogEntry.told(line, players);
        button.appendChild(Dom.text("span", "words", words));
        HTMLElement row = Dom.el("li", "later");
        if (TurnNumbers.begins(shown, at)) {
            HTMLElement head = Dom.text("span", "turn", who);
            head.setAttribute("data-turn", Integer.toString(entry.turn()));
            head.setAttribute("aria-hidden", "true");
            row.appendChild(head);
        }
        row.appendChild(button);
        return row;
    }

    // Rows of the set-up come and go while it is dealt, or undone.
    private void foldSetup() {
        setupRows = 0;
        while (first == 0 && setupRows < shown.size() && shown.get(setupRows).turn() == 0) {
            setupRows++;
        }
        current(setupButton, false, false);
        for (int i = 0; i < setupRows; i++) {
            rows.get(i).setHidden(!setupOpen);
        }
        Dom.setAttribute(setupButton, "aria-expanded", setupOpen ? "true" : "false");
        setup.setHidden(setupRows == 0);
        if (setupRows > 0) {
            Dom.setText(
                    setupButton,
                    texts.count("log.setup", shown.get(setupRows - 1).ply()));
        }
    }

    private void toggleSetup() {
        current(currentRows, false);
        setupOpen = !setupOpen;
        foldSetup();
        current(currentRows, true);
    }

    // Rows before `from` are marked for the previous position.
    private void mark(int from, int now) {
        current(currentRows, false);
        for (int i = Math.min(from, now); i < rows.size(); i++) {
            Dom.setAttribute(rows.get(i), "class", i < now ? "" : "later");
        }
        currentRows = now;
        current(currentRows, true);
    }

    // The number of rows up to the move before the position after `ply` moves.
    private static int rowsTo(List<LogEntry> history, int ply) {
        int before = history.size();
        while (before > 0 && history.get(before - 1).ply() >= ply) {
            before--;
        }
        return ply == 0 ? 0 : before + 1;
    }

    private void current(int at, boolean yes) {
        if (rows.isEmpty()) {
            return;
        }
        int row = Math.max(0, Math.min(at, rows.size()) - 1);
        boolean hidden = row < setupRows && !setupOpen;
        current(hidden ? setupButton : button(rows.get(row)), yes, yes && at > 0);
    }

    private static void current(HTMLElement button, boolean reachable, boolean step) {
        button.setAttribute("tabindex", reachable ? "0" : "-1");
        if (step) {
            button.setAttribute("aria-current", "step");
        } else {
            button.removeAttribute("aria-current");
        }
    }

    // Rows from `from` on are new; earlier rows and their branches stay.
    private void showBranches(PlayState state, int from, boolean cut) {
        List<Player> players = state.players();
        boolean seenByAnother = state.viewer() != branchesSeenBy || !players.equals(branchPlayers);
        branchesSeenBy = state.viewer();
        branchPlayers = players;
        List<Branch> before = List.copyOf(branches);
        branches.clear();
        for (GameRecord line : state.branches()) {
            int index = branches.size();
            Branch old = index < before.size() ? before.get(index) : null;
            int branchPly = presenter.session().commonLength(line);
            boolean same = old != null && !seenByAnother && old.line() == line && old.branchPly() == branchPly;
            if (old != null && !same) {
                old.row().delete();
            }
            Branch branch = same ? old : new Branch(line, branchPly, branch(index, line, branchPly));
            branches.add(branch);
            // Below the move played instead, if that has a row.
            int below = rowsTo(shown, branchPly + 1);
            boolean there = branchPly >= firstPly && (!cut || below <= rows.size());
            if (!there) {
                branch.row().delete();
            } else if (!same || below >= from && from < rows.size()) {
                list.insertBefore(branch.row(), below < rows.size() ? rows.get(below) : null);
            }
        }
        for (int i = branches.size(); i < before.size(); i++) {
            before.get(i).row().delete();
        }
    }

    private HTMLElement branch(int index, GameRecord line, int branchPly) {
        String sentence = presenter.sentenceAtBranch(line);
        String text = texts.count("look.line", line.length() - branchPly);
        HTMLElement button = Dom.button("branch", "", () -> {
            gameLoop.switchToBranch(index);
            closeDrawer();
        });
        button.appendChild(Dom.text("span", "words", sentence.isEmpty() ? text : text + ". " + sentence));
        return Dom.el("li", "other", button);
    }

    private void showPly(int to) {
        gameLoop.showPly(to);
        closeDrawer();
    }

    // On a phone it would cover the board.
    private void closeDrawer() {
        if (open) {
            toggle();
        }
    }

    boolean isOpen() {
        return open;
    }

    /** Opens or closes it; beside the board, where it is always seen, it gets the focus. */
    void toggle() {
        if (!open && closeButton.getOffsetWidth() == 0) {
            Browser.focus(list);
            return;
        }
        open = !open;
        HTMLDocument.current().getBody().setAttribute("data-drawer", open ? "open" : "closed");
        showCurrent();
        String button = gameLoop.state().isLookingBack() ? ".scrub-log" : "#open-log";
        Browser.focus(HTMLDocument.current().querySelector(open ? "#log" : button));
        toggled.run();
    }

    /** The table is left. */
    void leave() {
        HTMLDocument.current().getBody().removeAttribute("data-drawer");
    }

    // All moves are one tab stop; arrow keys move between them.
    private void key(KeyboardEvent event) {
        HTMLElement focus = HTMLDocument.current().getActiveElement();
        HTMLElement row = (HTMLElement) focus.getParentNode();
        boolean up = event.getKey().equals("ArrowUp");
        Node to = switch (event.getKey()) {
            case "ArrowDown" -> row.getNextSibling();
            case "ArrowUp" -> row.getPreviousSibling();
            case "Home" -> list.getFirstChild();
            case "End" -> list.getLastChild();
            default -> null;
        };
        while (to != null && ((HTMLElement) to).isHidden()) {
            to = up ? to.getPreviousSibling() : to.getNextSibling();
        }
        if (to != null && focus != list) {
            event.preventDefault();
            HTMLElement button = button((HTMLElement) to);
            button.focus();
        }
    }

    private static HTMLElement button(HTMLElement row) {
        return (HTMLElement) row.getLastChild();
    }

    private record Branch(GameRecord line, int branchPly, HTMLElement row) {}
}
