package atoll.table;

import atoll.engine.State;
import atoll.table.scene.Ink;
import atoll.table.scene.Scene;
import atoll.table.scene.SeatSymbols;
import atoll.table.text.BriefTexts;
import atoll.table.text.Messages;
import java.util.List;

/** How one game looks. A table gets views, never full states. It draws and describes them, and knows no rules. */
public interface Table {
    /** {@return the id of the game} */
    String id();

    /**
     * {@return the drawing of a view: all its shapes, and a spot for everything that can be part of a move}
     *
     * @param view what the seat knows
     * @param options how the viewer sees the table
     */
    Scene scene(State view, ViewOptions options);

    /**
     * {@return the spots of a legal move of {@code view}, in spoken order} No two legal moves have the same spots.
     *
     * @param view what the seat knows
     * @param move a move, as the game encodes it
     */
    List<String> spotsOfMove(State view, int move);

    /**
     * {@return whether a legal move harms others so much that the player must confirm it} So touch users see its
     * preview too.
     *
     * @param view what the seat knows
     * @param move a move, as the game encodes it
     */
    default boolean needsConfirmation(State view, int move) {
        return false;
    }

    /**
     * {@return whether a player can drag this spot's piece to another spot} A drag picks both spots in order.
     *
     * @param view what the seat knows
     * @param spot the id of a spot
     */
    default boolean isDraggable(State view, String spot) {
        return false;
    }

    /**
     * Adds the effect of a legal move to {@code scene}, dashed and pale.
     *
     * @param view what the seat knows
     * @param move a move, as the game encodes it
     * @param options how the viewer sees the table
     * @param scene the scene to add to
     */
    default void drawPreview(State view, int move, ViewOptions options, Scene scene) {
        // most moves need only the marks that every table has
    }

    /**
     * Adds quiet marks to {@code scene} for everything related to the hovered spot: the rest of a set, a road, a hand.
     * Called where no move preview is shown, whoever is to move.
     *
     * @param view what the seat knows
     * @param spot the id of a spot
     * @param options how the viewer sees the table
     * @param scene the scene to add to
     */
    default void drawHover(State view, String spot, ViewOptions options, Scene scene) {
        // most spots have no related ones
    }

    /**
     * {@return what the actor may do now, and why an expected action is not possible; one or two short sentences}
     *
     * @param view what the seat knows
     * @param picks the spots picked so far for the next move
     * @param messages the texts
     */
    String prompt(State view, List<String> picks, Messages messages);

    /**
     * {@return the text shown while a complete move waits for confirmation}
     *
     * @param view what the seat knows
     * @param picks the spots of the move
     * @param messages the texts
     */
    default String confirmLabel(State view, List<String> picks, Messages messages) {
        return messages.text("table.confirm.now");
    }

    /**
     * {@return the reason, from the rules, why the actor cannot pick a spot, in a short sentence} Null if the prompt
     * already says everything.
     *
     * @param view what the seat knows
     * @param picks the spots picked so far for the next move
     * @param spot a spot on the board that neither fits these picks nor begins another move
     * @param options how the actor sees the table; without aids, the text must not reveal what the player has to
     *     remember
     */
    default String illegalMoveText(State view, List<String> picks, String spot, ViewOptions options) {
        return null;
    }

    /**
     * {@return a move as a sentence for the log and the live region}
     *
     * @param view the position before the move, as the reader knows it
     * @param move a move, as the game encodes it
     * @param who the name of the seat that moved; unused for chance moves
     * @param messages the texts
     */
    String describeMove(State view, int move, String who, Messages messages);

    /**
     * {@return the reasons for a legal move by its effect in the rules: points, and what becomes possible or impossible
     * for whom} A few short sentences, the most important first; empty if there is none. The texts belong to the game's
     * help, which must be loaded.
     *
     * @param view what the seat knows
     * @param move a move, as the game encodes it
     * @param messages the texts
     */
    default String rationale(State view, int move, Messages messages) {
        return "";
    }

    /**
     * {@return the reasons for a legal move, if the next move of the same turn is known} They fit both moves.
     *
     * @param view what the seat knows
     * @param move a move, as the game encodes it
     * @param next the next move
     * @param messages the texts
     */
    default String rationale(State view, int move, int next, Messages messages) {
        return rationale(view, move, messages);
    }

    /**
     * {@return the beginning of a list of several things, from a clause about one of them: "lays tiles on h7" from "lays
     * a tile on h7"}
     *
     * @param clause a move in words, without the player's name
     * @param messages the texts
     */
    default String several(String clause, Messages messages) {
        return clause;
    }

    /**
     * {@return whether a move is worth telling the others; not if it only ends a turn}
     *
     * @param move a move, as the game encodes it
     */
    default boolean isWorthTelling(int move) {
        return true;
    }

