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
 * A game under way: its position, its history, what was taken back and can be played again, and the lines that were left
 * for others.
 *
 * <p>Chance is decided by (seed, ply), see {@link Chance}, so taking back and playing on never rerolls, and the seed of a
 * finished game lets everybody check every outcome.
 */
public final class Session {
    /** So many branches are kept, and so many moves in all of them: more than anybody plays, and little enough to be read at once. */
    static final int MOST_BRANCHES = 200;

    static final int MOST_BRANCH_MOVES = 50_000;

    /** How many moves lie between two positions that are remembered. */
    private static final int STRIDE = 32;

    private final Game game;
    private final State start;
    private final boolean fromSetup;
    private final Seed seed;
    private final Chance chance;
    private final State state;
    private final MoveList legal = new MoveList();
    private final List<GameRecord> branches = new ArrayList<>();
    /** The positions after every {@link #STRIDE} moves of the line: whoever looks back need not replay all. */
    private final List<State> passed = new ArrayList<>();

    private int[] moves = new int[128];
    private int ply;
    private int length;

    /** A new game. Chance plays when it is told to, {@code play(outcome())}, the first deal included. */
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

    /** A game that goes on from a position; {@code start} is copied. */
    public static Session from(Game game, State start, Seed seed) {
        return new Session(game, start.copy(), false, seed);
    }

    /** A game that begins as a recorded one, before its first move. */
    static Session resume(GameRecord record, Seed seed) {
        return new Session(record.game(), record.start(), record.fromSetup(), seed);
    }

    /** A recorded game, at its last move. */
    public static Session of(GameRecord record, Seed seed) {
        Session session = resume(record, seed);
        session.length = record.length();
        session.moves =
                record.moves(Math.max(session.moves.length, session.length)); // each legal: a record holds no others
        session.seek(session.length);
        return session;
    }

    public Game game() {
        return game;
    }

    /** What decides chance, to be shown to nobody before the game is over. */
    public Seed seed() {
        return seed;
    }

    /** The position now: to be looked at, not played on. Whatever may not know everything gets {@link #view}. */
    public State state() {
        return state;
    }

    public State view(int seat) {
        return state.viewFor(seat);
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
        if (plies < 0 || plies > length) {
            throw new IndexOutOfBoundsException("ply " + plies + " of " + length);
        }
        int known = known(plies);
        State at = passed(known).copy();
        for (int i = known; i < plies; i++) {
            at.play(moves[i]);
        }
        return at;
    }

    // The last ply up to that one whose position is remembered.
    private int known(int plies) {
        return Math.min(plies / STRIDE, passed.size()) * STRIDE;
    }

    private State passed(int known) {
        return known == 0 ? start : passed.get(known / STRIDE - 1);
    }

    private void remember() {
        if (ply == (passed.size() + 1) * STRIDE) {
            passed.add(state.copy());
        }
    }

    // The line goes on otherwise from here.
    private void forget() {
        passed.subList(known(ply) / STRIDE, passed.size()).clear();
    }

    /**
     * Plays a legal move. If it differs from the one that came next, the line that is left becomes a branch; unless it
     * goes no further than a turn begun and not ended: to try another beginning of a turn is no line.
     */
    public void play(int move) {
        state.moves(legal);
        if (legal.indexOf(move) < 0) {
            throw new IllegalArgumentException("not a legal move: " + move);
        }
        GameRecord left = null;
        if (ply < length && moves[ply] != move) {
            left = partsInMidTurn() ? null : fullRecord();
            length = ply;
            forget();
        }
        if (ply == moves.length) {
            moves = Arrays.copyOf(moves, 2 * ply);
        }
        state.play(move);
        moves[ply++] = move;
        remember();
        if (ply > length) {
            length = ply;
            branches.removeIf(this::isOnLine);
        }
        if (left != null) {
            addBranch(left);
        }
    }

    // Are all the moves that were taken back of one turn that did not end?
    private boolean partsInMidTurn() {
        State at = state.copy();
        for (int i = ply; i < length; i++) {
            at.play(moves[i]);
            if (at.actor() != state.actor()) {
                return false;
            }
        }
        return true;
    }

    /** The lines that were left for others, whole, in the order in which they were left; none is the beginning of another. */
    public List<GameRecord> branches() {
        return Collections.unmodifiableList(branches);
    }

    /**
     * Adds a line as a branch, in place of those it goes on from; nothing happens if it is the beginning of a known line. Where
     * there are too many then, the first of them go.
     * Throws IllegalArgumentException if it begins elsewhere than this game.
     */
    public void addBranch(GameRecord line) {
        if (!line.startsFrom(game, start)) {
            throw new IllegalArgumentException("a line of another game");
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

    /** Whether a game never has so many branches, with so many moves in all. */
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

    /** Goes on with a branch, at its last move. The line that is left becomes a branch unless it is a beginning of one. */
    public void switchToBranch(int branch) {
        GameRecord line = branches.get(branch);
        GameRecord left = fullRecord();
        seek(Math.min(ply, commonLength(line)));
        branches.remove(branch);
        forget();
        length = line.length();
        moves = Arrays.copyOf(moves, Math.max(moves.length, length));
        for (int i = ply; i < length; i++) {
            moves[i] = line.move(i);
        }
        seek(length);
        addBranch(left);
    }

    /** How many moves, from the first on, a line has in common with this one, of which all are counted. */
    public int commonLength(GameRecord line) {
        return line.commonPrefix(moves, length);
    }

    private boolean isOnLine(GameRecord line) {
        return commonLength(line) == line.length();
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
        return legal.moveAtWeight(chance.draw(atPly, legal.totalWeight()));
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
        return ply > 0 && seek(ply - 1);
    }

    public boolean redo() {
        return ply < length && seek(ply + 1);
    }

    /** Goes to the position after {@code plies} moves, 0..length; the moves beyond can be played again. */
    public boolean seek(int plies) {
        if (plies < 0 || plies > length) {
            throw new IndexOutOfBoundsException("ply " + plies + " of " + length);
        }
        int known = known(plies);
        if (plies < ply || known > ply) {
            state.copyFrom(passed(known));
            ply = known;
        }
        while (ply < plies) {
            state.play(moves[ply++]);
            remember();
        }
        return true;
    }

    /** The game as far as the position now; with its seed if it is over and chance followed from it. */
    public GameRecord record() {
        GameRecord record = fullRecord().until(ply);
        return state.actor() == State.OVER && followsSeed() ? record.withSeed(seed) : record;
    }

    /** The game with what was taken back. */
    public GameRecord fullRecord() {
        return new GameRecord(game, start, fromSetup, Arrays.copyOf(moves, length));
    }
}
