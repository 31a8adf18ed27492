package atoll.lab;

import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.State;
import java.util.Arrays;

/**
 * Plain UCT, to measure others by: UCB1 in the tree with the constant of the textbook, playouts of uniformly random moves to the
 * end of the game, one node an iteration, and nothing known of any game. Of a seat's view it imagines a truth for every
 * iteration and tries what is legal there. It stops after so many random moves, of chance or of seats, in its playouts.
 */
record PlainUct(int budget) implements Player {
    private static final String NAME = "uct";
    private static final int BUDGET = 2_000_000;
    private static final int MOST = 1_000_000_000;

    /** Reads {@code uct} or {@code uct@5000}; null if it is neither. */
    static PlainUct of(String name) {
        if (name.equals(NAME)) {
            return new PlainUct(BUDGET);
        }
        int budget = name.startsWith(NAME + "@") ? Args.number(name.substring(NAME.length() + 1), 1, MOST) : -1;
        return budget < 0 ? null : new PlainUct(budget);
    }

    @Override
    public String name() {
        return budget == BUDGET ? NAME : NAME + "@" + budget;
    }

    @Override
    public int choose(Game game, State view, MoveList legal, Rng rng) {
        Tree tree = new Tree(view, rng);
        int left = budget;
        while (left > 0) {
            // A tree that has reached every end has no random moves left to play.
            left -= Math.max(1, tree.grow());
        }
        return tree.best();
    }

    private static final class Node {
        private int[] moves = {};
        private Node[] children = {};
        private int size;
        private int visits;
        private double wins;

        private Node child(int move) {
            for (int i = 0; i < size; i++) {
                if (moves[i] == move) {
                    return children[i];
                }
            }
            return null;
        }

        private Node add(int move) {
            if (size == moves.length) {
                moves = Arrays.copyOf(moves, 2 * size + 1);
                children = Arrays.copyOf(children, 2 * size + 1);
            }
            moves[size] = move;
            children[size] = new Node();
            return children[size++];
        }
    }

    private static final class Tree {
        private final State view;
        private final State world;
        private final Rng rng;
        private final MoveList legal = new MoveList();
        private final MoveList untried = new MoveList();
        private final Node root = new Node();
        private final Node[] path;
        /** Who decided to go to the node of the path; chance gains nothing by it. */
        private final int[] movers;

        private int length;

        private Tree(State view, Rng rng) {
            this.view = view;
            this.rng = rng;
            world = view.copy();
            int longest = view.setup().info().longest() + 1;
            path = new Node[longest];
            movers = new int[longest];
        }

        /** One iteration; answers how many random moves its playout took. */
        private int grow() {
            world.become(view);
            world.imagine(rng);
            length = 0;
            reach(root, State.CHANCE);
            Node node = root;
            boolean grown = false;
            while (!grown && world.actor() != State.OVER) {
                int actor = world.actor();
                world.moves(legal);
                int move = actor == State.CHANCE ? legal.pick(rng) : select(node);
                Node next = node.child(move);
                grown = next == null;
                node = grown ? node.add(move) : next;
                world.play(move);
                reach(node, actor);
            }
            int moves = 0;
            for (world.moves(legal); legal.size() > 0; world.moves(legal)) {
                world.play(legal.pick(rng));
                moves++;
            }
            credit();
            return moves;
        }

        private void reach(Node node, int mover) {
            path[length] = node;
            movers[length++] = mover;
        }

        // Any of the moves not tried yet, or the one with the highest bound of confidence.
        private int select(Node node) {
            untried.clear();
            int best = -1;
            double highest = -1;
            double log = Math.log(Math.max(1, node.visits));
            for (int i = 0; i < legal.size(); i++) {
                Node child = node.child(legal.get(i));
                if (child == null) {
                    untried.add(legal.get(i));
                } else {
                    double bound = child.wins / child.visits + Math.sqrt(2 * log / child.visits);
                    if (bound > highest) {
                        highest = bound;
                        best = legal.get(i);
                    }
                }
            }
            return untried.size() > 0 ? untried.pick(rng) : best;
        }

        private void credit() {
            int winners = 0;
            for (int seat = 0; seat < world.seats(); seat++) {
                winners += world.rank(seat) == 1 ? 1 : 0;
            }
            for (int i = 0; i < length; i++) {
                path[i].visits++;
                path[i].wins += movers[i] >= 0 && world.rank(movers[i]) == 1 ? 1.0 / winners : 0;
            }
        }

        /** The move tried most. */
        private int best() {
            int best = 0;
            for (int i = 1; i < root.size; i++) {
                best = root.children[i].visits > root.children[best].visits ? i : best;
            }
            return root.moves[best];
        }
    }
}
