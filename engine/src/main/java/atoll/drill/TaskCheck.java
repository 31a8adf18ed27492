package atoll.drill;

import java.util.ArrayList;
import java.util.List;

/**
 * Decides whether a costly move becomes a task: only if a second, longer search agrees with the review. It asks for the best move,
 * then for the values of that move, of the better move of the review and of the played one.
 *
 * <p>The search agrees if the played move costs at least {@link DrillTask#THRESHOLD} compared with the best of the others, and the
 * better move of the review costs less.
 */
public final class TaskCheck {
    /** The next request: the best move. */
    public static final int BEST = -1;

    /** There is no further request. */
    public static final int DONE = -2;

    /** The most requests of one check. */
    public static final int MOST_STEPS = 4;

    private static final int SPREAD = 0x9E3779B1;

    private final int played;
    private final int better;
    private final int seed;
    private final List<Integer> asked = new ArrayList<>();
    private final List<MoveValue> values = new ArrayList<>();

    /**
     * A check that has not begun.
     *
     * @param played the move that was played
     * @param better the move that the review calls better
     * @param hash of the view: another hash gives other seeds, and the same hash the same result again
     */
    public TaskCheck(int played, int better, int hash) {
        if (played == better) {
            throw new IllegalArgumentException("nothing is better");
        }
        this.played = played;
        this.better = better;
        seed = seed(hash);
    }

    /**
     * {@return the seed for the value of an answer, other than those of reviews}
     *
     * @param hash of the view
     */
    public static int seed(int hash) {
        return hash * SPREAD ^ SPREAD;
    }

    /** {@return what to search next: {@link #BEST}, a move whose value is wanted, or {@link #DONE}} */
    public int next() {
        if (asked.isEmpty()) {
            return BEST;
        }
        return values.size() < asked.size() ? asked.get(values.size()) : DONE;
    }

    /** {@return the seed of the next search} */
    public int nextSeed() {
        return seed + (asked.isEmpty() ? 0 : 1 + values.size());
    }

    /** {@return the number of finished steps, 0..{@link #MOST_STEPS}-1} */
    public int steps() {
        return (asked.isEmpty() ? 0 : 1) + values.size();
    }

    /**
     * Adds the best move. If it is the played one, the searches disagree and nothing more is needed.
     *
     * @param move the best move
     */
    public void addBest(int move) {
        asked.add(move);
        if (move == played) {
            values.add(new MoveValue(played, 0));
            return;
        }
        if (better != move) {
            asked.add(better);
        }
        asked.add(played);
    }

    /**
     * Adds the value of the move {@link #next}.
     *
     * @param permille the probability to win after it, in thousandths
     */
    public void addValue(int permille) {
        values.add(new MoveValue(next(), permille));
    }

    /** {@return whether the searches agree} Only if there is nothing {@linkplain #next next}. */
    public boolean agrees() {
        List<MoveValue> sorted = values();
        int most = sorted.get(0).permille();
        int cost = 0;
        int missed = 0;
        for (MoveValue value : sorted) {
            cost = value.move() == played ? most - value.permille() : cost;
            missed = value.move() == better ? most - value.permille() : missed;
        }
        return cost >= DrillTask.THRESHOLD && missed < DrillTask.THRESHOLD;
    }

    /** {@return the values, the best one first} */
    public List<MoveValue> values() {
        List<MoveValue> sorted = new ArrayList<>();
        for (MoveValue value : values) {
            int place = sorted.size();
            while (place > 0 && sorted.get(place - 1).permille() < value.permille()) {
                place--;
            }
            sorted.add(place, value);
        }
        return sorted;
    }
}
