package atoll.study;

import atoll.engine.Game;
import atoll.engine.State;
import atoll.play.GameRecord;
import atoll.play.Notation;
import java.util.List;

/**
 * A tree of variations over a game or a position, with annotations. Nodes are addressed by their {@link StudyPath};
 * the node being viewed is not part of a study. Methods with a path throw IllegalArgumentException if it leads to no
 * node.
 *
 * <p>A study is either {@linkplain #isOpen open}, and everything in it may be seen, or it shows only what one viewer knows. Then
 * its start is not the true position but one drawn from the viewer's view, see {@link Studies}. So no study contains anything true
 * that its viewer does not know; but what was drawn must not be shown as known. Therefore {@link #view} and {@link
 * #formatMove}
 * show what the viewer would see, and {@link #mayShowChoices} says where lists and evaluations of moves would show more.
 */
public final class Study {
    /** The {@link #viewer} of an open study. */
    public static final int EVERYTHING = State.SPECTATOR - 1;

    /** The most nodes, the start included: more than the longest possible game has moves. */
    public static final int MOST_NODES = 12_000;

    /** The most characters of all comments and marks together. */
    public static final int MOST_TEXT = 200_000;

    /** The longest title, in characters. */
    public static final int LONGEST_TITLE = 60;

    private final GameRecord start;
    private final int viewer;
    private final PositionCache positions;
    private final StudyHistory history = new StudyHistory();
    private StudyTree tree;
    private String title = "";
    /** The node whose comment the last change set, or null. */
    private StudyPath commented;

    /**
     * A study. Throws IllegalArgumentException if it exceeds the limits.
     *
     * @param start a record without moves, fully known
     * @param viewer a seat, SPECTATOR or {@link #EVERYTHING}
     * @param root legal moves from the start on
     */
    Study(GameRecord start, int viewer, StudyNode root) {
        if (root.size() > MOST_NODES || root.textLength() > MOST_TEXT) {
            throw new IllegalArgumentException(root.size() + " moves and " + root.textLength() + " characters");
        }
        this.start = start;
        this.viewer = viewer;
        tree = new StudyTree(root);
        positions = new PositionCache(start.start());
    }

    /** {@return the rules} */
    public Game game() {
        return start.game();
    }

    /** {@return the start, as a record without moves} In a study that is not open it is drawn, and must not be shown. */
    public GameRecord start() {
        return start;
    }

    /** {@return whose knowledge is shown: a seat, SPECTATOR or {@link #EVERYTHING}} */
    public int viewer() {
        return viewer;
    }

    /** {@return whether everything may be seen} */
    public boolean isOpen() {
        return viewer == EVERYTHING;
    }

    /** {@return the nodes} */
    public StudyTree tree() {
        return tree;
    }

    /** {@return the title; may be empty} */
    public String title() {
        return title;
    }

    /**
     * Sets the title: one line, cut to {@link #LONGEST_TITLE}. It is not undone.
     *
     * @param newTitle the title
     */
    public void title(String newTitle) {
        String line = Annotation.clean(newTitle).replace('\n', ' ').trim();
        int length = Math.min(line.length(), LONGEST_TITLE);
        // not in the middle of a character
        boolean half = length < line.length() && Character.isHighSurrogate(line.charAt(length - 1));
        title = line.substring(0, half ? length - 1 : length).trim();
    }

    // What is seen.

    /**
     * {@return a new state: the position of a node} In a study that is not open it is drawn, for the rules and for bots, which get
     * a view of it; {@link #view} is what may be shown.
     *
     * @param path the address of a node
     */
    public State state(StudyPath path) {
        tree.node(path);
        return positions.at(path);
    }

    /**
     * {@return a new state: the position of a node, as the viewer sees it}
     *
     * @param path the address of a node
     */
    public State view(StudyPath path) {
        return seen(state(path));
    }

    private State seen(State state) {
        return isOpen() ? state : state.viewFor(viewer);
    }

    /**
     * {@return the token of a node's move, as the viewer sees it}
     *
     * @param path the address of a node, not of the start
     */
    public String formatMove(StudyPath path) {
        return formatMove(before(path), lastMove(path));
    }

    /**
     * {@return the token of a move, as the viewer sees it}
     *
     * @param before the position before the move
     * @param move a legal move
     */
    String formatMove(State before, int move) {
        return isOpen() ? game().formatMove(before, move) : Notation.formatForSeat(game(), before, move, viewer);
    }

    /**
     * {@return whether the viewer sees which move led to a node}
     *
     * @param path the address of a node, not of the start
     */
    public boolean isVisible(StudyPath path) {
        return isOpen() || before(path).isVisibleTo(viewer, lastMove(path));
    }

    private State before(StudyPath path) {
        tree.node(path);
        return positions.at(path.parent());
    }

    private static int lastMove(StudyPath path) {
        if (path.length() == 0) {
            throw new IllegalArgumentException("no move leads to the start");
        }
        return path.move(path.length() - 1);
    }

    /**
     * {@return whether the moves that are legal at a node, and their values, may be shown} If not, they depend on something drawn
     * that the viewer does not know: the hand of another seat, or what is left to be turned up.
     *
     * @param path the address of a node
     */
    public boolean mayShowChoices(StudyPath path) {
        State state = state(path);
        int actor = state.actor();
        if (isOpen() || actor == State.OVER || actor == viewer) {
            return true;
        }
        return actor == State.CHANCE
                ? seen(state).isFullyKnown()
                : state.viewFor(actor).hash() == state.viewFor(State.SPECTATOR).hash();
    }

    // Changes.

