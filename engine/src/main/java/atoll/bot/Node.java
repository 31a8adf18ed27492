package atoll.bot;

import atoll.engine.Evaluator;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.State;
import java.util.Arrays;

/**
 * What a search knows of one situation: the moves met there, how often each could have been and was tried, and how it
 * went. In a game with hidden hands other moves are legal in every truth, so the list grows and only part of it counts.
 */
final class Node {
    private static final int[] NO_INTS = {};
    /** One free place: there must always be one. */
    private static final Node[] NONE = {null};

    /** In so many games a move must have come later until those are half trusted. */
    private static final int FEW = 10;

    int[] moves = NO_INTS;
    int[] visits = NO_INTS;
    int[] priors = NO_INTS;
    int size;
    private int[] chances = NO_INTS;
    private double[] rewards = {};
    /** In how many games a move was made here or later, and what came of those; nothing as long as nobody asks. */
    private int[] laters = NO_INTS;

    private double[] laterRewards = {};
    private int tried;
    private double sum;
    /** Which of the moves are legal in the truth at hand, and how many. */
    private int[] open = NO_INTS;

    private int openSize;
    /** So many of them are the first moves, in their order. */
    private int inOrder;

    /** In the iteration under way: the slot tried here, who decided, and the node before it in which somebody decided. */
    private int chosen;

    int decider;
    Node above;

    private int[] keys = NO_INTS;
    private Node[] children = NONE;
    private int childCount;

    /**
     * Notes which moves are legal now, and takes in those not met before, with what the evaluator thinks of them.
     *
     * @param slots where moves are looked up; keeps nothing that is needed afterwards
     */
    void registerMoves(MoveList legal, Evaluator evaluator, State at, MoveIndex slots) {
        if (open.length < legal.size()) {
            open = new int[legal.size()];
            inOrder = 0;
        }
        openSize = legal.size();
        int known = size;
        int same = legal.commonPrefix(moves, known);
        for (int i = inOrder; i < same; i++) {
            open[i] = i;
        }
        inOrder = same;
        int next = same;
        boolean listed = false;
        for (int i = same; i < openSize; i++) {
            int move = legal.get(i);
            int slot = MoveIndex.NONE;
            if (next < known && moves[next] == move) {
                slot = next; // they come in a fixed order
            } else if (same < known) {
                if (!listed) {
                    slots.register(moves, known);
                    listed = true;
                }
                slot = slots.indexOf(move);
            }
            if (slot == MoveIndex.NONE) {
                if (size == moves.length) {
                    grow(openSize - i);
                }
                moves[size] = move;
                priors[size] = evaluator.movePrior(at, move);
                open[i] = size++;
            } else {
                open[i] = slot;
                next = slot + 1;
            }
        }
    }

    private void grow(int by) {
        int room = size + by;
        moves = Arrays.copyOf(moves, room);
        visits = Arrays.copyOf(visits, room);
        priors = Arrays.copyOf(priors, room);
        chances = Arrays.copyOf(chances, room);
        rewards = Arrays.copyOf(rewards, room);
    }

    /**
     * The move to try next among the legal ones: what went well, what looks well, what was neglected.
     *
     * @param equivalence as {@link Evaluator#raveEquivalence}
     * @param from of moves that look alike, the first from this place on is tried; the places go round, 0..number of them
     */
    int select(double exploration, int equivalence, int from) {
        int total = 0;
        for (int i = 0; i < openSize; i++) {
            total += priors[open[i]];
        }
        // The last move that nothing is known of: the next that looks like it is not better.
        int likeChance = -1;
        int likePrior = -1;
        // An untried move is taken to be a little worse than what was tried here.
        double untried = tried == 0 ? 0.5 : sum / tried - 0.05;
        chosen = open[0];
        double bestWorth = -1;
        for (int i = 0; i < openSize; i++) {
            int slot = open[from + i < openSize ? from + i : from + i - openSize];
            int chance = ++chances[slot];
            int visit = visits[slot];
            boolean later = slot < laters.length && laters[slot] > 0;
            if (visit == 0 && !later) {
                if (chance == likeChance && priors[slot] == likePrior) {
                    continue;
                }
                likeChance = chance;
                likePrior = priors[slot];
            }
            double mean = visit == 0 ? untried : rewards[slot] / visit;
            if (later) {
                double trust = (double) laters[slot] / (laters[slot] + FEW);
                double part = trust * equivalence / (equivalence + visit);
                mean += part * (laterRewards[slot] / laters[slot] - mean);
            }
            double worth = mean + exploration * priors[slot] / total * Math.sqrt(chance) / (1 + visit);
            if (worth > bestWorth) {
                bestWorth = worth;
                chosen = slot;
            }
        }
        return moves[chosen];
    }

    /** Notes what came of the move that was selected last. */
    void credit(double reward) {
        visits[chosen]++;
        rewards[chosen] += reward;
        tried++;
        sum += reward;
    }

    /** Notes what came of all moves that the seat which decided here has made here or later. */
    void creditAmaf(AmafSet played, double reward) {
        if (laters.length < size) {
            laters = Arrays.copyOf(laters, moves.length);
            laterRewards = Arrays.copyOf(laterRewards, moves.length);
        }
        for (int i = 0; i < openSize; i++) {
            int slot = open[i];
            if (played.has(decider, moves[slot])) {
                laters[slot]++;
                laterRewards[slot] += reward;
            }
        }
    }

    /** Where the seat finds itself after it has observed {@code key}; null if that never happened. */
    Node child(int key) {
        return children[place(key)];
    }

    /** Adds a child for a key that has none. */
    Node addChild(int key) {
        if (2 * childCount >= children.length - 1) {
            spread();
        }
        childCount++;
        return put(key, new Node());
    }

    private Node put(int key, Node node) {
        int place = place(key);
        keys[place] = key;
        children[place] = node;
        return node;
    }

    // Where a key stands, or would stand: behind a move of chance there can be thousands.
    private int place(int key) {
        int place = Rng.mix(key) & (children.length - 1);
        while (children[place] != null && keys[place] != key) {
            place = (place + 1) & (children.length - 1);
        }
        return place;
    }

    private void spread() {
        int[] oldKeys = keys;
        Node[] old = children;
        keys = new int[2 * old.length];
        children = new Node[2 * old.length];
        for (int i = 0; i < old.length; i++) {
            if (old[i] != null) {
                put(oldKeys[i], old[i]);
            }
        }
    }
}
