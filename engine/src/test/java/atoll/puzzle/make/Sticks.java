package atoll.puzzle.make;

import atoll.engine.BitReader;
import atoll.engine.BitWriter;
import atoll.engine.Game;
import atoll.engine.GameInfo;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import java.util.List;

/**
 * A game of chance for tests: in turn, each seat takes one or two of the sticks, and after two of them chance may add one. Who takes the last stick wins.
 */
final class Sticks extends State {
    static final Game GAME = new Game() {
        private final GameInfo info = new GameInfo("sticks", new GameInfo.Seats(2, 2), List.of(), 1, 1000);

        @Override
        public GameInfo info() {
            return info;
        }

        @Override
        public State start(Setup setup) {
            return new Sticks(10, 3);
        }

        @Override
        public String formatMove(State at, int move) {
            return Integer.toString(move);
        }

        @Override
        public State read(BitReader in) {
            throw new UnsupportedOperationException();
        }
    };

    private static final int MOST_TURNS = 30;

    private int left;
    private int turn;
    private boolean isDraw;
    private int turns;

    /** The weight of adding none; that of adding one is 1. */
    private final int odds;

    Sticks(int left, int odds) {
        this.left = left;
        this.odds = odds;
    }

    @Override
    public Setup setup() {
        return Setup.of(GAME.info(), 2);
    }

    @Override
    public int actor() {
        return left == 0 || turns == MOST_TURNS ? OVER : isDraw ? CHANCE : turn;
    }

    @Override
    public void moves(MoveList out) {
        out.clear();
        if (isDraw) {
            out.add(0, odds);
            out.add(1, 1);
        } else if (left > 0) {
            out.add(1);
            if (left > 1) {
                out.add(2);
            }
        }
    }

    @Override
    public void play(int move) {
        if (isDraw) {
            left += move;
            isDraw = false;
        } else {
            left -= move;
            turns++;
            turn = 1 - turn;
            isDraw = move == 2 && left > 0;
        }
    }

    @Override
    public State copy() {
        Sticks copy = new Sticks(left, odds);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(State that) {
        Sticks other = (Sticks) that;
        left = other.left;
        turn = other.turn;
        isDraw = other.isDraw;
        turns = other.turns;
    }

    @Override
    public int score(int seat) {
        return left == 0 && seat != turn ? 1 : 0;
    }

    @Override
    public int rank(int seat) {
        return score(seat) < score(1 - seat) ? 2 : 1;
    }

    @Override
    public State viewFor(int seat) {
        return copy();
    }

    @Override
    public void determinize(Rng rng) {
        // nothing is hidden
    }

    @Override
    public boolean isVisibleTo(int seat, int move) {
        return true;
    }

    @Override
    public void write(BitWriter out) {
        out.putNumber(left);
        out.put(turn, 2);
        out.put(isDraw);
        out.putNumber(turns);
    }
}
