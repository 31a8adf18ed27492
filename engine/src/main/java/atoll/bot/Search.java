package atoll.bot;

import atoll.engine.Evaluator;
import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.SearchParams;
import atoll.engine.State;
import java.util.Arrays;

/** Looks for the best move of the seat to decide; can be run in slices and stopped at any time. */
public final class Search {
    /** How much of a result is the place, the rest being the share of the points. */
    private static final double PLACE = 0.85;

    /** In a playout the most promising of so many random moves is played. */
    private static final int CONTEST = 4;

    /** How much likelier a careless move is what it thought of once than what it never thought of. */
    private static final int THOUGHT_OF = 1000;

    /** How often it thought of more than that makes no difference to a careless level. */
    private static final int MOST_TOLD = 40;

    /** The path key of a move that the seat may not be told. */
    private static final double HUNDREDTHS = 100;

    private static final int UNSEEN = -1;

    private static final int ANY = Integer.MIN_VALUE;

    /** After so many iterations it looks again whether the best move is certain. */
    private static final int LOOK = 64;

    private final State view;
    private final Level level;
    private final Evaluator evaluator;
    private final SearchParams params;
    private final double exploration;
    private final int equivalence;
    private final int seat;
    private final int seed;
    /** The only move that is considered, or ANY. */
    private final int only;

    private final Rng rng;
    private final State world;
    private final MoveList legal = new MoveList();
    private final MoveIndex slots = new MoveIndex();
    private final Node root = new Node();
    private final AmafSet played = new AmafSet();
    /** Null where playouts make nothing of it. */
    private final MastTable history;

    private final double[] rewards;
    private final int[] worths;
    /** For each seat: its wins so far, shared ones in part. */
    private final double[] wins;

    private int imagined;
    /** The last node of this iteration in which somebody decided; the others are above it. */
    private Node last;

    private int done;

    /**
     * @param view what the seat to move knows; it has at least one legal move. Copied
     * @param seed the same view, level and seed give the same move on every machine
     */
    public Search(Game game, State view, Level level, int seed) {
        this(game, view, level, seed, ANY);
    }

    /**
     * Weighs one move: it is played in all that is imagined, with the level's full effort, and {@link #winProbability} is what each
     * seat may expect after it. Throws IllegalArgumentException if the move is not legal.
     */
    public static Search forMove(Game game, State view, Level level, int seed, int move) {
        return new Search(game, view, level, seed, move);
    }

    private Search(Game game, State view, Level level, int seed, int only) {
        this.view = view.copy();
        this.level = level;
        evaluator = game.evaluator();
        params = evaluator.searchParams();
        exploration = params.explorationConstant() / HUNDREDTHS;
        equivalence = params.raveEquivalence();
        history = params.usesMast() ? new MastTable() : null;
        seat = view.actor();
        this.seed = seed;
        this.only = only;
        rng = new Rng(seed);
        world = view.copy();
        rewards = new double[view.seats()];
        worths = new int[view.seats()];
        wins = new double[view.seats()];
        view.moves(legal);
        if (legal.size() == 0) {
            throw new IllegalArgumentException("nothing to decide");
        }
        if (only != ANY) {
            if (legal.indexOf(only) < 0) {
                throw new IllegalArgumentException("not legal: " + only);
            }
            legal.clear();
            legal.add(only);
        }
        root.registerMoves(legal, evaluator, view, slots);
    }

    /** Thinks for at most so many more iterations. True when the level's iterations are done. */
    public boolean run(int iterations) {
        int end = done + Math.min(iterations, level.iterations() - done);
        while (done < end) {
            iterate();
            done++;
        }
        return done >= level.iterations();
    }

    /**
     * Thinks for at most so many more iterations, as {@link #run}. True when the level's iterations are done, or no more of
     * them could change the {@link #best} move; when that is noticed does not depend on how the iterations are parted.
     */
    public boolean runUntilDecided(int iterations) {
        boolean decided = done >= level.iterations();
        for (int left = iterations; left > 0 && !decided; ) {
            int part = Math.min(left, LOOK - done % LOOK);
            decided = run(part) || done % LOOK == 0 && isCertain();
            left -= part;
        }
        return decided;
    }

    // Whether no other move can be tried as often as the one that was tried most so far.
    private boolean isCertain() {
        if (only != ANY || level.blunderRate() > 0) {
            return false;
        }
        int most = 0;
        int second = 0;
        for (int i = 0; i < root.size; i++) {
            second = Math.max(second, Math.min(most, root.visits[i]));
            most = Math.max(most, root.visits[i]);
        }
        return most - second > level.iterations() - done;
    }

    /** Iterations done so far. */
    public int iterationsDone() {
        return done;
    }

    /** The best move found so far; legal also before the first iteration. A careless level may answer another. */
    public int best() {
        if (new Rng(seed, 2).next(Level.MOVES) < level.blunderRate()) {
            return careless();
        }
        int best = 0;
        for (int i = 0; i < root.size; i++) {
            boolean better = root.visits[i] > root.visits[best]
                    || root.visits[i] == root.visits[best] && root.priors[i] > root.priors[best];
            best = better ? i : best;
        }
        return root.moves[best];
    }

