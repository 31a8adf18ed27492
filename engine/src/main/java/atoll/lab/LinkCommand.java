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

/** Turns links into traces and traces into links. */
final class LinkCommand implements Command {
    @Override
    public String name() {
        return "link";
    }

    @Override
    public String help() {
        return """
                link LINK|FILE [--at PLY] [--position | --view SEAT] [--seed S] [--sum] [--verify]
                  LINK, a whole address with a link behind its #, or a FILE with one of these is written as a trace; a trace
                  (FILE.jsonl) is played move by move, compared with the rules here, and written as a link.
                  --at PLY      only the first PLY moves
                  --position    a link to the last position instead of the game
                  --view SEAT   a link to what SEAT, or -1 for a spectator, knows of it
                  --seed S      a trace of a game that is over becomes a link that says chance followed from S
                  --verify      whether every outcome of chance in a game that is over came from the seed that the link carries
                  --sum         "LINK PLY ACTOR HASH": the link, and what it must show for ever
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
        boolean remade = trace || args.has("seed") || args.has("at") || args.has("position") || args.has("view");
        if (remade && link.kind() == Link.Kind.VIEW) {
            throw new UsageException("what one seat sees cannot become another link");
        }
        String made = remade ? make(record, args) : text;
        if (args.has("sum")) {
            State last = record.at(record.length());
            if (args.has("view")) {
                last = last.viewFor(seat(args, last));
            }
            int ply = args.has("position") || args.has("view") ? 0 : record.length();
            out.print(made + " " + ply + " " + last.actor() + " " + last.hash() + "\n");
        } else if (remade) {
            out.print(made + "\n");
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
            throw new UsageException("no link that can be opened: " + e.getMessage());
        }
    }

    private static String text(String given) throws UsageException, IOException {
        try {
            Path file = Path.of(given);
            if (Files.isRegularFile(file)) {
                return Files.readString(file, StandardCharsets.UTF_8);
            }
        } catch (InvalidPathException e) {
            // not a file then
        } catch (MalformedInputException e) {
            throw new UsageException("neither a link nor a trace: " + given);
        }
        if (given.endsWith(".jsonl") || given.contains("/") && !given.contains("#")) {
            throw new UsageException("no such file: " + given);
        }
        return given;
    }
}
