package atoll.bot;

import atoll.engine.GameInfo;
import atoll.engine.MoveList;
import atoll.engine.Setup;
import atoll.engine.State;
import java.util.List;

/**
 * Two seats, one move each. After the {@link #BAIT} the second wins by one of its moves and loses by all others. After the
 * {@link #SAFE} move both share the first place. After the {@link #POOR} move the first always loses, as after the
 * {@link #POORER} one, which gives it fewer points.
 *
 * @param first the legal moves of the first seat
 */
record Trap(int... first) implements MadeUp {
    static final int BAIT = 0;
    static final int SAFE = 1;
    static final int POOR = 2;
    static final int POORER = 3;

    private static final int ANSWERS = 10;
    private static final GameInfo INFO = new GameInfo("trap", new GameInfo.Seats(2, 2), List.of(), 1, 2);

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public State start(Setup setup) {
        return new Board();
    }

    private final class Board extends OpenState {
        private static final int NONE = -1;

        private int chosen = NONE;
        private int answer = NONE;

        @Override
        public Setup setup() {
            return Setup.of(INFO, 2);
        }

        @Override
        public int actor() {
            return chosen == NONE ? 0 : answer == NONE ? 1 : OVER;
        }

        @Override
        public void moves(MoveList out) {
            out.clear();
            if (chosen == NONE) {
                for (int move : first) {
                    out.add(move);
                }
            } else if (answer == NONE) {
                for (int i = 0; i < ANSWERS; i++) {
                    out.add(i);
                }
            }
        }

        @Override
        public void play(int move) {
            if (chosen == NONE) {
                chosen = move;
            } else {
                answer = move;
            }
        }

        @Override
        public State copy() {
            Board copy = new Board();
            copy.copyFrom(this);
            return copy;
        }

        @Override
        public void copyFrom(State that) {
            chosen = ((Board) that).chosen;
            answer = ((Board) that).answer;
        }

        @Override
        public int score(int seat) {
            if (seat == 1) {
                return 10;
            }
            return switch (chosen) {
                case BAIT -> answer == ANSWERS - 1 ? 0 : 20;
                case SAFE -> 10;
                case POOR -> 8;
                default -> 1;
            };
        }

        @Override
        public int rank(int seat) {
            return score(seat) >= score(1 - seat) ? 1 : 2;
        }
    }
}
