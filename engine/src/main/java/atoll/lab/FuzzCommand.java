package atoll.lab;

import atoll.engine.Game;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Fuzzes all readers of untrusted texts. */
final class FuzzCommand implements Command {
    private static final int INPUTS = 100_000;

    /**
     * {@return the fuzz tests of all readers}
     *
     * @param games the games to choose from
     */
    static List<Fuzz> all(List<Game> games) {
        List<Fuzz> all =
                new ArrayList<>(List.of(new FuzzLinks(games), new FuzzSaved(), new FuzzRecords(), new FuzzStudies()));
        games.forEach(game -> all.add(new FuzzPositions(games, game)));
        return all;
    }

    @Override
    public String name() {
        return "fuzz";
    }

    @Override
    public String help() {
        return """
                fuzz [--inputs N] [--seed S] [--from I]
                  Reads N (100000) invalid texts of every kind: damaged links, saved games, tasks, results and studies, and
                  for each game positions composed by changing numbers of others. Each must be rejected properly or be fully valid:
                  play, views, determinization, search, writing and reading all work. Stops at the first failure
                  and prints it; --from I --inputs 1 repeats that one.
                """;
    }

    @Override
    public Set<String> words() {
        return Set.of("inputs", "seed", "from");
    }

    @Override
    public void run(Args args, PrintStream out, PrintStream err) throws UsageException {
        args.nothingElse();
        int inputs = args.number("inputs", INPUTS, 1, Integer.MAX_VALUE);
        int from = args.number("from", 0, 0, Integer.MAX_VALUE);
        int seed = args.seed();
        for (Fuzz fuzz : all(args.games())) {
            Fuzz.Outcome outcome = Fuzz.run(fuzz, seed, from, inputs);
            out.print(fuzz.name() + ": " + outcome.inputs() + " inputs, " + outcome.accepted() + " in order\n");
            if (outcome.trouble() != null) {
                throw new UsageException(fuzz.name() + ", " + outcome.trouble());
            }
        }
    }
}
