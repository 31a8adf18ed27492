package atoll.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Setup;
import atoll.play.Link;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.template.TemplateGame;
import atoll.template.TemplateGames;
import com.google.gson.JsonParser;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** The lab's commands, and their messages for wrong arguments. */
class LabTest {
    @TempDir
    Path folder;

    private record Answer(int code, String out, String err) {}

    private static Answer lab(String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int code = Lab.run(
                TemplateGames.ALL,
                args,
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8));
        return new Answer(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    private static String done(String... args) {
        Answer answer = lab(args);
        assertEquals(0, answer.code, answer.err);
        return answer.out;
    }

    private static void wrong(String says, String... args) {
        Answer answer = lab(args);
        String command = String.join(" ", args);
        assertEquals(2, answer.code, command);
        assertEquals("", answer.out, command);
        assertEquals(1, answer.err.lines().count(), command + ": one line\n" + answer.err);
        assertTrue(answer.err.contains(says), command + ": " + answer.err);
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    @Test
    void everyCommandHasHelp() {
        String help = done("--help");
        for (String command : List.of("trace", "perft", "bench", "arena", "honest", "tune", "link", "fuzz", "serve")) {
            assertTrue(help.contains("\n" + command + " "), command);
            assertTrue(done(command, "--help").startsWith(command + " "));
            assertTrue(done(command, "nonsense", "--help").startsWith(command + " "));
        }
        assertTrue(help.contains("template  2 to 5  copies=5|7  duels=true|false"), help);
    }

    @Test
    void wrongArgumentsGiveOneLine() {
        wrong("--help");
        wrong("no command called dance", "dance");
        wrong("--game is missing", "trace");
        wrong("--game needs a value", "trace", "--game");
        wrong("no game called chess; there are", "trace", "--game", "chess");
        wrong("unknown option --colour", "trace", "--game", "template", "--colour", "red");
        wrong("too much: more", "trace", "--game", "template", "more");
        wrong("--seats is a number from 2 to 5, not 6", "trace", "--game", "template", "--seats", "6");
        wrong("--seats is a number from 2 to 5, not two", "trace", "--game", "template", "--seats", "two");
        wrong("has no option size", "trace", "--game", "template", "--option", "size=12");
        wrong("copies is one of 5, 7", "trace", "--game", "template", "--option", "copies=6");
        wrong("name=value", "trace", "--game", "template", "--option", "copies");
        wrong("a bot is random or 1 to 6, not 7", "trace", "--game", "template", "--bot", "7");
        wrong("--seed is a number", "trace", "--game", "template", "--seed", "99999999999");
        wrong("--depth is missing", "perft", "--game", "ponte");
        wrong("--depth is a number", "perft", "--game", "ponte", "--depth", "0");
        wrong("not a legal move here: z9", "perft", "--game", "ponte", "--depth", "1", "--moves", "a1 z9");
        wrong("--seconds is a number", "bench", "--game", "ponte", "--seconds", "0");
        wrong("--iterations is a number", "bench", "--game", "ponte", "--iterations", "0");
        wrong("no file gone.jar", "bench", "--game", "ponte", "--vs", "gone.jar");
        wrong("--bots is missing", "arena", "--game", "ponte");
        wrong("a bot is random or", "arena", "--game", "ponte", "--bots", "1,,2");
        wrong("2 to 2 bots for 2 seats", "arena", "--game", "ponte", "--bots", "1");
        wrong("2 to 2 bots for 2 seats", "arena", "--game", "ponte", "--bots", "1,1,1");
        wrong("a link or a file is missing", "link");
        wrong("a folder is missing", "serve");
        wrong("no such folder", "serve", "no/such/folder");
    }

    @Test
    void tracesAreReproducibleAndFollowTheSetup() {
        String trace = done("trace", "--game", "template", "--seats", "3", "--seed", "7", "--option", "copies=7");
        assertEquals(trace, done("trace", "--game", "template", "--seats", "3", "--seed", "7", "--option", "copies=7"));
        List<String> lines = trace.lines().toList();
        assertEquals("{\"game\":\"template\",\"rules\":1,\"seats\":3,\"options\":{\"copies\":7}}", lines.get(0));
        assertTrue(lines.get(1)
                .startsWith("{\"ply\":0,\"actor\":\"chance\",\"moves\":[\"deal:crab\",\"deal:fish\",\"deal:"));
        assertTrue(lines.get(lines.size() - 1).contains("\"actor\":\"over\",\"scores\":["));
        lines.forEach(line -> assertTrue(JsonParser.parseString(line).isJsonObject()));
        assertTrue(done("trace", "--game", "template", "--option", "duels=false")
                .startsWith("{\"game\":\"template\"," + "\"rules\":1,\"seats\":2,\"options\":{\"duels\":false}}\n"));
    }

    @Test
    void tracesGoIntoFiles() throws IOException {
        Path out = folder.resolve("deep/er");
        assertEquals("", done("trace", "--game", "template", "--seed", "5", "--games", "3", "--out", out.toString()));
        for (int seed = 5; seed <= 7; seed++) {
            assertEquals(
                    done("trace", "--game", "template", "--seed", "" + seed),
                    Files.readString(out.resolve("template-" + seed + ".jsonl")));
        }
        assertEquals(
                Files.readString(out.resolve("template-5.jsonl")) + Files.readString(out.resolve("template-6.jsonl")),
                done("trace", "--game", "template", "--seed", "5", "--games", "2"));
    }

    @Test
    void botsPlayTraces() throws IOException {
        String trace = done("trace", "--game", "template", "--bot", "1", "--option", "copies=7");
        assertEquals(trace, done("trace", "--game", "template", "--bot", "1", "--option", "copies=7"));
        done("link", file("bots.jsonl", trace));
    }

    @Test
    void perftCounts() {
        assertEquals("1 100\n2 9900\n3 19800\n", done("perft", "--game", "ponte", "--depth", "3"));
        assertEquals("1 98\n", done("perft", "--game", "ponte", "--depth", "1", "--moves", " e5  f7 dark "));
        assertEquals("1 144\n", done("perft", "--game", "ponte", "--depth", "1", "--option", "size=12"));
        assertEquals("1 4\n2 16\n", done("perft", "--game", "template", "--depth", "2", "--seats", "4"));
    }

    @Tag("slow")
    @Test
    void benchPrintsJsonAndText() {
        List<String> lines =
                done("bench", "--game", "template", "--seconds", "1").lines().toList();
        var line = JsonParser.parseString(lines.get(0)).getAsJsonObject();
        assertEquals("template", line.get("game").getAsString());
        assertTrue(line.get("movesPerSecond").getAsLong()
                > line.get("gamesPerSecond").getAsLong());
        for (String calls : List.of("listings", "plays", "copies", "determinizations", "iterations")) {
            assertTrue(line.get(calls + "PerSecond").getAsLong() > 0, calls);
        }
        assertTrue(lines.get(1).startsWith("template 2: "));
    }

    @Test
    void arenaDoesNotDependOnThreads() {
        String[] command = {"arena", "--game", "template", "--bots", "1,random", "--games", "21", "--threads", "1"};
        String one = done(command);
        command[command.length - 1] = "3";
        assertEquals(one, done(command));
        List<String> lines = one.lines().toList();
        assertEquals("template 2, 22 games", lines.get(0), "whole rounds");
        assertTrue(
                lines.get(1).matches("bot 1: \\d+ won, \\d+ shared, [\\d.]+ % \\([\\d.]+ to [\\d.]+\\)"), lines.get(1));
        assertTrue(lines.get(2).startsWith("bot random: "));
        assertTrue(lines.get(3).startsWith("the first is stronger by "));
    }

    @Test
    void arenaSeatsSeveralBots() {
        List<String> lines = done("arena", "--game", "template", "--bots", "random,random,random", "--games", "30")
                .lines()
                .toList();
        assertEquals("template 3, 30 games", lines.get(0));
        assertEquals(4, lines.size());
        lines = done("arena", "--game", "template", "--bots", "random,1", "--seats", "4", "--games", "4")
                .lines()
                .toList();
        assertEquals("template 4, 4 games", lines.get(0));
    }

    @Test
    void arenaPrintsEloOnlyForEqualShares() {
        for (int seats = 2; seats <= 5; seats++) {
            String said = done(
                    "arena", "--game", "template", "--bots", "random,random", "--seats", "" + seats, "--games", "10");
            assertEquals(seats % 2 == 0, said.contains("Elo points"), said);
        }
    }

    @Tag("slow")
    @Test
    void arenaRunsTheLadder() {
        List<String> lines = done("arena", "--game", "template", "--bots", "ladder", "--games", "4")
                .lines()
                .toList();
        assertEquals(6, lines.size());
        for (int level = 2; level <= 6; level++) {
            String line = lines.get(level - 2);
            String share = line.substring(line.indexOf(": ") + 2);
            assertEquals(level + " against " + (level - 1) + ", 4 games: " + share, line);
            String bots = level + "," + (level - 1);
            String first = done("arena", "--game", "template", "--bots", bots, "--games", "4")
                    .lines()
                    .toList()
                    .get(1);
            assertTrue(first.endsWith(", " + share), first);
            assertEquals(" " + share + " ", lines.get(5).split("\\|")[level], "the row has all of them");
        }
        lines = done("arena", "--game", "template", "--bots", "ladder", "--games", "3", "--seats", "3")
                .lines()
                .toList();
        assertTrue(lines.get(5).startsWith("| template 3 | "), lines.get(5));
    }

    @Test
    void intervalsFollowWilson() {
        assertEquals(0.5, (ArenaCommand.wilson(0.5, 100, -1.96) + ArenaCommand.wilson(0.5, 100, 1.96)) / 2, 1e-9);
        assertEquals(0.4038, ArenaCommand.wilson(0.5, 100, -1.96), 1e-4);
        assertEquals(0.0, ArenaCommand.wilson(0, 50, -1.96), 1e-9);
        assertEquals(0.0713, ArenaCommand.wilson(0, 50, 1.96), 1e-4);
        assertEquals(1, ArenaCommand.wilson(1, 20, 1.96), 1e-9);
    }

    @Test
    void winnerOfAllGamesHasOnlyALowerBound() {
        assertEquals("+0 Elo points (-68 to +68)", ArenaCommand.difference(0.5, 100));
        assertEquals("+191 Elo points (+113 to +269)", ArenaCommand.difference(0.75, 100));
        assertEquals("-191 Elo points (-269 to -113)", ArenaCommand.difference(0.25, 100));
        assertEquals("more than +287 Elo points", ArenaCommand.difference(1, 20));
        assertEquals("less than -287 Elo points", ArenaCommand.difference(0, 20));
    }

    @TestFactory
    Stream<DynamicTest> goldenGamesBecomeLinksAndBack() {
        return Golden.games("").stream()
                .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> {
                    String link = done("link", file.toString()).strip();
                    assertEquals(Files.readString(file), done("link", link));
                    assertEquals(Files.readString(file), done("link", "https://example.org/atoll/#" + link));
                    assertEquals(Files.readString(file), done("link", file("link.txt", link + "\n")));
                }));
    }

