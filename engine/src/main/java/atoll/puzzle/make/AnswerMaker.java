package atoll.puzzle.make;

import atoll.engine.Evaluator;
import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.PuzzleRules;
import atoll.engine.State;
import atoll.engine.TooHard;
import atoll.puzzle.AnswerNode;
import atoll.puzzle.PuzzleLink;
import atoll.puzzle.WrongMove;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Makes the answer of a position that can be solved: all moves that keep the value, one best reply to each, and so on for some turns,
 * until nothing can go wrong any more or chance moves.
 */
final class AnswerMaker {
    /** The most turns of the seat that solves. */
    private static final int TURNS = 3;
    /** Wrong moves that are kept at a decision: those that look best. */
    private static final int WRONG = 4;
    /** The same in the last turn of a game, where moves are many and need no line. */
    private static final int WRONG_ALONE = 2;
    /** Effort to find out that nothing can go wrong. */
    private static final int CERTAIN = 3000;

    private final Evaluator evaluator;
    private final PuzzleRules rules;
    private final Proof proof;
    private final Outcome outcome;
    private final int mostNodes;
    private final Map<String, AnswerNode> made = new HashMap<>();
    private long value;

    /**
     * A maker of one answer.
     *
     * @param game the rules
     * @param proof the values for the outcome
     * @param outcome what the end is worth
     * @param mostNodes the most decisions, up to {@link PuzzleLink#MOST_NODES}
     */
    AnswerMaker(Game game, Proof proof, Outcome outcome, int mostNodes) {
        rules = game.puzzleRules();
        evaluator = game.evaluator();
        this.proof = proof;
        this.outcome = outcome;
        this.mostNodes = Math.min(mostNodes, PuzzleLink.MOST_NODES);
    }

    /**
     * {@return the first decision, or null if nothing can go wrong} Throws {@link TooHard} if it cannot be solved, or has too many
     * decisions.
     *
     * @param state the seat that solves is to move
     */
    AnswerNode make(State state) {
        value = proof.value(state);
        return node(state, 0);
    }

    /** {@return the value of the position} Only after {@link #make}. */
    long value() {
        return value;
    }

    private AnswerNode node(State state, int turn) {
        if (state.actor() < 0 || rules.endsAnswer(state) || turn == TURNS || proof.isCertain(state, value, CERTAIN)) {
            return null;
        }
        String key = turn + rules.key(state);
        if (!made.containsKey(key)) {
            AnswerNode node = state.actor() == outcome.seat() ? decision(state, turn) : reply(state, turn);
            made.put(key, node);
            if (made.size() > mostNodes) {
                throw new TooHard("more than " + mostNodes + " decisions");
            }
        }
        return made.get(key);
    }

    private AnswerNode decision(State state, int turn) {
        MoveList moves = new MoveList();
        state.moves(moves);
        List<Integer> right = new ArrayList<>();
        List<Integer> others = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            (proof.keeps(state, moves.get(i), value) ? right : others).add(moves.get(i));
        }
        AnswerNode node = AnswerNode.of(wrong(state, others));
        for (int move : right) {
            node = node.with(move, node(Proof.after(state, move), turn));
        }
        return node;
    }

    // The best reply after which most can go wrong.
    private AnswerNode reply(State state, int turn) {
        MoveList moves = new MoveList();
        state.moves(moves);
        int best = 0;
        int most = -1;
        for (int i = 0; i < moves.size(); i++) {
            if (proof.keeps(state, moves.get(i), value)) {
                int traps = traps(Proof.after(state, moves.get(i)));
                best = traps > most ? moves.get(i) : best;
                most = Math.max(most, traps);
            }
        }
        State after = Proof.after(state, best);
        AnswerNode next = node(after, after.actor() == outcome.seat() ? turn + 1 : turn);
        // A reply after which nothing can go wrong need not be played.
        return next == null ? null : AnswerNode.of(List.of()).with(best, next);
    }

    // How many moves of the seat that solves would be wrong; of the opponent's second decisions, the worst.
    private int traps(State state) {
        if (state.actor() < 0) {
            return 0;
        }
        MoveList moves = new MoveList();
        state.moves(moves);
        int traps = 0;
        for (int i = 0; i < moves.size(); i++) {
            boolean keeps = proof.keeps(state, moves.get(i), value);
            if (state.actor() == outcome.seat()) {
                traps += keeps ? 0 : 1;
            } else if (keeps) {
                State after = Proof.after(state, moves.get(i));
                traps = Math.max(traps, after.actor() == outcome.seat() ? traps(after) : 0);
            }
        }
        return traps;
    }

    private List<WrongMove> wrong(State state, List<Integer> moves) {
        List<Integer> sorted = new ArrayList<>();
        for (int move : moves) {
            int prior = evaluator.movePrior(state, move);
            int place = sorted.size();
            while (place > 0 && evaluator.movePrior(state, sorted.get(place - 1)) < prior) {
                place--;
            }
            sorted.add(place, move);
        }
        List<WrongMove> wrong = new ArrayList<>();
        int kept = Math.min(rules.isAlone() ? WRONG_ALONE : WRONG, sorted.size());
        for (int move : sorted.subList(0, kept)) {
            State after = Proof.after(state, move);
            long then = proof.atMost(after);
            wrong.add(new WrongMove(move, outcome.cost(value, then), line(after, then)));
        }
        return wrong;
    }

    // The best moves of both up to the end of the opponent's turn; none if the opponent does not move before chance
    // does, or only with cards that the seat does not know.
    private List<Integer> line(State from, long then) {
        if (rules.isAlone() || proof.atLeast(from) < then) {
            return List.of();
        }
        List<Integer> line = new ArrayList<>();
        State state = from.copy();
        boolean replied = false;
        while (state.actor() >= 0
                && !rules.endsAnswer(state)
                && line.size() < WrongMove.LONGEST_LINE
                && !(replied && state.actor() == outcome.seat())) {
            replied |= state.actor() != outcome.seat();
            int move = keeping(state, then);
            line.add(move);
            state.play(move);
        }
        return replied ? line : List.of();
    }

    private int keeping(State state, long then) {
        MoveList moves = new MoveList();
        state.moves(moves);
        int i = 0;
        while (!proof.keeps(state, moves.get(i), then)) {
            i++;
        }
        return moves.get(i);
    }
}
