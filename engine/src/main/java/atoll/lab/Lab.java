package atoll.lab;

import atoll.engine.Game;
import atoll.games.Games;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;

/** The command line of the engine: {@code java -jar engine.jar --help}. */
public final class Lab {
    private static final List<Command> COMMANDS = List.of(
            new TraceCommand(),
            new PerftCommand(),
            new BenchCommand(),
            new ArenaCommand(),
            new LeakCheckCommand(),
            new TuneCommand(),
            new LuckCommand(),
            new PuzzlesCommand(),
            new LinkCommand(),
            new FuzzCommand(),
            new ServeCommand());

    /** Exit code for wrong arguments or unreadable input. */
    static final int WRONG = 2;

    private Lab() {}

    /**
     * Runs the command in the arguments and ends with its exit code.
     *
     * @param args the arguments of the command
     */
    public static void main(String[] args) {
        System.exit(run(Games.ALL, args, System.out, System.err));
    }

    /**
     * Runs the command in the arguments with {@code games}; returns the exit code, 0 or 2.
     *
     * @param games the games to choose from
     * @param args the arguments of the command
     * @param out where results go
     * @param err where messages go
     * @return the exit code
     */
    public static int run(List<Game> games, String[] args, PrintStream out, PrintStream err) {
        try {
            run(games, List.of(args), out, err);
            return 0;
        } catch (UsageException e) {
            err.println(e.getMessage());
        } catch (IOException e) {
            err.println("cannot read or write: " + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            out.flush();
        }
        return WRONG;
    }

    private static void run(List<Game> games, List<String> args, PrintStream out, PrintStream err)
            throws UsageException, IOException, InterruptedException {
        if (args.isEmpty()) {
            throw new UsageException("no command given; --help lists them");
        }
        if (args.get(0).equals("--help")
                || args.get(0).equals("-h")
                || args.get(0).equals("help")) {
            out.print(help(games));
            return;
        }
        for (Command command : COMMANDS) {
            if (command.name().equals(args.get(0))) {
                if (args.contains("--help")) {
                    out.print(command.help());
                } else {
                    Args rest = new Args(games, args.subList(1, args.size()), command.words(), command.flags());
                    command.run(rest, out, err);
                }
                return;
            }
        }
        throw new UsageException("no command called " + args.get(0) + "; --help lists them");
    }

    private static String help(List<Game> games) {
        StringBuilder help = new StringBuilder("java -jar engine.jar COMMAND ...\n\n");
        COMMANDS.forEach(command -> help.append(command.help()).append('\n'));
        help.append("Games, seats, options (the first value is the default):\n");
        for (Game game : games) {
            help.append("  ")
                    .append(game.info().id())
                    .append("  ")
                    .append(game.info().minSeats());
            help.append(" to ").append(game.info().maxSeats());
            game.info()
                    .options()
                    .forEach(option -> help.append("  ")
                            .append(option.id())
                            .append('=')
                            .append(String.join("|", option.values())));
            help.append('\n');
        }
        return help.toString();
    }
}