    @Test
    void unfinishedGamesAndPositionsRoundTripAsTraces() throws IOException {
        String golden = Golden.games("template").get(0).toString();
        String part = done("link", golden, "--at", "20").strip();
        List<String> lines = done("link", part).lines().toList();
        assertEquals(22, lines.size());
        assertTrue(lines.get(21).startsWith("{\"ply\":20,") && !lines.get(21).contains("\"play\""));
        assertEquals(part, done("link", file("part.jsonl", done("link", part))).strip());

        String position = done("link", golden, "--at", "20", "--position").strip();
        lines = done("link", position).lines().toList();
        assertEquals(2, lines.size());
        assertTrue(lines.get(0).contains("\"from\":\"" + position + "\""));
        assertTrue(lines.get(1).startsWith("{\"ply\":0,\"actor\":"));
        String from = done("link", file("from.jsonl", done("link", position))).strip();
        assertTrue(from.startsWith("2.template.g."));
        assertEquals(done("link", position), done("link", from));

        String view = done("link", golden, "--at", "8", "--view", "1").strip();
        lines = done("link", view).lines().toList();
        assertEquals("{\"game\":\"template\",\"rules\":1,\"seats\":2,\"options\":{}}", lines.get(0));
        assertEquals(2, lines.size());
        wrong("a view cannot be converted", "link", view, "--at", "0");
    }

