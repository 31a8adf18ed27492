package atoll.games.ponte;

import static org.junit.jupiter.api.Assertions.assertEquals;

import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compares the bitboards with a direct version of the rules: slow, on a plain grid, with real geometry for bridges. */
class PonteOracleTest {
    private static final PonteGame GAME = new PonteGame();

    private int size;
    private int[][] colours;
    private final Set<PonteSpan> spans = new HashSet<>();

    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"10, unlimited, 1", "10, box, 2", "12, unlimited, 3", "12, box, 4"})
    void sameMovesAsTheDirectRules(String size, String supply, int seed) {
        Setup setup = Setup.of(GAME.info(), 2).with("size", size).with("supply", supply);
        Rng rng = new Rng(seed);
        for (int i = 0; i < 12; i++) {
            PonteState state = (PonteState) GAME.start(setup);
            MoveList moves = new MoveList();
            while (state.actor() != State.OVER) {
                state.moves(moves);
                look(state.board());
                assertEquals(expected(state), tokens(moves));
                // bridges are rare among the moves, so they are chosen more often than at random
                int move = moves.sample(rng);
                if (rng.next(3) == 0) {
                    move = moves.get(Math.max(0, moves.size() - 1 - rng.next(4)));
                }
                state.play(move);
            }
        }
    }

    /** Three plies from positions where a bridge can share a cell with another one; PerftTest has the first too. */
    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"ponte-2-supply=box-c, 52, 33, 976, 40518", "tie-bridges, 72, 19, 359, 5331"})
    void samePerftAsTheDirectRules(String golden, int ply, long one, long two, long three) {
        PonteState state = PonteEndsTest.at(golden, ply);
        assertEquals(List.of(one, two, three), List.of(count(state, 1), count(state, 2), count(state, 3)));
    }

    private long count(PonteState state, int depth) {
        if (state.actor() == State.OVER) {
            return 0;
        }
        look(state.board());
        Set<String> tokens = expected(state);
        if (depth == 1) {
            return tokens.size();
        }
        long sum = 0;
        for (String token : tokens) {
            PonteState next = state.copy();
            next.play(GAME.parseMove(state, token));
            sum += count(next, depth - 1);
        }
        return sum;
    }

    private static Set<String> tokens(MoveList moves) {
        Set<String> tokens = new TreeSet<>();
        for (int i = 0; i < moves.size(); i++) {
            tokens.add(PonteMoves.token(moves.get(i)));
        }
        return tokens;
    }

    private void look(PonteBoard board) {
        size = board.size();
        colours = new int[size][size];
        spans.clear();
        for (int x = 0; x < size; x++) {
            for (int y = 0; y < size; y++) {
                int cell = PonteMoves.cell(x, y);
                colours[x][y] = board.colourAt(cell);
                int mate = board.mate(cell);
                if (mate > cell) {
                    spans.add(new PonteSpan(x, y, PonteMoves.column(mate), PonteMoves.row(mate)));
                }
            }
        }
    }

    private Set<String> expected(PonteState state) {
        Set<String> tokens = new TreeSet<>();
        switch (state.phase()) {
            case COLOUR -> tokens.addAll(Set.of("light", "dark"));
            case OPENING -> tiles(PonteBoard.LIGHT, true, tokens);
            case OPENING_SECOND -> tiles(PonteBoard.LIGHT, false, tokens);
            case SECOND -> tiles(state.colour(state.actor()), false, tokens);
            case TURN -> {
                int colour = state.colour(state.actor());
                if (!isBox(state) || count(colour) <= 38) {
                    tiles(colour, true, tokens);
                }
                boolean stuck = tokens.isEmpty();
                if (!isBox(state) || spans.size() < 15) {
                    bridges(colour, tokens);
                }
                if (stuck) {
                    tokens.add("pass");
                }
            }
            case OVER -> throw new IllegalStateException();
        }
        return tokens;
    }

    private static boolean isBox(PonteState state) {
        return state.setup().value("supply").equals("box");
    }

    private int count(int colour) {
        int count = 0;
        for (int[] column : colours) {
            for (int each : column) {
                count += each == colour ? 1 : 0;
            }
        }
        return count;
    }

    private void tiles(int colour, boolean first, Set<String> out) {
        for (int x = 0; x < size; x++) {
            for (int y = 0; y < size; y++) {
                if (fits(colour, x, y) && (!first || isFollowed(colour, x, y))) {
                    out.add(PonteMoves.name(PonteMoves.cell(x, y)));
                }
            }
        }
    }

    private boolean isFollowed(int colour, int x, int y) {
        colours[x][y] = colour;
        boolean found = false;
        for (int i = 0; i < size && !found; i++) {
            for (int k = 0; k < size && !found; k++) {
                found = fits(colour, i, k);
            }
        }
        colours[x][y] = -1;
        return found;
    }

    private boolean fits(int colour, int x, int y) {
        if (colours[x][y] >= 0 || spans.stream().anyMatch(span -> span.under().contains(100L * x + y))) {
            return false;
        }
        colours[x][y] = colour;
        boolean legal = isLegal(colour);
        colours[x][y] = -1;
        return legal;
    }

    // No group above four, and no tile of the same colour beside a group of four.
    private boolean isLegal(int colour) {
        for (int x = 0; x < size; x++) {
            for (int y = 0; y < size; y++) {
                if (at(x, y) != colour) {
                    continue;
                }
                Set<Long> group = group(x, y);
                if (group.size() > 4 || group.size() == 4 && touchesOthers(group, colour)) {
                    return false;
                }
            }
        }
        return true;
    }

    private Set<Long> group(int x, int y) {
        Set<Long> group = new HashSet<>();
        Deque<Long> open = new ArrayDeque<>(Set.of(100L * x + y));
        while (!open.isEmpty()) {
            long cell = open.pop();
            if (group.add(cell)) {
                int cx = (int) (cell / 100);
                int cy = (int) (cell % 100);
                for (int[] step : new int[][] {{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
                    if (at(cx + step[0], cy + step[1]) == at(x, y)) {
                        open.push(100L * (cx + step[0]) + cy + step[1]);
                    }
                }
            }
        }
        return group;
    }

    private boolean touchesOthers(Set<Long> island, int colour) {
        for (long cell : island) {
            for (int dx = -1; dx <= 1; dx++) {
                for (int dy = -1; dy <= 1; dy++) {
                    int x = (int) (cell / 100) + dx;
                    int y = (int) (cell % 100) + dy;
                    if (at(x, y) == colour && !island.contains(100L * x + y)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private int at(int x, int y) {
        return x < 0 || y < 0 || x >= size || y >= size ? -2 : colours[x][y];
    }

    private void bridges(int colour, Set<String> out) {
        for (int x = 0; x < size; x++) {
            for (int y = 0; y < size; y++) {
                for (int dx = 0; dx <= 2; dx++) {
                    for (int dy = -2; dy <= 2; dy++) {
                        boolean long1 = Math.max(dx, Math.abs(dy)) == 2;
                        boolean canonical = dx > 0 || dy > 0;
                        PonteSpan span = new PonteSpan(x, y, x + dx, y + dy);
                        if (long1 && canonical && at(x, y) == colour && at(x + dx, y + dy) == colour && isFree(span)) {
                            out.add(PonteMoves.name(PonteMoves.cell(x, y))
                                    + "-"
                                    + PonteMoves.name(PonteMoves.cell(x + dx, y + dy)));
                        }
                    }
                }
            }
        }
    }

    private boolean isFree(PonteSpan span) {
        for (long cell : span.under()) {
            if (at((int) (cell / 100), (int) (cell % 100)) >= 0) {
                return false;
            }
        }
        return spans.stream().allMatch(other -> other.goesWith(span));
    }
}
