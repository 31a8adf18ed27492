package atoll.web.bot;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.bot.Level;
import atoll.engine.Game;
import atoll.games.Games;
import atoll.web.worker.BotWorker;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A worker that falls silent or fails gives way to another; one that only takes its time does not. */
class WatchdogTest {
    private final Watchdog dog = new Watchdog();

    // True if it is given up within so many ticks.
    private boolean isGivenUpIn(int ticks) {
        for (int i = 0; i < ticks; i++) {
            if (dog.tick()) {
                return true;
            }
        }
        return false;
    }

    private void restart() {
        dog.start(dog.next());
        if (!dog.isReady()) {
            dog.ready();
        }
        dog.ask();
    }

    @Test
    void whatIsNeverReadyGivesWayToTheNextBest() {
        dog.start("wasm");
        assertFalse(isGivenUpIn(Watchdog.PATIENCE - 1));
        assertTrue(dog.tick());
        assertEquals("js", dog.next());
        dog.start("js");
        assertTrue(isGivenUpIn(Watchdog.PATIENCE));
        assertEquals("page", dog.next());
        dog.start("page");
        assertTrue(dog.isReady());
        assertFalse(isGivenUpIn(10 * Watchdog.PATIENCE), "a page owes nothing");
    }

    @Test
    void whatBeganWellIsStartedOnceMoreThenTheNextBest() {
        dog.start("wasm");
        dog.ready();
        dog.ask();
        assertTrue(isGivenUpIn(Watchdog.PATIENCE));
        restart();
        assertEquals("wasm", dog.backend());
        assertTrue(isGivenUpIn(Watchdog.PATIENCE));
        restart();
        assertEquals("js", dog.backend());
        assertTrue(isGivenUpIn(Watchdog.PATIENCE));
        restart();
        assertEquals("page", dog.backend());
    }

    @Test
    void whatHasAnsweredSinceMayBeStartedOnceMoreAgain() {
        dog.start("wasm");
        dog.ready();
        for (int i = 0; i < 5; i++) {
            dog.ask();
            restart();
            assertEquals("wasm", dog.backend());
            dog.answer();
        }
    }

    @Test
    void aSignOfLifeIsEnough() {
        dog.start("wasm");
        dog.ready();
        dog.ask();
        for (int i = 0; i < 10; i++) {
            assertFalse(isGivenUpIn(Watchdog.PATIENCE - 1));
            dog.hear();
        }
        assertTrue(isGivenUpIn(Watchdog.PATIENCE));
    }

    @Test
    void whoOwesNothingMayBeSilent() {
        dog.start("wasm");
        dog.ready();
        assertFalse(isGivenUpIn(2 * Watchdog.PATIENCE));
        dog.ask();
        assertFalse(isGivenUpIn(Watchdog.PATIENCE - 1));
        dog.answer();
        assertFalse(isGivenUpIn(2 * Watchdog.PATIENCE));
        dog.ask();
        dog.drop();
        assertFalse(dog.isOwing());
        assertFalse(isGivenUpIn(2 * Watchdog.PATIENCE));
    }

    @Test
    void aQuestionThatIsDroppedBeforeItIsReadyStillLetsItOweThat() {
        dog.start("wasm");
        dog.drop();
        assertTrue(isGivenUpIn(Watchdog.PATIENCE));
    }

    /** Were a laptop to sleep for hours, there would be one tick more after it. */
    @Test
    void allLevelsOfAllGamesTakeMuchLess() {
        for (Game game : Games.ALL) {
            for (int level = 0; level <= Level.STRONGEST; level++) {
                int most = Level.of(level, game).millis();
                assertTrue(
                        Watchdog.PATIENCE * Watchdog.TICK_MILLIS >= 4 * most,
                        game.info().id() + " " + level);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"move 5 x", "move 5 ", "move  5", "move 5 1.5", "move 99999999999", "votes 5 NaN"})
    void whatWorkersSayIsNumbers(String garbage) {
        assertNull(BotWorker.numbers(BotWorker.words(garbage)));
    }

    @Test
    void numbersMayBeMissing() {
        assertArrayEquals(new int[0], BotWorker.numbers(BotWorker.words("")));
        assertArrayEquals(new int[0], BotWorker.numbers(BotWorker.words("ready")));
        assertArrayEquals(new int[] {7, -3, 500}, BotWorker.numbers(BotWorker.words("move 7 -3 500")));
    }
}
