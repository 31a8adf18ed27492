package atoll.bot;

import atoll.engine.Evaluator;
import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.SearchParams;
import atoll.engine.State;
import java.util.Arrays;

/** Information set Monte Carlo tree search (IS-MCTS) for the seat to move. It can run in slices and stop at any time. */
public final class Search {
    /** A playout move is the most promising of this many random moves. */
    private static final int PLAYOUT_CANDIDATES = 4;

    /** Weight of a move with one visit in a blunder; a move without visits has weight 1. */
    private static final int VISIT_WEIGHT = 1000;

    /** More visits than this make no difference in a blunder. */
    private static final int MAX_VISITS = 40;

    private static final double HUNDREDTHS = 100;

    private static final int HIDDEN = -1;

    private static final int ANY = Integer.MIN_VALUE;

    /** Check for a certain best move every this many iterations. */
    private static final int CHECK_INTERVAL = 64;

    private final State view;
    private final Level level;
    private final Evaluator evaluator;
    private final SearchParams params;
    private final double exploration;
    private final int equivalence;
    private final boolean defersListing;
    private final boolean listsRarely;
    /** The seat to move. */
    final int seat;

    private final int seed;
    /** The only root move to consider, or ANY. */
    private final int only;

    private final Rng rng;
    private final boolean isFullyKnown;
    private final State determinization;
    private final MoveList legal = new MoveList();
    private final MoveIndex slots = new MoveIndex();
    /** The position searched. */
    final Node root = new Node(0);

    private final AmafSet played = new AmafSet();
    /** Null if the game does not use MAST. */
    private final MastTable mast;

    /** The results of the iterations. */
    final Rewards rewards;
    /** The last decision node of this iteration; the others follow by {@link Node#parent}. */
    private Node last;

    private int done;

    /**
     * A search for the best move; it has not begun.
     *
     * @param game the rules
     * @param view the view of the seat to move, with at least one legal move; copied
     * @param level iterations, blunders and tie-breaks
     * @param seed the same view, level and seed give the same move on every machine
     */
    public Search(Game game, State view, Level level, int seed) {
        this(game, view, level, seed, ANY);
    }

    /**
     * Evaluates one move: every iteration starts with it, with all iterations of the level, and {@link #winProbability}
     * is the result. Throws IllegalArgumentException if the move is not legal.
     *
     * @param game the rules
     * @param view what one seat knows
     * @param level the level, 1..{@link Level#STRONGEST}
     * @param seed two searches of the same position and seed agree
     * @param move a move
     * @return a search that has not begun
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
        defersListing = params.defersListing(level.iterations());
        listsRarely = params.listsRarely(level.iterations());
        mast = params.usesMast() ? new MastTable() : null;
        seat = view.actor();
        this.seed = seed;
        this.only = only;
        rng = new Rng(seed);
        isFullyKnown = view.isFullyKnown();
        determinization = view.copy();
        rewards = new Rewards(view.seats());
        view.moves(legal);
        if (legal.size() == 0) {
            throw new IllegalArgumentException("no legal move");
        }
        if (only != ANY) {
            if (legal.indexOf(only) < 0) {
                throw new IllegalArgumentException("not legal: " + only);
            }
            legal.clear();
            legal.add(only);
        }
        root.registerMoves(legal, evaluator, view, slots);
        root.settle();
    }

    /**
     * Runs at most this many more iterations. True when the level's iterations are done.
     *
     * @param iterations a number of search iterations, at least 1
     * @return whether the search is complete
     */
    public boolean run(int iterations) {
        int end = done + Math.min(iterations, level.iterations() - done);
        while (done < end) {
            iterate();
            done++;
        }
        return done >= level.iterations();
    }

    /**
     * Runs at most this many more iterations. True when the level's iterations are done, or when the remaining ones
     * cannot change the {@link #best} move. Splitting the iterations into slices does not change the result.
     *
     * @param iterations a number of search iterations, at least 1
     * @return whether the search is complete or decided
     */
    public boolean runUntilDecided(int iterations) {
        boolean decided = done >= level.iterations();
        for (int left = iterations; left > 0 && !decided; ) {
            int part = Math.min(left, CHECK_INTERVAL - done % CHECK_INTERVAL);
            decided = run(part) || done % CHECK_INTERVAL == 0 && isCertain();
            left -= part;
        }
        return decided;
    }

    // Whether no other move can catch up with the most visited one.
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

    /** {@return the number of iterations done so far} */
    public int iterationsDone() {
        return done;
    }

    /**
     * {@return the best move so far; legal even before the first iteration} A level that blunders may return another.
     */
    public int best() {
        if (new Rng(seed, 2).next(Level.MOVES) < level.blunderRate()) {
            return blunder();
        }
        return root.moves[root.mostVisited()];
    }

    /**
     * {@return the moves with which this seat would go on in the same turn, in order} They end where another seat
     * decides, where chance moves, or where the search has hardly looked.
     *
     * @param first a move of the root
     */
    public int[] restOfTurn(int first) {
        return MainLine.of(root, first, seat);
    }

