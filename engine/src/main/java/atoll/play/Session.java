package atoll.play;

import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Setup;
import atoll.engine.State;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * A game in progress: its position, its moves, undone moves for redo, and its other branches.
 *
 * <p>Chance is a function of (seed, ply), see {@link Chance}. So undo never rerolls, and with the seed of a finished game anyone
 * can verify every outcome.
 */
public final class Session {
    /** Limits for the branches of a game and for their total moves: more than anyone plays, and still fast to read. */
    static final int MOST_BRANCHES = 200;

    /** The most moves of all branches of a game together. */
    static final int MOST_BRANCH_MOVES = 50_000;

    /** The number of moves between two cached positions. */
    private static final int STRIDE = 32;

    private final Game game;
    private final State start;
    private final boolean fromSetup;
    private final Seed seed;
    private final Chance chance;
    private final State state;
    private final MoveList legal = new MoveList();
    private final List<GameRecord> branches = new ArrayList<>();
    /** Cached positions, one after every {@link #STRIDE} moves of the line, so that going back need not replay all moves. */
    private final List<State> cached = new ArrayList<>();

    private int[] moves = new int[128];
    private int ply;
    private int length;

    /**
     * A new game. The caller plays chance moves with {@code play(outcome())}, the first deal included.
     *
     * @param game the rules
     * @param setup the seats and options
     * @param seed the source of chance
     */
    public Session(Game game, Setup setup, Seed seed) {
        this(game, game.start(setup), true, seed);
    }

    private Session(Game game, State start, boolean fromSetup, Seed seed) {
        this.game = game;
        this.start = start;
        this.fromSetup = fromSetup;
        this.seed = seed;
        chance = new Chance(seed);
        this.state = start.copy();
    }

    /**
     * {@return a game that starts from any position; {@code start} is copied}
     *
     * @param game the rules
     * @param start the first position
     * @param seed the source of chance
     */
    public static Session from(Game game, State start, Seed seed) {
        return new Session(game, start.copy(), false, seed);
    }

    /**
     * {@return a game with the start of a recorded one, before its first move}
     *
     * @param record a game
     * @param seed the source of chance
     */
    static Session resume(GameRecord record, Seed seed) {
        return new Session(record.game(), record.start(), record.fromSetup(), seed);
    }

    /**
     * {@return a recorded game, at its last move}
     *
     * @param record a game
     * @param seed the source of chance
     */
    public static Session of(GameRecord record, Seed seed) {
        Session session = resume(record, seed);
        session.length = record.length();
        session.moves = record.moves(
                Math.max(session.moves.length, session.length)); // no check: all moves of a record are legal
        session.seek(session.length);
        return session;
    }

    /** {@return the rules} */
    public Game game() {
        return game;
    }

    /** {@return the seed of chance; keep it secret until the game is over} */
    public Seed seed() {
        return seed;
    }

    /** {@return the current position} Read only, and with hidden information; see {@link #view}. */
    public State state() {
        return state;
    }

    /**
     * {@return what a seat knows now}
     *
     * @param seat a seat, from 0
     */
    public State view(int seat) {
        return state.viewFor(seat);
    }

    /** {@return the number of moves up to the current position} */
    public int ply() {
        return ply;
    }

    /** {@return the number of moves including undone ones; at least {@link #ply}} */
    public int length() {
        return length;
    }

    /**
     * {@return the move played after the first {@code at} moves, 0..length-1}
     *
     * @param at a position, or the index of a move
     */
    public int move(int at) {
        if (at < 0 || at >= length) {
            throw new IndexOutOfBoundsException("move " + at + " of " + length);
        }
        return moves[at];
    }

    /**
     * {@return the position after the first {@code plies} moves, 0..length}
     *
     * @param plies a number of moves, 0..{@code length()}
     */
    public State at(int plies) {
        if (plies < 0 || plies > length) {
            throw new IndexOutOfBoundsException("ply " + plies + " of " + length);
        }
        int cachedPly = cachedPly(plies);
        State at = cached(cachedPly).copy();
        for (int i = cachedPly; i < plies; i++) {
            at.play(moves[i]);
        }
        return at;
    }

    // The last ply up to {@code plies} with a cached position.
    private int cachedPly(int plies) {
        return Math.min(plies / STRIDE, cached.size()) * STRIDE;
    }

    private State cached(int cachedPly) {
        return cachedPly == 0 ? start : cached.get(cachedPly / STRIDE - 1);
    }

    private void cachePosition() {
        if (ply == (cached.size() + 1) * STRIDE) {
            cached.add(state.copy());
        }
    }

    // Drops the cached positions after the current ply, because the line changes there.
    private void dropCache() {
        int kept = cachedPly(ply) / STRIDE;
        while (cached.size() > kept) {
            cached.remove(cached.size() - 1);
        }
    }

