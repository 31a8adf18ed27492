package atoll.web.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.bot.Level;
import atoll.engine.MoveList;
import atoll.engine.Setup;
import atoll.games.Games;
import atoll.play.BadLink;
import atoll.play.Link;
import atoll.play.Seed;
import atoll.play.Session;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A bot's time limit, with a clock that simulates the speed of the device. */
class SearchRunnerTest {
    private final Session session =
            new Session(Games.find("ponte"), Setup.of(Games.find("ponte").info(), 2), Seed.of(1));

    /** Every look at the clock, one per several iterations, takes that many milliseconds. */
    private SearchRunner runner(int level, int millis) throws BadLink {
        Request.Task task = new Request.Task(level, 7, Link.view(session.game(), session.state(), 0));
        return new SearchRunner(new Request.Search(1, task, Request.NO_MOVE)) {
            private int now;

            @Override
            int elapsed() {
                now += millis;
                return now;
            }
        };
    }

    @ParameterizedTest
    @CsvSource({"1, 1000", "2, 1000", "3, 1000", "4, 2000", "5, 3000", "6, 3000"})
    void onASlowDeviceItMovesWhenTheTimeIsUp(int level, int limit) throws BadLink {
        SearchRunner searchRunner = runner(level, 700);
        int slices = 0;
        while (!searchRunner.runSlice()) {
            slices++;
            assertTrue(searchRunner.permille() < 1000, "a part of it is left");
        }
        // Each slice looks at the clock twice.
        assertEquals(limit / 1400, slices, "slices before its last");
        assertEquals(1000, searchRunner.permille());
        int done = searchRunner.search().iterationsDone();
        assertTrue(done > 0 && done < Level.of(level, session.game()).iterations(), "iterations " + done);
        MoveList legal = new MoveList();
        session.state().moves(legal);
        int best = searchRunner.reply().move();
        assertTrue(legal.indexOf(best) >= 0, "what it has found by then");
    }

    @Test
    void onAFastDeviceItStopsAfterItsIterations() throws BadLink {
        SearchRunner searchRunner = runner(3, 0);
        assertTrue(searchRunner.runSlice(), "no time passes in it");
        int all = Level.of(3, session.game()).iterations();
        assertFalse(searchRunner.search().iterationsDone() > all);
        assertTrue(searchRunner.search().iterationsDone() > all / 2, "nothing is decided by half of it");
    }
}
