package atoll.web.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.GameInfo;
import atoll.engine.State;
import atoll.games.Games;
import atoll.play.BadLink;
import atoll.puzzle.AnswerNode;
import atoll.puzzle.FinalTurn;
import atoll.puzzle.Goal;
import atoll.puzzle.Puzzle;
import atoll.puzzle.WrongMove;
import atoll.table.text.Messages;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PuzzleTextsTest {
    private record Loaded(JsonObject texts) implements Messages {
        static Loaded of(String language) throws IOException {
            JsonObject texts = read("texts/" + language);
            read("help/puzzle." + language).asMap().forEach(texts::add);
            return new Loaded(texts);
        }

        private static JsonObject read(String name) throws IOException {
            return JsonParser.parseString(Files.readString(Path.of("../static", name + ".json")))
                    .getAsJsonObject();
        }

        @Override
        public String text(String key) {
            assertTrue(texts.has(key), key);
            return texts.get(key).getAsString();
        }

        @Override
        public String plural(int n) {
            return n == 1 ? "one" : "other";
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "de"})
    void everyThemeHasAnotherText(String language) throws IOException {
        PuzzleTexts texts = new PuzzleTexts(Loaded.of(language));
        for (GameInfo info : Games.INFOS) {
            Set<String> names = new HashSet<>();
            List<String> themes = Games.find(info.id()).puzzleRules().themes();
            themes.forEach(theme -> names.add(texts.theme(info.id(), theme)));
            assertEquals(themes.size(), names.size(), info.id());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "de"})
    void everyPuzzleAndEveryWrongMoveHasWords(String language) throws IOException, BadLink {
        PuzzleTexts texts = new PuzzleTexts(Loaded.of(language));
        for (Puzzle puzzle : PuzzleRoundTest.puzzles()) {
            Goal goal = puzzle.task().goal();
            assertFalse(texts.goal(puzzle, FinalTurn.is(puzzle)).isEmpty());
            assertFalse(texts.grade(puzzle.task().grade()).isEmpty());
            assertFalse(texts.themes(puzzle).isEmpty());
            assertFalse(texts.also(goal).isEmpty());
            assertFalse(texts.cost(goal, false, null).isEmpty());
            for (WrongMove wrong : puzzle.answer().wrong()) {
                String cost = texts.cost(goal, true, wrong);
                assertFalse(cost.contains("{"), cost);
            }
        }
    }

    @Test
    void theLineToShareTellsNothingOfTheAnswer() throws IOException, BadLink {
        PuzzleTexts texts = new PuzzleTexts(Loaded.of("en"));
        Puzzle puzzle = PuzzleRoundTest.puzzles().get(0);
        String game = texts.gameName(puzzle.game().info().id());
        String grade = texts.grade(puzzle.task().grade());
        assertEquals(
                "Atoll, puzzle of 26 November 2026: " + game + " (" + grade + "), solved at the first try",
                texts.share(puzzle, "26 November 2026", 1, 1));
        assertEquals(
                "Atoll, puzzle of 26 November 2026: " + game + " (" + grade + "), solved at try 3 · 12 days in a row",
                texts.share(puzzle, "26 November 2026", 3, 12));
    }

    @Test
    void theLineToShareDoesNotInventTries() throws IOException, BadLink {
        PuzzleTexts texts = new PuzzleTexts(Loaded.of("en"));
        String line = texts.share(PuzzleRoundTest.puzzles().get(0), "26 November 2026", PuzzleTexts.SOME_TRIES, 0);
        assertTrue(line.endsWith(", solved"), line);
    }

    @Test
    void goalsSayWhetherOthersDecideAndHowManyMovesAreRight() throws IOException, BadLink {
        PuzzleTexts texts = new PuzzleTexts(Loaded.of("en"));
        Set<String> goals = new HashSet<>();
        for (Puzzle puzzle : PuzzleRoundTest.puzzles()) {
            boolean last = FinalTurn.is(puzzle);
            String goal = texts.goal(puzzle, last);
            goals.add(goal);
            if (puzzle.task().goal().isExact()) {
                assertEquals(last, goal.contains("last turn"));
                assertEquals(!last, goal.contains("your opponent"));
            } else {
                assertEquals(puzzle.answer().moves().length > 1, goal.contains("one of the best"));
            }
        }
        assertEquals(6, goals.size());
    }

    @Test
    void whatTheBotExpectsIsToldByTheGoal() throws IOException, BadLink {
        PuzzleTexts texts = new PuzzleTexts(Loaded.of("en"));
        assertEquals(
                "The bot expects you to win 32 % of the games after your move, and 51 % after the right one.",
                texts.odds(315, 507));
        assertTrue(texts.odds(500, 540).contains("short search"), "it does not claim more than it saw");
        assertTrue(texts.odds(Goal.WIN, 450).contains("win 45 % of the games"));
        for (Puzzle puzzle : PuzzleRoundTest.puzzles()) {
            if (!puzzle.task().goal().isExact() || !FinalTurn.is(puzzle)) {
                continue;
            }
            State end = puzzle.start(1).start().copy();
            for (AnswerNode node = puzzle.answer(); node != null; ) {
                int move = node.moves()[0];
                end.play(move);
                node = node.next(move);
            }
            end = FinalTurn.end(end, true);
            String points = end.score(puzzle.seat()) + " : " + end.score(1 - puzzle.seat());
            assertTrue(texts.end(Goal.WIN, puzzle.seat(), end, end).contains(points));
            assertTrue(texts.end(Goal.MOST, puzzle.seat(), end, end).endsWith(points + "."));
            assertTrue(texts.end(Goal.MOST, puzzle.seat(), end, null).endsWith("brings more."));
        }
    }

    @Test
    void costsAreToldByTheGoal() throws IOException {
        PuzzleTexts texts = new PuzzleTexts(Loaded.of("en"));
        assertEquals("It is only enough for a tie.", texts.cost(Goal.WIN, false, new WrongMove(1, 50, List.of())));
        assertEquals("It loses.", texts.cost(Goal.WIN, false, new WrongMove(1, 100, List.of())));
        assertEquals(
                "It brings 1 point less than the best move.",
                texts.cost(Goal.MOST, false, new WrongMove(1, 1, List.of())));
        assertEquals("It does not win by force.", texts.cost(Goal.MOST, false, new WrongMove(1, 100, List.of())));
        assertEquals(
                "It costs 9 % of the chance to win.", texts.cost(Goal.BEST, false, new WrongMove(1, 9, List.of())));
        assertEquals("It costs at least 8 % of the chance to win.", texts.cost(Goal.BEST, false, null));
    }
}
