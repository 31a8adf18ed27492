package atoll.table;

import atoll.engine.State;
import atoll.table.scene.Ink;
import atoll.table.scene.Scene;
import atoll.table.scene.SeatSymbols;
import atoll.table.text.Messages;
import java.util.List;

/** How one game looks. Sees views, never whole states; draws and words them, and knows no rules. */
public interface Table {
    /** The id of the game. */
    String id();

    /** Draws a view: all its shapes, and a spot for everything that can be part of a move. */
    Scene scene(State view, ViewOptions options);

    /**
     * The spots that make up a legal move of {@code view}, in the order in which one would say them. No two legal moves
     * have the same spots.
     */
    List<String> spotsOfMove(State view, int move);

    /**
     * Whether a legal move takes so much away from others that its picks wait for a confirmation: so it is previewed for
     * those too who point with a finger.
     */
    default boolean needsConfirmation(State view, int move) {
        return false;
    }

    /** Whether what lies at a spot can be dragged to another: the two are picked then, one after the other. */
    default boolean isDraggable(State view, String spot) {
        return false;
    }

    /** Adds to {@code scene}, dashed and pale, what a legal move would bring about. */
    default void drawPreview(State view, int move, ViewOptions options, Scene scene) {
        // most moves need none beyond the marks that every table has
    }

    /**
     * Adds to {@code scene} a quiet mark of what belongs together with a spot that is pointed at: the rest of a set, a
     * road, a hand. Called where no preview of a move is shown, whoever is to move.
     */
    default void drawHover(State view, String spot, ViewOptions options, Scene scene) {
        // most places stand for themselves
    }

    /**
     * What the actor may do now, and why not what it might expect to be able to; one or two short sentences.
     *
     * @param picks the spots picked so far for the next move
     */
    String prompt(State view, List<String> picks, Messages messages);

    /**
     * What is said while a complete move waits to be confirmed.
     *
     * @param picks the spots of the move
     */
    default String confirmLabel(State view, List<String> picks, Messages messages) {
        return messages.text("table.confirm.now");
    }

    /**
     * Why a spot cannot be picked by the actor, in a short sentence: by the rules' own reason. Null if there is nothing to
     * say beyond the prompt.
     *
     * @param picks the spots picked so far for the next move
     * @param spot a spot with a place on the board that neither fits these picks nor begins another move
     * @param options how the actor sees the table: an unaided one is not told what it would have to remember
     */
    default String illegalMoveText(State view, List<String> picks, String spot, ViewOptions options) {
        return null;
    }

    /**
     * A move as a sentence for the log and the live region.
     *
     * @param view the position before the move, as the listener knows it
     * @param who the name of the seat that moved; of no use where chance did
     */
    String describeMove(State view, int move, String who, Messages messages);

    /**
     * What a legal move is for, by what the rules say that it changes: points, what becomes possible or impossible for
     * whom; a few short sentences, the weightiest first. Empty if there is nothing to say. Its words lie with the help of
     * the game, which must be here.
     */
    default String rationale(State view, int move, Messages messages) {
        return "";
    }

    /**
     * Whether a spot is pointed out once a move has been made on it. Not if it is something else to each who looks: a card
     * in one's own hand.
     */
    default boolean marksLastMove(String spot) {
        return true;
    }

    /**
     * Whether what is drawn for one seat is not meant for the others, though they know it: cards face down that one has
     * seen and has to remember. Between two people at one screen a curtain falls then. What the others do not know at all
     * hides itself.
     *
     * @param view what everyone knows
     */
    default boolean hasPrivateView(State view) {
        return false;
    }

    /**
     * A move as a sentence for those who do not see it.
     *
     * @param view the position before the move, as the listener knows it
     * @param who the name of the seat that moved; empty where chance did
     */
    default String describeHiddenMove(State view, String who, Messages messages) {
        return who.isEmpty() ? messages.text("table.unseen.chance") : messages.format("table.unseen", who);
    }

    /**
     * What chance has done in a row of moves, as one sentence: a deal, a set-up. Empty if each is told by itself.
     *
     * @param before the position before the first of them, as the listener knows it
     * @param after the position after the last so far; there may be more to come
     */
    default String describeChanceRun(State before, State after, Messages messages) {
        return "";
    }

    /** The points of a seat that the table shows while a game lasts; at its end, those that decide it. */
    default int score(State view, int seat) {
        return view.score(seat);
    }

    /** What a seat's score is made of, in a few words: "3 islands, 1 bridge". */
    String standing(State view, int seat, Messages messages);

    /** At the end: how the seat's points came about, or how a tie was decided; one short sentence a line. */
    List<String> result(State view, int seat, Messages messages);

    /** Draws the sign of a seat, 24 by 24 units: its colour and shape, or what it plays with. */
    default Scene seatSymbol(State view, int seat) {
        Scene scene = new Scene(24, 24);
        scene.add(SeatSymbols.shape(seat, 12, 12, 10).fill(Ink.seat(seat)).stroke(Ink.LINE, 1.5));
        return scene;
    }

    /** The rules in chapters, with boards to try. */
    default List<Chapter> chapters() {
        return List.of();
    }

    /** The guided first game, or null if there is none. */
    default Guide guide() {
        return null;
    }
}
