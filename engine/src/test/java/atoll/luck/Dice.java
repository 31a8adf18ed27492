package atoll.luck;

import atoll.bot.MadeUp;
import atoll.bot.OpenState;
import atoll.engine.GameInfo;
import atoll.engine.MoveList;
import atoll.engine.Setup;
import atoll.engine.State;
import java.util.List;

/**
 * A game of pure luck for two: in each of three rounds a die gives a point to the first seat (1 of 3) or to the second (2 of 3), and
 * a seat then makes a move without effect.
 */
record Dice() implements MadeUp {
    static final int ROUNDS = 3;
    private static final GameInfo INFO = new GameInfo("dice", new GameInfo.Seats(2, 2), List.of(), 1, 6);

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public State start(Setup setup) {
        return new Throws();
    }

    /** A position: the points of the first seat, and the moves made. */
    static final class Throws extends OpenState {
        private int points;
        private int moves;

        /** The exact probability that the first seat wins, in thousandths. */
        int odds() {
            return (int) Math.round(1000 * winning(points, ROUNDS - (moves + 1) / 2));
        }

        private static double winning(int points, int left) {
            if (left == 0) {
                return points >= 2 ? 1 : 0;
            }
            return winning(points + 1, left - 1) / 3 + winning(points, left - 1) * 2 / 3;
        }

        @Override
        public Setup setup() {
            return Setup.of(INFO, 2);
        }

        @Override
        public int actor() {
            return moves == 2 * ROUNDS ? OVER : moves % 2 == 0 ? CHANCE : 0;
        }

        @Override
        public void moves(MoveList out) {
            out.clear();
            if (actor() == CHANCE) {
                out.add(0, 1);
                out.add(1, 2);
            } else if (actor() >= 0) {
                out.add(0);
            }
        }

        @Override
        public void play(int move) {
            points += actor() == CHANCE && move == 0 ? 1 : 0;
            moves++;
        }

        @Override
        public State copy() {
            Throws copy = new Throws();
            copy.copyFrom(this);
            return copy;
        }

        @Override
        public void copyFrom(State that) {
            points = ((Throws) that).points;
            moves = ((Throws) that).moves;
        }

        @Override
        public int score(int seat) {
            return seat == 0 ? points : ROUNDS - points;
        }

        @Override
        public int rank(int seat) {
            return score(seat) >= 2 ? 1 : 2;
        }
    }
}
