package atoll.lab;

import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.State;
import java.util.Arrays;

/**
 * Plain UCT as a baseline: UCB1 in the tree with the textbook's constant, uniformly random playouts to the end of the game, one
 * new node per iteration, and no knowledge of the game. Each iteration determinizes the seat's view. The budget is a number of
 * playout moves, of chance or seats.
 */
record PlainUct(int budget) implements Player {
    private static final String NAME = "uct";
    private static final int BUDGET = 2_000_000;
    private static final int MOST = 1_000_000_000;

    /**
     * Reads {@code uct} or {@code uct@5000}; null if it is neither.
     *
     * @param name the name of a bot or an option
     * @return the player, or null
     */
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
        int remaining = budget;
        while (remaining > 0) {
            // A fully expanded tree has no playout moves left.
            remaining -= Math.max(1, tree.grow());
        }
        return tree.best();
    }

    /** A node: its moves in the order of discovery, with their visits and wins. */
    private static final class Node {
        private int[] moves = {};
        private int[] visits = {};
        private double[] wins = {};
        private Node[] children = {};
        private int size;

        /** The slot of a move, searched from a slot on; a new move is added. */
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
        private final State determinization;
        private final Rng rng;
        private final MoveList legal = new MoveList();
        /** The slots of the untried moves. */
        private final MoveList untried = new MoveList();

        private final Node root = new Node();
        private final Node[] path;
        /** For each node of the path: the selected slot and the actor; chance gets no wins. */
        private final int[] slots;

        private final int[] actors;
        private int length;
        private int iterations;

        private Tree(State view, Rng rng) {
            this.view = view;
            this.rng = rng;
            determinization = view.copy();
            int longest = view.setup().info().maxMoves();
            path = new Node[longest];
            slots = new int[longest];
            actors = new int[longest];
        }

        /** Runs one iteration; returns the number of playout moves. */
        private int grow() {
            determinization.copyFrom(view);
            determinization.determinize(rng);
            length = 0;
            Node node = root;
            int visits = iterations;
            boolean grown = false;
            while (!grown && determinization.actor() != State.OVER) {
                int actor = determinization.actor();
                determinization.moves(legal);
                int slot = actor == State.CHANCE ? node.slot(legal.sample(rng), 0) : select(node, visits);
                path[length] = node;
                slots[length] = slot;
                actors[length++] = actor;
                determinization.play(node.moves[slot]);
                visits = node.visits[slot];
                grown = visits == 0;
                node = grown ? null : node.child(slot);
            }
            int moves = 0;
            for (determinization.moves(legal); legal.size() > 0; determinization.moves(legal)) {
                determinization.play(legal.sample(rng));
                moves++;
            }
            credit();
            iterations++;
            return moves;
        }

        // A random untried move, or the one with the highest upper confidence bound.
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
                // The order of moves is fixed, so the next move is usually in the next slot.
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
            for (int seat = 0; seat < determinization.seats(); seat++) {
                winners += determinization.rank(seat) == 1 ? 1 : 0;
            }
            for (int i = 0; i < length; i++) {
                path[i].visits[slots[i]]++;
                path[i].wins[slots[i]] += actors[i] >= 0 && determinization.rank(actors[i]) == 1 ? 1.0 / winners : 0;
            }
        }

        /** The most visited move. */
        private int best() {
            int best = 0;
            for (int i = 1; i < root.size; i++) {
                best = root.visits[i] > root.visits[best] ? i : best;
            }
            return root.moves[best];
        }
    }
}