    @Test
    void sumsDescribeTheirLinks() {
        String golden = Golden.games("template").get(0).toString();
        TemplateGame game = new TemplateGame();
        String[] words = done("link", golden, "--sum", "--at", "0").strip().split(" ");
        Session session = new Session(game, Setup.of(game.info(), 2), Seed.of(1));
        assertEquals(Link.game(session.record()), words[0]);
        assertEquals(
                List.of("0", "-1", "" + session.state().hash()), List.of(words).subList(1, 4));
    }

    @Test
    void chanceIsVerified() throws IOException {
        String trace = file("seven.jsonl", done("trace", "--game", "template", "--seed", "7"));
        String link = done("link", trace, "--seed", "7").strip();
        assertTrue(link.startsWith("2.template.f."), link);
        assertTrue(done("link", link, "--verify")
                .matches("verified: all \\d+ chance outcomes followed from the seed 7\n"));
        assertEquals(Files.readString(Path.of(trace)), done("link", link));
        assertEquals(link, done("link", link, "--sum").split(" ")[0]);
        wrong("differs at move ", "link", done("link", trace, "--seed", "8").strip(), "--verify");
        wrong("the link carries no seed", "link", trace, "--verify");
        wrong("the game is not over", "link", done("link", link, "--at", "20").strip(), "--verify");
        wrong("its seed must stay secret", "link", trace, "--seed", "7", "--at", "20");
        wrong("--seed is a number", "link", trace, "--seed", "x");
    }

