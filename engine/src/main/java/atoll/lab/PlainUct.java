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

    /** A situation: the moves met in it in the order in which they came, how often each was tried, and what it won. */
    private static final class Node {
        private int[] moves = {};
        private int[] visits = {};
        private double[] wins = {};
        private Node[] children = {};
        private int size;

        /** Where a move stands, looked for from a slot on; it is taken in if it is new. */
        private int slot(int move, int from) {
            for (int i = from; i < size; i++) {
                if (moves[i] == move) {
                    return i;
                }
            }
            for (int i = 0; i < from; i++) {
                if (moves[i] == move) {
                    return i;
                }
            }
            return add(move);
        }

        private int add(int move) {
            if (size == moves.length) {
                grow(2 * size + 1);
            }
            moves[size] = move;
            return size++;
        }

        private void grow(int room) {
            moves = Arrays.copyOf(moves, room);
            visits = Arrays.copyOf(visits, room);
            wins = Arrays.copyOf(wins, room);
            children = Arrays.copyOf(children, room);
        }

        private Node child(int slot) {
            if (children[slot] == null) {
                children[slot] = new Node();
            }
            return children[slot];
        }
    }

    private static final class Tree {
        private final State view;
        private final State world;
        private final Rng rng;
        private final MoveList legal = new MoveList();
        /** The slots of the moves not tried yet. */
        private final MoveList untried = new MoveList();

        private final Node root = new Node();
        private final Node[] path;
        /** Of the nodes of the path: the slot tried there, and who decided; chance gains nothing by it. */
        private final int[] slots;

        private final int[] movers;
        private int length;
        private int iterations;

        private Tree(State view, Rng rng) {
            this.view = view;
            this.rng = rng;
            world = view.copy();
            int longest = view.setup().info().maxMoves();
            path = new Node[longest];
            slots = new int[longest];
            movers = new int[longest];
        }

        /** One iteration; answers how many random moves its playout took. */
        private int grow() {
            world.copyFrom(view);
            world.determinize(rng);
            length = 0;
            Node node = root;
            int visits = iterations;
            boolean grown = false;
            while (!grown && world.actor() != State.OVER) {
                int actor = world.actor();
                world.moves(legal);
                int slot = actor == State.CHANCE ? node.slot(legal.sample(rng), 0) : select(node, visits);
                path[length] = node;
                slots[length] = slot;
                movers[length++] = actor;
                world.play(node.moves[slot]);
                visits = node.visits[slot];
                grown = visits == 0;
                node = grown ? null : node.child(slot);
            }
            int moves = 0;
            for (world.moves(legal); legal.size() > 0; world.moves(legal)) {
                world.play(legal.sample(rng));
                moves++;
            }
            credit();
            iterations++;
            return moves;
        }

        // Any of the moves not tried yet, or the one with the highest bound of confidence.
        private int select(Node node, int visits) {
            untried.clear();
            boolean isNew = node.size == 0;
            if (isNew) {
                node.grow(legal.size());
            }
            int slot = -1;
            int best = -1;
            double highest = -1;
            double log = Math.log(Math.max(1, visits));
            for (int i = 0; i < legal.size(); i++) {
                int move = legal.get(i);
                // Moves come in a fixed order, so the next one is mostly in the next slot.
                slot = isNew ? node.add(move) : node.slot(move, slot + 1);
                int tried = node.visits[slot];
                if (tried == 0) {
                    untried.add(slot);
                } else {
                    double bound = node.wins[slot] / tried + Math.sqrt(2 * log / tried);
                    if (bound > highest) {
                        highest = bound;
                        best = slot;
                    }
                }
            }
            return untried.size() > 0 ? untried.sample(rng) : best;
        }

        private void credit() {
            int winners = 0;
            for (int seat = 0; seat < world.seats(); seat++) {
                winners += world.rank(seat) == 1 ? 1 : 0;
            }
            for (int i = 0; i < length; i++) {
                path[i].visits[slots[i]]++;
                path[i].wins[slots[i]] += movers[i] >= 0 && world.rank(movers[i]) == 1 ? 1.0 / winners : 0;
            }
        }

        /** The move tried most. */
        private int best() {
            int best = 0;
            for (int i = 1; i < root.size; i++) {
                best = root.visits[i] > root.visits[best] ? i : best;
            }
            return root.moves[best];
        }
    }
}
