package atoll.web.drill;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.drill.DrillTask;
import atoll.drill.MoveValue;
import atoll.drill.SavedTask;
import atoll.drill.Sm2;
import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.Games;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class DrillRoundTest {
    private static final String NOW = "2026-02-03T04:05:06.789Z";

    private final List<SavedTask> saved = new ArrayList<>();
    private int today = 20_000;
    private final DrillRound.Store store = new DrillRound.Store() {
        @Override
        public void save(SavedTask task) {
            saved.add(task);
        }

        @Override
        public int today() {
            return today;
        }

        @Override
        public String now() {
            return NOW;
        }
    };

    // A bridgeless first turn of Ponte: move 0 is best, move 1 was played, others are unknown.
    private static SavedTask task(String id) {
        Game game = Games.find("ponte");
        State at = game.start(Setup.of(game.info(), 2));
        List<MoveValue> values = List.of(new MoveValue(legal(at, 0), 600), new MoveValue(legal(at, 1), 500));
        DrillTask task = new DrillTask(game, at, legal(at, 1), values);
        return new SavedTask(id, task, new SavedTask.Source("", NOW), Sm2.NEW, NOW);
    }

    private static int legal(State at, int index) {
        MoveList legal = new MoveList();
        at.moves(legal);
        return legal.get(index);
    }

    private static int move(DrillRound round, int index) {
        return legal(round.shown().task().view(), index);
    }

    private DrillRound round(int tasks) {
        List<SavedTask> all = new ArrayList<>();
        for (int i = 0; i < tasks; i++) {
            all.add(task("t" + i));
        }
        return new DrillRound(all, store);
    }

    @Test
    void aKnownMoveIsJudgedAtOnce() {
        DrillRound round = round(2);
        round.answered(move(round, 0));
        assertEquals(DrillRound.Outcome.RIGHT, round.outcome());
        assertEquals(new Sm2(1, 260, 1, today), saved.get(0).schedule());
        round.next();
        assertEquals("t1", round.shown().id());
        round.answered(move(round, 1));
        assertEquals(DrillRound.Outcome.WRONG, round.outcome());
        assertEquals(100, round.cost());
        assertEquals(new Sm2(0, 250, 1, today), saved.get(1).schedule());
        round.next();
        assertEquals("t1", round.shown().id(), "wrong ones come again on the same day");
        round.answered(move(round, 0));
        round.next();
        assertNull(round.shown());
    }

    @Test
    void anUnknownMoveIsSearchedAndItsValueKept() {
        DrillRound round = round(1);
        int move = move(round, 5);
        round.answered(move);
        assertEquals(DrillRound.Outcome.CHECKING, round.outcome());
        assertEquals(List.of(), saved);
        round.checked(600 - DrillTask.THRESHOLD + 1);
        assertEquals(DrillRound.Outcome.RIGHT, round.outcome());
        assertEquals(DrillTask.THRESHOLD - 1, round.cost());
        assertTrue(saved.get(0).task().isRight(move));
        // As good, but not the best: the ease stays.
        assertEquals(new Sm2(1, 250, 1, today), saved.get(0).schedule());
    }

    @Test
    void aMoveThatCostsTheThresholdIsWrong() {
        DrillRound round = round(1);
        round.answered(move(round, 5));
        round.checked(600 - DrillTask.THRESHOLD);
        assertEquals(DrillRound.Outcome.WRONG, round.outcome());
        assertFalse(saved.get(0).task().isRight(round.answer()));
    }

    @Test
    void aStoppedCheckCountsNeitherWay() {
        DrillRound round = round(1);
        round.answered(move(round, 5));
        round.stopCheck();
        assertEquals(DrillRound.Outcome.UNCHECKED, round.outcome());
        assertEquals(List.of(), saved);
        round.next();
        assertNull(round.shown());
        assertEquals(1, round.session().skipped());
    }

    @Test
    void askingForTheAnswerCountsAsWrong() {
        DrillRound round = round(1);
        round.show();
        assertEquals(DrillRound.Outcome.SHOWN, round.outcome());
        assertFalse(round.hasAnswer());
        assertEquals(new Sm2(0, 250, 1, today), saved.get(0).schedule());
        round.next();
        assertEquals("t0", round.shown().id());
    }

    @Test
    void skippedAndDeletedTasksChangeNothing() {
        DrillRound round = round(3);
        round.next();
        SavedTask gone = round.shown();
        assertEquals("t1", gone.id());
        round.removed();
        assertEquals("t2", round.shown().id());
        round.restored(gone);
        assertEquals("t1", round.shown().id());
        assertEquals(List.of(), saved);
        round.next();
        round.answered(move(round, 0));
        round.restored(gone);
        assertEquals(DrillRound.Outcome.RIGHT, round.outcome(), "what is read now stays");
    }

    @Test
    void aClockSetBackDuringARoundLosesNothing() {
        DrillRound round = round(1);
        today = 0;
        round.answered(move(round, 0));
        assertEquals(0, saved.get(0).schedule().day());
        today = 20_000;
        assertTrue(saved.get(0).schedule().isDue(today));
    }
}
