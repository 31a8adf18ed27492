package atoll.lab;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * The games, links, saved games, tasks, results, positions and studies under {@code src/test/resources}, which every later version must replay and open identically.
 */
final class Golden {
    static final Path RESOURCES = Path.of("src/test/resources");

    private Golden() {}

    /** The golden games of all games, or of one. */
    static List<Path> games(String id) {
        return files(RESOURCES.resolve("games").resolve(id), ".jsonl");
    }

    static List<Path> links() {
        return files(RESOURCES.resolve("links"), ".txt");
    }

    static List<Path> saved() {
        return files(RESOURCES.resolve("saved"), ".txt");
    }

    static List<Path> studies() {
        return files(RESOURCES.resolve("studies"), ".txt");
    }

    /** Tasks, results and positions. */
    static List<Path> records() {
        return files(RESOURCES.resolve("records"), ".txt");
    }

    static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Path> files(Path folder, String end) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(end)).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
