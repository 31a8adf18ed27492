package atoll.table.present;

import atoll.engine.MoveList;
import atoll.engine.State;
import atoll.play.Session;
import atoll.table.Table;
import atoll.table.ViewOptions;
import atoll.table.scene.Scene;
import atoll.table.text.Messages;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Draws a position with all its marks: last moves, legal spots, hints, previews. */
public final class SceneComposer {
    private final Session session;
    private final Table table;
    private final Messages messages;
    private List<String> last = List.of();
    /** The spots of each move of a hint; empty without a hint. */
    private List<List<String>> hints = List.of();

    private List<String> highlighted = List.of();
    private boolean hidesAids;
    private boolean showsRings;
    /** Draws over everything else; null for nothing. */
    private Consumer<Scene> overlay;

    /**
     * Draws the scenes of a table.
     *
     * @param session the game in progress
     * @param table the table of the game
     * @param messages the texts
     */
    SceneComposer(Session session, Table table, Messages messages) {
        this.session = session;
        this.table = table;
        this.messages = messages;
    }

    /**
     * Sets whether the player sees no memory aids, see {@link ViewOptions#hidesAids}.
     *
     * @param on whether aids are hidden
     */
    public void hideAids(boolean on) {
        hidesAids = on;
    }

    /**
     * Sets whether everything that can be picked gets a ring, and not only what fits the first pick.
     *
     * @param on whether everything gets a ring
     */
    public void showRings(boolean on) {
        showsRings = on;
    }

    /**
     * Sets what is drawn over everything else.
     *
     * @param newOverlay adds shapes to a scene; null for none
     */
    public void overlay(Consumer<Scene> newOverlay) {
        overlay = newOverlay;
    }

    /**
     * Marks the spots that the text beside the board mentions.
     *
     * @param spots the ids of spots
     */
    public void highlight(List<String> spots) {
        highlighted = spots;
    }

    /**
     * Sets the spots of the last moves after a position change, and clears the hint.
     *
     * @param spots the ids of spots
     */
    void setLastMove(List<String> spots) {
        last = spots;
        clearHint();
    }

    /**
     * Marks the moves of a turn as a hint for a seat until the position changes; returns the turn in words.
     *
     * @param seat a seat, from 0
     * @param turn moves, as the game encodes them; the first one is legal, and they end before one that is not
     * @param who opens the sentence: the label of the hint
     * @param why whether to add the rationale of the first move that has one; requires the help of the game
     * @return the description of the moves
     */
    public String hint(int seat, List<Integer> turn, String who, boolean why) {
        hints = new ArrayList<>();
        return tell(session.view(seat), seat, turn, who, why, hints);
    }

    // The moves of a turn in sentences, as far as they are legal; plays them, and adds the spots of each.
    private String tell(State view, int seat, List<Integer> turn, String who, boolean why, List<List<String>> spots) {
        String text = "";
        String rationale = "";
        String list = ""; // the sentence before, up to its last word
        for (int i = 0; i < turn.size(); i++) {
            int move = turn.get(i);
            if (!isLegal(view, seat, move)) {
                break;
            }
            spots.add(table.spotsOfMove(view, move));
            String opening = text.isEmpty() ? who : messages.text("advice.then");
            String sentence = table.describeMove(view, move, opening, messages);
            String begin = sentence.substring(0, LastTurn.lastWord(sentence));
            // "return worshippers: red" and "return worshippers: blue" are "return worshippers: red, blue"
            boolean goesOn = begin.equals(list) && begin.endsWith(": ") && begin.length() > opening.length() + 2;
            text = goesOn
                    ? text.substring(0, text.length() - 1) + "," + sentence.substring(begin.length() - 1) + "."
                    : text + (text.isEmpty() ? "" : " ") + sentence + ".";
            list = begin;
            // at once, and not after a long turn
            if (why && rationale.isEmpty()) {
                rationale = i + 1 < turn.size()
                        ? table.rationale(view, move, turn.get(i + 1), messages)
                        : table.rationale(view, move, messages);
                text += rationale.isEmpty() ? "" : " " + rationale;
                list = "";
            }
            view.play(move);
        }
        return text;
    }

    private static boolean isLegal(State view, int seat, int move) {
        MoveList legal = new MoveList();
        view.moves(legal);
        return view.actor() == seat && legal.indexOf(move) >= 0;
    }

