package atoll.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.drill.SavedTask;
import atoll.games.Games;
import atoll.json.Json;
import atoll.play.BadLink;
import atoll.play.SavedGame;
import atoll.play.SavedPosition;
import atoll.puzzle.PuzzleLog;
import atoll.results.GameResult;
import atoll.study.SavedStudy;
import atoll.study.StudyJson;
import atoll.study.StudyJsonReader;
import atoll.study.StudyLink;
import atoll.template.TemplateGames;
import com.google.gson.Gson;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Every later version must read published links, saved games, tasks, results, positions and studies. {@code links/}, {@code saved/}, {@code records/} and
 * {@code studies/} only grow: {@code frozen.txt} has, for the first lines of each file, their number and SHA-256. When you add lines, add a row and keep
 * the rows above:
 * <pre>
 * head -n LINES links/ponte.txt | sha256sum
 * </pre>
 *
 * <p>A line of {@code saved/ID.txt} is a saved game as in a file or the browser's database, one of {@code records/ID.txt} a task, a
 * result, a position that somebody made or the log of puzzles. A line of {@code studies/ID.txt} is a study as a link, as in the
 * browser's database, or as a file.
 */
class FrozenFormatsTest {
    private record Row(Path file, int lines, String hash) {
        static Row of(String row) {
            String[] words = row.split(" ");
            return new Row(Golden.RESOURCES.resolve(words[0]), Integer.parseInt(words[1]), words[2]);
        }
    }

    private static List<Row> rows() {
        return Golden.lines(Golden.RESOURCES.resolve("frozen.txt")).stream()
                .map(Row::of)
                .toList();
    }

    private static List<Path> files() {
        return Stream.of(Golden.links(), Golden.saved(), Golden.records(), Golden.studies())
                .flatMap(List::stream)
                .toList();
    }

    @TestFactory
    Stream<DynamicTest> noFrozenLineIsChangedOrRemoved() {
        return rows().stream()
                .map(row -> DynamicTest.dynamicTest(row.file + " " + row.lines, () -> {
                    List<String> lines = Golden.lines(row.file);
                    assertTrue(lines.size() >= row.lines, "lines were removed");
                    assertEquals(row.hash, hash(lines.subList(0, row.lines)));
                }));
    }

    @Test
    void everyLineIsFrozen() {
        Map<Path, Integer> frozen = new TreeMap<>();
        rows().forEach(row -> frozen.merge(row.file, row.lines, Math::max));
        Map<Path, Integer> there = new TreeMap<>();
        files().forEach(file -> there.put(file, Golden.lines(file).size()));
        assertEquals(there, frozen);
    }

    /** Games, finished games with their seed, positions, turns and views. */
    @Test
    void everyGameHasALinkOfEveryKind() {
        Map<String, Set<String>> kinds = new TreeMap<>();
        for (Path file : Golden.links()) {
            for (String line : Golden.lines(file)) {
                String[] parts = line.split("\\.");
                kinds.computeIfAbsent(parts[1], game -> new TreeSet<>()).add(parts[2]);
            }
        }
        Map<String, Set<String>> wanted = new TreeMap<>();
        TemplateGames.ALL.forEach(game -> wanted.put(game.info().id(), Set.of("f", "g", "p", "t", "v")));
        assertEquals(wanted, kinds);
    }

    @TestFactory
    Stream<DynamicTest> savedGamesAreReadAndWrittenAlike() {
        return Golden.saved().stream()
                .flatMap(file -> Golden.lines(file).stream())
                .map(line -> DynamicTest.dynamicTest(line, () -> open(line)));
    }

    private static Map<String, String> texts(String line) {
        Map<String, String> texts = new LinkedHashMap<>();
        JsonObject object = JsonParser.parseString(line).getAsJsonObject();
        object.keySet().forEach(name -> texts.put(name, object.get(name).getAsString()));
        return texts;
    }

    private static void open(String line) throws BadLink {
        Map<String, String> texts = texts(line);
        SavedGame saved = SavedGame.read(texts::get);
        assertEquals(new Gson().toJson(texts), new Gson().toJson(saved.written(saved.changed())));
    }

    @TestFactory
    Stream<DynamicTest> tasksResultsAndPositionsAreReadAndWrittenAlike() {
        return Golden.records().stream()
                .flatMap(file -> Golden.lines(file).stream())
                .map(line -> DynamicTest.dynamicTest(line, () -> {
                    Map<String, String> texts = texts(line);
                    Map<String, String> again = switch (texts.get("kind")) {
                        case SavedTask.KIND -> SavedTask.read(texts::get).written();
                        case SavedPosition.KIND ->
                            SavedPosition.read(texts::get).written();
                        case PuzzleLog.KIND ->
                            PuzzleLog.read(texts::get).written(texts.get("id"), texts.get("changed"));
                        default -> GameResult.read(texts::get).written();
                    };
                    assertEquals(new Gson().toJson(texts), new Gson().toJson(again));
                }));
    }

    @Test
    void everyGameHasTasksResultsAndPositions() {
        Set<String> kinds = new TreeSet<>();
        for (Path file : Golden.records()) {
            Golden.lines(file)
                    .forEach(line ->
                            kinds.add(file.getFileName() + " " + texts(line).get("kind")));
        }
        Set<String> wanted = new TreeSet<>();
        Games.INFOS.forEach(info -> List.of(SavedTask.KIND, GameResult.KIND, SavedPosition.KIND)
                .forEach(kind -> wanted.add(info.id() + ".txt " + kind)));
        wanted.add("ponte.txt " + PuzzleLog.KIND); // one for all games
        assertEquals(wanted, kinds);
    }

    @TestFactory
    Stream<DynamicTest> studiesAreReadAndWrittenAlike() {
        return Golden.studies().stream()
                .flatMap(file -> Golden.lines(file).stream())
                .map(line -> DynamicTest.dynamicTest(line, () -> assertEquals(line, studyAgain(line))));
    }

    private static String studyAgain(String line) throws BadLink {
        if (!line.startsWith("{")) {
            return StudyLink.of(StudyLink.read(line));
        }
        if (line.startsWith("{\"format\":1,")) {
            return Json.write(Json.read(StudyJson.write(StudyJsonReader.read(line))));
        }
        Map<String, String> texts = texts(line);
        SavedStudy saved = SavedStudy.read(texts::get);
        return Json.write(saved.written(saved.changed()));
    }

    @Test
    void everyGameHasStudiesInEveryForm() {
        Set<String> forms = new TreeSet<>();
        for (Path file : Golden.studies()) {
            for (String line : Golden.lines(file)) {
                forms.add(file.getFileName() + " " + line.substring(0, line.startsWith("{") ? 11 : 1));
            }
        }
        Set<String> wanted = new TreeSet<>();
        Games.INFOS.forEach(info -> List.of("2", "{\"format\":1", "{\"format\":\"")
                .forEach(form -> wanted.add(info.id() + ".txt " + form)));
        assertEquals(wanted, forms);
    }

    private static String hash(List<String> lines) throws GeneralSecurityException {
        byte[] bytes = (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
        return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    }
}
