package atoll.puzzle;

import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import java.util.ArrayList;
import java.util.List;

/** Made-up puzzles of any game, for tests: their answers are legal but prove nothing. */
final class Puzzles {
    private Puzzles() {}

    /** A puzzle of a random game, with wrong moves, lines and a shared decision where the position allows it. */
    static Puzzle of(Game game, int seats, int seed) {
        Rng rng = new Rng(seed);
        State state = game.start(Setup.of(game.info(), seats));
        MoveList legal = new MoveList();
        State found = null;
        for (int ply = 0; ply < 200 && state.actor() != State.OVER; ply++) {
            state.moves(legal);
            if (state.actor() >= 0 && legal.size() > 2 && (found == null || rng.next(3) == 0)) {
                found = state.copy();
            }
            state.play(legal.sample(rng));
        }
        State view = found.viewFor(found.actor());
        List<String> all = game.puzzleRules().themes();
        List<String> themes = new ArrayList<>();
        for (String theme : all) {
            if (rng.next(3) == 0) {
                themes.add(theme);
            }
        }
        Goal goal = Goal.values()[rng.next(Goal.values().length)];
        return new Puzzle(game, view, new Puzzle.Task(goal, 1 + rng.next(3), themes), node(view, view.actor(), rng, 3));
    }

    private static AnswerNode node(State state, int seat, Rng rng, int depth) {
        MoveList legal = new MoveList();
        if (state.actor() >= 0) {
            state.moves(legal);
        }
        if (legal.size() == 0 || depth == 0) {
            return null;
        }
        boolean own = state.actor() == seat;
        int first = rng.next(legal.size());
        AnswerNode node = AnswerNode.of(own ? wrong(state, legal, first, rng) : List.of())
                .with(legal.get(first), node(after(state, legal.get(first)), seat, rng, depth - 1));
        if (own && legal.size() > 2 && rng.next(2) == 0) {
            int second = legal.get((first + 1) % legal.size());
            node = node.with(second, node(after(state, second), seat, rng, depth - 1));
        }
        return node;
    }

    private static List<WrongMove> wrong(State state, MoveList legal, int first, Rng rng) {
        List<WrongMove> wrong = new ArrayList<>();
        if (legal.size() > 2) {
            int move = legal.get((first + 2) % legal.size());
            State after = after(state, move);
            MoveList then = new MoveList();
            List<Integer> line = new ArrayList<>();
            for (int i = 0; i < 2 && after.actor() >= 0; i++) {
                after.moves(then);
                if (then.size() == 0) {
                    break;
                }
                line.add(then.get(rng.next(then.size())));
                after.play(line.get(i));
            }
            wrong.add(new WrongMove(move, rng.next(1 + WrongMove.MOST_COST), line));
        }
        return wrong;
    }

    static State after(State state, int move) {
        State after = state.copy();
        after.play(move);
        return after;
    }

    /** Everything in an answer, as text. */
    static String text(AnswerNode node) {
        if (node == null) {
            return ".";
        }
        StringBuilder text = new StringBuilder("(");
        for (int move : node.moves()) {
            text.append(move).append(text(node.next(move)));
        }
        return text.append(node.wrong()).append(')').toString();
    }
}
