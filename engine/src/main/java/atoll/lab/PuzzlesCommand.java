package atoll.lab;

import atoll.engine.Game;
import atoll.engine.GameInfo;
import atoll.play.BadLink;
import atoll.puzzle.Puzzle;
import atoll.puzzle.PuzzleFile;
import atoll.puzzle.make.PuzzleCheck;
import atoll.puzzle.make.PuzzleMaker;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/** Makes puzzles from bots' games, and solves them again. */
final class PuzzlesCommand implements Command {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final String INDEX = "index.json";
    /** Names the seeds of games for endings. */
    private static final String ENDINGS = "endings ";

    @Override
    public String name() {
        return "puzzles";
    }

    @Override
    public String help() {
        return """
                puzzles --game ID [--endings] [--dir DIR] [--puzzles N] [--seed S] [--games G] [--seconds T]
                puzzles --verify [--game ID] [--dir DIR]
                  Plays games between bots with the seeds from S (1) on, at most G (10000), and makes at most one puzzle of each,
                  until there are N (100), or until T seconds of processor time are over (600). DIR (static/puzzles) has a file for
                  each game, ID.json; the puzzles that are there stay, so S should continue where they end. The puzzles follow from
                  the seeds, not from the time. With --endings, the games are between the weakest bots, and only ends are taken that
                  can be solved wholly, in every game. With --verify, solves every puzzle of DIR again, in hours of one processor
                  for the games with hidden information, and fails if one is wrong.
                """;
    }

    @Override
    public Set<String> words() {
        return Set.of("game", "dir", "puzzles", "seed", "games", "seconds");
    }

    @Override
    public Set<String> flags() {
        return Set.of("verify", "endings");
    }

    @Override
    public void run(Args args, PrintStream out, PrintStream err) throws UsageException, IOException {
        args.nothingElse();
        Path dir = Path.of(args.word("dir", "static/puzzles"));
        if (!args.has("verify")) {
            make(args, dir, out, err);
            return;
        }
        List<Game> games = args.has("game") ? List.of(args.game()) : args.games();
        int wrong = 0;
        for (Game game : games) {
            if (Files.exists(file(dir, game.info()))) {
                wrong += verify(game, dir, out);
            }
        }
        if (wrong > 0) {
            throw new UsageException(wrong + " puzzles are wrong");
        }
    }

    private static Path file(Path dir, GameInfo game) {
        return dir.resolve(game.id() + ".json");
    }

    private static void make(Args args, Path dir, PrintStream out, PrintStream err) throws UsageException, IOException {
        Game game = args.game();
        PuzzleMaker maker = new PuzzleMaker(game, args.number("puzzles", 100, 1, 10_000));
        if (args.has("endings") && !maker.hasEndings()) {
            throw new UsageException("no end of " + game.info().id() + " can be solved");
        }
        int first = args.seed();
        int last = first + args.number("games", 10_000, 1, 1_000_000);
        long most = TimeUnit.SECONDS.toNanos(args.number("seconds", 600, 1, 100_000));
        String made = "";
        if (Files.exists(file(dir, game.info()))) {
            PuzzleFile before = read(dir, game);
            made = before.made();
            for (int i = 0; i < before.puzzles().size(); i++) {
                maker.add(puzzle(before, game, i));
            }
        }
        long begin = THREADS.getCurrentThreadCpuTime();
        int seed = first;
        while (seed < last && !maker.isDone() && THREADS.getCurrentThreadCpuTime() - begin < most) {
            if (args.has("endings")) {
                maker.tryEnding(seed);
            } else {
                maker.tryGame(seed);
            }
            seed++;
            if (seed % 10 == 0) {
                err.println(maker.texts().size() + " puzzles of " + (seed - first) + " games");
            }
        }
        PuzzleFile file = new PuzzleFile(
                game.info().id(), seeds(made, args.has("endings") ? ENDINGS : "", first, seed - 1), maker.texts());
        Files.createDirectories(dir);
        Files.writeString(file(dir, game.info()), file.written());
        writeIndex(args.games(), dir);
        out.print(String.format(
                Locale.ROOT,
                "%s: %d puzzles of the games %s, %.0f seconds%n",
                file.game(),
                file.puzzles().size(),
                file.made(),
                (THREADS.getCurrentThreadCpuTime() - begin) / 1e9));
    }

    // "1 to 20" and 21 to 30 are "1 to 30"; games for endings are named apart.
    private static String seeds(String before, String kind, int first, int last) {
        int part = before.lastIndexOf(", ") + 1;
        String end = " to " + (first - 1);
        if (before.endsWith(end) && before.substring(part).strip().startsWith(ENDINGS) == !kind.isEmpty()) {
            return before.substring(0, before.length() - end.length()) + " to " + last;
        }
        return before + (before.isEmpty() ? "" : ", ") + kind + first + " to " + last;
    }

    private static void writeIndex(List<Game> games, Path dir) throws UsageException, IOException {
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (Game game : games) {
            if (Files.exists(file(dir, game.info()))) {
                counts.put(game.info().id(), read(dir, game).puzzles().size());
            }
        }
        Files.writeString(dir.resolve(INDEX), PuzzleFile.index(counts));
    }

    private static PuzzleFile read(Path dir, Game game) throws UsageException, IOException {
        try {
            return PuzzleFile.read(Files.readString(file(dir, game.info())));
        } catch (BadLink e) {
            throw new UsageException(file(dir, game.info()) + ": " + e.getMessage());
        }
    }

    private static Puzzle puzzle(PuzzleFile file, Game game, int index) throws UsageException {
        try {
            return file.puzzle(List.of(game), index);
        } catch (BadLink e) {
            throw new UsageException("puzzle " + (index + 1) + " of " + file.game() + ": " + e.getMessage());
        }
    }

    private static int verify(Game game, Path dir, PrintStream out) throws UsageException, IOException {
        PuzzleFile file = read(dir, game);
        Map<String, Integer> kinds = new TreeMap<>();
        int wrong = 0;
        long begin = THREADS.getCurrentThreadCpuTime();
        for (int i = 0; i < file.puzzles().size(); i++) {
            Puzzle puzzle = puzzle(file, game, i);
            String problem = PuzzleCheck.problem(puzzle);
            if (problem != null) {
                wrong++;
                out.println(file.game() + " " + (i + 1) + ": " + problem);
            }
            kinds.merge("goal " + puzzle.task().goal(), 1, Integer::sum);
            kinds.merge("grade " + puzzle.task().grade(), 1, Integer::sum);
            puzzle.task().themes().forEach(theme -> kinds.merge("theme " + theme, 1, Integer::sum));
        }
        out.print(String.format(
                Locale.ROOT,
                "%s: %d puzzles, %d wrong, %.1f seconds, %s%n",
                file.game(),
                file.puzzles().size(),
                wrong,
                (THREADS.getCurrentThreadCpuTime() - begin) / 1e9,
                kinds));
        return wrong;
    }
}
