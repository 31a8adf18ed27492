package atoll.web.review;

import atoll.drill.DrillTask;
import atoll.engine.MoveList;
import atoll.engine.State;
import atoll.luck.LuckMeter;
import atoll.play.Session;
import atoll.web.bot.BotClient;
import atoll.web.bot.PositionEvaluator;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * The value of each decision in a game: the best move by what the seat knew, the odds then, and the cost of the move played. It
 * runs from the first decision to the last, and can be stopped at any time. Known results are reused as long as the moves
 * before are the same.
 *
 * <p>For a game under way, people at the screen learn nothing that only another seat knows: see {@link #follow}.
 */
public final class Review {
    /**
     * Smaller costs are not shown, in thousandths of a win. Measured over positions of all games, the difference of two
     * evaluations of the same move has a standard deviation of 6 to 22; the mean of two evaluations, which decides, is more
     * precise.
     */
    static final int MIN_COST = DrillTask.THRESHOLD;

    /** The standard deviation of a cost that was evaluated twice, in thousandths of a win: the largest one measured. */
    private static final double COST_ERROR = 22 / Math.sqrt(2);

    /** The quantile of a confidence of 95 %. */
    private static final double CONFIDENCE = 1.96;

    private static final int BEST = -1;
    private static final int WHOLE = 1000;

    private final PositionEvaluator evaluator;
    private final Consumer<Review> measured;
    /** The luck that was measured last, if any. */
    private final List<LuckReview> lucks = new ArrayList<>();

    private Runnable changed = () -> {};
    private Session session;
    private List<ReviewedMove> decisions = new ArrayList<>();
    /** The reviewed moves. */
    private int[] line = {};
    /** The actor before each of them. */
    private int[] actors = {};

    private int near;
    /** Null while the game is under way. */
    private int[] result;

    private String judged = "";
    private boolean running;
    private boolean awaitingReply;

    Review(PositionEvaluator evaluator) {
        this(evaluator, review -> {});
    }

    /**
     * @param measured called when all decisions of a finished game are reviewed
     */
    Review(PositionEvaluator evaluator, Consumer<Review> measured) {
        this.evaluator = evaluator;
        this.measured = measured;
    }

    /**
     * @param newChanged called when there is a new result, or the review has stopped or {@link #isWaiting waits}
     */
    void onChange(Runnable newChanged) {
        changed = newChanged;
    }

    /**
     * Follows a game. For a finished game all decisions are reviewed; else those of the near seat, and those in which the seat
     * knew no more than everyone.
     *
     * @param latest the number of moves of the game, 0..length
     * @param newNear the seat whose knowledge is shown, or SPECTATOR
     * @param newJudged by seat: {@code y} if the cost of its decisions is computed, else {@code n}
     */
    void follow(Session newSession, int latest, int newNear, String newJudged) {
        if (isSame(newSession, latest) && near == newNear && judged.equals(newJudged)) {
            session = newSession;
            return;
        }
        int same = 0;
        while (session != null && same < latest && same < line.length && line[same] == newSession.move(same)) {
            same++;
        }
        drop();
        session = newSession;
        near = newNear;
        judged = newJudged;
        line = new int[latest];
        for (int i = 0; i < latest; i++) {
            line[i] = newSession.move(i);
        }
        State end = newSession.at(latest);
        result = end.actor() == State.OVER ? LuckMeter.valueOf(end) : null;
        gather(same);
    }

    private boolean isSame(Session newSession, int latest) {
        boolean same = session != null && latest == line.length;
        for (int i = 0; same && i < latest; i++) {
            same = line[i] == newSession.move(i);
        }
        return same;
    }

    // Results for decisions of the first `same` plies stay.
    private void gather(int same) {
        List<ReviewedMove> before = decisions;
        decisions = new ArrayList<>();
        actors = new int[line.length];
        MoveList legal = new MoveList();
        State at = session.at(0);
        for (int ply = 0; ply < line.length; ply++) {
            int seat = at.actor();
            actors[ply] = seat;
            at.moves(legal);
            if (seat >= 0 && legal.size() > 1 && mayReveal(at, line[ply])) {
                ReviewedMove now = new ReviewedMove(ply, seat, line[ply], judged.charAt(seat) == 'y');
                for (ReviewedMove old : before) {
                    // the same position, known as well: the decision is the same, unless its cost is needed now
                    now = old.ply == ply && ply < same && old.judged == now.judged ? old : now;
                }
                decisions.add(now);
            }
            at.play(line[ply]);
        }
        for (ReviewedMove decision : decisions) {
            if (decision.hasBest()) {
                excuse(decision);
            }
        }
    }

    private boolean mayReveal(State at, int move) {
        int seat = at.actor();
        return isOver()
                || at.isVisibleTo(near, move)
                        && (seat == near
                                || at.viewFor(seat).hash()
                                        == at.viewFor(State.SPECTATOR).hash());
    }

    boolean isRunning() {
        return running;
    }

    /** Whether to call {@link #sendNext} again in a moment: other requests have priority. */
    boolean isWaiting() {
        return running && !awaitingReply;
    }

    /** Starts, or resumes. */
    void start() {
        running = !isComplete();
        sendNext();
        changed.run();
    }

    /** Stops until the next start. */
    void stop() {
        drop();
        running = false;
        changed.run();
    }

    private void drop() {
        if (awaitingReply) {
            awaitingReply = false;
            evaluator.cancelReview();
        }
    }

    /** Sends the next request, unless one is pending. */
    void sendNext() {
        if (!running || awaitingReply) {
            return;
        }
        ReviewedMove decision = next();
        if (decision == null) {
            running = false;
            if (isOver()) {
                measured.accept(this);
            }
            return;
        }
        State at = session.at(decision.ply);
        int move = decision.hasBest() ? decision.next() : BEST;
        int seed = decision.ply * 0x9E3779B1 + decision.addEvaluation();
        awaitingReply = evaluator.evaluate(session.game(), at, seed, move, new BotClient.ReplyHandler() {
            @Override
            public void progress(int permille) {
                // there are hundreds of requests: each is one step
            }

            @Override
            public void move(int best, int[] rest, int[] chances) {
                awaitingReply = false;
                if (move == BEST) {
                    decision.setBest(best, rest);
                    excuse(decision);
                } else {
                    decision.addEvaluation(chances);
                }
                sendNext();
                changed.run();
            }

            @Override
            public void dropped() {
                if (awaitingReply) {
                    awaitingReply = false;
                    changed.run();
                }
            }
        });
    }

    // Playing the better move later in the same turn is no mistake.
    private void excuse(ReviewedMove decision) {
        decision.excused = false;
        for (int ply = decision.ply + 1; ply < line.length && actors[ply] == decision.seat; ply++) {
            decision.excused |= line[ply] == decision.best();
        }
    }

    private ReviewedMove next() {
        for (ReviewedMove decision : decisions) {
            if (!decision.isDone()) {
                return decision;
            }
        }
        return null;
    }

    /** The number of decisions to review. */
    int total() {
        return decisions.size();
    }

    int done() {
        int done = 0;
        for (ReviewedMove decision : decisions) {
            done += decision.isDone() ? 1 : 0;
        }
        return done;
    }

    /** Whether all decisions are reviewed. */
    boolean isComplete() {
        return done() == total();
    }

    /** The number of moves of the game. */
    int length() {
        return line.length;
    }

    /** Whether the game is over, so that everything may be shown. */
    boolean isOver() {
        return result != null;
    }

    /** The plies at which {@link #oddsAt} is known directly, not inherited from before, in order. */
    List<Integer> plies() {
        List<Integer> plies = new ArrayList<>();
        for (ReviewedMove decision : decisions) {
            if (decision.isKnown()) {
                plies.add(decision.ply);
            }
        }
        if (isOver()) {
            plies.add(line.length);
        }
        return plies;
    }

    /** Whether there are no gaps between the first and the last of {@link #plies}. */
    boolean isJoined() {
        return !isOver() || plies().size() > total();
    }

    /** Whether the cost of a seat's decisions is computed. */
    boolean isJudged(int seat) {
        return judged.charAt(seat) == 'y';
    }

    /**
     * All seats' odds after {@code ply} moves, in thousandths: with best play in the pending decision or, if none was pending,
     * after the move played in the last one. At the end, the result, with a shared first place in parts. Null if unknown.
     */
    int[] oddsAt(int ply) {
        if (isOver() && ply >= line.length) {
            return result;
        }
        ReviewedMove last = null;
        for (ReviewedMove decision : decisions) {
            if (last == null || decision.ply <= ply) {
                last = decision;
            }
        }
        return last == null || !last.isKnown() ? null : last.oddsAfter(ply);
    }

    /** The luck in a finished game, the first moves of a session; what was measured is kept. */
    LuckReview luck(Session of, int length) {
        if (lucks.isEmpty() || !lucks.get(0).isAbout(of, length)) {
            lucks.clear();
            lucks.add(new LuckReview(of.fullRecord().until(length), evaluator));
        }
        return lucks.get(0);
    }

    /** What a seat's decisions of at least {@link #MIN_COST} cost together, in thousandths of a win. */
    public int costOf(int seat) {
        int sum = 0;
        for (ReviewedMove decision : costliest(seat, decisions.size())) {
            sum += decision.cost();
        }
        return sum;
    }

    /** The number of a seat's decisions. */
    public int decisionsOf(int seat) {
        int count = 0;
        for (ReviewedMove decision : decisions) {
            count += decision.seat == seat ? 1 : 0;
        }
        return count;
    }

    /** The margin of {@link #costOf} with 95 % confidence, in thousandths of a win. */
    int marginOf(int seat) {
        return (int) (CONFIDENCE
                        * COST_ERROR
                        * Math.sqrt(costliest(seat, decisions.size()).size())
                + 0.5);
    }

    /** A seat's most expensive decisions, the most expensive first; at most {@code most}, and none with negligible cost. */
    List<ReviewedMove> costliest(int seat, int most) {
        List<ReviewedMove> list = new ArrayList<>();
        for (ReviewedMove decision : decisions) {
            if (decision.seat == seat && decision.isDone() && decision.cost() >= MIN_COST) {
                int place = list.size();
                while (place > 0 && list.get(place - 1).cost() < decision.cost()) {
                    place--;
                }
                list.add(place, decision);
            }
        }
        return list.size() > most ? list.subList(0, most) : list;
    }
}
