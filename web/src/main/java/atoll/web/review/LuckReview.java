package atoll.web.review;

import atoll.engine.State;
import atoll.luck.LuckMeter;
import atoll.play.GameRecord;
import atoll.play.Session;
import atoll.web.bot.BotClient;
import atoll.web.bot.PositionEvaluator;

/** Measures the luck in a finished game, one evaluation after the other; it can be stopped and resumed. */
final class LuckReview {
    private final GameRecord game;
    private final LuckMeter meter;
    private final PositionEvaluator evaluator;
    private Runnable changed = () -> {};
    private boolean running;
    private boolean awaitingReply;

    /**
     * @param game a finished game
     */
    LuckReview(GameRecord game, PositionEvaluator evaluator) {
        this.game = game;
        this.evaluator = evaluator;
        meter = new LuckMeter(game, 1);
    }

    /**
     * @param newChanged called when there is a new result, or when it {@link #isWaiting waits}
     */
    void onChange(Runnable newChanged) {
        changed = newChanged;
    }

    /** Whether it is about the first moves of a session. */
    boolean isAbout(Session session, int length) {
        return game.length() == length && session.commonLength(game) == length;
    }

    LuckMeter meter() {
        return meter;
    }

    boolean isDone() {
        return meter.next() == null;
    }

    boolean isRunning() {
        return running;
    }

    /** Whether to call {@link #ask} again in a moment: other requests have priority. */
    boolean isWaiting() {
        return running && !awaitingReply;
    }

    void start() {
        running = !isDone();
        ask();
        changed.run();
    }

    void stop() {
        running = false;
        if (awaitingReply) {
            awaitingReply = false;
            evaluator.cancelReview();
        }
    }

    /** Sends the next request, unless one is pending. */
    void ask() {
        State next = meter.next();
        if (!running || awaitingReply || next == null) {
            return;
        }
        awaitingReply = evaluator.evaluateOpen(game.game(), next, meter.nextSeed(), new BotClient.ReplyHandler() {
            @Override
            public void progress(int permille) {
                // there are hundreds of requests: each is one step
            }

            @Override
            public void move(int best, int[] rest, int[] odds) {
                awaitingReply = false;
                meter.add(odds);
                running = !isDone();
                ask();
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
}
