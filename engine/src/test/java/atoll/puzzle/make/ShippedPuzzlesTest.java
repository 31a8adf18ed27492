package atoll.puzzle.make;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.PuzzleRules;
import atoll.engine.Rng;
import atoll.engine.State;
import atoll.games.Games;
import atoll.play.BadLink;
import atoll.puzzle.AnswerNode;
import atoll.puzzle.Goal;
import atoll.puzzle.Puzzle;
import atoll.puzzle.PuzzleFile;
import atoll.puzzle.PuzzleLink;
import atoll.puzzle.WrongMove;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;

/** The puzzles of the site: those that can be solved are solved again, wholly; of the others a sample is searched. */
class ShippedPuzzlesTest {
    private static final Path FILES = Path.of("../static/puzzles");
    private static final int MOST_BYTES = 12_000;
    /** With so many puzzles, a game has all grades. */
    private static final int MANY = 50;
    /** Of each game whose puzzles are searched, one of so many; searches take a second. */
    private static final int SAMPLE = 16;

    /** The seed of the first game of Orbis that makes a puzzle. */
    private static final int FIRST = 25;

    /** The puzzles of Origo that were searched; after them come solved endings. */
    private static final int SEARCHED = 2;

    /** Those with puzzles. */
    private static final List<Game> GAMES = Games.ALL.stream()
            .filter(game -> game.puzzleRules() != PuzzleRules.NONE)
            .toList();

    private static PuzzleFile file(Game game) throws IOException, BadLink {
        return PuzzleFile.read(Files.readString(FILES.resolve(game.info().id() + ".json")));
    }

    private static List<Puzzle> puzzles(Game game) throws IOException, BadLink {
        PuzzleFile file = file(game);
        List<Puzzle> puzzles = new ArrayList<>();
        for (int i = 0; i < file.puzzles().size(); i++) {
            puzzles.add(file.puzzle(Games.ALL, i));
        }
        return puzzles;
    }

    @Test
    void everyGameWithRulesAboutPuzzlesHasSomeAndTheIndexCountsThem() throws IOException, BadLink {
        int[] counts = new int[Games.ALL.size()];
        for (int i = 0; i < counts.length; i++) {
            Game game = Games.ALL.get(i);
            if (GAMES.contains(game)) {
                counts[i] = file(game).puzzles().size();
                assertTrue(counts[i] > 0);
            } else {
                assertFalse(Files.exists(FILES.resolve(game.info().id() + ".json")));
            }
        }
        String index = Files.readString(FILES.resolve("index.json"));
        assertArrayEquals(counts, PuzzleFile.readIndex(Games.INFOS, index));
    }

    @Test
    void puzzlesThatCanBeSolvedAreSolvedAgain() throws IOException, BadLink {
        int solved = 0;
        for (Game game : GAMES) {
            int number = 0;
            for (Puzzle puzzle : puzzles(game)) {
                number++;
                if (puzzle.task().goal().isExact()) {
                    assertNull(PuzzleCheck.problem(puzzle), game.info().id() + " " + number);
                    solved++;
                }
            }
        }
        assertTrue(solved >= 100, solved + " were solved");
    }

    @Test
    void aSampleOfTheOthersIsSearchedWithAnotherSeed() throws IOException, BadLink {
        for (Game game : GAMES) {
            List<Puzzle> all = puzzles(game);
            for (int i = 0; i < all.size(); i += SAMPLE) {
                if (!all.get(i).task().goal().isExact()) {
                    assertNull(PuzzleCheck.doubt(all.get(i), 77), game.info().id() + " " + (i + 1));
                }
            }
        }
    }

    @Test
    void noPositionIsThereTwiceAndEachIsAChoice() throws IOException, BadLink {
        for (Game game : GAMES) {
            Set<String> positions = new HashSet<>();
            for (Puzzle puzzle : puzzles(game)) {
                assertTrue(positions.add(puzzle.position()));
                MoveList legal = new MoveList();
                puzzle.view().moves(legal);
                assertTrue(legal.size() >= 3);
                assertTrue(puzzle.answer().moves().length < legal.size());
                assertTrue(game.puzzleRules().themes().containsAll(puzzle.task().themes()));
                assertEquals(
                        puzzle.view().hash(),
                        puzzle.view().viewFor(puzzle.seat()).hash(),
                        "only what is known");
            }
        }
    }

