package atoll.web.review;

import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.State;
import atoll.play.Session;
import atoll.web.bot.BotClient;
import atoll.web.bot.PositionEvaluator;
import java.util.ArrayList;
import java.util.List;

/**
 * What the decisions of a game were worth: for each the best move in what the seat knew, how it stood then, and what the move
 * that was played has cost. Goes from the first decision to the last, can be stopped at any time, and what is known once is
 * not asked again as long as the moves that led there are the same.
 *
 * <p>Of a game under way nobody at the screen is told what only another seat knows: see {@link #follow}.
 */
final class Review {
    /**
     * Less is not told, in thousandths of a win. Measured over positions of all games, the difference of two weighings of the
     * same move has a standard deviation of 6 to 22; the mean of two weighings, which decides, errs less.
     */
    static final int TOLD = 40;

    private static final int BEST = -1;
    private static final int WHOLE = 1000;

    private final PositionEvaluator asker;
    private Runnable changed = () -> {};
    private Game game;
    private Session session;
    private List<ReviewedMove> decisions = new ArrayList<>();
    /** The moves that are reviewed. */
    private int[] line = {};
    /** Who was to act before each of them. */
    private int[] actors = {};

    private int near;
    private boolean over;
    private int[] result;
    private String blamed = "";
    private boolean running;
    private boolean asked;

    Review(PositionEvaluator asker) {
        this.asker = asker;
    }

    /** @param newChanged called when something new is known, or the review has stopped or {@link #isWaiting waits} */
    void onChange(Runnable newChanged) {
        changed = newChanged;
    }

    /**
     * Follows a game. Of one that is over all decisions are reviewed; else those of the near seat, and those in which nobody
     * knew more than everyone knows.
     *
     * @param latest how many moves the game has come to, 0..length
     * @param newNear the seat whose knowledge is shown, or SPECTATOR
     * @param newBlamed for each seat {@code y} if it matters what its choices cost, else {@code n}
     */
    void follow(Session newSession, int latest, int newNear, String newBlamed) {
        if (isSame(newSession, latest) && near == newNear && blamed.equals(newBlamed)) {
            session = newSession;
            return;
        }
        int same = 0;
        while (session != null && same < latest && same < line.length && line[same] == newSession.move(same)) {
            same++;
        }
        drop();
        session = newSession;
        game = newSession.game();
        near = newNear;
        blamed = newBlamed;
        line = new int[latest];
        for (int i = 0; i < latest; i++) {
            line[i] = newSession.move(i);
        }
        State end = newSession.at(latest);
        over = end.actor() == State.OVER;
        result = over ? result(end) : null;
        gather(same);
    }

    private boolean isSame(Session newSession, int latest) {
        boolean same = session != null && latest == line.length;
        for (int i = 0; same && i < latest; i++) {
            same = line[i] == newSession.move(i);
        }
        return same;
    }

    // What is known of the decisions of the first `same` plies stays known.
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
            if (seat >= 0 && legal.size() > 1 && mayBeTold(at, line[ply])) {
                ReviewedMove now = new ReviewedMove(ply, seat, line[ply], blamed.charAt(seat) == 'y');
                for (ReviewedMove old : before) {
                    // One decision in the same position by the same knowledge is one, unless now more of it matters.
                    now = old.ply == ply && ply < same && old.blamed == now.blamed ? old : now;
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

    private boolean mayBeTold(State at, int move) {
        int seat = at.actor();
        return over
                || at.isVisibleTo(near, move)
                        && (seat == near
                                || at.viewFor(seat).hash()
                                        == at.viewFor(State.SPECTATOR).hash());
    }

    boolean isRunning() {
        return running;
    }

    /** Whether it should be told to {@link #ask} in a moment: others come first. */
    boolean isWaiting() {
        return running && !asked;
    }

    /** Begins, or goes on. */
    void start() {
        running = total() > done();
        ask();
        changed.run();
    }

    /** Waits until it is told to go on. */
    void stop() {
        drop();
        running = false;
        changed.run();
    }

    private void drop() {
        if (asked) {
            asked = false;
            asker.dropReview();
        }
    }

    /** Asks the next question, unless one is under way. */
    void ask() {
        if (!running || asked) {
            return;
        }
        ReviewedMove decision = next();
        if (decision == null) {
            running = false;
            return;
        }
        State at = session.at(decision.ply);
        int move = decision.hasBest() ? decision.next() : BEST;
        int seed = decision.ply * 0x9E3779B1 + decision.addEvaluation();
        asked = asker.ask(game, at, seed, move, new BotClient.ReplyHandler() {
            @Override
            public void progress(int permille) {
                // there are hundreds of questions: each is one step
            }

            @Override
            public void move(int best, int[] chances) {
                asked = false;
                if (move == BEST) {
                    decision.setBest(best);
                    excuse(decision);
                } else {
                    decision.addEvaluation(chances);
                }
                ask();
                changed.run();
            }

            @Override
            public void dropped() {
                if (asked) {
                    asked = false;
                    changed.run();
                }
            }
        });
    }

    // Whoever makes the better move a little later in the same turn made no mistake by making another one first.
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

    /** How many decisions there are to be reviewed. */
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

    /** How many moves the game has. */
    int length() {
        return line.length;
    }

    /** Whether the game is over, and so everything may be told. */
    boolean isOver() {
        return over;
    }

    /** The numbers of moves after which {@link #oddsAt} is known by itself, and not by what was before; in their order. */
    List<Integer> plies() {
        List<Integer> plies = new ArrayList<>();
        for (ReviewedMove decision : decisions) {
            if (decision.isKnown()) {
                plies.add(decision.ply);
            }
        }
        if (over) {
            plies.add(line.length);
        }
        return plies;
    }

    /** Whether nothing is unknown between the first and the last of {@link #plies}. */
    boolean isJoined() {
        return !over || plies().size() > total();
    }

    /** Whether a seat's choices are judged by what they cost. */
    boolean isBlamed(int seat) {
        return blamed.charAt(seat) == 'y';
    }

    /**
     * What all seats could expect after {@code ply} moves, in thousandths: if the best was played in the decision that was due,
     * or where none was, after what had been played in the last one before; at the end how it ended, a shared first place in
     * parts. Null if it is not known.
     */
    int[] oddsAt(int ply) {
        if (over && ply >= line.length) {
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

    private static int[] result(State end) {
        int[] chances = new int[end.seats()];
        int winners = 0;
        for (int seat = 0; seat < chances.length; seat++) {
            winners += end.rank(seat) == 1 ? 1 : 0;
        }
        for (int seat = 0; seat < chances.length; seat++) {
            chances[seat] = end.rank(seat) == 1 ? WHOLE / winners : 0;
        }
        return chances;
    }

    /** The choices of a seat that cost most, the dearest first; at most so many, and none that cost next to nothing. */
    List<ReviewedMove> costliest(int seat, int most) {
        List<ReviewedMove> list = new ArrayList<>();
        for (ReviewedMove decision : decisions) {
            if (decision.seat == seat && decision.isDone() && decision.cost() >= TOLD) {
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
