package atoll.puzzle.make;

import atoll.engine.GameInfo;
import atoll.engine.MoveList;
import atoll.engine.State;
import atoll.games.ponte.PonteGame;
import atoll.games.ponte.PonteMoves;
import atoll.games.ponte.PonteNetworks;
import atoll.games.ponte.PonteState;
import java.util.Set;

/** What the makers of puzzles must know about Ponte. */
final class PontePuzzles implements PuzzleRules {
    @Override
    public GameInfo info() {
        return PonteGame.INFO;
    }

    @Override
    public boolean isOpen() {
        return true;
    }

    @Override
    public ExactConditions conditions() {
        return new ExactConditions(true, 2, 1, ExactConditions.MOST_NODES);
    }

    @Override
    public void ofMove(State before, int move, Set<String> found) {
        if (PonteMoves.isBridge(move)) {
            int seat = before.actor();
            State after = before.copy();
            after.play(move);
            found.add(after.score(seat) > before.score(seat) ? "join" : "network");
        } else if (move == PonteMoves.PASS) {
            found.add("last-word");
        }
    }

    @Override
    public void ofTurn(State before, State after, Set<String> found) {
        PonteState from = (PonteState) before;
        PonteState to = (PonteState) after;
        int seat = from.actor();
        if (islands(to, seat) > islands(from, seat)) {
            found.add("island");
        }
        if (!from.isLastTurn() && gain(to, 1 - seat) < gain(from, 1 - seat)) {
            found.add("cut-off");
        }
        MoveList theirs = new MoveList();
        if (!from.isLastTurn()) {
            to.turnOf(1 - seat).moves(theirs);
        }
        if (theirs.size() == 1 && theirs.get(0) == PonteMoves.PASS) {
            found.add("last-word");
        }
        if (found.isEmpty()) {
            found.add("quiet");
        }
    }

    private static int islands(PonteState state, int seat) {
        return new PonteNetworks().of(state.board(), state.colour(seat)).islands();
    }

    // The most points of one turn of a seat.
    private static int gain(PonteState state, int seat) {
        PonteState turn = state.turnOf(seat);
        int most = 0;
        MoveList moves = new MoveList();
        turn.moves(moves);
        for (int i = 0; i < moves.size(); i++) {
            PonteState one = turn.copy();
            one.play(moves.get(i));
            most = Math.max(most, one.score(seat));
            if (PonteMoves.isTile(moves.get(i))) {
                most = Math.max(most, second(one, seat));
            }
        }
        return Math.max(0, most - turn.score(seat));
    }

    private static int second(PonteState state, int seat) {
        int most = 0;
        MoveList moves = new MoveList();
        state.moves(moves);
        for (int i = 0; i < moves.size(); i++) {
            PonteState two = state.copy();
            two.play(moves.get(i));
            most = Math.max(most, two.score(seat));
        }
        return most;
    }
}