    private int blunder() {
        legal.clear();
        for (int i = 0; i < root.size; i++) {
            // Twice the visits make a move four times as likely; a move without visits is very unlikely.
            int visits = Math.min(MAX_VISITS, root.visits[i]);
            legal.add(root.moves[i], 1 + visits * visits * VISIT_WEIGHT);
        }
        return legal.sample(new Rng(seed, 1));
    }

    /** {@return the legal moves of the root} */
    public int[] moves() {
        return Arrays.copyOf(root.moves, root.size);
    }

    /**
     * {@return a move's share of the visits, in thousandths; a {@link VoteTally} adds up those of several searches}
     *
     * @param move a move
     */
    public int visitShare(int move) {
        return done == 0 ? 0 : (int) (1000.0 * visits(move) / done);
    }

    /**
     * {@return the number of visits of a move}
     *
     * @param move a move
     */
    public int visits(int move) {
        for (int i = 0; i < root.size; i++) {
            if (root.moves[i] == move) {
                return root.visits[i];
            }
        }
        return 0;
    }

    /**
     * {@return a seat's probability to win, in thousandths; the sum over all seats is 1000 up to rounding} It is the
     * seat's share of wins in the iterations so far, or the mean evaluation. Before the first iteration all seats are
     * equal.
     *
     * @param ofSeat a seat, from 0
     */
    public int winProbability(int ofSeat) {
        return rewards.winProbability(ofSeat);
    }

    private void iterate() {
        determinization.copyFrom(view);
        determinization.determinizeToPlay(rng);
        last = null;
        descend();
        playOut();
        for (Node node = last; node != null; node = node.parent) {
            node.credit(rewards.last[node.decider]);
            if (equivalence > 0) {
                node.creditAmaf(played, rewards.last[node.decider], equivalence);
            }
        }
        played.clear();
        if (mast != null) {
            mast.credit(rewards.last);
        }
    }

    // Walks down the tree and adds one node, or ends at one whose moves are not listed yet.
    private void descend() {
        Node node = root;
        boolean grown = false;
        // Whether the seat that searches has seen all moves since the root, and none that told more.
        boolean sawAll = true;
        boolean sawNoMore = true;
        int actor = determinization.actor();
        while (!grown && actor != State.OVER) {
            int move;
            if (actor == State.CHANCE) {
                determinization.sample(1, rng, legal);
                move = legal.get(0);
            } else {
                if (defersListing && !node.isSettled() && node.isNew()) {
                    return;
                }
                move = select(node, sawAll, actor == seat && sawNoMore || isFullyKnown && sawAll);
                node.decider = actor;
                node.parent = last;
                last = node;
                note(actor, move);
            }
            int key = determinization.isVisibleTo(seat, move) ? move : HIDDEN;
            sawAll &= key != HIDDEN;
            sawNoMore &= !determinization.tellsMore(move);
            determinization.play(move);
            Children children = node.children();
            int known = children.size();
            node = children.getOrAdd(key);
            // A child of a chance node has no decision yet, so the walk goes on.
            grown = children.size() > known && actor != State.CHANCE;
            actor = determinization.actor();
        }
    }

    // Selects a move of a node. If it is the same position in each visit, only hidden cards make its legal moves vary;
    // if it settles, nothing does.
    private int select(Node node, boolean isSame, boolean settles) {
        if (!node.isSettled()) {
            if (listsRarely && isSame && node.selectKnown(exploration, determinization)) {
                return node.moves[node.chosen];
            }
            determinization.moves(legal);
            if (listsRarely && node.size == 0) {
                return node.glance(evaluator.favourite(determinization, legal));
            }
            node.registerMoves(legal, evaluator, determinization, slots);
            if (settles) {
                node.settle();
            }
        }
        if (params.randomTieBreak()) {
            return node.select(exploration, rng.next(node.openSize()));
        }
        return node.isSettled() && equivalence == 0 ? node.selectSettled(exploration) : node.select(exploration, 0);
    }

    private void playOut() {
        int left = params.playoutDepth(level.iterations());
        int actor = determinization.actor();
        while (actor != State.OVER && left > 0) {
            determinization.sample(actor == State.CHANCE ? 1 : PLAYOUT_CANDIDATES, rng, legal);
            int move = legal.size() == 1 ? legal.get(0) : playoutMove(actor);
            note(actor, move);
            determinization.play(move);
            actor = determinization.actor();
            left--;
        }
        if (actor == State.OVER) {
            rewards.add(determinization);
        } else {
            rewards.estimate(determinization, evaluator);
        }
    }

    private void note(int actor, int move) {
        if (actor == State.CHANCE) {
            return;
        }
        if (equivalence > 0) {
            played.add(actor, move);
        }
        if (mast != null) {
            mast.addMove(actor, move);
        }
    }

    // The most promising of the moves drawn.
    private int playoutMove(int actor) {
        int best = legal.get(0);
        double priority = priority(actor, best);
        for (int i = 1; i < legal.size(); i++) {
            int other = legal.get(i);
            double otherPriority = other == best ? priority : priority(actor, other);
            if (otherPriority > priority) {
                best = other;
                priority = otherPriority;
            }
        }
        return best;
    }

    private double priority(int actor, int move) {
        // looked up first: the prior is worked out while the table is read
        double mean = mast == null ? 1 : mast.mean(actor, move);
        return evaluator.movePrior(determinization, move) * mean * mean;
    }
}
