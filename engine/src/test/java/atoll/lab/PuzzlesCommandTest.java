package atoll.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Game;
import atoll.games.Games;
import atoll.play.BadLink;
import atoll.puzzle.PuzzleFile;
import atoll.template.TemplateGames;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PuzzlesCommandTest {
    /** The first game of Orbis that makes a puzzle. */
    private static final String FIRST = "25";

    @TempDir
    Path dir;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private int run(String... args) {
        List<String> all = new ArrayList<>(List.of("puzzles", "--dir", dir.toString()));
        all.addAll(List.of(args));
        PrintStream to = new PrintStream(out, true, StandardCharsets.UTF_8);
        PrintStream errors = new PrintStream(err, true, StandardCharsets.UTF_8);
        return Lab.run(TemplateGames.ALL, all.toArray(new String[0]), to, errors);
    }

    private PuzzleFile file(Game game) throws IOException, BadLink {
        return PuzzleFile.read(Files.readString(dir.resolve(game.info().id() + ".json")));
    }

    @Test
    void puzzlesAreMadeContinuedAndSolvedAgain() throws IOException, BadLink {
        Game orbis = Games.find("orbis");
        assertEquals(0, run("--game", "orbis", "--puzzles", "1", "--seed", FIRST));
        PuzzleFile one = file(orbis);
        assertEquals(1, one.puzzles().size());
        int end = Integer.parseInt(one.made().substring((FIRST + " to ").length()));
        assertEquals(0, run("--game", "orbis", "--puzzles", "2", "--seed", Integer.toString(end + 1)));
        PuzzleFile two = file(orbis);
        assertEquals(2, two.puzzles().size());
        assertEquals(one.puzzles().get(0), two.puzzles().get(0));
        assertTrue(two.made().startsWith(FIRST + " to ") && !two.made().contains(","), two.made());
        assertEquals(2, PuzzleFile.readIndex(List.of(orbis.info()), Files.readString(dir.resolve("index.json")))[0]);
        assertEquals(0, run("--verify"));
        assertTrue(out.toString(StandardCharsets.UTF_8).contains("orbis: 2 puzzles, 0 wrong"), out.toString());
    }

    @Test
    void aDamagedFileIsNamed() throws IOException {
        Files.writeString(dir.resolve("ponte.json"), "{");
        assertEquals(Lab.WRONG, run("--verify"));
        assertTrue(err.toString(StandardCharsets.UTF_8).contains("ponte.json"));
        String file = new PuzzleFile("ponte", "", List.of("2.ponte.q.AAAAA")).written();
        Files.writeString(dir.resolve("ponte.json"), file);
        assertEquals(Lab.WRONG, run("--verify"));
        assertTrue(err.toString(StandardCharsets.UTF_8).contains("puzzle 1 of ponte"));
    }

    @Test
    void whereNoEndCanBeSolvedItSaysSo() {
        assertEquals(Lab.WRONG, run("--game", "template", "--endings"));
        assertTrue(err.toString(StandardCharsets.UTF_8).contains("no end of template can be solved"));
    }
}
