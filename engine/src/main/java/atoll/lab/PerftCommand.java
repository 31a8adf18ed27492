package atoll.lab;

import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.State;
import java.io.PrintStream;
import java.util.Set;

/** Counts move sequences: two engines with the same counts agree on the rules. */
final class PerftCommand implements Command {
    @Override
    public String name() {
        return "perft";
    }

    @Override
    public String help() {
        return """
                perft --game ID --depth D [--moves "TOKEN TOKEN..."] [--seats N] [--option NAME=VALUE]...
                  Prints for each depth 1..D the number of move sequences of exactly that length from the start, or after
                  --moves. Every chance outcome counts as one move, whatever its probability. A game that ends earlier counts
                  only at the depths that it reaches.
                """;
    }

    @Override
    public Set<String> words() {
        return Set.of("game", "seats", "option", "depth", "moves");
    }

    @Override
    public void run(Args args, PrintStream out, PrintStream err) throws UsageException {
        args.nothingElse();
        Game game = args.game();
        State state = game.start(args.setup(game, 0));
        args.word("depth");
        int depth = args.number("depth", 1, 1, 20);
        for (String token : args.word("moves", "").trim().split("\\s+")) {
            try {
                if (!token.isEmpty()) {
                    state.play(game.parseMove(state, token));
                }
            } catch (IllegalArgumentException e) {
                throw new UsageException(e.getMessage());
            }
        }
        for (int d = 1; d <= depth; d++) {
            out.print(d + " " + count(state, d) + "\n");
        }
    }

    /**
     * {@return the number of sequences of {@code depth} moves, at least 1, from {@code from}}
     *
     * @param from the first number
     * @param depth the number of moves
     */
    static long count(State from, int depth) {
        MoveList[] lists = new MoveList[depth];
        State[] states = new State[depth];
        for (int i = 0; i < depth; i++) {
            lists[i] = new MoveList();
            states[i] = from.copy();
        }
        return count(from, depth, lists, states);
    }

    private static long count(State at, int depth, MoveList[] lists, State[] states) {
        MoveList moves = lists[depth - 1];
        at.moves(moves);
        if (depth == 1) {
            return moves.size();
        }
        State next = states[depth - 1];
        long sum = 0;
        for (int i = 0; i < moves.size(); i++) {
            next.copyFrom(at);
            next.play(moves.get(i));
            sum += count(next, depth - 1, lists, states);
        }
        return sum;
    }
}
