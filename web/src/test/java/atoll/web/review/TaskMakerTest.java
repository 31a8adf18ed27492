package atoll.web.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.drill.DrillTask;
import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.State;
import atoll.play.Session;
import atoll.web.bot.Verifier;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The making of tasks, with a fake search. */
class TaskMakerTest {
    /** Answers when it is told to: the best move is the first one, the played ones cost what is set. */
    private static final class Search implements Verifier {
        private final List<Integer> seeds = new ArrayList<>();
        private int playedValue = 400;
        private State at;
        private int move;
        private Handler handler;

        @Override
        public void verify(Game game, State newAt, int seed, int newMove, Handler newHandler) {
            at = newAt;
            move = newMove;
            handler = newHandler;
            seeds.add(seed);
        }

        @Override
        public void cancel() {
            handler = null;
        }

        boolean answer() {
            Handler now = handler;
            if (now == null) {
                return false;
            }
            handler = null;
            MoveList legal = new MoveList();
            at.moves(legal);
            boolean best = move == BEST || move == legal.get(0);
            now.progress(500);
            now.found(move == BEST ? legal.get(0) : move, best ? 600 : playedValue);
            return true;
        }
    }

    private final Search search = new Search();
    private final List<DrillTask> stored = new ArrayList<>();
    private int changes;
    private final TaskMaker maker = new TaskMaker(
            search,
            new TaskMaker.Store() {
                @Override
                public boolean has(String position) {
                    return stored.stream().anyMatch(task -> task.position().equals(position));
                }

                @Override
                public void add(DrillTask task) {
                    stored.add(task);
                }
            },
            () -> changes++);

    private final Session session = ReviewTest.play("ponte", 40);

    /** Decisions in which the review found the first legal move better. */
    private List<ReviewedMove> costly(int... plies) {
        List<ReviewedMove> costly = new ArrayList<>();
        for (int ply : plies) {
            MoveList legal = new MoveList();
            session.at(ply).moves(legal);
            ReviewedMove move = new ReviewedMove(ply, session.at(ply).actor(), session.move(ply), true);
            move.setBest(legal.get(0), new int[0]);
            costly.add(move);
        }
        return costly;
    }

    private void answerAll() {
        while (search.answer()) {
            assertTrue(maker.progress() <= maker.total() * 1000);
        }
    }

    @Test
    void aMoveBecomesATaskIfTheLongerSearchAgrees() {
        maker.start(session, costly(4, 8));
        assertTrue(maker.isRunning());
        answerAll();
        assertFalse(maker.isRunning());
        assertEquals(2, maker.made());
        assertEquals(0, maker.rejected() + maker.known() + maker.left());
        assertEquals(2000, maker.progress());
        DrillTask task = stored.get(0);
        assertEquals(session.move(4), task.played());
        assertEquals(session.at(4).actor(), task.seat());
        assertEquals(200, task.cost(task.played()));
        assertEquals(0, task.cost(task.best()));
        assertEquals(6, new HashSet<>(search.seeds).size());
        // Those of the review.
        Set<Integer> reviewed = new HashSet<>();
        for (int i = 0; i < 6; i++) {
            reviewed.add(4 * 0x9E3779B1 + i);
            reviewed.add(8 * 0x9E3779B1 + i);
        }
        reviewed.retainAll(search.seeds);
        assertEquals(Set.of(), reviewed);
        assertNotEquals(0, changes);
    }

    @Test
    void aMoveIsRejectedIfTheLongerSearchDisagrees() {
        search.playedValue = 570;
        maker.start(session, costly(4, 8));
        answerAll();
        assertEquals(2, maker.rejected());
        assertEquals(List.of(), stored);
    }

    @Test
    void samePositionTwiceGivesOneTask() {
        maker.start(session, costly(4, 8));
        answerAll();
        int searches = search.seeds.size();
        maker.start(session, costly(4, 8, 12));
        answerAll();
        assertEquals(3, stored.size());
        assertEquals(2, maker.known());
        assertEquals(1, maker.made());
        assertEquals(searches + 3, search.seeds.size(), "what is known is not searched");
    }

    @Test
    void whatWasMadeBeforeAStopStaysAndTheRestFollowsLater() {
        maker.start(session, costly(4, 8));
        for (int i = 0; i < 4; i++) {
            search.answer();
        }
        assertEquals(1, stored.size());
        maker.stop();
        assertFalse(maker.isRunning());
        assertNull(search.handler);
        assertEquals(1, maker.left());
        assertEquals(1000, maker.progress());
        maker.resume();
        answerAll();
        assertEquals(2, stored.size());
        assertEquals(2, maker.made());
    }
}
