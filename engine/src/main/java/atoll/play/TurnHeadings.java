package atoll.play;

import atoll.engine.State;

/**
 * What stands before moves in texts of games: the number of the turn and who decides, where a turn begins or another seat
 * decides in it. Decisions of the set-up are in turn 0.
 */
public final class TurnHeadings {
    private final TurnCounter counter;
    /** The seat that decided last; CHANCE if none did. */
    private int decider;
    /** Whether the last counted move began its turn. */
    private boolean begins;

    /** At the start of a game. */
    public TurnHeadings() {
        this(new TurnCounter(), State.CHANCE);
    }

    private TurnHeadings(TurnCounter counter, int decider) {
        this.counter = counter;
        this.decider = decider;
    }

    /** {@return headings that go on from here by themselves} */
    public TurnHeadings copy() {
        return new TurnHeadings(counter.copy(), decider);
    }

    /**
     * Counts the next move.
     *
     * @param before the position before it
     * @return whether a heading is due
     */
    public boolean next(State before) {
        int actor = before.actor();
        begins = counter.next(before.turnSeat());
        boolean passes = actor >= 0 && actor != decider;
        decider = passes ? actor : decider;
        return begins || passes;
    }

    /** {@return the turn of the last counted move, from 1; 0 during the set-up} */
    public int turn() {
        return counter.turn();
    }

    /** {@return what stands after the name: three dots if moves of the same turn are before the last counted one} */
    public String dots() {
        return begins || turn() == 0 ? "" : "...";
    }
}
