package atoll.web.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.GameInfo;
import atoll.games.Games;
import atoll.play.BadLink;
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
            assertFalse(texts.goal(goal).isEmpty());
            assertFalse(texts.grade(puzzle.task().grade()).isEmpty());
            assertEquals(puzzle.task().themes().isEmpty(), texts.themes(puzzle).isEmpty());
            assertFalse(texts.cost(goal, null).isEmpty());
            for (WrongMove wrong : puzzle.answer().wrong()) {
                String cost = texts.cost(goal, wrong);
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
    void costsAreToldByTheGoal() throws IOException {
        PuzzleTexts texts = new PuzzleTexts(Loaded.of("en"));
        assertEquals("It is only enough for a tie.", texts.cost(Goal.WIN, new WrongMove(1, 50, List.of())));
        assertEquals("It loses.", texts.cost(Goal.WIN, new WrongMove(1, 100, List.of())));
        assertEquals(
                "It brings 1 point less than the best move.", texts.cost(Goal.MOST, new WrongMove(1, 1, List.of())));
        assertEquals("It does not win by force.", texts.cost(Goal.MOST, new WrongMove(1, 100, List.of())));
        assertEquals("It costs 9 % of the chance to win.", texts.cost(Goal.BEST, new WrongMove(1, 9, List.of())));
        assertEquals("It costs at least 8 % of the chance to win.", texts.cost(Goal.BEST, null));
    }
}