    /**
     * {@return the rationale of a possible move after {@code ply} moves, as its seat sees it; empty if there is none}
     *
     * @param ply a number of moves, 0..length
     * @param seat a seat, from 0
     * @param move a move, as the game encodes it
     */
    public String rationale(int ply, int seat, int move) {
        return table.rationale(session.at(ply).viewFor(seat), move, messages);
    }

    /** Removes the hint. */
    public void clearHint() {
        hints = List.of();
    }

    /**
     * Marks the move that a seat played here, instead of earlier ones, and a better turn, until the position changes.
     * The better one stays visible where both overlap.
     *
     * @param seat a seat, from 0
     * @param played the move that was played
     * @param better the better moves, as the game encodes them; they end before one that is not legal
     */
    public void showComparison(int seat, int played, List<Integer> better) {
        State view = session.view(seat);
        last = new ArrayList<>(table.spotsOfMove(view, played));
        hints = new ArrayList<>();
        tell(view, seat, better, "", false, hints);
        last.removeAll(hinted());
    }

    /**
     * {@return a possible move after {@code ply} moves in words, as {@code seat} sees it}
     *
     * @param ply a number of moves, 0..length
     * @param seat a seat, from 0
     * @param move a move, as the game encodes it
     * @param who the beginning of the sentence: the name of the seat
     */
    public String describeMove(int ply, int seat, int move, String who) {
        return table.describeMove(session.at(ply).viewFor(seat), move, who, messages);
    }

    /**
     * {@return moves of one turn after {@code ply} moves in sentences, as {@code seat} sees them}
     *
     * @param ply a number of moves, 0..length
     * @param seat a seat, from 0
     * @param turn moves, as the game encodes them; they end before one that is not legal
     * @param who the beginning of the sentence
     */
    public String describeTurn(int ply, int seat, List<Integer> turn, String who) {
        return tell(session.at(ply).viewFor(seat), seat, turn, who, false, new ArrayList<>());
    }

    /** {@return the spots of the hinted move; empty without a hint} */
    List<String> hinted() {
        return hints.isEmpty() ? List.of() : hints.get(0);
    }

    /**
     * {@return the scene of the shown position}
     *
     * @param presenter the game at the table
     * @param room the shape of the screen, see {@link atoll.table.ViewOptions#room}
     * @param hovered the id of the spot under the pointer, or null
     */
    Scene scene(TablePresenter presenter, int room, String hovered) {
        State view = presenter.view();
        ViewOptions options = viewOptions(presenter, room);
        Scene scene = table.scene(view, options).beginOverlay();
        Highlights.last(scene, last);
        Highlights.highlight(scene, highlighted);
        int move = presenter.previewed(hovered);
        if (move >= 0) {
            table.drawPreview(view, move, options, scene);
        } else if (hovered != null) {
            table.drawHover(view, hovered, options, scene);
        }
        if (presenter.personToMove()) {
            Highlights.pickable(scene, presenter.picker(), hovered, showsRings);
        }
        // the first one is on top; only its spots may be picked already
        for (int i = hints.size(); i-- > 0; ) {
            List<String> picks = i == 0 ? presenter.picker().picks() : List.of();
            Highlights.hint(scene, hints.get(i), picks, hints.size() > 1 ? i + 1 : 0);
        }
        if (overlay != null) {
            overlay.accept(scene);
        }
        return scene;
    }

    /**
     * {@return whether the table has something to show about a spot that completes no move}
     *
     * @param presenter the game at the table
     * @param hovered the id of the spot under the pointer, or null
     */
    boolean describesPick(TablePresenter presenter, String hovered) {
        Scene alone = new Scene(1, 1);
        table.drawHover(presenter.view(), hovered, viewOptions(presenter, ViewOptions.WIDE), alone);
        return !alone.shapes().isEmpty() || !alone.note().isEmpty();
    }

    /**
     * {@return how the near seat sees the table}
     *
     * @param presenter the game at the table
     * @param room the shape of the screen, see {@link atoll.table.ViewOptions#room}
     */
    ViewOptions viewOptions(TablePresenter presenter, int room) {
        return new ViewOptions(messages, presenter.viewerSeat(), room, last, hidesAids);
    }
}
