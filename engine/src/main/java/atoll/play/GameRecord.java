package atoll.play;

import atoll.engine.BadPosition;
import atoll.engine.BitWriter;
import atoll.engine.Game;
import atoll.engine.State;
import java.util.Arrays;

/** A recorded game: its start and all moves. Immutable. */
public final class GameRecord {
    private final Game game;
    private final State start;
    private final boolean fromSetup;
    private final int[] moves;
    private final Seed seed;

    /** A game whose seed is unknown or secret. */
    GameRecord(Game game, State start, boolean fromSetup, int[] moves) {
        this(game, start, fromSetup, moves, null);
    }

    /**
     * @param start the position before the first move; must not change afterwards
     * @param fromSetup whether {@code start} is the initial position of its setup rather than any other position
     * @param moves each legal after those before it
     * @param seed the seed that chance followed, or null
     */
    private GameRecord(Game game, State start, boolean fromSetup, int[] moves, Seed seed) {
        this.game = game;
        this.start = start;
        this.fromSetup = fromSetup;
        this.moves = moves;
        this.seed = seed;
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

    /**
     * The seed of chance, see {@link Session}, or null. Only a finished game has it: the seed reveals all future chance outcomes.
     */
    public Seed seed() {
        return seed;
    }

    /** This game with its seed. Throws BadPosition if the game is not over. */
    public GameRecord withSeed(Seed thatSeed) {
        if (at(moves.length).actor() != State.OVER) {
            throw new BadPosition("the game is not over: its seed must stay secret");
        }
        return new GameRecord(game, start, fromSetup, moves, thatSeed);
    }

    /** The move played after the first {@code ply} moves, 0..length-1; throws IndexOutOfBoundsException. */
    public int move(int ply) {
        if (ply < 0 || ply >= moves.length) {
            throw new IndexOutOfBoundsException("move " + ply + " of " + moves.length);
        }
        return moves[ply];
    }

    /** All moves, in an array of length {@code room}, at least {@link #length}. */
    int[] moves(int room) {
        return Arrays.copyOf(moves, room);
    }

    /** The position after the first {@code plies} moves, 0..{@link #length}; throws IndexOutOfBoundsException. */
    public State at(int plies) {
        check(plies);
        State state = start.copy();
        for (int i = 0; i < plies; i++) {
            state.play(moves[i]);
        }
        return state;
    }

    /** This game cut to its first {@code plies} moves, without its seed. */
    public GameRecord until(int plies) {
        check(plies);
        return new GameRecord(game, start, fromSetup, Arrays.copyOf(moves, plies));
    }

    /** Whether {@code that} begins with all of these moves, from the same start; true also if both are the same. */
    boolean isPrefixOf(GameRecord that) {
        return moves.length <= that.moves.length && commonPrefix(that.moves, that.moves.length) == moves.length;
    }

    /** The number of leading moves that equal those in {@code others}; only the first {@code length} of these count. */
    int commonPrefix(int[] others, int length) {
        int same = 0;
        while (same < moves.length && same < length && moves[same] == others[same]) {
            same++;
        }
        return same;
    }

    boolean startsFrom(Game thatGame, State thatStart) {
        return start == thatStart
                || game.info().rules() == thatGame.info().rules()
                        && start.setup().equals(thatStart.setup())
                        && encoded(start).equals(encoded(thatStart));
    }

    private static String encoded(State state) {
        BitWriter out = new BitWriter();
        state.write(out);
        return out.text() + " " + out.hash();
    }

    // JavaScript does not check array indexes.
    private void check(int plies) {
        if (plies < 0 || plies > moves.length) {
            throw new IndexOutOfBoundsException("ply " + plies + " of " + moves.length);
        }
    }
}
