package atoll.bot;

import atoll.engine.GameInfo;
import atoll.engine.Judge;
import atoll.engine.MoveList;
import atoll.engine.Setup;
import atoll.engine.State;
import java.util.List;

/**
 * The first of two seats picks one of some moves, again and again, and wins if it picked the last of them, which is the lucky one,
 * so many times.
 *
 * @param moves how many there are each time
 * @param turns how often it picks
 * @param needed how often it needs the lucky one
 */
record Picks(int moves, int turns, int needed, Judge judge) implements MadeUp {
    private static final GameInfo INFO = new GameInfo("picks", 2, 2, List.of(), 1, 100);

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

        @Override
        public Setup setup() {
            return Setup.of(INFO, 2);
        }

        @Override
        public int actor() {
            return left == 0 ? OVER : 0;
        }

        @Override
        public void moves(MoveList out) {
            out.clear();
            for (int i = 0; i < moves && left > 0; i++) {
                out.add(i);
            }
        }

        @Override
        public void play(int move) {
            left--;
            got += move == lucky() ? 1 : 0;
        }

        @Override
        public State copy() {
            Hand copy = new Hand();
            copy.become(this);
            return copy;
        }

        @Override
        public void become(State that) {
            left = ((Hand) that).left;
            got = ((Hand) that).got;
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
