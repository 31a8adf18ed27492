package atoll.web.bot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.bot.Level;
import atoll.engine.Game;
import atoll.games.Games;
import org.junit.jupiter.api.Test;

/** A worker that falls silent or fails is replaced; a slow one is not. */
class WatchdogTest {
    private final Watchdog watchdog = new Watchdog();

    // True if it is given up within that many ticks.
    private boolean failsWithin(int ticks) {
        for (int i = 0; i < ticks; i++) {
            if (watchdog.tick()) {
                return true;
            }
        }
        return false;
    }

    private void restart() {
        watchdog.start(watchdog.nextBackend());
        if (!watchdog.isReady()) {
            watchdog.ready();
        }
        watchdog.requestSent();
    }

    @Test
    void aWorkerThatIsNeverReadyIsReplacedByTheNextBackend() {
        watchdog.start("wasm");
        assertFalse(failsWithin(Watchdog.PATIENCE - 1));
        assertTrue(watchdog.tick());
        assertEquals("js", watchdog.nextBackend());
        watchdog.start("js");
        assertTrue(failsWithin(Watchdog.PATIENCE));
        assertEquals("page", watchdog.nextBackend());
        watchdog.start("page");
        assertTrue(watchdog.isReady());
        assertFalse(failsWithin(10 * Watchdog.PATIENCE), "a page owes nothing");
    }

    @Test
    void aWorkerThatStartedWellIsRestartedOnce() {
        watchdog.start("wasm");
        watchdog.ready();
        watchdog.requestSent();
        assertTrue(failsWithin(Watchdog.PATIENCE));
        restart();
        assertEquals("wasm", watchdog.backend());
        assertTrue(failsWithin(Watchdog.PATIENCE));
        restart();
        assertEquals("js", watchdog.backend());
        assertTrue(failsWithin(Watchdog.PATIENCE));
        restart();
        assertEquals("page", watchdog.backend());
    }

    @Test
    void aReplyAllowsAnotherRestart() {
        watchdog.start("wasm");
        watchdog.ready();
        for (int i = 0; i < 5; i++) {
            watchdog.requestSent();
            restart();
            assertEquals("wasm", watchdog.backend());
            watchdog.replyReceived();
        }
    }

    @Test
    void anyMessageResetsTheSilence() {
        watchdog.start("wasm");
        watchdog.ready();
        watchdog.requestSent();
        for (int i = 0; i < 10; i++) {
            assertFalse(failsWithin(Watchdog.PATIENCE - 1));
            watchdog.messageReceived();
        }
        assertTrue(failsWithin(Watchdog.PATIENCE));
    }

    @Test
    void silenceWithoutARequestIsAllowed() {
        watchdog.start("wasm");
        watchdog.ready();
        assertFalse(failsWithin(2 * Watchdog.PATIENCE));
        watchdog.requestSent();
        assertFalse(failsWithin(Watchdog.PATIENCE - 1));
        watchdog.replyReceived();
        assertFalse(failsWithin(2 * Watchdog.PATIENCE));
        watchdog.requestSent();
        watchdog.requestCancelled();
        assertFalse(watchdog.isAwaitingReply());
        assertFalse(failsWithin(2 * Watchdog.PATIENCE));
    }

    @Test
    void cancellingARequestBeforeReadyStillRequiresReady() {
        watchdog.start("wasm");
        watchdog.requestCancelled();
        assertTrue(failsWithin(Watchdog.PATIENCE));
    }

    /** After a laptop has slept for hours, there is only one more tick. */
    @Test
    void allLevelsTakeMuchLessTime() {
        for (Game game : Games.ALL) {
            for (int level = 0; level <= Level.STRONGEST; level++) {
                int most = Level.of(level, game).millis();
                assertTrue(
                        Watchdog.PATIENCE * Watchdog.TICK_MILLIS >= 4 * most,
                        game.info().id() + " " + level);
            }
        }
    }
}
