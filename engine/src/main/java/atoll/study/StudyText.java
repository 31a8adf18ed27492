package atoll.study;

import atoll.engine.State;
import atoll.play.Link;
import atoll.play.TurnHeadings;
import java.util.ArrayList;
import java.util.List;

/**
 * A study as plain text for readers, in the manner of {@link atoll.play.Notation}: a head, then a line per turn of the main line.
 * Variations are in parentheses on lines of their own, below the move to which they are an alternative; marks and comments are in
 * braces, see {@link CommentText}. {@link StudyTextReader} reads it.
 *
 * <pre>
 * Ponte del Diavolo
 *
 *  1. Ann: b9 h9! {Far away.}
 *     (1. Ann: ... c9 2. Bob: dark)
 *  2. Bob: dark f6 c8
 *     *
 * </pre>
 *
 * <p>Three dots stand for the moves of the same turn that are written above. Chance moves are in brackets; a question mark stands for
 * what the viewer of the study does not know. A star ends the text.
 */
public final class StudyText {
    /** The last word, so that a reader knows that nothing is missing. */
    static final String END = "*";

    /** The indent of a variation. */
    private static final int INDENT = 4;
    /** Variations in variations are not indented any further. */
    private static final int MOST_INDENT = 24;
    /** Lines are not longer, unless a single word is. */
    private static final int WIDTH = 100;

    private final Study study;
    private final List<String> names;
    private final StringBuilder out = new StringBuilder();
    private int column;
    /** The column where the next line begins if the current one gets too long. */
    private int indent;
    /** What stands before the next word, without a blank. */
    private String opening = "";

    /** A line of moves that is being written. */
    private static final class Line {
        private final int depth;
        private final Place place;
        private StudyNode node;
        /** Whether something else was written since the last move. */
        private boolean interrupted;

        // Alternatives to the last move that are still to be written, from this index on.
        private Place before;
        private StudyNode branching;
        private int next;

        Line(int depth, Place place, StudyNode node) {
            this.depth = depth;
            this.place = place;
            this.node = node;
        }
    }

    /** A position, and what was counted up to there. */
    private static final class Place {
        private final State state;
        private final TurnHeadings headings;

        Place(State state, TurnHeadings headings) {
            this.state = state;
            this.headings = headings;
        }

        Place copy() {
            return new Place(state.copy(), headings.copy());
        }
    }

    private StudyText(Study study, List<String> names) {
        this.study = study;
        this.names = names;
    }

    /**
     * {@return the study, as its viewer sees it}
     *
     * @param study a study
     * @param head lines before the moves, none of them empty; the reader needs one with {@link #start}
     * @param names one player name for every seat
     */
    public static String write(Study study, List<String> head, List<String> names) {
        StudyText text = new StudyText(study, names);
        for (String line : head) {
            text.out.append(line).append('\n');
        }
        text.write();
        return text.out.toString().stripTrailing() + "\n";
    }

    /**
     * {@return the link of a study's start, which one of the lines before its moves has after a {@code #}}
     *
     * @param study a study
     */
    public static String start(Study study) {
        if (study.isOpen() && study.start().fromSetup()) {
            return Link.game(study.start());
        }
        State start = study.view(StudyPath.START);
        return study.isOpen() ? Link.position(study.game(), start) : Link.view(study.game(), start, study.viewer());
    }

    private void write() {
        out.append('\n');
        StudyNode root = study.tree().root();
        startLine(0);
        comment(root.annotation());
        if (column > 0) {
            startLine(0);
        }
        List<Line> open = new ArrayList<>();
        open.add(new Line(0, new Place(study.start().start(), new TurnHeadings()), root));
        while (!open.isEmpty()) {
            Line line = open.get(open.size() - 1);
            if (line.branching != null && line.next < line.branching.childCount()) {
                Line variation = new Line(line.depth + 1, line.before.copy(), line.branching);
                variation.interrupted = true;
                opening = "(";
                play(variation, line.branching.child(line.next++));
                open.add(variation);
            } else if (line.branching != null) {
                line.branching = null;
                line.interrupted = true;
            } else if (line.node.childCount() > 0) {
                advance(line);
            } else {
                out.append(line.depth > 0 ? ")" : "");
                open.remove(open.size() - 1);
            }
        }
        startLine(INDENT);
        word(END);
    }

    private void advance(Line line) {
        StudyNode node = line.node;
        if (node.childCount() > 1) {
            line.branching = node;
            line.before = line.place.copy();
            line.next = 1;
        }
        play(line, node.child(0));
    }

    private void play(Line line, StudyNode node) {
        Place place = line.place;
        int actor = place.state.actor();
        String token = study.formatMove(place.state, node.move());
        boolean named = place.headings.next(place.state);
        int turn = place.headings.turn();
        if (line.interrupted || line.depth == 0 && (named || column == 0)) {
            startLine(line.depth > 0 ? Math.min(MOST_INDENT, INDENT * line.depth) : margin(turn));
        }
        if (named || line.interrupted && turn > 0) {
            word(turn + ".");
            word(actor < 0 ? "" : names.get(actor) + ":");
            word(place.headings.dots());
        }
        word((actor < 0 ? "[" + token + "]" : token) + node.annotation().glyph().sign());
        comment(node.annotation());
        place.state.play(node.move());
        line.node = node;
        line.interrupted = false;
    }

    // The numbers of turns end in the same column. The set-up has no number.
    private static int margin(int turn) {
        return turn == 0 ? INDENT : turn < 10 ? 1 : 0;
    }

    private void comment(Annotation annotation) {
        String comment = CommentText.write(annotation);
        if (comment.isEmpty()) {
            return;
        }
        opening += "{";
        int from = 0;
        for (int i = 0; i <= comment.length(); i++) {
            if (i == comment.length() || comment.charAt(i) <= ' ') {
                word(comment.substring(from, i));
                from = i + 1;
            }
        }
        out.append('}');
        column++;
    }

    private void word(String word) {
        if (word.isEmpty()) {
            return;
        }
        int length = opening.length() + word.length();
        if (column > indent && column + 1 + length > WIDTH) {
            startLine(Math.max(indent, INDENT));
        }
        if (column > indent) {
            out.append(' ');
            column++;
        } else {
            out.append(" ".repeat(indent));
            column = indent;
        }
        out.append(opening).append(word);
        column += length;
        opening = "";
    }

    // Blanks follow with the first word.
    private void startLine(int newIndent) {
        if (column > 0) {
            out.append('\n');
        }
        column = 0;
        indent = newIndent;
    }
}
