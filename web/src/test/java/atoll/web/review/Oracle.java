package atoll.web.review;

import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.State;
import atoll.web.bot.BotClient;
import atoll.web.bot.PositionEvaluator;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** An evaluator that always prefers the first legal move; any other one costs what {@link #costs} says. */
final class Oracle implements PositionEvaluator {
    static final int BEST_CHANCE = 600;

    record Question(State at, int seed, int move, BotClient.ReplyHandler handler) {}

    final List<Question> requests = new ArrayList<>();
    /** By position hash: how many thousandths the played move is worse than the best, in each evaluation. */
    Map<Integer, int[]> costs = new HashMap<>();

    /** By position hash: the seat's odds there after the best move, where they differ from the default. */
    final Map<Integer, Integer> best = new HashMap<>();

    boolean busy;
    Question open;
    private final Map<Integer, Integer> weighed = new HashMap<>();

    @Override
    public boolean evaluate(Game game, State at, int seed, int move, BotClient.ReplyHandler handler) {
        if (busy || open != null) {
            return false;
        }
        open = new Question(at, seed, move, handler);
        requests.add(open);
        return true;
    }

    @Override
    public boolean evaluateOpen(Game game, State at, int seed, BotClient.ReplyHandler handler) {
        return evaluate(game, at, seed, -1, handler);
    }

    @Override
    public void cancelReview() {
        dropped();
    }

    void dropped() {
        Question was = open;
        open = null;
        was.handler.dropped();
    }

    /** Replies to one request; false if there is none. */
    boolean answer() {
        Question now = open;
        if (now == null) {
            return false;
        }
        open = null;
        MoveList legal = new MoveList();
        now.at.moves(legal);
        int seat = now.at.actor();
        int chance = best.getOrDefault(now.at.hash(), BEST_CHANCE);
        if (now.move >= 0 && now.move != legal.get(0)) {
            int[] cost = costs.getOrDefault(now.at.hash(), new int[] {0, 0});
            int times = weighed.merge(now.at.hash(), 1, Integer::sum);
            chance -= cost[times - 1];
        }
        int[] odds = new int[now.at.seats()];
        odds[seat] = chance;
        odds[seat == 0 ? 1 : 0] += 1000 - chance;
        now.handler.move(now.move < 0 ? legal.get(0) : now.move, new int[0], odds);
        return true;
    }

    void answerAll() {
        while (answer()) {
            // until there are no more requests
        }
    }
}
