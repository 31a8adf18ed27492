package atoll.drill;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.State;
import atoll.games.Games;
import atoll.play.BadLink;
import atoll.play.Link;
import atoll.play.SavedGame;
import atoll.study.SavedStudy;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SavedTaskTest {
    private static final Game PONTE = Games.find("ponte");
    private static final Game KANALOA = Games.find("kanaloa");

    private static BadLink.Why why(Map<String, String> texts) {
        return assertThrows(BadLink.class, () -> SavedTask.read(texts::get)).why();
    }

    private static Map<String, String> changed(String field, String value) {
        Map<String, String> texts = TaskFixture.saved(PONTE, 4).written();
        assertTrue(texts.containsKey(field), field);
        texts.put(field, value);
        return texts;
    }

    @Test
    void everyGameAndNumberOfSeatsIsWrittenAndReadAgain() throws BadLink {
        for (Game game : Games.ALL) {
            for (int seats = game.info().minSeats(); seats <= game.info().maxSeats(); seats++) {
                for (int seed = 0; seed < 12; seed++) {
                    DrillTask task = TaskFixture.task(game, TaskFixture.position(game, seats, seed));
                    Sm2 schedule = new Sm2(3, 236, 15, 20_000 + seed);
                    SavedTask saved = new SavedTask(
                            "id", task, new SavedTask.Source("", TaskFixture.PLAYED), schedule, TaskFixture.PLAYED);
                    SavedTask read = SavedTask.read(saved.written()::get);
                    assertEquals(saved.written(), read.written());
                    assertEquals(schedule, read.schedule());
                    assertEquals(task.values(), read.task().values());
                    assertEquals(task.played(), read.task().played());
                    assertEquals(task.seat(), read.task().seat());
                }
            }
        }
    }

    @Test
    void aTaskContainsNoMoreThanItsPlayerKnew() {
        for (Game game : Games.ALL) {
            for (int seed = 0; seed < 12; seed++) {
                State truth = TaskFixture.position(game, game.info().maxSeats(), seed);
                State other = truth.viewFor(truth.actor());
                other.determinize(new Rng(seed + 100));
                // What is true makes no difference.
                assertEquals(
                        TaskFixture.task(game, truth).position(),
                        TaskFixture.task(game, other).position());
            }
        }
    }

    @Test
    void theStartAllowsTheSameMovesAndShowsTheSameView() {
        for (Game game : Games.ALL) {
            for (int seed = 0; seed < 12; seed++) {
                DrillTask task = TaskFixture.task(
                        game, TaskFixture.position(game, game.info().maxSeats(), seed));
                State start = task.start(1).start();
                assertTrue(start.isFullyKnown());
                assertEquals(task.position(), Link.view(game, start, task.seat()));
                MoveList one = new MoveList();
                MoveList two = new MoveList();
                start.moves(one);
                task.view().moves(two);
                assertEquals(two.size(), one.size());
                for (MoveValue value : task.values()) {
                    assertTrue(start.isLegal(value.move()));
                }
            }
        }
    }

    @Test
    void theSamePositionIsTheSameTaskWhateverIsKnownOfIt() {
        DrillTask task = TaskFixture.saved(PONTE, 4).task();
        MoveList legal = new MoveList();
        task.view().moves(legal);
        DrillTask more = task.with(new MoveValue(legal.get(2), 690));
        assertEquals(task.position(), more.position());
        assertNotEquals(task.position(), TaskFixture.saved(PONTE, 5).task().position());
    }

    @Test
    void answersWithinTheThresholdAreRight() {
        DrillTask task = TaskFixture.saved(PONTE, 4).task();
        MoveList legal = new MoveList();
        task.view().moves(legal);
        int other = legal.get(2);
        assertFalse(task.knows(other));
        assertThrows(IllegalArgumentException.class, () -> task.isRight(other));
        assertTrue(
                task.with(new MoveValue(other, 700 - DrillTask.THRESHOLD + 1)).isRight(other));
        assertFalse(task.with(new MoveValue(other, 700 - DrillTask.THRESHOLD)).isRight(other));
        // A better value than the best one does not make earlier answers wrong.
        DrillTask better = task.with(new MoveValue(other, 900));
        assertEquals(0, better.cost(other));
        assertEquals(task.best(), better.best());
        assertEquals(200, better.cost(task.played()));
    }

    @Test
    void noMoreValuesAreKeptThanCanBeRead() throws BadLink {
        for (int seed = 0; seed < 40; seed++) {
            State at = TaskFixture.position(KANALOA, 2, seed);
            DrillTask task = TaskFixture.task(KANALOA, at);
            MoveList legal = new MoveList();
            at.moves(legal);
            for (int i = 2; i < legal.size(); i++) {
                task = task.with(new MoveValue(legal.get(i), 1));
            }
            assertEquals(
                    Math.min(legal.size(), DrillTask.MOST_VALUES), task.values().size());
            SavedTask saved = TaskFixture.saved(KANALOA, seed).with(task, TaskFixture.PLAYED);
            assertEquals(saved.written(), SavedTask.read(saved.written()::get).written());
        }
    }

    @Test
    void whatIsWrongIsSaid() {
        assertEquals(BadLink.Why.NEWER, why(changed("format", "4")));
        assertEquals(BadLink.Why.FORM, why(changed("format", "2")));
        assertEquals(BadLink.Why.FORM, why(changed("kind", "study")));
        assertEquals(BadLink.Why.FORM, why(changed("schedule", "1 2 3")));
        assertEquals(BadLink.Why.FORM, why(changed("schedule", "0 250 -1 0")));
        assertEquals(BadLink.Why.FORM, why(changed("values", "")));
        assertEquals(BadLink.Why.FORM, why(changed("values", "700 nonsense")));
        assertEquals(BadLink.Why.FORM, why(changed("move", "nonsense")));
        assertEquals(BadLink.Why.FORM, why(changed("changed", "yesterday")));
        assertEquals(BadLink.Why.FORM, why(changed("played", "yesterday")));
        assertEquals(BadLink.Why.LONG, why(changed("name", "x".repeat(1000))));
        Map<String, String> good = TaskFixture.saved(PONTE, 4).written();
        // The best move as the played one.
        String best = good.get("values").substring(4, good.get("values").indexOf('\n'));
        assertEquals(BadLink.Why.FORM, why(changed("move", best)));
        // A value twice.
        assertEquals(BadLink.Why.FORM, why(changed("values", good.get("values") + "\n" + good.get("values"))));
        State at = TaskFixture.position(PONTE, 2, 4);
        String position = Link.position(PONTE, at);
        assertEquals(BadLink.Why.ILLEGAL, why(changed("game", position)));
        assertEquals(BadLink.Why.ILLEGAL, why(changed("game", Link.view(PONTE, at, 1 - at.actor()))));
        assertEquals(BadLink.Why.ILLEGAL, why(changed("game", Link.view(PONTE, at, State.SPECTATOR))));
    }

    @Test
    void aCutOrMissingTextIsNeverAnotherException() {
        for (Game game : List.of(PONTE, KANALOA)) {
            Map<String, String> good = TaskFixture.saved(game, 4).written();
            for (String field : good.keySet()) {
                Map<String, String> missing = TaskFixture.saved(game, 4).written();
                missing.remove(field);
                assertThrows(BadLink.class, () -> SavedTask.read(missing::get), field);
                for (int length = 0; length < good.get(field).length(); length++) {
                    Map<String, String> cut = TaskFixture.saved(game, 4).written();
                    cut.put(field, good.get(field).substring(0, length));
                    try {
                        SavedTask.read(cut::get);
                    } catch (BadLink e) {
                        continue; // most are not valid
                    }
                }
            }
        }
    }

    @Test
    void itIsNeitherAGameNorAStudy() {
        Map<String, String> texts = TaskFixture.saved(PONTE, 4).written();
        assertEquals(
                BadLink.Why.NEWER,
                assertThrows(BadLink.class, () -> SavedGame.read(texts::get)).why());
        assertThrows(BadLink.class, () -> SavedStudy.read(texts::get));
    }
}
