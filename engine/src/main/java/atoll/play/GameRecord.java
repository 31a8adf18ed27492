package atoll.play;

import atoll.engine.BadPosition;
import atoll.engine.BitReader;
import atoll.engine.BitWriter;
import atoll.engine.Game;
import atoll.engine.Setup;
import atoll.engine.State;
import java.util.Arrays;

/** A recorded game: its start and all moves. Immutable. */
public final class GameRecord {
    private final Game game;
    private final State start;
    private final boolean fromSetup;
    private final int[] moves;
    private final Seed seed;

    /**
     * A game whose seed is unknown or secret.
     *
     * @param game the rules
     * @param start the first position
     * @param fromSetup whether the start is that of a new game
     * @param moves the moves from there
     */
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

    /**
     * {@return a record without moves}
     *
     * @param game the rules
     * @param position where it begins; must not change afterwards
     */
    public static GameRecord ofPosition(Game game, State position) {
        return new GameRecord(game, position, false, new int[0]);
    }

    /**
     * Reads a start that can be played on.
     *
     * @param game the rules
     * @param in the source, which advances
     * @return a record without moves
     * @throws BadPosition if the bits describe no position that the rules allow, or a view
     */
    public static GameRecord readStart(Game game, BitReader in) {
        return in.getFlag()
                ? new GameRecord(game, game.start(Setup.read(game.info(), in)), true, new int[0])
                : ofPosition(game, fullyKnown(game.read(in)));
    }

    /**
     * {@return a position that can be played on} Chance cannot draw from what is unknown. Throws BadPosition for a view.
     *
     * @param state a position or view
     */
    static State fullyKnown(State state) {
        if (!state.isFullyKnown()) {
            throw new BadPosition("a view of one seat cannot be played on");
        }
        return state;
    }

    /**
     * Writes the start, for {@link #readStart}.
     *
     * @param out receives the result
     */
    public void writeStart(BitWriter out) {
        out.put(fromSetup);
        if (fromSetup) {
            start.setup().write(out);
        } else {
            start.write(out);
        }
    }

    /**
     * {@return a record with this start and other moves}
     *
     * @param others each legal after those before it
     */
    public GameRecord then(int... others) {
        return new GameRecord(game, start, fromSetup, others.clone());
    }

    /** {@return the rules} */
    public Game game() {
        return game;
    }

    /** {@return a copy of the position before the first move} */
    public State start() {
        return start.copy();
    }

    /** {@return whether the record begins with a new game rather than a composed position} */
    public boolean fromSetup() {
        return fromSetup;
    }

    /** {@return the number of moves} */
    public int length() {
        return moves.length;
    }

    /**
     * {@return the seed of chance, see {@link Session}, or null} Only a finished game has it: the seed reveals all
     * future chance outcomes.
     */
    public Seed seed() {
        return seed;
    }

    /**
     * {@return this game with its seed} Throws BadPosition if the game is not over.
     *
     * @param thatSeed the seed that the game followed
     */
    public GameRecord withSeed(Seed thatSeed) {
        if (at(moves.length).actor() != State.OVER) {
            throw new BadPosition("the game is not over: its seed must stay secret");
        }
        return new GameRecord(game, start, fromSetup, moves, thatSeed);
    }

    /**
     * {@return the move played after the first {@code ply} moves, 0..length-1; throws IndexOutOfBoundsException}
     *
     * @param ply the number of moves played before
     */
    public int move(int ply) {
        if (ply < 0 || ply >= moves.length) {
            throw new IndexOutOfBoundsException("move " + ply + " of " + moves.length);
        }
        return moves[ply];
    }

    /**
     * {@return all moves, in an array of length {@code room}, at least {@link #length}}
     *
     * @param room the length of the array
     */
    int[] moves(int room) {
        return Arrays.copyOf(moves, room);
    }

    /**
     * {@return the position after the first {@code plies} moves, 0..{@link #length}; throws IndexOutOfBoundsException}
     *
     * @param plies a number of moves, 0..{@code length()}
     */
    public State at(int plies) {
        check(plies);
        State state = start.copy();
        for (int i = 0; i < plies; i++) {
            state.play(moves[i]);
        }
        return state;
    }

    /**
     * {@return this game cut to its first {@code plies} moves, without its seed}
     *
     * @param plies a number of moves, 0..{@code length()}
     */
    public GameRecord until(int plies) {
        check(plies);
        return new GameRecord(game, start, fromSetup, Arrays.copyOf(moves, plies));
    }

    /**
     * {@return whether {@code that} begins with all of these moves, from the same start; true also if both are the
     * same}
     *
     * @param that the other one
     */
    boolean isPrefixOf(GameRecord that) {
        return moves.length <= that.moves.length && commonPrefix(that.moves, that.moves.length) == moves.length;
    }

    /**
     * {@return the number of leading moves that equal those in {@code others}; only the first {@code length} of these
     * count}
     *
     * @param others the other records
     * @param length the number of moves that count
     */
    int commonPrefix(int[] others, int length) {
        int same = 0;
        while (same < moves.length && same < length && moves[same] == others[same]) {
            same++;
        }
        return same;
    }

    /**
     * {@return whether the record begins with that position of that game}
     *
     * @param thatGame the rules
     * @param thatStart a first position
     */
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
