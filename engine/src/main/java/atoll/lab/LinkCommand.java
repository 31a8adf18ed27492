package atoll.lab;

import atoll.engine.BadPosition;
import atoll.engine.Game;
import atoll.engine.State;
import atoll.play.BadLink;
import atoll.play.GameRecord;
import atoll.play.Link;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/** Converts links to traces and traces to links. */
final class LinkCommand implements Command {
    @Override
    public String name() {
        return "link";
    }

    @Override
    public String help() {
        return """
                link LINK|FILE [--at PLY] [--position | --view SEAT] [--seed S] [--sum] [--verify]
                  Converts LINK, an address with a link after its #, or a FILE with one of these to a trace. Plays a trace
                  (FILE.jsonl) move by move, compares it with the rules, and converts it to a link.
                  --at PLY      only the first PLY moves
                  --position    a link of the last position instead of the game
                  --view SEAT   a link of the view of SEAT, or -1 for a spectator
                  --seed S      puts the seed S into the link of a finished game
                  --verify      checks that every chance outcome of a finished game followed from the seed in the link
                  --sum         "LINK PLY ACTOR HASH": the link and the position that it must show for ever
                """;
    }

    @Override
    public Set<String> words() {
        return Set.of("at", "view", "seed");
    }

    @Override
    public Set<String> flags() {
        return Set.of("position", "sum", "verify");
    }

    @Override
    public void run(Args args, PrintStream out, PrintStream err) throws UsageException, IOException {
        String given = args.only("a link or a file");
        String text = text(given).strip();
        boolean trace = text.startsWith("{");
        if (!trace) {
            text = text.substring(text.lastIndexOf('#') + 1);
        }
        Link link = trace
                ? new Link(Link.Kind.GAME, Trace.read(args.games(), text.lines().toList()), State.SPECTATOR)
                : read(args.games(), text);
        if (args.has("verify")) {
            out.print(Verification.of(link) + "\n");
            return;
        }
        GameRecord record = cut(link.record(), args);
        boolean converted = trace || args.has("seed") || args.has("at") || args.has("position") || args.has("view");
        if (converted && link.kind() == Link.Kind.VIEW) {
            throw new UsageException("a view cannot be converted to another link");
        }
        String result = converted ? make(record, args) : text;
        if (args.has("sum")) {
            State last = record.at(record.length());
            if (args.has("view")) {
                last = last.viewFor(seat(args, last));
            }
            int ply = args.has("position") || args.has("view") ? 0 : record.length();
            out.print(result + " " + ply + " " + last.actor() + " " + last.hash() + "\n");
        } else if (converted) {
            out.print(result + "\n");
        } else {
            Trace.write(record).forEach(line -> out.print(line + "\n"));
        }
    }

    private static GameRecord cut(GameRecord whole, Args args) throws UsageException {
        int plies = args.number("at", whole.length(), 0, whole.length());
        GameRecord record = plies < whole.length() ? whole.until(plies) : whole;
        if (!args.has("seed")) {
            return record;
        }
        try {
            return record.withSeed(args.gameSeed());
        } catch (BadPosition e) {
            throw new UsageException(e.getMessage());
        }
    }

    private static String make(GameRecord record, Args args) throws UsageException {
        Game game = record.game();
        State last = record.at(record.length());
        if (args.has("view")) {
            return Link.view(game, last, seat(args, last));
        }
        return args.has("position") ? Link.position(game, last) : Link.game(record);
    }

    private static int seat(Args args, State state) throws UsageException {
        int seat = args.number("view", 0, -1, state.seats() - 1);
        return seat < 0 ? State.SPECTATOR : seat;
    }

    private static Link read(List<Game> games, String text) throws UsageException {
        try {
            return Link.read(games, text);
        } catch (BadLink e) {
            throw new UsageException("not a readable link: " + e.getMessage());
        }
    }

    private static String text(String given) throws UsageException, IOException {
        try {
            Path file = Path.of(given);
            if (Files.isRegularFile(file)) {
                return Files.readString(file, StandardCharsets.UTF_8);
            }
        } catch (InvalidPathException e) {
            // not a file
        } catch (MalformedInputException e) {
            throw new UsageException("neither a link nor a trace: " + given);
        }
        if (given.endsWith(".jsonl") || given.contains("/") && !given.contains("#")) {
            throw new UsageException("no such file: " + given);
        }
        return given;
    }
}
