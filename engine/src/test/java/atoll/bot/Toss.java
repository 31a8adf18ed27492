package atoll.bot;

import atoll.engine.Evaluator;
import atoll.engine.GameInfo;
import atoll.engine.MoveList;
import atoll.engine.SearchParams;
import atoll.engine.Setup;
import atoll.engine.State;
import java.util.List;

/** A game for three seats, of which the first makes a few moves without effect; the result is fixed beforehand. */
record Toss(int playoutDepth) implements MadeUp {
    private static final GameInfo INFO = new GameInfo("toss", new GameInfo.Seats(3, 3), List.of(), 1, 4);

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public State start(Setup setup) {
        return new Side(1, 1, 1);
    }

    @Override
    public Evaluator evaluator() {
        return new Evaluator() {
            @Override
            public int movePrior(State at, int move) {
                return 1;
            }

            @Override
            public SearchParams searchParams() {
                return SearchParams.DEFAULT.withPlayoutDepth(playoutDepth);
            }

            @Override
            public void evaluate(State at, int[] worths) {
                worths[0] = 600;
                worths[1] = 300;
                worths[2] = 100;
            }
        };
    }

    /** A position: the remaining moves, and the ranks of the second and third seat; the first has that of the second. */
    static final class Side extends OpenState {
        private int left;
        private final int second;
        private final int third;

        Side(int left, int second, int third) {
            this.left = left;
            this.second = second;
            this.third = third;
        }

        @Override
        public Setup setup() {
            return Setup.of(INFO, 3);
        }

        @Override
        public int actor() {
            return left == 0 ? OVER : 0;
        }

        @Override
        public void moves(MoveList out) {
            out.clear();
            for (int i = 0; i < 2 && left > 0; i++) {
                out.add(i);
            }
        }

        @Override
        public void play(int move) {
            left--;
        }

        @Override
        public State copy() {
            return new Side(left, second, third);
        }

        @Override
        public void copyFrom(State that) {
            left = ((Side) that).left;
        }

        @Override
        public int score(int seat) {
            return 10 - seat;
        }

        @Override
        public int rank(int seat) {
            return seat == 2 ? third : second;
        }
    }
}
