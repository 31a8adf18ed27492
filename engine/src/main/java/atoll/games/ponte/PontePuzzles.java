package atoll.games.ponte;

import atoll.engine.ExactConditions;
import atoll.engine.MoveList;
import atoll.engine.PuzzleRules;
import atoll.engine.State;
import java.util.List;
import java.util.Set;

/** What the makers of puzzles must know about Ponte. */
final class PontePuzzles implements PuzzleRules {
    /** The only instance. */
    static final PuzzleRules PUZZLES = new PontePuzzles();

    /** In the key of a position: a cell takes two bits. */
    private static final int CELLS_IN_CHARACTER = 8;

    private PontePuzzles() {}

    @Override
    public List<String> themes() {
        return List.of("island", "join", "network", "cut-off", "last-word", "quiet");
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
    public void addMoveThemes(State before, int move, Set<String> found) {
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
    public void addTurnThemes(State before, State after, Set<String> found) {
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

    // Several times as fast as the encoding: tiles, bridges, and what comes next.
    @Override
    public String key(State position) {
        PonteState state = (PonteState) position;
        PonteBoard board = state.board();
        StringBuilder key = new StringBuilder(64);
        key.append((char) (state.phase().ordinal() * 8
                + (state.phase() == PonteState.Phase.OVER ? 0 : state.colour(state.actor()) * 4)
                + (state.isLastTurn() ? 2 : 0)
                + state.colour(0)));
        int tiles = 0;
        int count = 0;
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                tiles = tiles << 2 | board.colourAt(PonteMoves.cell(column, row)) + 1;
                count++;
                if (count % CELLS_IN_CHARACTER == 0) {
                    key.append((char) tiles);
                    tiles = 0;
                }
            }
        }
        key.append((char) tiles);
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                int cell = PonteMoves.cell(column, row);
                if (board.mate(cell) > cell) {
                    key.append((char) (cell << 8 | board.mate(cell)));
                }
            }
        }
        return key.toString();
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
