package atoll.bot;

import atoll.engine.Evaluator;
import atoll.engine.MoveList;
import atoll.engine.State;
import java.util.Arrays;

/**
 * An information set of the search: the moves met there and their priors, availability, visits and results. With hidden hands
 * each determinization has other legal moves, so the list grows and only part of it is legal at a time.
 */
final class Node {
    private static final int[] NO_INTS = {};
    private static final int NOTHING = -1;

    /** Where moves are listed rarely: once in so many visits. */
    private static final int LISTING_INTERVAL = 16;

    /** What leads here from the node before: a move. */
    final int key;

    /** The moves that were ever legal here; the first {@link #size} count. */
    int[] moves = NO_INTS;
    /** By index of the move: the iterations that began with it. */
    int[] visits = NO_INTS;
    /** By index of the move: its prior. */
    int[] priors = NO_INTS;
    /** The number of moves. */
    int size;

    private int[] availability = NO_INTS;
    private double[] rewards = {};
    /** Null without RAVE. */
    private AmafValues amaf;

    private int totalVisits;
    private double totalReward;
    /** The legal moves in the current determinization, as slots. */
    private int[] open = NO_INTS;

    private int openSize;
    /** The sum of their priors. */
    private int totalPrior;
    /** This many leading entries of {@code open} are 0, 1, 2, ... */
    private int orderedSize;
    /** Whether all {@link #moves} are legal whenever a search comes here, see {@link #settle}. */
    private boolean settled;
    // In a settled node without AMAF values:
    /** How often a move was selected. */
    private int selections;
    /** The moves with visits. */
    private int[] tried = NO_INTS;

    private int triedSize;
    /** The move without visits that has the greatest prior, until it is selected. */
    private int bestUntried = NOTHING;

    /** How often the legal moves were registered; not yet, if the only move is from a {@link #glance}. */
    private int listings;
    /** Whether {@link #isNew} was asked. */
    private boolean known;

    /** In the current iteration: the index of the selected move. */
    int chosen;
    /** The seat that decides here, or {@code State.CHANCE}. */
    int decider;
    /** The node before, or null at the root. */
    Node parent;

    /** Null if there are none yet. */
    private Children children;

    /**
     * A node that was not visited.
     *
     * @param key what leads here from the node before: a move
     */
    Node(int key) {
        this.key = key;
    }

