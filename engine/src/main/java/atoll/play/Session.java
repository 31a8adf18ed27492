package atoll.play;

import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import java.util.Arrays;

/**
 * A game under way: its position, its history, and what was taken back and can be played again.
 *
 * <p>Chance is decided by (seed, ply), so taking back and playing on never rerolls, and whoever knows the seed of a
 * finished game can check every outcome.
 */
public final class Session {
    private final Game game;
    private final State start;
    private final boolean fromSetup;
    private final int seed;
    private final State state;
    private final MoveList legal = new MoveList();
    private final Rng rng = new Rng(0);
    private int[] moves = new int[128];
    private int ply;
    private int length;

    /** A new game. Chance plays when it is told to, {@code play(outcome())}, the first deal included. */
    public Session(Game game, Setup setup, int seed) {
        this(game, game.start(setup), true, seed);
    }

    private Session(Game game, State start, boolean fromSetup, int seed) {
        this.game = game;
        this.start = start;
        this.fromSetup = fromSetup;
        this.seed = seed;
        this.state = start.copy();
    }

    /** A game that goes on from a position; {@code start} is copied. */
    public static Session from(Game game, State start, int seed) {
        return new Session(game, start.copy(), false, seed);
    }

    /** A recorded game, at its last move. */
    public static Session of(Record record, int seed) {
        Session session = new Session(record.game(), record.start(), record.fromSetup(), seed);
        for (int i = 0; i < record.length(); i++) {
            session.play(record.move(i));
        }
        return session;
    }

    public Game game() {
        return game;
    }

    public int seed() {
        return seed;
    }

    /** The position now: to be looked at, not played on. Whatever may not know everything gets {@link #view}. */
    public State state() {
        return state;
    }

    public State view(int seat) {
        return state.seenBy(seat);
    }

    /** How many moves lead to the position now. */
    public int ply() {
        return ply;
    }

    /** How many moves are known, those taken back included; at least {@link #ply}. */
    public int length() {
        return length;
    }

    /** The move that follows the position after {@code at} moves, 0..length-1. */
    public int move(int at) {
        if (at < 0 || at >= length) {
            throw new IndexOutOfBoundsException("move " + at + " of " + length);
        }
        return moves[at];
    }

    /** The position after the first {@code plies} moves, 0..length. */
    public State at(int plies) {
        return whole().at(plies);
    }

    /** Plays a legal move; what had been taken back is forgotten unless the move is the very one that came next. */
    public void play(int move) {
        state.moves(legal);
        if (legal.indexOf(move) < 0) {
            throw new IllegalArgumentException("not a legal move: " + move);
        }
        if (ply < length && moves[ply] != move) {
            length = ply;
        }
        if (ply == moves.length) {
            moves = Arrays.copyOf(moves, 2 * ply);
        }
        state.play(move);
        moves[ply++] = move;
        length = Math.max(length, ply);
    }

    /** What chance will do next. Throws IllegalStateException if a seat is to decide. */
    public int outcome() {
        if (state.actor() != State.CHANCE) {
            throw new IllegalStateException("chance is not to move");
        }
        return outcome(state, ply);
    }

    private int outcome(State at, int atPly) {
        at.moves(legal);
        rng.reset(seed, atPly);
        return legal.pick(rng);
    }

    /** Whether every outcome of chance so far, of which there has to be one, is what the seed would have brought. */
    public boolean followsSeed() {
        boolean follows = false;
        State at = start.copy();
        for (int i = 0; i < ply; i++) {
            if (at.actor() == State.CHANCE) {
                follows = true;
                if (outcome(at, i) != moves[i]) {
                    return false;
                }
            }
            at.play(moves[i]);
        }
        return follows;
    }

    public boolean undo() {
        return ply > 0 && go(ply - 1);
    }

    public boolean redo() {
        return ply < length && go(ply + 1);
    }

    /** Goes to the position after {@code plies} moves, 0..length; the moves beyond can be played again. */
    public boolean go(int plies) {
        if (plies < 0 || plies > length) {
            throw new IndexOutOfBoundsException("ply " + plies + " of " + length);
        }
        if (plies < ply) {
            state.become(start);
            ply = 0;
        }
        while (ply < plies) {
            state.play(moves[ply++]);
        }
        return true;
    }

    /** The game as far as the position now. */
    public Record record() {
        return whole().until(ply);
    }

    /** The game with what was taken back. */
    public Record whole() {
        return new Record(game, start, fromSetup, Arrays.copyOf(moves, length));
    }
}