    /**
     * {@return a move as a sentence in brief, for a turn of several players; empty if the viewer does not see the move, or if
     * there are never more than two players}
     *
     * @param before the position before the move
     * @param viewer the seat whose knowledge is shown, or SPECTATOR
     * @param move a move, as the game encodes it
     * @param who the name of the seat that moves
     * @param messages the texts
     */
    default String tellBriefly(State before, int viewer, int move, String who, Messages messages) {
        return before.isVisibleTo(viewer, move)
                ? describeMove(before.viewFor(viewer), move, who, new BriefTexts(messages))
                : "";
    }

    /**
     * {@return whether a spot is marked as the last move} False if it means something different to each viewer, like a
     * card in a hand, or too little, like a supply for all.
     *
     * @param spot the id of a spot
     * @param move the move that it was part of, as the game encodes it
     */
    default boolean marksLastMove(String spot, int move) {
        return true;
    }

    /**
     * {@return whether a seat's view shows things that the others know but must not see: face-down cards that a player
     * has seen and has to remember} Two people at one screen then need a handover screen. Cards that are unknown to the
     * others are hidden in any case.
     *
     * @param view what everyone knows
     */
    default boolean hasPrivateView(State view) {
        return false;
    }

    /**
     * {@return a move as a sentence for seats that do not see it}
     *
     * @param view the position before the move, as the reader knows it
     * @param who the name of the seat that moved; empty for chance
     * @param messages the texts
     */
    default String describeHiddenMove(State view, String who, Messages messages) {
        return who.isEmpty() ? messages.text("table.unseen.chance") : messages.format("table.unseen", who);
    }

    /**
     * {@return a run of chance moves as one sentence: a deal, a set-up} Empty if each move has its own sentence.
     *
     * @param before the position before the first move, as the reader knows it
     * @param after the position after the latest move; the run may continue
     * @param messages the texts
     */
    default String describeChanceRun(State before, State after, Messages messages) {
        return "";
    }

    /**
     * {@return a seat's points as the table shows them during a game; at the end, the points that decide it}
     *
     * @param view what the seat knows
     * @param seat a seat, from 0
     */
    default int score(State view, int seat) {
        return view.score(seat);
    }

    /**
     * {@return whether the change of {@link #score} between two positions tells what each seat gained} False if its meaning
     * changed between them.
     *
     * @param before the earlier position or view
     * @param after the later one
     */
    default boolean comparesScores(State before, State after) {
        return true;
    }

    /**
     * {@return the parts of a seat's score, in a few words: "3 islands, 1 bridge"}
     *
     * @param view what the seat knows
     * @param seat a seat, from 0
     * @param messages the texts
     */
    String standing(State view, int seat, Messages messages);

    /**
     * {@return the score sheet at the end, in the order of counting: the points of its rows add up to {@link State#score}}
     *
     * @param view what a seat knows, when the game is over
     * @param messages the texts
     */
    List<ScoreRow> scoreSheet(State view, Messages messages);

    /**
     * {@return what a seat's points do not tell: how a tie was decided, what its parts consist of; one short sentence a line}
     *
     * @param view what the seat knows, when the game is over
     * @param seat a seat, from 0
     * @param messages the texts
     */
    List<String> resultNotes(State view, int seat, Messages messages);

    /**
     * {@return whether the points decided who won}
     *
     * @param view what a seat knows, when the game is over
     */
    default boolean isWonByPoints(State view) {
        return true;
    }

    /**
     * {@return what ended the game, a sentence}
     *
     * @param view what the seat knows, when the game is over
     * @param messages the texts
     */
    String ending(State view, Messages messages);

    /**
     * {@return the symbol of a seat, 24 by 24 units: its colour and shape, or its pieces}
     *
     * @param view what the seat knows
     * @param seat a seat, from 0
     */
    default Scene seatSymbol(State view, int seat) {
        Scene scene = new Scene(24, 24);
        scene.add(SeatSymbols.shape(seat, 12, 12, 10).fill(Ink.seat(seat)).stroke(Ink.LINE, 1.5));
        return scene;
    }

    /** {@return the game's cover; null if it has none} Only the build asks. */
    default Scene cover() {
        return null;
    }

    /** {@return the rules in chapters, with boards to try} */
    default List<Chapter> chapters() {
        return List.of();
    }

    /**
     * {@return a name for every icon of the table, in the order of the board} The texts belong to the game's help.
     *
     * @param messages the texts
     */
    default List<LegendEntry> legend(Messages messages) {
        return List.of();
    }

    /**
     * {@return what the opening picture of the help points at, in reading order} The texts belong to the game's help.
     *
     * @param view the position of the picture, as the seat to move sees it
     * @param picture the picture: the spots that it has
     * @param messages the texts
     */
    default List<Callout> callouts(State view, Scene picture, Messages messages) {
        return List.of();
    }

    /** {@return whether there is a {@link #guide}} So pages can ask that do not contain it. */
    default boolean hasGuide() {
        return false;
    }

    /** {@return the guided first game, or null if there is none} */
    default Guide guide() {
        return null;
    }

    /** {@return how positions are edited on this table, or null if they cannot be} Pages with one game never ask. */
    default EditTable editing() {
        return null;
    }
}
