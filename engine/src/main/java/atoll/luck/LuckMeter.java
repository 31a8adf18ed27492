package atoll.luck;

import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.State;
import atoll.play.GameRecord;
import java.util.ArrayList;
import java.util.List;

/**
 * What chance brought each seat of a finished game. For every chance event it is the value of the position that followed, minus the
 * mean of the positions that could have followed, by their probabilities. All cards are known here: luck is measured
 * in hindsight and says nothing about decisions.
 *
 * <p>The caller evaluates one position after the other: {@link #next}, then {@link #add}. What could have happened is drawn with the
 * same weights as what happened and evaluated in the same way, so over many games the mean luck is 0 however bad the evaluations
 * are; bad ones only widen the {@link #margin}. Since errors make measured luck larger than it was, only a share of it counts, a
 * constant of each game: {@link atoll.engine.Game#luckPercent}.
 */
public final class LuckMeter {
    private static final double WHOLE = 1000;
    private static final double HUNDRED = 100;
    /** The quantile of a confidence of 95 percent. */
    private static final double CONFIDENCE = 1.96;

    private final List<ChanceEvent> events = new ArrayList<>();
    private final int[] result;
    private final double share;
    private int current;

    /**
     * A meter that knows nothing yet.
     *
     * @param game a finished game; throws IllegalArgumentException otherwise
     * @param seed of the drawn outcomes and of the evaluations
     */
    public LuckMeter(GameRecord game, int seed) {
        State at = game.start();
        MoveList outcomes = new MoveList();
        for (int ply = 0; ply < game.length(); ) {
            int begin = ply;
            State before = at.copy();
            boolean open = false;
            while (ply < game.length() && at.actor() == State.CHANCE) {
                at.moves(outcomes);
                open |= outcomes.size() > 1;
                at.play(game.move(ply++));
            }
            if (open) {
                events.add(new ChanceEvent(begin, before, at.copy(), Rng.mix(seed ^ Rng.mix(begin + 1))));
            } else if (ply == begin) {
                at.play(game.move(ply++));
            }
        }
        if (at.actor() != State.OVER) {
            throw new IllegalArgumentException("the game is not over");
        }
        result = valueOf(at);
        share = game.game().luckPercent() / HUNDRED;
        evaluateEnds();
    }

    /** {@return the number of chance events with more than one possible outcome} */
    public int events() {
        return events.size();
    }

    /** {@return the number of evaluations} */
    public int total() {
        int total = 0;
        for (ChanceEvent event : events) {
            total += event.total();
        }
        return total;
    }

    /** {@return the number of evaluations that are known} */
    public int done() {
        int done = 0;
        for (ChanceEvent event : events) {
            done += event.done();
        }
        return done;
    }

    /** {@return the next position to evaluate, in which a seat is to move; null if everything is known} Read only. */
    public State next() {
        return current == events.size() ? null : events.get(current).next();
    }

    /** {@return the seed of that evaluation} */
    public int nextSeed() {
        return events.get(current).nextSeed();
    }

    /**
     * Takes the value of the position {@link #next}.
     *
     * @param odds each seat's probability to win, in thousandths
     */
    public void add(int[] odds) {
        addValue(odds);
        evaluateEnds();
    }

    private void addValue(int[] odds) {
        ChanceEvent event = events.get(current);
        event.add(odds);
        current += event.done() == event.total() ? 1 : 0;
    }

    // The value of a finished game is its result.
    private void evaluateEnds() {
        for (State next = next(); next != null && next.actor() == State.OVER; next = next()) {
            addValue(valueOf(next));
        }
    }

    /**
     * {@return the value of a finished game for each seat, in thousandths of a win: seats that share the first place
     * share it}
     *
     * @param end a state that is over
     */
    public static int[] valueOf(State end) {
        int[] shares = new int[end.seats()];
        int winners = 0;
        for (int seat = 0; seat < shares.length; seat++) {
            winners += end.rank(seat) == 1 ? 1 : 0;
        }
        for (int seat = 0; seat < shares.length; seat++) {
            shares[seat] = end.rank(seat) == 1 ? (int) WHOLE / winners : 0;
        }
        return shares;
    }

    /**
     * {@return the number of moves before an event}
     *
     * @param event 0..{@link #events}-1
     */
    public int ply(int event) {
        return events.get(event).ply;
    }

    /**
     * {@return what an event brought a seat, in thousandths of a win; 0 while it is not known}
     *
     * @param event 0..{@link #events}-1
     * @param seat a seat, from 0
     */
    public int luck(int event, int seat) {
        return (int) Math.round(WHOLE * share * events.get(event).luck(seat));
    }

    /**
     * {@return what the events known so far brought a seat together, in thousandths of a win; the sum over all seats is 0 up to
     * rounding}
     *
     * @param seat a seat, from 0
     */
    public int luck(int seat) {
        double sum = 0;
        for (ChanceEvent event : events) {
            sum += event.luck(seat);
        }
        return (int) Math.round(WHOLE * share * sum);
    }

    /**
     * {@return the margin of {@link #luck(int)}: with 95 percent confidence, the true value differs by at most that many
     * thousandths of a win}
     *
     * @param seat a seat, from 0
     */
    public int margin(int seat) {
        double sum = 0;
        for (ChanceEvent event : events) {
            sum += event.variance(seat);
        }
        // as large as the part of the measured luck that is luck
        return (int) Math.round(WHOLE * CONFIDENCE * Math.sqrt(share * sum));
    }

    /**
     * {@return the result of a seat without its luck, in thousandths of a win} Less than 0 if it won less than its luck brought,
     * more than 1000 if it won against its luck.
     *
     * @param seat a seat, from 0
     */
    public int adjusted(int seat) {
        return result[seat] - luck(seat);
    }

    /**
     * {@return the result of a seat, in thousandths of a win; a shared first place in parts}
     *
     * @param seat a seat, from 0
     */
    public int result(int seat) {
        return result[seat];
    }
}
