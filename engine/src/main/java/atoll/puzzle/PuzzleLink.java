package atoll.puzzle;

import atoll.engine.BadPosition;
import atoll.engine.BitReader;
import atoll.engine.BitWriter;
import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.PuzzleRules;
import atoll.engine.State;
import atoll.games.Games;
import atoll.play.BadLink;
import atoll.play.LinkForm;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A puzzle as text, {@code 2.GAME.q.PAYLOADCCCC}, in the {@linkplain LinkForm form} of all links.
 *
 * <p>The payload is one digit for the version of the rules, then mixed-radix values: the position or view; the goal; the grade less
 * one; a flag for each of {@link PuzzleRules#MOST_THEMES} themes; then the first decision. A decision is the number of right moves, and for each
 * its index among the legal ones and what follows: 0 nothing, 1 a new decision, which comes at once, and 2 or more the decisions
 * before it, by number, the first one 2. After the right moves of the seat that solves come its known wrong moves: their number, and
 * for each its index, its cost, the length of its line, and the indexes of the moves of the line.
 */
public final class PuzzleLink {
    /** The most decisions of an answer. */
    public static final int MOST_NODES = 64;

    private static final char KIND = 'q';
    private static final int LONGEST = 4000;
    /** More than there are goals; a later version may have more. */
    private static final int GOALS = 8;

    private static final int MOST_DEPTH = 40;

    private PuzzleLink() {}

    /**
     * {@return the text of a puzzle}
     *
     * @param puzzle a puzzle with at most {@link #MOST_NODES} decisions
     */
    public static String of(Puzzle puzzle) {
        Game game = puzzle.game();
        BitWriter out = new BitWriter();
        puzzle.view().write(out);
        out.put(puzzle.task().goal().ordinal(), GOALS);
        out.put(puzzle.task().grade() - 1, Puzzle.GRADES);
        List<String> themes = game.puzzleRules().themes();
        for (int i = 0; i < PuzzleRules.MOST_THEMES; i++) {
            out.put(i < themes.size() && puzzle.task().themes().contains(themes.get(i)));
        }
        new Writer(puzzle.seat(), out).write(puzzle.answer(), puzzle.view());
        return new LinkForm(game, KIND, BitWriter.DIGITS.charAt(game.info().rules()) + out.text()).text();
    }

    /**
     * Reads a puzzle of any game.
     *
     * @param text the written form
     * @return the puzzle
     * @throws BadLink if the text is no valid puzzle
     */
    public static Puzzle read(String text) throws BadLink {
        return read(Games.ALL, text);
    }

    /**
     * Reads a puzzle of one of {@code games}.
     *
     * @param games the games that can be read
     * @param text the written form
     * @return the puzzle
     * @throws BadLink if the text is no valid puzzle of these games
     */
    public static Puzzle read(List<Game> games, String text) throws BadLink {
        LinkForm form = LinkForm.read(games, text, LONGEST);
        if (form.kind() != KIND) {
            throw new BadLink(BadLink.Why.FORM, "not a puzzle");
        }
        String payload = form.payload();
        Game game =
                LinkForm.withRules(form.game(), payload.isEmpty() ? 0 : BitWriter.DIGITS.indexOf(payload.charAt(0)));
        try {
            return read(game, new BitReader(payload.substring(1)));
        } catch (BadPosition e) {
            throw new BadLink(BadLink.Why.ILLEGAL, e.getMessage());
        }
    }

    private static Puzzle read(Game game, BitReader in) throws BadLink {
        State start = game.read(in);
        if (start.actor() < 0) {
            throw new BadPosition("nobody decides");
        }
        int goal = in.get(GOALS);
        if (goal >= Goal.values().length) {
            throw new BadLink(BadLink.Why.NEWER, "an unknown goal");
        }
        int grade = 1 + in.get(Puzzle.GRADES);
        List<String> known = game.puzzleRules().themes();
        List<String> themes = new ArrayList<>();
        for (int i = 0; i < PuzzleRules.MOST_THEMES; i++) {
            if (in.getFlag() && i < known.size()) {
                themes.add(known.get(i));
            }
        }
        AnswerNode answer = new Reader(start.actor(), in).read(start, 0);
        if (!in.atEnd()) {
            throw new BadPosition("data after the end of the puzzle");
        }
        return new Puzzle(game, start, new Puzzle.Task(Goal.values()[goal], grade, themes), answer);
    }

    private static MoveList legal(State state) {
        MoveList legal = new MoveList();
        if (state.actor() >= 0) {
            state.moves(legal);
        }
        if (legal.size() == 0) {
            throw new BadPosition("no decision");
        }
        return legal;
    }

    private static final class Writer {
        private final int seat;
        private final BitWriter out;
        private final Map<AnswerNode, Integer> numbers = new HashMap<>();

        Writer(int seat, BitWriter out) {
            this.seat = seat;
            this.out = out;
        }

        void write(AnswerNode node, State state) {
            MoveList legal = legal(state);
            numbers.put(node, 2 + numbers.size());
            if (numbers.size() > MOST_NODES) {
                throw new IllegalArgumentException("more than " + MOST_NODES + " decisions");
            }
            int[] moves = node.moves();
            out.put(moves.length - 1, legal.size());
            for (int move : moves) {
                out.put(legal.indexOf(move), legal.size());
                AnswerNode next = node.next(move);
                Integer number = numbers.get(next);
                out.put(next == null ? 0 : number == null ? 1 : number, 2 + MOST_NODES);
                if (next != null && number == null) {
                    write(next, after(state, move));
                }
            }
            if (state.actor() == seat) {
                writeWrong(node.wrong(), state, legal);
            }
        }

        private void writeWrong(List<WrongMove> wrong, State state, MoveList legal) {
            out.put(wrong.size(), legal.size());
            for (WrongMove each : wrong) {
                out.put(legal.indexOf(each.move()), legal.size());
                out.put(each.cost(), 1 + WrongMove.MOST_COST);
                out.put(each.line().size(), 1 + WrongMove.LONGEST_LINE);
                State at = after(state, each.move());
                for (int move : each.line()) {
                    MoveList then = legal(at);
                    out.put(then.indexOf(move), then.size());
                    at.play(move);
                }
            }
        }
    }

    private static State after(State state, int move) {
        State after = state.copy();
        after.play(move);
        return after;
    }

    private static final class Reader {
        private final int seat;
        private final BitReader in;
        private final List<AnswerNode> nodes = new ArrayList<>();
        private final List<Integer> hashes = new ArrayList<>();

        Reader(int seat, BitReader in) {
            this.seat = seat;
            this.in = in;
        }

        AnswerNode read(State state, int depth) {
            MoveList legal = legal(state);
            int number = nodes.size();
            if (number == MOST_NODES || depth > MOST_DEPTH) {
                throw new BadPosition("more than " + MOST_NODES + " decisions");
            }
            nodes.add(null);
            hashes.add(state.hash());
            int count = 1 + in.get(legal.size());
            int[] moves = new int[count];
            AnswerNode[] next = new AnswerNode[count];
            for (int i = 0; i < count; i++) {
                moves[i] = move(legal, moves, i);
                next[i] = follow(state, moves[i], depth);
            }
            AnswerNode node = AnswerNode.of(state.actor() == seat ? readWrong(state, legal, moves) : List.of());
            for (int i = 0; i < count; i++) {
                node = node.with(moves[i], next[i]);
            }
            nodes.set(number, node);
            return node;
        }

        private int move(MoveList legal, int[] before, int count) {
            int move = legal.get(in.get(legal.size()));
            for (int i = 0; i < count; i++) {
                if (before[i] == move) {
                    throw new BadPosition("a move twice");
                }
            }
            return move;
        }

        private AnswerNode follow(State state, int move, int depth) {
            int what = in.get(2 + MOST_NODES);
            if (what == 0) {
                return null;
            }
            State after = after(state, move);
            if (what == 1) {
                return read(after, depth + 1);
            }
            int number = what - 2;
            if (number >= nodes.size() || nodes.get(number) == null || hashes.get(number) != after.hash()) {
                throw new BadPosition("not a decision of this position");
            }
            return nodes.get(number);
        }

        private List<WrongMove> readWrong(State state, MoveList legal, int[] right) {
            int count = in.get(legal.size());
            int[] moves = new int[count + right.length];
            System.arraycopy(right, 0, moves, 0, right.length);
            List<WrongMove> wrong = new ArrayList<>();
            for (int i = right.length; i < moves.length; i++) {
                moves[i] = move(legal, moves, i);
                int cost = in.get(1 + WrongMove.MOST_COST);
                int length = in.get(1 + WrongMove.LONGEST_LINE);
                List<Integer> line = new ArrayList<>();
                State at = after(state, moves[i]);
                for (int k = 0; k < length; k++) {
                    MoveList then = legal(at);
                    line.add(then.get(in.get(then.size())));
                    at.play(line.get(k));
                }
                wrong.add(new WrongMove(moves[i], cost, line));
            }
            return wrong;
        }
    }
}
