package atoll.play;

import atoll.engine.Game;
import atoll.engine.State;
import java.util.Arrays;

/** A game on paper: where it began and every move since. Immutable. */
public final class Record {
    private final Game game;
    private final State start;
    private final boolean fromSetup;
    private final int[] moves;

    /**
     * @param start the position before the first move; not to be changed afterwards
     * @param fromSetup whether {@code start} is how a game of its setup begins, rather than a position found elsewhere
     * @param moves each legal after those before it
     */
    Record(Game game, State start, boolean fromSetup, int[] moves) {
        this.game = game;
        this.start = start;
        this.fromSetup = fromSetup;
        this.moves = moves;
    }

    public Game game() {
        return game;
    }

    /** A copy of the position before the first move. */
    public State start() {
        return start.copy();
    }

    public boolean fromSetup() {
        return fromSetup;
    }

    public int length() {
        return moves.length;
    }

    public int move(int ply) {
        return moves[ply];
    }

    /** The position after the first {@code plies} moves, 0..{@link #length}. */
    public State at(int plies) {
        State state = start.copy();
        for (int i = 0; i < plies; i++) {
            state.play(moves[i]);
        }
        return state;
    }

    /** The same game, played as far as its first {@code plies} moves. */
    public Record until(int plies) {
        return new Record(game, start, fromSetup, Arrays.copyOf(moves, plies));
    }
}
