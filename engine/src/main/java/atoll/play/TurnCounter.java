package atoll.play;

import atoll.engine.State;

/**
 * Counts the turns of a game, move by move: consecutive moves of one seat are one turn, and chance moves belong to the turn
 * before them. Before the first decision there is no turn, only set-up.
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
     * @param last the seat that moved last, chance aside; CHANCE if none did
     */
    public TurnCounter(int turns, int last) {
        this.turns = turns;
        this.last = last;
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
            counter.next(state.actor());
            state.play(record.move(i));
        }
        return counter.turn();
    }

    /**
     * Counts the next move.
     *
     * @param actor the seat that moves, or CHANCE
     * @return whether the move begins a turn
     */
    public boolean next(int actor) {
        boolean begins = actor >= 0 && actor != last;
        if (begins) {
            turns++;
            last = actor;
        }
        return begins;
    }

    /** {@return the turn of the last counted move, from 1; 0 during the set-up} */
    public int turn() {
        return turns;
    }
}
