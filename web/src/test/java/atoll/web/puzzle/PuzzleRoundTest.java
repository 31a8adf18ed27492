package atoll.web.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.drill.DrillTask;
import atoll.drill.SavedTask;
import atoll.drill.Sm2;
import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.PuzzleRules;
import atoll.engine.State;
import atoll.games.Games;
import atoll.play.BadLink;
import atoll.puzzle.Puzzle;
import atoll.puzzle.PuzzleFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** With all puzzles of the site. */
class PuzzleRoundTest {
    private static final String NOW = "2026-02-03T04:05:06.789Z";

    private final List<DrillTask> failed = new ArrayList<>();
    private final List<Integer> missed = new ArrayList<>();
    private final List<Integer> solved = new ArrayList<>();
    private int shown;
    private final PuzzleRound.Store store = new PuzzleRound.Store() {
        @Override
        public void failed(DrillTask task) {
            failed.add(task);
        }

        @Override
        public void missed(int mistakes) {
            missed.add(mistakes);
        }

        @Override
        public void shown() {
            shown++;
        }

        @Override
        public void solved(int tries) {
            solved.add(tries);
        }
    };

    static List<Puzzle> puzzles() throws IOException, BadLink {
        List<Puzzle> puzzles = new ArrayList<>();
        for (Game game : Games.ALL) {
            if (game.puzzleRules() == PuzzleRules.NONE) {
                continue;
            }
            Path path = Path.of("../static/puzzles", game.info().id() + ".json");
            PuzzleFile file = PuzzleFile.read(Files.readString(path));
            for (int i = 0; i < file.puzzles().size(); i++) {
                puzzles.add(file.puzzle(Games.ALL, i));
            }
        }
        return puzzles;
    }

    // Plays moves of both on a position.
    private static void play(PuzzleRound round, State state, List<Integer> moves) {
        for (int move : moves) {
            State before = state.copy();
            state.play(move);
            round.played(before, move);
        }
    }

    private static int wrongMove(PuzzleRound round, State at) {
        MoveList legal = new MoveList();
        at.moves(legal);
        for (int i = 0; i < legal.size(); i++) {
            if (!round.puzzle().answer().isRight(legal.get(i))) {
                return legal.get(i);
            }
        }
        throw new AssertionError();
    }

    @Test
    void theSolutionSolvesEveryPuzzleAtTheFirstTry() throws IOException, BadLink {
        List<Puzzle> puzzles = puzzles();
        for (Puzzle puzzle : puzzles) {
            PuzzleRound round = new PuzzleRound(puzzle, store, PuzzleRound.Past.NONE);
            play(round, round.record(1).start().copy(), round.solution());
            assertEquals(PuzzleRound.Outcome.SOLVED, round.outcome());
            assertTrue(round.isFirstTry());
            assertEquals(List.of(), round.solution());
        }
        assertEquals(List.of(), failed);
        assertEquals(puzzles.size(), solved.size());
        assertTrue(solved.stream().allMatch(tries -> tries == 1));
    }

    @Test
    void aWrongMoveCountsOnceAndBecomesAnExercise() throws IOException, BadLink {
        for (Puzzle puzzle : puzzles()) {
            failed.clear();
            solved.clear();
            PuzzleRound round = new PuzzleRound(puzzle, store, PuzzleRound.Past.NONE);
            State start = round.record(1).start();
            int wrong = wrongMove(round, start);
            play(round, start.copy(), List.of(wrong));
            assertEquals(PuzzleRound.Outcome.WRONG, round.outcome());
            assertEquals(wrong, round.wrongMove());
            assertEquals(0, round.ply(), "it is not played");
            round.retry();
            play(round, start.copy(), List.of(wrong));
            assertEquals(1, failed.size());
            DrillTask task = failed.get(0);
            assertEquals(wrong, task.played());
            for (int move : puzzle.answer().moves()) {
                assertTrue(task.isRight(move));
            }
            assertFalse(task.isRight(wrong));
            SavedTask saved = new SavedTask("id", task, new SavedTask.Source("", NOW, "ponte.7"), Sm2.NEW, NOW);
            assertEquals(saved.written(), SavedTask.read(saved.written()::get).written());
            round.retry();
            play(round, start.copy(), round.solution());
            assertEquals(List.of(3), solved);
            assertFalse(round.isFirstTry());
        }
    }

    @Test
    void whatWasTriedBeforeCounts() throws IOException, BadLink {
        Puzzle puzzle = puzzles().get(0);
        PuzzleRound round = new PuzzleRound(puzzle, store, new PuzzleRound.Past(true, 2));
        State start = round.record(1).start();
        play(round, start.copy(), List.of(wrongMove(round, start)));
        assertEquals(List.of(3), missed, "with those before");
        round.show(start);
        assertEquals(1, shown);
        round.restart();
        play(round, start.copy(), round.solution());
        assertEquals(List.of(4), solved, "beginning anew forgets nothing");
        PuzzleRound again = new PuzzleRound(puzzle, store, new PuzzleRound.Past(true, 0));
        play(again, start.copy(), again.solution());
        assertFalse(again.isFirstTry(), "it was answered before");
    }

    @Test
    void aShownSolutionCountsAsFailedAndCanBePlayedThen() throws IOException, BadLink {
        for (Puzzle puzzle : puzzles()) {
            failed.clear();
            solved.clear();
            PuzzleRound round = new PuzzleRound(puzzle, store, PuzzleRound.Past.NONE);
            State start = round.record(1).start();
            round.show(start);
            assertEquals(PuzzleRound.Outcome.SHOWN, round.outcome());
            assertEquals(1, failed.size());
            assertEquals(List.of(), solved);
            round.restart();
            round.show(start);
            assertEquals(1, failed.size());
            round.restart();
            play(round, start.copy(), round.solution());
            assertEquals(PuzzleRound.Outcome.SOLVED, round.outcome());
            assertEquals(1, solved.size());
            assertFalse(round.isFirstTry());
        }
    }

    @Test
    void aMistakeOnTheWayIsAnExerciseOfThatPosition() throws IOException, BadLink {
        int seen = 0;
        for (Puzzle puzzle : puzzles()) {
            PuzzleRound round = new PuzzleRound(puzzle, store, PuzzleRound.Past.NONE);
            List<Integer> solution = round.solution();
            State state = round.record(1).start().copy();
            int at = 0;
            MoveList legal = new MoveList();
            // up to the player's next decision with a choice
            do {
                play(round, state, List.of(solution.get(at++)));
                if (state.actor() >= 0) {
                    state.moves(legal);
                }
            } while (round.outcome() == PuzzleRound.Outcome.OPEN
                    && (state.actor() != puzzle.seat() || legal.size() == 1));
            if (round.outcome() == PuzzleRound.Outcome.SOLVED) {
                continue;
            }
            failed.clear();
            int best = round.solution().get(0);
            round.show(state);
            DrillTask task = failed.get(0);
            if (task == null) {
                state.moves(legal);
                List<Integer> rest = new ArrayList<>();
                for (int i = 0; i < legal.size(); i++) {
                    rest.add(legal.get(i));
                }
                round.restart();
                State again = round.record(1).start().copy();
                play(round, again, solution.subList(0, at));
                for (int move : round.rightMoves()) {
                    rest.remove(Integer.valueOf(move));
                }
                assertEquals(List.of(), rest, "nothing can go wrong there");
                continue;
            }
            assertEquals(best, task.best());
            assertEquals(state.viewFor(puzzle.seat()).hash(), task.view().hash());
            assertNotNull(task.position());
            seen++;
        }
        assertTrue(seen > 20, seen + " puzzles have a second decision");
    }
}
