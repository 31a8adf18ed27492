package atoll.bot;

import atoll.engine.GameInfo;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import java.util.List;

/**
 * The first of two seats wins without points by the {@link #SAFE} move, or bets. After a bet the second hides something under one
 * of two cups. If the first then guesses the cup, it wins the only point; otherwise it loses.
 *
 * @param open whether the first sees the choice
 */
record Cups(boolean open) implements MadeUp {
    static final int SAFE = 0;
    static final int BET = 1;

    private static final int CUPS = 2;
    private static final GameInfo INFO = new GameInfo("cups", new GameInfo.Seats(2, 2), List.of(), 1, 3);

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public State start(Setup setup) {
        return new Table();
    }

    private final class Table extends OpenState {
        private static final int NONE = -1;
        private static final int UNKNOWN = -2;

        private int first = NONE;
        private int hidden = NONE;
        private int guess = NONE;

        @Override
        public Setup setup() {
            return Setup.of(INFO, 2);
        }

        @Override
        public int actor() {
            return first == SAFE || guess != NONE ? OVER : first == BET && hidden == NONE ? 1 : 0;
        }

        @Override
        public void moves(MoveList out) {
            out.clear();
            if (first == NONE) {
                out.add(SAFE);
                out.add(BET);
            } else if (actor() != OVER) {
                for (int cup = 0; cup < CUPS; cup++) {
                    out.add(cup);
                }
            }
        }

        @Override
        public void play(int move) {
            if (first == NONE) {
                first = move;
            } else if (hidden == NONE) {
                hidden = move;
            } else {
                guess = move;
            }
        }

        @Override
        public boolean isVisibleTo(int seat, int move) {
            return open || seat == 1 || actor() != 1;
        }

        @Override
        public State viewFor(int seat) {
            Table view = new Table();
            view.copyFrom(this);
            view.hidden = open || seat == 1 || hidden == NONE ? hidden : UNKNOWN;
            return view;
        }

        @Override
        public boolean isFullyKnown() {
            return hidden != UNKNOWN;
        }

        @Override
        public void determinize(Rng rng) {
            hidden = hidden == UNKNOWN ? rng.next(CUPS) : hidden;
        }

        @Override
        public State copy() {
            Table copy = new Table();
            copy.copyFrom(this);
            return copy;
        }

        @Override
        public void copyFrom(State that) {
            first = ((Table) that).first;
            hidden = ((Table) that).hidden;
            guess = ((Table) that).guess;
        }

        @Override
        public int score(int seat) {
            boolean won = first == BET && guess == hidden;
            return won == (seat == 0) ? 1 : 0;
        }

        @Override
        public int rank(int seat) {
            boolean won = first == SAFE || guess == hidden;
            return won == (seat == 0) ? 1 : 2;
        }
    }
}