    @Test
    void everyGradeOccursAndFilesAreSmall() throws IOException, BadLink {
        for (Game game : GAMES) {
            Set<Integer> grades = new HashSet<>();
            for (Puzzle puzzle : puzzles(game)) {
                grades.add(puzzle.task().grade());
            }
            if (puzzles(game).size() >= MANY) {
                assertEquals(Set.of(1, 2, 3), grades, game.info().id());
            }
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
                gzip.write(file(game).written().getBytes(StandardCharsets.UTF_8));
            }
            assertTrue(bytes.size() <= MOST_BYTES, game.info().id() + ": " + bytes.size());
        }
    }

    @Test
    void aWrongAnswerIsFound() throws IOException, BadLink {
        for (Game game : GAMES) {
            Puzzle puzzle = puzzles(game).get(0);
            MoveList legal = new MoveList();
            puzzle.view().moves(legal);
            for (int i = 0; i < legal.size(); i++) {
                if (!puzzle.answer().isRight(legal.get(i))) {
                    AnswerNode wrong = AnswerNode.of(List.of()).with(legal.get(i), null);
                    assertNotNull(problem(puzzle, wrong), game.info().id());
                    break;
                }
            }
        }
    }

    @Test
    void aMissingMoveAndAWrongCostAreFound() throws IOException, BadLink {
        int missing = 0;
        int costs = 0;
        for (Puzzle puzzle : puzzles(Games.find("ponte"))) {
            AnswerNode answer = puzzle.answer();
            int first = answer.moves()[0];
            if (answer.moves().length > 1 && missing++ < 5) {
                assertNotNull(problem(puzzle, AnswerNode.of(List.of()).with(first, answer.next(first))));
            }
            if (!answer.wrong().isEmpty() && costs++ < 5) {
                WrongMove wrong = answer.wrong().get(0);
                WrongMove other = new WrongMove(wrong.move(), 99 - wrong.cost() / 2, wrong.line());
                AnswerNode changed = AnswerNode.of(List.of(other));
                for (int move : answer.moves()) {
                    changed = changed.with(move, answer.next(move));
                }
                assertNotNull(problem(puzzle, changed));
            }
        }
        assertTrue(missing > 0 && costs > 0);
    }

    private static String problem(Puzzle puzzle, AnswerNode answer) {
        Puzzle changed = new Puzzle(puzzle.game(), puzzle.view(), puzzle.task(), answer);
        return puzzle.task().goal() == Goal.BEST ? PuzzleCheck.doubt(changed, 1) : PuzzleCheck.problem(changed);
    }

    @Test
    void aPuzzleFollowsFromTheSeed() throws IOException, BadLink {
        Game orbis = Games.find("orbis");
        List<String> shipped = file(orbis).puzzles();
        PuzzleMaker maker = new PuzzleMaker(orbis, 100);
        maker.tryGame(FIRST - 1);
        assertEquals(List.of(), maker.texts());
        maker.tryGame(FIRST);
        assertEquals(List.of(shipped.get(0)), maker.texts());
        maker.add(PuzzleLink.read(shipped.get(0)));
        assertEquals(1, maker.texts().size(), "a puzzle is not added twice");
    }

    @Test
    void anEndingFollowsFromTheSeedToo() throws IOException, BadLink {
        Game origo = Games.find("origo");
        List<String> shipped = file(origo).puzzles();
        PuzzleMaker maker = new PuzzleMaker(origo, 100);
        for (int seed = 1; maker.texts().isEmpty(); seed++) {
            maker.tryEnding(seed);
        }
        assertEquals(List.of(shipped.get(SEARCHED)), maker.texts());
    }

    // The real rules, with hands and piles as they may be, never do better after a wrong move than the proof says.
    @Test
    void noCardsThatAreUnknownMakeAWrongMoveRight() throws IOException, BadLink {
        int played = 0;
        for (String id : List.of("kanaloa", "origo")) {
            List<Puzzle> all = puzzles(Games.find(id));
            for (int i = 0; i < all.size(); i++) {
                if (all.get(i).task().goal().isExact()) {
                    played += playWrong(all.get(i), i);
                }
            }
        }
        assertTrue(played > 500, played + " games");
    }

    private static int playWrong(Puzzle puzzle, int seed) {
        Outcome outcome = new Outcome(puzzle.task().goal(), puzzle.seat());
        long value = new Proof(puzzle.game(), outcome, 100_000).value(Proof.solvable(puzzle.game(), puzzle.view()));
        Rng rng = new Rng(seed);
        MoveList legal = new MoveList();
        int played = 0;
        for (int i = 0; i < 10; i++) {
            State state = puzzle.view();
            state.determinize(rng);
            state.moves(legal);
            int move = legal.sample(rng);
            if (puzzle.answer().isRight(move)) {
                continue;
            }
            state.play(move);
            while (state.actor() != State.OVER) {
                state.moves(legal);
                state.play(legal.sample(rng));
            }
            assertTrue(outcome.of(state) < value, puzzle.position());
            played++;
        }
        return played;
    }
}
