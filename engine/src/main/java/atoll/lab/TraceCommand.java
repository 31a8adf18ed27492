package atoll.lab;

import atoll.engine.Game;
import atoll.engine.Setup;
import atoll.play.Seed;
import atoll.play.Session;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** Writes traces of games between bots or random players. */
final class TraceCommand implements Command {
    @Override
    public String name() {
        return "trace";
    }

    @Override
    public String help() {
        return """
                trace --game ID [--seats N] [--option NAME=VALUE]... [--seed S] [--games G] [--bot B] [--out DIR]
                  Plays G (1) games with the seeds S (1), S+1, ... and writes them as JSON Lines. A seed is a number, or the 32
                  hexadecimal digits of a finished game.
                  --seats N   number of players; by default the fewest
                  --bot B     the bot on all seats, as for arena; by default random
                  --out DIR   one file ID-SEED.jsonl per game, instead of printing them
                """;
    }

    @Override
    public Set<String> words() {
        return Set.of("game", "seats", "option", "seed", "games", "bot", "out");
    }

    @Override
    public void run(Args args, PrintStream out, PrintStream err) throws UsageException, IOException {
        args.nothingElse();
        Game game = args.game();
        Setup setup = args.setup(game, 0);
        int games = args.number("games", 1, 1, 1_000_000);
        Player[] players = new Player[setup.seats()];
        Arrays.fill(players, Player.of(args.word("bot", "random")));
        Path folder = args.has("out") ? Path.of(args.word("out")) : null;
        if (folder != null) {
            Files.createDirectories(folder);
        }
        Seed first = args.gameSeed();
        for (int i = 0; i < games; i++) {
            Seed seed = new Seed(first.a() + i, first.b(), first.c(), first.d());
            Session session = new Session(game, setup, seed);
            Player.play(session, players);
            List<String> lines = Trace.write(session.record());
            if (folder == null) {
                lines.forEach(line -> out.print(line + "\n"));
            } else {
                Files.write(folder.resolve(game.info().id() + "-" + seed + ".jsonl"), join(lines));
            }
        }
    }

    private static byte[] join(List<String> lines) {
        return (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
    }
}
