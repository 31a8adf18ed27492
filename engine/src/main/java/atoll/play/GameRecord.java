package atoll.play;

import atoll.engine.BadPosition;
import atoll.engine.BitWriter;
import atoll.engine.Game;
import atoll.engine.State;
import java.util.Arrays;

/** A game on paper: where it began and every move since. Immutable. */
public final class GameRecord {
    private final Game game;
    private final State start;
    private final boolean fromSetup;
    private final int[] moves;
    private final Seed seed;

    /** A game whose seed is not told. */
    GameRecord(Game game, State start, boolean fromSetup, int[] moves) {
        this(game, start, fromSetup, moves, null);
    }

    /**
     * @param start the position before the first move; not to be changed afterwards
     * @param fromSetup whether {@code start} is how a game of its setup begins, rather than a position found elsewhere
     * @param moves each legal after those before it
     * @param seed that chance is said to have followed, or null
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
     * What chance is said to have followed from, see {@link Session}; null if that is not told. Nobody is told before the game is
     * over: the seed foretells all chance to come.
     */
    public Seed seed() {
        return seed;
    }

    /** The same game with its seed; throws BadPosition if it is not over. */
    public GameRecord withSeed(Seed thatSeed) {
        if (at(moves.length).actor() != State.OVER) {
            throw new BadPosition("the seed of a game that goes on");
        }
        return new GameRecord(game, start, fromSetup, moves, thatSeed);
    }

    /** The move that follows the position after {@code ply} moves, 0..length-1; throws IndexOutOfBoundsException. */
    public int move(int ply) {
        if (ply < 0 || ply >= moves.length) {
            throw new IndexOutOfBoundsException("move " + ply + " of " + moves.length);
        }
        return moves[ply];
    }

    /** All moves, in an array that has room for so many, at least {@link #length}. */
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

    /** The same game, played as far as its first {@code plies} moves, without its seed. */
    public GameRecord until(int plies) {
        check(plies);
        return new GameRecord(game, start, fromSetup, Arrays.copyOf(moves, plies));
    }

    /** Whether {@code that} begins with all of these moves, from the same start; so it does if both are the same. */
    boolean isPrefixOf(GameRecord that) {
        return moves.length <= that.moves.length && commonPrefix(that.moves, that.moves.length) == moves.length;
    }

    /** How many moves come first here and among the first {@code length} of {@code others} alike. */
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
                        && written(start).equals(written(thatStart));
    }

    private static String written(State state) {
        BitWriter out = new BitWriter();
        state.write(out);
        return out.text() + " " + out.hash();
    }

    // JavaScript would play moves that do not exist.
    private void check(int plies) {
        if (plies < 0 || plies > moves.length) {
            throw new IndexOutOfBoundsException("ply " + plies + " of " + moves.length);
        }
    }
}
