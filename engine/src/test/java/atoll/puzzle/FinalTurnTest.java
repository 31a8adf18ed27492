package atoll.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.State;
import atoll.games.Games;
import atoll.play.BadLink;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** With all puzzles of the site. */
class FinalTurnTest {
    private static final int MOST_POSITIONS = 400;

    static List<Puzzle> puzzles() throws IOException, BadLink {
        List<Puzzle> puzzles = new ArrayList<>();
        for (Game game : Games.ALL) {
            PuzzleFile file = PuzzleFile.read(
                    Files.readString(Path.of("../static/puzzles", game.info().id() + ".json")));
            for (int i = 0; i < file.puzzles().size(); i++) {
                puzzles.add(file.puzzle(Games.ALL, i));
            }
        }
        return puzzles;
    }

    /** Every way to play on, depth first, up to a limit; of chance the first outcome, as in the solver. */
    private static boolean othersDecide(State start, int seat) {
        Set<Integer> seen = new HashSet<>();
        List<State> open = new ArrayList<>(List.of(start.copy()));
        while (!open.isEmpty() && seen.size() < MOST_POSITIONS) {
            State state = open.remove(open.size() - 1);
            if (state.actor() == State.OVER || !seen.add(state.hash())) {
                continue;
            }
            MoveList legal = new MoveList();
            state.moves(legal);
            if (state.actor() >= 0 && state.actor() != seat && legal.size() > 1) {
                return true;
            }
            for (int i = 0; i < (state.actor() == State.CHANCE ? 1 : legal.size()); i++) {
                State next = state.copy();
                next.play(legal.get(i));
                open.add(next);
            }
        }
        return false;
    }

    @Test
    void itIsFoundAsByAllWaysToPlayAndLeadsToTheEnd() throws IOException, BadLink {
        Map<String, Integer> found = new TreeMap<>();
        for (Puzzle puzzle : puzzles()) {
            String name = puzzle.game().info().id() + " " + puzzle.position();
            boolean last = FinalTurn.is(puzzle);
            assertEquals(!othersDecide(puzzle.start(1).start(), puzzle.seat()), last, name);
            found.merge(puzzle.game().info().id() + (last ? " last" : ""), 1, Integer::sum);
            if (last && puzzle.task().goal().isExact()) {
                checkEnd(puzzle);
            }
        }
        for (String game : List.of("kanaloa", "orbis", "origo")) {
            assertTrue(found.get(game + " last") > 10, found.toString());
        }
    }

    private static void checkEnd(Puzzle puzzle) {
        State state = puzzle.start(1).start().copy();
        MoveList legal = new MoveList();
        state.moves(legal);
        if (legal.size() > 1) {
            assertNull(FinalTurn.end(state, false), "a decision is left");
        }
        for (AnswerNode node = puzzle.answer(); node != null; ) {
            int move = node.moves()[0];
            state.play(move);
            node = node.next(move);
        }
        State end = FinalTurn.end(state, true);
        assertNotNull(end);
        assertEquals(1, end.rank(puzzle.seat()));
    }
}