    /**
     * Plays a move. If the node has it already, nothing changes; otherwise it is added, after the other variations.
     *
     * @param path the address of a node
     * @param move a move
     * @return the address of the node after the move
     * @throws RefusedEdit if the move is not legal, or the study is full
     */
    public StudyPath play(StudyPath path, int move) throws RefusedEdit {
        StudyNode node = tree.node(path);
        StudyPath after = path.then(move);
        if (node.indexOf(move) < 0) {
            if (!positions.at(path).isLegal(move)) {
                throw new RefusedEdit(RefusedEdit.Why.ILLEGAL, "not a legal move: " + move);
            }
            if (tree.root().size() == MOST_NODES) {
                throw new RefusedEdit(RefusedEdit.Why.NODES, "more than " + MOST_NODES + " moves");
            }
            change(path, after, tree.replacing(path, node.plus(StudyNode.leaf(move))));
        }
        return after;
    }

    /**
     * Makes the variation of a node the main line.
     *
     * @param path the address of a node
     * @return whether anything changed: not for a node of the main line
     */
    public boolean makeMainLine(StudyPath path) {
        return change(path, path, tree.makingMainLine(path));
    }

    /**
     * Moves a node among its siblings.
     *
     * @param path the address of a node, not of the start
     * @param by how many places it moves: negative towards the first, which continues the line
     * @return whether anything changed: not beyond the first and the last place
     */
    public boolean reorder(StudyPath path, int by) {
        lastMove(path);
        return change(path, path, tree.reordering(path, by));
    }

    /**
     * Deletes a node with all that follows.
     *
     * @param path the address of a node, not of the start
     * @return the address of the node before it
     */
    public StudyPath delete(StudyPath path) {
        lastMove(path);
        change(path, path.parent(), tree.without(path));
        return path.parent();
    }

    /**
     * Sets the comment of a node.
     *
     * @param path the address of a node
     * @param comment may be empty
     * @throws RefusedEdit if it is too long, or all texts together would be
     */
    public void comment(StudyPath path, String comment) throws RefusedEdit {
        if (Annotation.clean(comment).length() > Annotation.LONGEST_COMMENT) {
            throw new RefusedEdit(RefusedEdit.Why.COMMENT, "longer than " + Annotation.LONGEST_COMMENT + " characters");
        }
        if (annotate(path, tree.node(path).annotation().withComment(comment))) {
            commented = path;
        }
    }

    /**
     * Sets the comment of a node while it is being written. If the last change was to the same comment, both are undone together.
     *
     * @param path the address of a node
     * @param comment may be empty
     * @throws RefusedEdit as for {@link #comment}
     */
    public void writeComment(StudyPath path, String comment) throws RefusedEdit {
        boolean goesOn = path.equals(commented);
        StudyTree before = tree;
        comment(path, comment);
        if (goesOn && tree != before) {
            history.joinLast();
        }
    }

    /**
     * Draws a mark or an arrow: adds it, removes it if it is there, or changes its colour.
     *
     * @param path the address of a node
     * @param mark what is drawn
     * @throws RefusedEdit if there are too many, or all texts together would be too long
     */
    public void draw(StudyPath path, Mark mark) throws RefusedEdit {
        Annotation before = tree.node(path).annotation();
        if (before.marks().size() == Annotation.MOST_MARKS && !before.hasMarkAtPlaceOf(mark)) {
            throw new RefusedEdit(RefusedEdit.Why.MARKS, "more than " + Annotation.MOST_MARKS + " marks");
        }
        annotate(path, before.withDrawn(mark));
    }

    private boolean annotate(StudyPath path, Annotation annotation) throws RefusedEdit {
        int before = tree.root().textLength();
        int after = before - tree.node(path).annotation().textLength() + annotation.textLength();
        if (after > MOST_TEXT && after > before) {
            throw new RefusedEdit(RefusedEdit.Why.TEXT, "more than " + MOST_TEXT + " characters");
        }
        return replace(path, annotation);
    }

    /**
     * Removes all marks of a node.
     *
     * @param path the address of a node
     */
    public void clearMarks(StudyPath path) {
        replace(path, tree.node(path).annotation().withMarks(List.of()));
    }

    /**
     * Sets the sign of a node's move.
     *
     * @param path the address of a node
     * @param glyph the sign
     */
    public void glyph(StudyPath path, Glyph glyph) {
        replace(path, tree.node(path).annotation().withGlyph(glyph));
    }

    private boolean replace(StudyPath path, Annotation annotation) {
        StudyNode node = tree.node(path);
        return !node.annotation().equals(annotation) && change(path, path, tree.replacing(path, node.with(annotation)));
    }

    private boolean change(StudyPath before, StudyPath after, StudyTree newTree) {
        if (newTree == tree) {
            return false;
        }
        history.add(new StudyHistory.Edit(tree, before, newTree, after));
        tree = newTree;
        commented = null;
        return true;
    }

    /** {@return whether there is a change to undo} */
    public boolean canUndo() {
        return history.canUndo();
    }

    /** {@return whether there is an undone change to redo} */
    public boolean canRedo() {
        return history.canRedo();
    }

    /**
     * Undoes the last change.
     *
     * @return the address of the node to look at then; null if there is none to undo
     */
    public StudyPath undo() {
        StudyHistory.Edit edit = history.undo();
        if (edit == null) {
            return null;
        }
        tree = edit.before();
        commented = null;
        return edit.pathBefore();
    }

    /**
     * Redoes the change that was undone last.
     *
     * @return the address of the node to look at then; null if there is none
     */
    public StudyPath redo() {
        StudyHistory.Edit edit = history.redo();
        if (edit == null) {
            return null;
        }
        tree = edit.after();
        commented = null;
        return edit.pathAfter();
    }
}