    @Test
    void budgetsAreIterationsTimeOrPlayoutMoves() {
        for (String bots : List.of("1@9,random", "random,1@2ms", "uct@300,1@9", "uct@1,uct@200", "3x2@9,1x3")) {
            List<String> lines = done("arena", "--game", "template", "--bots", bots, "--games", "2")
                    .lines()
                    .toList();
            for (int bot = 0; bot < 2; bot++) {
                assertTrue(lines.get(1 + bot).startsWith("bot " + bots.split(",")[bot] + ": "), lines.get(1 + bot));
            }
        }
        for (String bad : List.of(
                "1@", "1@0", "1@x", "1@ms", "@5", "uct@", "uct@0", "uct5", "1@-3ms", "1x", "1x0", "x2", "1x2x2")) {
            wrong("a bot is random or", "arena", "--game", "template", "--bots", bad + ",1");
        }
    }

    @Test
    void tunePrintsNamedWeights() {
        String[] command = {
            "tune", "--game", "rapanui", "--steps", "2", "--games", "2", "--iterations", "3", "--check", "6"
        };
        String said = done(command);
        assertEquals(said, done(command));
        List<String> lines = said.lines().toList();
        assertTrue(lines.get(0).matches("wood-early +\\d+ +\\d+"), lines.get(0));
        String weights = lines.get(lines.size() - 2);
        assertTrue(lines.get(lines.size() - 1).matches("against those in the source: .* of 6 games \\(.*"), said);
        String compared = done(
                "tune", "--game", "rapanui", "--steps", "0", "--iterations", "3", "--check", "6", "--weights", weights);
        assertEquals(said, compared, "the same weights, the same games");
        String three =
                done("tune", "--game", "rapanui", "--seats", "3", "--steps", "0", "--iterations", "1", "--check", "7");
        assertTrue(three.contains("against those in the source: 50.0 % of 12 games ("), three);
        wrong("the evaluator of template has no weights", "tune", "--game", "template");
        wrong("weights, not 2", "tune", "--game", "ponte", "--weights", "1,2");
        wrong("a weight is a number", "tune", "--game", "ponte", "--weights", "1,x");
    }

    @Test
    void honestPrintsTheNumberOfPositions() {
        String said = done("honest", "--game", "template", "--positions", "30", "--iterations", "10");
        assertTrue(said.matches("template: 30 positions of \\d+ games, the same answer in each\n"), said);
        assertEquals(
                "ponte: nothing is hidden from the seat to move\n",
                done("honest", "--game", "ponte", "--iterations", "10"));
        wrong("--positions is a number", "honest", "--game", "template", "--positions", "0");
    }

    @Test
    void badLinksAndTracesGiveOneLine() throws IOException {
        wrong("not a readable link", "link", "hello");
        wrong("no such file", "link", "no/such.jsonl");
        wrong("the checksum is wrong", "link", "2.ponte.g.AAAAAAA");
        wrong(
                "neither a link nor a trace",
                "link",
                Files.write(folder.resolve("b"), new byte[] {-1, -2}).toString());
        wrong("not a readable link", "link", file("empty", ""));
        String golden = Golden.games("template").get(0).toString();
        wrong("--at is a number from 0 to", "link", golden, "--at", "1000");
        wrong("--view is a number from -1 to 1", "link", golden, "--view", "2");
        wrong("too much: b", "link", golden, "b");

        String trace = Files.readString(Path.of(golden));
        wrong("line 1: invalid JSON", "link", file("a.jsonl", trace.substring(0, 10)));
        wrong("line 1: no game called chess", "link", file("a.jsonl", trace.replace("\"template\"", "\"chess\"")));
        wrong("line 1: rules 2, not 1", "link", file("a.jsonl", trace.replace("\"rules\":1", "\"rules\":2")));
        wrong(
                "line 1: template has 2 to 5 seats",
                "link",
                file("a.jsonl", trace.replace("\"seats\":2", "\"seats\":9")));
        wrong("line 3: ply 7, not 1", "link", file("a.jsonl", trace.replace("\"ply\":1,", "\"ply\":7,")));
        wrong("line 2: actor 1, not chance", "link", file("a.jsonl", trace.replaceFirst("\"chance\"", "1")));
        wrong(
                "line 2: legal moves without [deal:crab]",
                "link",
                file("a.jsonl", trace.replaceFirst("\"deal:crab\",", "")));
        wrong(
                "not a legal move here",
                "link",
                file("a.jsonl", trace.replaceFirst("\"play\":\"[^\"]*\"", "\"play\":\"x\"")));
        wrong(
                "scores [1, 2], not",
                "link",
                file("a.jsonl", trace.replaceFirst("\"scores\":[^]]*]", "\"scores\":[1,2]")));
        wrong("not an object", "link", file("a.jsonl", trace + "[]\n"));
    }
}