    /**
     * Plays a legal move. If it differs from the move to redo, the abandoned line becomes a branch. There is one
     * exception: changing your mind within a turn creates no branch.
     *
     * @param move a move
     */
    public void play(int move) {
        state.moves(legal);
        if (legal.indexOf(move) < 0) {
            throw new IllegalArgumentException("not a legal move: " + move);
        }
        GameRecord abandoned = null;
        if (ply < length && moves[ply] != move) {
            abandoned = isWithinTurn() ? null : fullRecord();
            length = ply;
            dropCache();
        }
        if (ply == moves.length) {
            moves = Arrays.copyOf(moves, 2 * ply);
        }
        state.play(move);
        moves[ply++] = move;
        cachePosition();
        if (ply > length) {
            length = ply;
            branches.removeIf(this::isOnLine);
        }
        if (abandoned != null) {
            addBranch(abandoned);
        }
    }

    // Whether all undone moves belong to one unfinished turn.
    private boolean isWithinTurn() {
        State at = state.copy();
        for (int i = ply; i < length; i++) {
            at.play(moves[i]);
            if (at.actor() != state.actor()) {
                return false;
            }
        }
        return true;
    }

    /** {@return the abandoned lines as complete games, oldest first; none is a prefix of another} */
    public List<GameRecord> branches() {
        return Collections.unmodifiableList(branches);
    }

    /**
     * Adds a line as a branch and removes the branches that it continues. Does nothing if the line is a prefix of a
     * known line. If there are too many branches, the oldest are removed. Throws IllegalArgumentException if the line
     * has another start.
     *
     * @param line another line of the same game
     */
    public void addBranch(GameRecord line) {
        if (!line.startsFrom(game, start)) {
            throw new IllegalArgumentException("the line has another start");
        }
        if (isOnLine(line)) {
            return;
        }
        for (GameRecord branch : branches) {
            if (line.isPrefixOf(branch)) {
                return;
            }
        }
        branches.removeIf(branch -> branch.isPrefixOf(line));
        branches.add(line);
        while (branches.size() > 1 && isTooMuch(branches.size(), branchMoves())) {
            branches.remove(0);
        }
    }

    /**
     * {@return whether this exceeds the limits for branches and their total moves}
     *
     * @param branches the number of branches
     * @param moves the moves from there
     */
    static boolean isTooMuch(int branches, int moves) {
        return branches > MOST_BRANCHES || branches > 1 && moves > MOST_BRANCH_MOVES;
    }

    private int branchMoves() {
        int moves = 0;
        for (GameRecord branch : branches) {
            moves += branch.length();
        }
        return moves;
    }

    /**
     * Continues with a branch, at its last move. The current line becomes a branch unless it is a prefix of one.
     *
     * @param branch the index of a branch
     */
    public void switchToBranch(int branch) {
        GameRecord line = branches.get(branch);
        GameRecord abandoned = fullRecord();
        seek(Math.min(ply, commonLength(line)));
        branches.remove(branch);
        dropCache();
        length = line.length();
        moves = Arrays.copyOf(moves, Math.max(moves.length, length));
        for (int i = ply; i < length; i++) {
            moves[i] = line.move(i);
        }
        seek(length);
        addBranch(abandoned);
    }

    /**
     * {@return the number of leading moves that a line shares with this one, undone moves included}
     *
     * @param line another line of the same game
     */
    public int commonLength(GameRecord line) {
        return line.commonPrefix(moves, length);
    }

    private boolean isOnLine(GameRecord line) {
        return commonLength(line) == line.length();
    }

    /** {@return the next chance outcome} Throws IllegalStateException if a seat is to move. */
    public int outcome() {
        if (state.actor() != State.CHANCE) {
            throw new IllegalStateException("chance is not to move");
        }
        return outcome(state, ply);
    }

    private int outcome(State at, int atPly) {
        at.moves(legal);
        return legal.moveAtWeight(chance.draw(atPly, legal.totalWeight()));
    }

    /** {@return whether there was at least one chance outcome and all of them followed from the seed} */
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

    /**
     * Takes back the last move.
     *
     * @return whether there was one
     */
    public boolean undo() {
        return ply > 0 && seek(ply - 1);
    }

    /**
     * Plays the move that was taken back last.
     *
     * @return whether there was one
     */
    public boolean redo() {
        return ply < length && seek(ply + 1);
    }

    /**
     * Goes to the position after {@code plies} moves, 0..length; later moves can be redone.
     *
     * @param plies a number of moves, 0..{@code length()}
     * @return true, for callers that go to another position only where there is one
     */
    public boolean seek(int plies) {
        if (plies < 0 || plies > length) {
            throw new IndexOutOfBoundsException("ply " + plies + " of " + length);
        }
        int cachedPly = cachedPly(plies);
        if (plies < ply || cachedPly > ply) {
            state.copyFrom(cached(cachedPly));
            ply = cachedPly;
        }
        while (ply < plies) {
            state.play(moves[ply++]);
            cachePosition();
        }
        return true;
    }

    /** {@return the game up to the current position, with its seed if it is over and chance followed from the seed} */
    public GameRecord record() {
        GameRecord record = fullRecord().until(ply);
        return state.actor() == State.OVER && followsSeed() ? record.withSeed(seed) : record;
    }

    /** {@return the game including undone moves} */
    public GameRecord fullRecord() {
        return new GameRecord(game, start, fromSetup, Arrays.copyOf(moves, length));
    }
}
