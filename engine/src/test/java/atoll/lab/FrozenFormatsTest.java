package atoll.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.play.BadLink;
import atoll.play.SavedGame;
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
 * Every later version must read published links and saved games. {@code links/} and {@code saved/} only grow: {@code frozen.txt}
 * has, for the first lines of each file, their number and SHA-256. When you add lines, add a row and keep the rows above:
 * <pre>
 * head -n LINES links/ponte.txt | sha256sum
 * </pre>
 *
 * <p>A line of {@code saved/ID.txt} is a saved game as in a file or the browser's database.
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
        return Stream.concat(Golden.links().stream(), Golden.saved().stream()).toList();
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

    private static void open(String line) throws BadLink {
        Map<String, String> texts = new LinkedHashMap<>();
        JsonObject object = JsonParser.parseString(line).getAsJsonObject();
        object.keySet().forEach(name -> texts.put(name, object.get(name).getAsString()));
        SavedGame saved = SavedGame.read(texts::get);
        assertEquals(new Gson().toJson(texts), new Gson().toJson(saved.written(saved.changed())));
    }

    private static String hash(List<String> lines) throws GeneralSecurityException {
        byte[] bytes = (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
        return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    }
}
