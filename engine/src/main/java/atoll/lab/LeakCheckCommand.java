package atoll.lab;

import atoll.engine.Game;
import java.io.PrintStream;
import java.util.Set;

/** Checks that bots do not cheat. */
final class LeakCheckCommand implements Command {
    @Override
    public String name() {
        return "honest";
    }

    @Override
    public String help() {
        return """
                honest --game ID [--positions N] [--iterations I] [--seed S]
                  In N (1000) positions of games with all numbers of seats and all options, redraws everything hidden from
                  the seat to move. Compares the answers of the strongest level with I (100) iterations: its move and its
                  win probability of each seat. Stops at the first difference and prints the position.
                """;
    }

    @Override
    public Set<String> words() {
        return Set.of("game", "positions", "iterations", "seed");
    }

    @Override
    public void run(Args args, PrintStream out, PrintStream err) throws UsageException {
        args.nothingElse();
        Game game = args.game();
        int positions = args.number("positions", 1000, 1, 10_000_000);
        int iterations = args.number("iterations", 100, 1, 1_000_000);
        LeakCheck.Outcome outcome = LeakCheck.check(game, LeakCheck.search(iterations), positions, args.seed());
        if (outcome.trouble() != null) {
            throw new UsageException("a bot knows more than its seat: " + outcome.trouble());
        }
        out.print(
                outcome.positions() == 0
                        ? game.info().id() + ": nothing is hidden from the seat to move\n"
                        : game.info().id() + ": " + outcome.positions() + " positions of " + outcome.games()
                                + " games, the same answer in each\n");
    }
}