    private int careless() {
        legal.clear();
        for (int i = 0; i < root.size; i++) {
            // What was thought of twice as often is four times as likely, and what never was hardly ever comes.
            int visits = Math.min(MOST_TOLD, root.visits[i]);
            legal.add(root.moves[i], 1 + visits * visits * THOUGHT_OF);
        }
        return legal.sample(new Rng(seed, 1));
    }

    /** The moves to choose from. */
    public int[] moves() {
        return Arrays.copyOf(root.moves, root.size);
    }

    /** In how many of a thousand of its iterations it has tried a move; of several searches a {@link VoteTally} makes one. */
    public int visitShare(int move) {
        return done == 0 ? 0 : (int) (1000.0 * visits(move) / done);
    }

    /** How often it has tried a move. */
    public int visits(int move) {
        for (int i = 0; i < root.size; i++) {
            if (root.moves[i] == move) {
                return root.visits[i];
            }
        }
        return 0;
    }

    /**
     * The chance of a seat to win as far as it is known, in thousandths, all seats together 1000 but for rounding: how often
     * it won what was imagined so far, a shared first place in parts, or what the evaluator expected for it. Before the first
     * iteration all have the same.
     */
    public int winProbability(int ofSeat) {
        double chance = imagined == 0 ? 1.0 / wins.length : wins[ofSeat] / imagined;
        return (int) (chance * Evaluator.WHOLE + 0.5);
    }

    private void iterate() {
        world.copyFrom(view);
        world.determinize(rng);
        last = null;
        descend();
        playOut();
        imagined++;
        for (Node node = last; node != null; node = node.above) {
            node.credit(rewards[node.decider]);
            if (equivalence > 0) {
                node.creditAmaf(played, rewards[node.decider]);
            }
        }
        played.clear();
        if (history != null) {
            history.credit(rewards);
        }
    }

    // Goes down the tree as far as it has grown, and lets it grow by one node.
    private void descend() {
        Node node = root;
        boolean grown = false;
        while (!grown && world.actor() != State.OVER) {
            int actor = world.actor();
            world.moves(legal);
            int move;
            if (actor == State.CHANCE) {
                move = legal.sample(rng);
            } else {
                if (only != ANY && node == root) {
                    legal.clear();
                    legal.add(only);
                }
                node.registerMoves(legal, evaluator, world, slots);
                move = node.select(exploration, equivalence, params.randomTieBreak() ? rng.next(legal.size()) : 0);
                node.decider = actor;
                node.above = last;
                last = node;
                note(actor, move);
            }
            int key = world.isVisibleTo(seat, move) ? move : UNSEEN;
            world.play(move);
            Node next = node.child(key);
            if (next == null) {
                next = node.addChild(key);
                // Behind an outcome of chance nothing has been decided yet.
                grown = actor != State.CHANCE;
            }
            node = next;
        }
    }

    private void playOut() {
        int left = params.playoutDepth(level.iterations());
        while (world.actor() != State.OVER && left > 0) {
            world.moves(legal);
            int actor = world.actor();
            int move = actor == State.CHANCE ? legal.sample(rng) : promising();
            note(actor, move);
            world.play(move);
            left--;
        }
        if (world.actor() == State.OVER) {
            result();
        } else {
            evaluator.evaluate(world, worths);
            for (int i = 0; i < rewards.length; i++) {
                rewards[i] = (double) worths[i] / Evaluator.WHOLE;
                wins[i] += rewards[i];
            }
        }
    }

    private void note(int actor, int move) {
        if (actor == State.CHANCE) {
            return;
        }
        if (equivalence > 0) {
            played.add(actor, move);
        }
        if (history != null) {
            history.addMove(actor, move);
        }
    }

    private int promising() {
        int best = legal.sample(rng);
        if (legal.size() > 1) {
            double promise = promise(best);
            for (int i = 1; i < CONTEST; i++) {
                int other = legal.sample(rng);
                double otherPromise = other == best ? promise : promise(other);
                if (otherPromise > promise) {
                    best = other;
                    promise = otherPromise;
                }
            }
        }
        return best;
    }

    private double promise(int move) {
        int weight = evaluator.movePrior(world, move);
        if (history == null) {
            return weight;
        }
        double mean = history.mean(world.actor(), move);
        return weight * mean * mean;
    }

    private void result() {
        int winners = 0;
        int points = 0;
        for (int i = 0; i < rewards.length; i++) {
            boolean first = world.rank(i) == 1;
            rewards[i] = first ? 1 : 0;
            winners += first ? 1 : 0;
            worths[i] = Math.max(0, world.score(i));
            points += worths[i];
        }
        for (int i = 0; i < rewards.length; i++) {
            double place = rewards[i] / winners;
            double share = points == 0 ? 1.0 / rewards.length : (double) worths[i] / points;
            wins[i] += place;
            rewards[i] = PLACE * place + (1 - PLACE) * share;
        }
    }
}
