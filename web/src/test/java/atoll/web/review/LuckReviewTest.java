package atoll.web.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.kanaloa.KanaloaGame;
import atoll.play.Seed;
import atoll.play.Session;
import org.junit.jupiter.api.Test;

/** The luck of a finished game is measured step by step, beside other requests. */
class LuckReviewTest {
    private final Session session = finished(4);
    private final Oracle oracle = new Oracle();
    private final LuckReview luck = new LuckReview(session.record(), oracle);
    private int changes;

    LuckReviewTest() {
        luck.onChange(() -> changes++);
    }

    private static Session finished(int seed) {
        KanaloaGame game = new KanaloaGame();
        Session session = new Session(game, Setup.of(game.info(), 2), Seed.of(seed));
        MoveList legal = new MoveList();
        while (session.state().actor() != State.OVER) {
            session.state().moves(legal);
            session.play(
                    session.state().actor() == State.CHANCE
                            ? session.outcome()
                            : legal.sample(new Rng(6, session.ply())));
        }
        return session;
    }

    @Test
    void everyPositionIsEvaluatedWithOpenCards() {
        luck.start();
        int requests = 0;
        while (!luck.isDone()) {
            assertTrue(luck.isRunning());
            assertTrue(oracle.open.at().isFullyKnown());
            assertTrue(oracle.open.at().actor() >= 0);
            assertTrue(oracle.answer());
            requests++;
        }
        assertTrue(requests > 0 && requests <= luck.meter().total());
        assertEquals(luck.meter().total(), luck.meter().done());
        assertFalse(luck.isRunning());
        assertEquals(requests + 1, changes);
    }

    @Test
    void itStopsAndResumesWithoutLosingAnything() {
        luck.start();
        oracle.answer();
        oracle.answer();
        int done = luck.meter().done();
        luck.stop();
        assertFalse(luck.isRunning());
        assertEquals(done, luck.meter().done());
        luck.start();
        oracle.answer();
        assertTrue(luck.meter().done() > done);
    }

    @Test
    void otherRequestsHavePriority() {
        oracle.busy = true;
        luck.start();
        assertTrue(luck.isWaiting());
        oracle.busy = false;
        luck.ask();
        assertFalse(luck.isWaiting());
        oracle.dropped();
        assertTrue(luck.isWaiting(), "its request was dropped for a move");
        luck.ask();
        assertTrue(oracle.answer());
        assertTrue(luck.meter().done() > 0);
    }

    @Test
    void aReviewKeepsTheLuckOfItsGame() {
        Review review = new Review(oracle);
        LuckReview first = review.luck(session, session.length());
        assertSame(first, review.luck(session, session.length()));
        Session other = Session.of(session.record(), Seed.of(1));
        assertSame(first, review.luck(other, other.length()), "the same moves");
        Session another = finished(5);
        assertNotSame(first, review.luck(another, another.length()));
    }
}
