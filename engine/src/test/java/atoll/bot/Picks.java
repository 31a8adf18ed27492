package atoll.bot;

import atoll.engine.Evaluator;
import atoll.engine.GameInfo;
import atoll.engine.MoveList;
import atoll.engine.Setup;
import atoll.engine.State;
import java.util.List;

/**
 * The first of two seats picks one of some moves, again and again. It wins if it picked the last move, the lucky one, often
 * enough. Between picks there may be a random draw without effect.
 *
 * @param moves the number of moves of each pick
 * @param turns the number of picks
 * @param needed the number of lucky picks needed
 * @param draws the number of chance outcomes, or 0 for no draw
 */
record Picks(int moves, int turns, int needed, int draws, Evaluator evaluator) implements MadeUp {
    private static final GameInfo INFO = new GameInfo("picks", new GameInfo.Seats(2, 2), List.of(), 1, 100);

    Picks(int moves, int turns, int needed, Evaluator evaluator) {
        this(moves, turns, needed, 0, evaluator);
    }

    int lucky() {
        return moves - 1;
    }

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public State start(Setup setup) {
        return new Hand();
    }

    private final class Hand extends OpenState {
        private int left = turns;
        private int got;
        private boolean drawing;

        @Override
        public Setup setup() {
            return Setup.of(INFO, 2);
        }

        @Override
        public int actor() {
            return left == 0 ? OVER : drawing ? CHANCE : 0;
        }

        @Override
        public void moves(MoveList out) {
            out.clear();
            for (int i = 0; i < (drawing ? draws : moves) && left > 0; i++) {
                out.add(i);
            }
        }

        @Override
        public void play(int move) {
            if (drawing) {
                drawing = false;
                return;
            }
            left--;
            got += move == lucky() ? 1 : 0;
            drawing = draws > 0;
        }

        @Override
        public State copy() {
            Hand copy = new Hand();
            copy.copyFrom(this);
            return copy;
        }

        @Override
        public void copyFrom(State that) {
            left = ((Hand) that).left;
            got = ((Hand) that).got;
            drawing = ((Hand) that).drawing;
        }

        @Override
        public int score(int seat) {
            return rank(seat) == 1 ? 1 : 0;
        }

        @Override
        public int rank(int seat) {
            return got >= needed == (seat == 0) ? 1 : 2;
        }
    }
}
