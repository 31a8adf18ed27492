package atoll.bot;

import atoll.engine.Evaluator;
import atoll.engine.Game;
import atoll.engine.State;
import java.util.Arrays;

/**
 * The best moves of a position while a search looks at it: each with the probability to win after it and the line that the search
 * expects. The search is that of a bot, so what it knows is only what the seat to move knows.
 */
public final class Analysis {
    private final Search search;
    /** For each move of the root: the sum of the wins of the seat to move in the iterations that began with it. */
    private double[] wins = {};

    /**
     * An analysis that has not begun.
     *
     * @param game the rules
     * @param view the view of the seat to move, with at least one legal move; copied
     * @param level its iterations are the effort of the analysis; it must not blunder
     * @param seed the same view, level and seed give the same result on every machine
     */
    public Analysis(Game game, State view, Level level, int seed) {
        this(new Search(game, view, withoutBlunders(level), seed));
    }

    private Analysis(Search search) {
        this.search = search;
    }

    /**
     * {@return an analysis of one move alone} All of its effort goes into what follows that move.
     *
     * @param game the rules
     * @param view the view of the seat to move; copied
     * @param level its iterations are the effort of the analysis; it must not blunder
     * @param seed the same view, level, seed and move give the same result on every machine
     * @param move a legal move; else IllegalArgumentException is thrown
     */
    public static Analysis ofMove(Game game, State view, Level level, int seed, int move) {
        return new Analysis(Search.forMove(game, view, withoutBlunders(level), seed, move));
    }

    private static Level withoutBlunders(Level level) {
        if (level.blunderRate() > 0) {
            throw new IllegalArgumentException("a level that blunders");
        }
        return level;
    }

    /**
     * Runs at most this many more iterations. True when the level's iterations are done.
     *
     * @param iterations a number of search iterations, at least 1
     * @return whether the analysis is complete
     */
    public boolean run(int iterations) {
        boolean complete = false;
        for (int i = 0; i < iterations && !complete; i++) {
            int done = search.iterationsDone();
            double before = search.rewards.wins[search.seat];
            complete = search.run(1);
            if (search.iterationsDone() > done) {
                int move = search.root.chosen;
                if (move >= wins.length) {
                    wins = Arrays.copyOf(wins, search.root.moves.length);
                }
                wins[move] += search.rewards.wins[search.seat] - before;
            }
        }
        return complete;
    }

    /** {@return the number of iterations done so far} */
    public int iterationsDone() {
        return search.iterationsDone();
    }

    /**
     * {@return the best moves so far, the best first} Moves that no iteration began with are not among them.
     *
     * @param most the greatest number of moves, at least 1
     */
    public int[] bestMoves(int most) {
        Node root = search.root;
        int[] best = new int[Math.min(most, root.size)];
        int count = 0;
        for (int i = 0; i < root.size; i++) {
            int place = count;
            while (place > 0 && root.visits[i] > search.visits(best[place - 1])) {
                place--;
            }
            if (root.visits[i] > 0 && place < best.length) {
                count = Math.min(count + 1, best.length);
                System.arraycopy(best, place, best, place + 1, count - 1 - place);
                best[place] = root.moves[i];
            }
        }
        return Arrays.copyOf(best, count);
    }

    /**
     * {@return the probability that the seat to move wins after a move, in thousandths} With few iterations it is uncertain.
     *
     * @param move one of {@link #bestMoves}
     */
    public int winProbability(int move) {
        for (int i = 0; i < wins.length; i++) {
            if (search.root.moves[i] == move && search.root.visits[i] > 0) {
                return (int) (wins[i] / search.root.visits[i] * Evaluator.WHOLE + 0.5);
            }
        }
        throw new IllegalArgumentException("not looked at: " + move);
    }

    /**
     * {@return the moves expected after a move, in order} They end where chance moves, where the seat to move would not see the
     * next one, or where the search has hardly looked.
     *
     * @param move one of {@link #bestMoves}
     */
    public int[] line(int move) {
        return MainLine.of(search.root, move, State.SPECTATOR);
    }
}
