package atoll.play;

import atoll.engine.State;

/**
 * Counts the turns of a game, move by move: consecutive moves in one seat's turn are one turn, and moves in nobody's turn belong
 * to the turn before them. Before the first turn there is only set-up.
 */
public final class TurnCounter {
    private int turns;
    private int last;

    /** At the start of a game. */
    public TurnCounter() {
        this(0, State.CHANCE);
    }

    /**
     * In the middle of a game.
     *
     * @param turns the number of turns so far
     * @param last the seat whose turn was last; CHANCE if there was none
     */
    public TurnCounter(int turns, int last) {
        this.turns = turns;
        this.last = last;
    }

    /** {@return a counter that goes on from here by itself} */
    TurnCounter copy() {
        return new TurnCounter(turns, last);
    }

    /**
     * {@return the turn of the last move before a position; 0 at the start and during the set-up}
     *
     * @param record a game
     * @param ply a number of moves, 0..record.length()
     */
    public static int turnAt(GameRecord record, int ply) {
        State state = record.start();
        TurnCounter counter = new TurnCounter();
        for (int i = 0; i < ply; i++) {
            counter.next(state.turnSeat());
            state.play(record.move(i));
        }
        return counter.turn();
    }

    /**
     * Counts the next move.
     *
     * @param seat the seat whose turn it is before the move, see {@link State#turnSeat}
     * @return whether the move begins a turn
     */
    public boolean next(int seat) {
        boolean begins = seat >= 0 && seat != last;
        if (begins) {
            turns++;
            last = seat;
        }
        return begins;
    }

    /** {@return the turn of the last counted move, from 1; 0 during the set-up} */
    public int turn() {
        return turns;
    }
}
