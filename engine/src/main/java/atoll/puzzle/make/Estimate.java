package atoll.puzzle.make;

import atoll.bot.Analysis;
import atoll.bot.Level;
import atoll.bot.Search;
import atoll.drill.MoveValue;
import atoll.engine.Game;
import atoll.engine.State;
import java.util.ArrayList;
import java.util.List;

/** What one long search says about the moves of a position. */
final class Estimate {
    private final List<MoveValue> values;

    private Estimate(List<MoveValue> values) {
        this.values = values;
    }

    /**
     * {@return the result of a search}
     *
     * @param game the rules
     * @param view the view of the seat to move
     * @param iterations the effort
     * @param seed of the search
     */
    static Estimate of(Game game, State view, int iterations, int seed) {
        Analysis analysis = new Analysis(game, view, new Level(iterations, Integer.MAX_VALUE), seed);
        analysis.run(iterations);
        List<MoveValue> values = new ArrayList<>();
        for (int move : analysis.bestMoves(Integer.MAX_VALUE)) {
            values.add(new MoveValue(move, Math.min(MoveValue.WHOLE, analysis.winProbability(move))));
        }
        return new Estimate(values);
    }

    /**
     * {@return what a search of one move alone says about it, in thousandths of a win}
     *
     * @param game the rules
     * @param view the view of the seat to move
     * @param iterations the effort
     * @param seed of the search
     * @param move a legal move
     */
    static int alone(Game game, State view, int iterations, int seed, int move) {
        Search search = Search.forMove(game, view, new Level(iterations, Integer.MAX_VALUE), seed, move);
        search.run(iterations);
        return search.winProbability(view.actor());
    }

    /** {@return the move that the search visited most} */
    int best() {
        return values.get(0).move();
    }

    /** {@return the value of the best move, in thousandths of a win} */
    int bestValue() {
        return values.get(0).permille();
    }

    /** {@return all moves that were tried, the most visited first} */
    List<MoveValue> values() {
        return values;
    }

    /**
     * {@return what a move costs compared with the best, in thousandths of a win; all of it if it was never tried}
     *
     * @param move a move
     */
    int cost(int move) {
        for (MoveValue value : values) {
            if (value.move() == move) {
                return bestValue() - value.permille();
            }
        }
        return bestValue();
    }

    /**
     * {@return the moves that cost less than a limit}
     *
     * @param limit in thousandths of a win
     */
    List<Integer> within(int limit) {
        List<Integer> moves = new ArrayList<>();
        for (MoveValue value : values) {
            if (bestValue() - value.permille() < limit) {
                moves.add(value.move());
            }
        }
        return moves;
    }
}