    /**
     * Records which moves are legal now, and adds new ones with their priors.
     *
     * @param legal the legal moves
     * @param evaluator the heuristics of the game
     * @param at a position
     * @param slots scratch space for looking up moves
     */
    void registerMoves(MoveList legal, Evaluator evaluator, State at, MoveIndex slots) {
        if (listings == 0 && size > 0) {
            registerRest(legal, evaluator, at, slots);
            return;
        }
        listings++;
        openSize = legal.size();
        if (open.length < openSize) {
            open = new int[openSize];
            orderedSize = 0;
        }
        int known = size;
        int same = legal.commonPrefix(moves, known);
        for (int i = orderedSize; i < same; i++) {
            open[i] = i;
        }
        orderedSize = same;
        int next = same;
        boolean listed = false;
        for (int i = same; i < openSize; i++) {
            int move = legal.get(i);
            int slot = MoveIndex.NONE;
            if (next < known && moves[next] == move) {
                slot = next; // the order is fixed
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
        totalPrior = 0;
        for (int i = 0; i < openSize; i++) {
            totalPrior += priors[open[i]];
        }
    }

    // As if all moves but one had been registered in the first visit.
    private void registerRest(MoveList legal, Evaluator evaluator, State at, MoveIndex slots) {
        int first = legal.indexOf(moves[0]);
        double reward = rewards[0];
        size = 0;
        rewards[0] = 0;
        visits[0] = 0;
        registerMoves(legal, evaluator, at, slots);
        availability = new int[size];
        Arrays.fill(availability, 1);
        listings++;
        selections = 1;
        if (first >= 0) {
            visits[first] = 1;
            rewards[first] = reward;
            tried = new int[] {first};
            triedSize = 1;
        }
    }

    /**
     * Registers only the move to play in the first visit: most nodes have no second one.
     *
     * @param move a legal move
     * @return the move
     */
    int glance(int move) {
        grow(1);
        moves[size++] = move;
        return move;
    }

    /** {@return whether this is asked for the first time} */
    boolean isNew() {
        boolean fresh = !known;
        known = true;
        return fresh;
    }

    /** Declares that the legal moves registered last are always those of this node. */
    void settle() {
        settled = true;
    }

    /** {@return whether the legal moves need not be registered any more} */
    boolean isSettled() {
        return settled;
    }

    /** {@return the number of moves registered last} */
    int openSize() {
        return openSize;
    }

    /**
     * {@return the index of one of them}
     *
     * @param i 0..{@link #openSize}-1
     */
    int open(int i) {
        return open[i];
    }

    private void grow(int by) {
        int room = size + by;
        moves = Arrays.copyOf(moves, room);
        visits = Arrays.copyOf(visits, room);
        priors = Arrays.copyOf(priors, room);
        rewards = Arrays.copyOf(rewards, room);
    }

    /**
     * Selects the move to try next among the legal ones, by value, prior and visits (PUCT with availability counts).
     *
     * @param exploration the exploration constant
     * @param from 0..number of legal moves; among equal moves the first from this index on is selected, cyclically
     * @return the move
     */
    int select(double exploration, int from) {
        if (availability.length < size) {
            availability = Arrays.copyOf(availability, moves.length);
        }
        // The last unvisited move: the next one with the same prior and availability is not better.
        int sameAvailable = -1;
        int samePrior = -1;
        int rooted = 0;
        double root = 0;
        double untried = untriedMean();
        chosen = open[0];
        double bestValue = -1;
        for (int i = 0; i < openSize; i++) {
            int slot = open[from + i < openSize ? from + i : from + i - openSize];
            int available = ++availability[slot];
            int visit = visits[slot];
            boolean hasAmaf = amaf != null && amaf.has(slot);
            if (visit == 0 && !hasAmaf) {
                if (available == sameAvailable && priors[slot] == samePrior) {
                    continue;
                }
                sameAvailable = available;
                samePrior = priors[slot];
            }
            if (available != rooted) {
                rooted = available;
                root = Math.sqrt(available);
            }
            double mean = visit == 0 ? untried : rewards[slot] / visit;
            if (hasAmaf) {
                mean = amaf.blend(slot, mean);
            }
            double value = mean + exploration * priors[slot] / totalPrior * root / (1 + visit);
            if (value > bestValue) {
                bestValue = value;
                chosen = slot;
            }
        }
        return moves[chosen];
    }

    /**
     * Selects as {@link #select} from the first move on, always so in this settled node, without AMAF values: then moves without
     * visits differ by their priors alone, and only one of them needs to be looked at.
     *
     * @param exploration the exploration constant
     * @return the move
     */
    int selectSettled(double exploration) {
        double root = Math.sqrt(++selections);
        double bestValue = -1;
        chosen = 0;
        if (bestUntried == NOTHING && triedSize < size) {
            bestUntried = untriedOfGreatestPrior();
        }
        if (bestUntried != NOTHING) {
            chosen = bestUntried;
            bestValue = untriedMean() + exploration * priors[chosen] / totalPrior * root;
        }
        for (int i = 0; i < triedSize; i++) {
            int slot = tried[i];
            double value =
                    rewards[slot] / visits[slot] + exploration * priors[slot] / totalPrior * root / (1 + visits[slot]);
            if (value > bestValue || value == bestValue && slot < chosen) {
                bestValue = value;
                chosen = slot;
            }
        }
        if (chosen == bestUntried) {
            bestUntried = NOTHING;
            if (triedSize == tried.length) {
                tried = Arrays.copyOf(tried, 2 * triedSize + 4);
            }
            tried[triedSize++] = chosen;
        }
        return moves[chosen];
    }

    /**
     * Selects about as {@link #select} among the moves registered before: {@code State.stillAllows} tells which of them are
     * legal.
     *
     * @param exploration the exploration constant
     * @param at a position
     * @return whether it selected one, {@link #chosen}; otherwise the moves should be registered again
     */
    boolean selectKnown(double exploration, State at) {
        if (listings == 0 || totalVisits % LISTING_INTERVAL == 0) {
            return false;
        }
        // Each move was available more often than when the moves were registered.
        double factor = exploration / totalPrior * Math.sqrt((double) (totalVisits + 1) / listings);
        double bestValue = -1;
        double bestWeight = 0;
        int fresh = NOTHING;
        chosen = NOTHING;
        for (int slot = 0; slot < size; slot++) {
            int visit = visits[slot];
            if (visit == 0) {
                double weight = (double) priors[slot] * priors[slot] * availability[slot];
                if (weight > bestWeight && at.stillAllows(moves[slot])) {
                    bestWeight = weight;
                    fresh = slot;
                }
            } else {
                double value =
                        rewards[slot] / visit + factor * priors[slot] * Math.sqrt(availability[slot]) / (1 + visit);
                if (value > bestValue && at.stillAllows(moves[slot])) {
                    bestValue = value;
                    chosen = slot;
                }
            }
        }
        if (fresh != NOTHING && untriedMean() + factor * Math.sqrt(bestWeight) > bestValue) {
            chosen = fresh;
        }
        return chosen != NOTHING;
    }

    private int untriedOfGreatestPrior() {
        int best = NOTHING;
        int most = -1;
        for (int i = 0; i < size; i++) {
            if (priors[i] > most && visits[i] == 0) {
                most = priors[i];
                best = i;
            }
        }
        return best;
    }

    // An untried move is assumed to be slightly worse than the mean here.
    private double untriedMean() {
        return totalVisits == 0 ? 0.5 : totalReward / totalVisits - 0.05;
    }

    /** {@return the index of the move with the most visits, and of these with the highest prior} */
    int mostVisited() {
        int best = 0;
        for (int i = 1; i < size; i++) {
            boolean better = visits[i] > visits[best] || visits[i] == visits[best] && priors[i] > priors[best];
            best = better ? i : best;
        }
        return best;
    }

    /**
     * Updates the selected move with the deciding seat's result.
     *
     * @param reward the result for the decider, 0..1
     */
    void credit(double reward) {
        visits[chosen]++;
        rewards[chosen] += reward;
        totalVisits++;
        totalReward += reward;
    }

    /**
     * Updates the AMAF values of all legal moves that the deciding seat played here or later; after {@link #credit}.
     *
     * @param played the moves that each seat played later in the iteration
     * @param reward the result for the decider, 0..1
     * @param equivalence as {@code SearchParams.raveEquivalence}, always the same
     */
    void creditAmaf(AmafSet played, double reward, int equivalence) {
        if (amaf == null) {
            amaf = new AmafValues();
        }
        amaf.credit(this, played, reward, equivalence);
    }

    /** {@return the nodes after this one, where more can be added} */
    Children children() {
        children = children == null ? new Children() : children;
        return children;
    }
}
