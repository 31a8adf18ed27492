package atoll.bot;

import atoll.engine.MoveList;
import java.util.Arrays;

/**
 * What a search knows of one situation: the moves met there, how often each could have been and was tried, and how it
 * went. In a game with hidden hands other moves are legal in every truth, so the list grows and only part of it counts.
 */
final class Node {
    private static final int[] NO_INTS = {};

    int[] moves = NO_INTS;
    int[] visits = NO_INTS;
    int[] priors = NO_INTS;
    int size;
    private int[] chances = NO_INTS;
    private double[] rewards = {};
    private int tried;
    private double sum;
    /** Which of the moves are legal in the truth at hand, and how many. */
    private int[] open = NO_INTS;

    private int openSize;

    private int[] keys = NO_INTS;
    private Node[] children = {};
    private int childCount;

    /** Notes which moves are legal now; false if one of them has not been admitted yet. */
    boolean admits(MoveList legal) {
        openSize = 0;
        int slot = 0;
        for (int i = 0; i < legal.size(); i++) {
            int move = legal.get(i);
            // Moves come in a fixed order, so the next one is mostly in the next slot.
            int steps = 0;
            while (steps < size && moves[slot] != move) {
                slot = slot + 1 == size ? 0 : slot + 1;
                steps++;
            }
            if (steps == size) {
                return false;
            }
            open[openSize++] = slot;
            slot = slot + 1 == size ? 0 : slot + 1;
        }
        return true;
    }

    /** Takes in the moves not met before, with their weights as priors, and notes which are legal now. */
    void admit(MoveList legal) {
        int room = size + legal.size();
        moves = Arrays.copyOf(moves, room);
        visits = Arrays.copyOf(visits, room);
        priors = Arrays.copyOf(priors, room);
        chances = Arrays.copyOf(chances, room);
        rewards = Arrays.copyOf(rewards, room);
        open = Arrays.copyOf(open, room);
        int known = size;
        for (int i = 0; i < legal.size(); i++) {
            if (!contains(legal.get(i), known)) {
                moves[size] = legal.get(i);
                priors[size++] = legal.weight(i);
            }
        }
        admits(legal);
    }

    private boolean contains(int move, int limit) {
        for (int i = 0; i < limit; i++) {
            if (moves[i] == move) {
                return true;
            }
        }
        return false;
    }

    /** The slot to try next among the legal ones: what went well, what looks well, what was neglected. */
    int select(double exploration) {
        int total = 0;
        for (int i = 0; i < openSize; i++) {
            total += priors[open[i]];
        }
        // An untried move is taken to be a little worse than what was tried here.
        double untried = tried == 0 ? 0.5 : sum / tried - 0.05;
        int best = open[0];
        double bestWorth = -1;
        for (int i = 0; i < openSize; i++) {
            int slot = open[i];
            int chance = ++chances[slot];
            int visit = visits[slot];
            double mean = visit == 0 ? untried : rewards[slot] / visit;
            double worth = mean + exploration * priors[slot] / total * Math.sqrt(chance) / (1 + visit);
            if (worth > bestWorth) {
                bestWorth = worth;
                best = slot;
            }
        }
        return best;
    }

    void credit(int slot, double reward) {
        visits[slot]++;
        rewards[slot] += reward;
        tried++;
        sum += reward;
    }

    /** Where the seat finds itself after it has observed {@code key}; null if that never happened. */
    Node child(int key) {
        for (int i = 0; i < childCount; i++) {
            if (keys[i] == key) {
                return children[i];
            }
        }
        return null;
    }

    Node addChild(int key) {
        if (childCount == keys.length) {
            keys = Arrays.copyOf(keys, 2 * childCount + 2);
            children = Arrays.copyOf(children, 2 * childCount + 2);
        }
        keys[childCount] = key;
        children[childCount] = new Node();
        return children[childCount++];
    }
}
